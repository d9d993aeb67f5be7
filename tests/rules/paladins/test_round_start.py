"""A round before its actions: the start marker, orders and favours, taverns, paladins, workers."""

from __future__ import annotations

from tests.rules.paladins.table import table
from tests.support import rule

from courtier import start
from courtier.titles.paladins.round import Collect

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


@rule("PAL-035", "PAL-036")
def test_four_players_see_five_taverns_and_leave_one() -> None:
    game = start("paladins", 4, 8)
    while game.view()["step"] != "actions":
        seat = game.asks[0].seat
        game.choose(game.options(seat)[0], seat)
    assert len(game.view()["taverns"]) == 5
    assert [tavern["seat"] for tavern in game.view()["taverns"]].count(-1) == 1


@rule("PAL-041", "PAL-046", "PAL-136", "PAL-047")
def test_engelier() -> None:
    t = table(A={"workers": "3 labourer 1 cleric", "silver": 0})
    t.p("A").hand.cards = [[card.id for card in t.t.paladins].index("engelier")]
    t.p("A").hand.seen = [1]
    t.s.taverns = [t.s.taverns_pile.draw(), t.s.taverns_pile.draw()]
    t.s.tavern_seat = [-1, -1]
    t.push(Collect(0))
    assert t.kind == "tavern"
    assert t.workers("A") == {"labourer": 3, "cleric": 1, "fighter": 1, "scout": 1}
    assert [t.p("A").has(i) for i in range(3)] == [1, 3, 0]
    assert t.track("A") == (0, 0, 0)
    t = table(
        {"outs": "viking_mercenary - - - - -"},
        A={"workers": "9 labourer 1 fighter 1 scout", "silver": 0, "paladin": "engelier"},
    )
    t.choose("A", "act attack")
    assert t.p("A").silver == 2
