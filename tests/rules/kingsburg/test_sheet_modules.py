"""Province sheets with modules: the red side, and strips that cover rows."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.kingsburg.table import RICH, SHEET, Table, at, at_construct
from tests.support import rule

from courtier.titles.kingsburg import words as w

ROWS = {
    "A": "weavers_workshop brickworks foundry treasury",
    "B": "bridge altar monastery basilica",
    "C": "brewery bazaar vineyard caravanserai",
    "D": "armory griffin_ranch mercenary_camp siege_workshop",
    "E": "hidden_refuge riding_arena ramparts citadel",
    "F": "fountain woodshop university architects_guild",
    "G": "lookout_post garrison school knights_hall",
}


def rows(t: Table, who: str) -> dict[str, str]:
    return {row["letter"]: " ".join(cell["id"] for cell in row["cells"]) for row in t.at(who)["rows"]}


@rule("KBM1-001")
@rule("KBM1-019")
def test_the_red_side_has_seven_rows_five_of_them_as_on_the_blue_side() -> None:
    t = at_construct(options={"modules": [1]}, goods={"A": RICH})
    seen = rows(t, "A")
    assert list(seen) == list("ABCDEFG")
    assert {letter: seen[letter] for letter in "BCDEF"} == SHEET
    assert seen["A"] == "sawmill quarry goldsmith mint"
    assert seen["G"] == "makeshift_defenses recruiting_office training_camp military_academy"
    assert {"build sawmill", "build makeshift_defenses", "build statue"} <= t.options("A")
    t.refuses("A", "build quarry", "kingsburg-left-first", "KB-097")


@rule("KBM2-004")
@rule("KBM2-005")
@rule("KBM2-055")
def test_every_strip_replaces_the_four_buildings_of_its_row() -> None:
    for letter, buildings in ROWS.items():
        t = at_construct(options={"modules": [1, 2]}, strips={"A": letter}, goods=dict.fromkeys("AB", RICH))
        assert rows(t, "A")[letter] == buildings
        assert rows(t, "B")[letter] != buildings
        first, second = buildings.split()[:2]
        assert f"build {first}" in t.options("A")
        t.refuses("A", f"build {second}", "kingsburg-left-first", "KB-097")
        printed = rows(t, "B")[letter].split()[0]
        t.refuses("A", f"build {printed}", "kingsburg-not-on-sheet", "KBM2-004")
        t.choose("A", f"build {first}")
        assert t.buildings("A") == {first}
        assert t.asked == "B"
        t.refuses("B", f"build {first}", "kingsburg-not-on-sheet", "KBM2-004")


@rule("KBM1-018")
def test_a_strip_on_row_a_removes_the_mint_with_its_row() -> None:
    t = at_construct(options={"modules": [1, 2]}, strips={"A": "A"})
    assert "mint" not in rows(t, "A")["A"]
    assert "mint" in rows(t, "B")["A"]


@rule("KBM2-002")
def test_both_strips_may_lie_on_one_sheet() -> None:
    t = at_construct(options={"modules": [2]}, strips={"A": "CE"})
    seen = rows(t, "A")
    assert (seen["C"], seen["E"], seen["B"]) == (ROWS["C"], ROWS["E"], SHEET["B"])
    assert [row["strip"] for row in t.at("A")["rows"]] == [False, True, False, True, False]
    assert t.phase >= w.SPRING


# what strip buildings do when a season starts and ends


def owned(row: str, count: int) -> str:
    """The first buildings of a strip."""
    return " ".join(ROWS[row].split()[:count])


def ending(row: str, count: int, phase: int, **setting: Any) -> Table:
    """The end of a season, for Ann's strip."""
    modules = [1, 2] if row in "AG" else [2]
    t = at_construct(
        phase, options={"modules": modules}, strips={"A": row}, buildings={"A": owned(row, count)}, **setting
    )
    while t.kind == "construct":
        t.choose(t.asked, "pass")
    return t


