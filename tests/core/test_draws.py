"""The draws of a real game: fair, the same everywhere, and of no use to anybody who wants to know the next ones."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from courtier import Game, start, titles
from courtier.core.agenda import State
from courtier.core.check import PositionError
from courtier.core.rng import (
    SEEDS,
    WORD,
    WORDS,
    block_of,
    derive,
    key_of,
    new_key,
    seal,
    seeded,
    step,
    word_of,
)
from tests.support import walk


def keyed(seed: int) -> State:
    state = State(1, False)
    state.key, state.rng = key_of(seed), 0
    return state


def words(key: bytes, number: int) -> tuple[int, ...]:
    block = block_of(key, number)
    return tuple(word_of(block, at) for at in range(WORDS))


def test_the_words_are_the_same_on_every_machine() -> None:
    assert key_of(7).hex() == "cf0f971185024d53a14bdb2da533dd22"
    assert words(key_of(7), 0)[:3] == (3260711562, 1537915763, 3583197463)
    assert seal(key_of(7)) == "1df265615c3dc5bd1c7a11f725dad6fe8397da91f22d2a4bbe12ad2a45940152"


def test_the_old_linear_attack_finds_nothing() -> None:
    """Of the fast generator, the bits of four starts whose XOR is 0 have XOR 0 for ever: a system of equations to
    solve. Of keyed draws no such relation holds more often than by chance, whether of keys or of counters."""
    a, b, c = seeded(1), seeded(2), seeded(3)
    assert step(a) ^ step(b) ^ step(c) ^ step(a ^ b ^ c) == 0
    keys = [int.from_bytes(key_of(n), "big") for n in range(3)]
    streams = [words(key.to_bytes(16, "big"), 0) for key in (*keys, keys[0] ^ keys[1] ^ keys[2])]
    streams += [words(key_of(9), number) for number in (5, 6, 9, 5 ^ 6 ^ 9)]
    for four in (streams[:4], streams[4:]):
        bits = "".join(f"{w ^ x ^ y ^ z:032b}" for w, x, y, z in zip(*four, strict=True))
        assert 200 < bits.count("1") < 312  # of 512, five standard deviations around the half


@pytest.mark.parametrize("seeds", [(0, 1), (7, 8), (SEEDS - 2, SEEDS - 1), (1 << 32, (1 << 32) + 1)])
def test_neighbouring_seeds_are_strangers(seeds: tuple[int, int]) -> None:
    one, other = (int.from_bytes(key_of(seed), "big") for seed in seeds)
    assert 36 < (one ^ other).bit_count() < 92  # of 128, five standard deviations
    first = [start("paladins", 2, seed).view(0) for seed in seeds]
    assert first[0] != first[1]


def test_a_secret_deal_has_128_bits_of_its_own() -> None:
    keys = {new_key() for _ in range(100)}
    assert len(keys) == 100
    assert {len(key_of(key)) for key in keys} == {16}
    one, other = start("tiny", 2), start("tiny", 2)
    assert isinstance(one.seed, str)
    assert one.seed != other.seed
    assert start("tiny", 2, one.seed).digest() == one.digest()
    assert one.sealed == seal(bytes.fromhex(one.seed))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 25, 216])
def test_below_is_fair(n: int) -> None:
    state = keyed(n)
    counts = Counter(state.below(n) for _ in range(400 * n))
    assert set(counts) == set(range(n))
    assert all(280 < count < 530 for count in counts.values())


def test_one_draw_does_not_tell_the_next() -> None:
    state = keyed(1)
    pairs = Counter((state.below(6), state.below(6)) for _ in range(36 * 300))
    assert set(pairs) == set(product(range(6), repeat=2))
    assert all(210 < count < 400 for count in pairs.values())


def test_words_past_the_last_multiple_are_left_out() -> None:
    """Three quarters of all words and one more: a quarter is left out, and what is left is not folded."""
    n = WORD // 4 * 3 + 1
    state = keyed(3)
    stream = [word for number in range(40) for word in words(state.key, number)]
    assert [state.below(n) for _ in range(300)] == [word for word in stream if word < n][:300]
    assert state.rng > 350


@pytest.mark.parametrize("title", ["tiny", "kingsburg", "paladins", "architects"])
def test_the_future_is_the_same_after_saving_in_the_middle_of_a_block(title: str) -> None:
    game = start(title, 2, 11)
    met = set()
    for n, now in enumerate(walk(game, 4)):
        met.add(now.state.rng % WORDS)
        if n % 10 == 0:
            back = Game.from_data(now.to_data())
            copy = now.state.clone()
            assert (back.state.key, back.state.rng) == (now.state.key, now.state.rng)
            assert [back.state.below(6) for _ in range(40)] == [copy.below(6) for _ in range(40)]
    assert any(met)


@pytest.mark.parametrize("title", ["tiny", "kingsburg", "paladins", "architects"])
def test_a_sample_has_nothing_of_the_real_draws(title: str) -> None:
    """Neither key nor words nor counter; and what is dealt does not depend on them."""
    game, other = start(title, 2, 11), start(title, 2, 11)
    other.state.key, other.state.rng, other.state.block_at = key_of(5), 3, -1
    for seat in range(2):
        sample, again = game.sample(seat, 9), other.sample(seat, 9)
        assert (sample.key, sample.block, sample.block_at) == (b"", b"", -1)
        assert sample.rng == again.rng
        assert titles()[title].view(sample, seat) == titles()[title].view(again, seat)
    assert game.state.key


def test_a_derived_seed_depends_on_every_part() -> None:
    assert len({derive(*parts) for parts in product((1, 2), ("deal", "bots"), range(20))}) == 80
    assert all(0 <= derive(n) < SEEDS for n in range(100))


@pytest.mark.parametrize(
    ("name", "value"),
    [("rng", -1), ("rng", SEEDS), ("rng", 1.0), ("key", 7), ("key", "7"), ("key", None), ("key", [])],
)
def test_draws_that_make_no_sense_are_refused(name: str, value: object) -> None:
    data = start("tiny", 2, 3).to_data()
    data["state"][name] = value
    with pytest.raises(PositionError):
        Game.from_data(data)


def test_the_digest_covers_the_key() -> None:
    """So that the digests in a record of a running game cannot be tried out for hidden cards."""
    game, other = start("tiny", 2, 3), start("tiny", 2, 3)
    other.state.key = key_of(4)
    assert game.digest() != other.digest()
