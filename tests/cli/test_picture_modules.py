"""Kingsburg's picture with modules and scenarios: everything that somebody needs to read before choosing."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from courtier import Game, start
from courtier.titles.kingsburg import words as w
from tests.rules.kingsburg.table import at
from tests.support import rule, walk

NAMES = ["Maud", "Odo", "Berthe", "Tancred", "Aldith"]
FULL = {"modules": [1, 2, 3, 4, 5, 6], "scenario": "goblin_valley"}
FAIR = {"modules": [2, 3, 4, 6], "strips": "draft", "tiles": "inverted", "scenario": "great_fair"}


def draw(game: Game, seat: int | None, lang: str = "en", width: int = 300, height: int = 500) -> str:
    view = game.view(seat)
    picture = game.title.picture(view, lang, NAMES[: len(view["seats"])], game.content)
    console = Console(width=width, file=io.StringIO(), record=True, highlight=False)
    console.print(picture, height=height)
    return console.export_text()


@pytest.mark.parametrize(("lang", "width"), [("fr", 80), ("en", 130)])
@pytest.mark.parametrize("options", [FULL, FAIR])
def test_every_moment_can_be_drawn_within_the_width(options: dict[str, Any], lang: str, width: int) -> None:
    for i, game in enumerate(walk(start("kingsburg", 5, 4, options), 4)):
        if i % 79 == 0 or game.over:
            for seat in (None, i % 5):
                told = draw(game, seat, lang, width)
                assert max(cell_len(line) for line in told.splitlines()) <= width


@rule("KBM2-002")
def test_who_chooses_strips_reads_what_their_buildings_cost_and_do() -> None:
    game = start("kingsburg", 3, 3, {"modules": [2]})
    while game.asks[0].kind != "strips":
        game.choose("decline", game.asks[0].seat)
    seat = game.asks[0].seat
    told = draw(game, seat)
    for letter in game.view(seat)["dealt_strips"]:
        assert f"Strip {letter}" in told
    assert told.count("VP): ") == 4 * len(set(game.view(seat)["dealt_strips"]))
    low = draw(game, seat, width=80, height=18)
    assert len(low.splitlines()) <= 18
    assert f"Strip {game.view(seat)['dealt_strips'][0]}: " in low


@rule("KBM2-006")
def test_the_draft_names_what_lies_there() -> None:
    told = draw(start("kingsburg", 3, 1, {"modules": [2], "strips": "draft"}), 0)
    assert "Strips left: B×2 C×2 D×2 E×2 F×2" in told
    assert "Strip D: Armory, Griffin Ranch, Mercenary Camp, Siege Workshop" in told


@rule("KBM6-012", "KBM6-014", "KBM6-018")
def test_a_tile_says_what_it_gives() -> None:
    game = start("kingsburg", 3, 1, {"modules": [6], "tiles": "inverted"})
    told = draw(game, 0)
    assert "◆2G/2W/2S" in told  # of one kind, not any two
    assert "◆ 12 Duchess: 3 gold, and 1 VP for each other player" in told
    assert "◆ 1 Jester: the reward of the lowest advisor" in told
    assert "◆ 16 Wizard" not in told  # its sign says it all
    assert "◆5★" in told
    assert "◆ 1 Bouffon\N{NO-BREAK SPACE}: la récompense" in draw(game, 0, "fr")


@rule("KBM3-001")
def test_what_the_governors_of_others_do_can_be_read_too() -> None:
    t = at(w.RECRUIT, options={"modules": [3]}, governors={"A": "miner", "B": "duke", "C": "fairy"},
           goods={"A": "2 gold"})  # fmt: skip
    told = draw(t.game, 0)
    for name in ("Miner", "Duke", "Fairy"):
        assert any(f" {name}" in line and ": " in line for line in told.splitlines())
    assert "○ used" in told


@rule("KBM4-005", "KBS-005", "KBS-006", "KBS-024")
def test_the_enemy_is_as_strong_as_everything_makes_it() -> None:
    t = at(w.RECRUIT, options={"modules": [4]}, year=2, destiny="fierce_enemies", goods={"A": "2 gold"})
    assert "strength 3 to 5 · as things are, strength 4–6" in draw(t.game, 0)
    t = at(
        w.WINTER, options={"scenario": "goblin_valley"}, enemy="orcs_2_4", valley="goblins_2_3", rolls="1",
        goods={"B": "3 gold 3 wood 3 stone"},
    )  # fmt: skip
    assert t.kind == "lose"  # in the battle, with both cards turned up
    assert "Goblins 3 · win: 1W · lose: 2W2S1⌂1★ · together 7, with 2♙ for everybody" in draw(t.game, 0)


@rule("KBS-006")
def test_before_the_first_year_the_valleys_soldiers_are_those_of_that_year() -> None:
    game = start("kingsburg", 3, 3, {"modules": [3], "scenario": "goblin_valley"})
    assert game.asks[0].kind == "governor"
    assert "together 4–7, with 1♙ for everybody" in draw(game, 0)


@rule("KBM1-003", "KBM2-022")
def test_what_the_own_buildings_of_modules_do_can_be_read() -> None:
    t = at(w.CONSTRUCT, options={"modules": [1, 2]}, strips={"A": "D"}, buildings={"A": "armory"},
           goods={"A": "3 gold 3 wood 3 stone"})  # fmt: skip
    told = draw(t.game, 0).splitlines()
    for name in ("Armory", "Griffin Ranch", "Sawmill"):  # built, and what may come next
        assert any(line.startswith(name + ": ") for line in told)
    for name in ("Mercenary Camp", "Quarry", "Statue"):  # too early; in the basic game too
        assert not any(line.startswith(name + ": ") for line in told)
    assert not any(line.startswith("Armory: ") for line in draw(t.game, 1).splitlines())


@rule("KBS-012")
def test_everybody_knows_the_dragons_from_the_first_day() -> None:
    t = at(w.RECRUIT, options={"scenario": "dragons_shadow"}, enemy="dragons_5_9", goods={"A": "2 gold"})
    for seat in (None, 0, 1):
        told = draw(t.game, seat)
        assert "Dragons 9" in told
        assert "only you know" not in told
