"""Whole random games for every number of seats: they end, they say everything in both languages, and lose no piece."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest
from tests.rules.paladins.pieces import pieces
from tests.support import rule

from courtier import Game, load, start
from courtier.core.words import LANGUAGES
from courtier.titles.paladins.state import PState

SEATS = (1, 2, 3, 4)
LEVELS = ("easy", "standard", "hard")


def new(seats: int, seed: int, history: bool = True) -> Game:
    return start("paladins", seats, seed, {"difficulty": LEVELS[seed % 3]}, history=history)


def walk(game: Game, seed: int) -> Iterator[Game]:
    """An eager random player: passes and declines seldom, so that games get somewhere."""
    rng = random.Random(seed)
    while not game.over:
        yield game
        seat = rng.choice(game.asks).seat
        options = game.options(seat)
        if rng.random() < 0.9:
            options = [o for o in options if o.verb.args] or options
        game.choose(rng.choice(options), seat)
    yield game


def state(game: Game) -> PState:
    assert isinstance(game.state, PState)
    return game.state


@rule("PAL-001", "PAL-040", "PAL-211")
@pytest.mark.parametrize("seats", SEATS)
def test_games_end_after_seven_rounds_and_keep_their_pieces(seats: int) -> None:
    for seed in range(6):
        game = new(seats, seed, history=False)
        for g in walk(game, seed):
            pieces(state(g))
        assert game.view()["round"] == 7
        assert len(game.view()["chart"]) == 7
        for sheet in game.scores():
            assert sheet["total"] == sum(line["points"] for line in sheet["lines"])


@pytest.mark.parametrize("seats", SEATS)
def test_everything_is_said_in_both_languages(seats: int) -> None:
    for seed in range(2):
        game = new(seats, seed)
        for n, g in enumerate(walk(game, seed + 100)):
            for ask in g.asks if n % 3 == seed else []:
                for lang in LANGUAGES:
                    assert ask.prompt(lang)
                    assert all(option.label(lang) for option in g.options(ask.seat))
                    assert all(reason.text(lang) for _, reason in g.refusals(ask.seat))
                offered = {str(option) for option in g.options(ask.seat)}
                assert len(offered) == len(g.options(ask.seat))
                assert not offered & {str(option) for option, _ in g.refusals(ask.seat)}
        for _, _, phrase in game._story:
            for lang in LANGUAGES:
                assert phrase.text(lang)


@pytest.mark.parametrize("seats", SEATS)
def test_views_are_plain_data_and_keep_other_hands_secret(seats: int) -> None:
    game = new(seats, 5)
    for n, g in enumerate(walk(game, 5)):
        for seat in [] if n % 9 else [None, *range(seats)]:
            assert json.loads(json.dumps(g.view(seat))) == g.view(seat)
            own = g.view(seat)["own"]
            assert (own is None) == (seat is None)


@pytest.mark.parametrize("seats", SEATS)
def test_records_play_the_same_game_again(seats: int) -> None:
    game = new(seats, 11)
    for _ in walk(game, 11):
        pass
    again = load(game.record())
    assert again.digest() == game.digest()
    assert again.scores() == game.scores()


@pytest.mark.parametrize("seats", SEATS)
def test_any_position_can_be_saved_cloned_and_sampled(seats: int) -> None:
    game = new(seats, 21)
    rng = random.Random(21)
    for n, g in enumerate(walk(game, 21)):
        if n % 11:
            continue
        saved = json.loads(json.dumps(g.to_data()))
        assert Game.from_data(saved).digest() == g.digest()
        assert g.clone().digest() == g.digest()
        for seat in range(seats):
            imagined = g.sample(seat, rng.randrange(1000))
            assert isinstance(imagined, PState)
            pieces(imagined)
            seen = dict(
                g.title.view(imagined, seat), active=g.view(seat)["active"]
            )  # others must answer again
            assert seen == g.view(seat)
            at = imagined.asked(seat)
            assert [str(o) for o in (imagined.options[at] if at >= 0 else [])] == [
                str(o) for o in g.options(seat)
            ]


@rule("PAL-058")
def test_more_than_the_board_allows_is_never_done() -> None:
    for seed in range(4):
        game = new(2, seed, history=False)
        for g in walk(game, seed):
            for p in state(g).players:
                limits = [deed.limit for deed in state(g).tables.deeds]
                assert all(done <= limit for done, limit in zip(p.done, limits, strict=True))
