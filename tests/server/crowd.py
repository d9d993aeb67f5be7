"""What a stranger costs somebody else: the time of a table's bots alone, and beside 30 tables of bots and 12 hints.

    python -m tests.server.crowd --seconds 10 --rounds 3

A real server on loopback with one worker; the stranger comes from 127.0.0.2. The two take turns, so that a machine that
is busy with other things is so for both; then the stranger also watches all its tables. Bounded by rounds and seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from courtier.server.scripted import percentile, read, tokens
from courtier.server.settings import Limits, Settings
from tests.server.support import running

FRIEND, STRANGER = "127.0.0.1", "127.0.0.2"
TABLES, HINTS = 30, 12


async def make(base: str, where: str, title: str, *seats: dict[str, str]) -> dict[str, Any]:
    transport = httpx.AsyncHTTPTransport(local_address=where)
    async with httpx.AsyncClient(base_url=base, transport=transport, timeout=60) as http:
        answer = await http.post("/api/tables", json={"title": title, "seats": list(seats)})
        made: dict[str, Any] = answer.raise_for_status().json()
        return made


@contextlib.asynccontextmanager
async def sit(base: str, where: str, table: str, secret: str | None = None) -> AsyncIterator[Any]:
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address, max_size=None, local_addr=(where, 0), ping_interval=None) as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "secret": secret}).decode())
        yield socket


async def bot_times(base: str, title: str, bot: str, seconds: float) -> list[float]:
    """How long each choice of the bots of one watched table takes, from the state before it to the state after it."""
    times: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        made = await make(base, FRIEND, title, {"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot})
        async with sit(base, FRIEND, made["table"]) as socket:
            before, seq = 0.0, -1
            while (now := time.perf_counter()) < until:
                seen = read(await asyncio.wait_for(socket.recv(), 120))
                if seen.type != "state":
                    continue
                now = time.perf_counter()
                if before and seen.seq == seq + 1:
                    times.append(now - before)
                before, seq = now, seen.seq
                if seen.over:
                    break
    return times


async def ask_hints(base: str, title: str, loud: asyncio.Event) -> None:
    """A seat that asks for a hint, and for the next when that has come."""
    made = await make(base, STRANGER, title, {"kind": "me"}, {"kind": "me"})
    async with contextlib.AsyncExitStack() as stack:
        sockets = [
            await stack.enter_async_context(sit(base, STRANGER, made["table"], seat["secret"]))
            for seat in made["seats"]
        ]
        seen = [read(await socket.recv()) for socket in sockets]
        while not any(tokens(state) for state in seen):
            seen = [read(await socket.recv()) for socket in sockets]
        asker = sockets[0] if tokens(seen[0]) else sockets[1]
        while True:
            await loud.wait()
            await asker.send('{"type":"hint"}')
            while read(await asker.recv()).type not in ("hint", "error"):
                pass


async def pause(base: str, tables: list[dict[str, Any]], on: bool) -> None:
    for made in tables:
        async with sit(base, STRANGER, made["table"], made["host"]) as socket:
            await socket.send(msgspec.json.encode({"type": "pause", "on": on}).decode())
            await socket.send('{"type":"ping"}')
            while read(await socket.recv()).type != "pong":
                pass


async def watch(base: str, table: str) -> None:
    async with sit(base, STRANGER, table) as socket:
        async for _ in socket:
            pass


async def crowd(title: str, bot: str, theirs: str, seconds: float, rounds: int) -> dict[str, Any]:
    quiet: list[float] = []
    crowded: list[float] = []
    loud = asyncio.Event()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            db=str(Path(folder) / "crowd.sqlite3"), bot_workers=1, warm=True, limits=Limits.open()
        )
        async with running(settings) as server:
            base = server.base
            seats = [{"kind": "bot", "bot": theirs}] * 2
            tables = [await make(base, STRANGER, title, *seats) for _ in range(TABLES)]
            tasks = [asyncio.create_task(ask_hints(base, title, loud)) for _ in range(HINTS)]
            try:
                loud.set()
                await bot_times(base, title, bot, 5.0)  # workers start
                for _ in range(rounds):
                    loud.clear()
                    await pause(base, tables, True)
                    while any(lane.serving for lane in server.services.context.players.lanes):
                        await asyncio.sleep(0.1)
                    quiet += await bot_times(base, title, bot, seconds)
                    await pause(base, tables, False)
                    loud.set()
                    crowded += await bot_times(base, title, bot, seconds)
                tasks += [asyncio.create_task(watch(base, made["table"])) for made in tables]
                await asyncio.sleep(3.0)
                watched = await bot_times(base, title, bot, seconds)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
    told = {"quiet": summary(quiet), "crowd": summary(crowded), "watched crowd": summary(watched)}
    return {"title": title, "bot": bot, "stranger": theirs, **told}


def summary(times: list[float]) -> dict[str, float]:
    mean = sum(times) / max(1, len(times))
    return {"choices": len(times), "mean_ms": round(mean * 1000, 1), "p50_ms": round(percentile(times, 50) * 1000, 1),
            "p95_ms": round(percentile(times, 95) * 1000, 1)}  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.crowd", description=__doc__)
    parser.add_argument("--title", default="kingsburg")
    parser.add_argument("--bot", default="steward", help="at the table that is measured")
    parser.add_argument("--stranger", default="chancellor", help="at the stranger's tables")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    found = asyncio.run(
        crowd(args.title, args.bot, args.stranger, min(args.seconds, 60.0), min(args.rounds, 10))
    )
    print(json.dumps(found, indent=1))
    quiet, loud = found["quiet"]["mean_ms"], found["crowd"]["mean_ms"]
    print(f"{loud / max(quiet, 0.001):.2f} times the quiet time; watched: "
          f"{found['watched crowd']['mean_ms'] / max(quiet, 0.001):.2f}")  # fmt: skip
    return int(loud > 2 * quiet)


if __name__ == "__main__":
    sys.exit(main())
