"""City of Crowns alone: how the rival musters and negotiates (COCS-021 to COCS-032)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.paladins.crowns.court import alone, beside, nobles, shown
from tests.rules.paladins.rival import did, marker, plan, rival_of, scheme
from tests.rules.paladins.table import Table, World
from tests.support import rule

from courtier.titles.paladins import words as w

FAITH, STRENGTH, INFLUENCE, DIPLOMACY = range(4)


def stacked(t: Table, *attributes: int) -> None:
    """The markers from the bottom to the top."""
    rival_of(t).stack = list(attributes)


def aim(t: Table) -> str | None:
    scheme(t, "muster")
    action, target = did(t)
    assert action == "muster"
    return target


@rule("COCS-025", "COCS-021", "COCS-022")
def test_the_example_of_faith_higher_than_influence() -> None:
    """Strength 5 is not met; influence 4 and faith 4 are, and faith stands higher."""
    world: World = {
        "muster": "castle_provisioners master_carpenters field_hands pilgrim_choir+supply_train", "diplomat": 3,
        "muster_workers": "- - - A:criminal", "suspicion": "0",
    }  # fmt: skip
    t = alone(1, world, workers=5, faith=6, strength=4, influence=5)
    t.rival.board[w.ATTACK] = 3
    assert aim(t) == "pilgrim_choir"
    assert len(t.rival.suspicion) == 1
    assert t.rival.track == [6, 4, 5, 1]
    assert (t.rival.board[w.ATTACK], t.rival.board[w.MUSTER]) == (0, 0)  # the right side is cleared
    assert rival_of(t).discards == []  # and all schemes are shuffled
    assert t.rival.workers[0] == 5 - 3 + 1
    assert (beside(t, "R")["collected"], shown(t)["diplomat"]) == (["pilgrim_choir"], 3)
    assert shown(t)["muster"][3] | {"left": 0} == {
        "card": "supply_train", "left": 0, "worker": None, "seat": -1, "walk": 0}  # fmt: skip


@rule("COCS-021")
def test_the_highest_need_that_it_meets_and_no_provisions() -> None:
    """Needs: influence 2, strength 2, faith 3, influence 1; the Diplomat stands on the last."""
    world: World = {"muster": "village_reeves militia_captain hermit_brothers field_hands"}
    assert aim(alone(1, world, faith=3, strength=9, influence=9)) == "hermit_brothers"
    assert aim(alone(1, world, faith=2, strength=2, influence=1)) == "militia_captain"
    assert aim(alone(1, world, faith=0, strength=0, influence=2)) == "village_reeves"


@rule("COCS-021")
def test_never_the_diplomats_card() -> None:
    world: World = {"muster": "village_reeves - - field_hands", "diplomat": 1}
    assert aim(alone(1, world, influence=9)) == "field_hands"


@rule("COCS-021")
def test_a_tie_goes_to_the_attribute_it_has_more_of_then_to_the_marker_on_top() -> None:
    """Influence 2, strength 2 and faith 2."""
    for faith, strength, influence, card in (
        (3, 4, 5, "village_reeves"), (3, 5, 4, "militia_captain"), (5, 4, 3, "hedge_hunters")
    ):  # fmt: skip
        assert aim(alone(faith=faith, strength=strength, influence=influence)) == card
    for stack, card in (
        ((FAITH, STRENGTH, DIPLOMACY, INFLUENCE), "village_reeves"),
        ((FAITH, INFLUENCE, DIPLOMACY, STRENGTH), "militia_captain"),
        ((STRENGTH, INFLUENCE, FAITH, DIPLOMACY), "hedge_hunters"),
    ):
        t = alone(faith=4, strength=4, influence=4)
        stacked(t, *stack)
        assert aim(t) == card


@rule("COCS-023")
def test_what_is_still_tied_goes_to_the_left_most() -> None:
    world: World = {"muster": "hedge_hunters master_carpenters money_lenders field_hands"}  # both influence 4
    assert aim(alone(1, world, influence=4)) == "master_carpenters"
    other: World = {"muster": "money_lenders hedge_hunters master_carpenters field_hands"}
    assert aim(alone(1, other, influence=4)) == "money_lenders"


@rule("COCS-022")
def test_the_worker_then_the_diplomacy_then_the_reward() -> None:
    """The criminal's tax moves the marker past the end before the diplomacy: the lowest attribute then is diplomacy."""
    world: World = {
        "muster": "village_reeves militia_captain hedge_hunters field_hands", "muster_workers": "- - A:criminal -",
        "suspicion": "1",
    }  # fmt: skip
    t = alone(6, world, workers=4, faith=2, strength=1, influence=1)  # hedge_hunters, two provisions
    assert aim(t) == "hedge_hunters"
    assert t.rival.workers[0] == 4 - 3 + 1
    assert (marker(t), t.rival.track) == (
        5,
        [2, 1, 1, 1 + 1],
    )  # diplomacy 0 rose on the wrap, then by the card
    t = alone(5, world, workers=4, faith=2, strength=1, influence=1)
    stacked(t, FAITH, STRENGTH, INFLUENCE, DIPLOMACY)
    assert (
        aim(t) == "hedge_hunters"
    )  # 5, tax to 7, diplomacy 1, then provisions past the end: the top of three ones
    assert (marker(t), t.rival.track) == (4, [2, 1, 1, 2])


