"""A few kills of a real server process in every test run; the long run is `python -m tests.server.kill --kills 200`."""

from __future__ import annotations

import asyncio

from tests.server import kill


def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(db: str) -> None:
    report = asyncio.run(kill.run(kills=3, db=db, seed=1, last=2.0))
    assert report.kills == 3
    assert report.acks > 0
    assert report.bots > 0
