"""Four paladins drawn instead of three, as content may ask: which one goes under the pile is chosen, one leaves."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import walk

from courtier import Game, IllegalChoice, load, start
from courtier.core.reasons import CourtierError
from courtier.titles.paladins.state import PState

FOUR = """
[[game]]
id = "base"
paladins_drawn = 4
rounds = 4
"""


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    path = tmp_path / "four.toml"
    path.write_text(FOUR)
    return path


def choosing(cards: Path, seats: int = 2) -> tuple[Game, PState, list[str]]:
    game = start("paladins", seats, 5, content=cards)
    while game.asks[0].kind != "paladin":
        game.choose(game.options(game.asks[0].seat)[0], game.asks[0].seat)
    assert isinstance(game.state, PState)
    return game, game.state, game.view(0)["own"]["hand"]


def test_every_way_to_place_four_cards_is_offered_once(cards: Path) -> None:
    game, _, hand = choosing(cards)
    assert len(hand) == 4
    tokens = [str(option) for option in game.options(0)]
    assert len(set(tokens)) == len(tokens) == 4 * 3 * 2
    a, b, c, _ = hand
    assert f"play {a} {b}+{c}" in tokens
    with pytest.raises(IllegalChoice):
        game.choose(f"play {a} {b}", 0)
    with pytest.raises(IllegalChoice):
        game.choose(f"play {a} {b}+{b}", 0)


def test_one_is_played_one_on_top_one_under_and_one_leaves(cards: Path) -> None:
    game, s, (a, b, c, d) = choosing(cards, seats=1)
    before = game.view(0)["own"]["pile"]
    game.choose(f"play {a} {b}+{c}", 0)
    view = game.view(0)
    assert (view["own"]["hand"], view["seats"][0]["paladin"]) == ([], a)
    assert view["own"]["pile"] == [b, *before, c]
    ids = [s.tables.paladins[card].id for card in s.players[0].pile.cards]
    assert len(ids) == 10
    assert d not in ids


def test_the_sentence_names_both(cards: Path) -> None:
    game, _, _ = choosing(cards)
    option = game.options(0)[0]
    _, played, places = str(option).split()
    names = [word.title() for word in (played, *places.split("+"))]
    for lang in ("en", "fr"):
        said = option.label(lang)
        assert all(name[0] in said for name in names)
        assert ";" in said


def test_a_whole_game_is_played_and_replayed(cards: Path) -> None:
    game = start("paladins", 2, 6, content=cards)
    for _ in walk(game, 6):
        pass
    s = game.state
    assert isinstance(s, PState)
    assert [len(p.pile.cards) for p in s.players] == [12 - 2 * 4] * 2
    again = load(game.record(), content=cards)
    assert again.digest() == game.digest()


def test_a_position_on_the_way_is_one(cards: Path) -> None:
    game = start("paladins", 2, 6, content=cards)
    for n, moment in enumerate(walk(game, 6)):
        if n % 20 == 0:
            assert Game.from_data(moment.to_data(), content=cards).digest() == moment.digest()


def test_a_game_that_would_run_out_of_paladins_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "too_few.toml"
    path.write_text(FOUR.replace("rounds = 4", "rounds = 7"))
    with pytest.raises(CourtierError, match="paladins_drawn"):
        start("paladins", 2, 5, content=path)
