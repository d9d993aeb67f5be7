"""Titles: found through entry points, and strict about seats and table options, saying what would be accepted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import courtier
from courtier import OptionError, start, titles
from courtier.core.table_options import OptionSpec
from courtier.core.title import title_named
from courtier.core.words import Phrase
from tests.core.tiny.register import distribution, registered
from tests.core.tiny.state import TinyState
from tests.core.tiny.title import TINY, Tiny
from tests.support import ROOT

SOURCE = Path(courtier.__file__).parent.parent  # src, or the compiled build


def test_a_title_from_outside_is_found_by_its_entry_point(tmp_path: Path) -> None:
    """In a process of its own: a stranger's package on the path is enough."""
    distribution(tmp_path)
    program = (
        "from courtier import start, titles\n"
        "assert list(titles()) == sorted(titles()) and {'kingsburg', 'tiny'} <= set(titles())\n"
        "g = start('tiny', 2, 1)\n"
        "print(g.asks[0].prompt('fr'), g.options(0)[0])\n"
    )
    path = os.pathsep.join([str(SOURCE), str(ROOT), str(tmp_path)])
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.stdout == "Fixez le prix minimal reserve 0\n", done.stderr


def test_a_broken_title_leaves_the_others_playable(tmp_path: Path) -> None:
    distribution(tmp_path, "[courtier.titles]\nbroken = tests.core.tiny.nowhere:TITLE\n", "broken")
    sys.path.append(str(tmp_path))
    titles.cache_clear()
    try:
        with pytest.warns(UserWarning, match="'broken' .*nowhere.* does not load"):
            assert "broken" not in titles()
        assert start("kingsburg", 2, 1).asks
    finally:
        sys.path.remove(str(tmp_path))
        titles.cache_clear()


def test_saved_classes_have_names_of_their_own() -> None:
    for title in titles().values():
        title.check_names()

    class Double(Tiny):
        pieces = (*Tiny.pieces, type("Bid", (), {}))

    with pytest.raises(ValueError, match=r"tiny.*Bid"):
        Double().check_names()


def test_a_title_comes_and_goes_with_its_package(tmp_path: Path) -> None:
    assert titles()["tiny"] is TINY
    site = next(entry for entry in sys.path if (Path(entry) / "courtier_tiny-1.0.dist-info").exists())
    sys.path.remove(site)
    titles.cache_clear()
    assert "tiny" not in titles()
    with pytest.raises(OptionError) as error:
        start("tiny", 2)
    assert error.value.said.key == "title-unknown"
    with registered(tmp_path):
        assert titles()["tiny"] is TINY
    sys.path.append(site)
    titles.cache_clear()
    assert title_named("tiny") is TINY


def test_titles_stays_a_function_when_the_package_of_that_name_is_imported() -> None:
    program = "import courtier.titles.kingsburg.title\nfrom courtier import titles\nprint('kingsburg' in titles())\n"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
    )
    assert done.stdout == "True\n", done.stderr


def refusal(**asked: Any) -> Phrase:
    with pytest.raises(OptionError) as error:
        start(**{"title": "tiny", "seats": 2, "seed": 1, **asked})
    for lang in ("en", "fr"):
        assert error.value.text(lang)
    assert str(error.value) == error.value.text("en")
    return error.value.said


def test_an_unknown_title_is_answered_with_the_known_ones() -> None:
    said = refusal(title="chess")
    assert said.key == "title-unknown"
    assert said.args["name"] == "chess"
    assert str(said.args["known"]).split(", ") == list(titles())


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**30])
def test_the_number_of_seats_must_fit(seats: int) -> None:
    said = refusal(seats=seats)
    assert said.key == "seats-number"
    assert (said.args["few"], said.args["many"], said.args["seats"]) == (2, 4, str(seats))


@pytest.mark.parametrize("seed", [-1, 2**61, 10**30, "", "7", "0" * 31, "0" * 33, "g" * 32, "A" * 32])
def test_a_seed_is_a_number_in_range_or_a_key(seed: int | str) -> None:
    said = refusal(seed=seed)
    assert said.key == "seed-range"
    assert said.args["seed"] == str(seed)


