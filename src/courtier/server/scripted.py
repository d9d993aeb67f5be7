"""A scripted player: speaks the socket protocol as a browser does. Load runs, kill runs and tests are made of these."""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

AGAIN = 0.4  # seconds before a lost line is made anew, as the browser's first pause


class Offered(Struct):
    token: str


class Seen(Struct):
    """The part of any message that a script looks at; the rest is skipped without being decoded."""

    type: str
    id: str | None = None
    seq: int = -1
    over: bool = False
    status: str = ""
    options: list[Offered] | dict[str, Raw] = []
    error: Raw = Raw(b"null")


_seen = msgspec.json.Decoder(Seen)


def choice(seq: int, token: str, name: str | None = None) -> tuple[str, str]:
    name = name or uuid.uuid4().hex
    text = msgspec.json.encode({"type": "choose", "id": name, "seq": seq, "token": token}).decode()
    return name, text


@asynccontextmanager
async def sit(base: str, table: str, secret: str | None, since: int = 0) -> AsyncIterator[ClientConnection]:
    """A connection that has said hello."""
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(
        address, compression=None, max_size=None, max_queue=None, ping_interval=None
    ) as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "secret": secret, "since": since}).decode())
        yield socket


def read(text: str | bytes) -> Seen:
    return _seen.decode(text)


def tokens(seen: Seen) -> list[str]:
    return [option.token for option in seen.options] if isinstance(seen.options, list) else []


class Tally:
    """What a load run measures, in seconds; and every choice that was acknowledged: table, number, id."""

    def __init__(self) -> None:
        self.acknowledged: list[tuple[str, int, str]] = []
        self.acks: list[float] = []
        self.tellings: list[float] = []  # from a choice to the moment another seat hears of it
        self.refused = 0
        self.over = 0
        self.lines_lost = 0  # connections that ended before the game did


class Pace:
    """Lets choices go at a steady rate over all tables: `rate` a second, or as fast as they come when it is 0."""

    def __init__(self, rate: float) -> None:
        self._gap = 1 / rate if rate else 0.0
        self._next = time.perf_counter()

    async def turn(self) -> None:
        if self._gap:
            now = time.perf_counter()
            self._next = max(self._next + self._gap, now - 0.1)
            if self._next > now:
                await asyncio.sleep(self._next - now)


class Own:
    """What one player has sent: it outlives the line that it was sent on."""

    def __init__(self) -> None:
        self.pending = ""  # the id of a choice without an answer
        self.text = ""
        self.last = -1  # the event after which it chose last
        self.begun = 0.0


class Party:
    """The players of one table. `sent[seq]` is when the choice that became event `seq` left its client."""

    def __init__(
        self, bases: list[str], table: str, secrets: list[str], pace: Pace, tally: Tally, seed: int
    ) -> None:
        self.bases = bases  # where each of them is
        self.table = table
        self.secrets = secrets
        self.pace = pace
        self.tally = tally
        self.random = random.Random(seed)
        self._sent_at = 0.0
        self._sent_seq = -1

    async def play(self, ready: asyncio.Barrier, until: asyncio.Event) -> None:
        async with asyncio.TaskGroup() as group:
            for seat, secret in enumerate(self.secrets):
                group.create_task(self._player(seat, secret, ready, until))

    async def _player(self, seat: int, secret: str, ready: asyncio.Barrier, until: asyncio.Event) -> None:
        stop = asyncio.create_task(until.wait())
        play = asyncio.create_task(self._game(self.bases[seat], secret, ready))
        await asyncio.wait({stop, play}, return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()
        if not play.done():
            play.cancel()
        results = await asyncio.gather(play, return_exceptions=True)
        if isinstance(results[0], Exception):
            raise results[0]

    async def _game(self, base: str, secret: str, ready: asyncio.Barrier) -> None:
        """As a browser: a line that is lost is made anew, and what was not answered is sent again."""
        own: Own | None = None
        while True:
            try:
                async with sit(base, self.table, secret) as socket:
                    seen = await self._until_state(socket)
                    if own is None:
                        own = Own()
                        await ready.wait()
                    elif own.pending:
                        await socket.send(own.text)
                    return await self._rounds(socket, seen, own)
            except (OSError, WebSocketException):
                if own is None:
                    raise  # it never sat down
            self.tally.lines_lost += 1
            await asyncio.sleep(AGAIN)

    async def _until_state(self, socket: ClientConnection) -> Seen:
        while True:
            seen = read(await socket.recv())
            if seen.type == "state":
                return seen

    async def _rounds(self, socket: ClientConnection, seen: Seen, own: Own) -> None:
        tally = self.tally
        while not seen.over:
            mine = tokens(seen)
            if mine and seen.seq > own.last and not own.pending:
                await self.pace.turn()
                own.pending, own.text = choice(seen.seq, self.random.choice(mine))
                own.last = seen.seq
                own.begun = time.perf_counter()
                self._sent_at, self._sent_seq = own.begun, seen.seq + 1
                await socket.send(own.text)
            got = read(await socket.recv())
            if got.type == "state":
                if got.seq == self._sent_seq and got.seq > seen.seq and not own.pending:
                    tally.tellings.append(time.perf_counter() - self._sent_at)
                seen = got
            elif got.type == "ack" and got.id == own.pending:
                tally.acks.append(time.perf_counter() - own.begun)
                tally.acknowledged.append((self.table, got.seq, own.pending))
                own.last = got.seq - 1  # a position from before, told meanwhile, still showed the options
                own.pending = ""
            elif got.type == "refused":
                tally.refused += 1
                own.pending = ""
                own.last = -1
        tally.over += 1


def percentile(values: list[float], p: float) -> float:
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(p / 100 * len(ordered)))]


def latencies(values: list[float]) -> dict[str, Any]:
    """In milliseconds."""
    found = {f"p{p}": percentile(values, p) for p in (50, 95, 99)} | {"max": max(values, default=0.0)}
    return {name: round(seconds * 1000, 2) for name, seconds in found.items()}
