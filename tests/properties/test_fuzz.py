"""A short run of tests/fuzz.py: damage is refused, or makes a game that can be played."""

from __future__ import annotations

import pytest

from courtier import titles
from tests import fuzz
from tests.properties.play import EXAMPLES


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize(("kind", "count"), [("position", 20), ("record", 8), ("cards", 3)])
def test_damage_is_refused_or_makes_a_game(title: str, kind: str, count: int) -> None:
    seen, found = fuzz.run(0, 0, count * EXAMPLES, lambda n: None, kinds=(kind,), names=(title,))
    assert not found, found[0]
    assert seen[f"{kind} refused"] > seen.total() // 4
    assert seen[f"{kind} played"]  # some damage is none
