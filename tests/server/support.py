"""A real server on loopback inside the test's own event loop, and a guest who speaks to it as a browser does."""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from courtier.server.app import create_app
from courtier.server.protocol import Config, Gate
from courtier.server.run import Server, listen
from courtier.server.services import Services
from courtier.server.settings import Settings

Message = dict[str, Any]
PATIENCE = (
    300.0  # seconds until a message that does not come fails the test: bots are nice, the machine may be busy
)


@dataclass
class Running:
    """A server that answers at `base`; `services` is its inside, for tests that must look there."""

    base: str
    app: Any
    http: httpx.AsyncClient
    gate: Gate

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    async def table(
        self, *kinds: str, title: str = "tiny", seed: int | str | None = 5, **more: Any
    ) -> tuple[str, list[str | None]]:
        """A new table; its id and the secret of each seat."""
        made = await self.made(*kinds, title=title, seed=seed, **more)
        return made["table"], [seat["secret"] for seat in made["seats"]]

    async def made(
        self, *kinds: str, title: str = "tiny", seed: int | str | None = 5, **more: Any
    ) -> Message:
        seats = [{"kind": kind, "name": f"P{n}"} for n, kind in enumerate(kinds)]
        answer = await self.http.post(
            "/api/tables", json={"title": title, "seats": seats, "seed": seed, **more}
        )
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        return made

    @contextlib.asynccontextmanager
    async def guest(self, table: str, secret: str | None = None, **hello: Any) -> AsyncIterator[Guest]:
        async with self.socket(table) as socket:
            guest = Guest(socket)
            await guest.send(type="hello", secret=secret, **hello)
            yield guest

    def socket(self, table: str, **more: Any) -> connect:
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        return connect(address, compression=None, max_size=None, **more)


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    app = create_app(settings)
    config = Config(app, settings)
    server = Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    with contextlib.closing(listen("127.0.0.1", 0)) as listening:
        base = f"http://127.0.0.1:{listening.getsockname()[1]}"
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
            while (await http.get("/healthz")).status_code != 200:  # waits in the listen queue until it is up
                pass
            try:
                yield Running(base, app, http, config.gate)
            finally:
                server.should_exit = True
                await serving


class Guest:
    """One connection. Everything that came is kept in `heard`."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def next(self) -> Message:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        message: Message = msgspec.json.decode(text)
        self.heard.append(message)
        return message

    async def until(self, kind: str, **facts: Any) -> Message:
        """The next message of a kind that says all of this."""
        while True:
            message = await self.next()
            if message["type"] == kind and all(message.get(name) == value for name, value in facts.items()):
                return message

    async def state(self, seq: int | None = None) -> Message:
        """The next state; with `seq`, the first that is at least so new."""
        while True:
            state = await self.until("state")
            if seq is None or state["seq"] >= seq:
                return state

    async def choose(self, token: str, seq: int, name: str | None = None) -> Message:
        """Send a choice; the ack or the refusal."""
        name = name or uuid.uuid4().hex
        await self.send(type="choose", id=name, seq=seq, token=token)
        return await self.answer(name)

    async def answer(self, name: str) -> Message:
        while True:
            message = await self.next()
            if message["type"] in ("ack", "refused") and message["id"] == name:
                return message

    async def closed(self) -> int:
        """The close code, after whatever was still said."""
        with contextlib.suppress(Exception):
            while True:
                await self.next()
        await asyncio.wait_for(self.socket.wait_closed(), PATIENCE)
        return self.socket.close_code or 0


def key(message: Message) -> str:
    """The message key of an error."""
    found: str = message["error"]["key"]
    return found


def workers_of(pid: int) -> list[int]:
    """The servers that `courtier serve --workers` has started, where Linux shows them."""
    mine = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in mine if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
