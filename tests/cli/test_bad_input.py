"""Whatever is wrong with a command line or a file: one clear message, exit code 2, nothing changed."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from courtier import load, start
from courtier.cli.speech import Speech
from tests.cli.desk import BAD_INPUT, PLAYS, refused, run, script


@pytest.fixture(scope="module")
def record() -> str:
    game, _ = script(["random", "random"], 6)
    return game.record(names=["Ana", "Bob"])


@pytest.fixture
def file(tmp_path: Path, record: str) -> Path:
    path = tmp_path / "game.courtier"
    path.write_text(record)
    return path


COMMAND_LINES = [
    (["play", "chess"], "chess", "kingsburg"),
    (["sim", "chess"], "chess", "kingsburg"),
    (["play", PLAYS, "--players", "me"], "1", "2"),
    (["play", PLAYS, "--seats", "1"], "1", "2"),
    (["play", PLAYS, "--seats", "me,bot"], "--seats", ""),
    (["play", PLAYS, "--seats", "2", "--players", "me,bot"], "--seats", "--players"),
    (["play", PLAYS, "--players", "me,bot,bot,bot,bot,bot"], "6", "5"),
    (["play", PLAYS, "--players", "me,dog"], "dog", "bot:knight"),
    (["play", PLAYS, "--players", "me,bot:genius"], "genius", "greedy"),
    (["play", PLAYS, "--players", "me:Ana,friend:Ana"], "Ana", ""),
    (["play", PLAYS, "--players", f"me:{'x' * 25},bot"], "xxx", "24"),
    (["play", PLAYS, "--players", "me,bot", "--seed", "-1"], "-1", "2305843009213693951"),
    (["play", PLAYS, "--players", "me,bot", "--seed", "many"], "--seed", ""),
    (["play", PLAYS, "--players", "me,bot", "--option", "moons=1"], "moons", "ask_help"),
    (["play", PLAYS, "--players", "me,bot", "--option", "modules=1,7"], "modules", "1, 2, 3, 4, 5, 6"),
    (["play", PLAYS, "--players", "me,bot", "--option", "modules=1,1"], "modules", "1"),
    (["play", PLAYS, "--players", "me,bot", "--option", "strips=draft"], "strips", "modules=2"),
    (["play", PLAYS, "--option", "strips=draft"], "strips", "modules=2"),  # before anybody is asked who plays
    (["play", PLAYS, "--option", "modules=2", "--option", "modules=3"], "modules", "--option"),
    (["sim", "paladins", "--seats", "2", "--option", "difficulty=hard"], "difficulty", "1"),
    (["arena", "paladins", "greedy", "random", "--option", "difficulty=hard"], "difficulty", "1"),
    (
        ["play", "paladins", "--players", "me", "--option", "difficulty=insane"],
        "insane",
        "city_of_crowns=true",
    ),
    (["sim", PLAYS, "--seats", "2", "--option", "city_of_crowns=yes"], "city_of_crowns", "modules"),
    (["play", PLAYS, "--players", "me,bot", "--option", "modules"], "modules", "--option"),
    (["play", PLAYS, "--players", "me,bot", "--content", "nowhere.toml"], "nowhere.toml", ""),
    (["play", PLAYS, "--lang", "de"], "de", "en, fr"),
    (["play", PLAYS], "--players", "bot:knight"),
    (["resume", "nowhere"], "nowhere", ""),
    (["resume"], "saves", "courtier resume"),
    (["replay", "nowhere"], "nowhere", ""),
    (["replay"], "FILE", "--help"),
    (["rules", "KB-999"], "KB-999", ""),
    (["rules", "--search", "xyzzy"], "xyzzy", ""),
    (["rules", "--title", "chess"], "chess", "kingsburg"),
    (["rules", "--coverage", "--tests", "nowhere"], "--tests", ""),
    (["sim", PLAYS, "--games", "0"], "--games", "1"),
    (["sim", PLAYS, "--seats", "9"], "9", "5"),
    (["sim", PLAYS, "--bot", "random,genius"], "genius", "greedy"),
    (["sim", PLAYS, "--seats", "2", "--bot", "random,random,random"], "3", ""),
    (["serve", "--port", "70000"], "--port", "65535"),
    (["bench", "--seconds", "soon"], "--seconds", ""),
    (["bench", "chess"], "chess", "kingsburg"),
    (["bench", "chess", "--memory", "10"], "chess", "kingsburg"),
    (["dance"], "play", "--help"),
    (["play", "--jump"], "--jump", "--help"),
    (["play", PLAYS, "--seats"], "--seats", "--help"),
    (["sim", PLAYS, "--bot", f"search:{'9' * 5000}"], "search:999", "greedy"),
    (["sim", PLAYS, "random", "page"], "random page", "--help"),
]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("args", "names", "accepts"), COMMAND_LINES, ids=[" ".join(c[0])[:40] for c in COMMAND_LINES]
)
def test_a_command_line_that_cannot_be(
    args: list[str], names: str, accepts: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COURTIER_LANG", lang)
    message = refused(*args)
    assert names in message
    assert accepts in message


def test_messages_differ_by_language(monkeypatch: pytest.MonkeyPatch) -> None:
    english = refused("play", "chess")
    monkeypatch.setenv("COURTIER_LANG", "fr")
    assert refused("play", "chess") != english
    assert refused("play", "chess", "--lang", "en") == english


@pytest.mark.parametrize("args", [["play", "--jump"], ["play", PLAYS, "--seats"], ["sim", PLAYS, "random"]])
def test_nothing_of_the_parser_is_left_in_english(args: list[str]) -> None:
    said = [
        refused(*args, "--lang", lang).partition(Speech(lang)("cli-usage-help", command="").strip())[0]
        for lang in ("en", "fr")
    ]
    assert all(said)
    assert said[0] != said[1]


def test_a_broken_deck_names_file_card_and_key(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("[[building]\n")
    assert "broken.toml" in refused("play", PLAYS, "--players", "me,bot", "--content", broken)
    broken.write_text('[[building]]\nid = "statue"\ncost = { silver = 2 }\n')
    message = refused("sim", PLAYS, "--content", broken)
    assert "broken.toml" in message
    assert "statue" in message
    assert "cost.silver" in message


def cut_in_the_middle(record: str) -> str:
    return "\n".join(record.splitlines()[:30])


def half_a_line(record: str) -> str:
    return cut_in_the_middle(record)[:-4]


def another_hash(record: str) -> str:
    return re.sub(r"^content .*$", "content 0123456789abcdef", record, flags=re.MULTILINE)


def another_digest(record: str) -> str:
    return re.sub(r"^= 25 .*$", "= 25 0123456789abcdef", record, flags=re.MULTILINE)


def another_seed(record: str) -> str:
    return re.sub(r"^seed .*$", "seed 7", record, flags=re.MULTILINE)


def out_of_turn(record: str) -> str:
    head, _, body = record.partition("\n\n")
    seat, rest = body[0], body[1:]
    return f"{head}\n\n{1 - int(seat)}{rest}"


def no_such_seat(record: str) -> str:
    return record.replace("\n\n", "\n\n7 pass\n", 1)


def no_such_token(record: str) -> str:
    return record.replace("\n\n", "\n\n0 fly away\n", 1)


def withheld(record: str) -> str:
    return re.sub(r"^seed .*$", "seed withheld", record, flags=re.MULTILINE)


def unknown_option(record: str) -> str:
    return re.sub(r"^options .*$", 'options {"modules": [1]}', record, flags=re.MULTILINE)


def unknown_title(record: str) -> str:
    return record.replace("title kingsburg", "title chess", 1)


def not_a_record(record: str) -> str:
    return "Dear Odo,\n\nI win.\n"


SPOILERS = [cut_in_the_middle, half_a_line, another_hash, another_digest, another_seed, out_of_turn, no_such_seat,
            no_such_token, withheld, unknown_option, unknown_title, not_a_record]  # fmt: skip


@pytest.mark.parametrize("spoil", SPOILERS, ids=[spoil.__name__ for spoil in SPOILERS])
def test_a_spoiled_record_is_refused_everywhere_and_left_as_it_is(
    file: Path, record: str, spoil: Callable[[str], str]
) -> None:
    spoiled = spoil(record)
    assert spoiled != record
    file.write_text(spoiled)
    messages = {refused("resume", file), refused("replay", file)}
    assert len(messages) == 1
    done = run("check", file)
    assert done.exit_code == BAD_INPUT
    assert messages.pop().split()[0] in done.stdout
    assert file.read_text() == spoiled


def test_what_is_left_of_a_cut_record_can_be_taken(file: Path, record: str) -> None:
    file.write_text(half_a_line(record))
    assert "--cut" in refused("resume", file) or "Line" in refused("resume", file)
    assert run("check", "--cut", file).exit_code == 0
    assert run("replay", "--cut", file).exit_code == 0
    done = run("resume", "--cut", file, "--players", "me,friend", typed="q\nno\n")
    assert done.exit_code == 0, done.output
    assert file.read_text() == half_a_line(record), "a damaged record is never written over"


def test_check_goes_on_after_a_bad_file(tmp_path: Path, file: Path) -> None:
    done = run("check", tmp_path / "nowhere", file)
    assert done.exit_code == BAD_INPUT
    assert "✗" in done.stdout
    assert "✓" in done.stdout


def test_endless_input_is_told_in_one_sentence(file: Path, record: str) -> None:
    assert len(refused("play", "k" * 5000)) < 1500
    assert len(refused("rules", "k" * 5000)) < 1500
    file.write_text(record.partition("\n\n")[0] + "\n\n0 " + "x" * 5000 + "\n")
    assert len(refused("resume", "--cut", file)) < 1500
    assert run("check", "--cut", file).exit_code == BAD_INPUT


def test_files_that_are_no_text(tmp_path: Path) -> None:
    noise = tmp_path / "noise"
    noise.write_bytes(b"\xff\xfe\x00noise")
    assert "noise" in refused("replay", noise)
    assert str(tmp_path) in refused("replay", tmp_path)


def test_a_record_cannot_drive_the_terminal(file: Path, record: str) -> None:
    file.write_text(
        record.replace('"Ana"', '"\\u001b[2JEve\\u0007"').replace("\n\n", "\n\n0 \x1b[2Jpass\n", 1)
    )
    done = run("replay", file)
    assert "\x1b" not in done.output
    file.write_text(record.replace('"Ana"', '"\\u001b[2JEve\\u0007"'))
    done = run("replay", file)
    assert done.exit_code == 0, done.output
    assert "\x1b" not in done.output
    assert "Eve" in done.stdout


def test_play_never_begins_over_a_file_that_is_there(file: Path, record: str) -> None:
    assert "courtier resume" in refused("play", PLAYS, "--players", "me,bot", "--save", file)
    assert file.read_text() == record


def test_a_place_beyond_the_end_of_a_record(file: Path, record: str) -> None:
    last = len(load(record).choices)
    assert str(last) in refused("replay", file, "--at", str(last + 1))
    assert "1 to 2" in refused("replay", file, "--seat", "3")


def test_a_port_that_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run("serve", "--port", str(port))
    assert done.exit_code == BAD_INPUT
    assert str(port) in done.output
    assert "Traceback" not in done.output


def test_wrong_words_at_the_table_change_nothing() -> None:
    """The engine's own refusals are tested with the engine; here: the position after them is the one before."""
    game = start(PLAYS, 2, 3)
    before = game.digest()
    typed = "take silver\ninfluence king 6\n99\n-1\n\x00\n" + "x" * 10_000 + "\nq\nno\n"
    done = run("play", PLAYS, "--players", "me,friend", "--seed", "3", typed=typed)
    assert done.exit_code == 0, done.output
    assert game.digest() == before
