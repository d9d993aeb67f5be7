"""The roll and the turn order with strips and destinies: Famine, Altar, Favorable Omens, Bridge, Topsy-Turvy Court."""

from __future__ import annotations

from typing import Any, Unpack

import pytest
from tests.rules.kingsburg.table import Setting, Table, at, at_reroll
from tests.support import rule

from courtier.titles.kingsburg import words as w

STRIPS: dict[str, Any] = {"modules": [2]}
DESTINIES: dict[str, Any] = {"modules": [4]}
OTHERS = {"B": "5 5 6", "C": "6 6 5"}


def owner(mine: str, building: str, **setting: Unpack[Setting]) -> Table:
    """A has a strip over row B, and something that stands there."""
    wanted: Setting = {
        **Setting(options=STRIPS, strips={"A": "B"}, buildings={"A": building}, dice={"A": mine, **OTHERS}),
        **setting,
    }
    return at_reroll(**wanted)


@rule("KBM4-004")
def test_in_a_famine_everybody_rolls_two_dice() -> None:
    t = at(w.SPRING, options=DESTINIES, destiny="famine", bonus_dice={"B": 1})
    assert [(len(t.at(who)["dice"]), len(t.at(who)["bonus"])) for who in "ABC"] == [(2, 0), (2, 1), (2, 0)]
    t.play_on(lambda t: t.phase == w.SUMMER and t.kind == "influence")
    assert {len(t.at(who)["dice"]) for who in "ABC"} == {2}


@rule("KBM2-015", "KBM2-038", "KB-167")
def test_the_altar_rerolls_one_die_of_a_low_total() -> None:
    t = owner("1 2 2 4*", "bridge altar", rolls="6")
    assert {"roll altar 1", "roll altar 2", "roll altar 4*", "keep"} == t.options("A")
    t.choose("A", "roll altar 1")
    assert t.dice("A") == "2 2 6 4*"
    assert t.at("A")["used"] == ["bridge", "altar"]
    assert t.order == "ABC"  # nothing was left to ask


@rule("KBM2-015", "KBM2-038")
def test_bonus_dice_count_for_the_altar() -> None:
    assert owner("1 2 2 5*", "bridge altar").kind != "reroll"  # 10
    t = owner("1 2 2 4*", "bridge altar", rolls="1")
    t.choose("A", "roll altar 4*")
    assert t.dice("A") == "1 2 2 1*"


@rule("KBM2-015")
def test_the_altar_is_refused_above_nine() -> None:
    t = at_reroll(
        options={"modules": [2, 4]},
        destiny="favorable_omens",
        strips={"A": "B"},
        buildings={"A": "bridge altar"},
        dice={"A": "4 3 3", **OTHERS},
    )
    assert t.refusal("A", "roll altar 3") == ("kingsburg-total-above", "KBM2-015", 10, 9)


@rule("KBM4-025")
def test_favorable_omens_let_each_player_reroll_one_die() -> None:
    dice = {"A": "1 4 6", "B": "2 2 2 5*", "C": "6 6 6"}
    t = at_reroll(options=DESTINIES, destiny="favorable_omens", dice=dice, rolls="3")
    t.choose("A", "roll favorable_omens 1")
    assert t.dice("A") == "3 4 6"
    assert t.asked == "B"  # once a season
    assert t.options("B") == {"roll favorable_omens 2", "roll favorable_omens 5*", "keep"}
    t.choose("B", "keep")
    assert t.asked == "C"


@rule("KBM4-025", "KB-164")
def test_omens_and_statue_help_one_another() -> None:
    t = at_reroll(
        options=DESTINIES,
        destiny="favorable_omens",
        dice={"A": "4 4 5"},
        buildings={"A": "statue"},
        rolls="4, 6",
    )
    t.refuses("A", "reroll statue die", "kingsburg-dice-differ", "KB-176")
    t.choose("A", "roll favorable_omens 5")
    t.refuses("A", "roll favorable_omens 4", "kingsburg-used", "KB-167")
    t.choose("A", "reroll statue die")
    assert t.dice("A") == "4 4 6"


@rule("KBM2-014", "KBM2-052")
def test_the_bridge_counts_two_lower_in_the_order_only() -> None:
    dice = {"A": "3 3 4", "B": "3 3 3", "C": "2 2 4"}
    t = at_reroll(options=STRIPS, strips={"A": "B"}, buildings={"A": "bridge"}, dice=dice)
    assert t.order == "ACB"  # 8 against 9 and 8
    assert t.at("A")["rolled"] == 10
    assert ("effect", "A") in [line[:2] for line in t.told("effect")]
    assert at_reroll(options=STRIPS, dice=dice).order == "CBA"


@rule("KBM2-014", "KB-166")
def test_the_bridge_may_be_asked() -> None:
    dice = {"A": "3 3 4", "B": "3 3 3", "C": "2 2 4"}
    for answer, order in (("use bridge", "ACB"), ("decline", "CBA")):
        t = at_reroll(options=STRIPS, strips={"A": "B"}, buildings={"A": "bridge"}, dice=dice, ask_help=True)
        assert t.kind == "help"
        t.choose("A", answer)
        assert t.order == order


@rule("KBM4-027", "KBM4-048", "KB-039")
def test_the_court_turned_upside_down_lets_the_highest_go_first() -> None:
    dice = {"A": "3 3 4", "B": "6 6 6", "C": "2 4 4"}
    t = at_reroll(order="CAB", options=DESTINIES, destiny="topsy_turvy_court", dice=dice)
    assert t.order == "BCA"  # C and A are tied and keep their order


@rule("KBM4-027", "KBM2-014")
def test_the_bridge_is_asked_where_it_makes_one_later() -> None:
    setting = Setting(
        options={"modules": [2, 4]},
        destiny="topsy_turvy_court",
        strips={"A": "B"},
        buildings={"A": "bridge"},
        dice={"A": "3 3 4", "B": "3 3 3", "C": "6 6 6"},
    )
    t = at_reroll(**setting)
    assert t.options("A") == {"use bridge", "decline"}
    t.choose("A", "decline")
    assert t.order == "CAB"


@rule("KBM2-023", "KBM2-032", "KBM2-038")
@pytest.mark.parametrize(("dice", "soldiers", "asked"), [("4 4 4 1*", 1, True), ("4 4 4", 0, False)])
def test_ranch_and_university_read_the_total_with_bonus_dice(dice: str, soldiers: int, asked: bool) -> None:
    t = at_reroll(
        options=STRIPS,
        strips={"A": "DF"},
        buildings={"A": "armory griffin_ranch fountain woodshop university"},
        goods={"A": "1 wood"},
        dice={"A": dice, **OTHERS},
    )
    assert t.soldiers("A") == soldiers
    assert (t.kind == "use") is asked
    if asked:
        t.choose("A", "use university")
        if t.kind == "trade":
            t.choose("A", "trade wood>vp+vp")
        assert (t.goods("A"), t.sheet("A")["effects"]) == ("", 2)
