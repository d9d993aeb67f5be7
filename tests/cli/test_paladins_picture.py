"""Paladins' picture: complete, in both languages, at every width, at every moment, and drawn from the view alone."""

from __future__ import annotations

import copy
import io
import json
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from courtier import Game, start
from courtier.cli import screen
from tests.support import walk

NAMES = ["Maud", "Odo", "Berthe", "Tancred"]


def draw(game: Game, view: object, lang: str, width: int, height: int = screen.ALL) -> str:
    console = Console(width=width, file=io.StringIO(), record=True, highlight=False)
    names = NAMES[: len(game.scores())]
    picture = game.title.picture(json.loads(json.dumps(view)), lang, names, game.content)
    console.print(picture, height=height)
    return console.export_text()


def at(seats: int, kind: str, seed: int = 3) -> Game:
    """The first moment of a game at which this is asked."""
    game = start("paladins", seats, seed)
    while game.asks[0].kind != kind:
        game.choose(game.options(game.asks[0].seat)[0], game.asks[0].seat)
    return game


def view_of(game: Game, seat: int | None) -> Any:
    return copy.deepcopy(dict(game.view(seat)))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_every_moment_of_a_game_can_be_drawn_within_the_width(lang: str, width: int) -> None:
    for seats in (1, 4):
        for n, game in enumerate(walk(start("paladins", seats, 4), 4)):
            if n % 40 == 0 or game.over:
                for seat in (None, n % seats):
                    told = draw(game, game.view(seat), lang, width)
                    assert max(cell_len(line) for line in told.splitlines()) <= width


def test_the_picture_holds_everything() -> None:
    game = at(4, "turn")
    view = view_of(game, game.asks[0].seat)
    told = draw(game, view, "en", 140)
    assert "[1] 2  3  4  5  6  7" in told
    assert "§ " in told
    for card in view["townsfolk"]:
        if card:
            assert card.rpartition("_")[0].replace("_", " ").title() in told
    for card in view["outsiders"]:
        if card:
            assert card.split("_")[1].title() in told
    for word in ("Orders", "Favours", "Develop", "Convert", "VI  ✝10⚔11", *NAMES):
        assert word in told
    assert told.count("?") > 6  # the King's cards of later rounds


def test_worker_spaces_tell_free_used_and_covered_ones_apart() -> None:
    game = at(2, "turn")
    seat = game.asks[0].seat
    view = view_of(game, seat)
    fortify = next(a for a in view["seats"][seat]["actions"] if a["id"] == "fortify")
    assert "Fortify     [M][?][S] ♛0" in draw(game, view, "en", 100)
    fortify |= {"workers": [None, "criminal", None], "workshops": [True, False, False], "need": 3, "done": 6}
    told = draw(game, view, "en", 100)
    assert "Fortify     [⌂](X)[S] ♛3" in told
    assert "6/7 3★" in told


def test_monks_and_outposts_stand_on_their_squares() -> None:
    game = at(2, "turn")
    view = view_of(game, 0)
    view["squares"][0] |= {"piece": "monk", "seat": 1}
    view["squares"][1] |= {"piece": "outpost", "seat": 0}
    told = draw(game, view, "en", 100)
    line = next(line for line in told.splitlines() if line.startswith("I "))
    assert line[11:18] == " O♗  M♖"


def test_a_hand_of_paladins_is_drawn_for_its_owner_only() -> None:
    game = at(2, "paladin")
    view = view_of(game, 0)
    hand = view["own"]["hand"]
    assert len(hand) == 3
    told = draw(game, view, "en", 100)
    assert "Drawn" in told
    watched = draw(game, view_of(game, None), "en", 100)
    assert "Drawn" not in watched
    plain = {
        "roland",
        "samson",
        "otton",
        "oliver",
        "girard",
        "ivon",
        "engelier",
        "ivoire",
    }  # spelt like their ids
    for card in plain:
        assert (card.title() in told) == (card in hand)
        assert card.title() not in watched


def test_a_low_screen_keeps_what_matters_now() -> None:
    game = at(2, "turn")
    low = draw(game, game.view(game.asks[0].seat), "en", 80, height=12)
    assert "Develop" in low
    assert "Taverns" not in low
    assert len(low.splitlines()) <= 12
    game = at(2, "tavern")
    low = draw(game, game.view(game.asks[0].seat), "en", 80, height=6)
    assert "Taverns" in low
    assert "Develop" not in low


def test_the_rival_and_what_it_is_about_to_do() -> None:
    game = at(1, "turn")
    view = view_of(game, 0)
    told = draw(game, view, "en", 140)
    assert "Baligant" in told
    assert "marker " in told
    assert f"[{view['rival']['marker']}]" in told
    for line in view["rival"]["next"]["schemes"]:
        assert f"{line['count']}/{view['rival']['next']['total']}" in told
    assert "Build the next wall" in told
    view["rival"]["next"] = None
    assert "Build the next wall" not in draw(game, view, "en", 140)
    assert "Baligant" in draw(game, game.view(0), "fr", 80, height=14)
