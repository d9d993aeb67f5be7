"""Module 2, alternate buildings: how strips are dealt, drafted and chosen (KBM2-001 to KBM2-009)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.kingsburg.table import Table
from tests.rules.seating import NAMES
from tests.support import rule

from courtier import start
from courtier.titles.kingsburg.state import KState


def dealt(seats: int, seed: int = 1, **options: Any) -> Table:
    return Table(start("kingsburg", seats, seed, {"modules": [2], **options}))


def new(seats: int, seed: int = 1, **options: Any) -> Table:
    """On to the choice of strips, or to the draft: nobody exchanges anything."""
    t = dealt(seats, seed, **options)
    t.play_on(lambda t: t.kind != "exchange_strip")
    return t


def state(t: Table) -> KState:
    s = t.game.state
    assert isinstance(s, KState)
    return s


def hand(t: Table, who: str) -> list[str]:
    return list(t.view(who)["dealt_strips"])


def twin(t: Table) -> str:
    """Who was dealt two identical strips, or nobody."""
    hands = {who: hand(t, who) for who in NAMES[: t.game.seats]}
    return next((who for who, (one, other) in hands.items() if one == other), "")


def dealt_twice(seats: int, **options: Any) -> Table:
    """The first game in which somebody was dealt two identical strips."""
    return next(t for seed in range(400) if twin(t := dealt(seats, seed, **options)))


def covers(t: Table, who: str) -> set[str]:
    return {token.removeprefix("cover ") for token in t.options(who)}


@rule("KBM2-001")
@pytest.mark.parametrize(("modules", "letters"), [([1, 2], "ABCDEFG"), ([2], "BCDEF")])
def test_two_copies_of_each_strip_without_a_and_g_where_there_is_no_red_side(
    modules: list[int], letters: str
) -> None:
    seen: set[str] = set()
    for seed in range(30):
        t = new(4, seed, modules=modules)
        s = state(t)
        piles = [*s.more.strip_hands, s.more.strips_pile]
        cards = sorted(card for pile in piles for card in pile.cards)
        assert cards == sorted(list(range(len(letters))) * 2)
        seen.update(letter for who in "ABCD" for letter in hand(t, who))
    assert seen == set(letters)


@rule("KBM2-002")
def test_everybody_is_dealt_two_and_uses_both_one_or_none() -> None:
    t = new(3)
    assert t.kind == "strips"
    for who in "ABC":
        one, other = (letter.lower() for letter in hand(t, who))
        assert covers(t, who) == {"none", one, other, f"{one}+{other}"}
    mine = {letter.lower() for letter in hand(t, "A")}
    foreign = next(letter for letter in "bcdef" if letter not in mine)
    t.refuses("A", f"cover {foreign}", "kingsburg-not-your-strip", "KBM2-002")


@rule("KBM2-003")
@rule("KBM2-007")
def test_one_of_two_identical_strips_may_be_returned_for_another() -> None:
    t = dealt_twice(3)
    who = twin(t)
    same = hand(t, who)[0]
    assert t.options(who) == {"exchange", "decline"}
    before = sorted([same, *state(t).more.strips_pile.cards], key=str)
    t.choose(who, "exchange")
    t.play_on(lambda t: t.kind == "strips")
    kept, drawn = sorted(hand(t, who), key=lambda letter: letter != same)
    assert kept == same
    assert drawn != same  # the returned one was not yet in the pile
    letters = "BCDEF"
    assert letters.index(same) in state(t).more.strips_pile.cards
    assert len(state(t).more.strips_pile.cards) == len(before) - 1


@rule("KBM2-003")
def test_to_be_asked_tells_nobody_what_was_dealt() -> None:
    t = dealt_twice(3)
    who = twin(t)
    assert t.asked == "ABC"  # everybody, whatever they hold
    other = next(name for name in "ABC" if name != who)
    t.refuses(other, "exchange", "kingsburg-no-pair", "KBM2-003")
    assert t.options(other) == {"decline"}
    watched = t.view(other)
    for name in "ABC":
        t.choose(name, "exchange" if name == who else "decline")
    assert t.told("exchanged", to=who) == [("exchanged", who, 0, 0)]
    assert t.told("exchanged", to=other) == []
    assert t.view(other)["dealt_strips"] == watched["dealt_strips"]


@rule("KBM2-003")
@rule("KBM2-009")
def test_who_keeps_two_identical_strips_can_use_one_of_them() -> None:
    t = dealt_twice(2)
    who = twin(t)
    same = hand(t, who)[0].lower()
    t.choose(who, "decline")
    t.play_on(lambda t: t.kind == "strips")
    assert covers(t, who) == {"none", same}


@rule("KBM2-004")
def test_a_strip_covers_the_row_of_its_letter_and_the_rest_leaves_the_game() -> None:
    t = new(2)
    letters = hand(t, "A")
    t.choose("A", f"cover {letters[0].lower()}")
    t.choose("B", "cover none")
    rows = t.at("A")["rows"]
    assert [row["letter"] for row in rows if row["strip"]] == [letters[0]]
    assert [row["letter"] for row in rows] == list("BCDEF")
    assert not any(row["strip"] for row in t.at("B")["rows"])
    assert not any(pile.cards for pile in state(t).more.strip_hands)
    assert "dealt_strips" not in t.view("A") or t.view("A")["dealt_strips"] == []


@rule("KBM2-008")
def test_the_choice_is_secret_and_made_together() -> None:
    t = new(3)
    assert t.asked == "ABC"
    t.choose("B", "cover none")
    assert t.asked == "AC"
    assert not t.told("strips")
    t.choose("A", "cover none")
    t.choose("C", "cover none")
    assert [line[1] for line in t.told("strips")] == list("ABC")
    assert t.phase == 1


@rule("KBM2-006")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_draft_goes_out_and_back(seats: int) -> None:
    t = new(seats, strips="draft", modules=[1, 2])
    first = NAMES.index(t.order[0])
    clockwise = [NAMES[(first + i) % seats] for i in range(seats)]
    for who in [*clockwise, *clockwise[::-1]]:
        assert (t.kind, t.asked) == ("draft", who)
        t.choose(who, sorted(t.options(who))[0])
    assert t.kind == "strips"
    assert t.asked == NAMES[:seats]


@rule("KBM2-006")
@rule("KBM2-009")
def test_a_strip_is_drafted_as_often_as_it_lies_there_even_twice_by_one_player() -> None:
    t = new(2, strips="draft")
    first = t.asked
    other = "B" if first == "A" else "A"
    assert t.options(first) == {f"pick {letter}" for letter in "bcdef"}
    t.choose(first, "pick c")
    t.choose(other, "pick d", "pick d")
    t.refuses(first, "pick d", "kingsburg-strip-gone", "KBM2-006")
    t.choose(first, "pick e")
    assert covers(t, other) == {"none", "d"}
    assert covers(t, first) == {"none", "c", "e", "c+e"}


@rule("KBM2-057")
def test_without_the_red_side_no_a_and_g_are_drafted() -> None:
    t = new(3, strips="draft")
    assert not {"pick a", "pick g"} & t.options(t.asked)
    t = new(3, strips="draft", modules=[1, 2])
    assert {"pick a", "pick g"} <= t.options(t.asked)


@rule("KBM2-056")
def test_with_no_strip_left_nothing_is_exchanged() -> None:
    for seed in range(60):
        t = new(5, seed)
        assert t.kind == "strips"
    assert any(len(set(hand(t, who))) == 1 for seed in range(60) for t in [new(5, seed)] for who in "ABCDE")


@rule("KBM2-008")
def test_a_sample_keeps_the_own_strips_and_deals_the_others_anew() -> None:
    t = new(3)
    s = state(t)
    others = set()
    for rng in range(1, 20):
        c = s.clone()
        c.unkeyed(rng)
        sampled = t.game.title.sample(c, 0)
        assert sampled.more.strip_hands[0].cards == s.more.strip_hands[0].cards
        others.add(tuple(sampled.more.strip_hands[1].cards))
    assert len(others) > 3


@rule("KBM2-003")
def test_in_a_sample_everybody_chooses_from_what_is_dealt_there() -> None:
    """Whether another seat may exchange, and what it may cover, goes by its hand in the sample."""
    for t in (dealt_twice(3), new(3)):
        pairs = set()
        for rng in range(1, 60):
            sampled: Any = t.game.sample(0, rng)
            for ask, options in zip(sampled.asks, sampled.options, strict=True):
                assert [str(o) for o in options] == [str(o) for o in ask.legal(sampled)]
                if ask.seat == 1:
                    pairs.add(len(options))
        assert len(pairs) == 2  # with two identical strips there are fewer covers, and one more exchange
