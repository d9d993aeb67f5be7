"""Bots of Paladins with City of Crowns: every level plays to the end, and the new choices are made with sense."""

from __future__ import annotations

import pytest

from courtier import Game, start
from courtier.bots import bot, search
from courtier.bots.players import Policy
from courtier.bots.think import knowledge_of
from courtier.core.options import Option

CROWNS = {"city_of_crowns": True}


def liked(game: Game) -> dict[str, float]:
    """What the rollout policy thinks of each option."""
    likes = knowledge_of(game).likes(game.state, 0)
    return {str(option): like for option, like in zip(game.state.options[0], likes, strict=True)}


def reached(kind: str, seat_count: int, seeds: range) -> Game:
    """A game that the rollout policy brought to the first ask of a kind with a choice."""
    for seed in seeds:
        game = start("paladins", seat_count, seed, CROWNS, history=False)
        made = 0
        while not game.over:
            seat = game.asks[0].seat
            if game.asks[0].kind == kind and len(game.options(seat)) > 1:
                return game
            game.choose(Policy().choose(game, seat, made), seat)
            made += 1
    raise AssertionError(f"no {kind} in these games")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", ["page", "knight", "steward"])
def test_quick_levels_play_whole_games(level: str, seats: int) -> None:
    for difficulty in ("easy", "insane") if seats == 1 else ("",):
        options = {**CROWNS, "difficulty": difficulty} if difficulty else CROWNS
        game = start("paladins", seats, 5, options, history=False)
        made = 0
        while not game.over:
            seat = game.asks[0].seat
            game.choose(bot(level).choose(game, seat, made), seat)
            made += 1
        assert game.result is not None


def test_the_start_has_a_place_for_the_extra_workshop() -> None:
    game = reached("starting_workshop", 2, range(3))
    assert len(set(liked(game).values())) > 4


def test_four_paladins_are_weighed_by_all_their_places() -> None:
    game = start("paladins", 1, 3, CROWNS, history=False)
    while game.asks[0].kind != "paladin":
        game.choose(game.options(0)[0], 0)
    assert len(game.options(0)) == 24
    assert len(set(liked(game).values())) == 24


def test_search_knows_what_an_expansion_position_is_worth() -> None:
    game = reached("turn", 2, range(3))
    seat = game.asks[0].seat
    lines = search(game, seat, 1, iterations=12)
    assert sum(line.visits for line in lines) == 12
    points = knowledge_of(game).points(game.state)
    assert len(points) == 2


def test_nobody_s_secret_order_moves_the_others() -> None:
    """Another seat's secret order is dealt anew for every look, so that it cannot change a choice."""
    game = reached("turn", 2, range(3))
    seat = game.asks[0].seat
    twin = game.clone()
    crowns = twin.state.crowns  # type: ignore[attr-defined]
    box = twin.state.orders_box.clone()  # type: ignore[attr-defined]
    secret = crowns.secrets[1 - seat].clone()
    secret.cards[0], box.cards[0] = box.cards[0], secret.cards[0]
    crowns.secrets = [secret if other == 1 - seat else pile for other, pile in enumerate(crowns.secrets)]
    twin.state.orders_box = box  # type: ignore[attr-defined]
    for level in ("knight", "search:8"):
        choices: list[Option] = [bot(level).choose(one, seat, 7) for one in (game, twin)]
        assert str(choices[0]) == str(choices[1])
