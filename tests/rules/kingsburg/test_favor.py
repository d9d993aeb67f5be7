"""Phase 1, the king's favor (KB-025 to KB-034)."""

from __future__ import annotations

from tests.rules.kingsburg.table import Table, at
from tests.support import rule

from courtier.titles.kingsburg import words as w


def helped(t: Table) -> str:
    """Who chooses a good, in the order they are asked; the first question is open."""
    asked = ""
    while t.kind == "favor_good":
        asked += t.asked
        t.choose(t.asked, "take stone")
    return asked


@rule("KB-025")
def test_the_only_player_with_the_fewest_buildings_gains_the_die() -> None:
    t = at(
        w.FAVOR,
        year=2,
        buildings={"A": "inn statue", "B": "inn", "C": "statue guard_tower"},
        goods={"B": "9 gold"},
    )
    assert t.told("favor_die") == [("favor_die", "B", 0, 0)]
    assert t.phase == w.SPRING  # and nobody chose a good
    assert [len(t.at(who)["bonus"]) for who in "ABC"] == [0, 1, 0]
    assert t.goods("B") == "9 gold"


@rule("KB-026")
def test_of_several_with_the_fewest_buildings_the_one_with_fewest_goods_gets_the_die() -> None:
    goods = {"A": "2 stone", "B": "1 gold", "C": "", "D": "1 gold 1 wood"}
    t = at(
        w.FAVOR,
        order="DABC",
        year=3,
        buildings={"A": "inn", "B": "statue", "C": "inn market", "D": "inn"},
        goods=goods,
    )
    assert t.told("favor_die") == [("favor_die", "B", 0, 0)]
    assert [len(t.at(who)["bonus"]) for who in "ABCD"] == [0, 1, 0, 0]


@rule("KB-027")
def test_players_tied_on_buildings_and_goods_gain_one_good_each_and_nobody_the_die() -> None:
    t = at(w.FAVOR, year=4, buildings={"C": "inn"}, goods={"A": "1 gold", "B": "1 wood"})
    assert t.options("A") == {"take gold", "take wood", "take stone"}
    t.choose("A", "take wood")
    t.choose("B", "take stone")
    assert t.phase == w.SPRING
    assert [t.goods(who) for who in "ABC"] == ["1 gold 1 wood", "1 wood 1 stone", ""]
    assert t.told("favor_die") == []
    assert [len(t.at(who)["bonus"]) for who in "ABC"] == [0, 0, 0]


@rule("KB-028")
def test_the_die_is_rolled_in_this_spring_and_returned_at_its_end() -> None:
    t = at(w.FAVOR, year=2, buildings={"A": "inn", "B": "inn"}, goods={"A": "2 gold"})
    assert t.phase == w.SPRING
    assert (len(t.at("C")["dice"]), len(t.at("C")["bonus"]), t.at("C")["bonus_dice"]) == (3, 1, 0)
    t.to_kind("construct")
    assert t.dice("C") == ""
    t.to(w.SUMMER)
    assert [(len(t.at(who)["dice"]), len(t.at(who)["bonus"])) for who in "ABC"] == [(3, 0)] * 3


@rule("KB-029")
def test_in_the_first_year_everybody_gains_a_good() -> None:
    t = at(w.FAVOR, order="CAB")
    assert helped(t) == "CAB"
    assert [t.goods(who) for who in "ABC"] == ["1 stone"] * 3
    assert t.told("favor_die") == []


@rule("KB-030")
def test_in_the_first_year_nobody_is_compared() -> None:
    t = at(w.FAVOR, goods={"A": "1 gold", "B": "2 gold"})
    assert helped(t) == "ABC"
    assert [t.goods(who) for who in "ABC"] == ["1 gold 1 stone", "2 gold 1 stone", "1 stone"]
    assert t.told("favor_die") == []


@rule("KB-031")
def test_a_player_tied_on_buildings_with_more_goods_gets_nothing() -> None:
    t = at(
        w.FAVOR,
        order="DCBA",
        year=2,
        goods={"A": "1 gold", "B": "2 gold", "C": "1 wood"},
        buildings={"D": "inn"},
    )
    assert helped(t) == "CA"
    assert t.goods("B") == "2 gold"
    assert t.goods("D") == ""


@rule("KB-032")
def test_goods_are_chosen_in_turn_order() -> None:
    t = at(w.FAVOR, order="BDAC", year=2)
    t.refuses("A", "take gold", "reason-not-asked", "")
    assert helped(t) == "BDAC"


@rule("KB-033")
def test_example_first_two_of_four_gain_a_good() -> None:
    t = at(
        w.FAVOR,
        order="ABCD",
        year=2,
        buildings={"A": "inn statue", "B": "inn palisade", "C": "statue chapel", "D": "inn statue barricade"},
        goods={"A": "1 gold", "B": "1 stone", "C": "2 gold 2 wood"},
    )
    assert helped(t) == "AB"
    assert t.told("favor_die") == []


@rule("KB-034")
def test_example_the_second_player_gains_the_die() -> None:
    t = at(
        w.FAVOR,
        year=2,
        buildings={"A": "inn statue", "B": "inn palisade", "C": "statue chapel inn"},
        goods={"A": "5 gold", "B": "4 wood"},
    )
    assert t.told("favor_die") == [("favor_die", "B", 0, 0)]
    assert [len(t.at(who)["bonus"]) for who in "ABC"] == [0, 1, 0]
