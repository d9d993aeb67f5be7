"""The actions on the right of the player board: Commission, Fortify, Garrison, Absolve, Attack and Convert."""

from __future__ import annotations

from tests.rules.paladins.table import table
from tests.support import rule

from courtier.titles.paladins import words as w

SPARE = "9 labourer"  # so that nobody has to pass


@rule("PAL-052", "PAL-094", "PAL-099", "PAL-100")
def test_commission_with_a_workshop() -> None:
    t = table(
        A={
            "workers": "1 cleric 1 labourer",
            "provision": 1,
            "faith": 2,
            "paladin": "anseis",
            "shops": {"commission": "left"},
        },
        B={"workers": SPARE},
    )
    t.choose("A", "act commission")
    assert not [token for token in t.options("A") if token.startswith("commission square_3")]
    t.choose("A", "commission square_2_3")
    assert t.workers("A") == {"scout": 1}
    assert t.p("A").provision == 0
    assert t.track("A") == (2, 0, 1)


@rule("PAL-102", "PAL-103", "PAL-105", "PAL-106", "PAL-129")
def test_the_fourth_wall_with_anseis() -> None:
    t = table(
        {"walls": "wall_17"},
        A={
            "workers": "9 labourer 1 merchant 1 scout",
            "provision": 0,
            "influence": 2,
            "paladin": "anseis",
            "done": {"fortify": 3},
        },
    )
    t.choose("A", "act fortify")
    assert t.track("A") == (0, 1, 2)
    assert t.workers("A") == {"labourer": 9, "fighter": 1}
    fifth = t.t.deeds[w.FORTIFY].row[4]
    assert (fifth.need, fifth.provision) == (7, 2)
    t.p("A").board = [0] * 12
    t.p("A").workers[w.MERCHANT] = t.p("A").workers[w.SCOUT] = 1
    assert t.refusal("A", "act fortify") == ("paladins-lack-attribute", "PAL-103", 5, 7)


@rule("PAL-109", "PAL-110", "PAL-111", "PAL-091")
def test_garrison_in_the_third_region() -> None:
    t = table(
        A={
            "workers": "9 labourer 1 merchant 1 fighter",
            "provision": 1,
            "strength": 5,
            "board": {"hunt": "labourer"},
        },
    )
    t.choose("A", "act garrison", "garrison square_3_4")
    assert t.kind == "clear"
    assert t.options("A") == {"clear hunt", "clear garrison", "decline"}
    t.choose("A", "clear garrison")
    assert t.p("A").board[w.GARRISON] == 0
    assert t.track("A") == (1, 5, 0)
    assert t.p("A").provision == 0


@rule("PAL-112", "PAL-113", "PAL-115", "PAL-116", "PAL-150")
def test_the_first_absolve() -> None:
    t = table(
        A={"workers": "9 labourer 1 cleric 1 merchant", "silver": 1, "unpaid": 1, "suspicion": "0 2"},
    )
    t.choose("A", "act absolve", "absolve pay_debt_1")
    assert t.kind == "accept"
    t.choose("A", "do remove_suspicion", "do pay_debt")
    p = t.p("A")
    assert (p.silver, p.unpaid, p.paid) == (0, 0, 1)
    assert [t.t.suspicion[kind] for kind in p.suspicion] == [0]  # the newest went (PAL-148)
    assert t.track("A") == (1, 0, 0)


@rule("PAL-117", "PAL-118", "PAL-119", "PAL-121")
def test_attacking_the_mercenary() -> None:
    t = table(
        {"outs": "- - - viking_mercenary - -"},
        A={"workers": "3 labourer 1 scout 1 fighter", "silver": 1, "strength": 5},
    )
    t.choose("A", "act attack")
    p = t.p("A")
    assert p.silver == 0
    assert t.track("A") == (0, 5, 1)
    assert t.workers("A") == {"labourer": 4}
    assert [t.t.outsiders[card].id for card in p.attacked] == ["viking_mercenary"]


@rule("PAL-122", "PAL-123", "PAL-124", "PAL-125", "PAL-126", "PAL-241")
def test_converting_the_assassin() -> None:
    t = table(
        {"outs": "- viking_assassin - saracen_archer - -"},
        A={
            "workers": "3 labourer 1 fighter 1 cleric",
            "silver": 2,
            "faith": 3,
            "paladin": "anseis",
            "done": {"convert": 2},
            "converted": "viking_armourer viking_guardian",
            "attacked": "saracen_hunter saracen_marauder byzantine_archer",
        },
    )
    t.choose("A", "act convert")
    assert t.p("A").silver == 0
    assert t.track("A") == (3, 2, 0)
    assert t.view()["seats"][0]["converted"][2] == {"id": "viking_assassin", "points": 2}
