"""The clock of a search: read after every game that it plays, so that a level keeps its time on a busy core too."""

from __future__ import annotations

import pytest

from courtier import start
from courtier.bots import search
from courtier.core.title import title_named

TICK = 0.05  # seconds from one look at the clock to the next: a very busy core


@pytest.mark.parametrize("title", ["kingsburg", "paladins", "architects"])
def test_it_stops_at_the_first_look_after_its_time(monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return TICK * looks

    monkeypatch.setattr("courtier.bots.think.time.perf_counter", clock)
    game = start(title, title_named(title).seats[-1] if title != "paladins" else 2, 3, history=False)
    found = search(game, game.asks[0].seat, iterations=10_000, seconds=1.0)
    assert 0 < sum(line.visits for line in found) <= 1.0 / TICK + 1
    assert looks <= 1.0 / TICK + 2
