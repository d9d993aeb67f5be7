"""King's Orders and Favours: when they are revealed, what they score, how often they serve (PAL-028 to PAL-034)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import next_round, play, table
from tests.rules.seating import NAMES
from tests.support import rule

from courtier import start
from courtier.titles.paladins import words as w

SPARE = "9 labourer"  # so that nobody has to pass


@rule("PAL-029", "PAL-031", "PAL-220")
def test_the_first_order_scores_four_with_five_walls() -> None:
    t = table(
        {"orders": "fortify"},
        A={"workers": SPARE, "done": {"fortify": 5}},
        B={"workers": SPARE, "done": {"fortify": 4}},
    )
    assert t.sheet("A")["orders"] == 4
    assert "orders" not in t.sheet("B")
    assert [seat["orders"] for seat in t.view()["seats"]] == [[True], [False]]


@rule("PAL-028", "PAL-032", "PAL-016")
def test_what_each_round_reveals() -> None:
    game = start("paladins", 2, 9)
    shown: dict[int, tuple[int, int]] = {}
    while not game.over:
        view = game.view()
        if view["round"] and view["step"] == "paladin":
            orders = [order["order"] for order in view["orders"]]
            favours = [favour["favour"] for favour in view["favours"]]
            shown[view["round"]] = (len([o for o in orders if o]), len([f for f in favours if f]))
            assert None not in orders[: shown[view["round"]][0]]  # from the left
            assert None not in favours[: shown[view["round"]][1]]
        seat = game.asks[0].seat
        tokens = {str(option) for option in game.options(seat)}
        game.choose("pass" if "pass" in tokens else min(tokens), seat)
    assert shown == {1: (1, 0), 2: (2, 0), 3: (3, 1), 4: (3, 2), 5: (3, 3), 6: (3, 4), 7: (3, 5)}


@rule("PAL-029")
@pytest.mark.parametrize(
    ("done", "points"),
    [("fortify", 4), ("absolve", 6), ("commission", 8), ("fortify absolve commission", 18), ("convert", 0)],
)
def test_an_order_scores_by_its_space_for_everybody_who_meets_it(done: str, points: int) -> None:
    met = dict.fromkeys(done.split(), 5)
    t = table(
        {"round": 3, "orders": "fortify absolve commission"},
        A={"workers": SPARE, "done": met},
        B={"workers": SPARE, "done": met},
    )
    assert t.sheet("A").get("orders", 0) == points
    assert t.sheet("B").get("orders", 0) == points


@rule("PAL-029", "PAL-028")
def test_an_order_that_lies_face_down_scores_nothing() -> None:
    t = table(
        {"orders": "fortify"},
        A={
            "workers": SPARE,
            "done": dict.fromkeys(w.ACTIONS[w.RIGHT_SIDE :], 7),
            "converted": "byzantine_champion",
        },
    )
    assert t.sheet("A")["orders"] == 4
    assert t.sheet("A")["converts"] == 1 + 1  # the Champion counts it once


@rule("PAL-030")
@pytest.mark.parametrize("order", w.ACTIONS[w.RIGHT_SIDE :])
def test_an_order_asks_for_five_of_its_own_action(order: str) -> None:
    others = {action: 7 for action in w.ACTIONS[w.RIGHT_SIDE :] if action != order}
    t = table(
        {"orders": order},
        A={"workers": SPARE, "done": {**others, order: 4}},
        B={"workers": SPARE, "done": {order: 5}},
    )
    assert "orders" not in t.sheet("A")
    assert t.sheet("B")["orders"] == 4


@rule("PAL-032")
def test_a_favour_is_used_once_per_round_by_anybody() -> None:
    t = table(
        {"round": 4, "favours": "provisions_tax pray"},
        A={"workers": SPARE, "provision": 0},
        B={"workers": SPARE},
    )
    t.choose("A", "favour provisions_tax")
    assert t.p("A").provision == 2
    assert t.refusal("B", "favour provisions_tax")[:2] == ("paladins-favour-used", "PAL-032")
    t.choose("B", "favour pray")
    assert t.refusal("A", "favour provisions_tax")[:2] == ("paladins-favour-used", "PAL-032")
    assert t.refusal("A", "favour pray")[:2] == ("paladins-favour-used", "PAL-032")


@rule("PAL-032", "PAL-033")
def test_a_favour_serves_in_the_round_that_reveals_it_and_in_every_later_one() -> None:
    t = next_round(round=2, orders="fortify absolve")
    for number in (3, 4, 5):
        assert t.view()["round"] == number
        favour = t.view()["favours"][0]["favour"]
        for who in "AB":
            play(t, who)
        while t.kind == "tavern":
            t.choose(t.asked, min(t.options(t.asked)))
        assert t.kind == "turn"
        who = t.asked
        t.p(who).workers = [3] * 6
        t.p(who).silver = t.p(who).provision = 5
        t.push()
        assert f"favour {favour}" in t.options(who)
        t.choose(who, f"favour {favour}")
        while t.kind != "turn" or t.asked == who:
            token = min(t.options(t.asked))
            t.choose(t.asked, token)
        refused = [
            option for option, reason in t.game.refusals(NAMES.index(t.asked)) if reason.rule == "PAL-032"
        ]
        assert [str(option) for option in refused] == [f"favour {favour}"]
        while t.view()["round"] == number:
            t.choose(t.asked, "pass" if t.kind == "turn" else min(t.options(t.asked)))


@rule("PAL-028")
def test_a_favour_that_lies_face_down_cannot_be_used() -> None:
    t = table({"round": 3, "favours": "labourers"}, A={"workers": "9 criminal"})
    assert t.refusal("A", "favour pray")[:2] == ("paladins-favour-hidden", "PAL-028")


@rule("PAL-034")
def test_pray_never_clears_a_favour() -> None:
    t = table(
        {"round": 3, "favours": "labourers"},
        A={"workers": "3 criminal 1 cleric", "silver": 2, "board": {"hunt": "labourer", "trade": "scout"}},
    )
    t.choose("A", "favour labourers", "act pray")
    assert t.options("A") == {"clear hunt", "clear trade", "clear nothing"}
    t.choose("A", "clear hunt", "pay cleric")
    assert t.view()["favours"][0]["worker"] == "criminal"
    assert t.refusal("A", "favour labourers")[:2] == ("paladins-favour-used", "PAL-032")
