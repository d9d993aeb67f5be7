"""Pieces and points: nothing appears or vanishes, and score sheets add up."""

# pyright: reportPossiblyUnboundVariable=false
# (walking a game always yields at least once)
from __future__ import annotations

import pytest

from courtier import Game
from courtier.core.check import asks
from tests.properties.hooks import HOOKS
from tests.properties.play import EXAMPLES, every_title, new, walk


@every_title
@pytest.mark.parametrize("eager", [False, True])
def test_pieces_are_conserved_and_scores_add_up(title: str, seats: int, eager: bool) -> None:
    for seed in range(max(3, EXAMPLES // 2)):
        for game in walk(new(title, seats, seed), seed, eager):
            HOOKS[title].pieces(game.state)
            check(game)  # no position of a game is refused
            if seed < 3:
                check_scores(game)
        check_scores(game)
        assert game.result is not None
        assert game.result["winners"] == [sheet["seat"] for sheet in game.scores() if sheet["rank"] == 1]


def check(game: Game) -> None:
    asks(game.state, game.seats)
    game.title.check(game.state, game.seats, game.options_in_force)


def check_scores(game: Game) -> None:
    sheets = game.scores()
    assert [sheet["seat"] for sheet in sheets] == list(range(game.seats))
    categories = [[line["key"] for line in sheet["lines"]] for sheet in sheets]
    assert all(keys == categories[0] and len(set(keys)) == len(keys) for keys in categories)
    for sheet in sheets:
        assert sheet["total"] == sum(line["points"] for line in sheet["lines"])
        if game.opponents():  # the place then says whether it was beaten
            continue
        ahead = [other for other in sheets if other["rank"] < sheet["rank"]]
        assert sheet["rank"] == 1 + len(ahead)
        assert all(other["total"] >= sheet["total"] for other in ahead)
        level = [other for other in sheets if other["rank"] == sheet["rank"]]
        assert all(other["total"] == sheet["total"] for other in level)
