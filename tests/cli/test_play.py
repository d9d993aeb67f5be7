"""Whole games at the terminal: by token and by number, in both languages, saved and taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer

from courtier import load, start
from courtier.cli import begin
from courtier.cli.app import app
from courtier.cli.choices import offers
from courtier.core.record import parse
from tests.cli.desk import PLAYS, lines, run, script


@pytest.mark.parametrize(("lang", "wins"), [("en", "wins."), ("fr", "l’emporte.")])
def test_a_whole_game_by_words_ends_in_the_same_record(tmp_path: Path, lang: str, wins: str) -> None:
    game, typed = script([None, "random", None], 11)
    kept = tmp_path / "kept.courtier"
    done = run("play", PLAYS, "--players", "me:Ana,bot:random,friend:Bob", "--seed", "11", "--lang", lang,
               typed=lines(typed) + f"{kept}\n")  # fmt: skip
    assert done.exit_code == 0, done.output
    assert wins in done.stdout
    again = load(kept.read_text())
    assert again.over
    assert again.choices == game.choices
    assert again.digest() == game.digest()


def test_a_finished_game_is_asked_for_until_a_file_takes_it(tmp_path: Path) -> None:
    game, typed = script([None, "random"], 11)
    wrong = [str(tmp_path), f"{tmp_path}/{'x' * 400}", f"{tmp_path}/a\0b"]
    kept = tmp_path / "kept.courtier"
    answers = "".join(f"{answer}\n" for answer in [*wrong, str(kept)])
    done = run("play", PLAYS, "--players", "me,bot:random", "--seed", "11", typed=lines(typed) + answers)
    assert done.exit_code == 0, done.output
    assert done.stdout.count("cannot be written") == 2
    assert load(kept.read_text()).digest() == game.digest()
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".courtier"] == [kept.name]


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    game, typed = script([None, None], 5)
    shadow = start(PLAYS, 2, 5)
    numbers = []
    for token, (seat, _) in zip(typed, game.choices, strict=True):
        numbers.append(next(str(o.number) for o in offers(shadow, seat) if str(o.option) == token))
        shadow.choose(token, seat)
    done = run(
        "play", PLAYS, "--players", "me,friend", "--seed", "5", "--save", tmp_path / "g", typed=lines(numbers)
    )
    assert done.exit_code == 0, done.output
    assert load((tmp_path / "g").read_text()).digest() == game.digest()


def test_the_usual_bot_takes_its_turns(tmp_path: Path) -> None:
    bots = [None, "knight"]
    game, typed = script(bots, 3)
    done = run(
        "play", PLAYS, "--players", "me,bot", "--seed", "3", "--save", tmp_path / "g", typed=lines(typed)
    )
    assert done.exit_code == 0, done.output
    assert load((tmp_path / "g").read_text()).digest() == game.digest()


def test_left_and_resumed_is_the_game_not_left(tmp_path: Path) -> None:
    game, typed = script([None, "random"], 8)
    path = tmp_path / "left.courtier"
    first = run("play", PLAYS, "--players", "me:Ana,bot:random", "--seed", "8",
                typed=lines(typed[:20]) + f"s {path}\nq\n")  # fmt: skip
    assert first.exit_code == 0, first.output
    assert len(load(path.read_text()).choices) < len(game.choices)
    second = run("resume", path, typed=lines(typed[20:]))
    assert second.exit_code == 0, second.output
    assert load(path.read_text()).digest() == game.digest()
    assert '"Ana", "Maud [bot:random]"' in path.read_text()


def test_play_resume_is_the_same_command(tmp_path: Path) -> None:
    path = tmp_path / "g"
    run("play", PLAYS, "--players", "me,friend", "--seed", "8", typed=f"1\n1\ns {path}\nq\n")
    done = run("play", "--resume", path, typed="l\nq\n")
    assert done.exit_code == 0, done.output
    assert "takes 1 gold" in done.stdout


def test_input_that_ends_keeps_the_game_where_resume_finds_it(home: Path) -> None:
    first = run("play", PLAYS, "--players", "me,bot:random", "--seed", "4", typed="1\n")
    assert first.exit_code == 0, first.output
    (saved,) = (home / "data" / "courtier" / "saves").iterdir()
    assert str(saved) in first.stdout.replace("\n", "")
    made = load(saved.read_text()).choices
    assert made
    again = run("resume", typed="q\n")
    assert again.exit_code == 0, again.output
    assert load(saved.read_text()).choices == made


def test_quitting_offers_to_save_and_takes_no_for_an_answer(home: Path) -> None:
    done = run("play", PLAYS, "--players", "me,bot:random", "--seed", "4", typed="1\nq\nno\n")
    assert done.exit_code == 0, done.output
    assert not (home / "data").exists()
    kept = run("play", PLAYS, "--players", "me,bot:random", "--seed", "4", typed="1\nq\n\n")
    assert "courtier resume" in kept.stdout
    assert len(list((home / "data" / "courtier" / "saves").iterdir())) == 1


def test_questions_when_nobody_said_who_plays(tmp_path: Path) -> None:
    answers = "9\n3\n\x07\nAna\nnobody\nfriend:Ana\nfriend:Bob\nbot:random\n\n"
    done = run("play", PLAYS, "--seed", "1", "--save", tmp_path / "g", typed=answers + "q\n")
    assert done.exit_code == 0, done.output
    assert '["Ana", "Bob", "Maud [bot:random]"]' in (tmp_path / "g").read_text()
    assert "Type a number from 2 to 5." in done.stdout
    assert "Two seats are called Ana." in done.stdout


def test_enter_takes_the_usual_seats(tmp_path: Path) -> None:
    run("play", PLAYS, "--save", tmp_path / "g", typed="\n\n\n\n\nq\n")
    assert '["Maud", "Odo [bot:knight]", "Berthe [bot:knight]"]' in (tmp_path / "g").read_text()


def test_a_number_of_seats_that_is_none_is_asked_again(tmp_path: Path) -> None:
    done = run("play", PLAYS, "--save", tmp_path / "g", typed=f"²\n{'9' * 5000}\n2\n\n\n\nq\n")
    assert done.exit_code == 0, done.output
    assert parse((tmp_path / "g").read_text()).seats == 2


def test_options_are_asked_when_none_were_said(tmp_path: Path) -> None:
    wrong = "?\ncity_of_moons=yes\ndifficulty=insane\nbuilders\n"
    typed = f"1\n\n{wrong}crowns difficulty=insane\nq\n"
    done = run("play", "paladins", "--seed", "1", "--save", tmp_path / "g", typed=typed)
    assert done.exit_code == 0, done.output
    assert '{"difficulty": "insane", "city_of_crowns": true}' in (tmp_path / "g").read_text()
    assert "insane: with city_of_crowns=true" in done.stdout  # what ? lists
    for said in ("city_of_moons", "only together with city_of_crowns=true", "builders"):
        assert said in done.stdout
    done = run("play", "paladins", "--save", tmp_path / "two", typed="2\n\n\n?\ncrowns\nq\n")
    assert '"city_of_crowns": true' in (tmp_path / "two").read_text()
    assert (
        "difficulty" not in done.stdout.partition("city_of_crowns =")[0]
    )  # two sit there: none of the rival's


def test_bots_alone_tell_their_story() -> None:
    done = run("play", PLAYS, "--players", "bot:random,bot:random", "--seed", "2")
    assert done.exit_code == 0, done.output
    assert "The five years are over." in done.stdout
    assert "wins." in done.stdout


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    for name in ("a", "b"):
        run("play", PLAYS, "--players", "bot:random,bot:random", "--seed", "2", "--save", tmp_path / name)
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_a_card_file_is_laid_over_and_wanted_again(tmp_path: Path) -> None:
    cards = tmp_path / "mine.toml"
    cards.write_text('[[building]]\nid = "statue"\ncost = { wood = 7 }\n')
    path = tmp_path / "g"
    done = run(
        "play",
        PLAYS,
        "--players",
        "me,friend",
        "--seed",
        "1",
        "--content",
        cards,
        "--save",
        path,
        typed="q\n",
    )
    assert "7W" in done.stdout
    assert run("resume", path, "--content", cards, typed="q\n").exit_code == 0
    assert run("check", path).exit_code == 2


def test_seats_are_a_number_in_every_command() -> None:
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    kinds = {
        name: option.metavar
        for name, command in commands.items()
        for option in command.params
        if "--seats" in option.opts
    }
    assert set(kinds) >= {"play", "sim", "arena", "tune", "load"}
    assert set(kinds.values()) == {"N"}


def test_so_many_seats_are_you_and_bots() -> None:
    assert begin.seating(3, None, None) == ["me", "bot", "bot"]
    assert begin.seating(None, "me,friend", None) == "me,friend"
    assert begin.seating(None, None, ["me", "exec:a, b"]) == ["me", "exec:a, b"]


def test_presets_set_options_and_options_go_before_them(tmp_path: Path) -> None:
    def modules(*more: str) -> str:
        path = tmp_path / "-".join(more).replace("=", "-")
        done = run("play", PLAYS, "--players", "me,friend", "--seed", "4", "--save", path, *more, typed="q\n")
        assert done.exit_code == 0, done.output
        return next((line for line in path.read_text().splitlines() if "modules" in line), "")

    assert modules("--preset", "first_game") == ""
    assert "[1, 2, 3, 4, 5, 6]" in modules("--preset", "full_house")
    assert "[5]" in modules("--preset", "full_house", "--option", "modules=5")


def test_a_surprise_is_told_and_the_same_with_the_same_seed(tmp_path: Path) -> None:
    said = []
    for name in ("a", "b"):
        bots = ("--players", "bot:random,bot:random", "--seed", "9", "--save", tmp_path / name)
        done = run("play", PLAYS, "--preset", "surprise", *bots)
        said.append(done.stdout)
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()
    assert "modules=" in said[0]


def test_a_surprise_without_anything_is_told_by_the_name_of_that_preset() -> None:
    said = set()
    for seed in range(6):
        done = run("play", "paladins", "--preset", "surprise", "--players", "bot:random", "--seed", str(seed))
        said.add(next(line for line in done.stdout.splitlines() if line.startswith("Drawn: ")))
    assert said == {"Drawn: first_game", "Drawn: city_of_crowns=true"}


def test_games_lists_presets_in_both_languages() -> None:
    assert "--preset full_house" in run("games").stdout
    assert "Surprise me" in run("games").stdout
    assert "Surprenez-moi" in run("games", "--lang", "fr").stdout
