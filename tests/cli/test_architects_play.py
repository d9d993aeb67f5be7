"""Architects at the terminal: alone and in twos against the opponent, games of several, records, figures, rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from courtier import load, start
from tests.cli.desk import choose_all, lines, refused, run

SOLO: dict[str, Any] = {"opponent": "helena", "level": "master"}


def test_a_lost_solo_game_names_the_opponent_and_shows_its_sheet(tmp_path: Path) -> None:
    game = start("architects", 1, 11, SOLO)
    typed = choose_all(game, [None], 11)
    kept = tmp_path / "solo.courtier"
    done = run("play", "architects", "--players", "me:Ana", "--seed", "11", "--option", "opponent=helena",
               "--option", "level=master", "--save", kept, typed=lines(typed))  # fmt: skip
    assert done.exit_code == 0, done.output
    assert load(kept.read_text()).digest() == game.digest()
    ((_, sheet),) = game.opponents()
    assert (game.result, sheet["rank"]) == ({"winners": []}, 1)
    french = run("replay", kept, "--lang", "fr").stdout
    for told, head, wins, own in (
        (done.stdout, "Score sheets", "Helena wins.", "Temper"),  # a category of the opponent's alone
        (french, "Feuilles de score", "Hélène l’emporte.", "Tempérament"),
    ):
        end = told[told.rindex(head) :]
        for word in (wins, own, f" {sheet['total']} ", f" {game.scores()[0]['total']} "):
            assert word in end


def test_an_opponent_that_is_beaten_keeps_its_own_categories_in_the_sheet(tmp_path: Path) -> None:
    game = start("architects", 2, 3, {"opponent": "helena"})
    choose_all(game, ["random", "random"], 3)
    (first, second), ((_, sheet),) = game.scores(), game.opponents()
    assert sorted([first["rank"], second["rank"], sheet["rank"]]) == [1, 2, 3]
    path = tmp_path / "three.courtier"
    path.write_text(game.record(names=["Ana", "Odo"]))
    end = run("replay", path).stdout
    end = end[end.rindex("Score sheets") :]
    for word in ("Ana", "Odo", "Helena", "Level", "Temper", f" {sheet['total']} "):
        assert word in end


@pytest.mark.parametrize(("seats", "option"), [(1, "opponent=constantine"), (3, "boards=variable")])
def test_records_are_replayed_and_checked(tmp_path: Path, seats: int, option: str) -> None:
    path = tmp_path / "game.courtier"
    bots = ",".join(["bot:random"] * seats)
    played = run("play", "architects", "--players", bots, "--seed", "5", "--option", option, "--save", path)
    assert played.exit_code == 0, played.output
    assert option.split("=")[1] in path.read_text()
    checked = run("check", path)
    assert checked.exit_code == 0, checked.output
    assert ("1 seat," in checked.stdout) == (seats == 1)
    told = run("replay", path).stdout
    assert "Score sheets" in told
    assert ("Constantine" in told) == (seats == 1)
    board = run("replay", path, "--at", "20")
    assert board.exit_code == 0
    assert "Architects of the West Kingdom" in board.stdout
    assert "Guildhall" in board.stdout


@pytest.mark.parametrize(
    ("seats", "options", "opponents"),
    [(1, [], ["Constantine"]), (2, ["opponent=helena"], ["Helena"]), (5, ["promo_cards=true"], [])],
)
def test_many_games(seats: int, options: list[str], opponents: list[str]) -> None:
    chosen = [word for option in options for word in ("--option", option)]
    done = run("sim", "architects", "--seats", str(seats), "--games", "3", "--json", *chosen)
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert told["games"] == 3
    assert len(told["seats"]) == seats
    assert [rival["opponent"] for rival in told["opponents"]] == opponents
    everybody = told["seats"] + told["opponents"]
    assert sum(seat["wins"] for seat in everybody) >= 3
    for seat in everybody:
        assert sum(seat["lines"].values()) == pytest.approx(seat["mean"], abs=0.01)


def test_an_option_that_is_not_there_is_refused_with_what_would_do() -> None:
    said = refused("sim", "architects", "--games", "1", "--option", "opponent=nobody")
    assert "constantine" in said
    assert "opponent" in refused("sim", "architects", "--games", "1", "--option", "rival=helena")


@pytest.mark.parametrize("id", ["ARC-001", "ARCV-008", "ARCS-003"])
def test_rules_are_found_by_id(id: str) -> None:
    for lang in ("en", "fr"):
        done = run("rules", id, "--lang", lang)
        assert done.exit_code == 0, done.output
        assert id in done.stdout
