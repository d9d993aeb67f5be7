"""Solo: the end of a round and scoring (SOLO-062, SOLO-069 to SOLO-074)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.paladins.rival import new, rival_of, scheme, solo, to_round
from tests.rules.paladins.table import Table
from tests.support import rule

from courtier.titles.paladins import words as w
from courtier.titles.paladins.round import Refresh
from courtier.titles.paladins.scoring import scores, sheet


def lines(t: Table) -> dict[str, int]:
    """The rival's points by category, without those that are 0."""
    made = t.view()["rival"]["sheet"]["lines"]
    return {line["key"].removeprefix("paladins-points-"): line["points"] for line in made if line["points"]}


@rule("SOLO-069")
@pytest.mark.parametrize(
    ("town", "gone", "stay"),
    [
        (
            "abbot_1 abbot_2 abbot_3 acolyte_1 acolyte_2",
            ["acolyte_1", "acolyte_2"],
            ["abbot_1", "abbot_2", "abbot_3"],
        ),
        ("abbot_1 abbot_2 - - acolyte_2", ["acolyte_2"], ["abbot_1", "abbot_2"]),
        ("abbot_1 abbot_2 abbot_3 - -", [], ["abbot_1", "abbot_2", "abbot_3"]),
    ],
)
def test_two_townsfolk_leave_by_their_spaces(town: str, gone: list[str], stay: list[str]) -> None:
    t = solo(1, {"round": 2, "town": town})
    t.push(Refresh())
    assert t.view()["townsfolk_discards"] == gone
    row = t.view()["townsfolk"]
    assert row[5 - len(stay) :] == stay
    assert None not in row


@rule("SOLO-069")
@pytest.mark.parametrize(
    ("outs", "gone", "stay"),
    [
        (
            "viking_thief viking_lookout viking_marauder - viking_assassin viking_guardian",
            ["viking_thief", "viking_lookout"],
            ["viking_marauder", "viking_assassin", "viking_guardian"],
        ),
        ("- viking_lookout viking_marauder - - -", ["viking_lookout"], ["viking_marauder"]),
        ("- - viking_marauder - - -", [], ["viking_marauder"]),
    ],
)
def test_two_outsiders_leave_by_their_spaces(outs: str, gone: list[str], stay: list[str]) -> None:
    t = solo(1, {"round": 2, "outs": outs})
    t.push(Refresh())
    assert t.view()["outsiders_discards"] == gone
    row = t.view()["outsiders"]
    assert row[: len(stay)] == stay
    assert None not in row


@rule("SOLO-070")
def test_schemes_are_not_shuffled_between_rounds() -> None:
    t = solo(1, {"round": 2, "orders": "absolve commission"})
    scheme(t, "absolve")
    pile, discards = rival_of(t).schemes.cards.copy(), rival_of(t).discards.copy()
    t.push(Refresh())
    assert t.view()["round"] == 3
    rival = rival_of(t)
    assert rival.schemes.cards == pile
    assert rival.discards[: len(discards)] == discards  # the favour of the round may bring one more
    assert [t.t.scheme_ids[kind] for kind in rival.discards[len(discards) :]] == ["kings_favour"]


@rule("SOLO-071")
def test_every_category_of_the_rival() -> None:
    t = solo(
        1,
        {"round": 3, "orders": "commission fortify absolve"},
        faith=4,
        strength=8,
        influence=12,
        done={"commission": 6, "fortify": 5, "garrison": 7, "absolve": 5},
        walls="wall_05",
        converted="viking_adventurer",
        unpaid=1,
        paid=6,
    )
    assert lines(t) == {
        "orders": 4 + 6 + 8,
        "faith": 3,
        "strength": 9,
        "influence": 20,
        "commissions": 5,
        "fortifies": 1,
        "walls": 2,
        "garrisons": 9,
        "absolves": 1,
        "converts": 3,  # one for each two of six commissions
        "debts": 6 - 3,
    }
    assert t.view()["rival"]["sheet"]["total"] == 74


