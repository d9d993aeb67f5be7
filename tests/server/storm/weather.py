"""What goes wrong in a storm: a proxy between a server and PostgreSQL that holds or swallows, processes that die or
stop, a database that restarts."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path

from sqlalchemy.engine import make_url

from courtier.server.load import free_port
from courtier.server.settings import database_url
from tests.support import ROOT

POSTGRES = ROOT / "tools" / "postgres.sh"


class Gate:
    """Between one server and the database. A black hole keeps what it is given, a swallowed answer is gone."""

    def __init__(self, url: str) -> None:
        self._to = make_url(database_url(url))
        self.url = ""
        self._open = asyncio.Event()
        self._open.set()
        self._swallow = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        self._server = await asyncio.start_server(self._met, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.url = self._to.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)

    async def _met(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            theirs = await asyncio.open_connection(self._to.host, self._to.port)
        except OSError:
            writer.close()
            return
        ends = [asyncio.ensure_future(self._pass(reader, theirs[1], False)),
                asyncio.ensure_future(self._pass(theirs[0], writer, True))]  # fmt: skip
        mine = {writer, theirs[1]}
        self._writers |= mine
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for end in ends:
                end.cancel()
            self._writers -= mine
            for one in mine:
                with contextlib.suppress(Exception):
                    one.transport.abort()

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, answers: bool) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                await self._open.wait()
                if answers and self._swallow:
                    return  # the answer shows that it is done; both ends are closed
                target.write(data)
                await target.drain()

    async def black_hole(self, seconds: float) -> None:
        self._open.clear()
        try:
            await asyncio.sleep(seconds)
        finally:
            self._open.set()

    async def swallow(self, seconds: float) -> None:
        self._swallow = True
        await asyncio.sleep(seconds)
        self._swallow = False

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for writer in list(self._writers):
            writer.transport.abort()


class Server:
    """A server process; its traces outlive it."""

    def __init__(self, gate: Gate, trace: Path, broken: str | None) -> None:
        self.gate = gate
        self.trace = trace
        self.broken = broken
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        command = ["-m", "tests.server.storm.node", "--port", str(self.port), "--db", self.gate.url]
        command += ["--trace", str(self.trace), *(["--broken", self.broken] if self.broken else [])]
        with (self.trace.with_suffix(".log")).open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *command, stdout=log, stderr=log, start_new_session=True, cwd=ROOT
            )

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def kill(self) -> None:
        """With its workers, as a machine that goes down."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> None:
        assert self.process is not None
        if self.alive:
            self.process.terminate()
            try:
                await asyncio.wait_for(self.process.wait(), 20)
            except TimeoutError:
                await self.kill()

    async def freeze(self, seconds: float) -> None:
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, signal.SIGCONT)


async def postgres(*words: str) -> str:
    """The repository's script, which knows how a throw-away cluster is started here."""
    process = await asyncio.create_subprocess_exec(
        "bash", str(POSTGRES), *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, errors = await process.communicate()
    if process.returncode:
        raise RuntimeError(errors.decode()[-500:])
    return out.decode().strip()
