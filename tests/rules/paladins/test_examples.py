"""The rulebook's worked examples of the solo game with their numbers."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import Table, table
from tests.support import rule

from courtier import Game, start
from courtier.titles.paladins import words as w
from courtier.titles.paladins.scoring import sheet
from courtier.titles.paladins.solo.turn import RivalTaverns, RivalTurn
from courtier.titles.paladins.state import PState

SPARE = "9 labourer"  # so that nobody has to pass


def solo(marker: int = 1, **world: object) -> Table:
    """A plays against the rival, whose turn is forced by pushing RivalTurn."""
    t = table(world, seats=1, A={"workers": SPARE})  # type: ignore[arg-type]
    assert t.s.rival is not None
    t.s.rival.marker = marker - 1
    t.s.rival.top_row = 0
    p = t.rival
    p.workers[0] = 9
    p.shops = [0] * 12
    p.done = [0] * 12
    return t


def scheme(t: Table, id: str) -> None:
    """The rival's next turn, with this scheme on top."""
    rival = t.s.rival
    assert rival is not None
    kind = t.t.scheme_ids.index(id)
    for cards in (rival.schemes.cards, rival.discards, rival.aside):
        if kind in cards:
            cards.remove(kind)
            break
    rival.schemes.cards.append(kind)
    rival.schemes.seen = [0] * len(rival.schemes.cards)
    t.push(RivalTurn())


def plan(t: Table) -> list[tuple[str, str]]:
    return [(step["result"], step["action"]) for step in t.view()["rival"]["plan"]]


