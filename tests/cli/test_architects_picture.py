"""Architects' picture: complete, in both languages, at every width, at every moment, and drawn from the view alone."""

from __future__ import annotations

import copy
import io
import json
import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from courtier import Game, start
from courtier.cli import screen
from courtier.core.words import Phrase
from tests.support import walk

NAMES = ["Maud", "Odo", "Berthe", "Tancred", "Ida"]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"opponent": "constantine", "boards": "variable", "promo_boards": True}),
    (2, {"opponent": "helena", "level": "master"}),
    (5, {"boards": "variable", "promo_cards": True, "starting_apprentice": True}),
]


def draw(game: Game, view: object, lang: str, width: int, height: int = screen.ALL) -> str:
    console = Console(width=width, file=io.StringIO(), record=True, highlight=False)
    names = NAMES[: len(game.scores())]
    picture = game.title.picture(json.loads(json.dumps(view)), lang, names, game.content)
    console.print(picture, height=height)
    return console.export_text()


def at(seats: int, kind: str, seed: int = 3, **options: Any) -> Game:
    """The first moment of a game at which this is asked."""
    game = start("architects", seats, seed, options)
    while game.asks[0].kind != kind:
        game.choose(game.options(game.asks[0].seat)[0], game.asks[0].seat)
    return game


def view_of(game: Game, seat: int | None) -> Any:
    return copy.deepcopy(dict(game.view(seat)))


def line_of(told: str, start: str) -> str:
    return next(line for line in told.splitlines() if line.startswith(start))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_every_moment_of_a_game_can_be_drawn_within_the_width(lang: str, width: int) -> None:
    for seats, options in TABLES:
        for n, game in enumerate(walk(start("architects", seats, 4, options), 4)):
            if n % 150 == 90 or game.over:
                for seat in (None, n % seats):
                    told = draw(game, game.view(seat), lang, width)
                    assert max(cell_len(line) for line in told.splitlines()) <= width


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_can_be_drawn(lang: str) -> None:
    game = at(2, "turn")
    seat = game.asks[0].seat
    view = view_of(game, seat)
    decks = game.content.data()
    me = view["seats"][seat]
    me["apprentices"] = [card["id"] for card in decks["apprentice"]]
    view["own"]["hand"] = [card["id"] for card in decks["building"]]
    me["built"] = [{"id": card["id"], "vp": card["vp"], "bonus": 1} for card in decks["building"]]
    told = ""
    for board in decks["board"]:
        me["character"] = board["id"]
        told = draw(game, view, lang, 140)
        assert Phrase("architects-board-" + board["id"]).text(lang) in told
    for deck, named in (("apprentice", "family"), ("building", "id")):
        for card in decks[deck]:
            assert Phrase(f"architects-{deck}-{card[named]}").text(lang) in told
    assert "architects-" not in told


def test_the_picture_holds_everything() -> None:
    game = at(5, "turn")
    told = draw(game, game.view(game.asks[0].seat), "en", 140)
    for word in (
        "Architects of the West Kingdom", "Turns", "Tax pool § 4  ⚑ 0/24", "Quarry", "King’s Storehouse", "Guardhouse",
        "Prison", "Black Market  small", "go-between", "Guildhall  0/24", "Cathedral  ▸1 1g 2★", "Ignores 2 tax",
        "10–14 No Black Market", "0–4 No Cathedral", "Plans in hand", *NAMES):  # fmt: skip
        assert word in told
    assert line_of(told, "Guildhall").endswith("······ ······ ↻····· ↻····⚑")


def test_groups_stand_at_their_places_by_letter() -> None:
    game = at(2, "turn", opponent="helena")
    view = view_of(game, 0)
    places = {place["id"]: place for place in view["locations"]}
    places["quarry"]["workers"] = [3, 1, 0]
    places["mines"]["workers"] = [0, 0, 12]
    view["prison"] = [0, 7, 2]
    view["market"] = [-1, 2, 0]
    view["guildhall"]["workers"] = [2, 0, 1]
    told = draw(game, view, "en", 100)
    assert " M3  O1 " in line_of(told, "Quarry")
    assert " ◆12 " in line_of(told, "Mines")
    assert " O7  ◆2 " in told
    assert "☺/1▤ (5)  ◆ " in told
    assert line_of(told, "Guildhall").endswith("3/16  ◆MO· ···· ↻··· ↻··⚑")


@pytest.mark.parametrize("seats", [1, 3])
def test_what_the_next_worker_gets_is_what_it_gets(seats: int) -> None:
    """The picture's promise against the rules, apprentices included."""
    checked = 0
    goods = {"s": "stone", "w": "wood", "¤": "silver"}
    for game in walk(start("architects", seats, 6, {"starting_apprentice": True}), 6):
        ask = game.asks[0] if not game.over else None
        if ask is None or ask.kind != "turn" or len(game.choices) % 5:
            continue
        told = draw(game, game.view(ask.seat), "en", 100)
        for place, name in (("quarry", "Quarry"), ("forest", "Forest"), ("silversmith", "Silversmith")):
            if f"place {place}" not in map(str, game.options(ask.seat)):
                continue
            found = re.match(rf"{name} +→(\d+)([sw¤]) ", told[told.index(name) :])
            assert found, told
            thing = goods[found[2]]
            then = game.clone()
            then.choose(f"place {place}", ask.seat)
            before, after = (g.view(ask.seat)["seats"][ask.seat] for g in (game, then))
            had = before["silver"] if thing == "silver" else before["goods"][thing]
            has = after["silver"] if thing == "silver" else after["goods"][thing]
            assert has - had == int(found[1])
            checked += 1
    assert checked > 10


