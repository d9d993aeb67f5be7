"""`courtier replay` and `courtier check` on good records; `courtier games`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from courtier import Game, start
from courtier.core.words import Phrase
from tests.cli.desk import PLAYS, run, script


@pytest.fixture(scope="module")
def game() -> Game:
    return script(["random", "random", "random"], 6)[0]


@pytest.fixture
def file(tmp_path: Path, game: Game) -> Path:
    path = tmp_path / "game.courtier"
    path.write_text(game.record(names=["Ana", "Bob [bot:random]", ""]))
    return path


def test_check_tells_what_was_checked(file: Path, game: Game) -> None:
    done = run("check", file, file)
    assert done.exit_code == 0
    told = " ".join(done.stdout.split())
    assert told.count("✓") == 2
    assert f"{len(game.choices)} choices" in told
    assert game.digest() in told


KEY = "000102030405060708090a0b0c0d0e0f"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_check_compares_the_deal_with_the_hash_that_was_published(tmp_path: Path, lang: str) -> None:
    game = start("kingsburg", 2, KEY)
    file = tmp_path / "game.courtier"
    file.write_text(game.record())
    right, wrong = str(game.sealed), "0" * 64
    for given in (right, f" {right.upper()} "):
        done = run("check", "--sealed", given, file, "--lang", lang)
        assert done.exit_code == 0, done.output
        assert Phrase("cli-sealed", {"sealed": right}).text(lang) in " ".join(done.stdout.split())
    done = run("check", "--sealed", wrong, file, "--lang", lang)
    assert done.exit_code == 2
    assert Phrase("record-sealed", {"sealed": wrong}).text(lang) in " ".join(done.output.split())
    file.write_text(game.record(seed=False))  # while it was played: without its key
    done = run("check", "--sealed", right, file, "--lang", lang)
    assert done.exit_code == 2
    assert Phrase("record-withheld").text(lang) in " ".join(done.output.split())


def test_check_finds_no_published_deal_in_a_position(tmp_path: Path) -> None:
    game = start("kingsburg", 2, KEY)
    file = tmp_path / "position.courtier"
    file.write_text(Game.from_data(game.to_data()).record())
    assert run("check", file).exit_code == 0
    assert run("check", "--sealed", str(game.sealed), file).exit_code == 2


def test_a_replay_into_a_pipe_is_the_whole_story(file: Path, game: Game) -> None:
    told = run("replay", file).stdout
    assert told.count("\n") > len(game.story(None))
    assert "Ana" in told
    assert "Bob" in told
    assert "[bot:" not in told
    assert "Score sheets" in told


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_replay_shows_the_board_after_so_many_choices(file: Path, game: Game, lang: str) -> None:
    for at in (0, 40, len(game.choices)):
        done = run("replay", file, "--at", str(at), "--lang", lang)
        assert done.exit_code == 0, done.output
        assert f" {at} " in done.stdout
        assert "Kingsburg" in done.stdout


def test_a_replay_from_a_seat_shows_what_it_knew(file: Path, game: Game) -> None:
    saw = next(
        (line for seat in range(3) for line in game.story(seat) if line["kind"] == "kingsburg-story-saw"),
        None,
    )
    assert saw is not None, "choose a seed in which somebody looks at the enemy"
    at, looker = str(saw["choice"]), saw["seat"]
    assert "only you know" in run("replay", file, "--at", at, "--seat", str(looker + 1)).stdout
    assert "only you know" not in run("replay", file, "--at", at).stdout


def test_games_are_listed() -> None:
    assert PLAYS in run("games").stdout
    told = json.loads(run("games", "--json").stdout)
    assert told[PLAYS]["seats"] == [2, 5]
    difficulty = told["paladins"]["options"][0]
    assert difficulty["only"] == [["insane", "city_of_crowns", [True]]]
    assert "insane: with city_of_crowns=true" in " ".join(run("games").stdout.replace("│", " ").split())
