"""Develop: workshops for worker spaces of the right side (PAL-068 to PAL-075)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import Setting, table
from tests.support import rule

from courtier.titles.paladins import words as w

SPARE = "9 labourer"  # so that nobody has to pass
EVERY = "9 labourer 9 scout 9 merchant 9 fighter 9 cleric 9 criminal"
DOTTED = {
    f"workshop {action} {space}" for action in w.ACTIONS[w.RIGHT_SIDE :] for space in ("left", "middle")
}


@rule("PAL-068", "PAL-069", "PAL-071", "PAL-073")
def test_developing_commission() -> None:
    t = table(A={"workers": "1 labourer 1 fighter", "silver": 4}, B={"workers": SPARE})
    t.choose("A", "act develop", "workshop commission left")
    assert t.workers("A") == {"scout": 1}
    assert t.p("A").silver == 0
    printed = t.t.board_actions[w.COMMISSION]
    need = printed.shapes[t.p("A").shops[w.COMMISSION]]
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


@rule("PAL-068")
def test_developing_takes_exactly_two_workers_and_four_silver() -> None:
    t = table(A={"workers": "1 scout 1 cleric 1 criminal", "silver": 4})
    t.choose("A", "act develop", "workshop attack left")
    assert t.pays("A") == {"scout+cleric", "scout+criminal", "cleric+criminal"}
    assert t.refusal("A", "pay scout") == ("paladins-wrong-workers", "PAL-068", 1, 2)
    t.choose("A", "pay cleric+criminal")
    assert (t.p("A").silver, t.workers("A")) == (0, {"scout": 2})
    assert table(A={"workers": "1 scout", "silver": 4}).refusal("A", "act develop") == (
        "paladins-lack-workers",
        "PAL-068",
        1,
        2,
    )
    assert table(A={"workers": SPARE, "silver": 3}).refusal("A", "act develop") == (
        "reason-lack",
        "PAL-068",
        3,
        4,
    )


@rule("PAL-069", "PAL-070")
def test_the_two_left_spaces_of_the_right_side_take_workshops() -> None:
    t = table(A={"workers": SPARE, "silver": 4, "shops": {"attack": "left", "convert": "left middle"}})
    t.choose("A", "act develop")
    covered = {"workshop attack left", "workshop convert left", "workshop convert middle"}
    assert t.options("A") == DOTTED - covered
    for token in covered:
        assert t.refusal("A", token)[:2] == ("paladins-workshop-there", "PAL-069")
    for action in w.ACTIONS[w.RIGHT_SIDE :]:
        assert t.refusal("A", f"workshop {action} right")[:2] == ("paladins-right-space", "PAL-070")
    assert t.refusal("A", "workshop hunt left")[0] == "reason-not-offered"


@rule("PAL-069", "PAL-070")
def test_a_free_develop_takes_the_same_spaces() -> None:
    t = table(
        {"round": 3, "favours": "develop"}, A={"workers": EVERY, "silver": 0, "shops": {"attack": "left"}}
    )
    t.choose("A", "favour develop", "pay merchant", "take develop")
    assert t.options("A") == DOTTED - {"workshop attack left"} | {"decline"}
    assert t.refusal("A", "workshop attack left")[:2] == ("paladins-workshop-there", "PAL-069")
    assert t.refusal("A", "workshop attack right")[:2] == ("paladins-right-space", "PAL-070")
    t.choose("A", "workshop attack middle")
    assert t.p("A").shops[w.ATTACK] == 3
    assert t.goods("A") == (0, 0)  # a provision for the favour, no silver


@rule("PAL-070", "PAL-057")
@pytest.mark.parametrize("action", w.ACTIONS[w.RIGHT_SIDE :])
def test_covered_spaces_need_no_worker_and_the_right_most_always_does(action: str) -> None:
    spaces = {
        "commission": "scout any cleric",
        "fortify": "merchant any scout",
        "garrison": "merchant any fighter",
        "absolve": "cleric any merchant",
        "attack": "scout any fighter",
        "convert": "fighter any cleric",
    }[action].split()
    for shops, needed in (("left", 2), ("middle", 2), ("left middle", 1)):
        told: Setting = {"silver": 9, "provision": 9, "strength": 9, "faith": 9, "shops": {action: shops}}
        if shops == "left":
            told["workers"] = f"2 {spaces[2]}"
        elif shops == "middle":
            told["workers"] = f"1 {spaces[0]} 1 {spaces[2]}"
        else:
            told["workers"] = f"1 {spaces[2]}"
        t = table(A=told)
        assert f"act {action}" in t.options("A")
        told["workers"] = "9 labourer"
        t = table(A=told)
        assert t.refusal("A", f"act {action}")[0] == "paladins-lack-worker"
        told["workers"] = f"{needed - 1} {spaces[2]}" if needed > 1 else "1 labourer"
        assert f"act {action}" not in table(A=told).options("A")


@rule("PAL-070")
def test_a_workshop_stays_until_the_game_ends() -> None:
    t = table(A={"workers": "1 labourer 1 fighter", "silver": 4}, B={"workers": SPARE})
    t.choose("A", "act develop", "workshop absolve middle")
    t.choose("B", "pass", "keep labourer+labourer+labourer")
    t.choose("A", "pass")
    assert t.view()["round"] == 2
    assert t.view()["seats"][0]["actions"][w.ABSOLVE]["workshops"] == [False, True, False]


@rule("PAL-071", "PAL-072", "PAL-068")
def test_the_left_most_workshop_moves_and_uncovers_its_worker() -> None:
    gained = []
    for before in range(8):
        t = table(A={"workers": "2 criminal", "silver": 4, "done": {"develop": before}}, B={"workers": SPARE})
        t.choose("A", "act develop", "workshop fortify left")
        (worker,) = t.workers("A")
        assert t.workers("A") == {worker: 1}
        assert t.view()["seats"][0]["workshops_left"] == 7 - before
        gained.append(worker)
    assert gained == 2 * ["scout", "merchant", "fighter", "cleric"]


@rule("PAL-072")
def test_eight_workshops_are_all_there_are() -> None:
    t = table({"round": 3, "favours": "develop"}, A={"workers": EVERY, "silver": 9, "done": {"develop": 8}})
    assert t.refusal("A", "act develop")[:2] == ("paladins-no-workshop-left", "PAL-072")
    t.choose("A", "favour develop", "pay merchant", "take develop")
    assert t.kind == "turn"  # nothing to move: the free one is lost


@rule("PAL-074", "PAL-075", "PAL-070")
def test_after_a_workshop_sends_a_worker_home_pray_or_passing_opens_the_action() -> None:
    told: Setting = {
        "workers": "2 labourer 1 scout 3 cleric",
        "silver": 6,
        "board": {"commission": "scout labourer cleric"},
        "provision": 9,
    }
    t = table(A=told)
    t.choose("A", "act develop", "workshop commission middle", "pay labourer+labourer")
    assert t.workers("A") == {"scout": 2, "cleric": 3}  # the labourer is not given back
    assert t.refusal("A", "act commission")[:2] == ("paladins-occupied", "PAL-055")
    t.choose("A", "act pray", "clear commission")
    assert "act commission" in t.options("A")
    t.choose("A", "act commission", "commission square_1_2")
    assert t.workers("A") == {"scout": 1, "cleric": 1}  # two workers are enough now
