"""Encoders: options of one ask have numbers of their own, and an observation is what its seat knows, no more and no
less."""

from __future__ import annotations

import random
from typing import Any

import pytest

from courtier import OptionError, start, titles
from courtier.core.agenda import Ask
from courtier.core.encoding import Encoder
from courtier.core.vocabulary import EncodingError
from tests.properties.play import anywhere, every_title, reach

WITH_ENCODER = sorted(titles())
FULL: dict[str, dict[str, Any]] = {
    "kingsburg": {"modules": [1, 2, 3, 4, 5, 6], "scenario": "goblin_valley"},
    "paladins": {"city_of_crowns": True},
    "architects": {"boards": "variable"},
}


def encoder_of(title: str, seats: int, **options: Any) -> Encoder[Any]:
    return start(title, seats, 1, options, history=False).encoder


@every_title
@anywhere()
def test_every_option_has_a_number_of_its_own(
    title: str, seats: int, seed: int, steps: int, eager: bool
) -> None:
    if title not in WITH_ENCODER:
        return
    game = reach(title, seats, seed, steps, eager)
    encoder, s = game.encoder, game.state
    for at, ask in enumerate(s.asks):
        options, numbers = s.options[at], encoder.numbers(s, at)
        assert len(numbers) == len(set(numbers)) == len(options)
        assert all(0 <= n < encoder.actions for n in numbers)
        for option, n in zip(options, numbers):
            assert encoder.option(s, at, n) is option
            if n < encoder.vocabulary.spare:
                assert encoder.symbol(n).split(" ")[0] == option.verb.key.partition("-")[2]
        closed = next(n for n in range(encoder.actions) if n not in numbers)
        with pytest.raises(EncodingError, match=str(ask.seat)):
            encoder.option(s, at, closed)


@every_title
@anywhere()
def test_an_observation_is_what_the_seat_knows(
    title: str, seats: int, seed: int, steps: int, eager: bool
) -> None:
    if title not in WITH_ENCODER:
        return
    game = reach(title, seats, seed, steps, eager)
    encoder = game.encoder
    for seat in range(seats):
        seen = encoder.observe(game.state, seat)
        assert len(seen) == encoder.size
        for block in encoder.blocks:
            values = seen[block.start : block.start + block.size]
            assert max(values) <= block.high + block.offset, (block.name, list(values))
        for rng in range(3):
            assert encoder.observe(game.sample(seat, rng), seat) == seen


@every_title
@anywhere(0.5)
def test_features_tell_options_apart(title: str, seats: int, seed: int, steps: int, eager: bool) -> None:
    if title not in WITH_ENCODER:
        return
    game = reach(title, seats, seed, steps, eager)
    encoder, s = game.encoder, game.state
    for at in range(len(s.asks)):
        told, n = encoder.describe(s, at), encoder.features
        rows = [told[i : i + n] for i in range(0, len(told), n)]
        assert len(rows) == len(set(rows)) == len(s.options[at])
    assert sum(width for _, width in encoder.vocabulary.columns) == encoder.features


@pytest.mark.parametrize("title", WITH_ENCODER)
def test_blocks_lie_side_by_side_and_are_named_once(title: str) -> None:
    for seats in titles()[title].seats:
        for options in ({}, FULL[title]):
            encoder = encoder_of(title, seats, **options)
            at = 0
            for block in encoder.blocks:
                assert block.start == at
                assert not block.items or len(block.items) == block.size, block.name
                assert block.low <= 0 <= block.high <= 255 - block.offset
                at += block.size
            assert at == encoder.size
            names = [block.name for block in encoder.blocks]
            assert len(names) == len(set(names))


@pytest.mark.parametrize("title", WITH_ENCODER)
def test_every_kind_of_ask_is_known(title: str) -> None:
    """Whatever a rule may ask has a place in the first block, where the part that asks it is in play."""
    kinds = encoder_of(title, titles()[title].seats[0], **FULL[title]).kinds
    keys = {task.key for task in titles()[title].tasks if issubclass(task, Ask) and task.key}
    assert keys == set(kinds)


@pytest.mark.parametrize("title", WITH_ENCODER)
def test_symbols_differ(title: str) -> None:
    encoder = encoder_of(title, titles()[title].seats[-1])
    symbols = [encoder.symbol(n) for n in range(encoder.actions)]
    assert len(symbols) == len(set(symbols))


def test_kingsburg_ways_are_enough_for_the_basic_game() -> None:
    """Three dice and two bonus dice: no sum can be made in more ways with the same token and Market."""
    game = start("kingsburg", 2, 1, history=False)
    tables, vocabulary = game.tables, game.encoder.vocabulary
    hands = {0}
    for shift in [0, 0, 0, 24, 24]:
        hands = {hand + (1 << 4 * value + shift) for hand in hands for value in range(6)}
    for hand in sorted(hands):
        numbers = vocabulary.numbers(tables.influence(tables.ways_of(hand), 3), 0)
        assert len(numbers) == len(set(numbers))
        assert max(numbers) < vocabulary.spare


def test_kingsburg_slots_are_enough() -> None:
    from courtier.titles.kingsburg.encode_modules import SLOTS

    more = start("kingsburg", 2, 1, FULL["kingsburg"]).tables.more
    assert max(e.slot for card in (*more.governors, *more.destinies) for e in card.effects) < SLOTS


def test_a_position_beyond_all_games_is_an_error_and_not_clipped() -> None:
    game = start("kingsburg", 2, 1, history=False)
    game.state.players[0].have[0] = 256  # type: ignore[attr-defined]
    with pytest.raises(EncodingError, match="256"):
        game.encoder.observe(game.state, 0)


def test_weights_of_another_encoder_are_refused() -> None:
    two, three = encoder_of("kingsburg", 2), encoder_of("kingsburg", 3)
    two.same(two.hash())
    assert encoder_of("kingsburg", 2, modules=[1]).hash() != two.hash()
    with pytest.raises(EncodingError, match=two.hash()):
        three.same(two.hash())


def test_a_title_without_encoder_says_so() -> None:
    with pytest.raises(OptionError, match="make_encoder"):
        _ = start("tiny", 2, 1).encoder


def test_options_beyond_the_vocabulary_take_spare_numbers() -> None:
    """A payment that no game comes to: no option is ever taken for another."""
    game = start("kingsburg", 2, 1, history=False)
    tables, vocabulary = game.tables, game.encoder.vocabulary
    rng = random.Random(1)
    options = [tables.payment([20 + i, 0, rng.randrange(9)]) for i in range(64)]
    numbers = vocabulary.numbers(options, 0)
    assert numbers == list(range(vocabulary.spare, vocabulary.spare + 64))
    with pytest.raises(EncodingError, match="64"):
        vocabulary.numbers([*options, tables.payment([99, 0, 0])], 0)
