"""Module 3, governors: how they are chosen, and what they do at the end of a year and of the game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.kingsburg.table import RICH, Table, at, at_construct
from tests.support import rule

from courtier import start
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.state import KState

MODULE: dict[str, Any] = {"modules": [3]}
PLAIN = {"A": "heiress", "B": "duke", "C": "trickster"}  # who do nothing here


def new(seats: int, seed: int = 1) -> Table:
    return Table(start("kingsburg", seats, seed, MODULE))


@rule("KBM3-001")
def test_three_are_dealt_one_is_kept_in_secret_and_all_are_revealed_together() -> None:
    t = new(4)
    assert (t.kind, t.asked) == ("governor", "ABCD")
    dealt = {who: t.view(who)["dealt_governors"] for who in "ABCD"}
    assert all(len(cards) == 3 for cards in dealt.values())
    assert len({card for cards in dealt.values() for card in cards}) == 12
    assert "dealt_governors" not in t.view()
    for who in "DBA":
        t.choose(who, f"govern {dealt[who][1]}")
        assert not t.told("governor")
        assert "governor" not in t.at(who)
    t.refuses("C", f"govern {dealt['A'][0]}", "kingsburg-not-dealt", "KBM3-001")
    t.choose("C", f"govern {dealt['C'][0]}")
    assert [line[1] for line in t.told("governor")] == list("ABCD")
    assert t.at("D")["governor"]["id"] == dealt["D"][1]
    s = t.game.state
    assert isinstance(s, KState)
    assert s.more.governors == []  # all others are out of the game


@rule("KBM3-001")
def test_a_sample_keeps_the_own_governors_and_deals_the_others_anew() -> None:
    t = new(3)
    s = t.game.state
    assert isinstance(s, KState)
    others = set()
    for rng in range(1, 20):
        c = s.clone()
        c.unkeyed(rng)
        sampled = t.game.title.sample(c, 2)
        assert sampled.more.governors[2].cards == s.more.governors[2].cards
        others.add(tuple(sampled.more.governors[0].cards))
    assert len(others) > 10


@rule("KBM3-057")
def test_there_are_twenty_four_governors() -> None:
    assert len({g.id for g in new(2).game.tables.more.governors}) == 24


@rule("KB-236")
@rule("KB-017")
def test_modules_are_set_up_one_after_another_after_the_basic_game() -> None:
    t = Table(start("kingsburg", 3, 5, {"modules": [2, 3]}))
    basic = Table(start("kingsburg", 3, 5))
    assert t.order == basic.order
    assert t.game.state.enemies.cards == basic.game.state.enemies.cards  # type: ignore[attr-defined]
    t.play_on(lambda t: t.kind == "strips")
    assert "dealt_governors" not in t.view("A")
    for who in "ABC":
        t.choose(who, "cover none")
    assert t.kind == "governor"


@rule("KBM3-009")
def test_the_miner_starts_with_gold_and_stone() -> None:
    for seed in range(100):
        t = new(2, seed)
        for who in "AB":
            wanted = [o for o in t.options(who) if o == "govern miner"]
            t.choose(who, wanted[0] if wanted else sorted(t.options(who))[0])
        if t.kind == "use":
            who = t.asked
            assert t.at(who)["governor"]["id"] == "miner"
            t.choose(who, "use miner")
            assert t.goods(who) == "1 gold 1 stone"
            assert t.phase == w.FAVOR
            return
    raise AssertionError


@rule("KBM3-008")
@rule("KBM3-009")
@rule("KBM3-010")
@pytest.mark.parametrize(
    ("governor", "good"), [("carpenter", "wood"), ("miner", "gold"), ("sculptor", "stone")]
)
def test_a_good_at_the_end_of_every_year(governor: str, good: str) -> None:
    t = at(w.WINTER, options=MODULE, governors=PLAIN | {"B": governor}, order="BAC")
    t.play_on(lambda t: t.kind == "use")
    assert t.asked == "B"
    before = int(t.at("B")[good])
    t.choose("B", f"use {governor}")
    assert t.at("B")[good] == before + 1


@rule("KBM3-032")
def test_the_good_of_year_v_counts_for_the_cathedral() -> None:
    t = at(
        w.WINTER,
        year=5,
        options=MODULE,
        governors=PLAIN | {"A": "miner"},
        goods={"A": "1 gold"},
        buildings={"A": "statue chapel church cathedral"},
        soldiers=dict.fromkeys("ABC", 30),
        enemy="barbarians_5_7",
    )
    while t.kind != "use":
        t.choose(t.asked[0], sorted(t.options(t.asked[0]))[0])
    before = sum(int(t.at("A")[good]) for good in w.GOODS)
    t.choose("A", "use miner")
    t.to_end()
    assert t.told("cathedral")[0][2] == (before + 1) // 2


@rule("KBM3-016")
@rule("KBM3-043")
@pytest.mark.parametrize(("scores", "gained"), [((10, 14, 10), 2), ((10, 14, 8), 1), ((14, 10, 10), 0)])
@pytest.mark.parametrize("ask_help", [False, True])
def test_the_minstrel_looks_at_the_same_scores_twice(
    scores: tuple[int, int, int], gained: int, ask_help: bool
) -> None:
    t = at(
        w.WINTER,
        options=MODULE,
        governors=PLAIN | {"A": "minstrel"},
        vp=dict(zip("ABC", scores, strict=True)),
        enemy="goblins_1_2",
        ask_help=ask_help,
        rolls="?",
        soldiers=dict.fromkeys("ABC", 2),
    )
    s = t.game.state
    assert isinstance(s, KState)
    t.to(w.FAVOR, 2)
    won = {who: t.sheet(who).get("battles", 0) + t.sheet(who).get("defeats", 0) for who in "ABC"}
    assert len(set(won.values())) == 1  # the battle changed nothing between them
    assert t.sheet("A").get("governor", 0) == gained


@rule("KBM3-033")
def test_the_minstrel_comes_after_all_other_gains_of_the_last_year() -> None:
    t = at(
        w.WINTER,
        year=5,
        options={"modules": [3, 5]},
        governors=PLAIN | {"A": "minstrel", "B": "paladin"},
        vp={"A": 10, "B": 9, "C": 20},
        soldiers=dict.fromkeys("ABC", 30),
        soldier_tokens={"A": "0 1", "B": "0 4", "C": "0 1"},
        more={"battles_won": [0, 0, 0]},
        enemy="barbarians_5_7",
    )
    for who in "ABC":
        t.choose(who, "play 0")
    t.to_end()
    assert t.vp("B") > t.vp("A") - t.sheet("A").get("governor", 0)
    assert t.sheet("A")["governor"] == 2  # by then Brian has passed Ann, so she is last


@rule("KBM3-017")
@rule("KBM3-053")
@pytest.mark.parametrize(("won", "lost", "vp"), [(2, 0, 2 + 2), (3, 1, 3), (0, 0, 2), (0, 5, 0)])
def test_the_paladin_scores_battles_won_and_more_if_never_defeated(won: int, lost: int, vp: int) -> None:
    t = at(
        w.WINTER,
        year=5,
        options=MODULE,
        governors=PLAIN | {"B": "paladin"},
        more={"battles_won": [0, won, 0], "battles_lost": [0, lost, 0]},
        soldiers=dict.fromkeys("ABC", 30),
        enemy="barbarians_5_7",
    )
    t.to_end()
    assert t.sheet("B").get("governor", 0) == vp + 1  # and this winter's victory


@rule("KBM3-029")
@pytest.mark.parametrize(("built", "vp"), [(2, 0), (3, 2), (5, 2)])
def test_the_chronicler_counts_the_constructions_of_the_year(built: int, vp: int) -> None:
    t = at(
        w.WINTER,
        options=MODULE,
        governors=PLAIN | {"C": "chronicler"},
        more={"builds_year": [0, 0, built]},
        soldiers=dict.fromkeys("ABC", 20),
        enemy="goblins_1_2",
    )
    t.to(w.FAVOR, 2)
    assert t.sheet("C").get("governor", 0) == vp


@rule("KBM3-023")
@rule("KBM3-039")
@rule("KBM3-052")
def test_the_sorcerer_raises_up_to_three_of_the_first_column_without_points() -> None:
    t = at(w.FAVOR, year=3, options=MODULE, governors=PLAIN | {"A": "sorcerer"}, buildings={"A": "statue"})
    assert (t.asked, t.kind, t.phase) == ("A", "use", w.FAVOR)
    t.choose("A", "use sorcerer")
    assert t.options("A") == {"raise inn", "raise guard_tower", "raise palisade", "raise barricade", "done"}
    t.refuses("A", "raise chapel", "kingsburg-first-column", "KBM3-023")
    t.refuses("A", "raise statue", "kingsburg-built-already", "KB-098")
    t.choose("A", "raise inn", "raise palisade", "raise barricade")
    assert t.buildings("A") == {"statue", "inn", "palisade", "barricade"}
    assert t.vp("A") == 0
    assert t.goods("A") == ""
    assert t.asked != "A" or t.kind != "raise"
    assert t.kind == "favor_good"  # the new buildings count: Brian and Cindy are the fewest now
    assert t.asked == "B"


@rule("KBM3-039")
def test_the_sorcerer_raises_what_is_left() -> None:
    most = "statue inn guard_tower palisade"
    t = at(w.FAVOR, year=3, options=MODULE, governors=PLAIN | {"A": "sorcerer"}, buildings={"A": most})
    t.choose("A", "use sorcerer", "raise barricade")
    assert t.kind == "favor_good"


@rule("KBM3-039")
def test_what_the_sorcerer_raised_takes_its_printed_points_along() -> None:
    raised = {"A": "statue"}  # without its points
    t = at(
        w.WINTER,
        options=MODULE,
        governors=PLAIN | {"A": "sorcerer"},
        buildings=raised,
        enemy="orcs_3_5",
        rolls="1",
    )
    t.to(w.FAVOR, 4)
    assert t.battle()["A"][0] == "lost"
    assert t.buildings("A") == set()
    assert t.sheet("A")["buildings"] == -3


@rule("KBM3-003")
def test_the_sorcerer_acts_in_year_iii_alone() -> None:
    for year in (1, 2, 4, 5):
        t = at(w.FAVOR, year=year, options=MODULE, governors=PLAIN | {"A": "sorcerer"})
        assert t.kind != "use"


@rule("KBM3-020")
@rule("KBM3-036")
@rule("KBM3-054")
@pytest.mark.parametrize(("builders", "vp"), [("ABC", 0), ("BC", 1), ("AC", 1), ("A", 1), ("", 1)])
def test_the_preacher_gains_one_point_where_somebody_built_nothing(builders: str, vp: int) -> None:
    goods = dict.fromkeys("ABC", RICH)
    t = at_construct(w.SUMMER, options=MODULE, governors=PLAIN | {"A": "preacher"}, goods=goods)
    for who in "ABC":
        t.choose(who, "build inn" if who in builders else "pass")
    assert t.sheet("A").get("governor", 0) == vp


@rule("KBM3-002")
def test_a_governor_may_be_left_unused() -> None:
    t = at(w.FAVOR, year=3, options=MODULE, governors=PLAIN | {"A": "sorcerer"})
    assert t.options("A") == {"use sorcerer", "done"}
    t.choose("A", "done")
    assert t.buildings("A") == set()


@rule("KBM3-006")
def test_effects_of_one_governor_are_independent() -> None:
    t = at_construct(
        w.FALL,
        options=MODULE,
        governors=PLAIN | {"A": "carpenter"},
        goods={"A": RICH},
        buildings={"A": "inn market"},
    )
    t.choose("A", "build farms")
    assert t.at("A")["wood"] == 7
    t.play_on(lambda t: t.kind == "use")
    assert "use carpenter" in t.options("A")  # the wood of the year's end is still to come


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_with_governors_end(seats: int) -> None:
    for seed in range(3):
        t = new(seats, seed)
        t.to_end()
        assert t.game.over
