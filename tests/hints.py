"""How steady and how quick hints are: `python -m tests.hints --positions 200` (use the compiled build).

In games played by a fast level a hint is asked and followed; where the same seat is asked again before anything is
revealed, the jump is how far the next hint's lead is from it. `--seeds` also asks with other deals, to see how often
two independent hints agree. It ends with 1 when a median jump is a point or more.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from courtier import Game, start
from courtier.bots import bot
from courtier.bots.hint import Budget, Hint, hint
from courtier.core.options import Option

TABLES = (("kingsburg", 3), ("paladins", 1), ("paladins", 2), ("architects", 2))
LONGEST = 220  # choices of a game after which the next one is begun
EACH = 6  # jumps of one game at most
BOUND = 1.0  # points that the median jump stays under


@dataclass
class Found:
    """Of one title."""

    jumps: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    hints: list[Hint] = field(default_factory=list)
    same: list[bool] = field(default_factory=list)  # do two seeds name the same option?
    near: list[bool] = field(default_factory=list)  # or one within a point of it?


def asked_again(game: Game, seat: int, barrier: int) -> bool:
    return not game.over and game.state.barrier == barrier and len(game.options(seat)) > 1


def goes_on(game: Game, seat: int, usual: Option) -> bool:
    """Would the usual choice lead to another one of this seat? Elsewhere a hint would show no jump."""
    after = game.clone()
    after.choose(usual, seat)
    return len(game.options(seat)) > 1 and asked_again(after, seat, game.state.barrier)


def positions(title: str, seats: int, first: int) -> Iterator[Game]:
    """Games in progress, at a choice of several options that nobody else makes at the same time."""
    level = bot("knight")
    for seed in range(first, first + 10_000):
        game = start(title, seats, seed, history=False)
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
    title: str, seats: int, count: int, *, first: int = 1, budget: Budget | None = None, seconds: float | None = None,
    seeds: bool = False,
) -> Found:  # fmt: skip
    """Until there are `count` jumps. Without `seconds` the answer is the same on every machine."""
    found = Found()
    level = bot("knight")
    for game in positions(title, seats, first):
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
            here = hint(game, seat, seconds=seconds, budget=budget)
            found.seconds.append(time.process_time() - began)
            found.hints.append(here)
            if seeds:
                compare(game, seat, here, budget, found)
            if before is not None:
                found.jumps.append(abs(here.lead - before.lead))
                own += 1
            game.choose(here.option, seat)
            before = here if asked_again(game, seat, barrier) else None
        if len(found.jumps) >= count:
            return found
    return found


def compare(game: Game, seat: int, here: Hint, budget: Budget | None, found: Found) -> None:
    """The same position by other deals: is it the same option, or one that both hold to be nearly as good?"""
    other = hint(game, seat, seconds=None, budget=budget, seed=987_654_321)
    same = other.option == here.option
    found.same.append(same)
    either = [h.margin for h, o in ((here, other), (other, here)) if h.second == o.option]
    found.near.append(same or (bool(either) and min(either) < 1.0))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--title", default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seeds", action="store_true")
    wish = parser.parse_args()
    tables = [t for t in TABLES if not wish.title or t[0] == wish.title]
    if wish.title and wish.seats:
        tables = [(wish.title, wish.seats)]
    steady = True
    for title, seats in tables:
        found = measure(title, seats, wish.positions, seeds=wish.seeds)
        jumps, seconds = sorted(found.jumps), sorted(found.seconds)
        median = statistics.median(jumps)
        steady = steady and median < BOUND
        print(
            f"{title} {seats}: {len(jumps)} jumps, median {median:.2f}, 90 % under {jumps[len(jumps) * 9 // 10]:.2f}; "
            f"{len(seconds)} hints, CPU s median {statistics.median(seconds):.2f}, longest {seconds[-1]:.2f}; "
            f"errors: lead {statistics.mean(h.error for h in found.hints):.2f}, "
            f"margin {statistics.mean(h.margin_error for h in found.hints):.2f}"
        )
        if found.same:
            near = statistics.mean(found.near)
            print(
                f"  other deals: same option {statistics.mean(found.same):.0%}, or within a point {near:.0%}"
            )
        sys.stdout.flush()
    return 0 if steady else 1


if __name__ == "__main__":
    sys.exit(main())
