"""What the view says of a position, so that no client works a rule out again."""

from __future__ import annotations

from typing import Any

from tests.rules.kingsburg.table import at, at_construct, at_influence
from tests.support import rule

from courtier.titles.kingsburg import words as w


def cell(t: Any, seat: str, building: str) -> dict[str, Any]:
    cells = [c for row in t.at(seat)["rows"] for c in row["cells"]]
    return dict(next(c for c in cells if c["id"] == building))


@rule("KB-097")
def test_a_sheet_has_its_rows_with_letters() -> None:
    rows = at_construct().at("A")["rows"]
    assert [row["letter"] for row in rows] == list("BCDEF")
    assert [[c["state"] for c in row["cells"]] for row in rows] == [["short", "lock", "lock", "lock"]] * 5
    assert not any(row["strip"] for row in rows)


@rule("KB-095")
def test_a_building_says_its_price_and_what_is_lacking() -> None:
    t = at_construct(goods={"A": "2 gold 1 wood"}, buildings={"A": "inn"})
    assert cell(t, "A", "inn")["state"] == "built"
    assert cell(t, "A", "statue") == {
        "id": "statue", "state": "ready", "price": {"gold": 2}, "cheaper": [], "dearer": [],
        "lacks": {}, "short": 0, "used": False,
    }  # fmt: skip
    market = cell(t, "A", "market")
    assert (market["state"], market["lacks"], market["short"]) == ("short", {"wood": 1}, 1)
    assert cell(t, "A", "farms")["state"] == "lock"


@rule("KB-193", "KB-200")
def test_a_discount_shows_in_the_price() -> None:
    t = at_construct(goods={"A": "1 gold 1 wood 1 stone"}, buildings={"A": "barricade crane"})
    hall = cell(t, "A", "town_hall")
    assert (hall["price"], hall["cheaper"]) == ({"gold": 1, "wood": 1, "stone": 1}, ["gold"])
    assert hall["state"] == "ready"
    assert cell(t, "B", "town_hall")["price"]["gold"] == 2


@rule("KB-123", "KB-124")
def test_lanes_count_what_is_sure_and_what_the_card_may_bring() -> None:
    t = at_construct(soldiers={"A": 2}, buildings={"A": "palisade"})
    winter = t.view("B")["winter"]
    lane = next(lane for lane in winter["lanes"] if lane["seat"] == 0)
    assert (lane["soldiers"], lane["strength"], lane["maybe"]) == (
        2,
        3,
        1,
    )  # the Palisade: 1, against Zombies 2
    assert (winter["bands"][0]["low"], winter["bands"][0]["high"]) == tuple(t.view("B")["enemy"]["range"])


@rule("KB-050", "KB-094", "KB-118")
def test_a_seat_is_told_which_questions_may_still_come() -> None:
    t = at_influence(order="AB", dice={"A": "3 4", "B": "2"})
    assert t.view("B")["ahead"] == ["influence", "construct"]
    assert t.view()["ahead"] == []
    passed = at_influence(order="AB", dice={"A": "3 4", "B": "2"}, passed="B")
    assert passed.view("B")["ahead"] == ["construct"]
    t = at_construct(order="AB", goods={"A": "2 gold", "B": "2 gold"})
    assert (t.asked, t.view("A")["ahead"], t.view("B")["ahead"]) == ("A", [], ["construct"])
    t = at(w.RECRUIT, order="AB", goods={"A": "2 gold", "B": "2 gold"})
    assert (t.asked, t.view("A")["ahead"], t.view("B")["ahead"]) == ("A", [], ["recruit"])


@rule("KB-173", "KB-242")
def test_what_only_gains_at_the_start_of_a_season_is_named() -> None:
    t = at(w.SPRING, buildings={"A": "farms merchants_guild"})
    assert t.view("A")["free"] == ["use farms", "use merchants_guild"]
    assert t.view("B")["free"] == []
    t.choose("A", "use farms")
    assert t.view("A")["free"] == ["use merchants_guild"]


@rule("KBM3-002", "KBM3-013")
def test_an_effect_of_once_a_year_is_something_to_think_about() -> None:
    t = at(w.SUMMER, options={"modules": [3]}, governors={"A": "fairy"}, buildings={"A": "farms"})
    assert t.options("A") == {"use fairy", "use farms", "done"}
    assert t.view("A")["free"] == ["use farms"]


@rule("KBM3-019")
def test_a_private_advisor_says_what_it_gives() -> None:
    t = at_influence(options={"modules": [3]}, governors={"A": "politician"}, dice={"A": "5 6 2"})
    found = {advisor["rank"]: advisor["gain"] for advisor in t.at("A")["private_advisors"]}
    assert found == {5: {"good": 1}, 13: {"good": 2, "vp": 1}}
