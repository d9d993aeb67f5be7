"""Three servers, people and bots at tables, and everything that can go wrong; then the checker looks at all of it.

    python -m tests.server.storm --minutes 30
    python -m tests.server.storm --broken all    # each fault built in on purpose must be found

The order of faults, and what people choose, comes from --seed; when it happens, from the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import math
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import create_engine, func, select

from courtier.server import schema
from courtier.server.settings import database_url
from courtier.server.stored import Stored, read
from tests.server.storm.checker import Found, bots_are_due, check
from tests.server.storm.clients import Browser, History, open_table
from tests.server.storm.node import BROKEN
from tests.server.storm.weather import Gate, Server, postgres

SERVERS = 3
TABLES = 4  # at once
KINDS = ["me", "friend", "bot", "bot"]
WEATHER = ["kill", "term", "freeze", "fast", "immediate", "hole", "swallow", "swallow"]
BOT_SECONDS = 10.0
ANSWERED = 300.0  # seconds after the storm in which every choice must have its answer


class Storm:
    def __init__(self, url: str, folder: Path, seed: int, broken: str | None = None) -> None:
        self.url = url
        self.folder = folder
        self.rng = random.Random(seed)
        self.broken = broken
        self.history = History()
        self.servers: list[Server] = []
        self.weather: Counter[str] = Counter()
        self.browsers: list[Browser] = []
        self._calm = self._leaving = False
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, seconds: float) -> None:
        for n in range(SERVERS):
            gate = Gate(self.url)
            await gate.listen()
            self.servers.append(Server(gate, self.folder / f"node{n}.trace", self.broken))
        try:
            for server in self.servers:
                await server.start()
            await self._up()
            until = time.monotonic() + seconds
            playing = [asyncio.create_task(self._tables(until)) for _ in range(TABLES)]
            await self._storm(until)
            await self._settle()
            self._leaving = True
            for browser in self.browsers:
                browser.leaving = True
            await asyncio.gather(*playing)
        finally:
            for server in self.servers:
                if server.alive:
                    await server.kill()
                await server.gate.close()

    async def _up(self) -> None:
        until = time.monotonic() + ANSWERED
        async with httpx.AsyncClient(timeout=5) as http:
            for server in self.servers:
                while True:
                    if time.monotonic() > until:
                        raise RuntimeError(f"{server.base} does not come back")
                    with contextlib.suppress(httpx.HTTPError):
                        if (await http.get(f"{server.base}/healthz")).status_code == 200:
                            break
                    if not server.alive:
                        raise RuntimeError(server.trace.with_suffix(".log").read_text()[-2000:])
                    await asyncio.sleep(0.1)

    async def _tables(self, until: float) -> None:
        bases = [server.base for server in self.servers]
        async with httpx.AsyncClient() as http:
            while time.monotonic() < until:
                table, secrets = await open_table(self.history, http, self.rng, bases, KINDS)
                browsers = [
                    Browser(self.history, bases, table, seat, secret, random.Random(self.rng.random()))
                    for seat, secret in sorted(secrets.items())
                    for _ in range(2)
                ]
                async with asyncio.TaskGroup() as group:
                    for browser in browsers:
                        browser.resting, browser.leaving = self._calm, self._leaving
                        self.browsers.append(browser)
                        group.create_task(browser.play())

    async def _storm(self, until: float) -> None:
        while time.monotonic() < until:
            await asyncio.sleep(self.rng.uniform(1.0, 4.0))
            kind, server = self.rng.choice(WEATHER), self.rng.choice(self.servers)
            if not server.alive:
                await server.start()
                continue
            self.weather[kind] += 1
            if kind == "kill":
                await server.kill()
                await asyncio.sleep(self.rng.uniform(0.0, 3.0))
                await server.start()
            elif kind == "term":
                await server.stop()
                await server.start()
            elif kind == "freeze":
                self._spawn(server.freeze(self.rng.uniform(1.0, 9.0)))
            elif kind in ("fast", "immediate"):
                await postgres("restart", self.url, kind)
            elif kind == "hole":
                self._spawn(server.gate.black_hole(self.rng.uniform(2.0, 8.0)))
            else:
                self._spawn(server.gate.swallow(self.rng.uniform(0.02, 0.2)))

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _settle(self) -> None:
        """The sky clears: whatever was asked is answered, and every bot has its time."""
        if self._tasks:
            await asyncio.wait(self._tasks)
        for server in self.servers:
            if not server.alive:
                await server.start()
        await self._up()
        self._calm = True
        for browser in self.browsers:
            browser.resting = True
        await self._until(self._all_is_answered, "a choice was never answered")
        await self._until(self._no_bot_is_due, "a bot never chose")
        newest = last_events(self.url)
        await self._until(lambda: all(b.last >= newest.get(b.table, 0) for b in self.browsers))
        self.history.heard = [(b.table, b.seat, b.last, newest.get(b.table, 0)) for b in self.browsers]

    async def _until(self, holds: Callable[[], bool], wrong: str = "") -> None:
        until = time.monotonic() + (30 if self.broken else ANSWERED)
        while not await asyncio.to_thread(holds):
            if time.monotonic() > until:
                self.history.wrong += [wrong] if wrong else []
                return
            await asyncio.sleep(0.5)

    def _all_is_answered(self) -> bool:
        return not any(b.pending is not None and not b.over for b in self.browsers)

    def _no_bot_is_due(self) -> bool:
        try:
            return not bots_are_due(stored(self.url, self.history).values())
        except Exception:  # a log that cannot be played is for the checker to tell
            return True

    def check(self, bot_seconds: float) -> Found:
        traces = [server.trace for server in self.servers]
        return check(self.history, stored(self.url, self.history), traces, bot_seconds, time.time())


def last_events(url: str) -> dict[str, int]:
    """The newest event of each table."""
    e = schema.events.c
    engine = create_engine(database_url(url))
    with engine.connect() as db:
        rows = db.execute(select(e.table, func.max(e.seq)).group_by(e.table)).all()
    engine.dispose()
    return {row[0]: row[1] for row in rows}


def stored(url: str, history: History) -> dict[str, Stored]:
    engine = create_engine(database_url(url))
    with engine.connect() as db:
        found = {name: read(db, name) for name in db.execute(select(schema.tables.c.id)).scalars()}
    engine.dispose()
    return {name: table for name, table in found.items() if table is not None and name in history.tables}


async def storm(
    seconds: float, seed: int, broken: str | None = None, bot_seconds: float = BOT_SECONDS
) -> tuple[Storm, Found]:
    url = await postgres("start")
    try:
        with tempfile.TemporaryDirectory() as folder:
            it = Storm(url, Path(folder), seed, broken)
            await it.run(seconds)
            return it, it.check(bot_seconds)
    finally:
        await postgres("stop", url)


def told(it: Storm, found: Found) -> str:
    waited = sorted(it.history.waited) or [0.0]
    rows = [
        f"weather: {dict(sorted(it.weather.items()))}",
        f"{len(it.history.tables)} tables, {found.events} events, {len(it.history.acks)} acks, "
        f"{len(it.history.refused)} refused, {found.digests} digests, {found.views} views, "
        f"{len(it.history.chat)} chat lines, {len(it.history.claims)} seats claimed",
        f"ack p50 {waited[len(waited) // 2]:.3f} s, p99 {waited[int(len(waited) * 0.99)]:.2f} s, "
        f"longest {waited[-1]:.1f} s; longest pause of a bot {found.longest_bot:.1f} s",
        f"wrong: {len(found.wrong)}",
        *(f"  {line}" for line in found.wrong[:20]),
    ]
    return "\n".join(rows)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.storm", description=__doc__)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--broken", choices=["all", *BROKEN], default=None)
    parser.add_argument("--bot-seconds", type=float, default=BOT_SECONDS)
    args = parser.parse_args()
    bad = False
    for name in [*BROKEN] if args.broken == "all" else [args.broken]:
        # a fault must show as what it is: on a busy machine any server's bots are late
        patience = args.bot_seconds if name in (None, "bots") else math.inf
        it, found = asyncio.run(storm(args.minutes * 60, args.seed, name, patience))
        print(
            f"-- broken on purpose: {name}" if name else "-- as it is", told(it, found), sep="\n", flush=True
        )
        bad = bad or bool(found.wrong) != bool(name)
    return int(bad)


if __name__ == "__main__":
    sys.exit(main())
