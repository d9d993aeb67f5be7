"""Hints: one estimate for order, values and reasons; the same when asked twice; steady within a turn."""

from __future__ import annotations

import statistics
from functools import cache

import pytest

from courtier import Game
from courtier.bots import bot
from courtier.bots.hint import SECONDS, Hint, Part, budget_of, hint, made_possible, shown
from courtier.bots.plans import LEAST, Budget, Clock, Forest, Plan
from courtier.bots.think import knowledge_of
from courtier.core.words import LANGUAGES, Phrase
from tests.hints import BOUND, MODULES, Setup, measure

SETUPS = [
    Setup("kingsburg", 3),
    Setup("kingsburg", 2, MODULES),
    Setup("paladins", 1),
    Setup("paladins", 2),
    Setup("architects", 2),
]


def small(title: str) -> Budget:
    return Budget(5000, 5000) if title == "paladins" else Budget(600, 600, trees=2)


def game_at(title: str, seats: int, choices: int, seed: int = 3) -> Game:
    return played(Setup(title, seats), choices, seed)


def played(setup: Setup, choices: int, seed: int = 3) -> Game:
    game = setup.start(seed)
    level = bot("knight" if setup.title == "paladins" else "random")
    for n in range(choices):
        seat = game.asks[0].seat
        game.choose(level.choose(game, seat, n), seat)
    return game


@cache
def some_hints(n: int) -> list[tuple[Game, Hint]]:
    games = [played(SETUPS[n], choices) for choices in (9, 24)]
    budget = small(SETUPS[n].title)
    return [(game, hint(game, game.asks[0].seat, seconds=None, budget=budget)) for game in games]


@pytest.mark.parametrize("setup", range(len(SETUPS)), ids=[str(setup) for setup in SETUPS])
def test_the_best_is_never_worth_less_than_the_second_and_parts_add_up(setup: int) -> None:
    for game, found in some_hints(setup):
        offered = game.options(found.seat)
        assert found.option in offered
        assert found.second in offered
        assert found.second != found.option
        assert found.second_lead <= found.lead
        assert found.playouts > 0
        assert not found.cut
        assert sum(part.points for part in found.parts) == pytest.approx(found.margin)


@pytest.mark.parametrize("setup", range(len(SETUPS)), ids=[str(setup) for setup in SETUPS])
def test_asked_again_by_another_process_or_in_another_truth_it_is_the_same(setup: int) -> None:
    for game, found in some_hints(setup)[1:]:
        budget = small(SETUPS[setup].title)
        again = Game.from_data(game.to_data(), history=False)
        assert hint(again, found.seat, seconds=None, budget=budget) == found
        other = game.clone()
        other.state = game.sample(found.seat, 99)
        assert hint(other, found.seat, seconds=None, budget=budget) == found


@pytest.mark.parametrize("setup", range(len(SETUPS)), ids=[str(setup) for setup in SETUPS])
def test_every_hint_says_in_both_languages_what_it_buys(setup: int) -> None:
    for _, found in some_hints(setup):
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


def test_gains_are_told_first_and_then_the_largest_cost() -> None:
    option, second = game_at("kingsburg", 2, 0).options(0)[:2]
    parts = [Part("hint-goods", -2.2, 0.1), Part("points-effects", 1.7, 0.1), Part("points-buildings", 1.6, 0.1),
             Part("points-advisors", 0.4, 0.1), Part("hint-dice", -0.4, 0.1)]  # fmt: skip
    told = Hint(option, 0, second=second, margin=1.1, margin_error=0.2, parts=parts).gain()
    assert told is not None
    assert told.text("en").endswith("Effects of buildings +1.7, Buildings +1.6, Goods −2.2.")
    traded = Hint(option, 0, second=second, margin=0.3, margin_error=0.2, parts=parts).gain()
    assert traded is not None
    assert traded.key == "hint-trade"
    costs = Hint(option, 0, second=second, margin=0.3, margin_error=0.1, parts=parts[:1]).gain()
    assert costs is not None
    assert costs.key == "hint-better"  # what it buys is never told by what it costs alone
    assert Hint(option, 0, second=second).even  # the same to the hundredth


def test_what_was_made_possible_could_not_be_chosen_otherwise() -> None:
    game = game_at("kingsburg", 2, 9)
    first, other, place = game.options(game.asks[0].seat)[:3]
    best, second = Plan([first], []), Plan([other], [])
    best.after, best.offers = [[place]] * 10, [[[other, place]]] * 10
    second.after, second.offers = [[first]] * 10, [[[first]]] * 8 + [[[first, place]]] * 2
    assert made_possible(best, second) == (place, (1.0, 0.2))
    second.offers = [[[first, place]]] * 10  # it could, but something else was better
    assert made_possible(best, second)[0] is None


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[1], SETUPS[4]], ids=str)
def test_every_feature_and_every_line_has_a_name(setup: Setup) -> None:
    game = setup.start(1)
    known = knowledge_of(game)
    assert len(known.lines()) == len(known.names())
    sheets = [line["key"] for sheet in game.title.scores(game.state) for line in sheet["lines"]]
    for lang in LANGUAGES:
        for key in {*known.lines(), *sheets}:
            assert Phrase(key).text(lang) not in ("", key)