@rule("KBM2-010")
@rule("KBM2-011")
@rule("KBM2-012")
def test_the_workshops_of_strip_a_trade_at_the_end_of_fall() -> None:
    t = ending("A", 3, w.FALL, goods={"A": "1 gold 1 wood 1 stone"})
    assert t.options("A") == {"use weavers_workshop", "use brickworks", "use foundry", "done"}
    t.choose("A", "use weavers_workshop")
    assert (t.goods("A"), t.tokens("A"), t.sheet("A")) == ("1 gold 1 stone", 1, {"effects": 1})
    t.choose("A", "use brickworks")
    assert t.goods("A") == "1 wood 3 stone"
    assert t.options("A") == {"use foundry", "done"}  # each once
    t.choose("A", "use foundry")
    assert (t.goods("A"), t.soldiers("A")) == ("1 wood 2 stone", 2)
    t = ending("A", 3, w.SUMMER, goods={"A": "1 gold 1 wood 1 stone"})
    assert t.phase == w.FALL


@rule("KBM2-013")
@pytest.mark.parametrize(("gold", "vp"), [(1, 0), (2, 1)])
def test_the_treasury_pays_who_holds_two_gold(gold: int, vp: int) -> None:
    t = ending("A", 4, w.SUMMER, goods={"A": f"{gold} gold"})
    assert t.sheet("A").get("effects", 0) == vp


@rule("KBM2-016")
@rule("KBM2-043")
@pytest.mark.parametrize(("goods", "vp"), [("", 1), ("1 wood", 0)])
def test_the_monastery_pays_who_has_no_goods_whatever_his_tokens(goods: str, vp: int) -> None:
    t = ending("B", 3, w.SUMMER, goods={"A": goods}, tokens={"A": 3})
    assert t.sheet("A").get("effects", 0) == vp


@rule("KBM2-018")
@rule("KBM2-041")
@rule("KBM2-047")
@pytest.mark.parametrize(("soldiers", "left", "tokens"), [(2, 1, 2), (0, 0, 0)])
def test_the_brewery_turns_a_soldier_into_two_tokens(soldiers: int, left: int, tokens: int) -> None:
    t = ending("C", 1, w.SUMMER, soldiers={"A": soldiers})
    if t.kind == "use":
        t.refuses("A", "done", "kingsburg-must-use", "KBM2-041")
        t.choose("A", "use brewery")
    assert (t.soldiers("A"), t.tokens("A")) == (left, tokens)


@rule("KBM2-020")
def test_the_vineyard_gives_a_bonus_die_in_summer_and_fall() -> None:
    offered = {}
    for phase in (w.SPRING, w.SUMMER, w.FALL):
        t = at(phase, options={"modules": [2]}, strips={"A": "C"}, buildings={"A": owned("C", 3)})
        offered[phase] = "use vineyard" in t.options("A") if t.asked == "A" else False
        if offered[phase]:
            t.choose("A", "use vineyard")
            assert len(t.at("A")["bonus"]) + t.at("A")["bonus_dice"] == 1
    assert offered == {w.SPRING: False, w.SUMMER: True, w.FALL: True}


@rule("KBM2-021")
def test_the_caravanserai_trades_a_good_for_the_two_others() -> None:
    t = at(
        w.SPRING,
        options={"modules": [2]},
        strips={"A": "C"},
        buildings={"A": owned("C", 4)},
        goods={"A": "1 wood 1 stone"},
    )
    t.choose("A", "use caravanserai")
    assert len(t.options("A")) == 3  # wood, stone, or nothing
    t.choose("A", next(token for token in t.options("A") if token.startswith("trade wood")))
    assert t.goods("A") == "1 gold 2 stone"


@rule("KBM2-027")
@pytest.mark.parametrize(("soldiers", "vp"), [(1, 0), (2, 1), (5, 1)])
def test_the_riding_arena_wants_two_soldiers_at_the_end_of_fall(soldiers: int, vp: int) -> None:
    t = ending("E", 2, w.FALL, soldiers={"A": soldiers}, goods={"A": "2 wood"})
    assert t.sheet("A").get("effects", 0) == vp
