"""A bounded load run on loopback: many tables of scripted players, choices a second and latency percentiles.

    python -m courtier.server.load --tables 200 --rate 1000 --seconds 20
    python -m courtier.server.load --nodes 3 --db postgresql://courtier@localhost/courtier

Starts a server of its own with a database in a temporary folder, or several on one PostgreSQL, or uses one that runs on
this machine (--target). With several, a table's players are all at one of them, as behind a proxy that routes by the
table's id, or anywhere (--anywhere).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import ipaddress
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from courtier.core.words import Phrase
from courtier.server.errors import CannotServe
from courtier.server.scripted import Pace, Party, Tally, latencies
from courtier.server.settings import database_url

MOST_TABLES = 1_000
MOST_SECONDS = 300.0
LAST = 60.0  # seconds for a server to end
SHOWN = ("p50", "p95", "p99", "max")


def check_loopback(target: str) -> str:
    """A load run goes nowhere but to this machine."""
    host = urlsplit(target).hostname or ""
    with contextlib.suppress(ValueError):
        if host == "localhost" or ipaddress.ip_address(host).is_loopback:
            return target.rstrip("/")
    raise CannotServe("server-load-loopback", host=host)


def free_port() -> int:
    """Not one of those that outgoing connections are given: such a one may be gone while a server is started again."""
    while True:
        with socket.socket() as probe, contextlib.suppress(OSError):
            port = random.randrange(10_000, 32_000)
            probe.bind(("127.0.0.1", port))
            return port


@contextlib.asynccontextmanager
async def own_servers(db: str, nodes: int) -> AsyncIterator[list[tuple[str, int]]]:
    """Server processes of our own; their addresses and process ids."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(own_server(db)) for _ in range(nodes)]


@contextlib.asynccontextmanager
async def own_server(db: str) -> AsyncIterator[tuple[str, int]]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "courtier.server", "--port", str(port), "--no-limits"]
        command += ["--db", db or str(Path(folder) / "load.sqlite3")]
        process = subprocess.Popen(command, stdout=subprocess.PIPE)
        try:
            assert process.stdout is not None
            line = await asyncio.to_thread(process.stdout.readline)
            if not line:
                raise CannotServe("server-load-no-server")
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            process.terminate()
            try:
                await asyncio.to_thread(process.wait, LAST)
            except subprocess.TimeoutExpired:
                process.kill()


