"""Signs and colours of Architects for a terminal: every thing in a character, every card's effect in a few."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from courtier.core.content import Content
from courtier.core.heraldry import INK, letters, tincture
from courtier.core.views import View
from courtier.core.words import Arg, Phrase

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
DIM, CAN, LACK = "dim", "bold #3f8f45", "bold #c0392b"
SLASH = Text.assemble(("/", DIM))  # a style of its own: joined texts would take over the style of the whole
ALL = 99  # an amount in the decks that means all of them
Card = Mapping[str, Any]


class Signs:
    """What a picture is drawn from, and how it speaks: words, seats by letter and colour, effects in signs."""

    def __init__(self, view: View, lang: str, names: Sequence[str], content: Content) -> None:
        self.view = view
        self.lang = lang
        self.names = names
        self.letters = letters(names)
        self.decks = content.data()
        self.cards = {deck: {card["id"]: card for card in cards} for deck, cards in self.decks.items()}
        seat = view["seat"]
        if seat is None:  # a spectator looks over the shoulder of whoever acts
            seat = view["active"][0] if view["active"] else 0
        self.seat: int = seat
        self.me: Mapping[str, Any] = view["seats"][seat]

    def say(self, key: str, **args: Arg) -> str:
        return Phrase(key, args).text(self.lang, self.names)

    def head(self, key: str) -> Text:
        return Text.assemble((f"{self.say(key)}  ", DIM))

    # people

    def tag(self, player: int, more: str = "") -> Text:
        """A seat's letter on its colour; the automated opponent sits after the last one."""
        return Text(f" {self.letter(player)}{more} ", style=self.colour(player))

    def mark(self, player: int) -> Text:
        """The same in one character."""
        return Text(self.letter(player), style=self.colour(player))

    def letter(self, player: int) -> str:
        return self.letters[player] if player < len(self.names) else "◆"

    def colour(self, player: int) -> str:
        return f"bold {INK} on {tincture(player if player < len(self.names) else -1)}"

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


def shorter(name: str, room: int) -> str:
    return name if len(name) <= room else name[: max(1, room - 1)] + "…"


def one_line(text: Text) -> Text:
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text


def flow(head: Text, items: Sequence[Text], width: int, gap: str = "  ") -> Text:
    """Items after a head, wrapped below each other under the first one."""
    lines = [head.copy()]
    begun = False
    for item in items:
        if begun and lines[-1].cell_len + len(gap) + item.cell_len > width:
            lines.append(Text(" " * head.cell_len))
            begun = False
        lines[-1].append(gap if begun else "").append_text(item)
        begun = True
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Text("\n").join(lines)
