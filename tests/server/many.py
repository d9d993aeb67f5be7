"""What a start costs where many tables are stored: `python -m tests.server.many --tables 10000`.

A real server makes one table of Kingsburg with a bot and plays it a while; its rows are copied under other ids. Then a
server process starts on them: seconds until it answers, and the memory that it and its workers hold. One table in a
hundred waits for its bot, as after a kill. It ends with 1 when that took more than 3 seconds or the server 300 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import Connection, Table, insert, select

from courtier.server import schema
from courtier.server.settings import Limits, Settings, database_url
from courtier.server.store import open_engine
from tests.server.kill import Process
from tests.server.support import running

CHOICES = 40
DUE = 100  # one table in so many waits for its bot
READY, MEGABYTES = 3.0, 300.0


async def play_one(db: str) -> None:
    settings = Settings(db=db, bot_workers=1, limits=Limits.open())
    async with running(settings) as server:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "knight"}]
        made = (
            (await server.http.post("/api/tables", json={"title": "kingsburg", "seats": seats}))
            .raise_for_status()
            .json()
        )
        async with server.guest(made["table"], made["seats"][0]["secret"]) as guest:
            state = await guest.state()
            while state["seq"] < CHOICES:
                if state["options"]:
                    await guest.choose(state["options"][0]["token"], state["seq"])
                state = await guest.state(state["seq"] + 1)


def copy(db: str, count: int) -> int:
    """The one table's rows so many times; the number of events stored in the end."""
    engine = open_engine(database_url(db))
    with engine.begin() as connection:
        seats, events = rows(connection, schema.seats), rows(connection, schema.events)
        [table] = rows(connection, schema.tables)
        rest = len(events)
        for n in range(1, count):
            name = f"{n:016x}"
            due = n % DUE == 0
            connection.execute(insert(schema.tables), [table | {"id": name, "rest": -1 if due else rest}])
            connection.execute(insert(schema.seats), [row | {"table": name} for row in seats])
            connection.execute(insert(schema.events), [row | {"table": name} for row in events])
    engine.dispose()
    return count * rest


def rows(connection: Connection, table: Table) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in connection.execute(select(table))]


async def started(db: str) -> tuple[float, float, float]:
    """Seconds until the server answers; the most megabytes of it, and of its workers, then and a few seconds later."""
    process = Process(db)
    began = time.perf_counter()
    try:
        await process.start()
        async with httpx.AsyncClient(base_url=process.base, timeout=60) as http:
            while (await http.get("/healthz")).status_code != 200:
                pass
            ready = time.perf_counter() - began
            assert process.child is not None
            own = workers = 0.0
            for _ in range(10):
                own = max(own, resident(process.child.pid))
                workers = max(workers, sum(resident(pid) for pid in children(process.child.pid)))
                await asyncio.sleep(0.3)
                await http.get("/healthz")
    finally:
        await process.stop()
    return ready, own, workers


def resident(pid: int) -> float:
    """Megabytes of a process; what it shares with others counts too."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.many", description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--starts", type=int, default=3)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = str(Path(folder) / "many.sqlite3")
        asyncio.run(play_one(db))
        events = copy(db, wish.tables)
        found = [asyncio.run(started(db)) for _ in range(wish.starts)]
    seconds, own, workers = zip(*found, strict=True)
    middle = statistics.median(seconds)
    print(
        f"{wish.tables} tables, {events} events, {wish.starts} starts: ready after {middle:.2f} s "
        f"({min(seconds):.2f} to {max(seconds):.2f}), {max(own):.0f} MB, its workers {max(workers):.0f} MB"
    )
    return int(middle > READY or max(own) > MEGABYTES)


if __name__ == "__main__":
    sys.exit(main())
