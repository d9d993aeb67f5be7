"""`courtier balance`: which cards are out of line, by many games of one level against itself."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from courtier.arena import balance, charts, crew
from courtier.arena.balance import Worth
from courtier.bots import program
from courtier.cli import screen
from courtier.cli.begin import read_options, the_title
from courtier.cli.speech import BadInput, Speech


def run(
    title: str, bot: str, games: int, seats: int | None, seed: int, options: Sequence[str], png: Path | None,
    jobs: int, as_json: bool, say: Speech,
) -> None:  # fmt: skip
    chosen = the_title(title)
    program.check(bot, chosen.name)
    if png is not None:
        charts.matplotlib()
    settled = read_options(chosen, options)
    seats = max(2, chosen.seats[0]) if seats is None else seats
    chosen.settle(settled, seats)
    plan = balance.plan_of_one(chosen.name, bot, seats, games, seed, settled)
    rows = []
    paper = screen.console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=paper, transient=True, disable=not paper.is_terminal) as progress:
        bar = progress.add_task(say("arena-playing"), total=plan.total)
        with closing(crew.played(plan, range(plan.total), jobs or os.cpu_count() or 1)) as played:
            for one in played:
                rows.append(one.row)
                progress.advance(bar)
    found = balance.worths(rows)
    if not found:
        raise BadInput("balance-nothing", title=say(f"title-{chosen.name}"))
    names = {(one.deck, one.card): chosen.card_name(one.deck, one.card).text(say.lang) for one in found}
    if png is not None:
        png.write_bytes(balance.draw(found, say, names))
    if as_json:
        told = {"title": chosen.name, "bot": bot, "seats": seats, "games": len(rows), "seed": seed,
                "cards": [one.data() for one in found]}  # fmt: skip
        print(json.dumps(told, indent=2))
        return
    console = screen.console()
    console.print(Text(say("balance-heading", games=len(rows), seats=seats, bot=bot), style="bold"))
    for deck in dict.fromkeys(one.deck for one in found):
        console.print(
            _table(say(f"balance-deck-{deck}"), [one for one in found if one.deck == deck], names, say)
        )


def _table(heading: str, cards: list[Worth], names: dict[tuple[str, str], str], say: Speech) -> Table:
    out = Table(border_style=screen.DIM, title=heading, title_justify="left", title_style="bold")
    out.add_column(say("balance-card"))
    out.add_column(say("balance-points"), justify="right")
    out.add_column(say("balance-seats"), justify="right")
    for one in cards:
        margin = f"{one.margin:.1f}" if math.isfinite(one.margin) else "?"
        out.add_row(names[one.deck, one.card], f"{one.points:+.1f} ± {margin:>3}", str(one.seats))
    return out
