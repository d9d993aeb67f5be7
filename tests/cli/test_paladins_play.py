"""Paladins at the terminal: a solo game against the rival, games of four, records, and figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from courtier import load, start
from tests.cli.desk import choose_all, lines, run


@pytest.mark.parametrize(("lang", "wins"), [("en", "Baligant wins."), ("fr", "Baligant l’emporte.")])
def test_a_lost_solo_game_names_the_rival_and_shows_its_sheet(tmp_path: Path, lang: str, wins: str) -> None:
    game = start("paladins", 1, 11, {"difficulty": "hard"})
    typed = choose_all(game, [None], 11)
    kept = tmp_path / "solo.courtier"
    done = run("play", "paladins", "--players", "me:Ana", "--seed", "11", "--option", "difficulty=hard",
               "--lang", lang, "--save", kept, typed=lines(typed))  # fmt: skip
    assert done.exit_code == 0, done.output
    assert load(kept.read_text()).digest() == game.digest()
    assert game.result == {"winners": []}
    ((_, sheet),) = game.opponents()
    assert sheet["rank"] == 1
    end = done.stdout[done.stdout.rindex("Score sheets" if lang == "en" else "Feuilles de score") :]
    assert wins in end
    assert f" {sheet['total']} " in end
    assert f" {game.scores()[0]['total']} " in end


def test_a_rival_that_is_beaten_comes_second() -> None:
    game = start("paladins", 1, 2)
    choose_all(game, ["random"], 2)
    state = game.state
    state.players[0].paid = 99  # type: ignore[attr-defined]
    assert game.result == {"winners": [0]}
    assert [sheet["rank"] for _, sheet in game.opponents()] == [2]


@pytest.mark.parametrize("seats", [1, 4])
def test_records_are_replayed_and_checked(tmp_path: Path, seats: int) -> None:
    path = tmp_path / "game.courtier"
    bots = ",".join(["bot:random"] * seats)
    assert run("play", "paladins", "--players", bots, "--seed", "5", "--save", path).exit_code == 0
    checked = run("check", path)
    assert checked.exit_code == 0, checked.output
    assert ("1 seat," in checked.stdout) == (seats == 1)
    told = run("replay", path).stdout
    assert "Score sheets" in told
    assert ("Baligant" in told) == (seats == 1)
    board = run("replay", path, "--at", "20")
    assert board.exit_code == 0
    assert "Paladins of the West Kingdom" in board.stdout


@pytest.mark.parametrize(("seats", "lang"), [(1, "fr"), (2, "en")])
def test_a_whole_game_with_city_of_crowns(tmp_path: Path, seats: int, lang: str) -> None:
    options = {"city_of_crowns": True} | ({"difficulty": "insane"} if seats == 1 else {})
    game = start("paladins", seats, 12, options)
    bots = [None, "random"][:seats]
    typed = choose_all(game, bots, 12)
    path = tmp_path / "crowns.courtier"
    said = [word for name, value in options.items() for word in ("--option", f"{name}={str(value).lower()}")]
    players = ",".join(["me:Ana", "bot:random"][:seats])
    done = run("play", "paladins", "--players", players, "--seed", "12", *said, "--lang", lang, "--save", path,
               typed=lines(typed))  # fmt: skip
    assert done.exit_code == 0, done.output
    assert load(path.read_text()).digest() == game.digest()
    for words in (("Secret order", "Muster cards", "Noble sets"), ("Ordre secret", "Cartes Mobiliser"))[
        lang == "fr"
    ]:
        assert words in done.stdout  # the new lines of the score sheet
    checked = run("check", path)
    assert checked.exit_code == 0, checked.output
    assert "♦" in run("replay", path, "--at", "30").stdout
    assert run("replay", path).exit_code == 0


def test_a_game_with_city_of_crowns_is_analysed(tmp_path: Path) -> None:
    game = start("paladins", 2, 5, {"city_of_crowns": True})
    choose_all(game, [None, "random"], 5, most=1)
    path = tmp_path / "begun.courtier"
    path.write_text(game.record(seed=True), encoding="utf-8")
    done = run("analyse", path, "--budget", "10", "--jobs", "1", "--json")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["analysed"] == len(game.choices)


@pytest.mark.parametrize("seats", [1, 4])
def test_many_games(seats: int) -> None:
    done = run("sim", "paladins", "--seats", str(seats), "--games", "3", "--json")
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert told["games"] == 3
    assert len(told["seats"]) == seats
    assert [rival["opponent"] for rival in told["opponents"]] == ["Baligant"] * (seats == 1)
    everybody = told["seats"] + told["opponents"]
    assert sum(seat["wins"] for seat in everybody) >= 3
    for seat in everybody:
        assert sum(seat["lines"].values()) == pytest.approx(seat["mean"], abs=0.01)


def test_the_rival_has_a_column_among_the_means() -> None:
    done = run("sim", "paladins", "--seats", "1", "--games", "2", "--lang", "fr")
    assert done.exit_code == 0, done.output
    assert "Baligant" in done.stdout
