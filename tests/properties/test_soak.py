"""A short run of tests/soak.py: every set of modules once."""

from __future__ import annotations

import pytest

from tests.soak import setup, soak


@pytest.mark.parametrize("first", range(0, 64, 16))
def test_random_games_over_all_module_sets(first: int) -> None:
    for number in range(first, first + 16):
        assert soak("kingsburg", number) > 0


def test_the_sets_are_all_there() -> None:
    assert len({tuple(setup("kingsburg", n)[1].get("modules", ())) for n in range(64)}) == 64
