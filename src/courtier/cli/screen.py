"""What every command draws with: the console, seat colours and letters, the log, score sheets, and columns of items."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from courtier.cli.speech import Speech
from courtier.core.game import Game
from courtier.core.heraldry import INK, letters, tincture
from courtier.core.views import ScoreSheet, StoryLine
from courtier.core.words import phrase_of

GOLD = "#c8901c"
DIM = "dim"
WIDE = 132  # from here on the log stands beside the board
LOG_WIDTH = 46
ALL = 1000  # a height at which nothing is left out
PIPE_WIDTH = 100  # when nobody says how wide the paper is


def console(stderr: bool = False) -> Console:
    """Made anew by each command, so that it writes to the streams of that moment."""
    stream = sys.stderr if stderr else sys.stdout
    made = Console(highlight=False, markup=False, emoji=False, file=stream)
    if not made.is_terminal and not made._environ.get("COLUMNS"):
        made.width = PIPE_WIDTH
    return made


def tag(seat: int, names: Sequence[str]) -> Text:
    """A seat's letter on its colour."""
    return Text(f" {letters(names)[seat]} ", style=f"bold {INK} on {tincture(seat)}")


def log_line(line: StoryLine, lang: str, names: Sequence[str]) -> Text:
    said = phrase_of(line["phrase"]).text(lang, names)
    mark = tag(line["seat"], names) if line["seat"] >= 0 else Text(" · ", style=DIM)
    return Text.assemble(mark, " ", (said, "" if line["seat"] >= 0 else "italic"))


def log(lines: Sequence[StoryLine], lang: str, names: Sequence[str]) -> list[Text]:
    return [log_line(line, lang, names) for line in lines]


def title_name(game: Game, say: Speech) -> str:
    return say(f"title-{game.title.name}")


def board(game: Game, seat: int | None, say: Speech, names: Sequence[str]) -> Any:
    """The title's own picture of what this seat may see, or a plain one."""
    view = game.view(seat)
    picture = game.title.picture(view, say.lang, names, game.content)
    return plain_picture(game, view, say) if picture is None else picture


def plain_picture(game: Game, view: Any, say: Speech) -> RenderableType:
    """For titles that do not draw themselves: the view's fields, one a line, lists one entry a line."""
    table = Table.grid(padding=(0, 2))
    for name, value in view.items():
        rows = value if isinstance(value, list) and any(isinstance(row, dict) for row in value) else [value]
        for at, row in enumerate(rows):
            told = (
                ", ".join(f"{k} {_told(v)}" for k, v in row.items()) if isinstance(row, dict) else _told(row)
            )
            table.add_row(Text("" if at else str(name), style=DIM), Text(told))
    return Group(Text(title_name(game, say), style=f"bold {GOLD}"), table)


def _told(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def everybody(game: Game, say: Speech, names: Sequence[str]) -> tuple[list[ScoreSheet], list[str]]:
    """All score sheets, the best first, and all names: opponents without a seat come after the seats."""
    others = game.opponents()
    sheets = [*game.scores(), *[sheet for _, sheet in others]]
    called = [*names, *[name.text(say.lang, names) for name, _ in others]]
    return sorted(sheets, key=lambda sheet: (sheet["rank"], sheet["seat"])), called


def score_table(game: Game, say: Speech, names: Sequence[str]) -> Table:
    """Score sheets side by side, one category a row."""
    table = Table(title=say("cli-scores"), title_justify="left", border_style=DIM, title_style="bold")
    table.add_column("")
    by_rank, names = everybody(game, say, names)
    for sheet in by_rank:
        head = Text.assemble(tag(sheet["seat"], names), f" {names[sheet['seat']]}")
        table.add_column(head, justify="right")
    longest = max(
        by_rank, key=lambda sheet: len(sheet["lines"])
    )  # an opponent may have categories of its own
    points = [{line["key"]: line["points"] for line in sheet["lines"]} for sheet in by_rank]
    for line in longest["lines"]:
        table.add_row(say(line["key"]), *[str(made.get(line["key"], "")) for made in points])
    table.add_section()
    totals = [Text(str(sheet["total"]), style="bold") for sheet in by_rank]
    table.add_row(Text(say("cli-total"), style="bold"), *totals)
    table.add_row(say("cli-rank"), *[str(sheet["rank"]) for sheet in by_rank])
    return table


def winners_line(game: Game, say: Speech, names: Sequence[str]) -> Text:
    assert game.over
    sheets, names = everybody(game, say, names)
    winners = [names[sheet["seat"]] for sheet in sheets if sheet["rank"] == 1]
    return Text(say("cli-winners", n=len(winners), who=", ".join(winners)), style=f"bold {GOLD}")