def test_apprentices_with_coins_and_prices() -> None:
    game = at(2, "turn")
    seat = game.asks[0].seat
    view = view_of(game, seat)
    view["display"][0] |= {"id": "acolyte_clay", "coins": 2}
    view["display"][7] |= {"id": None}
    view["own"]["hire"][0] = view["seats"][seat]["silver"]
    told = draw(game, view, "en", 80)
    assert f"✓{view['seats'][seat]['silver']}¤ (+2¤) [T] +1✝" in told
    assert "♗ +2c" in told
    assert "✗7¤" not in told.splitlines()[-1]


def test_plans_say_what_is_short_for_their_owner_only() -> None:
    game = at(2, "turn")
    seat = game.asks[0].seat
    view = view_of(game, seat)
    me = view["seats"][seat]
    view["own"] |= {"hand": ["keep", "well"], "buildable": ["well"]}
    me["goods"] |= {"wood": 4, "stone": 2, "gold": 0, "marble": 3}
    told = draw(game, view, "en", 100)
    assert re.search(r"Keep +5w 2s 2g .* ✗ 1w 2g ", told)
    assert re.search(r"Well +2w 2s .* ✓ ", told)
    me["character"] = "therese"  # gold and marble pay for each other
    assert re.search(r"Keep +5w 2s 2g .* ✗ 1w( \[|  )", draw(game, view, "en", 100))
    me["character"] = "lothaire"  # one wood or stone less
    assert re.search(r"Keep +5w 2s 2g .* ✗ 2g ", draw(game, view, "en", 100))
    assert "Plans in hand" not in draw(game, view_of(game, None), "en", 100)


@pytest.mark.parametrize("seed", [1, 2])
def test_short_and_buildable_never_contradict_each_other(seed: int) -> None:
    options = {"boards": "variable", "promo_boards": True}
    for n, game in enumerate(walk(start("architects", 4, seed, options), seed)):
        if n % 120 or game.over:
            continue
        for seat in range(4):
            view: Any = game.view(seat)
            told = draw(game, view, "en", 100)
            for id in view["own"]["hand"]:
                name = Phrase("architects-building-" + id).text("en")
                line = next(row for row in told.splitlines() if re.match(rf"{name} +\d+[cwsgm]", row))
                assert ("✓ " in line.replace("✓▣", "")) == (id in view["own"]["buildable"])
                assert re.search(r"✗ (\d+[cwsgm]|\[)", line) or id in view["own"]["buildable"]


def test_the_packet_of_the_draft_comes_first() -> None:
    game = start("architects", 3, 5)
    low = draw(game, game.view(0), "en", 80, height=10)
    assert "Pass on all but one" in low
    assert "Quarry" not in low
    assert "Pass on all but one" not in draw(game, game.view(None), "en", 80)


def test_a_low_screen_keeps_what_matters_now() -> None:
    game = at(2, "turn")
    low = draw(game, game.view(game.asks[0].seat), "en", 80, height=11)
    assert "Quarry" in low
    assert "Cathedral" not in low
    assert len(low.splitlines()) <= 11


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        ([("does", "quarry")], "→ did: Stone"),
        ([("cannot", "hire"), ("does", "forest")], "✗ could not: Hiring  → did: Timber"),
        ([("muster", "guardhouse")], "→ short of workers, so first: Watch"),
        ([("fallback", "silversmith")], "→ neither half possible, so: Coin"),
        ([("returns", "quarry")], "→ no worker at home, so one back from the Quarry"),
        ([("passes", "guildhall")], "→ no worker to bring home: passes"),
    ],
)
def test_the_opponent_says_what_it_weighed(plan: list[tuple[str, str]], said: str) -> None:
    game = at(1, "turn", opponent="helena", level="novice")
    view = view_of(game, 0)
    view["opponent"] |= {
        "scheme": {"id": "scheme_01", "top": "cathedral", "bottom": "quarry"},
        "plan": [{"result": result, "half": half} for result, half in plan],
    }
    told = draw(game, view, "en", 140)
    assert "Helena  devious  Novice" in told
    assert "Chapter house / Stone (right half first)" in told
    assert said in told
    assert "our own design" in told


def test_the_last_round_is_announced_with_its_turns() -> None:
    game = at(2, "turn")
    view = view_of(game, 0)
    assert "last round" not in draw(game, view, "en", 100)
    view["left"] = 2
    assert "last round: 2 turns left" in draw(game, view, "en", 100)
    assert "dernier tour : encore 2 joueurs  Caisse des taxes" in draw(game, view, "fr", 80)
