"""Secrets: what a seat cannot know changes nothing that it is shown, asked or told."""

# pyright: reportPossiblyUnboundVariable=false
# (walking a game always yields at least once)
from __future__ import annotations

import random
from typing import Any

from courtier import Game
from courtier.core.agenda import State
from courtier.core.save import dump
from courtier.core.views import StoryLine
from tests.properties.hooks import HOOKS
from tests.properties.play import (
    ALL,
    alike,
    anywhere,
    every_title,
    new,
    offered,
    pick,
    position,
    reach,
    text,
    walk,
)


def dumped(game: Game, state: State) -> dict[str, Any]:
    return dump(state, game.title.model(game.tables, game.seats))


def other_world(game: Game, seat: int, rng: int) -> Game:
    """The game as it could also be for this seat: the unknown is dealt anew, the dice to come stay the same."""
    state = game.sample(seat, rng)
    state.key, state.rng = game.state.key, game.state.rng
    return Game.from_data({**game.to_data(), "state": dumped(game, state)})


def seen(game: Game, watcher: int | None) -> str:
    """The view, except for who is still choosing: in a sample, all others answer a secret ask again."""
    view = dict(game.view(watcher))
    if game.state.together:
        view.pop("active", None)
    return text(view)


@every_title
@anywhere()
def test_a_sample_looks_to_its_seat_exactly_like_the_truth(
    title: str, seats: int, seed: int, steps: int, eager: bool
) -> None:
    game = reach(title, seats, seed, steps, eager)
    truth = position(game.state, title)
    for seat in range(seats):
        state = game.sample(seat, seed)
        HOOKS[title].pieces(state)
        assert state.rng != game.state.rng
        assert (state.key, state.block) == (b"", b"")  # nor what the real game drew last
        assert [h.ask.seat for h in state.held if h.ask.seat != seat] == []
        world = other_world(game, seat, seed)
        alike(seen(world, seat), seen(game, seat))
        alike(offered(world, seat), offered(game, seat))
        alike(seen(world, None), seen(game, None))
        again = game.sample(seat, seed)
        alike(position(again, title), position(state, title))
    alike(position(game.state, title), truth)


@every_title
@anywhere(0.5)
def test_no_view_changes_when_only_unseen_cards_change(
    title: str, seats: int, seed: int, steps: int, eager: bool
) -> None:
    """Dealt anew for one seat, then for the next, and so on: the spectator sees none of it."""
    game = reach(title, seats, seed, steps, eager)
    if game.state.held:
        return  # those answers are secrets too, but not cards
    world = game
    for seat in range(seats):
        before, choice = text(world.view(seat)), offered(world, seat)
        world = other_world(world, seat, seed + seat)
        alike(text(world.view(seat)), before)
        alike(offered(world, seat), choice)
        alike(text(world.view(None)), text(game.view(None)))
        if not game.state.together:  # a secret choice may be one between cards that nobody else has seen
            for asked in range(seats):  # a choice of hidden cards changes with them
                if text(world.view(asked)) == text(game.view(asked)):
                    alike(offered(world, asked), offered(game, asked))


@every_title
@anywhere(0.5)
def test_a_view_is_what_all_see_and_what_one_seat_sees(
    title: str, seats: int, seed: int, steps: int, eager: bool
) -> None:
    """A server writes the two parts one behind the other, so that no field may be in both."""
    game = reach(title, seats, seed, steps, eager)
    public = game.public_view()
    assert public or title == "tiny"  # which has none: every seat's view is then made and encoded anew
    for watcher in [None, *range(seats)]:
        private = game.private_view(watcher)
        assert not public.keys() & private.keys()
        alike(text({**public, **private}), text(game.view(watcher)))


@every_title
def test_samples_deal_anew(title: str, seats: int) -> None:
    """They differ from each other and from the truth, or a bot would know what it must not."""
    differ = untrue = 0
    for n, game in enumerate(walk(new(title, seats, 2), 2, eager=True)):
        if n % 3:
            continue
        truth = game.to_data()["state"]
        del truth["rng"], truth["key"]
        for seat in range(seats):
            one, other = (dumped(game, game.sample(seat, rng)) for rng in (1, 2))
            assert one["rng"] != other["rng"]
            assert "key" not in one
            del one["rng"], other["rng"]
            differ += text(one) != text(other)
            untrue += any(text(one.get(name)) != text(truth.get(name)) for name in {*one, *truth})
    assert differ > seats
    assert untrue > seats


def said(line: StoryLine) -> list[Any]:
    """All that a line tells, but for its number: others may read more lines."""
    return [line["phrase"], line["by"], line["a"], line["b"], line.get("data")]


@every_title
def test_the_story_tells_a_seat_nothing_that_it_cannot_know(title: str, seats: int) -> None:
    """One choice in two worlds that a seat cannot tell apart: if it still cannot after it, it was told the same."""
    told = private = 0
    for seed in range(2 if HOOKS[title].usual > 20 else 6):
        rng = random.Random(seed)
        game = new(title, seats, seed)
        while not game.over:
            option, mover = pick(game, rng, eager=True)
            before = len(game._story)
            worlds: list[Game] = []
            if not game.state.held and (game.reveals(option, mover) or rng.random() < 0.1):
                worlds = [other_world(game, seat, seed) for seat in range(seats)]
            starts = [len(world._story) for world in worlds]
            game.choose(option, mover)
            for seat, world in enumerate(worlds):
                if str(option) not in [str(o) for o in world.options(mover)]:
                    continue  # another hand of secret cards
                world.choose(str(option), mover)
                if text(world.view(seat)) == text(game.view(seat)):
                    heard = [said(line) for line in game.story(seat, before)]
                    assert [said(line) for line in world.story(seat, starts[seat])] == heard
                    told += 1
                    private += len(heard) < len(game._story) - before
    assert told > 5
    if seats > 1 and any(event.to >= 0 for _, _, event, *_ in game._story):
        assert private > 0  # lines for others only were really there to be left out


@every_title
@anywhere(0.5)
def test_everybody_reads_the_public_lines_in_one_order(
    title: str, seats: int, seed: int, steps: int, eager: bool
) -> None:
    game = reach(title, seats, seed, steps, eager)
    public = game.story(None)
    for seat in range(seats):
        own = game.story(seat)
        assert [line for line in own if line in public] == public
        numbers = [line["n"] for line in own]
        assert numbers == sorted(set(numbers))
        for since in (0, len(numbers) // 2, numbers[-1] + 1 if numbers else 0):
            assert game.story(seat, since) == [line for line in own if line["n"] >= since]
        assert all(line["choice"] <= len(game.choices) for line in own)


def test_the_titles_have_secrets_to_keep() -> None:
    """Otherwise the tests above prove nothing."""
    for title in ALL:
        game = new(title, ALL[title].seats[-1], 1)
        seen = {text(dumped(game, game.sample(0, rng))["rng"]) for rng in range(5)}
        assert len(seen) == 5
