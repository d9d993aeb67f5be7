"""A server starts on many stored tables; `python -m tests.server.many` does it with 10,000 and measures."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server import many


def test_a_server_starts_on_copies_of_a_table(tmp_path: Path) -> None:
    db = str(tmp_path / "many.sqlite3")
    asyncio.run(many.play_one(db))
    count = many.DUE + 1  # one of them waits for its bot
    assert many.copy(db, count) >= many.CHOICES * count
    found = asyncio.run(many.started(db, opened=2))
    assert found.ready > 0
    assert found.own > 0
