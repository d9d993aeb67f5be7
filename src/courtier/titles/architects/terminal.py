"""Architects drawn for a terminal with Rich, from one seat's view alone. Compact at 80 columns, framed from 100 on.

A screen that is too low gets the sections that matter in the step at hand; printed with a greater height, all of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from courtier.core.content import Content
from courtier.core.terminal import CAN, COMPACT, DIM, draw, fitting, flow, one_line, room_of
from courtier.core.views import View
from courtier.titles.architects import terminal_boards as boards
from courtier.titles.architects import terminal_town as town
from courtier.titles.architects.terminal_signs import GOODS, LEGEND, SIGNS, SKILLS, STYLES, Signs

ORDER = {  # sections by step, the most useful first
    "draft": ("packet", "plans", "apprentices", "own", "town"),
    "apprentice": ("apprentices", "plans", "own", "town"),
    "turn": ("town", "drawn", "own", "plans", "apprentices", "works", "scheme", "virtue", "others"),
    "reset": ("own", "town", "works", "plans", "virtue", "apprentices", "scheme", "others"),
    "hand": ("plans", "own", "apprentices", "town", "works", "virtue", "others"),
    "end": ("own", "virtue", "works", "others", "plans"),
    "scoring": ("own", "others", "virtue", "works", "scheme"),
}


class Picture:
    """The whole table as a renderable."""

    def __init__(self, view: View, lang: str, names: Sequence[str], content: Content) -> None:
        self.view = view
        self.signs = Signs(view, lang, names, content)
        self.say = self.signs.say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        drawn = draw(console, options, self.sections(options.max_width))
        first = ORDER[self.view["step"]]
        rest = [name for name in drawn if name not in {*first, "header", "seats", "legend"}]
        yield from fitting(drawn, (*first, *rest, "legend"), room_of(options))

    def sections(self, width: int) -> dict[str, RenderableType | None]:
        """Everything there is to draw, from top to bottom; None where there is nothing."""
        d, own, over = self.signs, self.view["own"], self.view["over"]
        opponent = self.view["opponent"]
        works = [town.market(d, width), town.guildhall(d), town.cathedral(d, width)]
        return {
            "header": self.header(width),
            "town": town.locations(d, width) if not over else None,
            "works": Text("\n").join(works),
            "virtue": town.virtue(d, width),
            "apprentices": self.apprentices(width) if not over else None,
            "seats": boards.seats(d, width),
            "scheme": boards.opponent(d, opponent, width) if opponent else None,
            "others": boards.others(d, width),
            "own": boards.own(d, width),
            "plans": boards.plans(d, "architects-hand", own["hand"], width) if own and not over else None,
            "packet": boards.plans(d, "architects-terminal-packet", own["packet"], width) if own else None,
            "drawn": boards.plans(d, "architects-terminal-drawn", own["drawn"], width) if own else None,
            "legend": self.legend(width),
        }

    def header(self, width: int) -> Text:
        v = self.view
        out = Text(self.say("title-architects"), style="bold #c8901c") if width >= COMPACT else Text()
        out.append(
            f"{'  ' if width >= COMPACT else ''}{self.say('architects-step-' + v['step'])}  ", style="bold"
        )
        if v["left"] is not None and not v["over"]:
            out.append(f"{self.say('architects-terminal-left', n=v['left'])}  ", style=STYLES["debt"])
        out.append(f"{self.say('architects-tax-pool')} {SIGNS['tax']} {v['tax']}  ", style=STYLES["tax"])
        hall = v["guildhall"]
        out.append(f"{SIGNS['end']} {len(hall['workers'])}/{hall['spaces']}  ")
        piles = (
            ("apprentice", "apprentices_pile"),
            ("card", "buildings_pile"),
            ("cathedral", "rewards_pile"),
        )
        piled = "  ".join(f"{SIGNS[thing]} {v[pile]}" for thing, pile in piles)
        out.append(f"{self.say('architects-terminal-piles')} {piled}", style=DIM)
        return one_line(out)

    def apprentices(self, width: int) -> Table:
        """Two rows: skills and virtue, the price at the next visit with its skipping coins, coins on the card."""
        own = self.view["own"]
        slots = self.view["display"]
        columns = max(slot["column"] for slot in slots)
        frame = box.ROUNDED if width >= COMPACT else None
        table = Table(
            box=frame,
            show_header=False,
            show_lines=bool(frame),
            border_style=DIM,
            padding=0 if frame else (0, 1, 0, 0),
            pad_edge=False,
        )
        for _ in range(columns):
            table.add_column(width=(width - columns - 1) // columns, no_wrap=True, overflow="ellipsis")
        cells = [
            self.apprentice(slot["id"], slot["coins"], own["hire"][at] if own else None)
            for at, slot in enumerate(slots)
        ]
        for at in range(0, len(cells), columns):
            table.add_row(*cells[at : at + columns])
        return table

    def apprentice(self, id: str | None, coins: int, price: int | None) -> Text:
        d = self.signs
        if id is None:
            return Text("—", style=DIM)
        card = d.cards["apprentice"][id]
        name = Text.assemble((self.say("architects-apprentice-" + card["family"]), "bold"))
        price_tag = Text()
        if price is not None:
            enough = d.me["silver"] >= price
            price_tag = Text(
                f"{'✓' if enough else '✗'}{price}{SIGNS['silver']} ", style=CAN if enough else DIM
            )
        if coins:
            price_tag.append(f"(+{coins}{SIGNS['silver']}) ", style=STYLES["tax"])
        more = Text.assemble(d.skills(card["skills"]), " ", d.virtue(card))
        return Text("\n").join([name, Text.assemble(price_tag, more), d.effects(card)])

    def legend(self, width: int) -> Text:
        d = self.signs
        named = [(thing, self.say("architects-legend-" + thing)) for thing in LEGEND]
        named += [(good, self.say("architects-good-" + good)) for good in GOODS]
        named += [(skill, self.say("architects-skill-" + skill).lower()) for skill in SKILLS]
        items = [Text.assemble(d.sign(thing), (f" {name}", DIM)) for thing, name in named]
        items.append(Text.assemble("→", (f" {self.say('architects-legend-next')}", DIM)))
        return flow(Text(), items, width)
