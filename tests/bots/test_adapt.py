"""Adapting: prices get better at the game that is played, for one seat alone, and stay for its next choice."""

from __future__ import annotations

import json
from typing import Any

import pytest

from courtier import Game, start
from courtier.bots import Level, Memory, bot, search
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


def test_evolution_moves_towards_what_is_worth_more() -> None:
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


def test_they_stay_for_the_next_choice() -> None:
    game = later(1, 4, 6)
    memory = Memory()
    found = search(game, 0, 1, iterations=2 * PAIRS * 4, memory=memory)
    first = list(memory.prices)
    assert len(first) == len(knowledge_of(game).prices)
    assert first != knowledge_of(game).prices
    game.choose(found[-1].option, 0)
    while len(game.options(0)) < 2:
        game.choose(game.options(0)[0], 0)
    search(game, 0, 2, iterations=60, memory=memory)  # too few to adapt them further
    assert memory.prices == first
    assert Adaptation(knowledge_of(game), 0, 2, memory).knowledge.likes(game.state, 0) != knowledge_of(
        game
    ).likes(game.state, 0)


def test_what_is_kept_is_plain_data_and_all_that_counts() -> None:
    game = later(1, 4, 6)
    iterations = 2 * PAIRS * 4
    memory = Memory()
    search(game, 0, 1, iterations=iterations, memory=memory)
    copy = Memory(**json.loads(json.dumps(memory.data())))
    assert copy == memory
    again = [
        [(line.visits, line.worth) for line in search(game, 0, 2, iterations=iterations, memory=kept)]
        for kept in (memory, copy)
    ]
    assert again[0] == again[1]
    assert copy == memory


def test_prices_of_another_bot_toml_are_not_remembered() -> None:
    usual = knowledge_of(start("paladins", 1, 1))
    assert Adaptation(usual, 0, 1, Memory([1.0, 2.0], [0.0, 0.0])).knowledge is usual


def test_a_level_forgets_what_was_taken_back_and_other_games() -> None:
    game = start("kingsburg", 2, 3)
    level = bot("search:3")
    assert isinstance(level, Level)
    while game.undo_seat != 0:
        seat = game.asks[0].seat
        game.choose(level.choose(game, seat, 1), seat)
    level.memory.stamp(game, level.name)
    assert level.memory.continues(game, level.name)
    assert not level.memory.continues(game, "search:4")
    assert not level.memory.continues(start("kingsburg", 2, 4), level.name)
    later = game.clone()
    later.choose(later.options(later.asks[0].seat)[0], later.asks[0].seat)
    assert level.memory.continues(later, level.name)
    seat, token = game.choices[-1]
    game.undo()
    assert not level.memory.continues(game, level.name)
    game.choose(next(option for option in game.options(seat) if str(option) != token), seat)
    assert not level.memory.continues(game, level.name)


def test_a_title_without_prices_is_not_adapted() -> None:
    game = start("kingsburg", 2, 1, history=False)
    memory = Memory()
    seat = game.asks[0].seat
    while len(game.options(seat)) < 2:
        game.choose(bot("random").choose(game, seat, 1), seat)
        seat = game.asks[0].seat
    search(game, seat, 1, iterations=300, memory=memory)
    assert memory.data() is None
