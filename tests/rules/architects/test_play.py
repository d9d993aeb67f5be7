"""Whole random games for every number of seats and table option: they end with a full Guildhall and lose no piece."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.rules.architects.pieces import pieces
from tests.support import rule

from courtier import Game, start, titles
from courtier.core.words import LANGUAGES
from courtier.titles.architects.state import AState

SEATS = (1, 2, 3, 4, 5)


def some_options(seed: int) -> dict[str, Any]:
    """Another table every time; the first is the rulebook's."""
    rng = random.Random(seed)
    out: dict[str, Any] = {}
    for spec in titles()["architects"].options if seed else ():
        out[spec.name] = rng.random() < 0.5 if spec.kind == "flag" else rng.choice(spec.values)
    return out


def new(seats: int, seed: int) -> Game:
    options = titles()["architects"].applying(some_options(seed), seats)
    return start("architects", seats, seed, options, history=False)


def walk(game: Game, seed: int) -> Iterator[Game]:
    """An eager random player: builds when it can, discards apprentices seldom, so that games get somewhere."""
    rng = random.Random(seed)
    while not game.over:
        yield game
        seat = rng.choice(game.asks).seat
        options = game.options(seat)
        names = ("build", "cathedral", "hire", "release")
        eager = [o for o in options if o.verb.name in names or str(o) == "place guildhall"]
        kept = [o for o in options if o.verb.name != "dismiss"] or options
        game.choose(rng.choice(eager if eager and rng.random() < 0.7 else kept), seat)
    yield game


def state(game: Game) -> AState:
    assert isinstance(game.state, AState)
    return game.state


@rule("ARC-004", "ARC-009", "ARC-186")
@pytest.mark.parametrize("seats", SEATS)
def test_games_end_with_a_full_guildhall_and_keep_their_pieces(seats: int) -> None:
    for seed in range(4):
        game = new(seats, seed)
        for g in walk(game, seed):
            pieces(state(g))
        guildhall = game.view()["guildhall"]
        assert len(guildhall["workers"]) >= guildhall["spaces"]
        assert game.view()["left"] == 0
        for sheet in game.scores():
            assert sheet["total"] == sum(line["points"] for line in sheet["lines"])


@rule("ARC-028")
@pytest.mark.parametrize("seats", SEATS)
def test_only_a_seat_has_something_of_its_own_to_see(seats: int) -> None:
    game = new(seats, 5)
    for n, g in enumerate(walk(game, 5)):
        for seat in [] if n % 9 else [None, *range(seats)]:
            view = g.view(seat)
            assert (view["own"] is None) == (seat is None)


def test_every_card_has_a_text_in_every_language() -> None:
    title = titles()["architects"]
    content, tables = title.load()
    for deck, cards in title.content_data(content).items():
        for card in cards:
            text = title.card_text(deck, card)
            assert (text is None) == (
                deck not in ("apprentice", "building", "board", "market_card", "reward")
            )
            assert text is None or all(text.text(lang) for lang in LANGUAGES)
    for option in tables.use_apprentice + tables.use_building + tables.use_board:
        assert all(option.label(lang) for lang in LANGUAGES)
