"""Two versions of the program on one PostgreSQL, as while servers are restarted one after another: a table that the
newer one has played is played nowhere else, by people or by bots."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator
from dataclasses import replace

import httpx
import pytest

from courtier import __version__
from courtier.server.load import free_port
from courtier.server.scripted import choice, read, sit, tokens
from courtier.server.settings import Limits, Settings
from tests.server.support import running
from tests.server.test_races import run
from tests.support import ROOT

pytestmark = pytest.mark.anyio
NEWER = "99.0"
PROGRAM = """
import sys
import courtier
courtier.__version__ = sys.argv[3]
import time
now, ahead = time.time, float(sys.argv[4])
time.time = lambda: now() + ahead
from courtier.core.title import titles
from courtier.server.run import run
from courtier.server.settings import Limits, Settings
from tests.core.tiny.title import TINY
titles()["tiny"] = TINY
sys.exit(run("127.0.0.1", int(sys.argv[1]), settings=Settings(db=sys.argv[2], bot_workers=1, limits=Limits.open())))
"""


@contextlib.asynccontextmanager
async def another(db: str, version: str, ahead: float = 0.0) -> AsyncIterator[str]:
    """A server in a process of its own, whose clock is so many seconds ahead; where it answers."""
    port = free_port()
    command = ["-c", PROGRAM, str(port), db, version, str(ahead)]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, cwd=ROOT, stdout=asyncio.subprocess.DEVNULL
    )
    base = f"http://127.0.0.1:{port}"
    try:
        async with httpx.AsyncClient(base_url=base) as http:
            while not await serves(http):
                assert process.returncode is None
                await asyncio.sleep(0.1)
        yield base
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def serves(http: httpx.AsyncClient) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return (await http.get("/healthz")).status_code == 200
    return False


async def play(base: str, table: str, secret: str | None, many: int) -> None:
    """A person makes so many choices, and is asked again."""
    async with sit(base, table, secret) as socket:
        done = -1
        while True:
            seen = read(await socket.recv())
            assert seen.type not in ("refused", "error")
            if seen.type == "state" and seen.seq > done and tokens(seen):
                if not many:
                    return
                many, done = many - 1, seen.seq
                await socket.send(choice(seen.seq, tokens(seen)[0])[1])


@pytest.mark.parametrize("watched", [True, False])
async def test_bots_of_a_table_that_a_newer_program_has_played_go_to_it(postgres: str, watched: bool) -> None:
    """The older server has its bots, and the table in memory or not."""
    settings = Settings(db=postgres, bot_workers=1, limits=Limits.open())
    async with running(settings) as older:
        table, secrets = await older.table("me", "bot", title="kingsburg", seed=2)
        node = older.services.context.node
        assert node is not None
        if not watched:
            older.services.hall.tables[table].close()
        async with another(postgres, NEWER) as there:
            await play(there, table, secrets[0], 3)
            while node.jobs.held:
                await asyncio.sleep(0.05)
            await play(there, table, secrets[0], 3)
            [(holder,)] = run(postgres, f"SELECT node FROM jobs WHERE key = '{table}'")
            assert holder not in (None, node.name)
        engines = run(postgres, f"SELECT DISTINCT engine FROM events WHERE \"table\" = '{table}'")
        assert set(engines) <= {(NEWER,), (__version__,)}
        while run(postgres, f"SELECT node FROM jobs WHERE key = '{table}'") != [(None,)]:
            await asyncio.sleep(0.05)  # the newer program has gone: nobody here can play it
        assert not node.jobs.held


async def test_what_is_free_is_for_the_newer_program(postgres: str) -> None:
    settings = Settings(db=postgres, bot_workers=1, limits=Limits.open())
    async with running(settings) as older:
        node = older.services.context.node
        assert node is not None
        async with another(postgres, NEWER) as there, httpx.AsyncClient(base_url=there) as http:
            for _ in range(4):
                seats = [{"kind": "me"}, {"kind": "bot"}]
                (
                    await http.post("/api/tables", json={"title": "kingsburg", "seats": seats})
                ).raise_for_status()
            [(name,)] = run(postgres, f"SELECT id FROM nodes WHERE version = '{NEWER}'")
            run(postgres, "UPDATE jobs SET node = NULL", "NOTIFY courtier, 'j nobody'")
            while run(postgres, "SELECT DISTINCT node FROM jobs") != [(name,)]:
                assert not node.jobs.held
                await asyncio.sleep(0.05)


async def test_clocks_need_not_agree(postgres: str) -> None:
    """One server is a minute ahead: neither takes the other for dead, and what is said at either has one order."""
    settings = Settings(db=postgres, bot_workers=1, limits=Limits.open())
    async with running(settings) as here:
        table, secrets = await here.table("me", "me", title="kingsburg", seed=2)
        node = here.services.context.node
        assert node is not None
        async with another(postgres, __version__, ahead=60) as there:
            [(ahead,)] = run(postgres, f"SELECT id FROM nodes WHERE id <> '{node.name}'")
            async with (
                here.guest(table, secrets[0]) as zero,
                replace(here, base=there).guest(table, secrets[1]) as one,
            ):
                guests, states = (zero, one), [await zero.state(), await one.state()]
                for seq in range(6):
                    seat = next(seat for seat in (0, 1) if states[seat]["options"])
                    await guests[seat].send(type="chat", text=str(seq))
                    token = states[seat]["options"][0]["token"]
                    assert (await guests[seat].choose(token, seq))["seq"] == seq + 1
                    states = [await guest.state(seq + 1) for guest in guests]
                beaten = node._beaten
                while node._beaten == beaten:
                    await asyncio.sleep(0.05)
                assert node.live == {node.name, ahead}
                await zero.send(type="chat", text="6")
                await one.send(type="pause", on=True)
                while not (await zero.state())["paused"]:
                    pass
        lines = run(postgres, "SELECT n, text FROM chat ORDER BY n")
        assert lines == [(n + 1, str(n)) for n in range(7)]
        times = [at for (at,) in run(postgres, "SELECT at FROM events ORDER BY seq")]
        assert max(times) - min(times) > 30