@rule("COCS-024")
def test_without_a_card_the_top_row() -> None:
    t = alone()
    scheme(t, "muster")
    assert plan(t) == [("target", "muster"), ("does", "top-recruit")]
    assert t.rival.done[w.MUSTER] == 0
    few = alone(workers=2, influence=9)
    scheme(few, "muster")
    assert plan(few) == [("workers", "muster"), ("does", "top-recruit")]
    occupied = alone(influence=9)
    occupied.rival.board[w.MUSTER] = 3
    scheme(occupied, "muster")
    assert plan(occupied)[0] == ("occupied", "muster")


COURT: World = {"nobles": "baron_of_berry duke_of_gascony count_of_troyes margrave_of_brittany"}


@rule("COCS-029", "COCS-026", "COCS-027")
def test_the_example_of_the_next_card_that_can_be_enlisted() -> None:
    """The right-most needs strength 4, the next one influence 4."""
    t = alone(1, COURT, workers=3, influence=4, strength=3)
    scheme(t, "negotiate")
    assert did(t)[0] == "negotiate"
    assert beside(t, "R")["enlisted"] == ["count_of_troyes"]
    assert t.rival.track == [0, 3, 4, 1]
    assert nobles(t) == ["baron_of_berry", "duke_of_gascony", None, "margrave_of_brittany"]
    assert t.rival.workers[0] == 0
    assert (t.rival.silver, t.rival.unpaid) == (0, 0)


@rule("COCS-030", "COCS-028")
def test_the_example_of_a_fortify_when_nobody_can_be_enlisted() -> None:
    t = alone(1, COURT, workers=4, diplomacy=3)
    scheme(t, "negotiate")
    assert len(t.rival.walls) == 1
    assert t.rival.board[w.FORTIFY] == 0  # no workers there
    assert t.rival.board[w.NEGOTIATE] == 3
    assert t.rival.track[DIPLOMACY] == 3  # entrusting gives none
    assert (beside(t, "R")["enlisted"], shown(t)["nobles_discards"]) == ([], ["margrave_of_brittany"])


@rule("COCS-026")
@pytest.mark.parametrize(
    ("told", "card"),
    [({"strength": 4, "influence": 4, "faith": 1}, "margrave_of_brittany"),
     ({"influence": 4, "faith": 1}, "count_of_troyes"),
     ({"influence": 3, "faith": 1}, "duke_of_gascony"), ({"influence": 2, "faith": 1}, "baron_of_berry")],
)  # fmt: skip
def test_from_right_to_left_and_the_pile_last(told: dict[str, Any], card: str) -> None:
    t = alone(1, COURT, diplomacy=9, **told)
    scheme(t, "negotiate")
    assert beside(t, "R")["enlisted"] == [card]


@rule("COCS-026", "COC-065")
def test_the_pile_shows_its_next_card_when_the_rival_takes_one() -> None:
    t = alone(1, {**COURT, "nobles_pile": "baron_of_touraine"}, faith=1)
    scheme(t, "negotiate")
    assert nobles(t) == ["baron_of_touraine", "duke_of_gascony", "count_of_troyes", "margrave_of_brittany"]


