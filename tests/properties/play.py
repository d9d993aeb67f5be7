"""What the property tests share: every title and seat count, random positions of them, and random play from there."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from courtier import Game, Option, start, titles
from courtier.core.agenda import State
from courtier.core.rng import SEEDS
from courtier.core.save import dump
from tests.core.tiny.title import TINY
from tests.properties.hooks import HOOKS

# COURTIER_EXAMPLES=100 looks ten times as hard and everywhere else; the usual run takes the same examples every time.
EXAMPLES = int(os.environ.get("COURTIER_EXAMPLES", "10"))
ALL = {**titles(), TINY.name: TINY}
CASES = [(name, seats) for name, title in ALL.items() for seats in title.seats]
LONGEST = 300  # choices that a position may be away from the start


every_title = pytest.mark.parametrize(
    ("title", "seats"), CASES, ids=[f"{name}-{seats}" for name, seats in CASES]
)


def anywhere(share: float = 1.0) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Positions all over the game: `reach` makes one of seed, steps and eager."""

    def wrap(test: Callable[..., None]) -> Callable[..., None]:
        examples = max(3, round(EXAMPLES * share))
        usual = "COURTIER_EXAMPLES" not in os.environ
        given_test = given(
            seed=st.integers(0, SEEDS - 1), steps=st.integers(0, LONGEST), eager=st.booleans()
        )(test)
        return settings(
            max_examples=examples,
            deadline=None,
            derandomize=usual,
            database=None,
            phases=[Phase.generate, Phase.shrink],
            suppress_health_check=[HealthCheck.too_slow],
        )(given_test)

    return wrap


def table_options(title: str, seats: int, rng: random.Random) -> dict[str, Any]:
    """Some value for every table option that applies."""
    out: dict[str, Any] = {}
    for spec in ALL[title].options:
        if spec.kind == "flag":
            out[spec.name] = rng.random() < 0.5
        elif spec.kind == "one":
            out[spec.name] = rng.choice(spec.values)
        else:
            out[spec.name] = [value for value in spec.values if rng.random() < 0.5]
    return ALL[title].applying(out, seats)


def pick(game: Game, rng: random.Random, eager: bool = False) -> tuple[Option, int]:
    """A random choice of a random seat; an eager player seldom passes or declines, and wants to get somewhere."""
    seat = rng.choice(game.asks).seat
    options = game.options(seat)
    likes = HOOKS[game.title.name].likes
    if eager and likes and rng.random() < 0.6:
        options = [o for o in options if str(o).startswith(likes)] or options
    if eager and rng.random() < 0.9:
        options = [o for o in options if o.verb.args] or options
    return rng.choice(options), seat


def walk(game: Game, seed: int, eager: bool = False) -> Iterator[Game]:
    """Yields the game before every choice and once at the end."""
    rng = random.Random(seed)
    while not game.over:
        yield game
        game.choose(*pick(game, rng, eager))
    yield game


def new(title: str, seats: int, seed: int, history: bool = True) -> Game:
    return start(title, seats, seed, table_options(title, seats, random.Random(seed)), history=history)


def reach(title: str, seats: int, seed: int, steps: int, eager: bool) -> Game:
    """A position on the way; `steps` count around and around the usual length of a game."""
    game = new(title, seats, seed)
    rng = random.Random(seed)
    for _ in range(steps % (HOOKS[title].usual * seats + 1)):
        if game.over:
            break
        game.choose(*pick(game, rng, eager))
    return game


def play_on(game: Game, seed: int) -> Game:
    """To the end, at random."""
    for _ in walk(game, seed):
        pass
    return game


def position(state: State, title: str) -> str:
    """Everything in a state, as text to compare."""
    tables = getattr(state, "tables")  # noqa: B009
    return text(dump(state, ALL[title].model(tables, ALL[title].seats[0])))


def text(data: object) -> str:
    """JSON, so that what cannot travel is noticed too."""
    return json.dumps(data, sort_keys=True)


def offered(game: Game, seat: int) -> str:
    """All that a seat is told about its choice: prompt, options and refusals."""
    return text(
        [
            [ask.phrase().data() for ask in game.asks if ask.seat == seat],
            [[str(option), option.phrase().data()] for option in game.options(seat)],
            [[str(option), reason.phrase().data(), reason.rule] for option, reason in game.refusals(seat)],
        ]
    )


def alike(one: str, other: str) -> None:
    """Equal texts; a difference is shown where it begins, and quickly."""
    if one != other:
        at = next((i for i, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
        around = slice(max(0, at - 80), at + 80)
        raise AssertionError(f"differ at {at}:\n  {one[around]}\n  {other[around]}")
