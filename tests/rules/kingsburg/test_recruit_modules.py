"""Phase 7 with modules: prices, tokens as payment, and the effects before and after it."""

from __future__ import annotations

import pytest
from tests.rules.kingsburg.table import at
from tests.support import rule

from courtier.titles.kingsburg import words as w

OFFICE = "makeshift_defenses recruiting_office"
BARRACKS = "guard_tower blacksmith barracks"


@rule("KBM1-008", "KBM1-015")
def test_the_recruiting_office_pays_with_tokens_like_goods() -> None:
    t = at(
        w.RECRUIT, options={"modules": [1]}, buildings={"A": OFFICE}, tokens={"A": 2},
        goods={"A": "1 gold", "B": "2 gold"},
    )  # fmt: skip
    assert t.options("A") == {"recruit 0", "recruit 1"}
    t.choose("A", "recruit 1")
    assert t.options("A") == {"pay plus2+plus2", "pay gold+plus2"}
    t.choose("A", "pay gold+plus2")
    assert (t.soldiers("A"), t.tokens("A"), t.goods("A")) == (1, 1, "")


@rule("KBM1-015")
def test_with_the_barracks_each_token_buys_a_soldier() -> None:
    t = at(w.RECRUIT, options={"modules": [1]}, buildings={"A": f"{OFFICE} {BARRACKS}"}, tokens={"A": 2},
           goods={"B": "2 gold"})  # fmt: skip
    assert t.options("A") == {"recruit 0", "recruit 1", "recruit 2"}
    t.choose("A", "recruit 2")
    assert (t.soldiers("A"), t.tokens("A")) == (2, 0)
    assert t.told("recruited") == [("recruited", "A", 2, 2 << 24)]


@rule("KBM1-008")
def test_without_the_office_tokens_pay_nothing() -> None:
    t = at(w.RECRUIT, options={"modules": [1]}, tokens={"A": 4}, goods={"A": "2 gold 1 wood"})
    t.refuses("A", "recruit 2", "reason-lack", "KB-118")
    t.choose("A", "recruit 1")
    t.refuses("A", "pay gold+plus2", "kingsburg-no-office", "KBM1-008")
    assert t.options("A") == {"pay gold+gold", "pay gold+wood"}


@rule("KBM1-008")
def test_tokens_that_are_not_there_are_refused() -> None:
    t = at(
        w.RECRUIT, options={"modules": [1]}, buildings={"A": OFFICE}, tokens={"A": 1},
        goods={"A": "2 gold"},
    )  # fmt: skip
    t.choose("A", "recruit 1")
    t.refuses("A", "pay plus2+plus2", "reason-lack", "KBM1-008")
    t.refuses("A", "pay gold+gold+plus2", "kingsburg-exactly", "KB-118")


@rule("KBM4-030")
@pytest.mark.parametrize(("gold", "most"), [(1, 1), (2, 2), (3, 2), (4, 3), (6, 4)])
def test_call_to_arms_makes_the_first_two_cheaper(gold: int, most: int) -> None:
    t = at(
        w.RECRUIT,
        options={"modules": [4]},
        destiny="call_to_arms",
        goods={"A": f"{gold} gold", "B": "2 gold"},
    )
    assert t.options("A") == {f"recruit {n}" for n in range(most + 1)}
    t.choose("A", f"recruit {most}")
    assert t.soldiers("A") == most
    assert t.gold("A") == gold - (most if most <= 2 else 2 * most - 2)


@rule("KBM4-045")
def test_call_to_arms_changes_nothing_with_the_barracks() -> None:
    t = at(
        w.RECRUIT, options={"modules": [4]}, destiny="call_to_arms", goods={"A": "3 gold", "B": "2 gold"},
        buildings={"A": BARRACKS},
    )  # fmt: skip
    t.choose("A", "recruit 3")
    assert (t.soldiers("A"), t.gold("A")) == (3, 0)


@rule("KBM4-030", "KBM4-003", "KB-166")
@pytest.mark.parametrize(("built", "prices"), [("", {4}), (BARRACKS, {3, 4})])
def test_the_call_to_arms_cannot_be_left_unused(built: str, prices: set[int]) -> None:
    """Where help is asked, the Barracks may be: their owner pays 1, 1 and 2 goods without them."""
    t = at(
        w.RECRUIT, options={"modules": [4]}, destiny="call_to_arms", goods={"A": "8 gold 1 wood"}, ask_help=True,
        buildings={"A": built},
    )  # fmt: skip
    t.choose("A", "recruit 3")
    assert {len(option.split("+")) for option in t.options("A")} == prices


@rule("KBM1-009", "KBM1-016")
@pytest.mark.parametrize(("soldiers", "after"), [(0, 1), (1, 2), (2, 2)])
def test_the_training_camp_helps_small_armies(soldiers: int, after: int) -> None:
    t = at(
        w.RECRUIT, options={"modules": [1, 5]}, soldiers={"A": soldiers},
        buildings={"A": f"{OFFICE} training_camp"},
    )  # fmt: skip
    assert t.kind == "token"
    assert t.soldiers("A") == after


@rule("KBM2-036", "KBM2-045", "KBM2-046")
@pytest.mark.parametrize(("recruits", "after"), [(1, 2), (2, 4)])
def test_the_school_adds_to_three_soldiers_of_the_phase_too(recruits: int, after: int) -> None:
    t = at(
        w.RECRUIT, options={"modules": [1, 2, 5]}, strips={"A": "G"}, soldiers={"A": 1},
        goods={"A": "4 gold"}, buildings={"A": "lookout_post garrison school"},
    )  # fmt: skip
    t.choose("A", f"recruit {recruits}")
    assert t.kind == "token"
    assert t.soldiers("A") == after


@rule("KBM2-024")
def test_the_mercenary_camp_sells_two_soldiers_for_a_point_once() -> None:
    t = at(
        w.RECRUIT, options={"modules": [1, 2, 5]}, strips={"A": "D"},
        buildings={"A": "armory griffin_ranch mercenary_camp"},
    )  # fmt: skip
    assert t.options("A") == {"use mercenary_camp", "done"}
    t.choose("A", "use mercenary_camp")
    assert t.kind == "token"
    assert (t.soldiers("A"), t.vp("A")) == (2, -1)  # also at 0 and below


@rule("KBM2-034")
def test_the_lookout_post_shows_the_enemy_to_its_owner_alone() -> None:
    t = at(
        w.RECRUIT, options={"modules": [1, 2]}, strips={"A": "G"}, enemy="orcs_1_3", goods={"A": "2 gold"},
        buildings={"A": "lookout_post"},
    )  # fmt: skip
    assert t.kind == "recruit"
    assert (t.view("A")["enemy"]["card"], t.view("B")["enemy"]["card"]) == ("orcs_1_3", None)


@rule("KBM3-014", "KBM3-011")
def test_the_general_looks_and_the_damsel_gets_a_soldier_before_recruiting() -> None:
    t = at(
        w.RECRUIT, options={"modules": [3]}, enemy="orcs_1_3", goods={"A": "2 gold"}, soldiers={"C": 1},
        governors={"A": "general", "B": "damsel", "C": "damsel"},
    )  # fmt: skip
    assert t.view("A")["enemy"]["card"] == "orcs_1_3"
    assert (t.soldiers("B"), t.soldiers("C")) == (1, 1)
