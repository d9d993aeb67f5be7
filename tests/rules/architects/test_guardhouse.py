"""The Guardhouse (ARC-121 to ARC-130, ARC-207, ARC-220 to ARC-222)."""

from __future__ import annotations

import pytest
from tests.rules.architects.table import Setting, table
from tests.support import rule


@rule("ARC-121")
def test_as_many_actions_as_workers_in_any_order_with_repeats() -> None:
    t = table(
        A={"at": "3 guardhouse", "silver": 12, "unpaid": 2, "captives": "2 B", "prison": 1},
        B={"captives": "1 A"},
    )
    t.choose("A", "place guardhouse", "pay_debt", "release prison", "pay_debt", "imprison")
    assert t.asked == "B"
    p = t.p("A")
    assert (p.paid, p.unpaid, p.prison, p.captives) == (2, 0, 0, [0, 0])
    assert t.p("B").captives == [1, 0]  # a fifth action was not there


@rule("ARC-121", "ARC-039")
def test_an_action_may_be_left_out() -> None:
    t = table(A={"at": "1 guardhouse", "prison": 1, "captives": "1 B"})
    t.choose("A", "place guardhouse", "imprison", "done")
    assert t.asked == "B"
    assert t.p("A").prison == 1


@rule("ARC-122", "ARC-047")
def test_all_captives_go_to_prison_for_a_silver_each() -> None:
    t = table(A={"captives": "3 B 2 C"}, seats=3)
    t.choose("A", "place guardhouse", "imprison")
    assert t.have("A") == {"silver": 5}
    assert [p.prison for p in t.s.players] == [0, 3, 2]
    assert t.p("A").captives == [0, 0, 0]


@rule("ARC-122", "ARC-123", "ARC-125", "ARC-126")
@pytest.mark.parametrize(
    ("token", "key", "id"),
    [
        ("imprison", "architects-no-captive", "ARC-122"),
        ("release prison", "architects-no-prisoner", "ARC-123"),
        ("free silver", "architects-nobody-held", "ARC-125"),
        ("free debt", "architects-nobody-held", "ARC-125"),
        ("pay_debt", "architects-no-debt", "ARC-126"),
    ],
)
def test_an_action_needs_something_to_act_on(token: str, key: str, id: str) -> None:
    mine: Setting = {"silver": 9, "at": "1 guardhouse"}
    if token != "imprison":
        mine["captives"] = "1 B"
    if token != "release prison":
        mine["prison"] = 1
    if token != "pay_debt":
        mine["unpaid"] = 1
    t = table(A=mine, B={} if token.startswith("free") else {"captives": "1 A"})
    t.choose("A", "place guardhouse")
    assert t.refusal("A", token)[:2] == (key, id)


@rule("ARC-123")
def test_own_workers_leave_the_prison_free_of_charge() -> None:
    t = table(A={"prison": 4}, B={"prison": 2})
    home = t.p("A").workers
    t.choose("A", "place guardhouse", "release prison")
    assert (t.p("A").workers, t.p("A").prison, t.p("B").prison) == (home - 1 + 4, 0, 2)
    assert t.have("A") == {}


@rule("ARC-124", "ARC-071")
def test_workers_come_home_from_all_boards_for_five_silver_two_of_them_tax() -> None:
    t = table(A={"silver": 5}, B={"captives": "2 A 1 C"}, C={"captives": "3 A"}, seats=3)
    home = t.p("A").workers
    t.choose("A", "place guardhouse", "free silver")
    assert t.p("A").workers == home - 1 + 5
    assert (t.p("B").captives, t.p("C").captives) == ([0, 0, 1], [0, 0, 0])
    assert t.have("A") == {}
    assert t.s.tax == 4 + 2


@rule("ARC-124")
def test_workers_come_home_for_a_debt_and_a_virtue() -> None:
    t = table(A={"silver": 4}, B={"captives": "2 A"})
    t.choose("A", "place guardhouse")
    assert t.refusal("A", "free silver") == ("reason-lack", "ARC-124", 4, 5)
    t.choose("A", "free debt")
    p = t.p("A")
    assert (p.unpaid, p.virtue, t.have("A"), t.s.tax) == (1, 6, {"silver": 4}, 4)
    assert t.p("B").captives == [0, 0]


