"""Random whole games over every setup of a title, with its invariants: `python -m tests.soak kingsburg --count 10000`.

Game number n is always the same game. The sets of a "several" option (Kingsburg's 64 sets of modules) come one after
the other, all other options by lot. Where a title has few setups, they come one after the other (Paladins: every
number of seats and difficulty, with and without City of Crowns). `--option city_of_crowns=yes` leaves out the
others. Every other game or so is played by people who seldom pass. A short run is part of the tests.
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
import time
from collections.abc import Mapping
from functools import cache
from typing import Any

from courtier import start, titles
from tests.properties.hooks import HOOKS
from tests.properties.play import table_options

FEW = 100  # setups
LOOKED_AT = (
    0.1  # the share of positions whose pieces are counted, and that are checked like positions from outside
)
EAGER = 0.9  # how often an eager player does something rather than pass or decline


@cache
def setups(title: str) -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats with every value of every option that applies there; none where they are many."""
    made = titles()[title]
    values = [spec.values or (False, True) for spec in made.options]
    out: list[tuple[int, dict[str, Any]]] = []
    if any(spec.kind == "several" for spec in made.options) or math.prod(map(len, values)) > FEW:
        return out
    for seats, chosen in itertools.product(made.seats, itertools.product(*values)):
        options = made.applying(dict(zip([spec.name for spec in made.options], chosen, strict=True)), seats)
        settled = made.settle(options)
        if (seats, settled) not in out:
            out.append((seats, settled))
    return out


def setup(title: str, number: int, fixed: Mapping[str, Any] | None = None) -> tuple[int, dict[str, Any]]:
    """The seats and options of a game."""
    made = titles()[title]
    fit = [(n, all) for n, all in setups(title) if all == {**all, **(fixed or {})}]
    if fit:
        return fit[number % len(fit)]
    rng = random.Random(f"{title} {number}")
    seats = rng.choice(made.seats)
    options = {**table_options(title, seats, rng), **(fixed or {})}
    for spec in made.options:
        if spec.kind == "several":
            options[spec.name] = [value for i, value in enumerate(spec.values) if number >> i & 1]
    return seats, made.applying(options, seats)


def soak(title: str, number: int, fixed: Mapping[str, Any] | None = None) -> int:
    """Plays a game to its end; returns how many choices it took. AssertionError when something does not hold."""
    seats, options = setup(title, number, fixed)
    settled = titles()[title].settle(options)
    rng = random.Random(number)
    eager = EAGER if rng.random() < 0.5 else 0
    game = start(title, seats, number, options, history=False)
    state, hook = game.state, HOOKS[title]
    choices = 0
    while state.asks:
        at = rng.randrange(len(state.asks))
        offered = state.options[at]
        if rng.random() < eager:
            offered = [option for option in offered if option.verb.args] or offered
        state.play(at, rng.choice(offered))
        choices += 1
        if rng.random() < LOOKED_AT and not state.held:
            hook.pieces(state)
            game.title.check(state, seats, settled)
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
    parser.add_argument("--option", action="append", default=[], help="name=value, the same in every game")
    given = parser.parse_args()
    texts = dict(word.split("=", 1) for word in given.option)
    read = titles()[given.title].read_options(texts)
    fixed = {name: read[name] for name in texts}
    begun, choices = time.monotonic(), 0
    for number in range(given.first, given.first + given.count):
        try:
            choices += soak(given.title, number, fixed)
        except Exception:
            print(f"game {number}: {setup(given.title, number, fixed)}")
            raise
    seconds = time.monotonic() - begun
    print(f"{given.count} games, {choices} choices, {seconds:.0f} s: nothing broken")


if __name__ == "__main__":
    main()
