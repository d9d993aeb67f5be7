"""Capturing workers (ARC-092 to ARC-107, ARC-145, ARC-216, ARC-217)."""

from __future__ import annotations

import pytest
from tests.rules.architects.table import Setting, Table, table
from tests.support import rule

LOCATIONS = ("architects-capture-locations", "ARC-095")


@rule("ARC-092", "ARC-093", "ARC-097", "ARC-105")
@pytest.mark.parametrize("made", [0, 1, 2, 3])
def test_up_to_one_capture_a_worker_the_first_coin_is_tax(made: int) -> None:
    others: Setting = {"at": "2 forest"}
    t = table(A={"at": "2 town_centre", "silver": 9}, B=others, C=others, D=others, E=others, seats=5)
    t.choose("A", "place town_centre", *[f"capture {who} forest" for who in (1, 2, 3)[:made]])
    if made < 3:
        t.choose("A", "done")
    assert t.asked == "B"
    assert t.have("A") == {"silver": 9 - made}
    assert t.s.tax == 4 + min(made, 1)
    assert sum(t.p("A").captives) == 2 * made


@rule("ARC-092", "ARC-105")
def test_each_capture_is_paid_when_it_is_made() -> None:
    t = table(A={"at": "1 town_centre", "silver": 1}, B={"at": "1 forest 1 mines"})
    t.choose("A", "place town_centre", "capture 1 forest")
    assert t.asked == "B"  # no coin is left for the second
    assert t.p("A").captives == [0, 1]


@rule("ARC-092")
def test_without_silver_there_is_nothing_to_capture() -> None:
    t = table(A={"silver": 0}, B={"at": "1 forest"})
    t.choose("A", "place town_centre")
    assert t.asked == "B"
    assert t.workers("B")["forest"] == 1


@rule("ARC-094", "ARC-041", "ARC-100")
def test_a_capture_takes_all_of_one_colour_at_one_place() -> None:
    t = table(A={"silver": 1}, B={"at": "3 forest 2 mines"}, C={"at": "1 forest"}, seats=3)
    t.choose("A", "place town_centre", "capture 1 forest")
    assert t.p("A").captives == [0, 3, 0]
    assert (t.workers("B")["mines"], t.workers("C")["forest"]) == (2, 1)
    assert "forest" not in t.workers("B")


@rule("ARC-094")
def test_nobody_is_captured_where_nobody_stands() -> None:
    t = table(A={"silver": 2}, B={"at": "1 forest"})
    t.choose("A", "place town_centre")
    assert t.refusal("A", "capture 1 mines")[:2] == ("architects-nobody-there", "ARC-094")


