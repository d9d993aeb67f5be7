"""What the view says of a position, so that no client works a rule out again."""

from __future__ import annotations

from typing import Any

from tests.rules.kingsburg.table import at_construct
from tests.support import rule


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
        "id": "statue", "state": "ready", "price": {"gold": 2}, "cheaper": [], "dearer": [], "lacks": {}, "used": False,
    }  # fmt: skip
    market = cell(t, "A", "market")
    assert (market["state"], market["lacks"]) == ("short", {"wood": 1})
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
