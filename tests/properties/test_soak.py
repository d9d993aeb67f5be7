"""A short run of tests/soak.py: every set of Kingsburg's modules once, every setup of Paladins."""

from __future__ import annotations

import pytest

from tests.soak import setup, setups, soak


@pytest.mark.parametrize("first", range(0, 64, 16))
def test_random_games_over_all_module_sets(first: int) -> None:
    for number in range(first, first + 16):
        assert soak("kingsburg", number) > 0


def test_the_sets_are_all_there() -> None:
    assert len({tuple(setup("kingsburg", n)[1].get("modules", ())) for n in range(64)}) == 64


@pytest.mark.parametrize("number", range(26))
def test_random_games_over_all_setups(number: int) -> None:
    assert soak("paladins", number) > 0


def test_the_setups_are_all_there() -> None:
    """Seats and difficulties, with and without City of Crowns; the hardest rival needs it."""
    found = {
        (seats, options["difficulty"], options["city_of_crowns"])
        for seats, options in (setup("paladins", n) for n in range(len(setups("paladins"))))
    }
    alone = {(1, level, crowns) for level in ("easy", "standard", "hard") for crowns in (False, True)}
    more = {(seats, "standard", crowns) for seats in (2, 3, 4) for crowns in (False, True)}
    assert found == alone | more | {(1, "insane", True)}
    fixed = {setup("paladins", n, {"city_of_crowns": True})[1]["city_of_crowns"] for n in range(20)}
    assert fixed == {True}
