"""The load command on a small scale, and a clean end of a real server process."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from courtier.core.words import LANGUAGES
from courtier.server.errors import CannotServe
from courtier.server.load import SHOWN, check_loopback, own_server, run, set_up, show
from courtier.server.scripted import Pace, Party, Tally, percentile, sit
from tests.server import kill
from tests.server.kill import Process, new_players
from tests.server.support import PATIENCE


def test_a_small_load_run_reports_percentiles(capsys: pytest.CaptureFixture[str]) -> None:
    result = run(title="kingsburg", tables=2, seats=3, rate=40.0, seconds=1.0)
    assert (result["tables"], result["seats"], result["refused"]) == (2, 3, 0)
    for measured in ("ack_ms", "told_ms"):
        assert sorted(result[measured].values()) == [result[measured][p] for p in SHOWN]
    for lang in LANGUAGES:
        show(result, lang)
        assert f"{result['ack_ms']['p95']:.2f}" in capsys.readouterr().out


class Enough(Pace):
    """As fast as they come, until so many choices were begun."""

    def __init__(self, choices: int) -> None:
        super().__init__(0.0)
        self.left = choices
        self.reached = asyncio.Event()

    async def turn(self) -> None:
        self.left -= 1
        if self.left < 0:
            self.reached.set()


@pytest.mark.parametrize("title", ["kingsburg", "paladins", "architects"])
def test_every_acknowledged_choice_is_stored_once_and_none_is_refused(title: str, tmp_path: Path) -> None:
    """Four players at each of three tables, as fast as they can; in two of the titles they choose in secret at once."""
    db, seats, pace, tally = str(tmp_path / "load.sqlite3"), 4, Enough(200), Tally()

    async def play() -> list[str]:
        async with own_server(db) as (base, _), asyncio.TaskGroup() as group:
            made = await set_up([base], title, 3, seats)
            ready = asyncio.Barrier(len(made) * seats)
            for seed, (table, secrets) in enumerate(made):
                party = Party([base] * seats, table, secrets, pace, tally, seed)
                group.create_task(party.play(ready, pace.reached))
        return [table for table, _ in made]

    tables = asyncio.run(play())
    assert tally.refused == 0
    stored = Counter(
        (table, row["seq"], row["client"]) for table in tables for row in kill.stored(db, table).events
    )
    acknowledged = Counter(tally.acknowledged)
    assert acknowledged <= stored
    assert set(stored.values()) == {1}
    assert len({client for _, _, client in stored}) == len(stored)
    assert len(stored) >= len(acknowledged) >= 200 - len(tables) * seats  # the last of each may be on its way
    for table in tables:
        kill.replayed(kill.stored(db, table), [])


def test_a_load_run_goes_nowhere_else() -> None:
    for target in ("http://192.0.2.1:8000", "http://play.example", "nonsense", "http://10.0.0.1"):
        with pytest.raises(CannotServe, match="server-load-loopback"):
            check_loopback(target)
    command = [sys.executable, "-m", "courtier.server.load", "--target", "http://192.0.2.1", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout, done.stderr.count("192.0.2.1")) == (1, "", 2)
    with pytest.raises(CannotServe, match="server-load-no-answer"):
        run(tables=1, target="http://127.0.0.1:1")
    assert check_loopback("http://127.0.0.1:8000/") == "http://127.0.0.1:8000"


def test_percentiles() -> None:
    assert [percentile([float(n) for n in range(100)], p) for p in (50, 95, 99)] == [50.0, 95.0, 99.0]
    assert percentile([], 50) == 0.0


def test_the_server_ends_cleanly_when_it_is_told_to(tmp_path: Path) -> None:
    async def told_to_stop() -> tuple[int, int]:
        process = Process(str(tmp_path / "end.sqlite3"))
        await process.start()
        assert process.child is not None
        table, people = await new_players(process.base, random.Random(1))
        async with sit(process.base, table, people[0].secret) as socket:
            assert json.loads(await socket.recv())["type"] == "welcome"
            process.child.send_signal(signal.SIGTERM)
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await asyncio.wait_for(socket.recv(), PATIENCE)
            return socket.close_code or 0, await asyncio.wait_for(process.child.wait(), PATIENCE)

    code, status = asyncio.run(told_to_stop())
    assert code == 1012  # the client knows that it may come back
    assert status in (0, -signal.SIGTERM)
