"""A title from outside, with no picture and with secret simultaneous choices, plays at the same terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from courtier import load
from courtier.cli.begin import read_options
from courtier.core.table_options import OptionError
from tests.cli.desk import refused, run
from tests.core.tiny.register import registered
from tests.core.tiny.title import TINY


@pytest.fixture(autouse=True)
def tiny(tmp_path: Path) -> Iterator[None]:
    with registered(tmp_path):
        yield


def test_it_is_listed_with_its_options() -> None:
    told = run("games").stdout
    assert "tiny" in told
    assert "rounds = 2, 3, 4" in told


def test_which_game_must_then_be_said() -> None:
    assert "kingsburg" in refused("play")
    assert "tiny" in refused("play")


@pytest.mark.parametrize(
    ("given", "value"),
    [("peeking=no", False), ("peeking=true", True), ("rounds=4", 4), ("gifts=1,3", (1, 3)), ("gifts=", ())],
)
def test_options_are_read_as_their_kind(given: str, value: object) -> None:
    assert read_options(TINY, [given])[given.partition("=")[0]] == value


@pytest.mark.parametrize("given", ["rounds=9", "peeking=perhaps", "gifts=7", "depth=3"])
def test_a_value_that_is_not_accepted(given: str) -> None:
    with pytest.raises(OptionError):
        read_options(TINY, [given])
    assert given.partition("=")[0] in refused("play", "tiny", "--players", "me,bot", "--option", given)


def test_secret_choices_go_behind_a_curtain_each(tmp_path: Path) -> None:
    path = tmp_path / "g"
    typed = "reserve 0\n" + "\n1\n" * 40
    done = run("play", "tiny", "--players", "me:Ana,friend:Bob", "--seed", "1", "--option", "peeking=no",
               "--save", path, typed=typed)  # fmt: skip
    assert done.exit_code == 0, done.output
    assert done.stdout.count("Hand the keyboard over.") >= 3
    assert "Tiny" in done.stdout
    assert load(path.read_text()).over


def test_its_rules_are_found() -> None:
    assert "Each round the next host" in " ".join(run("rules", "TINY-001").stdout.split())


def test_bots_play_it() -> None:
    assert run("sim", "tiny", "--games", "3", "--seats", "3").exit_code == 0
