"""`courtier serve --workers`: a worker that dies is replaced, all are restarted one after another while people play,
and none of this loses or doubles a choice."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from courtier.server.errors import CannotServe
from courtier.server.load import free_port, set_up
from courtier.server.run import listen
from courtier.server.scripted import Pace, Party, Tally
from courtier.server.settings import Settings, database_url
from courtier.server.workers import Worker, Workers
from tests.server import kill
from tests.server.support import PATIENCE, workers_of

pytestmark = pytest.mark.anyio
SERVERS, SEATS = 2, 4


class Serving:
    def __init__(self, db: str) -> None:
        self.db = db
        self.base = f"http://127.0.0.1:{free_port()}"
        self.process: asyncio.subprocess.Process

    async def start(self) -> None:
        port = self.base.rpartition(":")[2]
        command = ["-m", "courtier.server", "--no-limits", "--workers", str(SERVERS), "--port", port]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, *command, "--db", self.db, stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stdout is not None
        assert await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)

    def nodes(self) -> set[str]:
        """Who has a name in the database: those that serve, and those that were killed."""
        engine = create_engine(database_url(self.db))
        with engine.connect() as db:
            found = set(db.execute(text("SELECT id FROM nodes")).scalars())
        engine.dispose()
        return found

    async def all_new(self, but: set[str]) -> set[str]:
        """Wait until as many others serve."""
        while len((now := self.nodes()) - but) < SERVERS:
            await asyncio.sleep(0.1)
        return now


@asynccontextmanager
async def serving(db: str) -> AsyncIterator[Serving]:
    server = Serving(db)
    await server.start()
    try:
        yield server
    finally:
        server.process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(server.process.wait(), PATIENCE) == 0


@pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="looks for the workers where Linux shows them"
)
async def test_people_play_on_while_workers_are_restarted_and_killed(postgres: str) -> None:
    # slowly, so that no game ends before all workers were restarted on a busy machine
    pace, tally, over = Pace(5.0), Tally(), asyncio.Event()
    async with serving(postgres) as server:
        made = await set_up([server.base], "kingsburg", 3, SEATS)
        ready = asyncio.Barrier(len(made) * SEATS + 1)
        async with asyncio.TaskGroup() as group:
            for seed, (table, secrets) in enumerate(made):
                party = Party([server.base] * SEATS, table, secrets, pace, tally, seed)
                group.create_task(party.play(ready, over))
            await ready.wait()
            first = server.nodes()
            assert len(first) == SERVERS
            server.process.send_signal(signal.SIGHUP)
            second = await server.all_new(but=first)
            [one, *_] = workers_of(server.process.pid)
            os.kill(one, signal.SIGKILL)
            while len(server.nodes() - second) < 1:
                await asyncio.sleep(0.1)
            before = len(tally.acks)
            while len(tally.acks) < before + 20 and tally.over < len(made) * SEATS:
                await asyncio.sleep(0.1)
            over.set()
    assert tally.refused == 0
    assert tally.lines_lost >= len(made) * SEATS  # everybody was at a server that ended
    rows = [
        (table, row["seq"], row["client"]) for table, _ in made for row in kill.stored(postgres, table).events
    ]
    assert Counter(tally.acknowledged) <= Counter(rows)
    assert len({client for _, _, client in rows}) == len(rows)


class Fake(Worker):
    """Does not serve any more after it was ended `good` times."""

    def __init__(self, good: int) -> None:
        self.good = good
        self.done: list[str] = []

    @property
    def alive(self) -> bool:
        return self.good >= 0

    def start(self) -> None:
        self.done.append("start")

    def serves(self, seconds: float) -> bool:
        return self.alive

    def end(self) -> None:
        self.good -= 1
        self.done.append("end")


def test_a_restart_stops_at_the_first_that_does_not_serve(capsys: pytest.CaptureFixture[str]) -> None:
    """What was installed meanwhile cannot start: the others must not be ended for it."""
    with closing(listen("127.0.0.1", 0)) as listening:
        workers = Workers(listening, Settings(), 3)
    one, two, three = Fake(1), Fake(0), Fake(1)
    standins: list[Any] = [one, two, three]
    workers.all = standins
    workers.restart()
    assert (one.done, two.done, three.done) == (["end", "start"], ["end", "start"], [])
    assert CannotServe("server-restart-stopped").both() in capsys.readouterr().err
