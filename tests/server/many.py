"""What a start costs where many tables are stored: `python -m tests.server.many --tables 10000`.

A real server makes one table of Kingsburg with a bot and plays it a while; its rows are copied under other ids. Then a
server process starts on them: seconds until it answers, and the memory that it and its workers hold. One table in a
hundred waits for its bot, as after a kill. Then somebody looks at 1,000 of them, and nothing happens. It ends with 1
when a start took more than 3 seconds or 300 MB, the open tables more than 500 MB or 2 % of a processor.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import Connection, Table, insert, select

from courtier.server import schema
from courtier.server.load import cpu
from courtier.server.scripted import read, sit
from courtier.server.settings import Limits, Settings, database_url
from courtier.server.store import open_engine
from tests.server.kill import Process
from tests.server.support import running

CHOICES = 40
DUE = 100  # one table in so many waits for its bot
READY, MEGABYTES = 3.0, 300.0
OPEN_MEGABYTES, IDLE_CPU = 500.0, 0.02
IDLE = 10.0  # seconds


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
            name = table_id(n)
            due = n % DUE == 0
            connection.execute(insert(schema.tables), [table | {"id": name, "rest": -1 if due else rest}])
            connection.execute(insert(schema.seats), [row | {"table": name} for row in seats])
            connection.execute(insert(schema.events), [row | {"table": name} for row in events])
    engine.dispose()
    return count * rest


def rows(connection: Connection, table: Table) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in connection.execute(select(table))]


@dataclass
class Measured:
    ready: float  # seconds until the server answers
    own: float  # the most megabytes of it, then, a few seconds later and with open tables
    workers: float  # and of its workers
    idle: float = 0.0  # seconds of processor in a second while nothing happens at the open tables


async def started(db: str, opened: int = 0) -> Measured:
    process = Process(db)
    began = time.perf_counter()
    try:
        await process.start()
        async with httpx.AsyncClient(base_url=process.base, timeout=60) as http, AsyncExitStack() as sockets:
            while (await http.get("/healthz")).status_code != 200:
                pass
            found = Measured(time.perf_counter() - began, 0.0, 0.0)
            assert process.child is not None
            pid = process.child.pid
            for n in range(1, opened + 1):
                socket = await sockets.enter_async_context(sit(process.base, table_id(n), None))
                while read(await socket.recv()).type != "state":
                    pass
            for _ in range(10):
                found.own = max(found.own, resident(pid))
                found.workers = max(found.workers, sum(resident(child) for child in children(pid)))
                await asyncio.sleep(0.3)
                await http.get("/healthz")
            if opened:
                before = cpu([pid])
                await asyncio.sleep(IDLE)
                found.idle = (cpu([pid]) - before) / IDLE
    finally:
        await process.stop()
    return found


def table_id(n: int) -> str:
    return f"{n:016x}"


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
    parser.add_argument("--open", type=int, default=1_000, help="tables that somebody looks at")
    parser.add_argument("--starts", type=int, default=3)
    parser.add_argument("--db", default="", help="an empty database; without it a file that goes again")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = wish.db or str(Path(folder) / "many.sqlite3")
        asyncio.run(play_one(db))
        events = copy(db, wish.tables)
        found = [asyncio.run(started(db)) for _ in range(wish.starts)]
        looked = asyncio.run(started(db, min(wish.open, wish.tables - 1)))
    seconds = [one.ready for one in found]
    middle, own = statistics.median(seconds), max(one.own for one in found)
    print(
        f"{wish.tables} tables, {events} events, {wish.starts} starts: ready after {middle:.2f} s "
        f"({min(seconds):.2f} to {max(seconds):.2f}), {own:.0f} MB, "
        f"its workers {max(one.workers for one in found):.0f} MB"
    )
    print(
        f"{min(wish.open, wish.tables - 1)} of them open: {looked.own:.0f} MB, "
        f"{looked.idle * 100:.1f} % of a processor while nobody chooses"
    )
    return int(middle > READY or own > MEGABYTES or looked.own > OPEN_MEGABYTES or looked.idle > IDLE_CPU)


if __name__ == "__main__":
    sys.exit(main())
