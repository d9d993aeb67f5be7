"""`courtier arena ladder`: the table of all levels, a rung at a time; stopped and taken up again at will."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from courtier.arena import crew
from courtier.arena.book import Book
from courtier.arena.ladder import Found, Rung, found, path, rungs, table
from courtier.cli import screen
from courtier.cli.begin import the_title
from courtier.cli.group import INTERRUPTED
from courtier.cli.speech import Speech
from courtier.core.title import titles

TABLE = "ladder.md"


def run(title: str | None, every: bool, quick: bool, folder: Path, jobs: int, say: Speech) -> None:
    """Plays what is missing in the folder, then prints the table and leaves it there too."""
    names = [the_title(title).name] if title else sorted(titles())
    wanted = [rung for name in names for rung in rungs(name, every, quick)]
    folder.mkdir(parents=True, exist_ok=True)
    paper = screen.console(stderr=True)
    done: list[tuple[Rung, Found]] = []
    stopped = False
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=paper, transient=True, disable=not paper.is_terminal) as progress:
        bar = progress.add_task(say("arena-playing"), total=sum(rung.plan.total for rung in wanted))
        for rung in wanted:
            book = Book(rung.plan, path(folder, rung), resume=True)
            todo = book.todo()
            progress.advance(bar, rung.plan.total - len(todo))
            if not stopped and todo:
                with closing(crew.played(rung.plan, todo, jobs or os.cpu_count() or 1)) as games:
                    try:
                        for one in games:
                            book.add(one.row)
                            progress.advance(bar)
                    except KeyboardInterrupt:
                        stopped = True
                book.close()
            done.append((rung, found(rung, book.rows.values())))
    told = table(done)
    (folder / TABLE).write_text(told, encoding="utf-8")
    print(told, end="")
    if stopped:
        paper.print(Text(say("arena-ladder-stopped", folder=str(folder)), style=screen.GOLD))
        raise typer.Exit(INTERRUPTED)
