"""Step c with modules: the Stables at tiles, private advisors, and what destinies add to rewards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.kingsburg.table import Table, at_influence
from tests.rules.kingsburg.test_rewards import owns
from tests.rules.kingsburg.test_tiles import MODULE, at_tile, influence, laid
from tests.support import rule

from courtier import start
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.state import KState

STABLES = "palisade stables"


# the Stables


@rule("KB-189")
@pytest.mark.parametrize(
    ("tile", "dice", "chosen", "soldiers"),
    [
        ("squire", "2", "take plus2+plus2", 0),
        ("squire", "2", "trade plus2>gold+soldier", 2),
        ("master_hunter", "3 6", "take gold+wood", 0),
        ("master_hunter", "3 6", "take gold+plus2+soldier", 2),
        ("general", "4 6", "take gold+gold", 0),
        ("alchemist", "6", "trade wood>soldier+vp", 2),
        ("champion", "1 6 6", "take gold", 2),
        ("swordsmith", "5 6", "take stone+soldier+soldier", 3),
    ],
)
def test_the_stables_help_where_the_reward_that_is_taken_has_soldiers(
    tile: str, dice: str, chosen: str, soldiers: int
) -> None:
    t = at_tile(tile, dice, buildings={"A": STABLES}, tokens={"A": 1}, goods={"A": "1 wood"})
    influence(t, tile, dice)
    t.choose("A", chosen)
    assert t.soldiers("A") == soldiers


@rule("KB-189", "KBM6-025")
def test_the_smugglers_opponent_has_influenced_nobody() -> None:
    t = at_tile("smuggler", "2 6 6", buildings={"A": STABLES, "B": STABLES})
    influence(t, "smuggler", "2 6 6")
    t.choose("A", "name 1")
    t.choose("B", "take soldier")
    assert [t.soldiers(who) for who in "AB"] == [0, 1]


@rule("KB-166", "KB-189")
@pytest.mark.parametrize(("answer", "soldiers"), [("use stables", 2), ("decline", 1)])
def test_where_help_is_asked_the_stables_ask_at_a_tile_too(answer: str, soldiers: int) -> None:
    t = at_tile("champion", "1 6 6", buildings={"A": STABLES}, ask_help=True)
    influence(t, "champion", "1 6 6")
    t.choose("A", answer, "take wood")
    assert (t.soldiers("A"), t.goods("A"), t.vp("A")) == (soldiers, "1 wood", 1)


# the order of payments


@rule("KBM3-035", "KB-066")
def test_private_advisors_pay_with_the_boards_of_their_rank() -> None:
    governors = {"modules": [3]}
    t = at_influence(
        w.SUMMER, order="ABC", dice={"A": "1", "C": "2"}, passed="B", options=governors, governors={"B": "politician"},
        placed={"alchemist": ["A 6"], "sergeant": ["C 5"], "merchant": ["A 4"], "politician_5": ["B 2+3"]},
        goods={"A": "1 gold"},
    )  # fmt: skip
    t.choose("A", "influence jester 1")
    t.choose("C", "influence squire 2")
    assert t.asked == "A"
    t.choose("A", "take gold")
    assert t.asked == "B"  # his own of rank 5, before Cindy's Sergeant: he is ahead in turn order
    assert (t.soldiers("C"), t.goods("B")) == (0, "")
    t.choose("B", "take stone")
    assert (t.soldiers("C"), t.goods("B")) == (1, "1 stone")
    assert t.asked == "A"  # the Alchemist


# destinies


def in_a_year_of(destiny: str, modules: list[int], **setting: Any) -> Table:
    return at_influence(w.SUMMER, passed="BC", options={"modules": modules}, destiny=destiny, **setting)


@rule("KBM4-015")
def test_a_royal_wedding_adds_a_vp_to_queen_and_king() -> None:
    t = in_a_year_of("royal_wedding", [4], dice={"A": "6 6 6"})
    influence(t, "king", "6 6 6")
    assert t.sheet("A") == {"destinies": 1}
    t = in_a_year_of("royal_wedding", [4], dice={"A": "5 6 6"})
    influence(t, "queen", "5 6 6")
    t.choose("A", "take gold+gold")
    assert t.sheet("A") == {"advisors": 3, "destinies": 1}
    t = in_a_year_of("royal_wedding", [4], dice={"A": "4 6 6"})
    influence(t, "wizard", "4 6 6")
    assert t.sheet("A") == {}


@rule("KBM4-028")
def test_merry_fools_add_a_vp_to_the_jester_with_or_without_a_tile() -> None:
    t = in_a_year_of("merry_fools", [4], dice={"A": "1"})
    influence(t, "jester", "1")
    assert t.sheet("A") == {"advisors": 1, "destinies": 1}
    kinds = [line["kind"] for line in t.game.story(None)]
    assert "kingsburg-story-card_gain" in kinds  # nobody uses a destiny
    assert "kingsburg-story-card" not in kinds
    t = in_a_year_of("merry_fools", [4, 6], dice={"A": "1"}, more=laid("jester"))
    influence(t, "jester", "1")
    assert (t.sheet("A"), owns(t)) == ({"destinies": 1}, "1 gold 1 vp")  # the Squire's gold


@rule("KBM4-028")
def test_both_groups_at_the_jester_gain_it() -> None:
    t = in_a_year_of("merry_fools", [4], dice={"A": "1"}, envoy="A", placed={"jester": ["B 1"]})
    t.choose("A", "envoy jester 1")
    assert [t.vp(who) for who in "ABC"] == [2, 2, 0]


# what nobody may know


@rule("KBM6-001")
def test_the_pile_is_dealt_anew_for_whoever_thinks_ahead() -> None:
    game = start("kingsburg", 3, seed=3, options=MODULE)
    s = game.state
    assert isinstance(s, KState)
    piles = set()
    for rng in range(1, 6):
        sample = game.sample(0, rng)
        assert isinstance(sample, KState)
        assert sorted(sample.more.tile_pile.cards) == sorted(s.more.tile_pile.cards)
        assert sample.more.tiled == s.more.tiled
        piles.add(tuple(sample.more.tile_pile.cards))
    assert len(piles) > 1
    assert str(s.more.tile_pile.cards) not in str(game.view(0))
