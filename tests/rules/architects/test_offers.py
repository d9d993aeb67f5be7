"""What the view says a choice costs and brings is what the choice then does, in random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from courtier import Game, Option, start
from courtier.titles.architects.payment import lack_goods, missing
from courtier.titles.architects.state import AState

SETUPS: list[dict[str, Any]] = [
    {},
    {"boards": "variable", "promo_boards": True},
    {"promo_cards": True, "starting_apprentice": True, "empty_visits": False},
]


def own_board(game: Game, seat: int) -> dict[str, int]:
    board = game.view(seat)["seats"][seat]
    held = {thing: board[thing] for thing in ("silver", "virtue", "workers")}
    return {**board["goods"], **held, "card": board["hand"]}


def foreseen(game: Game, seat: int, token: str) -> dict[str, int] | None:
    """The board after a choice as the view tells it; None where more happens than is certain."""
    verb = token.split(" ")[0]
    own = game.view(seat)["own"]
    before, change = own_board(game, seat), own["changes"][token]
    if verb not in ("place", "trade", "pay", "gain") or before["virtue"] + change.get(
        "virtue", 0
    ) not in range(15):
        return None
    if verb == "place":
        place = token.split(" ")[1]
        # the next question comes first, cards are drawn, or a market that is full now is emptied
        if (
            own["places"][place]["leads"]
            or not own["places"][place]["ways"]
            or place == "black_market_middle"
        ):
            return None
        if place.startswith("black_market") and game.view(seat)["market"].count(-1) == 1:
            return None
    return {thing: n + change.get(thing, 0) for thing, n in before.items()}


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_a_choice_changes_what_the_view_says(seats: int, number: int) -> None:
    dice = random.Random(seats * 10 + number)
    game = start("architects", seats=seats, seed=seats, options=SETUPS[number])
    told = 0
    for _ in range(500):
        if game.over:
            break
        seat = game.asks[0].seat
        option: Option = dice.choice(game.options(seat))
        expected = foreseen(game, seat, str(option))
        told_before = game.view(seat)["prison"]
        game.choose(option, seat)
        if expected is not None and game.view(seat)["prison"] == told_before:  # no reset came behind it
            told += 1
            assert own_board(game, seat) == expected, str(option)
    assert told > 50


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_nothing_is_missing_where_nothing_is_refused(number: int) -> None:
    dice = random.Random(number)
    game = start("architects", seats=3, seed=number, options=SETUPS[number])
    asked = 0
    for _ in range(300):
        if game.over:
            break
        s = game.state
        assert isinstance(s, AState)
        for p in s.players:
            for cost in [building.cost for building in s.tables.buildings] + s.tables.levels:
                goods, mix = missing(s, p, cost)
                assert (sum(goods) + mix == 0) == (lack_goods(s, p, cost, "ARC-138") is None)
                asked += 1
        seat = game.asks[0].seat
        game.choose(dice.choice(game.options(seat)), seat)
    assert asked > 1000
