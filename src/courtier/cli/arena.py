"""`courtier arena`: bots against bots, with ratings, tables and charts; can be stopped and taken up again."""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from courtier.arena import charts, cluster, crew, page
from courtier.arena.book import Book
from courtier.arena.plan import ROUNDS, Plan, plan_of
from courtier.arena.play import Played, Row
from courtier.arena.report import Report, report
from courtier.cli import screen
from courtier.cli.begin import read_options, the_title
from courtier.cli.group import INTERRUPTED
from courtier.cli.speech import BadInput, Speech
from courtier.core.extras import need
from courtier.core.words import phrase_of

FORFEITS_TOLD = 5


@dataclass(frozen=True)
class Wishes:
    """What to do with the results, and who plays."""

    out: Path | None = None
    resume: bool = False
    html: Path | None = None
    png: Path | None = None
    json: bool = False
    jobs: int = 0
    ray: str | None = None


def plan(
    title: str, bots: Sequence[str], games: int, seats: int | None, seed: int, gauntlet: str | None,
    options: Sequence[str], content: Path | None, limit: float, rounds: int = ROUNDS,
) -> Plan:  # fmt: skip
    chosen = the_title(title)
    settled = read_options(chosen, options)
    overlay = None if content is None else str(content)
    return plan_of(chosen.name, seats, bots, games, seed, gauntlet or "", settled, overlay, limit, rounds)


def run(plan: Plan, wishes: Wishes, say: Speech) -> None:
    _check(wishes)
    book = Book(plan, wishes.out, wishes.resume)
    todo = book.todo()
    fresh: list[Played] = []
    stopped = False
    paper = screen.console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=paper, transient=True, disable=not paper.is_terminal) as progress:
        bar = progress.add_task(say("arena-playing"), total=plan.total, completed=plan.total - len(todo))
        with closing(_games(plan, todo, wishes)) as games:
            try:
                for one in games:
                    book.add(one.row)
                    fresh.append(one)
                    progress.advance(bar)
            except KeyboardInterrupt:
                stopped = True
    book.close()
    told = report(plan, book.rows.values(), fresh)
    _publish(told, wishes, say)
    _forfeits(book.rows.values(), paper, say)
    if stopped:
        paper.print(Text(_how_to_go_on(told, wishes, say), style=screen.GOLD))
        raise typer.Exit(INTERRUPTED)


def _games(plan: Plan, todo: Sequence[int], wishes: Wishes) -> Generator[Played]:
    jobs = wishes.jobs or os.cpu_count() or 1
    if wishes.ray is not None and todo:
        return cluster.played(plan, todo, wishes.ray, jobs)
    return crew.played(plan, todo, jobs)


def _check(wishes: Wishes) -> None:
    """What would be a pity to find out after a night of games."""
    if wishes.resume and wishes.out is None:
        raise BadInput("arena-resume-what")
    need("openskill.models")
    if wishes.html or wishes.png:
        charts.matplotlib()
    for path in (wishes.html, wishes.png):
        if path is not None and not path.parent.is_dir():
            raise BadInput("cli-unwritable", file=str(path), what=str(path.parent))


def _forfeits(rows: Iterable[Row], console: Console, say: Speech) -> None:
    """Why programs lost their seats: each reason once, with the number of games."""
    why = Counter(phrase_of(said).text(say.lang) for row in rows for said in row.get("forfeits", {}).values())
    for text, n in why.most_common(FORFEITS_TOLD):
        console.print(Text(say("arena-forfeits", n=n, why=text), style="red"))


def _how_to_go_on(told: Report, wishes: Wishes, say: Speech) -> str:
    if wishes.out is None:
        return say("arena-stopped", games=told.games, all=told.total)
    return say("arena-stopped-file", games=told.games, all=told.total, file=str(wishes.out))


def _publish(told: Report, wishes: Wishes, say: Speech) -> None:
    if wishes.json:
        print(json.dumps(told.data(), indent=2))
    else:
        show(told, screen.console(), say)
    if not told.games:
        return
    if wishes.png:
        wishes.png.write_bytes(charts.draw(told, say, "png"))
    if wishes.html:
        command = shlex.join(["courtier", *sys.argv[1:]])
        wishes.html.write_text(page.page(told, say, say.lang, command), encoding="utf-8")


def show(told: Report, console: Console, say: Speech) -> None:
    """The tables for a terminal."""
    heading = say("arena-heading", title=say(f"title-{told.title}"), seats=told.seats)
    console.print(Text(heading, style=f"bold {screen.GOLD}"))
    console.print(Text(page.summary(told, say), style=screen.DIM))
    if not told.games:
        return
    console.print(_table("", page.standings(told, say)))
    console.print(_table(say("arena-crosstable"), page.crosstable(told)))
    console.print(Text(say("arena-crosstable-about"), style=screen.DIM))
    console.print(_table(say("arena-categories"), page.categories(told, say)))
    console.print(_table(say("arena-seats"), page.seats(told, say)))
    console.print(Text(say("arena-seats-about"), style=screen.DIM))


def _table(title: str, cells: page.Cells) -> Table:
    head, rows = cells
    out = Table(border_style=screen.DIM, title=title or None, title_justify="left", title_style="bold")
    for at, name in enumerate(head):
        out.add_column(name, justify="right" if at else "left")
    for row in rows:
        out.add_row(*[_cell(text) for text in row])
    return out


def _cell(text: str) -> Text:
    main, _, aside = text.partition("\t")
    return Text.assemble(main, (f" {aside}" if aside else "", screen.DIM))
