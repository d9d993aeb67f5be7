"""Module 1, row A: workshops that trade at the end of summer, and the Mint that lets them work all year."""

from __future__ import annotations

import pytest
from tests.rules.kingsburg.table import Table, at_construct
from tests.support import rule

from courtier.titles.kingsburg import words as w

ROW = "sawmill quarry goldsmith mint"


def ending(buildings: str, phase: int, goods: str) -> Table:
    """The end of a season, where Ann owns these buildings: her question, or the next phase."""
    t = at_construct(phase, options={"modules": [1]}, buildings={"A": buildings}, goods={"A": goods})
    t.play_on(lambda t: t.kind == "use" or t.phase != phase)
    return t


@rule("KBM1-003")
@rule("KBM1-004")
@rule("KBM1-005")
@pytest.mark.parametrize(
    ("building", "pays", "goods", "soldiers", "vp"),
    [("sawmill", "1 wood", "2 gold", 0, 0), ("quarry", "1 stone", "3 gold", 0, 0), ("goldsmith", "1 gold", "", 1, 1)],
)  # fmt: skip
def test_a_workshop_trades_once_at_the_end_of_summer(
    building: str, pays: str, goods: str, soldiers: int, vp: int
) -> None:
    owned = ROW[: ROW.index(building) + len(building)]
    t = ending(owned, w.SUMMER, pays)
    assert t.options("A") == {f"use {building}", "done"}, "the others lack their price"
    t.choose("A", f"use {building}")
    assert (t.goods("A"), t.soldiers("A")) == (goods, soldiers)
    assert t.sheet("A").get("effects", 0) == vp
    assert t.kind != "use" or f"use {building}" not in t.options("A")
    for other in (w.SPRING, w.FALL):
        assert ending(owned, other, pays).kind != "use"


@rule("KBM1-006")
@rule("KBM1-017")
@pytest.mark.parametrize("phase", [w.SPRING, w.SUMMER, w.FALL])
def test_the_mint_lets_them_work_in_every_season_each_once(phase: int) -> None:
    t = ending(ROW, phase, "2 gold 2 wood 2 stone")
    assert t.options("A") == {"use sawmill", "use quarry", "use goldsmith", "done"}
    for building in ("sawmill", "quarry"):
        t.choose("A", f"use {building}")
    assert t.goods("A") == "7 gold 1 wood 1 stone"
    assert t.options("A") == {"use goldsmith", "done"}
    t.choose("A", "use goldsmith")
    assert (t.goods("A"), t.soldiers("A")) == ("6 gold 1 wood 1 stone", 1)
    assert t.phase != phase or t.kind != "use"
