"""Signs and colours of Architects for a terminal: every thing in a character, every card's effect in a few."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from courtier.core.terminal import DIM, SLASH, Speech

GOODS = ("clay", "wood", "stone", "gold", "marble")
SKILLS = ("carpentry", "tiling", "masonry")
SIGNS = {
    "silver": "¤", "tax": "§", "virtue": "✝", "debt": "▣", "card": "▤", "vp": "★", "worker": "♙", "prison": "▥",
    "captives": "⊗", "apprentice": "☺", "buildings": "⌂", "cathedral": "♗", "action": "⇄", "reset": "↻",
    "end": "⚑", "debts_paid": "✓▣", "debts_unpaid": "▣"}  # fmt: skip
LEGEND = (
    "silver", "tax", "virtue", "debt", "card", "worker", "prison", "captives", "apprentice", "buildings", "cathedral",
    "action", "reset", "end", "vp")  # fmt: skip
STYLES = {
    "clay": "bold #b8693d", "wood": "bold #3f8f45", "stone": "bold #8a93a3", "gold": "bold #c8901c",
    "marble": "bold #5b9bd5", "silver": "#8a93a3", "tax": "#c8901c", "virtue": "bold", "debt": "#c0392b",
    "vp": "bold #c8901c"}  # fmt: skip
ALL = 99  # an amount in the decks that means all of them
Card = Mapping[str, Any]


class Signs(Speech):
    """Architects' own signs: goods, people and effects of cards."""

    def name(self, player: int) -> str:
        if player < len(self.names):
            return self.names[player]
        return self.say("architects-opponent-" + self.view["opponent"]["id"])

    def groups(self, workers: Sequence[int]) -> Text:
        """Workers of each colour: letter and number."""
        return Text("").join(self.tag(player, str(n)) for player, n in enumerate(workers) if n)

    # things

    def sign(self, thing: str) -> Text:
        if thing in GOODS:
            return Text(self.say("architects-letter-" + thing), style=STYLES[thing])
        if thing in SKILLS:
            return Text(f"[{self.say('architects-letter-' + thing)}]", style="bold")
        if thing == "basic":
            return SLASH.join(self.sign(good) for good in GOODS[:3])
        return Text(SIGNS[thing], style=STYLES.get(thing, ""))

    def thing(self, thing: str, n: int | str) -> Text:
        return Text.assemble((str(n), STYLES.get(thing, "")), self.sign(thing))

    def amounts(self, amounts: Mapping[str, int], gap: str = " ") -> Text:
        return Text(gap).join(self.thing(thing, n) for thing, n in amounts.items() if n)

    def kinds(self, kinds: Mapping[str, Any]) -> Text:
        """4w/s: so many of these in any mix."""
        return Text.assemble(str(kinds["n"]), SLASH.join(self.sign(kind) for kind in kinds["of"]))

    def skills(self, skills: Sequence[str]) -> Text:
        return Text("").join(self.sign(skill) for skill in skills)

    def price(self, card: Card) -> Text:
        return self.kinds(card["cost_any"]) if "cost_any" in card else self.amounts(card["cost"])

    def virtue(self, card: Card) -> Text:
        """What hiring or building it does to virtue."""
        n = card.get("virtue", 0)
        return self.thing("virtue", signed(n)) if n else Text()

    # effects

    def effects(self, card: Card) -> Text:
        """All that a card does, moments first; a dot where it does nothing."""
        said = [self.effect(effect) for effect in card.get("effects", ())]
        return Text("; ").join(said) if said else Text("·", style=DIM)

    def effect(self, effect: Card) -> Text:
        out = Text()
        if effect["moment"] not in ("always", "built"):
            out.append(f"{self.say('architects-short-' + effect['moment'])} ", style=DIM)
        if effect.get("everyone"):
            out.append(f"{self.say('architects-terminal-everybody')} ")
        if "pay" in effect:
            out.append_text(self.amounts(effect["pay"])).append("→")
        out.append_text(self.deed(effect))
        if "per" in effect:
            each = effect["per"]["each"]
            out.append(f"/{each if each > 1 else ''}").append_text(self.sign(effect["per"]["count"]))
        if "if" in effect:
            bound = effect["if"]
            least = f"{bound['min']}+" if "min" in bound else "0"
            out.append(f" ({least}").append_text(self.sign(bound["count"])).append(")")
        if "most" in effect:
            out.append(f" {self.say('architects-terminal-most')} ").append_text(self.sign(effect["most"]))
        return out

    def deed(self, effect: Card) -> Text:
        if "gain" in effect:
            return Text.assemble("+", self.amounts(effect["gain"]))
        if "lose" in effect:
            return Text.assemble("−", self.amounts(effect["lose"]))
        if "trade" in effect:
            pay, gain = effect["trade"]["pay"], effect["trade"]["gain"]
            return Text.assemble(self.amounts(pay), "→", self.amounts(gain))
        if "discount" in effect:
            return Text.assemble("−", self.amounts(effect["discount"]))
        if "discount_any" in effect:
            return Text.assemble("−", self.kinds(effect["discount_any"]))
        if "choose" in effect:
            return SLASH.join(self.deed(branch) for branch in effect["choose"])
        if "release" in effect:
            n, source = effect["release"]["n"], effect["release"]["from"]
            held = SIGNS["prison" if source == "prison" else "captives"]
            return Text(f"{'' if n >= ALL else n}{SIGNS['worker']}←{held}")
        if "rule" in effect:
            return self.rule(effect["rule"])
        return self.plain_deed(effect)

    def rule(self, rule: str) -> Text:
        if rule == "gold_is_marble":
            return Text.assemble(self.sign("gold"), "=", self.sign("marble"))
        return Text.assemble(f"{SIGNS['cathedral']} 0", self.sign("card"))

    def plain_deed(self, effect: Card) -> Text:
        """Deeds that are a single number."""
        for deed, said in (
            ("actions", "+{}⇄"), ("capture", "{}⊗"), ("destroy_debt", "−{}▣"), ("hire", "+{}☺"), ("dismiss", "−{}☺"),
            ("build", "+{}♙⌂"), ("refuse_debt", "−{}▣"), ("apprentice_limit", "≤{}☺")):  # fmt: skip
            if deed in effect:
                return Text(said.format(effect[deed]))
        if "debt_vp" in effect:
            return Text(f"{signed(effect['debt_vp'])}★/▣", style=STYLES["vp"])
        spared = effect["spare_virtue"]
        return Text(self.say("architects-terminal-spared", n=0 if spared >= ALL else spared))


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n else "0"