def test_a_plan_goes_on_to_the_next_reveal_or_the_next_seat() -> None:
    game = game_at("paladins", 2, 24)
    seat = game.asks[0].seat
    forest = Forest(lambda n: game.sample(seat, n), seat, knowledge_of(game), 1, trees=2)
    forest.grow(100)
    found = forest.plans(game.options(seat))
    assert len({str(plan.first) for plan in found}) >= 2
    for plan in found:
        after = game.sample(seat, 5)
        for option in plan.options:
            assert after.asks[0].seat == seat
            assert after.barrier == game.state.barrier
            after.choose(option, seat)


def test_plans_are_weighed_on_the_same_deals_by_every_tree_in_turn() -> None:
    game = game_at("kingsburg", 2, 9)
    seat = game.asks[0].seat
    forest = Forest(lambda n: game.sample(seat, n), seat, knowledge_of(game), 1, trees=3)
    forest.grow(60)
    left = forest.race(forest.plans(game.options(seat)), 90, Clock(None))
    assert len({str(plan.first) for plan in left}) >= 2
    assert len({len(plan.leads) for plan in left}) == 1
    assert len(left[0].leads) % 3 == 0


def test_what_differs_from_tree_to_tree_counts_as_uncertain() -> None:
    game = game_at("kingsburg", 2, 9)
    seat = game.asks[0].seat
    one, two = (Forest(lambda n: game.sample(seat, n), seat, knowledge_of(game), 1, k) for k in (1, 2))
    values = [3.0, 5.0] * 50  # each tree is sure of its own
    assert one.mean_error(values) == pytest.approx((4.0, 0.1), abs=0.01)
    assert two.mean_error(values) == pytest.approx((4.0, 1.0))
    assert two.paired(values, [value - 2 for value in values]) == (2.0, 0.0)


def test_work_is_counted_in_choices() -> None:
    """So that late in a game, where play-outs are short, there are more of them, and fewer with more seats."""

    def length(seats: int, choices: int) -> float:
        game = game_at("paladins", seats, choices)
        seat = game.asks[0].seat
        return Forest(lambda n: game.sample(seat, n), seat, knowledge_of(game), 1, 1).length()

    assert length(1, 110) < length(1, 9) < length(3, 9)


@pytest.mark.parametrize(
    ("needed", "share"),
    [(300.0, 1.0), (999.0, 1.0), (1100.0, 0.5), (2100.0, 0.25), (4100.0, 0.125), (1e9, LEAST)],
)
def test_a_slow_machine_does_a_half_or_a_quarter(needed: float, share: float) -> None:
    """Few sizes, each of them the same hint every time."""
    clock = Clock(1000.5)
    assert clock.share(needed) == share
    assert clock.cut == (share < 1.0)
    assert Clock(None).share(needed) == 1.0


def test_a_hint_that_ran_out_of_time_says_so() -> None:
    game = game_at("kingsburg", 2, 9)
    found = hint(game, game.asks[0].seat, seconds=0.0, budget=Budget(3_000, 100_000))
    assert found.cut
    assert found.second_lead <= found.lead
    assert not hint(game, game.asks[0].seat, seconds=1000 * SECONDS, budget=Budget(3_000, 3_000)).cut


def test_every_title_says_how_much_its_hints_think() -> None:
    for setup in SETUPS:
        budget = budget_of(setup.start(1))
        assert min(budget.search, budget.playouts, budget.trees) > 0


def test_the_error_of_a_lead_knows_how_far_forecasts_are_off() -> None:
    game = game_at("kingsburg", 2, 9)
    seat = game.asks[0].seat
    sure, unsure = (
        hint(game, seat, seconds=None, budget=Budget(600, 600, 2, forecast=points)) for points in (0.0, 4.0)
    )
    off = 4.0 * knowledge_of(game).left(game.state) ** 0.5
    assert unsure.error == pytest.approx((sure.error**2 + off**2) ** 0.5)
    assert (unsure.lead, unsure.margin_error) == (sure.lead, sure.margin_error)


def test_an_error_is_shown_in_tenths_and_never_as_nothing() -> None:
    assert [shown(error) for error in (0.0, 0.04, 0.1, 0.11, 2.35)] == [0.1, 0.1, 0.1, 0.2, 2.4]


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[1], SETUPS[2], SETUPS[4]], ids=str)
def test_the_lead_does_not_jump_within_a_turn(setup: Setup) -> None:
    """`python -m tests.hints --positions 200` does the same with what a hint really thinks."""
    found = measure(setup, 14, budget=small(setup.title))
    assert len(found.jumps) == 14
    assert statistics.median(found.jumps) < BOUND