@rule("COCS-027")
def test_the_rival_takes_allies_with_their_reward() -> None:
    t = alone(
        1, {**COURT, "tax": 4}, strength=4, extension="military", enlisted="margrave_of_anjou", suspicion="0"
    )
    scheme(t, "negotiate")
    assert beside(t, "R")["allies"] == ["military"]
    assert (t.rival.suspicion, t.s.tax, marker(t)) == ([], 2, 5)
    assert t.rival.track[DIPLOMACY] == 1


@rule("COCS-028")
def test_the_boost_counts_and_only_for_the_entrusted_action() -> None:
    world: World = {
        "nobles": "baron_of_berry duke_of_aquitaine margrave_of_neustria baron_of_maine",
        "outs": "- - - - - - -",
    }
    t = alone(
        1, world, diplomacy=4, workers=4
    )  # Maine lends faith 3 for a Commission; faith 4 would enlist it
    scheme(t, "negotiate")
    squares = {square["id"]: square["seat"] for square in t.view()["squares"] if square["piece"] == "monk"}
    assert list(squares.values()) == [1]
    (id,) = squares
    assert {q.id: q.faith for q in t.t.squares}[id] <= 3
    assert t.rival.track == [0, 0, 1, 4]
    assert t.rival.boost == [0, 0, 0, 0]


@rule("COCS-028", "COC-060")
@pytest.mark.parametrize(
    ("noble", "action"),
    [("baron_of_maine", w.COMMISSION), ("margrave_of_brittany", w.FORTIFY), ("count_of_toulouse", w.GARRISON),
     ("baron_of_perche", w.ABSOLVE), ("baron_of_beauce", w.ATTACK), ("duke_of_francia", w.CONVERT)],
)  # fmt: skip
def test_every_action_can_be_entrusted_though_its_space_is_occupied(noble: str, action: int) -> None:
    t = alone(1, {"nobles": f"- - - {noble}"}, diplomacy=9, workers=4)
    t.rival.board[action] = 2
    scheme(t, "negotiate")
    assert t.rival.done[action] == 1
    assert t.rival.board[action] == 2
    assert t.rival.workers[0] >= 1


@rule("COCS-031")
def test_what_could_not_be_completed_is_skipped() -> None:
    """Fortify is at its limit, so the next card: Absolve."""
    t = alone(1, COURT, diplomacy=3, done={"fortify": 7})
    scheme(t, "negotiate")
    assert shown(t)["nobles_discards"] == ["count_of_troyes"]
    assert t.rival.done[w.ABSOLVE] == 1
    none = alone(1, COURT, diplomacy=0)
    scheme(none, "negotiate")
    assert plan(none) == [("target", "negotiate"), ("does", "top-recruit")]
    nobody = alone(1, {"nobles": "- - - -", "nobles_left": 0}, diplomacy=9)
    scheme(nobody, "negotiate")
    assert plan(nobody)[0] == ("target", "negotiate")


@rule("COCS-031")
def test_a_boost_that_is_not_enough_is_skipped_too() -> None:
    t = alone(
        1, {"nobles": "- - margrave_of_neustria margrave_of_brittany"}, diplomacy=3, done={"fortify": 3}
    )
    scheme(t, "negotiate")  # influence 3 for a fourth wall that needs 5; then an Attack with strength 2
    assert len(t.rival.attacked) == 1
    assert shown(t)["nobles_discards"] == ["margrave_of_neustria"]


@rule("COCS-032")
@pytest.mark.parametrize(("order", "action"), [("muster", w.MUSTER), ("negotiate", w.NEGOTIATE)])
def test_an_order_for_the_new_actions_is_tried_by_their_rules(order: str, action: int) -> None:
    t = alone(1, {"orders": order, **COURT}, influence=4)
    scheme(t, "kings_order")
    assert did(t)[0] == order
    assert t.rival.done[action] == 1
    t = alone(
        1,
        {"orders": f"attack {order}", "nobles": "- - - -", "nobles_left": 0, "muster": "- - - -"},
        strength=9,
    )
    scheme(t, "kings_order")
    assert plan(t) == [("target", order), ("does", "attack")]
