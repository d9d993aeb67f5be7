"""The ladder: every level against what is below it, for every number of seats and every setup, as one table.

One seat of a level sits among the level below, or among scripts, and the share of its wins is what counts: a fair one
is 1 / seats. Each rung is an arena of its own with a file of its own, so that a night's run can be stopped anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from courtier.arena.plan import Plan
from courtier.arena.play import Row
from courtier.arena.report import Share
from courtier.bots.levels import LEVELS
from courtier.bots.scripts import SCRIPT, scripts
from courtier.core.title import Title, title_named

ABOVE_SCRIPTS = LEVELS[2:]  # who has to beat them
QUICK_ABOVE_SCRIPTS = ("knight",)
SEATS_OF_SCRIPTS = (2, 4)
BELOW = {**dict(zip(LEVELS[1:], LEVELS)), LEVELS[0]: "random"}
THINKS = LEVELS[-1]  # the level that searches takes most of the night
USUAL = "-"  # the setup without options
GAMES, SEARCHED = 200, 60  # of a rung, and of one with search
QUICK_GAMES, QUICK_SEARCHED = 20, 0


@dataclass(frozen=True)
class Rung:
    """A level, whom it sits among, the setup's name, and the arena that measures it."""

    level: str
    among: str
    setup: str
    plan: Plan

    @property
    def file(self) -> str:
        among = self.among.replace(":", "-")
        setup = "" if self.setup == USUAL else f"-{self.setup.replace('=', '-').replace(',', '')}"
        return f"{self.plan.title}{setup}-{self.level}-{among}-{self.plan.seats}.jsonl"


def setups(title: Title[Any]) -> dict[str, dict[str, Any]]:
    """Options by the name of the setup: none, each module or expansion, and all of them."""
    usual = title.parts(title.settle({}))
    found: dict[str, dict[str, Any]] = {USUAL: {}}
    for option in title.options:
        tried: list[Any] = [[value] for value in option.values] if option.kind == "several" else [True]
        if option.kind == "one":
            continue
        if option.kind == "several":
            tried.append(list(option.values))
        for value in tried:
            options = {option.name: value}
            if title.parts(title.settle(options)) != usual:
                said = "yes" if value is True else ",".join(str(v) for v in value)
                found[f"{option.name}={said}"] = options
    return found


def rungs(title: str, every: bool, quick: bool, seed: int = 1) -> list[Rung]:
    """All rungs of a title, what is cheap first. `every` adds modules and expansions, `quick` leaves search out."""
    chosen = title_named(title)
    out: list[Rung] = []

    def add(level: str, among: str, setup: str, options: dict[str, Any], seats: int) -> None:
        searched = level == THINKS
        games = (QUICK_SEARCHED if searched else QUICK_GAMES) if quick else SEARCHED if searched else GAMES
        if games and seats in chosen.seats:
            plan = Plan(title, seats, (level, among), games, seed, hero=level, options=options)
            out.append(Rung(level, among, setup, plan))

    for setup, options in setups(chosen).items() if every else [(USUAL, dict[str, Any]())]:
        for level in LEVELS:
            for seats in range(2, chosen.seats[-1] + 1):
                add(level, BELOW[level], setup, options, seats)
    for level in QUICK_ABOVE_SCRIPTS if quick else ABOVE_SCRIPTS:
        for script in scripts(title):
            for seats in SEATS_OF_SCRIPTS[: 1 if quick else None]:
                add(level, SCRIPT + script, USUAL, {}, seats)
    return sorted(out, key=lambda rung: rung.level == THINKS)


@dataclass
class Found:
    """What the games of a rung say."""

    share: Share
    capped: int = 0
    forfeits: int = 0


def found(rung: Rung, rows: Iterable[Row]) -> Found:
    out = Found(Share())
    for row in rows:
        seat = row["bots"].index(rung.level)
        winners = row["ranks"].count(1)
        out.share.add(1 / winners if row["ranks"][seat] == 1 else 0.0)
        out.capped += "capped" in row
        out.forfeits += len(row.get("forfeits", {}))
    return out


def table(done: Sequence[tuple[Rung, Found]]) -> str:
    """Markdown: a line for each setup, level and company, a column for each number of seats."""
    seats = sorted({rung.plan.seats for rung, _ in done})
    lines = ["| title | setup | level | among | " + " | ".join(f"{n} seats" for n in seats) + " |",
             "|---|---|---|---|" + "---|" * len(seats)]  # fmt: skip
    by_line: dict[tuple[str, str, str, str], dict[int, Found]] = {}
    for rung, what in done:
        key = (rung.plan.title, rung.setup, rung.level, rung.among)
        by_line.setdefault(key, {})[rung.plan.seats] = what
    for key, cells in by_line.items():
        told = [cell(cells[n]) if n in cells else "" for n in seats]
        lines.append("| " + " | ".join([*key, *told]) + " |")
    return "\n".join(lines) + "\n"


def cell(what: Found) -> str:
    """Share, interval and games; games ended at the cap and lost seats are told, not left out."""
    if not what.share.games:
        return ""
    low, high = what.share.interval
    more = "".join(
        f", {n} {word}" for n, word in ((what.capped, "capped"), (what.forfeits, "forfeited")) if n
    )
    share = f"{what.share.share:.0%} ({100 * low:.0f}-{100 * high:.0f})"
    return f"{share}, {what.share.games}{more}"


def path(folder: Path, rung: Rung) -> Path:
    return folder / rung.file