@rule("SOLO-062")
@pytest.mark.parametrize(
    ("convert", "told", "points"),
    [
        ("viking_adventurer", {}, 1),
        ("viking_adventurer", {"done": {"commission": 2}}, 1),
        ("viking_adventurer", {"done": {"commission": 4}}, 2),
        ("byzantine_hunter", {}, 1),
        ("viking_mercenary", {}, 2),
    ],
)
def test_each_convert_scores_at_least_one(convert: str, told: dict[str, Any], points: int) -> None:
    t = solo(1, converted=convert, **told)
    assert lines(t)["converts"] == points
    alone = solo(1, A={"workers": "9 labourer", "converted": convert})
    assert alone.sheet("A").get("converts", 0) == (2 if convert == "viking_mercenary" else 0)


@rule("SOLO-072")
def test_workshops_count_for_guardian_alone() -> None:
    t = solo(1, converted="viking_guardian")
    t.rival.done[w.DEVELOP] = 8
    assert lines(t) == {"converts": 4}


@rule("SOLO-072")
def test_goods_count_nothing_for_the_rival() -> None:
    t = solo()
    t.rival.silver, t.rival.provision = 9, 9
    assert lines(t) == {}


@rule("SOLO-006", "SOLO-072")
def test_workshops_that_came_by_difficulty_and_orders_are_counted() -> None:
    game = new(4, "hard")
    s = to_round(game, 3)
    assert s.players[1].done[w.DEVELOP] == 5 + 3
    points = {line["key"]: line["points"] for line in sheet(s, 1)["lines"]}
    assert points["paladins-points-develops"] == 0


@rule("SOLO-073")
@pytest.mark.parametrize(
    ("own", "rival", "ranks"),
    [
        ({"faith": 4}, {"faith": 4}, (1, 1)),
        ({"faith": 4}, {"faith": 6}, (2, 1)),
        ({"faith": 6}, {"faith": 4}, (1, 2)),
        ({"faith": 4, "suspicion": "0"}, {"faith": 4}, (2, 1)),
        ({"faith": 4}, {"faith": 4, "suspicion": "0"}, (1, 2)),
        # 4 points from an order, or from attributes
        ({"done": {"attack": 5}}, {"faith": 4, "strength": 2}, (1, 2)),
        ({"faith": 4, "strength": 2}, {"done": {"attack": 5}}, (2, 1)),
    ],
)
def test_ties_are_broken_as_usual(own: dict[str, Any], rival: dict[str, Any], ranks: tuple[int, int]) -> None:
    mine: Any = {"workers": "9 labourer", "silver": 0, "provision": 0, **own}
    t = solo(1, {"orders": "attack"}, A=mine, **rival)
    assert scores(t.s)[0]["rank"] == ranks[0]
    assert t.view()["rival"]["sheet"]["rank"] == ranks[1]


@rule("SOLO-062", "SOLO-071", "SOLO-072", "SOLO-074")
def test_the_rivals_sheet_of_76_points() -> None:
    t = solo(
        1,
        {"round": 7, "orders": "fortify garrison commission"},
        faith=10,
        strength=12,
        influence=11,
        done={"commission": 6, "garrison": 5, "fortify": 3, "develop": 6},
        converted="viking_armourer viking_lookout viking_guardian viking_protector byzantine_invader byzantine_hunter",
        attacked="viking_thief viking_mercenary saracen_archer",
        paid=1,
        unpaid=2,
    )
    assert lines(t) == {
        "orders": 14,
        "faith": 13,
        "strength": 20,
        "influence": 16,
        "commissions": 5,
        "garrisons": 2,
        "converts": 11,
        "debts": -5,
    }
    points = {card["id"]: card["points"] for card in t.view()["rival"]["seat"]["converted"]}
    assert list(points.values()) == [3, 1, 3, 1, 2, 1]
    assert t.view()["rival"]["sheet"]["total"] == 76
