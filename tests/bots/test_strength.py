"""What the lobby says of the levels is what the document says."""

from __future__ import annotations

import re

import pytest

from courtier import titles
from courtier.bots import levels
from courtier.bots.strength import strength
from tests.support import ROOT

COLUMNS = ("kingsburg", "paladins", "architects")


def row(begins: str) -> list[str]:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith(f"| {begins}"))
    return [cell.strip() for cell in line.split("|")[2:-1]]


@pytest.mark.parametrize("title", COLUMNS)
def test_the_levels_are_as_strong_as_the_document_says(title: str) -> None:
    below = ["random", *levels()]
    at = 2 * COLUMNS.index(title)
    for weaker, level in zip(below, levels(), strict=False):
        known = strength(title, level)
        assert known is not None
        share = re.match(r"(\d+) %", row(f"{level} against {weaker}")[at])
        assert share is not None
        assert known.won == int(share[1]), level
    known = strength(title, levels()[-1])
    assert known is not None
    assert known.seconds == float(row("seconds a choice of the chancellor")[at].split(",")[1])


def test_every_title_with_a_column_is_a_title_and_others_are_not_measured() -> None:
    assert set(COLUMNS) <= set(titles())
    assert strength("tiny", "knight") is None
    assert strength("kingsburg", "greedy") is None
