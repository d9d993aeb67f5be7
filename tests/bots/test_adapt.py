"""Adapting: prices get better at the game that is played, for one seat alone, and stay for its next choice."""

from __future__ import annotations

from typing import Any

import pytest

from courtier import Game, start
from courtier.bots import Memory, bot, search
from courtier.bots.adapt import Adaptation
from courtier.bots.evolution import PAIRS, Evolution
from courtier.bots.players import Policy
from courtier.bots.think import knowledge_of
from courtier.core.agenda import State
from courtier.core.knowledge import Knowledge


def later(seats: int, round: int, seed: int) -> Game:
    """A game that the rollout policy brought to a turn of a round."""
    game = start("paladins", seats, seed, {"difficulty": "hard"} if seats == 1 else {}, history=False)
    made = 0
    while game.state.round < round or len(game.asks) > 1 or game.asks[0].kind != "turn":  # type: ignore[attr-defined]
        seat = game.asks[0].seat
        game.choose(Policy().choose(game, seat, seed + made), seat)
        made += 1
    return game


def played_out(known: Knowledge[Any], deals: list[State]) -> float:
    total = 0.0
    for deal in deals:
        s = deal.clone()
        known.play_out(s)
        points = known.points(s)
        total += points[0] - 0.3 * points[1]
    return total / len(deals)


def test_a_strain_moves_towards_what_is_worth_more() -> None:
    evolution = Evolution([1.0, 1.0, 1.0], 3)
    for _ in range(60):
        evolution.step(lambda prices, _: -abs(prices[0] - 2.0) - abs(prices[1] - 0.2))
    assert evolution.prices[0] > 1.6
    assert evolution.prices[1] < 0.5
    assert sum(abs(price) for price in evolution.prices) == pytest.approx(3)


def test_adapted_prices_play_this_game_better() -> None:
    game = later(1, 5, 11)
    usual = knowledge_of(game)
    adaptation = Adaptation(usual, 0, 1)
    for n in range(12):
        adaptation.step(lambda n: game.sample(0, n), PAIRS * n)
    fresh = [game.sample(0, 100_000 + n) for n in range(60)]
    assert played_out(adaptation.knowledge, fresh) > played_out(usual, fresh) + 2
    assert usual.prices == knowledge_of(game).prices != adaptation.evolution.prices


def test_only_the_own_seat_goes_by_them() -> None:
    game = later(2, 3, 4)
    usual = knowledge_of(game)
    asked = game.asks[0].seat
    odd = [-price for price in usual.prices]
    assert usual.at_prices(1 - asked, odd).likes(game.state, 0) == usual.likes(game.state, 0)
    assert usual.at_prices(asked, odd).likes(game.state, 0) != usual.likes(game.state, 0)


def test_they_stay_for_the_next_choice_also_when_the_tree_does_not() -> None:
    game = later(1, 4, 6)
    memory = Memory()
    found = search(game, 0, 1, iterations=2 * PAIRS * 4, memory=memory)
    adaptation = memory.adaptation
    assert adaptation is not None
    first = list(adaptation.evolution.prices)
    assert first != knowledge_of(game).prices
    game.choose(found[-1].option, 0)
    while len(game.options(0)) < 2:
        game.choose(game.options(0)[0], 0)
    memory.search = None
    search(game, 0, 2, iterations=60, memory=memory)
    assert memory.adaptation is adaptation
    assert adaptation.evolution.prices == first


def test_a_title_without_prices_is_not_adapted() -> None:
    game = start("kingsburg", 2, 1, history=False)
    memory = Memory()
    seat = game.asks[0].seat
    while len(game.options(seat)) < 2:
        game.choose(bot("random").choose(game, seat, 1), seat)
        seat = game.asks[0].seat
    search(game, seat, 1, iterations=300, memory=memory)
    assert memory.adaptation is not None
    assert memory.adaptation.knowledge is knowledge_of(game)