@rule("ARC-126", "ARC-128", "ARC-129")
def test_a_debt_is_paid_off_for_six_silver_three_of_them_tax() -> None:
    t = table(A={"silver": 7, "unpaid": 2})
    t.choose("A", "place guardhouse", "pay_debt")
    p = t.p("A")
    assert (p.unpaid, p.paid, p.virtue, t.have("A"), t.s.tax) == (1, 1, 8, {"silver": 1}, 7)


@rule("ARC-126")
def test_a_debt_needs_its_whole_price() -> None:
    t = table(A={"silver": 5, "unpaid": 1, "prison": 1})
    t.choose("A", "place guardhouse")
    assert t.refusal("A", "pay_debt") == ("reason-lack", "ARC-126", 5, 6)


@rule("ARC-127")
def test_each_debt_takes_an_action_of_its_own() -> None:
    t = table(A={"silver": 18, "unpaid": 3, "at": "1 guardhouse"})
    t.choose("A", "place guardhouse", "pay_debt", "pay_debt")
    assert t.asked == "B"
    assert (t.p("A").unpaid, t.p("A").paid, t.have("A")) == (1, 2, {"silver": 6})


@rule("ARC-129", "ARC-207")
@pytest.mark.parametrize("good", ["clay", "wood", "stone"])
def test_a_debt_collector_adds_goods_to_each_debt_paid_off(good: str) -> None:
    t = table(A={"silver": 12, "unpaid": 2, "at": "1 guardhouse", "crew": f"debt_collector_{good}"})
    t.choose("A", "place guardhouse", "pay_debt")
    once = t.have("A")[good]
    t.choose("A", "pay_debt")
    assert once > 0
    assert t.have("A") == {good: 2 * once}


@rule("ARC-207", "ARC-160")
def test_a_destroyed_debt_brings_neither_virtue_nor_goods() -> None:
    t = table(A={"clay": 2, "virtue": 14, "unpaid": 1, "crew": "debt_collector_wood"})
    t.choose("A", "place storehouse", "trade clay+clay>virtue", "do destroy_debt")
    p = t.p("A")
    assert (p.unpaid, p.paid, p.virtue, t.have("A")) == (0, 0, 14, {})


@rule("ARC-130")
def test_prison_and_release_in_one_visit_with_an_action_to_spare() -> None:
    t = table(A={"at": "2 guardhouse", "captives": "3 B 2 C", "prison": 2}, seats=3)
    home = t.p("A").workers
    t.choose("A", "place guardhouse", "imprison", "release prison")
    assert t.have("A") == {"silver": 5}
    assert [p.prison for p in t.s.players] == [0, 3, 2]
    assert t.p("A").workers == home - 1 + 2
    assert t.asked == "B"


@rule("ARC-220", "ARC-169")
def test_the_second_debt_is_taxed_by_the_virtue_of_the_first() -> None:
    t = table(A={"at": "1 guardhouse", "virtue": 1, "silver": 9, "unpaid": 2})
    t.choose("A", "place guardhouse", "pay_debt")
    assert t.have("A") == {"silver": 5}
    t.choose("A", "pay_debt")
    assert (t.have("A"), t.s.tax, t.p("A").virtue) == ({}, 4 + 3, 3)


@rule("ARC-221", "ARC-159")
def test_virtue_above_the_track_destroys_the_other_debt() -> None:
    t = table(A={"virtue": 14, "silver": 6, "unpaid": 2})
    t.choose("A", "place guardhouse", "pay_debt", "do destroy_debt")
    assert (t.p("A").unpaid, t.p("A").paid, t.p("A").virtue) == (0, 1, 14)


@rule("ARC-222", "ARC-161")
def test_virtue_below_the_track_adds_a_debt() -> None:
    t = table(A={"virtue": 0}, B={"captives": "2 A"})
    t.choose("A", "place guardhouse", "free debt")
    assert (t.p("A").unpaid, t.p("A").virtue) == (2, 0)
