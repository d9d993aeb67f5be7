"""Hunt, Trade, Pray and Conspire (PAL-086 to PAL-093)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import Setting, table
from tests.support import rule

from courtier.titles.paladins import words as w
from courtier.titles.paladins.turn import Target

SPARE = "9 labourer"  # so that nobody has to pass


@rule("PAL-086", "PAL-087", "PAL-088")
@pytest.mark.parametrize(("action", "colour"), [("hunt", "scout"), ("trade", "merchant")])
def test_hunt_and_trade_gain_one_with_one_worker_and_three_with_two(action: str, colour: str) -> None:
    other = "merchant" if colour == "scout" else "scout"
    for workers, gain in ((1, 1), (2, 3)):
        t = table(A={"workers": f"1 labourer 1 {colour} 1 criminal", "silver": 0, "provision": 0})
        t.choose("A", f"act {action}", f"{action} {workers}")
        if workers == 1:
            assert t.pays("A") == {"labourer", colour, "criminal"}
            t.choose("A", "pay criminal")
        else:
            assert t.pays("A") == {f"labourer+{colour}", "labourer+criminal", f"{colour}+criminal"}
            t.choose("A", "pay labourer+criminal")
        assert t.goods("A") == ((0, gain) if action == "hunt" else (gain, 0))
        assert len(t.workers("A")) == 3 - workers
        t = table(A={"workers": f"9 labourer 1 {other} 1 cleric"})
        t.choose("A", f"act {action}")
        assert t.kind == "workers"  # without the colour one worker is all that can go


@rule("PAL-089", "PAL-090")
def test_a_criminal_prays_for_absolve() -> None:
    t = table(
        A={"workers": "1 criminal 9 labourer", "silver": 2, "board": {"absolve": "cleric labourer merchant"}}
    )
    assert t.refusal("A", "act absolve")[:2] == ("paladins-occupied", "PAL-055")
    t.choose("A", "act pray", "clear absolve")
    assert t.p("A").board[w.ABSOLVE] == 0
    assert t.workers("A") == {"labourer": 9}
    assert t.p("A").silver == 0


@rule("PAL-086", "PAL-087")
@pytest.mark.parametrize(
    ("action", "number", "cites"), [("hunt", w.HUNT, "PAL-086"), ("trade", w.TRADE, "PAL-087")]
)
def test_the_second_space_of_hunt_and_trade_needs_its_colour(action: str, number: int, cites: str) -> None:
    t = table(A={"workers": "9 labourer 9 fighter 9 cleric", "silver": 0, "provision": 0})
    reason = Target(0, number).why_not(t.s, (t.t.hunt if action == "hunt" else t.t.trade)[1])
    assert reason is not None
    assert (reason.key, reason.rule) == ("paladins-lack-worker", cites)
    t.choose("A", f"act {action}", "pay cleric")  # one worker is all that can go
    assert sum(t.goods("A")) == 1
    t = table(A={"workers": "1 criminal"})
    assert f"act {action}" in t.options("A")
    assert table(A={}, B={"workers": SPARE}).asked == "B"  # nobody hunts without a worker


@rule("PAL-089")
@pytest.mark.parametrize("action", [action for action in w.ACTIONS if action != "pray"])
def test_pray_clears_one_space_of_the_own_board(action: str) -> None:
    board = {action: "criminal", "recruit" if action != "recruit" else "hunt": "criminal"}
    t = table(A={"workers": "2 cleric", "silver": 3, "board": board}, B={"workers": SPARE, "board": board})
    t.choose("A", "act pray", f"clear {action}")
    standing = {name: t.p("A").board[n] for n, name in enumerate(w.ACTIONS) if t.p("A").board[n]}
    assert set(standing) == {*board, "pray"} - {action}
    assert t.p("A").silver == 1
    assert t.workers("A") == {"cleric": 1}  # nobody comes back
    assert t.p("B").board[w.ACTIONS.index(action)] != 0
    t.choose("B", "pass")
    assert f"clear {action}" not in t.options("A")


@rule("PAL-089")
def test_pray_needs_a_cleric_and_two_silver() -> None:
    told: Setting = {"workers": "9 labourer", "silver": 2}
    assert table(A=told).refusal("A", "act pray") == ("paladins-lack-worker", "PAL-089", 0, 1)
    told = {"workers": "1 cleric", "silver": 1}
    assert table(A=told).refusal("A", "act pray") == ("reason-lack", "PAL-089", 1, 2)
    told = {"workers": "2 cleric", "silver": 2, "board": {"hunt": "scout", "trade": "scout"}}
    t = table(A=told)
    t.choose("A", "act pray")
    assert t.options("A") == {"clear hunt", "clear trade", "clear nothing"}
    assert t.refusal("A", "clear develop")[:2] == ("paladins-nothing-there", "PAL-089")


@rule("PAL-091")
def test_pray_cannot_clear_itself_but_a_gained_pray_clears_any_space() -> None:
    t = table(A={"workers": "2 cleric", "silver": 4, "board": {"hunt": "scout", "trade": "scout"}})
    t.choose("A", "act pray")
    assert t.refusal("A", "clear pray")[:2] == ("paladins-pray-not-itself", "PAL-091")
    t.choose("A", "clear hunt")
    assert t.refusal("A", "act pray")[:2] == ("paladins-occupied", "PAL-055")
    t = table(
        {"round": 3, "favours": "pray"},
        A={"workers": "1 scout", "board": {"pray": "cleric", "trade": "scout"}},
        B={"workers": SPARE},
    )
    t.choose("A", "favour pray")
    assert t.options("A") == {"clear pray", "clear trade", "decline"}
    t.choose("A", "clear pray")
    assert t.p("A").board[w.PRAY] == 0
    assert t.p("A").silver == 3  # nothing is paid (PAL-147)


@rule("PAL-091")
def test_a_gained_pray_offers_every_space_that_holds_workers() -> None:
    t = table(
        {"round": 3, "favours": "pray"},
        A={"workers": "1 scout", "board": dict.fromkeys(w.ACTIONS, "criminal")},
    )
    t.choose("A", "favour pray")
    assert t.options("A") == {f"clear {action}" for action in w.ACTIONS} | {"decline"}


@rule("PAL-092")
def test_pray_may_clear_nothing() -> None:
    t = table(A={"workers": "1 cleric", "silver": 2}, B={"workers": SPARE, "board": {"hunt": "scout"}})
    t.choose("A", "act pray")
    assert (t.workers("A"), t.p("A").silver, t.asked) == ({}, 0, "B")
    assert t.p("B").board[w.HUNT] != 0
    t = table(A={"workers": "2 cleric", "silver": 2, "board": {"hunt": "scout", "trade": "scout"}})
    before = list(t.p("A").board)
    t.choose("A", "act pray")
    assert t.options("A") == {"clear hunt", "clear trade", "clear nothing"}
    t.choose("A", "clear nothing")
    assert (t.workers("A"), t.p("A").silver) == ({"cleric": 1}, 0)
    assert [t.p("A").board[space] for space in (w.HUNT, w.TRADE)] == [before[w.HUNT], before[w.TRADE]]


@rule("PAL-093")
@pytest.mark.parametrize("worker", w.WORKERS)
def test_conspire_turns_any_worker_into_a_criminal_and_a_suspicion(worker: str) -> None:
    t = table({"suspicion": "2", "tax": 6}, A={"workers": f"1 {worker}", "silver": 0}, B={"workers": SPARE})
    t.choose("A", "act conspire")
    assert t.workers("A") == {"criminal": 1}
    assert [t.t.suspicion[kind] for kind in t.p("A").suspicion] == [2]
    assert (t.p("A").silver, t.s.tax) == (2, 4)
    assert t.view()["seats"][0]["actions"][w.CONSPIRE]["workers"] == [worker]


@rule("PAL-093")
def test_conspire_takes_one_worker() -> None:
    t = table(A={"workers": "1 scout 1 cleric"})
    t.choose("A", "act conspire")
    assert t.pays("A") == {"scout", "cleric"}
    assert t.refusal("A", "pay scout+cleric") == ("paladins-wrong-workers", "PAL-093", 2, 1)
