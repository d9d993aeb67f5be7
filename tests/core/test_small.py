"""The small parts: generator, piles, bundles, tokens, reasons and phrases."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtier.cli.speech import BadInput
from courtier.core.agenda import State
from courtier.core.bundle import NOTHING, Bundle, Exchange, handfuls, pay, short
from courtier.core.extras import MissingExtra
from courtier.core.options import Counts, Names, Option, Verb, Words, read_token
from courtier.core.piles import Pile, deal_anew
from courtier.core.reasons import CourtierError, IllegalChoice, Reason
from courtier.core.rng import BITS, SEEDS, A, B, C, seeded, step
from courtier.core.table_options import OptionError
from courtier.core.words import MissingWords, Phrase, Who, join

NUMBER = st.integers(1, SEEDS - 1)


# the generator


def back(x: int) -> int:
    """Undoes step(): each of its three lines is undone by repeating its shift."""
    keep = SEEDS - 1
    for shift in (C, -B, A):
        y = x
        for _ in range(BITS // abs(shift)):
            y = x ^ ((y << shift) & keep if shift > 0 else y >> -shift)
        x = y
    return x


@given(NUMBER)
def test_a_step_stays_in_range_and_can_be_taken_back(x: int) -> None:
    y = step(x)
    assert 0 < y < SEEDS
    assert y != x
    assert back(y) == x


@given(NUMBER, NUMBER)
def test_steps_never_meet(x: int, y: int) -> None:
    assert (step(x) == step(y)) is (x == y)


def test_the_period_is_the_longest_there_can_be() -> None:
    """As a 61 x 61 matrix over two elements: its power 2**61 is itself, and 2**61 - 1 is prime, so no shorter cycle."""
    powers = [step(1 << bit) for bit in range(BITS)]  # the images of the single bits
    once = powers.copy()
    for _ in range(BITS):
        powers = [apply(powers, image) for image in powers]
    assert powers == once
    assert once != [1 << bit for bit in range(BITS)]


def apply(matrix: list[int], vector: int) -> int:
    out = 0
    while vector:
        bit = vector & -vector
        out ^= matrix[bit.bit_length() - 1]
        vector ^= bit
    return out


def test_seeds_begin_apart() -> None:
    starts = [seeded(seed) for seed in (*range(2000), *range(SEEDS - 2000, SEEDS))]
    assert len(set(starts)) == len(starts)
    assert all(0 < start < SEEDS for start in starts)
    first_dice = Counter((step(start) >> 12) % 6 for start in starts[:1800])
    assert set(first_dice) == set(range(6))
    assert all(220 < count < 380 for count in first_dice.values())


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 25, 100])
def test_below_is_fair(n: int) -> None:
    state = State(seeded(n), False)
    draws = 400 * n
    counts = Counter(state.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    assert all(280 < count < 530 for count in counts.values())


def test_one_draw_does_not_tell_the_next() -> None:
    state = State(seeded(1), False)
    pairs = Counter((state.below(6), state.below(6)) for _ in range(36 * 300))
    assert set(pairs) == set(product(range(6), repeat=2))
    assert all(210 < count < 400 for count in pairs.values())


# piles


def test_a_pile_knows_who_has_seen_what() -> None:
    pile = Pile([5, 6, 7])
    assert pile.look(1) == 7
    assert (pile.known(2, 1), pile.known(2, 0), pile.known(1, 1)) == (True, False, False)
    copy = pile.clone()
    assert copy.draw() == 7
    assert copy.look(0) == 6
    assert (pile.cards, pile.seen) == ([5, 6, 7], [0, 0, 2])
    assert (copy.cards, copy.seen) == ([5, 6], [0, 1])


def test_dealing_anew_moves_only_the_unseen_among_equal_backs() -> None:
    backs = [0, 0, 0, 0, 1, 1]
    state = State(seeded(3), False)
    seen: set[tuple[int, ...]] = set()
    for _ in range(600):
        deck, box = Pile([0, 4, 1]), Pile([2, 5, 3])
        deck.seen[2] = 0b10  # seat 1 has seen card 1
        box.seen[0] = 0b01  # seat 0 has seen card 2
        deal_anew(state, [deck, box], backs, 1)
        assert deck.cards[2] == 1
        assert [backs[card] for card in deck.cards + box.cards] == [0, 1, 0, 0, 1, 0]
        assert sorted(deck.cards + box.cards) == list(range(6))
        assert (deck.seen, box.seen) == ([0, 0, 0b10], [0b01, 0, 0])
        seen.add(tuple(deck.cards + box.cards))
    assert len(seen) == 6 * 2  # cards 0, 2, 3 in three slots, 4 and 5 in two


def test_every_deal_is_as_likely() -> None:
    state = State(seeded(4), False)
    deals: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        pile = Pile([0, 1, 2, 3])
        deal_anew(state, [pile], [0] * 4, 0)
        deals[tuple(pile.cards)] += 1
    assert len(deals) == 24
    assert all(130 < count < 275 for count in deals.values())


# bundles

GOODS = ["gold", "wood", "stone"]


def test_bundles_are_paid_written_and_missed() -> None:
    cost = Bundle([0, 2], [2, 1])
    assert (cost.of(0), cost.of(1), cost.of(2)) == (2, 0, 1)
    assert cost.token(GOODS) == "gold+gold+stone"
    have = [2, 5, 0]
    assert short(have, cost) == 2
    assert short([1, 5, 0], cost) == 0
    assert short([2, 0, 1], cost) == -1
    assert short(have, NOTHING) == -1
    pay(have, Bundle([0, 1], [2, 3]))
    assert have == [0, 2, 0]
    assert Exchange(NOTHING, cost).token(GOODS) == "gold+gold+stone"
    assert Exchange(Bundle([1], [1]), cost).token(GOODS) == "wood>gold+gold+stone"


@given(st.lists(st.integers(0, 3), min_size=1, max_size=4), st.integers(0, 5))
def test_handfuls_are_all_ways_once_most_of_the_first_first(limits: list[int], n: int) -> None:
    ways = [list(way) for way in product(*(range(limit, -1, -1) for limit in limits)) if sum(way) == n]
    assert handfuls(limits, n) == ways


# tokens

BUILD = Verb(1, "build", "b", [Names("building", ["inn", "crane"], "building", ["the"])])
TAKE = Verb(2, "take", "t", [Counts("goods", GOODS, "thing")])
SEND = Verb(3, "send", "s", [Words("n"), Counts("goods", GOODS, "thing")])
PASS = Verb(4, "pass", "p", [])
VERBS = [BUILD, TAKE, SEND, PASS]


@pytest.mark.parametrize(
    ("option", "token"),
    [
        (Option(BUILD, 1), "build crane"),
        (Option(TAKE, 2 + (1 << 16)), "take gold+gold+stone"),
        (Option(TAKE, 0), "take none"),
        (Option(SEND, 12, 1 << 8), "send 12 wood"),
        (Option(SEND, -3, 0), "send -3 none"),
        (Option(PASS), "pass"),
    ],
)
def test_tokens_are_written_and_read(option: Option, token: str) -> None:
    assert str(option) == token
    read = read_token(token, VERBS)
    assert read == option
    assert hash(read) == hash(option)
    assert repr(option) == f"<{token}>"


@pytest.mark.parametrize(
    "token",
    [
        *("", "fly", "build", "build nothing", "build crane crane", "Build crane", "build  crane"),
        *("take", "take +", "take gold+", "take stone+gold", "pass now", "pass ", " pass"),
        *("send wood", "send 012 wood", "send +1 wood", "send 1.0 wood"),
    ],
)
def test_a_token_has_one_spelling(token: str) -> None:
    assert read_token(token, VERBS) is None


def test_options_are_equal_by_verb_and_numbers() -> None:
    assert Option(BUILD, 1) == Option(BUILD, 1)
    assert Option(BUILD, 1) != Option(BUILD, 0)
    assert Option(SEND, 1, 2) != Option(SEND, 1, 3)
    assert Option(BUILD, 1) != Option(Verb(1, "build", "b", BUILD.args), 1)
    assert Option(PASS) != "pass"


def test_options_carry_the_arguments_of_their_sentence() -> None:
    assert Option(BUILD, 1).phrase().data() == {
        "key": "b",
        "args": {
            "building": {"key": "building-crane", "args": {}},
            "building_the": {"key": "building-crane.the", "args": {}},
        },
    }
    assert Option(SEND, 4, 1).phrase().data() == {
        "key": "s",
        "args": {"n": 4, "goods": {"key": "thing-gold", "args": {"n": 1}}},
    }
    assert Option(TAKE, 0).phrase().args["goods"] is not None


# reasons and phrases


def test_a_reason_says_its_numbers_and_names() -> None:
    reason = Reason("reason-lack", "KB-095", 1, 3, 2, "thing-wood")
    assert reason.phrase().data() == {
        "key": "reason-lack",
        "args": {
            "have": 1,
            "need": 3,
            "who": {"seat": 2},
            "missing": {"key": "thing-wood", "args": {"n": 2}},
            "needed": {"key": "thing-wood", "args": {"n": 3}},
        },
    }
    assert reason == Reason("reason-lack", "KB-095", 1, 3, 2, "thing-wood")
    assert hash(reason) == hash(Reason("reason-lack", "KB-095", 1, 3, 2, "thing-wood"))
    others = [
        Reason("reason-lac", "KB-095", 1, 3, 2, "thing-wood"),
        Reason("reason-lack", "KB-096", 1, 3, 2, "thing-wood"),
        Reason("reason-lack", "KB-095", 0, 3, 2, "thing-wood"),
        Reason("reason-lack", "KB-095", 1, 4, 2, "thing-wood"),
        Reason("reason-lack", "KB-095", 1, 3, 1, "thing-wood"),
        Reason("reason-lack", "KB-095", 1, 3, 2, "thing-gold"),
    ]
    assert reason not in others


def test_phrases_nest_join_and_name_people() -> None:
    goods = join("join-plus", [Phrase("thing-gold", {"n": 1}), Phrase("thing-wood", {"n": 2})])
    assert goods.text("en") == "1 gold + 2 wood"
    assert join("join-plus", [Phrase("nothing")]).key == "nothing"
    who = Phrase("who", {"who": Who(1)})
    assert who.text("en") == Phrase("seat-number", {"n": 2}).text("en")
    assert who.text("fr", ["Ann", "Zoë"]) == "Zoë"
    assert Phrase("who", {"who": "{ $name } <b>"}).text("en") == "{ $name } <b>"
    assert goods.data() == {
        "key": "join-plus",
        "args": {"items": [{"key": "thing-gold", "args": {"n": 1}}, {"key": "thing-wood", "args": {"n": 2}}]},
    }


def test_words_that_are_missing_are_never_made_up() -> None:
    with pytest.raises(MissingWords):
        Phrase("no-such-key").text("en")
    with pytest.raises(MissingWords):
        Phrase("advisor-king.nothing").text("en")
    with pytest.raises(MissingWords):
        Phrase("who").text("en")
    with pytest.raises(ValueError, match="en, fr"):
        Phrase("nothing").text("de")
    assert Phrase("advisor-king.the").text("en") == "the King"


@pytest.mark.parametrize(
    "error",
    [
        CourtierError(Phrase("record-withheld")),
        OptionError(Phrase("title-unknown", {"name": "chess", "known": "go"})),
        IllegalChoice(
            Reason("reason-not-asked", "KB-001", 1, 2, 0, "thing-gold"), Phrase("accepted-nothing")
        ),
        MissingExtra(Phrase("extra-missing", {"package": "ray", "extra": "ray"})),
        BadInput("cli-no-file", file="x"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_comes_whole_out_of_another_process(error: CourtierError) -> None:
    """One that cannot be unpickled breaks the pool of whoever waits for its worker."""
    back: CourtierError = pickle.loads(pickle.dumps(error))
    assert type(back) is type(error)
    assert str(back) == str(error)
    assert back.text("fr") == error.text("fr")
    if isinstance(error, IllegalChoice) and isinstance(back, IllegalChoice):
        assert back.reason == error.reason