@pytest.mark.parametrize("wrong", [2.0, "2", [2]])
@pytest.mark.parametrize("name", ["seats", "seed"])
def test_a_wrong_type_is_refused_by_either_build(name: str, wrong: object) -> None:
    """Compiled code checks the types of its arguments by itself."""
    with pytest.raises((OptionError, TypeError)):
        start(**{"title": "tiny", "seats": 2, "seed": 1, name: wrong})  # type: ignore[arg-type]


def test_the_largest_seed_and_no_seed_are_fine() -> None:
    assert start("tiny", 2, 2**61 - 1).seed == 2**61 - 1
    drawn = [start("tiny", 2).seed for _ in range(3)]
    assert len(set(drawn)) == 3


def test_an_unknown_option_is_answered_with_the_known_ones() -> None:
    said = refusal(options={"modules": [1]})
    assert said.key == "option-unknown"
    assert (said.args["name"], said.args["known"]) == ("modules", "peeking, rounds, gifts")


@pytest.mark.parametrize(
    ("name", "value", "known"),
    [
        ("peeking", 1, "true, false"),
        ("peeking", "yes", "true, false"),
        ("peeking", None, "true, false"),
        ("rounds", 5, "2, 3, 4"),
        ("rounds", "3", "2, 3, 4"),
        ("rounds", [3], "2, 3, 4"),
        ("rounds", True, "2, 3, 4"),
        ("rounds", 3.0, "2, 3, 4"),
    ],
)
def test_an_option_says_which_values_it_takes(name: str, value: object, known: str) -> None:
    said = refusal(options={name: value})
    assert said.key == "option-value"
    assert (said.args["name"], said.args["known"]) == (name, known)
    assert said.args["value"] == str(value)


@pytest.mark.parametrize(
    ("value", "wrong"), [([1, 7], "7"), ([True], "True"), (["2", 1], "'2'"), ((5, 6), "5, 6")]
)
def test_of_several_values_those_are_named_that_it_does_not_take(value: object, wrong: str) -> None:
    said = refusal(options={"gifts": value})
    assert said.key == "option-value"
    assert (said.args["name"], said.args["value"], said.args["known"]) == ("gifts", wrong, "1, 2, 3, 4")


@pytest.mark.parametrize("value", [1, "12", "1,2", {}, None])
def test_an_option_of_several_values_takes_a_list(value: object) -> None:
    said = refusal(options={"gifts": value})
    assert said.key == "option-list"
    assert (said.args["name"], said.args["value"], said.args["example"]) == ("gifts", str(value), "[1, 2]")


def test_options_take_effect_and_stand_in_record_and_position() -> None:
    game = start("tiny", 2, 1, {"gifts": [1], "peeking": False})
    assert game.options_in_force == {"peeking": False, "rounds": 3, "gifts": (1,)}
    assert game.to_data()["options"] == game.options_in_force
    assert 'options {"peeking": false, "rounds": 3, "gifts": [1]}' in game.record()
    assert game.view()["coins"] == [7, 7]
    game.choose("reserve 0", 0)
    assert [ask.kind for ask in game.asks] == ["bid", "bid"]
    assert start("tiny", 2, 1).options_in_force == {"peeking": True, "rounds": 3, "gifts": ()}


def test_kinds_of_options() -> None:
    assert [spec.kind for spec in TINY.options] == ["flag", "one", "several"]
    assert OptionSpec("side", "blue", ("blue", "red")).kind == "one"
    assert OptionSpec("side", "blue", ("blue", "red")).accepts("red")


def test_a_title_knows_its_worth_and_its_cards() -> None:
    game = start("tiny", 3, 4)
    game.choose("reserve 0", 0)
    game.choose("peek", 0)
    assert isinstance(game.state, TinyState)
    assert TINY.evaluate(game.state, 0) == -1.0
    assert TINY.evaluate(game.state, 1) == 0.0
    content, _ = TINY.load(None)
    assert [card["id"] for card in TINY.content_data(content)["gem"]] == ["opal", "pearl", "garnet", "ruby"]
    assert TINY.load(None)[1] is TINY.load(None)[1]
