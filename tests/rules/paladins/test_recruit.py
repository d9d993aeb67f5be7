"""Recruit: dismiss a townsfolk with one worker, hire one with two (PAL-076 to PAL-085)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import Setting, table
from tests.support import rule

from courtier.titles.paladins import words as w

SPARE = "9 labourer"  # so that nobody has to pass
EVERY = "9 labourer 9 scout 9 merchant 9 fighter 9 cleric 9 criminal"
TOWN = "squire_1 peddler_1 defender_1 acolyte_1 abbot_1"


@rule("PAL-076", "PAL-078", "PAL-079", "PAL-082")
def test_dismissing_the_abbot() -> None:
    t = table({"town": "squire_1 squire_2 abbot_1 squire_3 abbot_2"}, A={"workers": "1 scout", "silver": 2},
              B={"workers": SPARE})  # fmt: skip
    t.choose("A", "act recruit", "dismiss abbot_1 silver")
    assert t.p("A").silver == 0
    assert t.workers("A") == {"labourer": 1, "cleric": 1}
    assert t.view()["townsfolk"][2] is None  # PAL-084


@rule("PAL-077", "PAL-078", "PAL-083", "PAL-194")
@pytest.mark.parametrize(("coin", "silver", "unpaid"), [("silver", 1, 0), ("debt", 4, 1)])
def test_hiring_the_gatekeeper(coin: str, silver: int, unpaid: int) -> None:
    t = table(
        {"town": "gatekeeper_2 squire_2 abbot_1 squire_3 abbot_2", "walls": "wall_01"},
        A={"workers": "2 fighter 9 labourer 1 merchant 1 scout", "silver": 3},
    )
    t.choose("A", "act recruit", f"hire gatekeeper_2 {coin}", "pay labourer+fighter")
    assert (t.p("A").silver, t.p("A").unpaid) == (silver, unpaid)
    t.choose("A", "act fortify", "pay labourer+scout+merchant")
    assert t.p("A").silver == silver + 1


@rule("PAL-076", "PAL-077", "PAL-078", "PAL-079")
def test_what_recruit_offers() -> None:
    t = table({"town": TOWN}, A={"workers": "1 labourer 1 fighter", "silver": 3})
    t.choose("A", "act recruit")
    row = TOWN.split()
    offered = {f"{verb} {id} silver" for verb in ("dismiss", "hire") for id in row}
    assert t.options("A") == offered | {f"{verb} {id} debt" for verb in ("dismiss", "hire") for id in row[:2]}
    for id in row[2:]:
        assert t.refusal("A", f"hire {id} debt")[:2] == ("paladins-no-debt-here", "PAL-078")
    assert t.refusal("A", "hire squire_1 free")[0] == "reason-not-offered"
    assert t.refusal("A", "hire abbot_2 silver")[:2] == ("paladins-no-townsfolk", "PAL-085")


@rule("PAL-079", "PAL-078")
@pytest.mark.parametrize(("space", "price"), list(enumerate((3, 2, 2, 1, 0))))
@pytest.mark.parametrize("verb", ["dismiss", "hire"])
def test_the_price_of_each_space(space: int, price: int, verb: str) -> None:
    t = table({"town": TOWN}, A={"workers": EVERY, "silver": 5})
    token = f"{verb} {TOWN.split()[space]} silver"
    t.choose("A", "act recruit", token)
    t.choose("A", str(t.game.options(0)[0]))
    assert t.p("A").silver == 5 - price
    if price:
        t = table({"town": TOWN}, A={"workers": EVERY, "silver": price - 1})
        t.choose("A", "act recruit")
        assert t.refusal("A", token) == ("reason-lack", "PAL-079", price - 1, price)


@rule("PAL-078", "PAL-061")
def test_a_debt_does_not_open_spaces_that_take_none() -> None:
    t = table({"town": "- - squire_1 acolyte_1 -"}, A={"workers": EVERY, "silver": 0})
    assert t.refusal("A", "act recruit") == ("reason-lack", "PAL-079", 0, 1)
    t = table({"town": "- squire_1 - acolyte_1 -"}, A={"workers": EVERY, "silver": 0})
    t.choose("A", "act recruit")
    assert t.options("A") == {"dismiss squire_1 debt", "hire squire_1 debt"}


@rule("PAL-076", "PAL-077")
def test_one_worker_dismisses_two_hire_and_one_of_them_is_a_fighter() -> None:
    t = table({"town": TOWN}, A={"workers": "9 labourer 1 merchant"})
    t.choose("A", "act recruit")
    assert t.refusal("A", "hire abbot_1 silver") == ("paladins-lack-worker", "PAL-077", 0, 1)
    t.choose("A", "dismiss abbot_1 silver")
    assert t.pays("A") == {"labourer", "merchant"}
    assert t.refusal("A", "pay labourer+merchant") == ("paladins-wrong-workers", "PAL-076", 2, 1)
    t.choose("A", "pay merchant")
    assert t.view()["seats"][0]["actions"][w.RECRUIT]["workers"] == ["merchant", None]
    assert t.view()["townsfolk_discards"] == ["abbot_1"]
    t = table({"town": TOWN}, A={"workers": "1 labourer 1 fighter 1 criminal"})
    t.choose("A", "act recruit", "hire abbot_1 silver")
    assert t.pays("A") == {"labourer+fighter", "labourer+criminal", "fighter+criminal"}
    assert t.refusal("A", "pay fighter") == ("paladins-wrong-workers", "PAL-077", 1, 2)
    t.choose("A", "pay labourer+criminal")
    assert t.view()["seats"][0]["actions"][w.RECRUIT]["workers"] == ["labourer", "criminal"]
    assert (t.crew("A"), t.view()["townsfolk_discards"]) == (["abbot_1"], [])


@rule("PAL-080", "PAL-088")
@pytest.mark.parametrize(
    ("action", "target"), [("recruit", "dismiss abbot_1 silver"), ("hunt", "hunt 1"), ("trade", "trade 1")]
)
def test_the_second_worker_cannot_be_added_later(action: str, target: str) -> None:
    t = table({"town": TOWN}, A={"workers": EVERY})
    t.choose("A", f"act {action}", target, "pay labourer")
    assert t.asked == "A"
    assert t.refusal("A", f"act {action}")[:2] == ("paladins-occupied", "PAL-055")


@rule("PAL-081", "PAL-077")
def test_dismissing_uses_the_top_icons_and_hiring_the_bottom_ones() -> None:
    town = "- - - - watchman_2"  # dismissed: a labourer and a provision; hired: a silver; at each Garrison: a silver
    told: Setting = {"workers": "4 fighter 2 merchant", "strength": 9, "silver": 0, "provision": 2}
    t = table({"town": town}, A=told)
    t.choose("A", "act recruit", "dismiss watchman_2 silver", "pay fighter")
    assert (t.goods("A"), t.workers("A")) == ((0, 3), {"fighter": 3, "merchant": 2, "labourer": 1})
    t.choose("A", "act garrison", "garrison square_1_2", "pay labourer+merchant+fighter")
    assert t.goods("A") == (2, 2)
    t = table({"town": town}, A=told)
    t.choose("A", "act recruit", "hire watchman_2 silver", "pay fighter+fighter")
    assert (t.goods("A"), t.workers("A")) == ((1, 2), {"fighter": 2, "merchant": 2})
    t.choose("A", "act garrison", "garrison square_1_2", "pay merchant+merchant+fighter")
    assert t.goods("A") == (1 + 2 + 1, 1)


@rule("PAL-084")
@pytest.mark.parametrize("verb", ["dismiss", "hire"])
def test_a_townsfolk_taken_leaves_its_space_empty_until_the_refresh(verb: str) -> None:
    t = table(
        {"town": TOWN, "town_pile": "squire_2 squire_3"}, A={"workers": "2 fighter"}, B={"workers": SPARE}
    )
    t.choose("A", "act recruit", f"{verb} acolyte_1 silver")
    row = TOWN.split()
    assert t.view()["townsfolk"] == [*row[:3], None, row[4]]
    t.choose("B", "pass", "keep labourer+labourer+labourer")
    while t.view()["round"] == 1:
        t.choose("A", "pass")
    assert t.view()["townsfolk"] == ["squire_3", "squire_2", *row[:3]]


@rule("PAL-085")
def test_without_townsfolk_nobody_recruits() -> None:
    t = table(
        {"town": "- - - - -", "round": 3, "favours": "free_recruit"},
        A={"workers": EVERY},
        B={"workers": SPARE},
    )
    assert t.refusal("A", "act recruit")[:2] == ("paladins-no-townsfolk", "PAL-085")
    t.choose("A", "favour free_recruit", "pay scout")
    assert t.asked == "B"
    assert t.crew("A") == []
