"""Turns and kinds of places (ARC-032 to ARC-048, ARC-224)."""

from __future__ import annotations

import pytest
from tests.rules.architects.table import Setting, table
from tests.support import rule

CIRCLES = [
    *("quarry", "forest", "mines", "silversmith", "storehouse"),
    *("workshop", "town_centre", "tax_stand", "guardhouse"),
]


@rule("ARC-032", "ARC-033")
def test_turns_go_round_one_worker_each() -> None:
    t = table(seats=3, turn="B")
    for who in "BCAB":
        assert t.asked == who
        home = t.p(who).workers
        t.choose(who, "place forest")
        assert t.p(who).workers == home - 1


@rule("ARC-033")
def test_a_worker_must_be_placed_and_only_by_whoever_is_next() -> None:
    t = table()
    assert all(token.startswith("place ") for token in t.options("A"))
    assert t.refusal("B", "place forest")[0] == "reason-not-asked"


@rule("ARC-040", "ARC-041")
@pytest.mark.parametrize("place", CIRCLES)
def test_large_circles_hold_any_number_of_anybody(place: str) -> None:
    t = table(A={"at": f"4 {place}", "silver": 4}, B={"at": f"5 {place}"}, C={"at": f"2 {place}"}, seats=3)
    t.choose("A", f"place {place}")
    assert t.workers("A")[place] == 5
    hunter = table(A={"silver": 1}, B={"at": f"5 {place}"})
    hunter.choose("A", "place town_centre")
    assert f"capture 1 {place}" in hunter.options("A", "capture")


@rule("ARC-034", "ARC-035", "ARC-224")
def test_without_a_worker_the_turn_brings_one_home() -> None:
    t = table(A={"home": 0, "at": "2 forest 1 mines"})
    assert (t.kind, t.options("A")) == ("return", {"return forest", "return mines"})
    t.choose("A", "return forest")
    assert (t.p("A").workers, t.asked) == (1, "B")  # it is placed next turn
    last = table({"last": 2}, A={"home": 0, "at": "2 forest 1 mines"})
    assert last.kind == "return"


@rule("ARC-036")
def test_nobody_comes_home_from_prison_market_guildhall_or_another_board() -> None:
    mine: Setting = {"home": 0, "at": "1 forest 1 mines", "prison": 1}
    t = table({"market": "A - -"}, A=mine, B={"captives": "2 A"})
    for token in ("return prison", "return black_market_small", "return guildhall", "reclaim 1"):
        assert t.refusal("A", token)[:2] == ("architects-not-from-there", "ARC-036")
    assert t.refusal("A", "return quarry")[:2] == ("architects-none-there", "ARC-034")


@rule("ARC-037")
def test_in_a_dead_end_the_turn_is_passed() -> None:
    t = table({"market": "A - -"}, A={"home": 0, "prison": 2}, B={"captives": "1 A"})
    assert (t.asked, t.p("A").prison, t.p("A").workers) == ("B", 2, 0)
    t.choose("B", "place forest")
    assert (t.asked, t.p("A").workers) == ("B", 0)


@rule("ARC-037")
def test_when_everybody_is_stuck_one_may_leave() -> None:
    t = table({"market": "A - A"}, A={"home": 0}, B={"home": 0, "prison": 1})
    assert t.options("A") == {"return black_market_small", "return black_market_large"}
    t.choose("A", "return black_market_large")  # B passes: somebody can move again
    assert (t.asked, t.kind, t.p("B").workers) == ("A", "turn", 0)


@rule("ARC-037")
def test_the_way_out_of_a_dead_end() -> None:
    """Our own rule, a table option: prison, else a board of the owner's choice, else the market, else nothing."""
    out = {"dead_end": "release"}
    t = table({"market": "A - -"}, options=out, A={"home": 0, "prison": 2}, B={"captives": "1 A"})
    assert (t.asked, t.p("A").prison, t.p("A").workers) == ("B", 1, 1)
    t = table(
        {"market": "A - -"}, seats=3, options=out, A={"home": 0}, B={"captives": "1 A"}, C={"captives": "2 A"}
    )
    assert t.options("A") == {"reclaim 1", "reclaim 2"}
    t.choose("A", "reclaim 2")
    assert (t.p("C").captives, t.p("A").workers) == ([1, 0, 0], 1)
    t = table({"market": "A - A"}, options=out, A={"home": 0})
    assert t.options("A") == {"return black_market_small", "return black_market_large"}
    t.choose("A", "return black_market_large")
    assert t.s.market == [0, -1, -1]
    t = table(options=out, A={"home": 0})
    assert (t.asked, t.p("A").workers) == ("B", 0)


@rule("ARC-038")
def test_a_turn_ends_with_the_reset_and_then_the_hand_limit() -> None:
    hand = "well chapel steeple armoury fortress keep"
    t = table({"market": "- B B", "top": "labourer"}, A={"silver": 2, "hand": hand, "virtue": 5, "board": "caroline"},
              options={"boards": "variable"})  # fmt: skip
    t.choose("A", "place black_market_small")  # Caroline draws a seventh card
    assert t.s.market == [-1, -1, -1]
    assert (t.kind, t.asked) == ("discard", "A")


@rule("ARC-039")
@pytest.mark.parametrize("place", ["storehouse", "guardhouse", "town_centre"])
def test_a_visit_may_be_made_for_nothing(place: str) -> None:
    t = table(A={"silver": 0})
    t.choose("A", f"place {place}")
    assert t.asked == "B"
    strict = table(A={"silver": 0}, options={"empty_visits": False})
    assert strict.refusal("A", f"place {place}")[:2] == ("architects-no-empty-visit", "ARC-039")


@rule("ARC-039")
def test_the_guildhall_needs_something_to_build() -> None:
    t = table(A={"hand": "keep"})
    assert t.refusal("A", "place guildhall")[:2] == ("architects-nothing-to-build", "ARC-039")


@rule("ARC-043")
def test_market_workers_stay_until_a_reset() -> None:
    t = table({"market": "A - -", "tax": 9}, A={"silver": 9}, B={"silver": 9})
    t.choose("A", "place forest")
    t.choose("B", "place guardhouse")
    assert t.s.market == [0, -1, -1]


@rule("ARC-044", "ARC-045")
def test_guildhall_workers_lie_in_order_and_stay() -> None:
    t = table({"guild": 3}, A={"wood": 2, "stone": 2, "hand": "well"})
    t.choose("A", "place guildhall")
    assert t.view()["guildhall"]["workers"] == [0, 1, 0, 0]
    assert t.built("A") == ["well"]


@rule("ARC-046", "ARC-047")
def test_nobody_is_placed_in_prison() -> None:
    t = table()
    assert t.refusal("A", "place prison")[:2] == ("architects-not-into-prison", "ARC-046")
