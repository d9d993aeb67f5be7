"""Simultaneous secret choices: who answers first changes nothing, and nobody learns anything before the last answer."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import permutations

import pytest

from courtier import Game, IllegalChoice, load
from courtier.core.agenda import NOT_ASKED
from tests.core.tiny.title import TINY
from tests.properties.play import alike, new, offered, play_on, position, text, walk

SEATS = list(TINY.seats)


def rounds(seats: int, seed: int) -> Iterator[tuple[Game, dict[int, str]]]:
    """Every moment of a game at which all seats choose at once, with an answer for each of them."""
    rng = random.Random(seed)
    for game in walk(new("tiny", seats, seed), seed):
        if len(game.asks) > 1 and not game.state.held:
            answers = {ask.seat: str(rng.choice(game.options(ask.seat))) for ask in game.asks}
            yield load(game.record()), answers


@pytest.mark.parametrize("seats", SEATS)
def test_the_order_of_answers_changes_nothing(seats: int) -> None:
    ends: set[str] = set()
    for seed in range(8):
        for game, answers in rounds(seats, seed):
            outcomes = set()
            for order in permutations(answers):
                copy = load(game.record())
                for seat in order:
                    assert seat in [ask.seat for ask in copy.asks]
                    copy.choose(answers[seat], seat)
                assert not copy.state.held
                stories = [copy.story(watcher) for watcher in [None, *range(seats)]]
                play_on(copy, seed)
                outcomes.add(text([position(copy.state, "tiny"), copy.state.rng, copy.record(), stories]))
                ends.add(text(copy.view()))
            assert len(outcomes) == 1
    assert len(ends) > 5  # the games themselves differ


@pytest.mark.parametrize("seats", SEATS)
def test_while_answers_wait_nobody_else_sees_hears_or_is_asked_anything_new(seats: int) -> None:
    for game, answers in rounds(seats, 3):
        order = random.Random(seats).sample(sorted(answers), seats)
        before = {
            watcher: text([game.view(watcher), game.story(watcher)]) for watcher in [None, *range(seats)]
        }
        asked = {seat: offered(game, seat) for seat in range(seats)}
        rng, record_lines = game.state.rng, len(game.choices)
        for n, seat in enumerate(order[:-1], start=1):
            game.choose(answers[seat], seat)
            for watcher, shown in before.items():
                alike(text([game.view(watcher), game.story(watcher)]), shown)
            for other in order[n:]:
                alike(offered(game, other), asked[other])
            assert game.options(seat) == []
            assert game.state.rng == rng
            assert not game.over
            assert game.undo_seat is None
            assert not game.undo()
            assert len(game.choices) == record_lines + n
            with pytest.raises(IllegalChoice) as error:
                game.choose(answers[seat], seat)
            assert error.value.reason == NOT_ASKED


@pytest.mark.parametrize("seats", SEATS)
def test_an_answer_can_be_taken_back_until_the_last_is_in(seats: int) -> None:
    for game, answers in rounds(seats, 4):
        plain = load(game.record())
        for seat in sorted(answers):
            plain.choose(answers[seat], seat)
        before = position(game.state, "tiny")
        order = sorted(answers, reverse=True)
        for seat in order[:-1]:
            others = {other: offered(game, other) for other in answers if other != seat}
            other_answer = str(game.options(seat)[-1])
            game.choose(other_answer, seat)
            assert game.recall(seat)
            assert not game.recall(seat)
            for other, told in others.items():
                alike(offered(game, other), told)
            game.choose(answers[seat], seat)
        for seat in order[:-1]:  # all back, in any order: as if nothing had been said
            assert game.recall(seat)
        alike(position(game.state, "tiny"), before)
        for seat in order:
            assert not game.recall(seat)
            game.choose(answers[seat], seat)
        assert not any(game.recall(seat) for seat in answers)
        assert game.record() == plain.record()
        assert position(game.state, "tiny") == position(plain.state, "tiny")


@pytest.mark.parametrize("seats", SEATS)
def test_answers_that_wait_are_saved_cloned_and_recorded(seats: int) -> None:
    for game, answers in rounds(seats, 5):
        order = random.Random(seats).sample(sorted(answers), seats)
        for seat in order[:-1]:
            game.choose(answers[seat], seat)
        copies = [
            load(game.record()),
            Game.from_data(json.loads(json.dumps(game.to_data()))),
            game.clone(),
        ]
        for copy in copies:
            assert copy.digest() == game.digest()
            assert copy.choices[-len(order[:-1]) :] == sorted((seat, answers[seat]) for seat in order[:-1])
            assert copy.recall(order[0])
            copy.choose(answers[order[0]], order[0])
        game.choose(answers[order[-1]], order[-1])
        for copy in copies:
            copy.choose(answers[order[-1]], order[-1])
            assert copy.digest() == game.digest()
            assert load(copy.record()).digest() == game.digest()


def test_a_seat_with_one_answer_is_asked_all_the_same() -> None:
    """Otherwise the others would learn that it has no coins left."""
    lonely = 0
    for seed in range(30):
        for game, _ in rounds(2, seed):
            lonely += sum(len(game.options(ask.seat)) == 1 for ask in game.asks)
            assert [ask.seat for ask in game.asks] == [0, 1]
    assert lonely > 0


@pytest.mark.parametrize("seats", SEATS)
def test_a_sample_keeps_own_answers_and_forgets_those_of_others(seats: int) -> None:
    for game, answers in rounds(seats, 6):
        order = random.Random(seats).sample(sorted(answers), seats)
        for seat in order[:-1]:
            game.choose(answers[seat], seat)
        for seat in range(seats):
            state = game.sample(seat, 1)
            assert [h.ask.seat for h in state.held] == ([seat] if seat in order[:-1] else [])
            assert [ask.seat for ask in state.asks] == [
                s for s in answers if s != seat or s not in order[:-1]
            ]
