"""Kingsburg's picture: complete, in both languages, at every width, at every moment, and drawn from the view alone."""

from __future__ import annotations

import copy
import io
import json
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from courtier import start
from courtier.cli import screen
from courtier.cli.choices import Offer, folded, lines, offers
from courtier.cli.speech import Speech
from courtier.core.heraldry import letters
from tests.cli.desk import PLAYS
from tests.support import walk

NAMES = ["Maud", "Odo", "Berthe", "Tancred", "Aldith"]


def draw(view: object, lang: str, width: int, height: int = screen.ALL, seats: int = 4) -> str:
    game = start(PLAYS, seats, 1)
    console = Console(width=width, file=io.StringIO(), record=True, highlight=False)
    picture = game.title.picture(json.loads(json.dumps(view)), lang, NAMES[:seats], game.content)
    console.print(picture, height=height)
    return console.export_text()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_every_moment_of_a_game_can_be_drawn_within_the_width(lang: str, width: int) -> None:
    for at, game in enumerate(walk(start(PLAYS, 5, 4), 4)):
        if at % 9 == 0 or game.over:
            for seat in (None, at % 5):
                told = draw(game.view(seat), lang, width, seats=5)
                assert max(cell_len(line) for line in told.splitlines()) <= width


def test_the_picture_holds_everything() -> None:
    told = draw(start(PLAYS, 4, 1).view(0), "en", 140)
    for word in (
        "Jester",
        "King",
        "13 Champion",
        "Statue",
        "Embassy",
        "Maud",
        "Tancred",
        "Winter I",
        "strength 2 to 4",
    ):
        assert word in told
    assert "[I] II III IV V" in told


def test_dice_and_their_owner_stand_at_the_advisor() -> None:
    game = start(PLAYS, 4, 1)
    while game.asks[0].kind != "influence":
        game.choose(game.options(game.asks[0].seat)[0], game.asks[0].seat)
    seat = game.asks[0].seat
    token = next(str(o) for o in game.options(seat) if str(o) != "pass")
    game.choose(token, seat)
    _, advisor, dice = token.split()
    told = draw(game.view(None), "en", 140)
    assert f"{NAMES[seat]}  {dice}" in told
    assert advisor.capitalize()[:5] in told


def test_a_low_screen_keeps_what_matters_now() -> None:
    game = start(PLAYS, 4, 1)
    while game.asks[0].kind != "influence":
        game.choose(game.options(game.asks[0].seat)[0], game.asks[0].seat)
    low = draw(game.view(0), "en", 80, height=16)
    assert "Jester" in low
    assert "Statue" not in low
    assert len(low.splitlines()) <= 16
    while game.asks[0].kind != "construct":
        seat = game.asks[0].seat
        option = next((o for o in game.options(seat) if str(o) != "pass"), game.options(seat)[0])
        game.choose(option, seat)
    low = draw(game.view(game.asks[0].seat), "en", 80, height=18)
    assert "Statue" in low
    assert "Jester" not in low


def test_what_can_be_built_is_marked_with_the_crane_counted() -> None:
    game = start(PLAYS, 4, 1)
    state: Any = game.state
    for building in state.tables.buildings:
        if building.id in ("statue", "chapel", "crane", "barricade"):
            state.players[0].built |= building.bit
    state.players[0].have[:3] = [2, 1, 2]
    view = game.view(0)
    told = draw(view, "en", 140)
    assert "■ Statue" in told
    assert "● Church" in told, "3 gold less 1 by the Crane"
    assert "2G1W2S 7★" in told
    assert "· Cathedral" in told
    assert "○ Palisade" in told


def test_a_secret_is_drawn_only_from_a_view_that_holds_it() -> None:
    view = copy.deepcopy(dict(start(PLAYS, 4, 1).view(0)))
    assert "Goblins" not in draw(view, "en", 140)
    view["enemy"]["card"] = "goblins_1_2"
    told = draw(view, "en", 140)
    assert "Goblins 2 (only you know)" in told


def test_letters_tell_seats_apart() -> None:
    assert letters(["Maud", "Odo"]) == ["M", "O"]
    assert letters(["Maud", "Max", "Odo", ""]) == ["1", "2", "O", "4"]


def test_choices_are_all_listed_and_fold_on_a_low_screen() -> None:
    most: list[Offer] = []
    for game in walk(start(PLAYS, 3, 4), 4):
        if not game.over:
            found = offers(game, game.asks[0].seat)
            assert sorted(str(o.option) for o in found) == sorted(
                str(o) for o in game.options(game.asks[0].seat)
            )
            if len(found) > len(most):
                most = found
    say = Speech("en")
    whole = lines(most, say, NAMES, 80)
    assert not folded(whole)
    for offer in most:
        assert f"{offer.number})" in "\n".join(line.plain for line in whole)
    tight = lines(most, say, NAMES, 80, most=6)
    assert len(tight) < len(whole)
    assert folded(tight)
    assert max(line.cell_len for line in tight) <= 80
