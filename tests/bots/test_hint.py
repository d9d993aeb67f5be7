"""Hints: one estimate for order, values and reasons; the same when asked twice; steady within a turn."""

from __future__ import annotations

import statistics
from functools import cache

import pytest

from courtier import Game, start
from courtier.bots import bot
from courtier.bots.hint import Budget, Hint, Part, hint, plans
from courtier.bots.search import Search
from courtier.bots.think import knowledge_of
from courtier.core.words import LANGUAGES
from tests.hints import BOUND, measure

SMALL = Budget(24, 24)
TITLES = [("kingsburg", 3), ("paladins", 1), ("paladins", 2), ("architects", 2)]


def game_at(title: str, seats: int, choices: int, seed: int = 3) -> Game:
    game = start(title, seats, seed, history=False)
    level = bot("knight" if title == "paladins" else "random")
    for n in range(choices):
        seat = game.asks[0].seat
        game.choose(level.choose(game, seat, n), seat)
    return game


@cache
def some_hints(title: str, seats: int) -> list[tuple[Game, Hint]]:
    games = [game_at(title, seats, choices) for choices in (9, 24)]
    return [(game, hint(game, game.asks[0].seat, seconds=None, budget=SMALL)) for game in games]


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_the_best_is_never_worth_less_than_the_second_and_parts_add_up(title: str, seats: int) -> None:
    for game, found in some_hints(title, seats):
        offered = game.options(found.seat)
        assert found.option in offered
        assert found.second in offered
        assert found.second != found.option
        assert found.second_lead <= found.lead
        assert found.playouts > 0
        assert not found.cut
        assert sum(part.points for part in found.parts) == pytest.approx(
            found.margin, abs=0.02
        )  # but tie-breaks


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_asked_again_by_another_process_or_in_another_truth_it_is_the_same(title: str, seats: int) -> None:
    for game, found in some_hints(title, seats)[1:]:
        again = Game.from_data(game.to_data(), history=False)
        assert hint(again, found.seat, seconds=None, budget=SMALL) == found
        other = game.clone()
        other.state = game.sample(found.seat, 99)
        assert hint(other, found.seat, seconds=None, budget=SMALL) == found


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_every_hint_says_in_both_languages_what_it_buys(title: str, seats: int) -> None:
    for _, found in some_hints(title, seats):
        for lang in LANGUAGES:
            gain, follows = found.gain(), found.follows()
            assert gain is not None
            assert gain.text(lang)
            assert follows is None or follows.text(lang)


def test_only_differences_that_chance_does_not_make_are_told() -> None:
    option, second = game_at("kingsburg", 2, 0).options(0)[:2]
    parts = [Part("points-battles", 2.0, 0.5), Part("hint-goods", -0.6, 0.1), Part("hint-dice", 1.5, 1.0)]
    found = Hint(option, 0, second=second, margin=1.4, margin_error=0.2, parts=parts)
    gain = found.gain()
    assert gain is not None
    assert "Battles won +2.0, Goods −0.6." in gain.text("en")
    assert "+2,0" in gain.text("fr")
    unsure = Hint(option, 0, second=second, margin=0.4, margin_error=0.4).gain()
    assert unsure is not None
    assert unsure.key == "hint-even"


@pytest.mark.parametrize("title", ["kingsburg", "architects"])
def test_every_feature_says_what_it_brings(title: str) -> None:
    game = start(title, 2, 1)
    known = knowledge_of(game)
    assert len(known.lines()) == len(known.names())


def test_a_plan_goes_on_to_the_next_reveal_or_the_next_seat() -> None:
    game = game_at("paladins", 2, 24)
    seat = game.asks[0].seat
    tree = Search(lambda n: game.sample(seat, n), seat, knowledge_of(game), 1)
    tree.grow(100)
    found = plans(tree, game.options(seat))
    assert len({str(plan.first) for plan in found}) >= 2
    for plan in found:
        after = game.sample(seat, 5)
        for option in plan.options:
            assert after.asks[0].seat == seat
            assert after.barrier == game.state.barrier
            after.choose(option, seat)


def test_a_hint_that_ran_out_of_time_says_so() -> None:
    game = game_at("kingsburg", 2, 9)
    found = hint(game, game.asks[0].seat, seconds=0.0, budget=Budget(10_000, 10_000))
    assert found.cut
    assert found.second_lead <= found.lead


@pytest.mark.parametrize(("title", "seats"), [("kingsburg", 3), ("paladins", 1), ("architects", 2)])
def test_the_lead_does_not_jump_within_a_turn(title: str, seats: int) -> None:
    """`python -m tests.hints --positions 200` does the same with what a hint really thinks."""
    found = measure(title, seats, 5, budget=Budget(40, 36))
    assert len(found.jumps) == 5
    assert statistics.median(found.jumps) < BOUND
