"""Phase 5, the king's envoy (KB-106 to KB-117, KB-239)."""

from __future__ import annotations

import pytest
from tests.rules.kingsburg.table import RICH, at, at_construct, at_influence
from tests.support import rule

from courtier.titles.kingsburg import words as w


@rule("KB-106")
def test_the_envoy_goes_to_the_fewest_buildings() -> None:
    t = at(w.ENVOY, buildings={"A": "inn statue", "B": "inn", "C": "inn statue"}, goods={"B": "9 gold"})
    assert t.envoy == "B"


@rule("KB-106")
def test_fewer_goods_break_a_tie() -> None:
    t = at(w.ENVOY, buildings={"C": "inn"}, goods={"A": "2 gold", "B": "1 wood"}, tokens={"B": 5})
    assert t.envoy == "B"


@rule("KB-106")
def test_an_unbroken_tie_leaves_the_envoy_at_court() -> None:
    t = at(w.ENVOY, buildings={"C": "inn"}, goods={"A": "1 gold", "B": "1 wood"})
    assert t.envoy == ""
    assert t.told("envoy", "envoy_stays") == [("envoy_stays", "", 0, 0)]


@rule("KB-107")
@pytest.mark.parametrize("season", [w.SPRING, w.SUMMER, w.FALL])
def test_the_envoy_serves_in_any_productive_season(season: int) -> None:
    t = at_influence(season, dice={"A": "4", "B": "4"}, envoy="B")
    t.choose("A", "influence merchant 4")
    t.choose("B", "envoy merchant 4")
    assert t.envoy == ""
    t = at_construct(season, goods={"B": RICH}, envoy="B")
    t.choose("B", "build statue", "build inn")
    assert t.buildings("B") == {"statue", "inn"}


@rule("KB-107")
def test_one_of_the_two_effects_and_not_both() -> None:
    t = at_influence(dice={"A": "4", "B": "4"}, passed="C", envoy="B", goods={"B": RICH})
    t.choose("A", "influence merchant 4")
    t.choose("B", "envoy merchant 4")
    t.choose("A", "take gold")
    t.choose("B", "take wood")
    t.choose("B", "build statue")
    assert t.kind != "second_building"
    assert t.buildings("B") == {"statue"}


@rule("KB-107")
def test_without_the_envoy_nobody_uses_it() -> None:
    t = at_influence(dice={"A": "3 5", "B": "2 6", "C": "2 6"}, envoy="C", goods={"B": RICH})
    t.choose("A", "influence treasurer 3+5")
    t.refuses("B", "envoy treasurer 2+6", "kingsburg-no-envoy", "KB-107")
    t.choose("B", "pass")
    t.choose("C", "pass")
    t.choose("A", "pass")
    t.choose("B", "build statue")
    assert t.kind != "second_building"


@rule("KB-108")
def test_an_advisor_with_dice_is_influenced_once_more_and_pays_twice() -> None:
    t = at_influence(w.SUMMER, dice={"A": "1", "B": "5", "C": "5"}, envoy="C")
    t.choose("A", "influence jester 1")
    t.choose("B", "influence sergeant 5")
    t.refuses("C", "influence sergeant 5", "kingsburg-taken", "KB-048")
    t.choose("C", "envoy sergeant 5")
    assert [t.soldiers(who) for who in "ABC"] == [0, 1, 1]


@rule("KB-108", "KB-115")
def test_all_other_placement_rules_hold() -> None:
    t = at_influence(dice={"A": "3 5", "B": "2 6 2*"}, passed="C", envoy="B")
    t.choose("A", "influence treasurer 3+5")
    t.refuses("B", "envoy treasurer 6", "kingsburg-wrong-sum", "KB-047")
    t.refuses("B", "envoy treasurer 4+4", "kingsburg-not-these-dice", "KB-047")
    t.refuses("B", "envoy squire 2*", "kingsburg-bonus-alone", "KB-054")
    t.refuses("B", "envoy treasurer 6+token", "kingsburg-no-token", "KB-057")
    t.refuses("B", "envoy alchemist 6", "kingsburg-envoy-where-free", "KB-108")
    envoys = {token for token in t.options("B") if token.startswith("envoy")}
    assert envoys == {"envoy treasurer 2+6", "envoy treasurer 6+2*"}


@rule("KB-109")
def test_each_of_the_two_buildings_is_paid_in_full() -> None:
    t = at_construct(goods={"A": "3 gold 1 wood"}, envoy="A")
    t.choose("A", "build statue")
    t.refuses("A", "build chapel", "reason-lack", "KB-095")
    t.refuses("A", "build statue", "kingsburg-built-already", "KB-098")
    t.refuses("A", "build church", "kingsburg-left-first", "KB-097")
    t.choose("A", "build inn")
    assert t.goods("A") == ""
    assert t.told("built", "built_envoy") == [("built", "A", 0, 0), ("built_envoy", "A", 4, 0)]


@rule("KB-110")
def test_after_use_the_envoy_is_back_at_court() -> None:
    t = at_influence(dice={"A": "3 5", "B": "2 6", "C": "4 4"}, envoy="B")
    t.choose("A", "influence treasurer 3+5")
    assert t.envoy == "B"
    t.choose("B", "envoy treasurer 2+6")
    assert t.envoy == ""
    t.refuses("C", "envoy treasurer 4+4", "kingsburg-no-envoy", "KB-107")


