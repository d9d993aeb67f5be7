"""A title that brings no encoder: whoever needs one says so in one sentence; what needs none works."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from courtier import OptionError, start
from courtier.research.seated import batch
from courtier.research.text import prompt, read
from tests.cli.desk import refused
from tests.core.tiny.register import registered
from tests.support import played

PLAYS = "tiny"


@pytest.fixture(autouse=True)
def tiny(tmp_path: Path) -> Iterator[None]:
    with registered(tmp_path):
        yield


def refusal(call: Callable[[], object]) -> str:
    with pytest.raises(OptionError, match="make_encoder") as caught:
        call()
    return str(caught.value)


def test_environments_say_that_it_has_no_encoder() -> None:
    aec, gym = (pytest.importorskip(f"courtier.research.{name}") for name in ("aec", "gym"))
    said = {
        refusal(lambda: start(PLAYS, 2, 1).encoder),
        refusal(lambda: batch(PLAYS, 2, 4)),
        refusal(lambda: aec.env(PLAYS)),
        refusal(lambda: aec.parallel_env(PLAYS)),
        refusal(lambda: gym.CourtierEnv(PLAYS)),
        refusal(lambda: gym.CourtierVectorEnv(PLAYS)),
        refusal(lambda: prompt(start(PLAYS, 2, 1), 0, full=False)),
    }
    assert len(said) == 1
    assert "\n" not in said.pop()


def test_commands_say_it_too(tmp_path: Path) -> None:
    record = tmp_path / "game.courtier"
    record.write_text(played(PLAYS, 2, 1).record(), encoding="utf-8")
    for command in (["encoding", PLAYS], ["dataset", record, "--out", tmp_path / "made"]):
        assert "make_encoder" in refused(*command)
    assert not (tmp_path / "made").exists()


def test_learn_says_it_before_it_plays() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed (extra: learn)")
    assert "make_encoder" in refused("learn", PLAYS, "--minutes", "1")


def test_a_language_model_needs_none() -> None:
    game = start(PLAYS, 2, 1)
    asked = prompt(game, game.asks[0].seat)
    option = game.options(game.asks[0].seat)[0]
    assert str(option) in asked
    assert read(game, game.asks[0].seat, f"answer: {option}").option is option
