"""Clients of a storm: browsers that play, talk and open links at random servers, and write down all they are told."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
import time
import uuid
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from courtier.server.scripted import sit

SILENCE = 4.0  # seconds after which a browser tries another server
QUIET = 1.5  # and after which it asks
UNDOES = 0.1
TALKS = 0.05


def hashed(view: Any) -> str:
    return hashlib.blake2b(msgspec.json.encode(view, order="deterministic"), digest_size=12).hexdigest()


@dataclass
class History:
    """What anybody was told. Lines about one table and one event must agree, whoever said them."""

    sent: dict[str, tuple[str, int, str, str]] = field(default_factory=dict)  # id: table, seat, kind, token
    acks: dict[str, int] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    views: dict[tuple[str, int, int], str] = field(default_factory=dict)  # table, seat, event
    chat: dict[tuple[str, int], str] = field(default_factory=dict)
    claims: dict[tuple[str, int], list[str]] = field(default_factory=dict)  # who was told to have a seat
    wrong: list[str] = field(default_factory=list)
    waited: list[float] = field(default_factory=list)  # for an ack, however often it was asked for
    # at the end: table, seat, the newest event it was told, the newest there was
    heard: list[tuple[str, int, int, int]] = field(default_factory=list)
    tables: dict[str, list[str]] = field(default_factory=dict)  # secrets by seat


@dataclass
class Browser:
    """One of perhaps several that hold the same seat."""

    history: History
    bases: list[str]
    table: str
    seat: int
    secret: str
    rng: random.Random
    last: int = 0  # the newest event it was told or acknowledged
    over: bool = False
    resting: bool = False
    leaving: bool = False
    pending: dict[str, Any] | None = None
    since: float = 0.0

    async def play(self) -> None:
        while not (self.over or self.leaving):
            base = self.rng.choice(self.bases)
            with contextlib.suppress(OSError, EOFError, WebSocketException, TimeoutError):
                async with (
                    asyncio.timeout(SILENCE) as patience,
                    sit(base, self.table, self.secret, self.last) as socket,
                ):
                    await self._connected(socket, patience)
            await asyncio.sleep(self.rng.uniform(0.05, 0.3))

    async def _connected(self, socket: Any, patience: asyncio.Timeout) -> None:
        loop = asyncio.get_running_loop()
        welcomed, chat = False, 0
        newest = self.last
        while not (self.over or self.leaving):
            try:
                async with asyncio.timeout(QUIET):
                    text = await socket.recv()
            except TimeoutError:
                await socket.send('{"type":"ping"}')
                continue
            with contextlib.suppress(RuntimeError):  # it has run out already
                patience.reschedule(loop.time() + SILENCE)
            said = msgspec.json.decode(text)
            kind = said["type"]
            if kind == "welcome":
                if said["seq"] < newest:
                    self._wrong(f"welcomed at {said['seq']} after {newest}")
                welcomed = True
                for line in said["chat"]:
                    self._line(line)
                    chat = line["n"]
                if self.pending is not None:
                    await socket.send(msgspec.json.encode(self.pending).decode())
            elif kind == "chat":
                if said["n"] != chat + 1:
                    self._wrong(f"chat line {said['n']} after {chat}")
                chat = said["n"]
                self._line(said)
            elif kind == "state":
                await self._state(said, socket, newest)
                newest = max(newest, said["seq"])
            elif kind in ("ack", "refused"):
                self._answer(said, kind)
                newest = max(newest, self.last)
            elif kind == "error" and said["fatal"]:
                if welcomed or not said.get("again"):
                    self._wrong(f"closed for good: {said['error']['key']}")
                return

    async def _state(self, said: dict[str, Any], socket: Any, newest: int) -> None:
        if said["seq"] < newest:
            self._wrong(f"told of {said['seq']} after {newest}")
        self.last = max(self.last, said["seq"])
        key = self.table, self.seat, said["seq"]
        seen = hashed(said["view"])
        if self.history.views.setdefault(key, seen) != seen:
            self._wrong(f"two views of event {said['seq']}")
        self.over = said["over"]
        if self.pending is None and not self.resting and not self.over:
            if self.rng.random() < TALKS:
                await socket.send(
                    msgspec.json.encode(
                        {"type": "chat", "text": uuid.UUID(int=self.rng.getrandbits(128)).hex}
                    ).decode()
                )
            wish = self._wish(said)
            if wish is not None:
                self.pending, self.since = wish, time.monotonic()
                self.history.sent[wish["id"]] = self.table, self.seat, wish["type"], wish.get("token", "")
                await asyncio.sleep(self.rng.uniform(0.0, 0.15))
                await socket.send(msgspec.json.encode(wish).decode())

    def _wish(self, state: dict[str, Any]) -> dict[str, Any] | None:
        said = {"id": uuid.UUID(int=self.rng.getrandbits(128)).hex, "seq": state["seq"]}
        for kind in ("undo", "redo"):
            if state[kind] and self.rng.random() < UNDOES:
                return {"type": kind, **said}
        if state["options"]:
            return {"type": "choose", "token": self.rng.choice(state["options"])["token"], **said}
        return None

    def _answer(self, said: dict[str, Any], kind: str) -> None:
        name, history = said["id"], self.history
        if kind == "ack":
            if history.acks.setdefault(name, said["seq"]) != said["seq"]:
                self._wrong(f"{name} acknowledged as {history.acks[name]} and as {said['seq']}")
            if name in history.refused:
                self._wrong(f"{name} refused, then acknowledged")
            self.last = max(self.last, said["seq"])
        else:
            history.refused[name] = said["error"]["key"]
            if name in history.acks:
                self._wrong(f"{name} acknowledged, then refused")
        if self.pending is not None and self.pending["id"] == name:
            history.waited.append(time.monotonic() - self.since)
            self.pending = None

    def _line(self, line: dict[str, Any]) -> None:
        text = f"{line['seat']} {line['text']}"
        if self.history.chat.setdefault((self.table, line["n"]), text) != text:
            self._wrong(f"two chat lines {line['n']}")

    def _wrong(self, what: str) -> None:
        self.history.wrong.append(f"table {self.table}, seat {self.seat}: {what}")


async def post(
    http: httpx.AsyncClient, rng: random.Random, bases: list[str], path: str, body: Any
) -> httpx.Response:
    """Asked again at another server until one of them answers."""
    while True:
        with contextlib.suppress(httpx.HTTPError):
            answer = await http.post(f"{rng.choice(bases)}/api/{path}", json=body, timeout=SILENCE)
            if answer.status_code < 500:
                return answer
        await asyncio.sleep(0.2)


async def open_table(
    history: History, http: httpx.AsyncClient, rng: random.Random, bases: list[str], kinds: list[str]
) -> tuple[str, dict[int, str]]:
    """A new table whose invitations are each opened by three browsers at once; the secrets of its people."""
    seats = [{"kind": kind, **({"bot": "random"} if kind == "bot" else {})} for kind in kinds]
    made = (await post(http, rng, bases, "tables", {"title": "kingsburg", "seats": seats})).json()
    table = made["table"]
    history.tables[table] = []
    secrets: dict[int, str] = {}

    async def claims(seat: int, invitation: str) -> None:
        secret = uuid.UUID(int=rng.getrandbits(128)).hex
        answer = await post(
            http, random.Random(rng.random()), bases, f"tables/{table}/claim",
            {"invitation": invitation, "secret": secret},
        )  # fmt: skip
        if answer.status_code == 200:
            history.claims.setdefault((table, seat), []).append(secret)
            secrets[seat] = secret

    links = []
    for seat in made["seats"]:
        if seat["kind"] == "me":
            secrets[seat["seat"]] = seat["secret"]
        elif seat["kind"] == "friend":
            links += [claims(seat["seat"], seat["secret"]) for _ in range(3)]
    await asyncio.gather(*links)
    return table, secrets
