"""Province sheets with modules: the red side, and strips that cover rows."""

from __future__ import annotations

from tests.rules.kingsburg.table import RICH, SHEET, Table, at_construct
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
