"""Phase 3, the king's reward (KB-104, KB-105)."""

from __future__ import annotations

from tests.rules.kingsburg.table import at
from tests.support import rule

from courtier.titles.kingsburg import words as w


@rule("KB-104")
def test_the_player_with_the_most_buildings_gains_a_point() -> None:
    t = at(
        w.REWARD, buildings={"A": "statue", "B": "inn palisade barricade", "C": "statue chapel"}, vp={"B": 2}
    )
    assert [t.vp(who) for who in "ABC"] == [0, 3, 0]
    assert t.sheet("B") == {"advisors": 2, "kings_reward": 1}


@rule("KB-104")
def test_tied_players_gain_a_point_each() -> None:
    t = at(w.REWARD, order="DCBA", buildings={"A": "inn palisade", "B": "inn", "C": "statue chapel"})
    assert [t.vp(who) for who in "ABCD"] == [1, 0, 1, 0]


@rule("KB-105")
def test_without_any_building_all_tie() -> None:
    t = at(w.REWARD, goods={"A": "5 gold"})
    assert [t.vp(who) for who in "ABC"] == [1, 1, 1]