@rule("SOLO-005", "SOLO-007", "SOLO-038")
@pytest.mark.parametrize(("difficulty", "workshops"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_workshops_by_difficulty(difficulty: str, workshops: int) -> None:
    game = start("paladins", 1, 4, {"difficulty": difficulty})
    s = game.state
    assert isinstance(s, PState)
    assert sum(shops.bit_count() for shops in s.players[1].shops) == workshops
    needed = game.view()["rival"]["needed"]
    assert sorted(needed.values()) == [2] * workshops + [3] * (6 - workshops)


def to_round(game: Game, number: int) -> None:
    while game.view()["round"] < number or game.view()["step"] != "actions":
        options = game.options(0)
        passes = [o for o in options if str(o) == "pass"]
        game.choose((passes or options)[0], 0)


@rule("SOLO-015", "SOLO-016")
def test_the_rival_has_seven_workers_in_round_four() -> None:
    game = start("paladins", 1, 4)
    to_round(game, 4)
    assert game.view()["rival"]["workers"] == 7


@rule("SOLO-013")
def test_the_rival_is_suspected_for_the_tavern_left_over() -> None:
    t = solo()
    criminals = t.t.tavern_ids.index("tavern_12")
    t.s.taverns = [criminals, t.t.tavern_ids.index("tavern_01")]
    t.s.tavern_seat = [-1, 0]
    t.push(RivalTaverns())
    assert len(t.rival.suspicion) == 2
    assert t.rival.workers[0] == 9


@rule("SOLO-025", "SOLO-027", "SOLO-046")
@pytest.mark.parametrize(
    ("town", "gone"),
    [
        ("squire_1 squire_2 abbot_1 abbot_2 peddler_1", "abbot_1"),
        ("squire_1 squire_2 - abbot_2 peddler_1", "abbot_2"),
        ("squire_1 squire_2 - - peddler_1", "peddler_1"),
        ("squire_1 squire_2 - - -", "squire_1"),
    ],
)
def test_the_middle_space_targets_the_third_card(town: str, gone: str) -> None:
    t = solo(3, town=town)
    scheme(t, "kings_favour")
    assert gone in t.view()["townsfolk_discards"]


@rule("SOLO-030", "SOLO-032")
def test_the_rival_pays_no_silver_for_a_favour() -> None:
    t = solo(1, round=3, favours="debt_or_suspicion")
    t.rival.unpaid = 1
    scheme(t, "kings_favour")
    assert (t.rival.unpaid, t.rival.paid, t.rival.workers[0]) == (0, 1, 8)


@rule("SOLO-035", "SOLO-036", "SOLO-039")
def test_commission_with_one_workshop_takes_two_workers() -> None:
    t = solo()
    t.rival.shops[w.COMMISSION] = 1
    scheme(t, "commission")
    assert (t.rival.board[w.COMMISSION], t.rival.done[w.COMMISSION]) == (2, 1)
    t = solo(town="abbot_1 - - - -")
    t.rival.shops[w.COMMISSION] = 1
    t.rival.workers[0] = 1
    scheme(t, "commission")
    assert t.rival.done[w.COMMISSION] == 0
    assert plan(t) == [("workers", "commission"), ("does", "top-recruit")]
    assert t.rival.workers[0] == 2  # one for Recruit; a cleric and a labourer come


@rule("SOLO-063", "SOLO-066")
@pytest.mark.parametrize(
    ("done", "occupied", "first"),
    [(0, False, "commission"), (5, False, "convert"), (0, True, "convert")],
)
def test_orders_are_tried_from_the_right(done: int, occupied: bool, first: str) -> None:
    t = solo(round=3, orders="fortify convert commission", outs="viking_thief - - - - -")
    t.rival.done[w.COMMISSION] = done
    t.rival.board[w.COMMISSION] = 3 if occupied else 0
    scheme(t, "kings_order")
    assert plan(t)[-1] == ("does", first)


@rule("SOLO-019", "SOLO-020", "SOLO-021", "SOLO-022", "SOLO-067", "SOLO-068")
def test_the_favour_example() -> None:
    t = solo(5, round=7, favours="pray tax_pardon labourers provisions_tax attribute", used="pray attribute")
    t.rival.suspicion = [t.s.suspicion.draw()]
    t.rival.track = [3, 2, 2]
    scheme(t, "kings_favour")
    assert t.view()["favours"][1]["seat"] == 1
    assert t.rival.suspicion == []
    assert t.s.tax == 3
    assert t.view()["rival"]["marker"] == 2
    assert sum(t.rival.track) == 8
    assert t.rival.track[w.STRENGTH - w.FAITH] == 3  # on top of influence (SOLO-023)


@rule("SOLO-057", "SOLO-028", "SOLO-080")
@pytest.mark.parametrize(("suspicion", "tax"), [(0, 3), (1, 4), (2, 5)])
def test_the_rival_absolves_without_debts(suspicion: int, tax: int) -> None:
    t = solo()
    t.rival.suspicion = [t.s.suspicion.draw() for _ in range(suspicion)]
    scheme(t, "absolve")
    assert t.rival.track == [1, 0, 0]
    assert t.s.tax == tax
    assert t.rival.suspicion == []
    assert t.view()["rival"]["marker"] == 1


@rule("SOLO-062", "SOLO-071", "SOLO-072", "SOLO-074")
def test_the_rivals_sheet_of_76_points() -> None:
    t = solo(round=7, orders="fortify garrison commission")
    outs = [card.id for card in t.t.outsiders]
    p = t.rival
    p.track = [10, 12, 11]
    p.done[w.COMMISSION], p.done[w.GARRISON], p.done[w.FORTIFY], p.done[w.DEVELOP] = 6, 5, 3, 6
    p.converted = [
        outs.index(id)
        for id in (
            "viking_armourer",
            "viking_lookout",
            "viking_guardian",
            "viking_protector",
            "byzantine_invader",
            "byzantine_hunter",
        )
    ]
    p.attacked = [outs.index("viking_thief"), outs.index("viking_mercenary"), outs.index("saracen_archer")]
    p.paid, p.unpaid = 1, 2
    made = sheet(t.s, 1)
    lines = {
        line["key"].removeprefix("paladins-points-"): line["points"]
        for line in made["lines"]
        if line["points"]
    }
    assert lines == {
        "orders": 14,
        "faith": 13,
        "strength": 20,
        "influence": 16,
        "commissions": 5,
        "garrisons": 2,
        "converts": 11,
        "debts": -5,
    }
    assert made["total"] == 76
