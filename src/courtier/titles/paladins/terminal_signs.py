"""Signs and colours of Paladins for a terminal: every thing in one or two characters, every reward in a few."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from courtier.core.content import Content
from courtier.core.terminal import CAN, COMPACT, DIM, SLASH, Speech
from courtier.core.views import View

WORKERS = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
SIGNS = {
    "silver": "¤", "provision": "♣", "tax": "§", "faith": "✝", "strength": "⚔", "influence": "♛", "pray": "✚",
    "suspicion": "◉", "remove_suspicion": "−◉", "debt": "▣", "pay_debt": "✓▣", "destroy_debt": "−▣",
    "take_debt": "+▣", "free_recruit": "☺", "develop": "⌂", "vp": "★",
    "diplomacy": "♦", "free_dismiss": "✗☺", "dismiss_own_townsfolk": "−☺", "move_workshop": "⇄⌂",
    "pass": "»", "dismiss": "✗", "hire": "✓", "any": "?"}  # fmt: skip
PIECES = {
    "commission": "♗", "fortify": "▦", "garrison": "♖", "absolve": "⚱", "attack": "☠", "convert": "↻",
    "develop": "⌂", "monk": "♗", "outpost": "♖", "muster": "⚑", "negotiate": "✎"}  # fmt: skip
NOBLES = {"military": "♞", "merchant": "⚖", "farmer": "⚘", "clergy": "☩"}
DIPLOMAT, PILE = "◈", "≡"
COUNTED = {
    "townsfolk_hired": "☺", "order_completed": "♔", "converted_mercenary": "↻M", "debt_paid": "✓▣", "debt_unpaid": "▣",
    "suspicion_held": "◉", "muster_card": "⚑", "negotiate_card": "✎",
    "attacked_saracen": "☠S", "attacked_byzantine": "☠B", "attacked_viking": "☠V"}  # fmt: skip
LEGEND = (
    "silver", "provision", "tax", "faith", "strength", "influence", "pray", "suspicion", "debt", "pay_debt",
    "free_recruit", "dismiss", "hire", "develop", "commission", "garrison", "fortify", "absolve", "attack", "convert",
    "vp", "any")  # fmt: skip
CROWNS_LEGEND = {
    "diplomacy": "♦", "muster": "⚑", "above": "↑", "negotiate": "✎", "diplomat": DIPLOMAT, "open_pile": PILE,
    "pass": "»", "free_dismiss": "✗☺", "dismiss_own_townsfolk": "−☺", "move_workshop": "⇄⌂"}  # fmt: skip
STYLES = {
    "silver": "#8a93a3", "provision": "#3f8f45", "tax": "#c8901c", "faith": "bold", "strength": "bold #c0392b",
    "influence": "bold #3f6fd8", "vp": "bold #c8901c", "labourer": "bold", "scout": "bold #3f8f45",
    "merchant": "bold #3f6fd8", "fighter": "bold #c0392b", "cleric": "bold #8a93a3",
    "criminal": "bold #a05bb0", "diplomacy": "bold #2f8f86"}  # fmt: skip
FACTIONS = {"saracen": "#3f8f45", "byzantine": "#a05bb0", "viking": "#3f6fd8"}
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")
NARROW = 12  # narrower cells take two rows
Part = Mapping[str, Any]


class Signs(Speech):
    """Paladins' own signs: workers, things and rewards."""

    def __init__(self, view: View, lang: str, names: Sequence[str], content: Content) -> None:
        super().__init__(view, lang, names, content, first=view["start"])
        self.attributes = tuple(self.me["attributes"])

    def letter(self, worker: str) -> str:
        return self.say(f"paladins-worker-{worker}.letter")

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("paladins-rival")

    def thing(self, thing: str, n: int) -> Text:
        """3¤, L, 2L: one of a kind goes without its number where nobody could misread it."""
        if thing in WORKERS:
            return Text(f"{n if n > 1 else ''}{self.letter(thing)}", style=STYLES[thing])
        sign = SIGNS.get(thing, thing)
        return Text(f"{n if n > 1 or thing in ('silver', 'vp') else ''}{sign}", style=STYLES.get(thing, ""))

    def need(self, attribute: str, n: int) -> Text:
        """An attribute and how much of it, lit where the seat that looks has it."""
        enough = self.me["attributes"][attribute] + self.me["boosts"][attribute] >= n
        return Text(f"{SIGNS[attribute]}{n}", style=CAN if enough else DIM)

    def price(self, space: Mapping[str, Any]) -> Text:
        """What a card costs at its place: 3¤/▣ where a debt will do."""
        silver = self.amounts({"silver": space["silver"]})
        return Text.assemble(silver if space["silver"] else "0", "/▣" if space["debt"] else "")

    def amounts(self, amounts: Mapping[str, int]) -> Text:
        return Text("").join(self.thing(thing, n) for thing, n in amounts.items() if n)

    def reward(self, parts: Sequence[Part], gap: str = " ") -> Text:
        """Parts in printed order, the sides of a choice with a slash between."""
        out: list[Text] = []
        for part in parts:
            if "choose" in part:
                out.append(SLASH.join(self.amounts(side) for side in part["choose"]))
            else:
                out.append(self.amounts(part))
        return Text(gap).join(out) if out else Text("·", style=DIM)

    def workers(self, workers: Sequence[str]) -> Text:
        return Text(" ").join(Text(self.letter(worker), style=STYLES[worker]) for worker in workers)

    def scoring(self, scoring: Mapping[str, Any]) -> Text:
        """1★/2♗: a point for every two commissions."""
        per = scoring["per"]
        counted = PIECES.get(per) or COUNTED.get(per) or SIGNS.get(per, per)
        base = f"{scoring['base']}+" if scoring.get("base") else ""
        each = scoring["each"] if scoring["each"] > 1 else ""
        return Text(f"{base}{scoring['vp']}★/{each}{counted}", style=STYLES["vp"])

    def when(self, card: Mapping[str, Any]) -> str:
        """The moment at which a townsfolk acts."""
        if card["trigger"] == "inquisition":
            if "if_suspicion_min" in card:
                return f"{self.say('paladins-terminal-inquisition')} {card['if_suspicion_min']}+◉"
            if "if_suspicion_max" in card:
                return f"{self.say('paladins-terminal-inquisition')} {card['if_suspicion_max']}◉"
            return self.say("paladins-terminal-inquisition")
        if card["trigger"] == "pay_debt":
            return SIGNS["pay_debt"]
        return self.say(f"paladins-short-{card['trigger']}")


def on_pile(space: Mapping[str, Any], n: int) -> str:
    """Before the name of the open card of a pile: how many lie below it."""
    return f"{PILE}{n} " if space["id"].endswith("_pile") else ""


def row(cells: Sequence[Text], width: int) -> Table:
    """Cards beside each other, framed where there is room, in two rows where they would be too narrow."""
    frame = box.ROUNDED if width >= COMPACT else None
    beside = len(cells) if (width - len(cells) - 1) // len(cells) >= NARROW else (len(cells) + 1) // 2
    table = Table(
        box=frame, show_header=False, border_style=DIM, padding=0 if frame else (0, 1, 0, 0), pad_edge=False
    )
    for _ in range(beside):
        table.add_column(width=(width - beside - 1) // beside, no_wrap=True, overflow="ellipsis")
    for at in range(0, len(cells), beside):
        table.add_row(*cells[at : at + beside])
    return table
