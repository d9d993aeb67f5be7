"""Scope and components: what is in the box, what never runs out and what does (PAL-001 to PAL-009)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import Setting, Table, World, table
from tests.support import rule

from courtier import start, titles
from courtier.titles.paladins import words as w
from courtier.titles.paladins.state import PState
from courtier.titles.paladins.suspicion import Tax

SPARE = "9 labourer"  # so that nobody has to pass


@rule("PAL-001")
def test_one_to_four_players() -> None:
    assert list(titles()["paladins"].seats) == [1, 2, 3, 4]


@rule("PAL-001")
@pytest.mark.parametrize(("faith", "winners"), [((12, 0), [0]), ((0, 12), [1]), ((12, 11), [0])])
def test_the_highest_total_wins_after_the_seventh_round(faith: tuple[int, int], winners: list[int]) -> None:
    t = table({"round": 7}, A={"workers": "1 scout", "faith": faith[0]}, B={"faith": faith[1]})
    before = t.game.result
    assert before is None
    t.choose("A", "pass")
    assert t.game.over
    assert t.game.result is not None
    assert t.game.result["winners"] == winners


@rule("PAL-001")
def test_nothing_ends_before_the_seventh_round() -> None:
    t = table({"round": 6})
    assert not t.game.over
    assert t.view()["round"] == 7


SOURCES: list[tuple[World, Setting, dict[str, int]]] = [
    ({"orders": "attack"}, {"done": {"attack": 5}}, {"orders": 4}),
    ({}, {"faith": 2}, {"faith": 1}),
    ({}, {"strength": 4}, {"strength": 3}),
    ({}, {"influence": 12}, {"influence": 20}),
    ({}, {"done": {"develop": 6}}, {"develops": 1}),
    ({}, {"done": {"commission": 5}}, {"commissions": 2}),
    ({}, {"done": {"garrison": 7}}, {"garrisons": 9}),
    ({}, {"done": {"fortify": 5}}, {"fortifies": 1}),
    ({}, {"walls": "wall_05"}, {"walls": 2}),
    ({}, {"done": {"absolve": 6}}, {"absolves": 3}),
    ({}, {"converted": "viking_mercenary"}, {"converts": 2}),
    ({}, {"unpaid": 1}, {"debts": -3}),
    ({}, {"paid": 1}, {"debts": 1}),
    ({}, {"silver": 2, "provision": 1}, {"goods": 1}),
]


@rule("PAL-002")
@pytest.mark.parametrize(("world", "setting", "points"), SOURCES)
def test_every_source_of_points_has_its_own_line(
    world: World, setting: Setting, points: dict[str, int]
) -> None:
    told: Setting = {"workers": SPARE, "silver": 0, "provision": 0}
    told.update(setting)
    t = table(world, A=told)
    assert t.sheet("A") == points
    assert t.game.scores()[0]["total"] == sum(points.values())


@rule("PAL-002")
def test_points_come_from_nowhere_else() -> None:
    assert set(w.POINTS) == {line for _, _, points in SOURCES for line in points}
    t = table(A={"workers": "9 criminal", "silver": 1, "provision": 1, "suspicion": "2 2", "crew": "abbot_1"})
    assert t.sheet("A") == {}


@rule("PAL-003")
def test_the_six_types_of_workers() -> None:
    t = table(A={"workers": "1 labourer 2 scout 3 merchant 4 fighter 5 cleric 6 criminal"})
    names = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
    assert t.view()["seats"][0]["workers"] == {name: n + 1 for n, name in enumerate(names)}


@rule("PAL-004")
def test_the_cards_of_a_game() -> None:
    game = start("paladins", 4, 1)
    s = game.state
    assert isinstance(s, PState)
    counts = {
        "paladins": sum(len(p.pile.cards) for p in s.players),
        "townsfolk": len(s.town) + len(s.town_pile.cards),
        "outsiders": len(s.outs) + len(s.outs_pile.cards),
        "favours": len(s.favours.cards) + len(s.favours_box.cards),
        "orders": len(s.orders.cards) + len(s.orders_box.cards),
        "debts": s.debts,
        "suspicions": len(s.suspicion.cards),
        "taverns": len(s.taverns_pile.cards),
        "walls": len(s.walls.cards),
    }
    assert counts == {
        "paladins": 48,
        "townsfolk": 32,
        "outsiders": 36,
        "favours": 10,
        "orders": 6,
        "debts": 24,
        "suspicions": 24,
        "taverns": 24,
        "walls": 24,
    }
    solo = start("paladins", 1, 1).state
    assert isinstance(solo, PState)
    assert solo.rival is not None
    assert len(solo.rival.schemes.cards) + len(solo.rival.aside) == 17
    assert s.rival is None


@rule("PAL-005", "PAL-018")
def test_the_tokens_of_four_players() -> None:
    t = table(seats=4, A={"workers": SPARE})
    actions = t.t.board_actions
    assert 4 * len(t.t.develop_gain) == 4 * actions[w.DEVELOP].limit == 32  # workshops
    for row in (w.COMMISSION, w.GARRISON, w.ABSOLVE):  # monks, outposts, jars
        assert 4 * len(actions[row].row) == 4 * actions[row].limit == 28
    jars = [cost.need for cost in actions[w.ABSOLVE].row]
    assert len(set(jars)) == 7
    assert jars == sorted(jars)
    assert sum(len(p.track) for p in t.s.players) == 12  # attribute markers
    assert t.view()["start"] == 0  # one start player marker
    assert t.view()["rival"] is None  # the resource marker is for the solo game
    assert start("paladins", 1, 1).view()["rival"]["marker"] == 1


@rule("PAL-006", "PAL-018")
def test_everybody_owns_the_same_twelve_paladins() -> None:
    game = start("paladins", 4, 5)
    s = game.state
    assert isinstance(s, PState)
    for p in s.players:
        assert sorted(p.pile.cards) == list(range(12))
    assert len({card.id for card in s.tables.paladins}) == 12


@rule("PAL-007")
def test_workers_silver_and_provisions_never_run_out() -> None:
    t = table(
        {"town": "abbot_1 abbot_2 abbot_3 peddler_2 peddler_1"},
        A={"workers": "22 labourer 18 scout 18 merchant 18 fighter 18 cleric", "silver": 50, "provision": 40},
        B={"workers": "18 criminal"},
    )
    t.choose("A", "act trade", "trade 2", "pay labourer+merchant")
    t.choose("B", "act hunt", "hunt 2")
    t.choose("A", "act hunt", "hunt 2", "pay labourer+scout")
    t.choose("B", "act recruit", "dismiss peddler_1 silver")  # two labourers
    assert t.goods("A") == (53, 43)
    assert t.goods("B") == (3, 4)
    assert t.workers("A")["labourer"] + t.workers("B")["labourer"] == 22  # and two stand on A's board
    t.choose("A", "pass", "keep labourer+labourer+labourer")
    t.choose("B", "act conspire", "pay labourer")
    assert t.workers("B")["criminal"] == 16


def empty_debts() -> Table:
    return table(
        {
            "debts": 0,
            "round": 3,
            "favours": "debt_for_workers",
            "town": "abbot_1 acolyte_1 abbot_2 - -",
            "tax": 1,
        },
        A={"workers": SPARE, "silver": 0, "suspicion": "0 0"},
        B={"suspicion": "0 0"},
    )


@rule("PAL-008")
def test_with_no_debt_left_nobody_pays_by_taking_one() -> None:
    t = empty_debts()
    assert t.refusal("A", "favour debt_for_workers")[:2] == ("paladins-no-debt-left", "PAL-008")
    assert t.refusal("A", "act recruit") == ("reason-lack", "PAL-079", 0, 2)
    t.p("A").silver = 2
    t.push()
    t.choose("A", "act recruit")
    assert t.refusal("A", "dismiss abbot_1 debt")[:2] == ("paladins-no-debt-left", "PAL-008")
    assert t.options("A") == {"dismiss acolyte_1 silver", "dismiss abbot_2 silver"}


@rule("PAL-008")
def test_forced_debts_are_skipped_when_none_is_left() -> None:
    t = empty_debts()
    t.push(Tax(0, 1))
    assert [(p.unpaid, len(p.suspicion)) for p in t.s.players] == [(0, 2), (0, 2)]
    assert (t.s.debts, t.s.tax) == (0, 6)


@rule("PAL-008")
def test_the_last_debt_can_be_taken() -> None:
    t = table({"debts": 1, "town": "abbot_1 - - - -"}, A={"workers": SPARE, "silver": 0})
    t.choose("A", "act recruit")
    assert (t.s.debts, t.p("A").unpaid) == (0, 1)


@rule("PAL-009")
def test_without_walls_nobody_fortifies() -> None:
    told: Setting = {"workers": "9 labourer 2 merchant 2 scout", "provision": 2, "influence": 12}
    t = table({"walls": "wall_01"}, A=told, B=told)
    del t.s.walls.cards[:-1], t.s.walls.seen[:-1]
    t.choose("A", "act fortify", "pay labourer+scout+merchant")
    assert t.view()["walls"] == 0
    assert t.view()["seats"][0]["walls"] == ["wall_01"]
    assert t.refusal("B", "act fortify")[:2] == ("paladins-no-wall-left", "PAL-009")