@rule("ARC-095")
@pytest.mark.parametrize(("seats", "places"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_how_many_locations_a_visit_may_reach(seats: int, places: int) -> None:
    t = table(A={"at": "3 town_centre", "silver": 9}, B={"at": "1 forest 1 mines 1 quarry"}, seats=seats)
    t.choose("A", "place town_centre")
    for place in ["forest", "mines"][:places]:
        t.choose("A", f"capture 1 {place}")
    if t.asked == "A":
        key, rule_id, have, need = t.refusal("A", "capture 1 quarry")
        assert ((key, rule_id), have, need) == (LOCATIONS, places, places)
    assert t.workers("B")["quarry"] == 1


@rule("ARC-096", "ARC-104")
def test_all_three_colours_of_one_place() -> None:
    t = table(
        A={"at": "2 town_centre 1 silversmith", "silver": 3},
        B={"at": "2 silversmith"},
        C={"at": "1 silversmith"},
        seats=4,
    )
    home = t.p("A").workers
    t.choose("A", "place town_centre", *[f"capture {who} silversmith" for who in (0, 1, 2)])
    assert t.have("A") == {}
    assert (t.s.tax, t.p("A").captives) == (5, [0, 2, 1, 0])
    assert t.p("A").workers == home - 1 + 1
    assert "silversmith" not in t.workers("A")


@rule("ARC-098", "ARC-101", "ARC-106")
def test_the_own_group_in_the_town_centre_may_be_taken_home_and_the_captures_stay() -> None:
    t = table(A={"at": "1 town_centre", "silver": 2}, B={"at": "1 forest"})
    home = t.p("A").workers
    t.choose("A", "place town_centre", "capture 0 town_centre")
    assert t.p("A").workers == home + 1
    t.choose("A", "capture 1 forest")
    assert t.p("A").captives == [0, 1]


@rule("ARC-099", "ARC-043", "ARC-045", "ARC-048")
@pytest.mark.parametrize("place", ["black_market_small", "guildhall"])
def test_who_stands_elsewhere_is_never_captured(place: str) -> None:
    t = table({"market": "B - -"}, A={"silver": 3}, B={"at": "1 forest", "prison": 2, "guild": 1})
    t.choose("A", "place town_centre")
    assert t.options("A", "capture") == {"capture 0 town_centre", "capture 1 forest"}
    assert t.refusal("A", f"capture 1 {place}")[:2] == ("architects-never-captured", "ARC-099")


@rule("ARC-102")
def test_two_captures_at_the_forest_with_four_players() -> None:
    t = table(
        A={"at": "1 town_centre", "silver": 2},
        B={"at": "3 forest 1 mines"},
        C={"at": "2 forest"},
        seats=4,
    )
    t.choose("A", "place town_centre", "capture 1 forest")
    assert t.options("A", "capture") == {"capture 2 forest"}
    t.choose("A", "capture 2 forest")
    assert sum(t.p("A").captives) == 5
    assert t.s.tax == 4 + 1
    assert t.have("A") == {}


@rule("ARC-103")
def test_the_second_capture_elsewhere_with_three_players() -> None:
    t = table(
        A={"at": "1 town_centre", "silver": 2},
        B={"at": "3 forest 1 mines"},
        C={"at": "2 forest"},
        seats=3,
    )
    t.choose("A", "place town_centre", "capture 1 forest")
    assert {"capture 2 forest", "capture 1 mines"} <= t.options("A", "capture")
    t.choose("A", "capture 1 mines")
    assert sum(t.p("A").captives) == 4


def captured(silver: int, crew: str, captures: int) -> Table:
    """Three workers in the Town Centre and a choice of groups at one place."""
    t = table(
        A={"at": "2 town_centre", "silver": silver, "crew": crew},
        B={"at": "1 forest"},
        C={"at": "1 forest"},
        D={"at": "1 forest"},
        seats=4,
    )
    t.choose("A", "place town_centre", *[f"capture {who} forest" for who in (1, 2, 3)[:captures]])
    return t


@rule("ARC-107", "ARC-217")
@pytest.mark.parametrize(
    ("crew", "price"), [("", 3), ("conspirator_a", 2), ("conspirator_a conspirator_b", 1)]
)
def test_a_conspirator_saves_a_coin_of_the_visit_but_never_the_tax(crew: str, price: int) -> None:
    t = captured(price, crew, 3)
    assert t.have("A") == {}
    assert sum(t.p("A").captives) == 3
    assert t.s.tax == 5


@rule("ARC-107")
def test_a_conspirator_saves_a_coin_on_every_capture_by_option() -> None:
    t = table(
        A={"at": "2 town_centre", "silver": 1, "crew": "conspirator_a"},
        B={"at": "1 forest"},
        C={"at": "1 forest"},
        D={"at": "1 forest"},
        seats=4,
        options={"conspirator": "per_capture"},
    )
    t.choose("A", "place town_centre", *[f"capture {who} forest" for who in (1, 2, 3)])
    assert sum(t.p("A").captives) == 3


@rule("ARC-216", "ARC-162", "ARC-163")
def test_ignored_tax_makes_the_first_capture_free() -> None:
    t = table(A={"at": "1 town_centre", "silver": 1, "virtue": 2}, B={"at": "1 forest 1 mines"})
    t.choose("A", "place town_centre", "capture 1 forest")
    assert t.have("A") == {"silver": 1}
    assert t.s.tax == 4
    t.choose("A", "capture 1 mines")
    assert t.have("A") == {}
