"""Paladins drawn for a terminal with Rich, from one seat's view alone. Compact at 80 columns, framed from 100 on.

A screen that is too low gets the sections that matter in the step at hand; printed with a greater height, all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from courtier.core.content import Content
from courtier.core.terminal import CAN, COMPACT, DIM, draw, fitting, flow, one_line, room_of
from courtier.core.views import View
from courtier.titles.paladins import terminal_boards as boards
from courtier.titles.paladins import terminal_crowns as crowns
from courtier.titles.paladins.terminal_signs import (
    CROWNS_LEGEND,
    FACTIONS,
    LEGEND,
    NOBLES,
    PIECES,
    ROMAN,
    SIGNS,
    STYLES,
    WORKERS,
    Signs,
    on_pile,
    row,
)

ORDER = {  # sections by step, the most useful first
    "setup": ("town", "secret", "outsiders", "muster", "nobles", "king", "map", "own", "courts"),
    "paladin": (
        "hand",
        "secret",
        "own",
        "taverns",
        "king",
        "muster",
        "nobles",
        "rival",
        "town",
        "outsiders",
        "map",
        "courts",
    ),
    "workers": (
        "taverns",
        "own",
        "hand",
        "secret",
        "king",
        "muster",
        "nobles",
        "town",
        "outsiders",
        "map",
        "rival",
        "courts",
    ),
    "actions": (
        "own",
        "next",
        "muster",
        "nobles",
        "town",
        "secret",
        "outsiders",
        "map",
        "king",
        "courts",
        "crew",
        "rival",
        "hand",
    ),
    "scoring": ("own", "secret", "courts", "crew", "rival", "map", "king"),
}


class Picture:
    """The whole table as a renderable."""

    def __init__(self, view: View, lang: str, names: Sequence[str], content: Content) -> None:
        self.view = view
        self.signs = Signs(view, lang, names, content)
        self.say = self.signs.say
        self.decks = self.signs.decks
        self.cards = self.signs.cards
        self.me = self.signs.me

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        drawn = draw(console, options, self.sections(options.max_width))
        order = ORDER.get(self.view["step"], ORDER["actions"])
        yield from fitting(drawn, (*order, "legend"), room_of(options))

    def sections(self, width: int) -> dict[str, RenderableType | None]:
        """Everything there is to draw, from top to bottom; None where there is nothing."""
        over, rival, court = self.view["over"], self.view["rival"], self.view["crowns"]
        return {
            "header": self.header(width),
            "king": self.king(width),
            "map": self.map(width),
            "town": self.town(width),
            "outsiders": self.outsiders(width),
            "muster": crowns.muster(self.signs, width) if court else None,
            "nobles": crowns.nobles(self.signs, width) if court else None,
            "taverns": self.taverns(width) if self.view["taverns"] and not over else None,
            "seats": boards.seats(self.signs, width),
            "rival": boards.rival(self.signs, rival, width) if rival else None,
            "next": boards.ahead(self.signs, rival["next"], width) if rival and rival["next"] else None,
            "hand": boards.hand(self.signs, width) if self.view["own"] and not over else None,
            "own": boards.own(self.signs, width),
            "secret": crowns.secrets(self.signs, width) if court else None,
            "courts": crowns.courts(self.signs, width) if court else None,
            "crew": boards.crew(self.signs, width),
            "legend": self.legend(width),
        }

    # the main board

    def header(self, width: int) -> Text:
        """Title and rounds shrink to numbers where there is no room."""
        v = self.view
        out = Text()
        if width >= COMPACT:
            out.append(self.say("title-paladins"), style="bold #c8901c").append("  ")
            for n in range(1, v["rounds"] + 1):
                here = n == v["round"]
                out.append(f"[{n}]" if here else f" {n} ", style="bold" if here else DIM)
        else:
            out.append(f"Paladins  {v['round']}/{v['rounds']}", style="bold #c8901c")
        out.append(f"  {self.say('paladins-step-' + v['step'])}  ", style="bold")
        out.append(f"{SIGNS['tax']} {v['tax']}/{v['tax_full']}  ", style=STYLES["tax"])
        piles = (
            (SIGNS["debt"], v["debts"]),
            (SIGNS["suspicion"], v["suspicion"]["pile"]),
            (PIECES["fortify"], v["walls"]),
        )
        out.append("  ".join(f"{sign} {n}" for sign, n in piles), style=DIM)
        return one_line(out)

    def king(self, width: int) -> Text:
        """Orders and favours by round: what they ask, what they give, whose worker stands there."""
        orders: list[Text] = []
        for space in self.view["orders"]:
            card = self.cards["kings_order"].get(space["order"])
            said = f"{card['need']}{PIECES[card['action']]} " if card else ""
            name = self.say(f"paladins-short-{card['action']}") if card else "?"
            mine = len(orders) < len(self.me["orders"]) and self.me["orders"][len(orders)]
            orders.append(Text.assemble((f"{ROMAN[space['round']]} ", DIM), (said, "bold"), name, " ",
                                        (f"{space['vp']}★", STYLES["vp"]), (" ✓" if mine else "", CAN)))  # fmt: skip
        favours = []
        for space in self.view["favours"]:
            out = Text.assemble((f"{ROMAN[space['round']]} ", DIM))
            card = self.cards["kings_favour"].get(space["favour"])
            if card is None:
                out.append("?", style=DIM)
            else:
                out.append(self.signs.letter(card["worker"]), style=STYLES.get(card["worker"], "bold"))
                out.append_text(self.signs.amounts(card.get("cost", {}))).append("→")
                out.append_text(self.signs.reward(card["reward"]))
            if space["seat"] >= 0:
                out.append(" ").append_text(self.signs.tag(space["seat"]))
            favours.append(out)
        rows = [flow(self.signs.head("paladins-terminal-orders"), orders, width)]
        rows.append(flow(self.signs.head("paladins-terminal-favours"), favours, width))
        return Text("\n").join(rows)

    def map(self, width: int) -> Table:
        """Six regions, two a line where there is room: flags, then the open squares in printed order."""
        beside = 2 if width >= COMPACT else 1
        table = Table(box=None, show_header=False, padding=0, pad_edge=False)
        for _ in range(beside):
            table.add_column(width=width // beside, no_wrap=True, overflow="ellipsis")
        cells = [self.region(number, card) for number, card in enumerate(self.decks["region"], start=1)]
        for at in range(0, len(cells), beside):
            table.add_row(*cells[at : at + beside])
        return table

    def region(self, number: int, card: Mapping[str, Any]) -> Text:
        out = Text.assemble((f"{ROMAN[number]:<4}", "bold"))
        for attribute in ("faith", "strength"):
            out.append_text(self.signs.need(attribute, card[attribute]))
        out.pad_right(11 - out.cell_len)
        for square in self.view["squares"]:
            if square["region"] != number or square["closed"]:
                continue
            if square["piece"]:
                out.append_text(self.signs.tag(square["seat"], PIECES[square["piece"]]))
            else:
                reward = self.signs.reward(self.cards["square"][square["id"]]["reward"], "")
                out.append(" ").append_text(reward).append(" " * max(0, 3 - reward.cell_len))
        out.rstrip()
        return out

    def town(self, width: int) -> Table:
        """Townsfolk: the price for who looks, what a dismissal gives, what hiring gives at once and later."""
        cells = []
        spaces = sorted(self.decks["townsfolk_space"], key=lambda space: space.get("place", 1))
        for space, cost, id in zip(spaces, self.me["recruits"], self.view["townsfolk"], strict=True):
            price, pile = self.signs.price(cost), on_pile(space, self.view["townsfolk_pile"])
            if id is None:
                cells.append(Text.assemble(("—\n", DIM), price))
                continue
            card = self.cards["townsfolk"][id]
            now = (
                Text.assemble(" ✓", self.signs.reward(card["immediate"])) if card.get("immediate") else Text()
            )
            cells.append(Text("\n").join([
                Text.assemble((pile, DIM), (self.say(f"paladins-townsfolk-{card['family']}"), "bold")),
                Text.assemble(price, " ✗", self.signs.reward(card["dismiss"]), now),
                Text.assemble((f"{self.signs.when(card)}→", DIM), self.signs.reward(card["ongoing"]))]))  # fmt: skip
        return row(cells, width)

    def outsiders(self, width: int) -> Table:
        """Outsiders: strength and spoils of an attack, faith, gain and points of a conversion."""
        cells = []
        for space, id in zip(self.decks["outsider_space"], self.view["outsiders"], strict=True):
            flags = {
                attribute: Text(f"{SIGNS[attribute]}{space[attribute]}", style=STYLES[attribute])
                for attribute in ("faith", "strength")
            }
            if id is None:
                cells.append(Text.assemble(("—\n", DIM), flags["strength"], "\n", flags["faith"]))
                continue
            card = self.cards["outsider"][id]
            faction = self.say(f"paladins-faction-{card['faction']}")[:1]
            pile = on_pile(space, self.view["outsiders_pile"])
            cells.append(Text("\n").join([
                Text.assemble((pile, DIM), (f"{faction} ", f"bold {FACTIONS[card['faction']]}"),
                              (self.say(f"paladins-outsider-{card['kind']}"), "bold")),
                Text.assemble(flags["strength"], "☠", self.signs.reward(card["attack"])),
                Text.assemble(flags["faith"], "↻", self.signs.reward(card["convert"]), " ",
                              self.signs.scoring(card["scoring"]))]))  # fmt: skip
        return row(cells, width)

    def taverns(self, width: int) -> Text:
        items = []
        for tavern in self.view["taverns"]:
            item = Text.assemble("[", self.signs.workers(self.cards["tavern"][tavern["id"]]["workers"]), "]")
            if tavern["seat"] >= 0:
                item.append(" ").append_text(self.signs.tag(tavern["seat"]))
            items.append(item)
        return flow(self.signs.head("paladins-terminal-taverns"), items, width)

    def legend(self, width: int) -> Text:
        items = []
        for thing in LEGEND:
            sign = PIECES.get(thing) or SIGNS[thing]
            style = "" if thing in PIECES else STYLES.get(thing, "")
            items.append(Text.assemble((sign, style), (f" {self.say('paladins-legend-' + thing)}", DIM)))
        if self.view["crowns"]:
            for thing, sign in CROWNS_LEGEND.items():
                style = STYLES.get(thing, "")
                items.append(Text.assemble((sign, style), (f" {self.say('paladins-legend-' + thing)}", DIM)))
            for icon, sign in NOBLES.items():
                items.append(Text.assemble(sign, (f" {self.say('paladins-icon-' + icon).lower()}", DIM)))
        for worker in WORKERS:
            name = self.say(f"paladins-worker-{worker}").lower()
            items.append(Text.assemble((self.signs.letter(worker), STYLES[worker]), (f" {name}", DIM)))
        return flow(Text(), items, width)
