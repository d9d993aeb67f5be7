"""Solo: the resource track and the general rules of the rival (SOLO-019 to SOLO-034, SOLO-076 to SOLO-079)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.paladins.rival import (
    did,
    fall_back,
    free,
    listen,
    marker,
    rival_of,
    scheme,
    solo,
    told,
    track,
)
from tests.rules.paladins.table import Table
from tests.support import rule

from courtier.titles.paladins import words as w
from courtier.titles.paladins.inquisition import Inquisition
from courtier.titles.paladins.solo.track import advance
from courtier.titles.paladins.solo.turn import RivalTaverns
from courtier.titles.paladins.suspicion import Tax

# names by what a dismissal gives: abbot_3 destroys a debt, acolyte_3 removes 2 suspicion, architect_2 brings a labourer
# and a provision, architect_3 2 tax, abbot_2 a prayer, conspirator_2 a criminal, squire_1 an influence


def dismissing(card: str, at: int = 1, tax: int = 5, suspicion: str = "", **told: Any) -> Table:
    """The rival has just dismissed the only townsfolk, with the marker on space `at` before."""
    t = solo(at, {"town": f"{card} - - - -", "tax": tax, "suspicion": suspicion}, **told)
    listen(t)
    fall_back(t)
    assert did(t) == ("top-recruit", card)
    return t


@rule("SOLO-019")
def test_a_provision_moves_the_marker() -> None:
    t = dismissing("architect_2")
    assert (marker(t), t.rival.provision, t.rival.workers[0]) == (2, 0, 9)


@rule("SOLO-019", "SOLO-020")
def test_two_silver_move_the_marker_two_spaces() -> None:
    t = solo()
    free(t, "square_1_2")
    scheme(t, "commission")
    assert (marker(t), t.rival.silver) == (3, 0)


@rule("SOLO-019", "SOLO-020", "SOLO-021")
def test_tax_moves_the_marker_and_leaves_the_tax_supply() -> None:
    t = dismissing("architect_3")
    assert (marker(t), t.rival.silver, t.s.tax) == (3, 0, 3)


@rule("SOLO-021")
def test_the_rivals_tax_can_call_the_inquisition() -> None:
    t = dismissing("architect_3", tax=2)
    assert told(t).count("inquisition") == 1
    assert t.s.tax == 5


@rule("SOLO-076")
def test_suspicion_from_a_tavern_resolves_as_tax() -> None:
    t = solo(1, {"suspicion": "2 1"})
    t.s.taverns = [t.t.tavern_ids.index("tavern_12"), t.t.tavern_ids.index("tavern_01")]
    t.s.tavern_seat = [-1, 0]
    t.push(RivalTaverns())
    assert (t.s.tax, marker(t), len(t.rival.suspicion)) == (2, 4, 2)


@rule("SOLO-076", "SOLO-018")
def test_suspicion_from_a_criminal_resolves_as_tax() -> None:
    t = dismissing("conspirator_2", suspicion="2")
    assert (t.s.tax, marker(t), t.rival.workers[0]) == (3, 3, 9)


@rule("SOLO-076", "SOLO-049")
def test_suspicion_from_conspire_resolves_as_tax() -> None:
    t = solo(1, {"suspicion": "1"})
    rival_of(t).top_row = 0b00111
    fall_back(t)
    assert did(t)[0] == "top-conspire"
    assert (t.s.tax, marker(t), t.rival.workers[0]) == (4, 2, 10)


@rule("SOLO-077")
def test_more_tax_than_there_is_empties_the_supply_once_and_moves_the_marker_in_full() -> None:
    t = solo(1, {"tax": 1})
    listen(t)
    t.push(Tax(1, 2))
    assert marker(t) == 3
    assert told(t).count("inquisition") == 1
    assert t.s.tax == 5  # nothing more was taken after the refill


@rule("SOLO-022")
@pytest.mark.parametrize(
    ("begin", "steps", "end", "raised"),
    [(1, 4, 5, 0), (5, 1, 1, 1), (4, 3, 2, 1), (5, 9, 4, 2), (1, 10, 1, 2)],
)
def test_the_marker_goes_round(begin: int, steps: int, end: int, raised: int) -> None:
    t = solo(begin, faith=12, strength=12, influence=3)
    advance(t.s, steps)
    assert marker(t) == end
    assert track(t) == (12, 12, 3 + raised)


@rule("SOLO-023")
def test_of_several_lowest_the_top_one_rises_and_arrives_on_top() -> None:
    t = solo()
    seen = []
    for _ in range(6):
        advance(t.s, 5)
        seen.append(track(t))
    # strength lies on top, then faith, then influence; the last to arrive is first to leave
    assert seen == [(0, 1, 0), (1, 1, 0), (1, 1, 1), (1, 1, 2), (2, 1, 2), (2, 2, 2)]
    assert t.view()["rival"]["stack"] == ["influence", "faith", "strength"]


@rule("SOLO-023")
def test_a_marker_raised_by_a_reward_goes_on_top_too() -> None:
    t = solo(5, {"town": "squire_1 - - - -"}, faith=1, strength=1, influence=0)
    fall_back(t)  # influence rises to 1, onto the others
    advance(t.s, 1)
    assert track(t) == (1, 1, 2)


@rule("SOLO-024")
def test_nothing_rises_above_twelve() -> None:
    t = solo(5, faith=12, strength=12, influence=12)
    stack = t.view()["rival"]["stack"]
    advance(t.s, 1)
    assert track(t) == (12, 12, 12)
    assert t.view()["rival"]["stack"] == stack
    assert t.view()["rival"]["next"]["lowest"] is None


@rule("SOLO-025", "SOLO-027", "SOLO-046")
@pytest.mark.parametrize(
    ("town", "gone"),
    [
        ("squire_1 squire_2 abbot_1 abbot_2 peddler_1", "abbot_1"),
        ("squire_1 squire_2 - abbot_2 peddler_1", "abbot_2"),
        ("squire_1 squire_2 - - peddler_1", "peddler_1"),
        ("squire_1 squire_2 - - -", "squire_1"),
        ("- squire_2 - - -", "squire_2"),
    ],
)
def test_the_middle_space_targets_the_third_townsfolk_and_goes_on_to_the_right(town: str, gone: str) -> None:
    t = solo(3, {"town": town})
    fall_back(t)
    assert did(t) == ("top-recruit", gone)
    assert t.view()["townsfolk_discards"] == [gone]
    assert gone not in t.view()["townsfolk"]


@rule("SOLO-025")
@pytest.mark.parametrize(
    ("at", "used", "favour"),
    [
        (1, "", "pray"),
        (3, "", "labourers"),
        (3, "labourers", "pray"),
        (4, "", "pray"),
        (2, "tax_pardon", "labourers"),
    ],
)
def test_favours_are_targeted_from_the_marker_on(at: int, used: str, favour: str) -> None:
    t = solo(at, {"round": 5, "favours": "pray tax_pardon labourers", "used": used})
    scheme(t, "kings_favour")
    assert did(t) == ("favour", favour)


@rule("SOLO-025", "SOLO-026")
@pytest.mark.parametrize(
    ("outs", "target"),
    [
        ("viking_thief - - - viking_lookout viking_marauder", "viking_lookout"),
        ("viking_thief - - - - viking_marauder", "viking_marauder"),
        ("viking_thief - - viking_lookout - -", "viking_thief"),
    ],
)
def test_after_the_fifth_outsider_comes_the_sixth_before_the_first(outs: str, target: str) -> None:
    t = solo(5, {"outs": outs}, strength=12)
    scheme(t, "attack")
    assert did(t) == ("attack", target)


@rule("SOLO-026")
def test_the_sixth_outsider_comes_last_from_any_other_space() -> None:
    t = solo(1, {"outs": "- - - - - viking_thief"}, strength=12)
    scheme(t, "attack")
    assert did(t) == ("attack", "viking_thief")


@rule("SOLO-028")
@pytest.mark.parametrize(("unpaid", "tax", "left"), [(1, 5, 0), (0, 4, 0)])
def test_a_debt_to_destroy_or_a_silver_of_tax(unpaid: int, tax: int, left: int) -> None:
    t = dismissing("abbot_3", unpaid=unpaid)
    assert (t.s.tax, t.rival.unpaid, t.rival.paid) == (tax, left, 0)
    assert marker(t) == 1
    assert t.rival.silver == 0


@rule("SOLO-028", "SOLO-078")
@pytest.mark.parametrize(("suspicion", "tax"), [("", 3), ("0", 4), ("0 0", 5), ("0 0 0", 5)])
def test_each_suspicion_that_cannot_be_removed_costs_a_silver_of_tax(suspicion: str, tax: int) -> None:
    t = solo(1, {"town": "acolyte_3 - - - -"}, suspicion=suspicion)
    fall_back(t)
    assert t.s.tax == tax
    assert len(t.rival.suspicion) == max(0, len(suspicion.split()) - 2)
    assert marker(t) == 1


@rule("SOLO-078")
def test_a_debt_to_pay_without_one_has_no_effect() -> None:
    t = solo(1, faith=6)
    free(t, "square_4_5")
    scheme(t, "commission")
    assert did(t) == ("commission", "square_4_5")
    assert (t.s.tax, t.rival.paid, t.rival.unpaid, marker(t)) == (5, 0, 0, 1)


@rule("SOLO-029")
def test_the_silver_of_a_failed_removal_can_call_the_inquisition() -> None:
    t = dismissing("abbot_3", tax=1)
    assert told(t)[-2:] == ["inquisition", "refilled"]
    assert t.s.tax == 5


@rule("SOLO-030", "SOLO-032")
def test_the_rival_pays_no_silver_for_a_favour() -> None:
    t = solo(1, {"round": 3, "favours": "debt_or_suspicion"}, unpaid=1)
    scheme(t, "kings_favour")
    assert (t.rival.unpaid, t.rival.paid, t.rival.workers[0]) == (0, 1, 8)
    assert (t.rival.silver, marker(t), t.s.tax) == (0, 1, 5)


@rule("SOLO-030")
@pytest.mark.parametrize("action", ["commission", "garrison", "fortify", "absolve", "convert"])
def test_the_rival_pays_nothing_for_the_costliest_actions(action: str) -> None:
    number = w.ACTIONS.index(action)
    t = solo(1, {"outs": "viking_thief - - - - -"}, faith=12, strength=12, influence=12, done={action: 6})
    scheme(t, action)
    assert t.rival.done[number] == 7
    assert (t.rival.silver, t.rival.provision) == (0, 0)


@rule("SOLO-031")
@pytest.mark.parametrize(("debts", "unpaid"), [(24, 1), (0, 0)])
def test_the_rival_takes_the_debt_that_a_favour_costs(debts: int, unpaid: int) -> None:
    t = solo(1, {"round": 3, "favours": "debt_for_workers", "debts": debts})
    scheme(t, "kings_favour")
    assert (t.rival.unpaid, t.s.debts) == (unpaid, max(0, debts - 1))
    assert t.rival.workers[0] == 9 - 1 + 3


@rule("SOLO-033")
@pytest.mark.parametrize(
    ("own", "rival", "debts", "left"),
    [("0 0", "0 0 0", (0, 1), (2, 2)), ("0 0 0", "0 0", (1, 0), (2, 2)), ("0 0", "0 0", (1, 1), (1, 1))],
)
def test_the_rival_is_part_of_every_inquisition(
    own: str, rival: str, debts: tuple[int, int], left: tuple[int, int]
) -> None:
    t = solo(1, suspicion=rival, A={"workers": "9 labourer", "suspicion": own})
    t.push(Inquisition())
    assert (t.p("A").unpaid, t.rival.unpaid) == debts
    assert (len(t.p("A").suspicion), len(t.rival.suspicion)) == left


@rule("SOLO-034")
@pytest.mark.parametrize(
    ("unpaid", "suspicion", "after"), [(1, "0 0", (0, 1, 2)), (0, "0 0 0", (0, 0, 1)), (0, "0", (0, 0, 0))]
)
def test_the_left_option_or_else_the_next(unpaid: int, suspicion: str, after: tuple[int, int, int]) -> None:
    t = solo(1, {"round": 3, "favours": "debt_or_suspicion"}, unpaid=unpaid, suspicion=suspicion)
    scheme(t, "kings_favour")
    assert (t.rival.unpaid, t.rival.paid, len(t.rival.suspicion)) == after


@rule("SOLO-034")
def test_of_three_attributes_the_left_one() -> None:
    t = solo(1, {"round": 3, "favours": "attribute"}, strength=2, influence=4)
    scheme(t, "kings_favour")
    assert track(t) == (1, 2, 4)


@rule("SOLO-034")
def test_the_free_develop_means_two_workers() -> None:
    t = solo(1, {"round": 3, "favours": "develop"})
    scheme(t, "kings_favour")
    assert t.rival.workers[0] == 9 - 1 + 2
    assert sum(t.rival.shops) == 0


@rule("SOLO-079")
def test_the_monk_gives_its_influence_before_the_square_gives_its_reward() -> None:
    """The marker goes round by the silver: without the monk's influence first, influence would rise twice."""
    t = solo(4, strength=1)
    rival_of(t).stack = [w.STRENGTH - w.FAITH, 0, w.INFLUENCE - w.FAITH]  # influence lies on faith
    free(t, "square_1_2")
    scheme(t, "commission")
    assert marker(t) == 1
    assert track(t) == (1, 1, 1)


@rule("SOLO-079")
def test_each_part_of_a_reward_is_done_before_the_next() -> None:
    """Two provisions move the marker round before the tax is taken and the inquisition comes."""
    t = solo(4, {"round": 3, "favours": "provisions_tax", "tax": 1})
    listen(t)
    scheme(t, "kings_favour")
    happened = told(t)
    order = [
        "rival_favour",
        "rival_marker",
        "rival_wrap",
        "rival_tax",
        "rival_marker",
        "inquisition",
        "refilled",
    ]
    assert [kind for kind in happened if kind in order] == order
