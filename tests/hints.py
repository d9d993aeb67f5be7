"""How steady, quick, sure and good hints are (use the compiled build):

    python -m tests.hints --positions 200              # jumps within a turn, processor time
    python -m tests.hints --positions 60 --seeds       # and do two independent hints agree?
    python -m tests.hints --games 40 --against steward # who follows every hint, against a level
    python -m tests.hints --forecast 60                # how far the expected lead is off

In games played by a fast level a hint is asked and followed; where the same seat is asked again before anything is
revealed, the jump is how far the next hint's lead is from it. With --seeds every hint is also asked by other deals;
where the two name different options, a third estimate with more work says how far apart these are. --forecast lets
stewards play the rest of the game several times and compares. It ends with 1 when a median jump is a point or more.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from courtier import Game, start
from courtier.bots import bot
from courtier.bots.hint import Hint, budget_of, hint
from courtier.bots.plans import Budget
from courtier.bots.think import knowledge_of
from courtier.core.knowledge import ahead
from courtier.core.options import Option

MODULES = {"modules": [1, 2, 3, 4, 5, 6]}
LONGEST = 220  # choices of a game after which the next one is begun
EACH = 6  # jumps of one game at most
BOUND = 1.0  # points that the median jump stays under
NEAR = 1.0  # points that two hints may differ by
OTHER, THIRD = 987_654_321, 123_456_789  # seeds of independent hints
SURER = 3  # times the work of a hint, for the third estimate
REPEATS = 8  # of the rest of a game


@dataclass(frozen=True)
class Setup:
    title: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def start(self, seed: int) -> Game:
        return start(self.title, self.seats, seed, self.options, history=False)

    def __str__(self) -> str:
        return f"{self.title} {self.seats}{' with modules' if self.options else ''}"


SETUPS = (
    Setup("kingsburg", 2),
    Setup("kingsburg", 2, MODULES),
    Setup("paladins", 1),
    Setup("paladins", 2),
    Setup("architects", 2),
)


@dataclass
class Found:
    """Of one setup."""

    jumps: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    hints: list[Hint] = field(default_factory=list)
    gaps: list[float] = field(default_factory=list)  # between what two seeds name; 0: it is the same option


def asked_again(game: Game, seat: int, barrier: int) -> bool:
    return not game.over and game.state.barrier == barrier and len(game.options(seat)) > 1


def goes_on(game: Game, seat: int, usual: Option) -> bool:
    """Would the usual choice lead to another one of this seat? Elsewhere a hint would show no jump."""
    after = game.clone()
    after.choose(usual, seat)
    return len(game.options(seat)) > 1 and asked_again(after, seat, game.state.barrier)


def positions(setup: Setup, first: int) -> Iterator[Game]:
    """Games in progress, at a choice of several options that nobody else makes at the same time."""
    level = bot("knight")
    for seed in range(first, first + 10_000):
        game = setup.start(seed)
        begin = random.Random(seed).randrange(LONGEST)
        made = 0
        while not game.over and made < LONGEST:
            seat = game.asks[0].seat
            if made >= begin and not game.state.together and len(game.options(seat)) > 1:
                yield game
                break
            game.choose(level.choose(game, seat, made), seat)
            made += 1


def measure(
    setup: Setup, count: int, *, first: int = 1, budget: Budget | None = None, seeds: bool = False
) -> Found:
    """Until there are `count` jumps. No clock: the answer is the same on every machine."""
    found = Found()
    level = bot("knight")
    for game in positions(setup, first):
        own = 0
        before: Hint | None = None  # of the same seat, and nothing was revealed since
        for n in range(LONGEST):
            if game.over or own == EACH or len(found.jumps) == count:
                break
            seat = game.asks[0].seat
            barrier = game.state.barrier
            usual = level.choose(game, seat, n)
            if game.state.together or not (before or goes_on(game, seat, usual)):
                game.choose(usual, seat)
                continue
            began = time.process_time()
            here = hint(game, seat, seconds=None, budget=budget)
            found.seconds.append(time.process_time() - began)
            found.hints.append(here)
            if seeds:
                found.gaps.append(gap(game, seat, here))
            if before is not None:
                found.jumps.append(abs(here.lead - before.lead))
                own += 1
            game.choose(here.option, seat)
            before = here if asked_again(game, seat, barrier) else None
        if len(found.jumps) >= count:
            return found
    return found


def gap(game: Game, seat: int, here: Hint) -> float:
    """The same position by other deals: nothing if it is the same option, else the points between the two options."""
    other = hint(game, seat, seconds=None, seed=OTHER)
    if other.option == here.option:
        return 0.0
    usual = budget_of(game)
    surer = Budget(SURER * usual.search, SURER * usual.playouts, usual.trees)
    third = hint(game, seat, seconds=None, budget=surer, seed=THIRD, among=[here.option, other.option])
    return third.margin


def follow(setup: Setup, against: str, games: int) -> None:
    """One seat follows every hint; every deal is played from both seats."""
    points: list[tuple[float, float]] = []
    for n in range(games):
        game = setup.start(n // 2 + 1)
        level = bot(against, False)
        own = n % 2
        chance = random.Random(n)
        while not game.over:
            seat = game.asks[0].seat
            if seat == own:
                game.choose(hint(game, seat, seconds=None).option, seat)
            else:
                game.choose(level.choose(game, seat, chance.getrandbits(32)), seat)
        final = knowledge_of(game).points(game.state)
        points.append((final[own], final[1 - own]))
    wins = sum((a > b) + 0.5 * (a == b) for a, b in points)
    low, high = wilson(wins, games)
    print(
        f"{setup}: hints won {wins:g} of {games} against {against} ({low:.0%} to {high:.0%}), "
        f"{statistics.mean(a for a, _ in points):.1f} to {statistics.mean(b for _, b in points):.1f} points",
        flush=True,
    )


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def forecast(setup: Setup, count: int) -> None:
    """How far a hint's lead is off from the mean end of games that stewards play on: the root of the mean square, for a
    whole game to come. What their luck makes of it is taken out."""
    offs: list[float] = []
    squares: list[float] = []
    lefts: list[float] = []
    for game in positions(setup, 20_001):
        seat = game.asks[0].seat
        here = hint(game, seat, seconds=None)
        ends = [played_on(game, seat, here.option, n) for n in range(REPEATS)]
        offs.append(here.lead - statistics.mean(ends))
        squares.append(offs[-1] ** 2 - statistics.variance(ends) / REPEATS)
        lefts.append(knowledge_of(game).left(game.state))
        if len(offs) == count:
            break
    square = sum(squares) / sum(lefts)
    rest = [off - square * left for off, left in zip(squares, lefts, strict=True)]
    error = statistics.stdev(rest) / math.sqrt(count) / statistics.mean(lefts)
    low, middle, high = (math.sqrt(max(0.0, square + n * error)) for n in (-1, 0, 1))
    print(
        f"{setup}: {count} positions, lead too high by {statistics.mean(offs):+.2f} on average; off by {middle:.1f} "
        f"({low:.1f} to {high:.1f}) where the whole game is to come",
        flush=True,
    )


def played_on(game: Game, seat: int, first: Option, n: int) -> float:
    after = game.clone()
    after.state = game.sample(seat, n + 1)
    after.choose(first, seat)
    level = bot("steward", False)
    made = 0
    while not after.over:
        asked = after.asks[0].seat
        after.choose(level.choose(after, asked, 1000 * n + made), asked)
        made += 1
    return ahead(knowledge_of(after).points(after.state), seat)


def report(setup: Setup, found: Found) -> float:
    jumps, seconds = sorted(found.jumps), sorted(found.seconds)
    median = statistics.median(jumps)
    print(
        f"{setup}: {len(jumps)} jumps, median {median:.2f}, 90 % under {jumps[len(jumps) * 9 // 10]:.2f}; "
        f"{len(seconds)} hints, CPU s median {statistics.median(seconds):.2f}, "
        f"95 % under {seconds[len(seconds) * 95 // 100]:.2f}, longest {seconds[-1]:.2f}; "
        f"errors: lead {statistics.mean(h.error for h in found.hints):.2f}, "
        f"margin {statistics.mean(h.margin_error for h in found.hints):.2f}"
    )
    if found.gaps:
        same = statistics.mean(gap == 0 for gap in found.gaps)
        near = statistics.mean(gap < NEAR for gap in found.gaps)
        print(
            f"  other deals: same option {same:.0%}, or within a point {near:.0%}, widest {max(found.gaps):.1f}"
        )
    sys.stdout.flush()
    return median


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--title", default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--modules", action="store_true", help="all of Kingsburg's")
    parser.add_argument("--seeds", action="store_true")
    parser.add_argument("--first", type=int, default=1, help="seed of the first game")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--against", default="steward")
    parser.add_argument("--forecast", type=int, default=0)
    wish = parser.parse_args()
    setups = [s for s in SETUPS if not wish.title or s.title == wish.title]
    if wish.title and wish.seats:
        setups = [Setup(wish.title, wish.seats, MODULES if wish.modules else {})]
    steady = True
    for setup in setups:
        if wish.forecast:
            forecast(setup, wish.forecast)
        elif wish.games and setup.seats == 2:
            follow(setup, wish.against, wish.games)
        elif not wish.games:
            found = measure(setup, wish.positions, first=wish.first, seeds=wish.seeds)
            steady = report(setup, found) < BOUND and steady
    return 0 if steady else 1


if __name__ == "__main__":
    sys.exit(main())
