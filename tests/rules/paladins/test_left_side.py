"""The actions on the left of the player board: Develop, Recruit, Hunt, Trade, Pray and Conspire."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import table
from tests.support import rule

from courtier.titles.paladins import words as w

SPARE = "9 labourer"  # so that nobody has to pass


@rule("PAL-068", "PAL-069", "PAL-071", "PAL-073")
def test_developing_commission() -> None:
    t = table(A={"workers": "1 labourer 1 fighter", "silver": 4}, B={"workers": SPARE})
    t.choose("A", "act develop", "workshop commission left")
    assert t.workers("A") == {"scout": 1}
    assert t.p("A").silver == 0
    deed = t.t.deeds[w.COMMISSION]
    need = deed.shapes[t.p("A").shops[w.COMMISSION]]
    assert need >> 8 == 2
    assert need & 255 == 1 << w.CLERIC


@rule("PAL-074", "PAL-075")
def test_a_workshop_sends_a_worker_home_and_the_action_stays_blocked() -> None:
    t = table(
        A={"workers": "9 labourer", "silver": 4, "board": {"commission": "scout labourer cleric"}},
    )
    t.choose("A", "act develop", "workshop commission left")
    commission = t.view(0)["seats"][0]["actions"][w.COMMISSION]
    assert commission["workers"] == [None, "labourer", "cleric"]
    assert commission["workshops"] == [True, False, False]
    assert t.refusal("A", "act commission")[0] == "paladins-occupied"


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


@rule("PAL-089", "PAL-090")
def test_a_criminal_prays_for_absolve() -> None:
    t = table(
        A={"workers": "1 criminal 9 labourer", "silver": 2, "board": {"absolve": "cleric labourer merchant"}}
    )
    assert t.refusal("A", "act absolve")[:2] == ("paladins-occupied", "PAL-055")
    t.choose("A", "act pray")
    assert t.p("A").board[w.ABSOLVE] == 0
    assert t.workers("A") == {"labourer": 9}
    assert t.p("A").silver == 0
