"""The Virtue Track (ARC-157 to ARC-170, ARC-219)."""

from __future__ import annotations

import pytest
from tests.rules.architects.table import World, table
from tests.support import rule

from courtier.titles.architects.virtue import change_virtue

POINTS = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]


@rule("ARC-003", "ARC-157", "ARC-158", "ARC-193")
@pytest.mark.parametrize("virtue", range(15))
def test_what_each_place_of_the_track_is_worth(virtue: int) -> None:
    t = table(A={"virtue": virtue})
    assert t.sheet("A").get("virtue", 0) == POINTS[virtue]
    assert len(t.t.virtue_vp) == 15


@rule("ARC-157", "ARC-219")
@pytest.mark.parametrize(("start", "steps", "end"), [(7, 3, 10), (7, -3, 4), (13, 3, 14), (1, -3, 0)])
def test_the_marker_moves_at_once_and_stops_at_both_ends(start: int, steps: int, end: int) -> None:
    t = table(A={"virtue": start})
    change_virtue(t.s, 0, steps)
    assert t.p("A").virtue == end


@rule("ARC-159", "ARC-166", "ARC-219")
def test_steps_above_the_track_destroy_debts() -> None:
    t = table(A={"virtue": 13, "unpaid": 3, "wood": 6, "at": "2 storehouse"})
    assert t.sheet("A")["virtue"] == 5
    assert t.refusal("A", "place black_market_small")[1] == "ARC-164"
    t.choose("A", "place storehouse", *["trade wood+wood>virtue"] * 2, "do destroy_debt")
    t.choose("A", "trade wood+wood>virtue", "do destroy_debt")
    p = t.p("A")
    assert (p.virtue, p.unpaid, p.paid) == (14, 1, 0)


@rule("ARC-159", "ARC-170")
def test_destroying_is_a_choice_and_unused_steps_are_lost() -> None:
    t = table(A={"virtue": 14, "unpaid": 1, "wood": 2})
    t.choose("A", "place storehouse", "trade wood+wood>virtue")
    assert (t.kind, t.options("A")) == ("offer", {"do destroy_debt", "decline"})
    t.choose("A", "decline")
    assert (t.p("A").unpaid, t.p("A").virtue, t.asked) == (1, 14, "B")


@rule("ARC-159", "ARC-170")
def test_without_a_debt_nothing_is_asked() -> None:
    t = table(A={"virtue": 14, "wood": 2})
    t.choose("A", "place storehouse", "trade wood+wood>virtue")
    assert t.asked == "B"


@rule("ARC-159", "ARC-170")
def test_debts_are_destroyed_unasked_by_option() -> None:
    t = table(A={"virtue": 14, "wood": 2, "unpaid": 2}, options={"auto_destroy": True})
    t.choose("A", "place storehouse", "trade wood+wood>virtue")
    assert (t.p("A").unpaid, t.asked) == (1, "B")


@rule("ARC-161", "ARC-219")
@pytest.mark.parametrize(("virtue", "debts"), [(2, 0), (1, 1), (0, 2)])
def test_steps_below_the_track_bring_debts(virtue: int, debts: int) -> None:
    t = table(A={"virtue": virtue})
    t.choose("A", "place tax_stand")  # loses 2
    assert (t.p("A").virtue, t.p("A").unpaid) == (0, debts)


@rule("ARC-162", "ARC-163", "ARC-168", "ARC-169")
@pytest.mark.parametrize(
    ("virtue", "price", "pool"), [(0, 2, 0), (1, 2, 0), (2, 3, 1), (3, 3, 1), (4, 4, 2), (7, 4, 2)]
)
def test_low_virtue_ignores_tax(virtue: int, price: int, pool: int) -> None:
    world: World = {"top": "labourer woodcutter_a stonecutter_a jeweller_a"}
    t = table(world, A={"virtue": virtue, "silver": price})
    t.choose("A", "place workshop", "hire labourer")
    assert t.have("A") == {}
    assert t.s.tax == 4 + pool
    t = table(world, A={"virtue": virtue, "silver": price - 1})
    t.choose("A", "place workshop")
    assert (t.crew("A"), len(t.hand("A")), t.asked) == ([], 1, "B")  # only plans were left


@rule("ARC-162", "ARC-169")
@pytest.mark.parametrize(("virtue", "free", "debt"), [(1, 3, 4), (3, 4, 5), (4, 5, 6)])
def test_tax_is_ignored_in_the_guardhouse_too(virtue: int, free: int, debt: int) -> None:
    t = table(A={"virtue": virtue, "silver": free}, B={"captives": "1 A"})
    t.choose("A", "place guardhouse", "free silver")
    assert t.have("A") == {}
    t = table(A={"virtue": virtue, "silver": debt, "unpaid": 1})
    t.choose("A", "place guardhouse", "pay_debt")
    assert t.have("A") == {}


@rule("ARC-164", "ARC-167")
@pytest.mark.parametrize("space", ["small", "middle", "large"])
@pytest.mark.parametrize("virtue", [9, 10, 14])
def test_the_virtuous_stay_out_of_the_black_market(space: str, virtue: int) -> None:
    t = table(A={"virtue": virtue, "silver": 9})
    if virtue < 10:
        assert f"place black_market_{space}" in t.options("A")
    else:
        key, id, have, need = t.refusal("A", f"place black_market_{space}")
        assert (key, id, have, need) == ("architects-market-ban", "ARC-164", virtue, 10)


@rule("ARC-164", "ARC-167")
def test_a_theft_opens_the_black_market_again() -> None:
    t = table({"tax": 3}, A={"virtue": 11})
    t.choose("A", "place tax_stand")
    assert t.p("A").virtue == 9
    t.choose("B", "place forest")
    assert "place black_market_small" in t.options("A")


@rule("ARC-165", "ARC-168")
@pytest.mark.parametrize("virtue", [1, 4, 5])
def test_the_wicked_do_not_build_the_cathedral(virtue: int) -> None:
    t = table(A={"virtue": virtue, "gold": 1, "wood": 4, "stone": 4, "hand": "well keep"})
    t.choose("A", "place guildhall")
    if virtue == 5:
        assert "cathedral" in t.options("A")
    else:  # the Well alone can be built, so nothing is asked
        assert (t.built("A"), t.p("A").level, t.asked) == (["well"], 0, "B")


@rule("ARC-165")
def test_the_ban_of_the_cathedral_is_explained() -> None:
    t = table(
        A={"virtue": 4, "gold": 1, "wood": 9, "stone": 9, "clay": 9, "hand": "well", "crew": "labourer"}
    )
    t.choose("A", "place guildhall")
    assert t.kind == "guildhall"
    assert t.refusal("A", "cathedral") == ("architects-cathedral-ban", "ARC-165", 4, 5)
