"""Copies: a clone has every field and shares nothing that changes; what is handed out cannot reach the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from courtier import Game
from courtier.core.agenda import playout
from courtier.core.piles import Pile
from courtier.core.save import SPECIAL, fields
from tests.properties.play import ALL, alike, anywhere, every_title, new, play_on, position, reach, text

PILES = ("governors", "strip_hands")  # lists of piles, which may be empty


@every_title
@anywhere()
def test_a_clone_is_equal_and_independent(title: str, seats: int, seed: int, steps: int, eager: bool) -> None:
    game = reach(title, seats, seed, steps, eager)
    state = game.state
    before, options = position(state, title), [[str(o) for o in offer] for offer in state.options]
    first, second = state.clone(), state.clone()
    assert type(first) is type(state)
    assert position(first, title) == position(second, title) == before
    assert [[str(o) for o in offer] for offer in first.options] == options
    assert playout(first, seed) == playout(second, seed)
    assert position(first, title) == position(second, title)
    assert position(state, title) == before  # the copies played on, the original stands
    assert [[str(o) for o in offer] for offer in state.options] == options
    copy = state.clone()
    playout(state, seed)
    assert position(copy, title) == before  # and the other way round
    assert position(state, title) == position(first, title)


def places(owner: Any) -> Iterator[tuple[Any, str]]:
    """Every field inside a state that a rule may change, as its owner and name; pieces inside lists included."""
    for name in fields(type(owner)):
        if name in SPECIAL:
            continue
        value = getattr(owner, name)
        yield owner, name
        for piece in value if isinstance(value, list) else [value]:
            if not isinstance(piece, int | str | list | tuple | None):
                yield from places(piece)


def changed(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    assert isinstance(value, list)
    return [*value, value[0] if value else 1]


@every_title
def test_clone_copies_every_field_whatever_its_value(title: str, seats: int) -> None:
    """Each field in turn gets a value that no default equals, and the clone must have it."""
    state = reach(title, seats, 3, 40, True).state
    before, copied = position(state, title), 0
    for at in range(len(list(places(state)))):
        touched = state.clone()
        owner, name = list(places(touched))[at]
        value = getattr(owner, name)
        if not isinstance(value, bool | int | list):
            continue  # a piece: its own fields follow
        setattr(owner, name, [Pile([1])] if name in PILES and not value else changed(value))
        if position(state, title) != before:  # an immutable piece, shared by clones
            setattr(owner, name, value)
            continue
        assert position(touched, title) != before, name
        assert position(touched.clone(), title) == position(touched, title), name
        copied += 1
    assert copied > 10


@every_title
def test_save_knows_every_attribute(title: str, seats: int) -> None:
    """A field that is in no slot would be lost by saving: slotted classes only, all the way down."""
    state = reach(title, seats, 3, 40, True).state
    for owner in {id(owner): owner for owner, _ in places(state)}.values():
        assert not getattr(owner, "__dict__", None), type(owner)
    for name in fields(type(state)):
        getattr(state, name)


@every_title
@anywhere(0.5)
def test_a_cloned_game_goes_its_own_way(title: str, seats: int, seed: int, steps: int, eager: bool) -> None:
    game = reach(title, seats, seed, steps, eager)
    before = (game.digest(), game.record(), text(game.story(0)), game.undo_seat)
    copy = game.clone()
    assert copy.digest() == game.digest()
    assert copy.choices == game.choices
    assert copy.undo_seat is None
    play_on(copy, seed)
    assert (game.digest(), game.record(), text(game.story(0)), game.undo_seat) == before
    play_on(game, seed)
    assert copy.digest() == game.digest()
    assert copy.choices == game.choices


def spoil(value: Any) -> None:
    """Change everything inside that can be changed."""
    if isinstance(value, dict):
        for inner in value.values():
            spoil(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            spoil(inner)
        value.clear()


@every_title
@anywhere(0.3)
def test_nothing_that_is_handed_out_reaches_into_the_game(
    title: str, seats: int, seed: int, steps: int, eager: bool
) -> None:
    game = reach(title, seats, seed, steps, eager)

    def whole() -> str:
        views = [game.view(watcher) for watcher in [None, *range(seats)]]
        return text([game.to_data(), game.record(), game.story(), game.scores(), game.choices, views])

    before = whole()
    for watcher in [None, *range(seats)]:
        spoil(game.view(watcher))
        spoil(game.story(watcher))
    for seat in range(seats):
        spoil(game.options(seat))
        spoil(game.refusals(seat))
    spoil(game.asks)
    spoil(game.choices)
    spoil(game.scores())
    spoil(game.result)
    spoil(game.options_in_force)
    spoil(game.to_data())
    alike(whole(), before)


@every_title
def test_play_without_history_is_the_same_game(title: str, seats: int) -> None:
    for seed in range(4):
        told, untold = new(title, seats, seed), new(title, seats, seed, history=False)
        play_on(told, seed)
        play_on(untold, seed)
        assert untold.digest() == told.digest()
        assert untold.choices == told.choices
        assert untold.scores() == told.scores()
        assert untold.story() == []
        assert told.story()
        assert not untold.undo()


@pytest.mark.parametrize("title", sorted(ALL))
def test_a_playout_of_the_state_plays_by_the_same_rules(title: str) -> None:
    """The fast loop of benches and bots, against the public way to choose."""
    for seed in range(4):
        game = new(title, ALL[title].seats[0], seed)
        other = Game.from_data(game.to_data())
        made = playout(game.state, seed)
        assert game.over
        assert made > 0
        play_on(other, seed)
        assert other.over
