"""Random whole games over every setup of a title, with its invariants: `python -m tests.soak kingsburg --count 10000`.

Game number n is always the same game. The sets of a "several" option (Kingsburg's 64 sets of modules) come one after
the other, all other options by lot. A short run is part of the tests.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

from courtier import start, titles
from tests.properties.hooks import HOOKS
from tests.properties.play import table_options

LOOKED_AT = 0.1  # the share of positions whose pieces are counted


def setup(title: str, number: int) -> tuple[int, dict[str, Any]]:
    """The seats and options of a game."""
    rng = random.Random(f"{title} {number}")
    seats = rng.choice(titles()[title].seats)
    options = table_options(title, seats, rng)
    for spec in titles()[title].options:
        if spec.kind == "several":
            options[spec.name] = [value for i, value in enumerate(spec.values) if number >> i & 1]
    return seats, titles()[title].applying(options, seats)


def soak(title: str, number: int) -> int:
    """Plays a game to its end; returns how many choices it took. AssertionError when something does not hold."""
    seats, options = setup(title, number)
    rng = random.Random(number)
    game = start(title, seats, number, options, history=False)
    state, hook = game.state, HOOKS[title]
    choices = 0
    while state.asks:
        at = rng.randrange(len(state.asks))
        state.play(at, rng.choice(state.options[at]))
        choices += 1
        if rng.random() < LOOKED_AT and not state.held:
            hook.pieces(state)
        assert choices <= hook.most * max(seats, 1), "the game does not end"
    hook.pieces(state)
    assert not state.agenda
    for sheet in game.scores():
        assert sheet["total"] == sum(line["points"] for line in sheet["lines"])
    return choices


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=sorted(titles()))
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    begun, choices = time.monotonic(), 0
    for number in range(given.first, given.first + given.count):
        try:
            choices += soak(given.title, number)
        except Exception:
            print(f"game {number}: {setup(given.title, number)}")
            raise
    seconds = time.monotonic() - begun
    print(f"{given.count} games, {choices} choices, {seconds:.0f} s: nothing broken")


if __name__ == "__main__":
    main()
