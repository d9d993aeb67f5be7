"""Help and messages: every command and parameter explains itself in both languages, quickly and without surprises."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
import typer

from courtier.cli.app import app
from courtier.cli.help import help_words
from courtier.cli.speech import language_of, printable, surroundings
from courtier.core.words import LANGUAGES
from tests.cli.desk import run

GROUP: Any = typer.main.get_command(app)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_parameter_has_help(lang: str) -> None:
    words = help_words(lang)
    for name, command in GROUP.commands.items():
        told = " ".join(run(name, "--help", "--lang", lang).stdout.replace("│", " ").split())
        assert words(f"cli-{name}") in told
        for param in command.params:
            key = "cli-lang" if param.name == "lang" else f"cli-{name}.{param.name}"
            assert words(key).split(".")[0].split()[0] in told


def test_what_a_command_cannot_do_without_stands_outside_brackets_and_has_no_default() -> None:
    told = run("dataset", "--help").stdout
    assert " --out FOLDER [" in told
    assert "[None]" not in told


def test_help_speaks_the_language_asked_for() -> None:
    assert "Jouer dans ce terminal" in run("play", "--help", "--lang=fr").stdout
    assert "Play at this terminal" in run("play", "--help", "--lang", "en").stdout


def test_no_arguments_give_help() -> None:
    done = run()
    assert "kingsburg" not in done.output
    assert "replay" in done.output


@pytest.mark.parametrize(
    ("environ", "lang"),
    [({}, "en"), ({"LANG": "fr_CH.UTF-8"}, "fr"), ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"), ({"LANG": "de_DE"}, "en"),
     ({"COURTIER_LANG": "fr", "LC_ALL": "en_US"}, "fr"), ({"LC_MESSAGES": "FR"}, "fr")],
)  # fmt: skip
def test_the_language_of_the_surroundings(environ: dict[str, str], lang: str) -> None:
    assert surroundings(environ) == lang


def test_a_language_on_the_command_line_counts_before_it_is_parsed() -> None:
    assert language_of(["play", "--lang", "fr", "--nonsense"]) == "fr"
    assert language_of(["play", "--lang=fr"]) == "fr"
    assert language_of(["play", "--lang"]) == "en"


def test_control_characters_never_reach_the_terminal() -> None:
    assert printable("a\x1b[2Jb\x07\u202ec") == "a�[2Jb�" + "�c"
    assert printable("« à 65\u202f535 »\u00a0!\n") == "« à 65\u202f535 »\u00a0!\n"


def test_help_loads_neither_the_server_nor_a_title() -> None:
    """What makes `courtier --help` quick: nothing is imported that it does not need."""
    code = (
        "import sys\n"
        "from courtier.cli.app import app\n"
        "try:\n    app(['--help'])\n"
        "except SystemExit: pass\n"
        "heavy = ('litestar', 'sqlalchemy', 'uvicorn', 'courtier.titles.kingsburg', 'courtier.bots')\n"
        "print([name for name in heavy if name in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.stdout.strip().splitlines()[-1] == "[]", done.stderr
