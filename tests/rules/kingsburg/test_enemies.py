"""Every enemy's reward and penalty, in a battle (KB-211 to KB-235)."""

from __future__ import annotations

import pytest
from tests.rules.kingsburg.table import Table, at
from tests.support import rule

from courtier.titles.kingsburg import words as w

ENEMIES = [
    ("barbarians_1_2", "1 good 1 building", "1 gold"),
    ("goblins_1_2", "1 wood 1 stone 1 vp 1 building", "1 wood"),
    ("goblins_1_3", "1 gold 1 building", "1 stone"),
    ("orcs_1_3", "2 good 1 vp", "1 gold"),
    ("zombies_1_4", "2 vp", "1 vp"),
    ("goblins_2_3", "2 wood 2 stone 1 vp 1 building", "1 wood"),
    ("goblins_2_4", "2 gold 1 building", "1 stone"),
    ("orcs_2_4", "2 good 1 building", "1 gold"),
    ("barbarians_2_5", "2 good 1 vp", "1 gold"),
    ("zombies_2_5", "2 vp", "1 vp"),
    ("goblins_3_4", "3 wood 3 stone 1 vp 1 building", "1 wood"),
    ("goblins_3_5", "3 gold 1 building", "1 stone"),
    ("orcs_3_5", "2 good 1 building", "1 gold"),
    ("demons_3_6", "2 gold 1 wood 1 stone 1 vp", "1 vp"),
    ("zombies_3_6", "2 vp", "1 vp"),
    ("goblins_4_5", "4 wood 4 stone 1 vp 1 building", "1 wood"),
    ("goblins_4_6", "4 gold 1 building", "1 stone"),
    ("demons_4_6", "4 good 1 vp", "1 gold 1 vp"),
    ("orcs_4_7", "2 good 1 building", "1 good"),
    ("zombies_4_7", "2 vp", "1 vp"),
    ("barbarians_5_7", "8 vp", "1 vp"),
    ("barbarians_5_8", "1 building", "1 vp"),
    ("demons_5_8", "2 vp 1 building", "2 vp"),
    ("demons_5_9", "1 building", "2 vp"),
    ("dragons_5_9", "5 vp", "3 vp"),
]


def amounts(text: str) -> dict[str, int]:
    words = text.split()
    return {word: int(n) for n, word in zip(words[::2], words[1::2], strict=True)}


def change(t: Table, who: str) -> dict[str, int]:
    """What a battle took from or gave to a player who had 9 of each good, 20 VP and the Inn."""
    corner = t.at(who)
    out = {good: corner[good] - 9 for good in w.GOODS} | {
        "vp": corner["vp"] - 20,
        "building": len(corner["buildings"]) - 1,
    }
    return {thing: n for thing, n in out.items() if n}


@pytest.mark.parametrize(
    ("enemy", "penalty", "reward"),
    [
        pytest.param(*line, marks=rule(f"KB-{n}"), id=f"KB-{n} {line[0]}")
        for n, line in enumerate(ENEMIES, 211)
    ],
)
def test_an_enemy_rewards_victors_and_punishes_losers(enemy: str, penalty: str, reward: str) -> None:
    """David is the strongest, which brings a point of its own; Ann loses by one, Brian ties, Cindy wins by one."""
    strength = int(enemy.split("_")[2])
    t = at(
        w.WINTER,
        order="ABCD",
        enemy=enemy,
        rolls="1",
        soldiers={"A": strength - 2, "B": strength - 1, "C": strength, "D": 20},
        goods=dict.fromkeys("ABCD", "9 gold 9 wood 9 stone"),
        buildings=dict.fromkeys("ABCD", "inn"),
        vp=dict.fromkeys("ABCD", 20),
    )
    lost, won = amounts(penalty), amounts(reward)
    if "good" in lost:
        t.choose("A", "lose " + "+".join(["gold"] * lost["good"]))
        lost["gold"] = lost.pop("good")
    if "good" in won:
        t.choose("C", "take gold")
        t.choose("D", "take gold")
        won["gold"] = won.pop("good")
    assert {who: result for who, (result, _) in t.battle().items()} == {
        "A": "lost",
        "B": "tied",
        "C": "won",
        "D": "won",
    }
    assert change(t, "A") == {thing: -n for thing, n in lost.items()}
    assert change(t, "B") == {}
    assert change(t, "C") == won
    assert change(t, "D") == won | {"vp": won.get("vp", 0) + 1}
