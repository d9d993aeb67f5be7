"""City of Crowns alone: what changes for the rival (COCS-007 to COCS-020, COCS-034)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.paladins.crowns.court import RICH, alone, finish, nobles, shown
from tests.rules.paladins.rival import did, fall_back, marker, plan, rival_of, scheme
from tests.rules.paladins.table import Table, World
from tests.support import rule

from courtier.titles.paladins import words as w
from courtier.titles.paladins.solo.rewards import RivalRemove, RivalResolve, find_townsfolk
from courtier.titles.paladins.solo.turn import prepare_round
from courtier.titles.paladins.suspicion import Suspicion, Tax

ATTRIBUTES = ["faith", "strength", "influence", "diplomacy"]


def reward(t: Table, token: str) -> None:
    """The rival gains this reward."""
    number = next(i for i in range(len(t.t.rewards)) if t.t.reward_token(i) == token)
    t.push(RivalResolve(number, 0))


def placed(t: Table) -> list[tuple[str | None, int]]:
    return [(pile["worker"], pile["seat"]) for pile in shown(t)["muster"]]


@rule("COCS-007")
def test_no_muster_space_while_a_favour_is_free() -> None:
    t = alone(1, {"round": 4, "favours": "labourers pray", "used": "labourers"})
    scheme(t, "kings_favour")
    assert did(t) == ("favour", "pray")
    assert placed(t) == [(None, -1)] * 4
    full = alone(1, {"round": 4, "favours": "labourers pray", "used": "labourers pray"})
    scheme(full, "kings_favour")
    assert did(full)[0] == "place"


@rule("COCS-008")
def test_the_left_most_free_muster_space_and_its_reward_without_the_cost() -> None:
    """Village Reeves hold a worker; Militia Captains cost a provision and recruit: a townsfolk is dismissed."""
    world: World = {"favours": "labourers", "used": "labourers", "muster_workers": "B:labourer - - -"}
    t = alone(4, world, workers=5)
    scheme(t, "kings_favour")
    assert did(t) == ("place", "militia_captain")
    assert placed(t) == [("labourer", 1), ("labourer", 1), (None, -1), (None, -1)]
    assert t.view()["townsfolk_discards"] == ["peddler_1"]  # at the marker; two labourers for the rival
    assert t.rival.workers[0] == 5 - 1 + 2
    assert t.rival.provision == 0


@rule("COCS-008")
def test_a_debt_cost_is_taken() -> None:
    t = alone(1, {"favours": "labourers", "used": "labourers", "muster": "money_lenders - - -"}, workers=5)
    scheme(t, "kings_favour")
    assert (t.rival.unpaid, t.s.debts, t.rival.workers[0]) == (1, 23, 5 - 1 + 3)
    none = alone(
        1,
        {"favours": "labourers", "used": "labourers", "muster": "money_lenders - - -", "debts": 0},
        workers=5,
    )
    scheme(none, "kings_favour")
    assert (none.rival.unpaid, none.rival.workers[0]) == (0, 7)


@rule("COCS-008")
def test_without_any_free_space_the_top_row() -> None:
    everywhere = "A:labourer A:labourer A:labourer A:labourer"
    t = alone(1, {"favours": "labourers", "used": "labourers", "muster_workers": everywhere})
    scheme(t, "kings_favour")
    assert plan(t) == [("target", "favour"), ("does", "top-recruit")]
    empty = alone(1, {"favours": "labourers", "used": "labourers", "muster": "- - - -"})
    scheme(empty, "kings_favour")
    assert plan(empty)[-1] == ("does", "top-recruit")
    few = alone(1, {"favours": "labourers", "used": "labourers"}, workers=0)
    scheme(few, "kings_favour")
    assert few.rival.passed


@rule("COCS-009", "COCS-010")
@pytest.mark.parametrize(
    ("space", "card"),
    [(1, "acolyte_1"), (2, "acolyte_1"), (3, "gatekeeper_1"), (4, "peddler_1"), (5, "squire_2"), (6, "watchman_1"),
     (7, "defender_2")],
)  # fmt: skip
def test_townsfolk_by_the_marker_and_the_pile_last(space: int, card: str) -> None:
    t = alone(space)
    assert t.t.townsfolk[find_townsfolk(t.s)].id == card
    fall_back(t)
    assert did(t) == ("top-recruit", card)
    assert t.view()["townsfolk"][0] == "abbot_2"


@rule("COCS-009")
def test_the_pile_of_townsfolk_when_there_is_nobody_else() -> None:
    for space in range(1, 8):
        t = alone(space, {"town": "abbot_2 - - - - - -"})
        fall_back(t)
        assert did(t) == ("top-recruit", "abbot_2")
        assert (
            t.view()["townsfolk"][0] == "missionary_2"
        )  # the next one is seen at once, by the rival's turn too
        one = alone(space, {"town": "abbot_2 - - - - - defender_2"})
        fall_back(one)
        assert did(one) == ("top-recruit", "defender_2")


@rule("COCS-009")
@pytest.mark.parametrize(("action", "attribute"), [("attack", "strength"), ("convert", "faith")])
def test_the_pile_of_outsiders_when_there_is_nobody_else(action: str, attribute: str) -> None:
    high: dict[str, Any] = {attribute: 12}
    t = alone(7, workers=9, **high)
    scheme(t, action)
    assert did(t) == (action, "viking_adventurer")  # the marker points at the pile, then round to the first
    outs = "- - - - - - byzantine_warrior"
    t = alone(7, {"outs": outs}, **high)
    scheme(t, action)
    if action == "convert":  # faith 12 is enough, strength 13 cannot be reached
        assert did(t) == (action, "byzantine_warrior")
        assert t.view()["outsiders"][6] == "saracen_protector"
    else:
        assert plan(t)[0] == ("attribute", "attack")


@rule("COCS-011")
@pytest.mark.parametrize(
    ("token", "steps"), [("silver+silver", 4), ("provision+provision", 4), ("silver", 2), ("tax", 2)]
)
def test_each_resource_moves_the_marker_two_spaces(token: str, steps: int) -> None:
    t = alone(1)
    reward(t, token)
    assert marker(t) == 1 + steps


@rule("COCS-012")
def test_the_lowest_of_all_four_attributes_rises_on_a_wrap() -> None:
    t = alone(6, faith=3, strength=3, influence=3, diplomacy=1)
    reward(t, "silver")
    assert marker(t) == 1
    assert t.rival.track == [3, 3, 3, 2]
    low = alone(6, faith=1, strength=1, influence=1, diplomacy=1)  # all alike: the marker on top
    rival_of(low).stack = [3, 0, 1, 2]
    reward(low, "silver")
    assert low.rival.track == [1, 1, 2, 1]


@rule("COCS-013")
@pytest.mark.parametrize("icon", [w.REMOVE_SUSPICION, w.DESTROY_DEBT])
def test_a_removal_that_fails_takes_a_tax_and_moves_the_marker(icon: int) -> None:
    t = alone(1, {"tax": 4})
    t.push(RivalRemove(icon))
    assert (t.s.tax, marker(t)) == (3, 2)
    able = alone(1, {"tax": 4}, suspicion="0", unpaid=1)
    able.push(RivalRemove(icon))
    assert (able.s.tax, marker(able)) == (4, 1)
    assert len(able.rival.suspicion) + able.rival.unpaid == 1


@rule("COCS-013")
def test_a_removal_that_fails_can_call_an_inquisition() -> None:
    t = alone(1, {"tax": 1}, A={**RICH, "suspicion": "0"})
    t.push(RivalRemove(w.REMOVE_SUSPICION))
    assert (t.s.tax, t.p("A").unpaid, marker(t)) == (5, 1, 2)


@rule("COCS-014")
def test_trade_and_rest_move_the_marker_as_before() -> None:
    t = alone(1, workers=4)
    rival_of(t).top_row = 0b00011
    fall_back(t)
    assert did(t)[0] == "top-trade"
    assert marker(t) == 2
    t = alone(1, workers=4)
    rival_of(t).top_row = 0b01111
    fall_back(t)
    assert did(t)[0] == "top-rest"
    assert marker(t) == 1 + 1 + 3  # one, and one for each worker left
    assert t.rival.passed


@rule("COCS-034")
@pytest.mark.parametrize(("printed", "steps"), [(0, 0), (1, 2), (2, 4)])
def test_the_silver_of_a_suspicion_is_tax(printed: int, steps: int) -> None:
    t = alone(1, {"suspicion": str(printed), "tax": 5})
    t.push(Suspicion(1, 1, False))
    assert (marker(t), t.s.tax) == (1 + steps, 5 - printed)
    t = alone(1)
    t.push(Tax(1, 3))
    assert marker(t) == 7


@rule("COCS-015")
@pytest.mark.parametrize(
    ("allies", "more"),
    [({}, 0), ({"military": "R"}, 1), ({"military": "R", "clergy": "R", "farmer": "A"}, 2)],
)
def test_a_worker_more_for_each_ally_and_none_carried_over(allies: dict[str, str], more: int) -> None:
    t = alone(1, {"allies": allies}, workers=9)
    prepare_round(t.s)
    assert t.rival.workers[0] == 3 + 3 + more  # round 3


@rule("COCS-016")
def test_the_rivals_allies_give_nothing_when_it_passes() -> None:
    t = alone(1, {"allies": {"military": "R"}}, workers=1)
    rival_of(t).top_row = 0b01111
    fall_back(t)  # Rest
    assert t.rival.passed
    assert sum(t.rival.workers) == 0


@rule("COCS-017")
def test_the_last_counsel_does_not_make_the_rival_pass() -> None:
    t = alone(1, {"favours": "last_counsel"}, workers=5)
    scheme(t, "kings_favour")
    assert did(t) == ("favour", "last_counsel")
    assert t.rival.track == [1, 0, 0, 0]
    assert not t.rival.passed


@rule("COCS-018")
def test_the_rival_moves_no_workshop() -> None:
    t = alone(1, {"favours": "move_workshop"}, workers=5, shops={"attack": "left"})
    scheme(t, "kings_favour")
    assert t.rival.workers[0] == 5 - 1 + 2
    assert t.rival.shops[w.ATTACK] == 1


@rule("COCS-019")
def test_a_release_dismisses_somebody_from_the_main_board() -> None:
    t = alone(6, {"favours": "release_servant"}, workers=5)
    scheme(t, "kings_favour")
    assert t.view()["townsfolk_discards"] == ["watchman_1"]
    assert t.rival.workers[0] == 5 - 1 + 2
    nobody = alone(1, {"favours": "release_servant", "town": "- - - - - - -"}, workers=5)
    scheme(nobody, "kings_favour")
    assert marker(nobody) == 1 + 4  # two silver instead


@rule("COCS-019", "COC-078")
def test_a_free_dismissal_goes_by_the_marker_too() -> None:
    t = alone(5)
    reward(t, "free_dismiss")
    assert t.view()["townsfolk_discards"] == ["squire_2"]


@rule("COCS-018", "COCS-019")
def test_the_royal_pardon_is_a_removal_that_never_fails_to_be_chosen() -> None:
    t = alone(1, {"favours": "royal_pardon", "tax": 3}, workers=5)
    scheme(t, "kings_favour")
    assert (t.s.tax, marker(t), t.rival.track) == (2, 2, [0, 0, 0, 0])


@rule("COCS-020")
def test_two_nobles_are_discarded_at_the_end_of_a_round() -> None:
    t = alone()
    finish(t)
    assert shown(t)["nobles_discards"] == ["baron_of_berry", "count_of_paris"]
    assert nobles(t) == ["baron_of_touraine", "count_of_troyes", "margrave_of_neustria", "duke_of_aquitaine"]
    gap = alone(1, {"nobles": "margrave_of_neustria duke_of_aquitaine - count_of_paris"})
    finish(gap)
    assert shown(gap)["nobles_discards"] == ["count_of_paris"]


def test_the_attributes_are_named_in_the_order_of_the_track() -> None:
    assert alone().t.attributes == ATTRIBUTES
