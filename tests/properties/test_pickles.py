"""Pickles and deep copies of games, states and options: the same game in a few kilobytes, at every choice."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path

import pytest

from courtier import ContentError, Game, Option, start
from courtier.core.agenda import State
from courtier.core.options import Verb
from tests.properties.play import ALL, alike, new, play_on, position, walk

LARGEST = 30_000  # bytes of a game
ONE_OF = 3  # states and options are looked at at every choice, whole games at one of so many


def options_of(state: State) -> list[list[str]]:
    return [[str(option) for option in offer] for offer in state.options]


@pytest.mark.parametrize("title", sorted(ALL))
def test_every_position_of_a_game_travels(title: str) -> None:
    seats = ALL[title].seats[-1] if title != "architects" else 2
    for n, game in enumerate(walk(new(title, seats, 5), 5, eager=True)):
        state = game.state
        for made in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
            assert type(made) is type(state)
            assert made is not state
            alike(position(made, title), position(state, title))
            assert options_of(made) == options_of(state)
            assert [ask.seat for ask in made.asks] == [ask.seat for ask in state.asks]
        for option in [option for offer in state.options for option in offer]:
            back = pickle.loads(pickle.dumps(option))
            assert (back, str(back), back.verb is option.verb) == (option, str(option), True)
        if n % ONE_OF == 0 or game.over:
            check_game(game)


def check_game(game: Game) -> None:
    packed = pickle.dumps(game)
    assert len(packed) < LARGEST
    for made in (pickle.loads(packed), copy.deepcopy(game)):
        assert made.digest() == game.digest()
        assert made.choices == game.choices
        assert made.scores() == game.scores()
        assert made.over == game.over
        assert made.title is game.title
        assert made.options_in_force == game.options_in_force
    assert pickle.loads(packed).record() == game.record()


@pytest.mark.parametrize("title", sorted(ALL))
def test_a_copy_plays_on_like_the_original(title: str) -> None:
    game = new(title, ALL[title].seats[0], 9)
    rng = random.Random(9)
    for _ in range(25):
        if not game.over:
            seat = rng.choice(game.asks).seat
            game.choose(rng.choice(game.options(seat)), seat)
    copies = [pickle.loads(pickle.dumps(game)), copy.deepcopy(game)]
    before = game.digest()
    for made in copies:
        play_on(made, 9)
    assert game.digest() == before
    play_on(game, 9)
    assert [made.digest() for made in copies] == [game.digest()] * 2


def test_options_are_shared_and_never_copied() -> None:
    option = start("kingsburg", 2, 1).options(0 if start("kingsburg", 2, 1).asks[0].seat == 0 else 1)[0]
    assert copy.deepcopy(option) is option
    assert copy.copy(option) is option
    assert copy.deepcopy([option, option]) == [option, option]


def test_a_choice_can_be_made_with_an_option_that_travelled() -> None:
    game, other = (start("paladins", 2, 3) for _ in range(2))
    rng = random.Random(3)
    while not game.over:
        seat = game.asks[0].seat
        option = rng.choice(game.options(seat))
        game.choose(option, seat)
        other.choose(pickle.loads(pickle.dumps(option)), seat)
    assert other.digest() == game.digest()


def test_an_overlay_travels_by_its_path_and_must_be_the_same(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.toml"
    overlay.write_text('[[building]]\nid = "statue"\nvp = 4\n', encoding="utf-8")
    game = start("kingsburg", 2, 1, content=overlay)
    packed = pickle.dumps(game)
    assert pickle.loads(packed).content.hash == game.content.hash
    assert game.content.hash != start("kingsburg", 2, 1).content.hash
    ALL["kingsburg"].load.cache_clear()  # as in another process, where the file has changed meanwhile
    overlay.write_text('[[building]]\nid = "statue"\nvp = 5\n', encoding="utf-8")
    with pytest.raises(ContentError, match=game.content.hash):
        pickle.loads(packed)


def test_an_option_of_no_title_cannot_travel() -> None:
    with pytest.raises(TypeError, match="not loaded by a title"):
        pickle.dumps(Option(Verb(0, "bid", "tiny-bid", [])))
