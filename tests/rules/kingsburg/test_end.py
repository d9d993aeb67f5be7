"""End of the game and victory (KB-147 to KB-151)."""

from __future__ import annotations

from typing import Any, Unpack

import pytest
from tests.rules.kingsburg.table import Setting, Table, at
from tests.support import rule

from courtier import start
from courtier.titles.kingsburg import words as w


def ended(**setting: Unpack[Setting]) -> Table:
    """After the last winter, in which everybody tied with the Dragons and nothing happened."""
    last = Setting(enemy="dragons_5_9", rolls="3", soldiers=dict.fromkeys("ABCDE", 6))
    t = at(w.WINTER, **(last | setting))
    assert t.game.over
    assert {result for result, _ in t.battle().values()} == {"tied"}
    return t


@rule("KB-147")
def test_end_of_game_effects_are_scored_before_the_winner_is_found() -> None:
    t = ended(vp={"A": 10, "B": 11}, buildings={"A": "cathedral"}, goods={"A": "2 gold 2 wood"})
    assert [t.vp(who) for who in "ABC"] == [12, 11, 0]
    assert t.winners == "A"
    assert t.told()[-1][0] == "end"
    assert t.view()["chart"][-1] == {"year": 5, "phase": w.WINTER, "vp": [12, 11, 0]}  # all that was scored


@rule("KB-147")
def test_the_last_battle_comes_first() -> None:
    t = at(w.WINTER, enemy="demons_5_8", rolls="1", soldiers={"B": 9}, vp={"A": 10, "B": 8},
           buildings={"A": "statue"})  # fmt: skip
    assert [t.vp(who) for who in "AB"] == [10 - 2 - 3, 8 + 2 + 1]
    assert t.winners == "B"


@rule("KB-148")
def test_goods_decide_a_tie_then_buildings_then_victory_is_shared() -> None:
    tie = {"A": 20, "B": 20, "C": 20}
    assert ended(vp=tie | {"C": 21}, goods={"A": "9 gold"}).winners == "C"
    assert (
        ended(vp=tie, goods={"A": "1 gold", "B": "1 wood 1 stone"}, buildings={"C": "inn statue"}).winners
        == "B"
    )
    goods = {"A": "2 gold", "B": "1 wood 1 stone"}
    more_built = {"A": "inn", "B": "statue crane", "C": "inn market statue"}
    assert ended(vp=tie, goods=goods, buildings=more_built).winners == "B"
    assert ended(vp=tie, goods=goods, buildings={"A": "inn crane", "B": "statue chapel"}).winners == "AB"
    t = ended(vp=tie)
    assert t.winners == "ABC"
    assert [sheet["rank"] for sheet in t.game.scores()] == [1, 1, 1]


@rule("KB-148")
def test_places_behind_the_winner_are_told_by_the_same_rule() -> None:
    t = ended(order="ABCD", vp={"A": 5, "B": 9, "C": 5, "D": 5}, goods={"C": "1 gold"})
    assert [sheet["rank"] for sheet in t.game.scores()] == [3, 1, 2, 3]


@rule("KB-149")
def test_tokens_do_not_break_ties_and_goods_count_after_the_cathedral() -> None:
    assert ended(vp={"A": 9, "B": 9}, tokens={"A": 5}, goods={"B": "1 gold"}).winners == "B"
    t = ended(
        vp={"A": 7, "B": 9},
        buildings={"A": "cathedral", "B": "inn statue"},
        goods={"A": "4 gold", "B": "3 gold"},
    )
    assert [t.vp(who) for who in "AB"] == [9, 9]
    assert t.goods("A") == "4 gold"  # the Cathedral counts goods and takes none
    assert t.winners == "A"


@rule("KB-150", "KB-151")
def test_scores_are_signed_and_go_on_past_59() -> None:
    t = ended(vp={"A": -2, "B": 61, "C": 59})
    assert [t.vp(who) for who in "ABC"] == [-2, 61, 59]
    assert [sheet["total"] for sheet in t.game.scores()] == [-2, 61, 59]
    assert [sheet["rank"] for sheet in t.game.scores()] == [3, 1, 2]
    t = ended(vp={"A": -1, "B": -2, "C": -3})
    assert t.winners == "A"


@rule("KB-150")
def test_a_score_falls_below_zero() -> None:
    t = at(w.WINTER, enemy="zombies_1_4", rolls="1", vp={"A": 1})
    assert [t.vp(who) for who in "ABC"] == [-1, -2, -2]


@rule("KB-151")
def test_a_score_climbs_past_59() -> None:
    t = at(w.REWARD, vp={"A": 59}, buildings={"A": "inn"})
    assert t.vp("A") == 60


@pytest.mark.parametrize(
    ("options", "more"),
    [
        ({}, set()),
        ({"modules": [1, 2, 6]}, set()),
        ({"modules": [5]}, {"tokens"}),
        ({"modules": [3, 4]}, {"governor", "destinies"}),
        ({"modules": [3], "scenario": "great_fair"}, {"governor", "scenario"}),
    ],
)  # fmt: skip
def test_a_score_sheet_has_the_lines_of_the_modules_in_force(options: dict[str, Any], more: set[str]) -> None:
    basic = {"buildings", "advisors", "effects", "battles", "kings_reward", "defeats"}
    for sheet in start("kingsburg", 2, 1, options).scores():
        assert {line["key"].removeprefix("points-") for line in sheet["lines"]} == basic | more
