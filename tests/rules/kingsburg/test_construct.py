"""Step d, construct buildings (KB-094 to KB-103)."""

from __future__ import annotations

from tests.rules.kingsburg.table import RICH, at_construct
from tests.support import rule

from courtier.titles.kingsburg import words as w

FIRST_COLUMN = {"statue", "inn", "guard_tower", "palisade", "barricade"}


def offered(options: set[str]) -> set[str]:
    return {token.removeprefix("build ") for token in options if token != "pass"}


@rule("KB-094")
def test_each_player_in_turn_order_constructs_one_building_or_none() -> None:
    t = at_construct(order="CAB", goods=dict.fromkeys("ABC", RICH))
    assert t.asked == "C"
    t.choose("C", "build statue")
    assert t.asked == "A"  # one is all
    t.refuses("C", "build inn", "reason-not-asked", "")
    t.choose("A", "pass")
    assert t.asked == "B"
    t.choose("B", "build inn")
    assert t.phase == w.SUMMER
    assert [t.buildings(who) for who in "ABC"] == [set(), {"inn"}, {"statue"}]


@rule("KB-095")
def test_the_full_price_is_paid_in_exactly_the_goods_shown() -> None:
    t = at_construct(goods={"A": "4 gold 9 wood 1 stone"}, buildings={"A": "statue"})
    t.choose("A", "build chapel")  # 3 gold 1 stone
    assert t.goods("A") == "1 gold 9 wood"


@rule("KB-095")
def test_no_good_stands_for_another_and_nothing_is_lent() -> None:
    t = at_construct(goods={"A": "2 gold 9 wood 9 stone"}, buildings={"A": "statue"})
    t.refuses("A", "build chapel", "reason-lack", "KB-095")
    t = at_construct(goods={"A": "9 gold 9 wood"}, tokens={"A": 9}, vp={"A": 9}, buildings={"A": "statue"})
    t.refuses("A", "build chapel", "reason-lack", "KB-095")
    t.refuses("A", "build guard_tower", "reason-lack", "KB-095")
    assert offered(t.options("A")) == {"inn", "palisade", "barricade"}


@rule("KB-096")
def test_the_printed_points_are_gained_at_once() -> None:
    t = at_construct(goods={"A": "2 gold", "B": "2 gold"}, vp={"A": 4})
    t.choose("A", "build statue")
    assert (t.asked, t.phase) == ("B", w.SPRING)
    assert t.vp("A") == 7
    assert t.buildings("A") == {"statue"}


@rule("KB-097")
def test_only_the_leftmost_missing_building_of_each_row_is_available() -> None:
    owned = {"B": "statue chapel inn", "C": "statue chapel church cathedral"}
    t = at_construct(goods=dict.fromkeys("ABC", RICH), buildings=owned)
    assert offered(t.options("A")) == FIRST_COLUMN
    t.refuses("A", "build chapel", "kingsburg-left-first", "KB-097")
    t.refuses("A", "build embassy", "kingsburg-left-first", "KB-097")
    t.choose("A", "pass")
    assert offered(t.options("B")) == {"church", "market", "guard_tower", "palisade", "barricade"}
    t.refuses("B", "build cathedral", "kingsburg-left-first", "KB-097")
    t.choose("B", "pass")
    assert offered(t.options("C")) == {"inn", "guard_tower", "palisade", "barricade"}


@rule("KB-098")
def test_an_owned_building_cannot_be_constructed_again() -> None:
    t = at_construct(goods={"A": RICH}, buildings={"A": "statue"})
    assert "statue" not in offered(t.options("A"))
    t.refuses("A", "build statue", "kingsburg-built-already", "KB-098")


@rule("KB-099")
def test_the_envoy_allows_its_holder_a_second_building() -> None:
    t = at_construct(order="BAC", goods={"A": RICH, "B": RICH}, envoy="A")
    t.choose("B", "build statue")
    assert t.asked == "A"  # B has no envoy
    t.choose("A", "build statue")
    assert (t.asked, t.kind) == ("A", "second_building")
    t.choose("A", "build inn")
    assert t.phase == w.SUMMER  # two are all
    assert t.buildings("A") == {"statue", "inn"}
    assert t.envoy == ""


@rule("KB-099")
def test_the_second_building_may_be_left_and_the_envoy_kept() -> None:
    t = at_construct(goods={"A": RICH}, envoy="A")
    t.choose("A", "build statue", "pass")
    assert t.phase == w.SUMMER
    assert t.envoy == "A"


@rule("KB-100")
def test_a_building_gives_its_effect_while_it_is_owned() -> None:
    fight = dict.fromkeys("ABC", 3)
    t = at_construct(w.FALL, enemy="orcs_2_4", goods={"A": "1 gold 1 stone"}, soldiers=fight)
    t.choose("A", "build guard_tower")
    *_, (_, _, die, _) = t.told("reinforced")
    assert [t.battle()[who][1] - 3 - die for who in "ABC"] == [1, 0, 0]


@rule("KB-101")
def test_the_second_building_may_be_the_next_in_the_row() -> None:
    t = at_construct(goods={"A": "5 gold 1 stone"}, envoy="A")
    t.refuses("A", "build chapel", "kingsburg-left-first", "KB-097")
    t.choose("A", "build statue", "build chapel")
    assert t.goods("A") == ""
    assert t.vp("A") == 8 + 1  # and the king's reward


@rule("KB-101")
def test_the_discount_of_the_first_counts_for_the_second() -> None:
    t = at_construct(goods={"A": "1 gold 2 wood 2 stone"}, buildings={"A": "barricade inn market"}, envoy="A")
    t.choose("A", "build crane")
    t.choose("A", "build town_hall")  # 2 gold 1 wood 1 stone, less 1 gold
    assert t.goods("A") == ""


@rule("KB-102")
def test_example_ann_builds_the_statue() -> None:
    t = at_construct(goods={"A": "2 gold 1 wood", "B": "1 wood"})
    t.choose("A", "build statue")
    assert (t.vp("A"), t.goods("A")) == (3, "1 wood")
    t.refuses("A", "build chapel", "reason-not-asked", "")
    t.choose("B", "pass")
    t.play_on(lambda t: t.phase == w.SUMMER and t.kind == "construct" and t.asked == "A")
    t.refuses("A", "build chapel", "reason-lack", "KB-095")  # only the goods are lacking
    t.refuses("A", "build church", "kingsburg-left-first", "KB-097")


@rule("KB-103")
def test_example_what_an_owner_of_statue_inn_and_market_may_construct() -> None:
    t = at_construct(goods={"A": RICH}, buildings={"A": "statue inn market"})
    assert offered(t.options("A")) == {"chapel", "farms", "guard_tower", "palisade", "barricade"}
