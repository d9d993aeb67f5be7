"""An arena through the server's worker gives the same games as one in-process."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from courtier.arena.plan import Plan
from courtier.arena.play import play
from courtier.arena.workers import at_worker, stop


@pytest.fixture(autouse=True)
def nobody_stays_behind() -> Iterator[None]:
    yield
    stop()


@pytest.mark.parametrize(
    ("title", "bots"),
    [
        ("kingsburg", ("search:4", "knight")),
        ("paladins", ("search:1", "steward")),
        ("architects", ("steward", "knight")),
    ],
)
def test_the_same_row_to_the_byte(title: str, bots: tuple[str, ...]) -> None:
    plan = Plan(title, 2, bots, 1, 5, rounds=25)
    assert play(replace(plan, workers=True), 1).row == play(plan, 1).row


def test_scripts_and_programs_play_where_they_are() -> None:
    assert at_worker("chancellor")
    assert at_worker("search:8")
    assert not at_worker("script:hoarder")
    assert not at_worker("exec:./bot")
