"""City of Crowns: options, records and cards that do not fit are one clear sentence each, in API and terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.cli.desk import refused
from tests.support import rule, walk

from courtier import CourtierError, load, start
from courtier.core.words import LANGUAGES

ON = {"city_of_crowns": True}
HARDER = '[[muster_card]]\nid = "village_reeves"\nneed = { influence = 3 }\n'
BROKEN = '[[negotiate_card]]\nid = "count_of_paris"\nicons = ["baker"]\n'


def sentence(error: CourtierError) -> str:
    """Said in both languages, each time in one line that ends."""
    for lang in LANGUAGES:
        said = error.text(lang)
        assert said.endswith(".")
        assert "\n" not in said
    return str(error)


@rule("COCS-004")
@pytest.mark.parametrize(
    ("title", "seats", "options", "words"),
    [("paladins", 1, {"difficulty": "insane"}, ["difficulty=insane", "city_of_crowns=true"]),
     ("paladins", 1, {"difficulty": "insane", "city_of_crowns": False}, ["difficulty=insane", "city_of_crowns=true"]),
     ("paladins", 2, {"difficulty": "insane", **ON}, ["difficulty", "1", "2"]),
     ("paladins", 1, {"difficulty": "mad", **ON}, ["mad", "easy, standard, hard, insane"]),
     ("kingsburg", 2, ON, ["kingsburg", "city_of_crowns", "modules"]),
     ("architects", 2, ON, ["architects", "city_of_crowns", "boards"]),
     ("paladins", 2, {"city_of_crowns": 1}, ["city_of_crowns", "1", "true, false"]),
     ("paladins", 2, {"city_of_crowns": "yes"}, ["city_of_crowns", "yes", "true, false"]),
     ("paladins", 2, {"city_of_crowns": None}, ["city_of_crowns", "None", "true, false"]),
     ("paladins", 2, {"city_of_crowns": [True]}, ["city_of_crowns", "true, false"]),
     ("paladins", 5, ON, ["5", "4"])],
)  # fmt: skip
def test_options_that_do_not_fit(title: str, seats: int, options: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(CourtierError) as caught:
        start(title, seats, 1, options)
    assert all(word in sentence(caught.value) for word in words)


@pytest.mark.parametrize(
    ("args", "words"),
    [(["play", "paladins", "--players", "me", "--option", "difficulty=insane"], ["insane", "city_of_crowns=true"]),
     (["sim", "kingsburg", "--seats", "2", "--option", "city_of_crowns=yes"], ["kingsburg", "city_of_crowns"]),
     (["sim", "paladins", "--seats", "2", "--option", "city_of_crowns=perhaps"], ["perhaps", "true, false"])],
)  # fmt: skip
def test_command_lines_that_do_not_fit(args: list[str], words: list[str]) -> None:
    message = refused(*args)
    assert all(word in message for word in words)


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    path = tmp_path / "cards.toml"
    path.write_text(HARDER)
    return path


@pytest.fixture(scope="module")
def record() -> str:
    game = start("paladins", 2, 3, ON)
    for n, _ in enumerate(walk(game, 3)):
        if n == 40:
            break
    return game.record()


def test_a_record_with_other_cards_of_the_expansion(record: str, cards: Path, tmp_path: Path) -> None:
    assert load(record).view(0)["crowns"] is not None
    with pytest.raises(CourtierError) as caught:
        load(record, content=cards)
    assert "--content" in sentence(caught.value)
    path = tmp_path / "game.courtier"
    path.write_text(record)
    assert "--content" in refused("replay", path, "--content", cards)


def test_a_record_that_says_it_is_of_the_base_game(record: str, tmp_path: Path) -> None:
    without = record.replace('"city_of_crowns": true', '"city_of_crowns": false')
    assert without != record
    with pytest.raises(CourtierError) as caught:
        load(without)
    assert "cards" in sentence(caught.value)
    path = tmp_path / "game.courtier"
    path.write_text(without)
    assert "cards" in refused("replay", path)


def test_cards_of_the_expansion_without_it(cards: Path) -> None:
    assert start("paladins", 2, 1, ON, content=cards).view(0)["crowns"] is not None
    with pytest.raises(CourtierError) as caught:
        start("paladins", 2, 1, content=cards)
    assert "muster_card" in sentence(caught.value)
    assert "muster_card" in refused("sim", "paladins", "--seats", "2", "--content", cards)


def test_a_broken_card_of_the_expansion(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(BROKEN)
    with pytest.raises(CourtierError) as caught:
        start("paladins", 2, 1, ON, content=path)
    assert all(word in sentence(caught.value) for word in ("broken.toml", "count_of_paris", "icons", "baker"))
    message = refused("sim", "paladins", "--seats", "2", "--option", "city_of_crowns=yes", "--content", path)
    assert all(word in message for word in ("broken.toml", "count_of_paris", "icons", "baker"))


@rule("COCS-003")
def test_a_rival_that_starts_beyond_the_end_of_the_track(tmp_path: Path) -> None:
    path = tmp_path / "high.toml"
    path.write_text('[[rival]]\nid = "rival"\nstart = { diplomacy = 13 }\n')
    with pytest.raises(CourtierError) as caught:
        start("paladins", 1, 1, ON, content=path)
    assert all(word in sentence(caught.value) for word in ("high.toml", "start", "12"))
    path.write_text('[[rival]]\nid = "rival"\nstart = { diplomacy = 12 }\n')
    game = start("paladins", 1, 1, ON, content=path)
    assert game.view(0)["rival"]["seat"]["attributes"]["diplomacy"] == 12
