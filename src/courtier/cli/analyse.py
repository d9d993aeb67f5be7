"""`courtier analyse`: a game choice by choice, what each cost in expected points, and how the game went."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from courtier.arena import crew
from courtier.bots.analysis import Stopped, Verdict, judge, summaries, worst
from courtier.cli import saves, screen
from courtier.cli.chairs import plain_names
from courtier.cli.group import INTERRUPTED
from courtier.cli.screen import DIM, GOLD
from courtier.cli.speech import Speech
from courtier.core.game import Game, load
from courtier.core.words import Arg, phrase_of

BARS = "▁▂▃▄▅▆▇█"
SIGNS = {"slip": "?!", "mistake": "?", "blunder": "??"}
LOUD = {"slip": "yellow", "mistake": "bold yellow", "blunder": "bold red"}
NARROWEST = 20  # cells of a graph
NAME = 16  # cells of a name beside it


def run(
    path: Path,
    budget: int,
    jobs: int | None,
    most: int,
    content: Path | None,
    cut: bool,
    as_json: bool,
    say: Speech,
) -> None:
    game, record = saves.open_record(path, content, cut)
    text = saves.read(path)
    names = plain_names(record.names, game.seats)
    pieces = [(text, content, n, seat, token, budget) for n, (seat, token) in enumerate(game.choices)]
    found: list[Verdict] = []
    done = 0
    stopped = False
    paper = screen.console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=paper, transient=True, disable=not paper.is_terminal) as progress:
        bar = progress.add_task(say("analyse-thinking"), total=len(pieces))
        with closing(crew.spread(one, pieces, jobs or os.cpu_count() or 1)) as verdicts:
            try:
                for verdict in verdicts:
                    done += 1
                    progress.advance(bar)
                    if verdict is not None:
                        found.append(verdict)
            except KeyboardInterrupt:
                stopped = True
    found.sort(key=lambda verdict: verdict.n)
    if as_json:
        print(json.dumps(data(game, names, found, done, budget), indent=2))
    else:
        Paper(game, text, content, names, screen.console(), say).tell(found, most)
    if stopped:
        paper.print(Text(say("analyse-stopped", done=done, all=len(pieces)), style=GOLD))
        raise typer.Exit(INTERRUPTED)


def one(text: str, content: Path | None, n: int, seat: int, token: str, budget: int) -> Verdict | None:
    """The verdict on choice number n of a record; in any process."""
    game = load(text, content=content, cut=True, upto=n)
    try:
        return judge(game, seat, token, budget, crew.stopping)
    except Stopped:
        return None


def data(
    game: Game, names: Sequence[str], found: Sequence[Verdict], done: int, budget: int
) -> dict[str, Any]:
    return {
        "title": game.title.name,
        "names": list(names),
        "budget": budget,
        "choices": len(game.choices),
        "analysed": done,
        "seats": [summary.data() for summary in summaries(found, game.seats)],
        "verdicts": [verdict.data() for verdict in found],
        "scores": [sheet["total"] for sheet in sorted(game.scores(), key=lambda s: s["seat"])]
        if game.over
        else None,
    }


class Paper:
    """The analysis for a terminal."""

    def __init__(
        self, game: Game, text: str, content: Path | None, names: list[str], console: Console, say: Speech
    ) -> None:
        self.game = game
        self.text = text
        self.content = content
        self.names = names
        self.console = console
        self.say = say

    def tell(self, found: Sequence[Verdict], most: int) -> None:
        say, console = self.say, self.console
        heading = say(
            "analyse-heading", title=say(f"title-{self.game.title.name}"), choices=len(self.game.choices)
        )
        console.print(Text(heading, style=f"bold {GOLD}"))
        if not found:
            return
        self.graph(found)
        console.print(self.seats(found))
        mistakes = worst(found, most)
        console.print(Text(say("analyse-worst" if mistakes else "analyse-none"), style="bold"))
        chapter = ""
        for verdict in sorted(mistakes, key=lambda v: v.n):
            if (begun := self.chapter(verdict.n)) != chapter:
                console.print(Text(begun, style=DIM))
                chapter = begun
            self.mistake(verdict)

    def graph(self, found: Sequence[Verdict]) -> None:
        """Expected points of every seat through the game; where somebody erred, a mark below."""
        cells = max(NARROWEST, min(self.console.width - NAME - 14, len(found)))
        lows = min(min(verdict.points) for verdict in found)
        highs = max(max(verdict.points) for verdict in found)
        self.console.print(Text(self.say("analyse-graph", low=f"{lows:.0f}", high=f"{highs:.0f}"), style=DIM))
        for seat, name in enumerate(self.names):
            values = [verdict.points[seat] for verdict in found]
            line = Text.assemble(screen.tag(seat, self.names), f" {name[:NAME]:<{NAME}} ")
            line.append(sparkline(values, cells, lows, highs))
            line.append(f" {values[-1]:5.1f}", style="bold")
            self.console.print(line)
        marks = Text(" " * (NAME + 5))
        for at in range(cells):
            grade = _worst_of(found[at * len(found) // cells : max(1, (at + 1) * len(found) // cells)])
            marks.append("!" if grade in LOUD else " ", style=LOUD.get(grade, ""))
        self.console.print(marks)

    def seats(self, found: Sequence[Verdict]) -> Table:
        say = self.say
        table = Table(border_style=DIM)
        for at, name in enumerate(("seat", "accuracy", "cost", "best", "slip", "mistake", "blunder")):
            table.add_column(say(f"analyse-column-{name}"), justify="right" if at else "left")
        for summary in summaries(found, self.game.seats):
            seat = Text.assemble(screen.tag(summary.seat, self.names), f" {self.names[summary.seat]}")
            counts = [str(summary.grades[grade]) for grade in ("best", "slip", "mistake", "blunder")]
            counts[0] += f"/{summary.choices}"
            table.add_row(seat, f"{summary.accuracy:.0f} %", f"{summary.cost:.1f}", *counts)
        return table

    def chapter(self, n: int) -> str:
        """The last part of the game that had begun after n choices, in the words of the chronicle."""
        said = [line for line in self.game.story() if line["kind"] in self.game.title.chapters]
        begun = [line for line in said if line["choice"] <= n]
        return phrase_of(begun[-1]["phrase"]).text(self.say.lang, self.names) if begun else ""

    def mistake(self, verdict: Verdict) -> None:
        before = load(self.text, content=self.content, cut=True, upto=verdict.n)
        labels = {str(o): o.phrase().text(self.say.lang, self.names) for o in before.options(verdict.seat)}
        line = Text.assemble((f"{verdict.n:>4} ", DIM), screen.tag(verdict.seat, self.names), " ")
        line.append(f"{SIGNS[verdict.grade]:<3}", style=LOUD[verdict.grade])
        figures = {"cost": verdict.cost, "lead": verdict.lead, "best": verdict.best_lead}
        told: dict[str, Arg] = {
            name: f"{value:.1f}" if name == "cost" else f"{value:+.1f}" for name, value in figures.items()
        }
        asked = next(question for question in before.asks if question.seat == verdict.seat)
        said = self.say(
            "analyse-mistake",
            asked=asked.phrase().text(self.say.lang, self.names),
            made=labels[verdict.token],
            better=labels[verdict.best],
            **told,
        )
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(line, Text(said))
        self.console.print(grid)


def sparkline(values: Sequence[float], cells: int, low: float, high: float) -> str:
    """Values as bars of eight heights, the mean of those that share a cell."""
    out = ""
    for at in range(cells):
        first = at * len(values) // cells
        part = values[first : max(first + 1, (at + 1) * len(values) // cells)]
        share = (sum(part) / len(part) - low) / (high - low) if high > low else 0.5
        out += BARS[min(len(BARS) - 1, int(share * len(BARS)))]
    return out


def _worst_of(verdicts: Sequence[Verdict]) -> str:
    order = ("best", "fine", "slip", "mistake", "blunder")
    return max((verdict.grade for verdict in verdicts), key=order.index, default="best")