@rule("KB-111")
def test_an_unused_envoy_is_returned_before_the_new_holder_is_found() -> None:
    t = at(w.ENVOY, envoy="A", buildings={"A": "inn statue", "B": "inn", "C": "inn statue"})
    assert t.told("envoy_back", "envoy") == [("envoy_back", "A", 0, 0), ("envoy", "B", 0, 0)]
    assert t.envoy == "B"
    t = at(w.ENVOY, envoy="A")  # all tied
    assert t.told("envoy_back", "envoy_stays") == [("envoy_back", "A", 0, 0), ("envoy_stays", "", 0, 0)]
    assert t.envoy == ""


@rule("KB-112")
def test_the_envoy_stays_from_fall_through_the_next_summer() -> None:
    t = at(w.ENVOY, year=2, buildings={"A": "inn", "B": "inn"}, goods={"A": "1 gold"})
    held = []
    while not (t.year == 3 and t.phase == w.FALL):
        held.append((t.year, t.phase, t.envoy))
        t.play_on(lambda t: t.kind == "influence" and (t.year, t.phase, t.envoy) != held[-1])
    assert held == [(2, w.FALL, "C"), (3, w.SPRING, "C"), (3, w.SUMMER, "C")]
    assert ("envoy_back", "C", 0, 0) in t.told()


@rule("KB-112")
def test_an_envoy_of_the_last_year_serves_in_its_fall_only() -> None:
    t = at(w.ENVOY, year=5, buildings={"A": "inn", "B": "inn"}, goods={"C": RICH})
    assert t.envoy == "C"
    t.play_on(lambda t: t.kind == "construct" and t.asked == "C")
    t.choose("C", "build statue", "build inn")
    assert t.envoy == ""
    t.to_end()
    assert t.told("phase")[-3:] == [("phase", "", 6, 5), ("phase", "", 7, 5), ("phase", "", 8, 5)]


@rule("KB-113")
def test_on_an_own_advisor_the_reward_comes_twice_with_separate_choices() -> None:
    t = at_influence(w.SUMMER, dice={"A": "4 1 3"}, passed="BC", envoy="A")
    t.choose("A", "influence merchant 4", "envoy merchant 1+3")
    t.choose("A", "take gold", "take wood")
    assert t.goods("A") == "1 gold 1 wood"


@rule("KB-113")
def test_on_another_players_advisor_each_is_paid_once_in_turn_order() -> None:
    dice = {"A": "5", "B": "6", "C": "1 3"}
    t = at_influence(w.SUMMER, order="CAB", dice=dice, envoy="C", placed={"merchant": ["B 4"]})
    t.choose("C", "envoy merchant 1+3")
    t.choose("A", "pass")
    t.choose("B", "pass")
    assert t.asked == "C"  # first in turn order, though second to come
    t.choose("C", "take gold")
    assert t.asked == "B"
    t.choose("B", "take wood")
    assert [t.goods(who) for who in "ABC"] == ["", "1 wood", "1 gold"]


@rule("KB-114")
def test_there_is_no_third_group() -> None:
    there = {"treasurer": ["A 3+5", "B 2+6 envoy"]}
    t = at_influence(order="CAB", dice={"C": "4 4"}, placed=there)
    t.refuses("C", "influence treasurer 4+4", "kingsburg-taken", "KB-048")
    t = at_influence(order="CAB", dice={"C": "4 4"}, placed=there, envoy="C")
    t.refuses("C", "envoy treasurer 4+4", "kingsburg-envoy-twice", "KB-114")
    assert "envoy treasurer 4+4" not in t.options("C")


@rule("KB-116")
def test_bonus_dice_token_and_market_join_an_envoy_placement() -> None:
    t = at_influence(
        dice={"A": "3 6", "B": "2 4*"}, passed="C", envoy="B", tokens={"B": 1}, buildings={"B": "market"}
    )
    t.choose("A", "influence master_hunter 3+6")
    t.choose("B", "envoy master_hunter 2+4*+token+market")
    assert (t.envoy, t.tokens("B"), t.at("B")["market_used"], t.dice("B")) == ("", 0, True, "")
    t.choose("A", "take gold+wood")
    t.choose("B", "take wood+stone")
    assert [t.goods(who) for who in "AB"] == ["1 gold 1 wood", "1 wood 1 stone"]


@rule("KB-117")
def test_the_same_player_may_get_it_again_next_year() -> None:
    t = at(w.ENVOY, envoy="B", year=2, buildings={"A": "inn", "C": "inn"})
    assert t.told("envoy_back", "envoy") == [("envoy_back", "B", 0, 0), ("envoy", "B", 0, 0)]
    assert t.envoy == "B"


@rule("KB-239")
def test_example_ann_and_brian_at_the_treasurer() -> None:
    t = at_influence(w.SUMMER, dice={"A": "3 5", "B": "2 6"}, passed="C", envoy="B")
    t.choose("A", "influence treasurer 3+5")
    t.choose("B", "envoy treasurer 2+6")
    assert t.envoy == ""
    assert [t.gold(who) for who in "AB"] == [2, 2]
