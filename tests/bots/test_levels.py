"""Levels: what each is allowed, that errors are made on purpose, and that the ladder goes up where that is cheap."""

from __future__ import annotations

from itertools import pairwise

import pytest

from courtier import Game, start
from courtier.bots import bot, levels
from courtier.bots.levels import Level, Settings
from courtier.core.title import titles


@pytest.mark.parametrize(
    ("title", "seats"), [(name, n) for name, title in titles().items() for n in title.seats]
)
def test_every_level_is_allowed_more_than_the_one_below(title: str, seats: int) -> None:
    game = start(title, seats, 1)
    allowed = [Level(name).settings(game) for name in levels()]
    for weaker, stronger in pairwise(allowed):
        assert stronger.iterations >= weaker.iterations
        assert stronger.noise <= weaker.noise
        assert stronger != weaker
    assert allowed[-1].noise == 0
    assert allowed[-1].iterations > 0


def test_a_table_for_a_number_of_seats_comes_before_the_level_s_own(monkeypatch: pytest.MonkeyPatch) -> None:
    game = start("kingsburg", 3, 1)
    table = {"levels": {"page": {"noise": 5.0, "seats_3": {"noise": 4.0}}}}
    monkeypatch.setattr(type(game.title), "bot_settings", lambda self: table)
    assert Level("page").settings(game) == Settings(noise=4.0)
    assert Level("page").settings(start("kingsburg", 2, 1)) == Settings(noise=5.0)


def test_a_choice_within_an_action_gets_its_share_of_thought() -> None:
    game = start("paladins", 1, 3)
    allowed = Settings(iterations=40, within=0.25)
    thought: dict[str, int] = {}
    while {"turn", "workers"} - thought.keys():
        kind = game.asks[0].kind
        if kind not in thought and len(game.options(0)) > 1:
            found = Level("x", timed=False).think(game, 0, 1, allowed)
            thought[kind] = sum(line.visits for line in found)
        game.choose(bot("steward").choose(game, 0, 1), 0)
    assert (thought["turn"], thought["workers"]) == (40, 10)


def test_late_in_the_game_a_level_thinks_more() -> None:
    game = start("paladins", 1, 3)
    allowed = Settings(iterations=4, late=1.0)
    thought: dict[int, int] = {}
    while len(thought) < 2:
        round: int = game.view(0)["round"]
        if round in (1, 7) and round not in thought and game.asks[0].kind == "turn":
            thought[round] = sum(line.visits for line in Level("x", timed=False).think(game, 0, 1, allowed))
        game.choose(bot("steward").choose(game, 0, 1), 0)
    assert thought == {1: 4, 7: 56}  # 4 for a whole game; half a round is left of seven


def test_a_page_errs_and_a_steward_hardly() -> None:
    game = start("kingsburg", 2, 6, history=False)
    for n in range(30):
        seat = game.asks[0].seat
        game.choose(bot("greedy").choose(game, seat, n), seat)
    seat = game.asks[0].seat
    assert len({str(bot("page").choose(game, seat, seed)) for seed in range(30)}) > 2


def test_low_levels_stand_in_order() -> None:
    assert won("squire", "page") >= 4
    assert won("knight", "page") >= 5


def won(better: str, worse: str, games: int = 6) -> float:
    """Games that the better of two levels wins, half of them from each seat."""
    total = 0.0
    for n in range(games):
        names = [better, worse] if n % 2 == 0 else [worse, better]
        game = play(names, 50 + n // 2)
        assert game.result is not None
        if n % 2 in game.result["winners"]:
            total += 1 / len(game.result["winners"])
    return total


def play(names: list[str], seed: int) -> Game:
    game = start("kingsburg", 2, seed, history=False)
    made = 0
    while not game.over:
        seat = game.asks[0].seat
        game.choose(bot(names[seat], timed=False).choose(game, seat, seed + 101 * made), seat)
        made += 1
    return game
