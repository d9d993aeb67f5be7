"""What can be typed besides choices: refusals, rules, hints, undo, log, board, saving; and the curtain."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from courtier import load, start
from courtier.core.record import parse
from tests.cli.desk import PLAYS, lines, run, script


def at_the_table(typed: str, *more: str, seed: int = 3, seats: str = "me:Ana,friend:Bob") -> str:
    done = run("play", PLAYS, "--players", seats, "--seed", str(seed), *more, typed=typed + "q\nno\n")
    assert done.exit_code == 0, done.output
    return done.stdout


def test_a_question_mark_tells_what_is_refused_why_and_by_which_rule() -> None:
    told = at_the_table("1\n1\n?\n")
    assert "not now" in told
    assert "KB-047" in told
    only = at_the_table("1\n1\n? queen\n").rpartition("not now")[2]
    assert "Queen" in only
    assert "Wizard" not in only.partition("»")[0]


def test_nothing_refused_is_said() -> None:
    assert "Nothing is refused here" in at_the_table("?\n")


def test_a_refused_choice_gives_its_reason_and_r_opens_the_rule() -> None:
    told = at_the_table("1\n1\ninfluence king 6+6+6\nr\n")
    assert "(KB-047, r)" in told
    assert "KB-047 · Step b" in told


def test_r_finds_rules_by_id_and_by_word() -> None:
    told = at_the_table("r kb-1\nr statue\nr\nr xyzzy\n")
    assert "KB-001 · " in told
    assert "Statue (row B" in told
    assert "Which rule?" in told
    assert "There is no rule “xyzzy”" in told


def test_hint_log_board_help_and_all_choices() -> None:
    told = at_the_table("1\n1\nh\nl\nl 1\nb\nhelp\no\n")
    assert re.search(r"Expected lead: -?\d+\.\d ± \d+\.\d\. You would end with about \d+ points", told)
    assert re.search(r"Second: \d+: .*less by \d+\.\d ± \d+\.\d\.", " ".join(told.split()))
    assert "Compared with “" in told or "About as good as “" in told or "Better than “" in told
    assert "takes 1 gold" in told
    assert "Undo your last choice" in told
    assert told.count("13 3S") == 4  # three turns and the whole board


def test_a_key_of_french_keyboards_and_endless_digits_are_no_numbers() -> None:
    """int() refuses what str.isdigit() lets pass."""
    told = at_the_table(f"²\n{'9' * 5000}\nl ²\nr KB-{'9' * 5000}\n1\n")
    assert told.count("No such choice exists") == 2
    assert "There is no rule" in told
    assert "takes 1 gold" in told


def test_a_name_that_no_file_can_have_ends_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told = at_the_table(f"s {'x' * 400}\ns a\0b\ns ~nobody_at_all\n1\n")
    assert told.count("cannot be written") == 2
    assert (tmp_path / "~nobody_at_all").is_file()  # as a shell has it
    assert "takes 1 gold" in told


def test_wrong_numbers_and_words_change_nothing(tmp_path: Path) -> None:
    path = tmp_path / "g"
    told = at_the_table("99\n0\nfly away\ntake\n take  gold \n", "--save", str(path))
    assert "There is no choice 99: the numbers run from 1 to 3." in told
    assert "There is no choice 0" in told
    assert told.count("No such choice exists.") == 2
    assert [token for _, token in load(path.read_text()).choices] == ["take gold"]


def test_undo_goes_back_to_the_last_person_over_bots_and_redo_forward(tmp_path: Path) -> None:
    path = tmp_path / "g"
    told = at_the_table("u\n1\nu\n2\nredo\n", "--save", str(path), seed=1, seats="me:Ana,friend:Bob")
    assert "Nothing to undo" in told
    assert "Nothing to do again." in told
    assert [token for _, token in load(path.read_text()).choices] == ["take wood"]


def test_undo_stops_at_a_roll() -> None:
    assert "Nothing to undo" in at_the_table("1\n1\nu\n")


def test_choices_that_roll_are_marked() -> None:
    told = at_the_table("1\n")  # the second of two goods of favour: then the dice roll
    assert "1)!Take 1 gold" in told
    assert "! rolls or reveals" in told
    assert "1) Take 1 gold" in told


def test_saving_never_writes_over_something_else(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Odo,\n")
    typed = f"s {other}\ns {tmp_path}/new\ns {tmp_path}/new\ns /proc/nowhere/x\n"
    told = " ".join(at_the_table(typed).split())
    assert "holds something else" in told
    assert other.read_text() == "Dear Odo,\n"
    assert "cannot be written" in told
    assert load((tmp_path / "new").read_text()).choices == []


def test_two_people_get_a_curtain_only_while_there_are_secrets() -> None:
    game, typed = script([None, None], 1)
    looked = [line["choice"] for line in game.story(0) if line["kind"] == "kingsburg-story-looked"]
    assert looked, "choose a seed in which somebody looks at the enemy"
    told = at_the_table(lines(typed[: looked[0] - 1]), seed=1)
    assert "Hand the keyboard over." not in told
    told = at_the_table(lines(typed), seed=1)
    assert "Hand the keyboard over." in told


def test_each_person_sees_what_they_know_and_nothing_else() -> None:
    """Every screenful shows the enemy's face exactly when the person asked has looked at it."""
    _, typed = script([None, None], 1)
    shadow = start(PLAYS, 2, 1)
    knows: list[bool] = []
    for token in typed:
        seat = shadow.asks[0].seat
        enemy = shadow.view(seat)["enemy"]
        knows.append(enemy["card"] is not None and not enemy["revealed"])
        shadow.choose(token, seat)
    assert True in knows
    assert False in knows
    screens = at_the_table(lines(typed), seed=1).split("Kingsburg  ")[1:]
    assert ["only you know" in screenful for screenful in screens[: len(knows)]] == knows


@pytest.mark.parametrize("seats", ["moi:Ana,ami:Bob", "me:Ana,amie:Bob"])
def test_seats_may_be_said_in_french(tmp_path: Path, seats: str) -> None:
    path = tmp_path / "g"
    at_the_table("", "--save", str(path), "--lang", "fr", seats=seats)
    assert parse(path.read_text()).names == ["Ana", "Bob"]