def _new_table(base: str, title: str, seats: int) -> tuple[str, list[str]]:
    body = json.dumps({"title": title, "seats": [{"kind": "me"}] * seats}).encode()
    request = urllib.request.Request(f"{base}/api/tables", body, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            data = json.load(answer)
    except OSError as error:
        raise CannotServe("server-load-no-answer", target=base) from error
    return data["table"], [seat["secret"] for seat in data["seats"]]


async def set_up(bases: list[str], title: str, tables: int, seats: int) -> list[tuple[str, list[str]]]:
    """Table n at server n, n + k, ..."""
    return [await asyncio.to_thread(_new_table, bases[n % len(bases)], title, seats) for n in range(tables)]


async def measure(
    bases: list[str],
    title: str,
    tables: int,
    seats: int,
    rate: float,
    seconds: float,
    servers: Sequence[int] = (),
    anywhere: bool = False,
) -> dict[str, Any]:
    """Play for so many seconds, after everybody sits down; a warm-up of a tenth of the time is not counted."""
    pace, tally = Pace(rate), Tally()
    ready, until = asyncio.Barrier(tables * seats + 1), asyncio.Event()
    dice = random.Random(1)
    parties = [
        Party(
            [dice.choice(bases) for _ in secrets] if anywhere else [bases[seed % len(bases)]] * len(secrets),
            table, secrets, pace, tally, seed,
        )
        for seed, (table, secrets) in enumerate(await set_up(bases, title, tables, seats))
    ]  # fmt: skip
    async with asyncio.TaskGroup() as group:
        for party in parties:
            group.create_task(party.play(ready, until))
        async with asyncio.timeout(120):
            await ready.wait()
        await asyncio.sleep(seconds / 10)
        tally.acks.clear()
        tally.tellings.clear()
        begun, used, own = time.perf_counter(), cpu(servers), time.process_time()
        await asyncio.sleep(seconds)
        took, used, own = time.perf_counter() - begun, cpu(servers) - used, time.process_time() - own
        acks, tellings = list(tally.acks), list(tally.tellings)
        until.set()
    return {
        "tables": tables,
        "seats": seats,
        "nodes": len(bases),
        "wanted_per_s": rate,
        "seconds": round(took, 2),
        "choices": len(acks),
        "choices_per_s": round(len(acks) / took, 1),
        "ack_ms": latencies(acks),
        "told_ms": latencies(tellings),
        "server_cpu_ms_per_choice": round(used * 1000 / max(1, len(acks)), 3),
        "players_cpu_ms_per_choice": round(own * 1000 / max(1, len(acks)), 3),
        "refused": tally.refused,
        "lines_lost": tally.lines_lost,
        "games_over": tally.over // seats,
    }


async def load(
    title: str = "kingsburg",
    tables: int = 200,
    seats: int = 4,
    rate: float = 1000.0,
    seconds: float = 20.0,
    target: str = "",
    db: str = "",
    nodes: int = 1,
    anywhere: bool = False,
) -> dict[str, Any]:
    tables, seconds = min(tables, MOST_TABLES), min(seconds, MOST_SECONDS)
    if target:
        return await measure([check_loopback(target)], title, tables, seats, rate, seconds)
    if nodes > 1 and not database_url(db).startswith("postgresql"):
        raise CannotServe("server-workers-sqlite")
    async with own_servers(db, nodes) as running:
        bases, servers = [base for base, _ in running], [server for _, server in running]
        return await measure(bases, title, tables, seats, rate, seconds, servers, anywhere)


def cpu(processes: Sequence[int]) -> float:
    """Seconds of processor time that the servers used, where the system says so."""
    ticks = 0
    for process in processes:
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK") if ticks else 0.0


def show(result: dict[str, Any], lang: str = "en") -> None:
    from rich.console import Console
    from rich.table import Table

    def say(key: str, **args: int | str) -> str:
        return Phrase(key, args).text(lang)

    table = Table(title=say("server-load-title", tables=result["tables"], seats=result["seats"]))
    table.add_column("ms")
    for heading in SHOWN:
        table.add_column(heading, justify="right")
    for key, name in (("ack_ms", "server-load-ack"), ("told_ms", "server-load-told")):
        table.add_row(say(name), *(f"{result[key][p]:.2f}" for p in SHOWN))
    console = Console()
    console.print(table)
    rate, refused = f"{result['choices_per_s']:.0f}", result["refused"]
    console.print(say("server-load-rate", rate=rate, choices=result["choices"], refused=refused))
    if result["lines_lost"]:
        console.print(say("server-load-lines", lines=result["lines_lost"]))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m courtier.server.load", description=__doc__)
    parser.add_argument("--title", default="kingsburg")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument(
        "--rate", type=float, default=1000.0, help="choices a second over all tables; 0: no limit"
    )
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--target", default="", help="a server on this machine, e.g. http://127.0.0.1:8000")
    parser.add_argument("--db", default="", help="database of the own server; empty: a temporary SQLite file")
    parser.add_argument("--nodes", type=int, default=1, help="own servers on one PostgreSQL")
    parser.add_argument("--anywhere", action="store_true", help="players of a table at any of them")
    parser.add_argument("--json", action="store_true")
    args = vars(parser.parse_args())
    as_json = args.pop("json")
    try:
        result = run(**args)
    except CannotServe as error:
        print(error.both(), file=sys.stderr)
        return 1
    print(json.dumps(result)) if as_json else show(result)
    return 0


def run(**options: Any) -> dict[str, Any]:
    """The whole run, on the fastest event loop there is."""
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with contextlib.suppress(ImportError):
        import uvloop

        loop = uvloop.new_event_loop
    gc.disable()  # the run is short, and the players' own pauses would be counted as the server's
    try:
        with asyncio.Runner(loop_factory=loop) as runner:
            return runner.run(load(**options))
    finally:
        gc.enable()


if __name__ == "__main__":
    sys.exit(main())
