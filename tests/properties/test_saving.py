"""Saving: at any ask a game can be put into JSON or into a record, and what comes back plays on alike."""

from __future__ import annotations

import json

from courtier import CourtierError, Game, load
from tests.properties.play import alike, anywhere, every_title, offered, play_on, position, reach, text


def same(one: Game, other: Game) -> None:
    """The same position, asking the same of everybody and showing everybody the same."""
    alike(position(one.state, one.title.name), position(other.state, other.title.name))
    assert one.digest() == other.digest()
    assert (one.title, one.seats) == (other.title, other.seats)
    assert text(one.options_in_force) == text(other.options_in_force)
    for seat in range(one.seats):
        alike(offered(one, seat), offered(other, seat))
    for watcher in [None, *range(one.seats)]:
        alike(text(one.view(watcher)), text(other.view(watcher)))
        assert json.loads(text(one.view(watcher))) == one.view(watcher)
    assert one.scores() == other.scores()


@every_title
@anywhere()
def test_saved_as_json_at_any_ask_it_plays_on_alike(
    title: str, seats: int, seed: int, steps: int, eager: bool
) -> None:
    game = reach(title, seats, seed, steps, eager)
    back = Game.from_data(json.loads(json.dumps(game.to_data())))
    same(game, back)
    assert text(back.to_data()) == text(game.to_data())
    play_on(game, seed)
    play_on(back, seed)
    same(game, back)


@every_title
@anywhere(0.5)
def test_a_record_brings_back_the_game_with_its_past(
    title: str, seats: int, seed: int, steps: int, eager: bool
) -> None:
    game = reach(title, seats, seed, steps, eager)
    record = game.record()
    back = load(record)
    same(game, back)
    assert back.choices == game.choices
    assert back.seed == game.seed
    assert back.record() == record
    for watcher in [None, *range(seats)]:
        assert back.story(watcher) == game.story(watcher)
    assert back.undo_seat == game.undo_seat
    play_on(game, seed)
    play_on(back, seed)
    same(game, back)
    assert back.record() == game.record()


@every_title
@anywhere(0.5)
def test_a_record_from_the_middle_of_a_game_begins_with_its_position(
    title: str, seats: int, seed: int, steps: int, eager: bool
) -> None:
    game = Game.from_data(reach(title, seats, seed, steps, eager).to_data())
    play_on(game, seed)
    record = game.record()
    back = load(record)
    same(game, back)
    assert back.record() == record


@every_title
@anywhere(0.3)
def test_replaying_passes_through_every_position(
    title: str, seats: int, seed: int, steps: int, eager: bool
) -> None:
    game = play_on(reach(title, seats, seed, steps, eager), seed)
    record, total = game.record(), len(game.choices)
    for count in range(0, total, max(1, total // 4)):
        part = load(record, upto=count)
        assert part.choices == game.choices[:count]
        assert load(part.record()).digest() == part.digest()
        for seat, token in game.choices[count:]:
            part.choose(token, seat)
        same(game, part)


@every_title
@anywhere(0.5)
def test_a_record_cut_anywhere_says_so_and_what_is_there_can_be_saved(
    title: str, seats: int, seed: int, steps: int, eager: bool
) -> None:
    """A choice that lost its end is dropped: half of it could be another legal choice."""
    game = reach(title, seats, seed, steps, eager)
    record = game.record()
    head = record.index("\n\n") + 2
    for cut in {
        seed % len(record),
        (seed // 7) % len(record),
        len(record) - 2,
        head,
        max(head, len(record) - 40),
    }:
        part = record[:cut]
        if part.rstrip() != record.rstrip():
            try:
                strict: Game | None = load(part)
            except CourtierError:
                strict = None
            assert strict is None or strict.choices == game.choices[: len(strict.choices)]
        if cut >= head:
            whole_lines = part[: part.rfind("\n") + 1]
            saved = [line for line in whole_lines[head:].splitlines() if not line.startswith("=")]
            assert load(part, cut=True).choices == game.choices[: len(saved)]
