"""Whole random games for every number of seats: seven rounds, no piece lost, nothing done more often than allowed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.rules.paladins.pieces import pieces
from tests.support import rule

from courtier import Game, start
from courtier.titles.paladins.state import PState

SEATS = (1, 2, 3, 4)
LEVELS = ("easy", "standard", "hard")


def new(seats: int, seed: int) -> Game:
    options = {"difficulty": LEVELS[seed % 3]} if seats == 1 else {}
    return start("paladins", seats, seed, options, history=False)


def walk(game: Game, seed: int) -> Iterator[Game]:
    """An eager random player: passes and declines seldom, so that games get somewhere."""
    rng = random.Random(seed)
    while not game.over:
        yield game
        seat = rng.choice(game.asks).seat
        options = game.options(seat)
        if rng.random() < 0.9:
            options = [o for o in options if o.verb.args] or options
        game.choose(rng.choice(options), seat)
    yield game


def state(game: Game) -> PState:
    assert isinstance(game.state, PState)
    return game.state


@rule("PAL-001", "PAL-040", "PAL-211")
@pytest.mark.parametrize("seats", SEATS)
def test_games_end_after_seven_rounds_and_keep_their_pieces(seats: int) -> None:
    for seed in range(6):
        game = new(seats, seed)
        for g in walk(game, seed):
            pieces(state(g))
        assert game.view()["round"] == 7
        assert len(game.view()["chart"]) == 7
        for sheet in game.scores():
            assert sheet["total"] == sum(line["points"] for line in sheet["lines"])


@rule("PAL-058")
def test_more_than_the_board_allows_is_never_done() -> None:
    for seed in range(4):
        game = new(2, seed)
        for g in walk(game, seed):
            for p in state(g).players:
                limits = [printed.limit for printed in state(g).tables.board_actions]
                assert all(done <= limit for done, limit in zip(p.done, limits, strict=True))
