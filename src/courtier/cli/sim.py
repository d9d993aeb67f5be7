"""`courtier sim`: many games between bots; only sums are kept, so memory stays flat however many are played."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from courtier.bots import program
from courtier.cli import screen
from courtier.cli.begin import read_options, the_title
from courtier.cli.speech import BadInput, Speech
from courtier.core.agenda import playout
from courtier.core.game import Game, start
from courtier.core.rng import SEEDS, derive, seeded
from courtier.core.words import Phrase

CHUNKS = 200  # at most so many pieces of work, each a line of progress
FORFEITS_TOLD = 3
SPREAD = 1_000_003  # keeps the games of neighbouring seeds apart


@dataclass(frozen=True)
class Plan:
    """What to play; plain values, so that it can be sent to other processes."""

    title: str
    games: int
    bots: tuple[str, ...]  # by seat
    seed: int
    options: dict[str, Any]
    content: str | None
    limit: float = program.LIMIT  # seconds for a choice of a program from outside


@dataclass
class Totals:
    """Sums over games, by seat; opponents that hold no seat come after the seats."""

    games: int = 0
    decisions: int = 0
    wins: list[int] = field(default_factory=list)
    shared: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    lines: dict[str, list[int]] = field(default_factory=dict)  # by category of the score sheet
    forfeits: int = 0
    why: list[Phrase] = field(default_factory=list)  # the first few
    others: list[Phrase] = field(default_factory=list)  # names of opponents

    def add(self, other: Totals) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.wins = _sum(self.wins, other.wins)
        self.shared = _sum(self.shared, other.shared)
        self.points = _sum(self.points, other.points)
        self.best = [max(pair) for pair in zip(self.best, other.best)] if self.best else other.best
        self.others = self.others or other.others
        self.forfeits += other.forfeits
        self.why = (self.why + other.why)[:FORFEITS_TOLD]
        for key, points in other.lines.items():
            self.lines[key] = _sum(self.lines.get(key, []), points)


def _sum(a: list[int], b: list[int]) -> list[int]:
    return [x + y for x, y in zip(a, b)] if a else list(b)


def plan(
    title: str | None, games: int, seats: int | None, bots: str | Sequence[str], seed: int, options: Sequence[str],
    content: Path | None, limit: float = program.LIMIT,
) -> Plan:  # fmt: skip
    chosen = the_title(title)
    listed = bots.split(",") if isinstance(bots, str) else bots
    levels = [level.strip().removeprefix("bot:") for level in listed]
    for level in levels:
        program.check(level, chosen.name)
    if seats is None and not isinstance(bots, str) and len(levels) in chosen.seats:
        seats = len(levels)  # named one by one: nobody else is meant
    elif seats is None:
        seats = max(len(levels), min(4, chosen.seats[-1]))
    if seats not in chosen.seats or len(levels) > seats:
        raise BadInput(
            "cli-seats-count", n=max(seats, len(levels)), few=chosen.seats[0], many=chosen.seats[-1]
        )
    seated = tuple(levels[seat % len(levels)] for seat in range(seats))
    settled = read_options(chosen, options, seats)
    chosen.load(content, chosen.parts(settled))
    return Plan(chosen.name, games, seated, seed, settled, None if content is None else str(content), limit)


def one_game(plan: Plan, number: int, forfeits: list[Phrase] | None = None) -> tuple[Game, int]:
    """Game number so-and-so of a plan; the same whoever plays it and however many jobs there are."""
    seed = (plan.seed * SPREAD + number) % SEEDS
    outside = any(level.startswith(program.EXEC) for level in plan.bots)  # programs are told the story
    game = start(plan.title, len(plan.bots), seed, plan.options, history=outside, content=plan.content)
    if set(plan.bots) == {"random"}:
        return game, playout(game.state, seeded(SEEDS - 1 - seed))  # not the stream that deals and rolls
    players = [program.sit(level, plan.limit) for level in plan.bots]
    made = 0
    try:
        while not game.over:
            seat = game.asks[0].seat
            game.choose(players[seat].choose(game, seat, derive(seed, "bots", made)), seat)
            made += 1
    finally:
        why = [program.rise(player, game) for player in players]
        if forfeits is not None:
            forfeits += [said for said in why if said is not None]
    return game, made


def play_some(plan: Plan, first: int, last: int) -> Totals:
    """Games number first to last - 1, summed."""
    totals = Totals()
    for number in range(first, last):
        forfeits: list[Phrase] = []
        game, decisions = one_game(plan, number, forfeits)
        others = game.opponents()
        sheets = [*game.scores(), *[sheet for _, sheet in others]]
        winners = [sheet["seat"] for sheet in sheets if sheet["rank"] == 1]
        seats = range(len(sheets))
        lines: dict[str, list[int]] = {}
        for sheet in sheets:
            for line in sheet["lines"]:
                lines.setdefault(line["key"], [0] * len(seats))[sheet["seat"]] += line["points"]
        points = [sheet["total"] for sheet in sorted(sheets, key=lambda sheet: sheet["seat"])]
        totals.add(
            Totals(
                games=1,
                decisions=decisions,
                wins=[int(seat in winners) for seat in seats],
                shared=[int(seat in winners and len(winners) > 1) for seat in seats],
                points=points,
                best=points,
                lines=lines,
                forfeits=len(forfeits),
                why=forfeits,
                others=[name for name, _ in others],
            )
        )
    return totals


def pieces(plan: Plan, jobs: int) -> Iterator[Totals]:
    """Sums of pieces of the work as they are done."""
    size = max(1, -(-plan.games // CHUNKS))
    bounds = [(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    if jobs == 1:
        for first, last in bounds:
            yield play_some(plan, first, last)
        return
    with ProcessPoolExecutor(jobs) as pool:
        todo = {pool.submit(play_some, plan, first, last) for first, last in bounds}
        try:
            while todo:
                done, todo = wait(todo, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def run(plan: Plan, jobs: int, as_json: bool, say: Speech) -> None:
    totals = Totals()
    began = time.perf_counter()
    paper = screen.console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=paper, transient=True, disable=not paper.is_terminal) as progress:
        bar = progress.add_task(say("cli-simulating"), total=plan.games)
        for piece in pieces(plan, jobs):
            totals.add(piece)
            progress.advance(bar, piece.games)
    seconds = time.perf_counter() - began
    if as_json:
        print(json.dumps(as_data(plan, totals, seconds), indent=2))
    else:
        console = screen.console()
        console.print(table(plan, totals, say))
        console.print(summary(plan, totals, seconds, jobs, say))
        if totals.forfeits:
            console.print(Text(say("cli-sim-forfeits", n=totals.forfeits), style="bold red"))
        for why in totals.why:
            console.print(Text(why.text(say.lang), style="red"))


def as_data(plan: Plan, totals: Totals, seconds: float) -> dict[str, Any]:
    n = totals.games
    names = [{"bot": level} for level in plan.bots] + [
        {"opponent": name.text("en")} for name in totals.others
    ]
    figures = [
        {
            "seat": seat,
            **name,
            "wins": totals.wins[seat],
            "shared": totals.shared[seat],
            "mean": round(totals.points[seat] / n, 3),
            "best": totals.best[seat],
            "lines": {key: round(points[seat] / n, 3) for key, points in totals.lines.items()},
        }
        for seat, name in enumerate(names)
    ]
    return {
        "title": plan.title,
        "seed": plan.seed,
        "games": n,
        "decisions": totals.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(totals.decisions / seconds, 1),
        "games_per_s": round(n / seconds, 2),
        "forfeits": totals.forfeits,
        "seats": figures[: len(plan.bots)],
        "opponents": figures[len(plan.bots) :],
    }


def table(plan: Plan, totals: Totals, say: Speech) -> Table:
    """Mean score sheets side by side, and who won how often."""
    n = totals.games
    out = Table(
        border_style=screen.DIM, title=say(f"title-{plan.title}"), title_justify="left", title_style="bold"
    )
    out.add_column(say("cli-sim-mean"))
    for seat, level in enumerate(plan.bots):
        out.add_column(say("cli-sim-seat", n=seat + 1, bot=level), justify="right")
    for name in totals.others:
        out.add_column(name.text(say.lang), justify="right")
    for key, points in totals.lines.items():
        out.add_row(say(key), *[f"{sum_ / n:.2f}" for sum_ in points])
    out.add_section()
    out.add_row(
        Text(say("cli-total"), style="bold"), *[Text(f"{p / n:.2f}", style="bold") for p in totals.points]
    )
    out.add_row(say("cli-sim-best"), *[str(best) for best in totals.best])
    out.add_section()
    out.add_row(say("cli-sim-wins"), *[f"{wins} ({wins / n:.1%})" for wins in totals.wins])
    out.add_row(say("cli-sim-shared"), *[str(shared) for shared in totals.shared])
    return out


def summary(plan: Plan, totals: Totals, seconds: float, jobs: int, say: Speech) -> Text:
    return Text(
        say(
            "cli-sim-summary",
            games=totals.games,
            decisions=totals.decisions,
            seconds=f"{seconds:.1f}",
            rate=round(totals.decisions / seconds),
            each=f"{totals.decisions / totals.games:.1f}",
            jobs=jobs,
            seed=str(plan.seed),
        ),
        style=screen.DIM,
    )
