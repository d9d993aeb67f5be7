"""What a stranger costs somebody else: the time of a table's bots alone, and beside 30 tables of bots and 12 hints.

    python -m tests.server.crowd --seconds 20

A real server on loopback with one worker; the stranger comes from 127.0.0.2. Bounded: three rounds of so many seconds.
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

from courtier.server.scripted import percentile, read
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


async def ask_hints(base: str, title: str) -> None:
    """One seat that asks for a hint whenever the last one has come."""
    made = await make(base, STRANGER, title, {"kind": "me"}, {"kind": "me"})
    async with contextlib.AsyncExitStack() as stack:
        sockets = [
            await stack.enter_async_context(sit(base, STRANGER, made["table"], seat["secret"]))
            for seat in made["seats"]
        ]
        for socket in sockets:
            await socket.send('{"type":"hint"}')
        while True:
            for socket in sockets:
                with contextlib.suppress(TimeoutError):
                    seen = read(await asyncio.wait_for(socket.recv(), 0.5))
                    if seen.type == "hint":
                        await socket.send('{"type":"hint"}')


async def watch(base: str, table: str) -> None:
    async with sit(base, STRANGER, table) as socket:
        async for _ in socket:
            pass


async def crowd(title: str, bot: str, theirs: str, seconds: float) -> dict[str, Any]:
    found: dict[str, Any] = {"title": title, "bot": bot, "stranger": theirs}
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            db=str(Path(folder) / "crowd.sqlite3"), bot_workers=1, warm=True, limits=Limits.open()
        )
        async with running(settings) as server:
            base = server.base
            await bot_times(base, title, bot, 3.0)  # workers start
            found["quiet"] = summary(await bot_times(base, title, bot, seconds))
            seats = [{"kind": "bot", "bot": theirs}] * 2
            tables = [(await make(base, STRANGER, title, *seats))["table"] for _ in range(TABLES)]
            tasks = [asyncio.create_task(ask_hints(base, title)) for _ in range(HINTS)]
            try:
                await asyncio.sleep(3.0)
                found["crowd"] = summary(await bot_times(base, title, bot, seconds))
                tasks += [asyncio.create_task(watch(base, table)) for table in tables]
                await asyncio.sleep(3.0)
                found["watched crowd"] = summary(await bot_times(base, title, bot, seconds))
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
    return found


def summary(times: list[float]) -> dict[str, float]:
    mean = sum(times) / max(1, len(times))
    return {"choices": len(times), "mean_ms": round(mean * 1000, 1), "p50_ms": round(percentile(times, 50) * 1000, 1),
            "p95_ms": round(percentile(times, 95) * 1000, 1)}  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.crowd", description=__doc__)
    parser.add_argument("--title", default="kingsburg")
    parser.add_argument("--bot", default="steward", help="at the table that is measured")
    parser.add_argument("--stranger", default="chancellor", help="at the stranger's tables")
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    found = asyncio.run(crowd(args.title, args.bot, args.stranger, min(args.seconds, 120.0)))
    print(json.dumps(found, indent=1))
    quiet, loud = found["quiet"]["mean_ms"], found["crowd"]["mean_ms"]
    print(f"{loud / max(quiet, 0.001):.2f} times the quiet time; watched: "
          f"{found['watched crowd']['mean_ms'] / max(quiet, 0.001):.2f}")  # fmt: skip
    return int(loud > 2 * quiet)


if __name__ == "__main__":
    sys.exit(main())
