"""A table's socket: hello, then messages in and the position out. A seat hears only what that seat may know."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from courtier.server import wire
from courtier.server.connection import Connection
from courtier.server.errors import Refused
from courtier.server.limits import Bucket
from courtier.server.origin import check_origin
from courtier.server.services import Services, TheServices, address
from courtier.server.store import Unknown
from courtier.server.tables import Table

logger = logging.getLogger("courtier.server")
AnySocket = WebSocket[Any, Any, Any]
LAST_WORDS = 1.0  # seconds to send the reason of a close
IGNORED = 100  # messages over the limit that are only refused; then the connection is closed


@websocket("/tables/{table:str}/socket", opt={"exclude_from_docs": True})
async def table_socket(socket: AnySocket, table: FromPath[str], services: TheServices) -> None:
    await socket.accept()
    where = address(socket)
    entered = False
    try:
        check_origin(socket, services.context.settings.origins)
        services.check(socket, "sockets")
        services.serving()
        services.addresses.enter(where, services.context.settings.limits.open_sockets)
        entered = True
        hello = await _hello(socket, services)
        await Visit(socket, services, await services.hall.fresh(table), hello, where).stay()
    except Refused as refused:
        await _end(socket, refused)
    except Unknown:
        await _end(socket, Refused("server-database-gone", 503))
    except WebSocketDisconnect:
        pass
    finally:
        if entered:
            services.addresses.leave(where)


async def _hello(socket: AnySocket, services: Services) -> wire.Hello:
    limits = services.context.settings.limits
    try:
        async with asyncio.timeout(limits.hello_seconds):
            text = await socket.receive_data("text")
    except TimeoutError:
        raise Refused("server-no-hello", 408, code=4408) from None
    if len(text) > limits.message:
        raise Refused("server-too-big", 413, code=4413, most=limits.message)
    try:
        message = wire.read(text)
    except Refused as refused:
        refused.code = 4400
        raise
    if not isinstance(message, wire.Hello):
        raise Refused("server-no-hello", 400, code=4400)
    return message


async def _end(socket: AnySocket, refused: Refused) -> None:
    with contextlib.suppress(Exception):
        await socket.send_data(wire.encode(wire.Problem(refused.said.data(), True, refused.passing)))
        await socket.close(code=refused.code or (1013 if refused.passing else 4400))


class Visit:
    """One connection from hello to goodbye."""

    def __init__(
        self, socket: AnySocket, services: Services, table: Table, hello: wire.Hello, where: str
    ) -> None:
        self.socket = socket
        self.services = services
        self.table = table
        self.hello = hello
        seat, host = table.who(hello.secret)
        self.connection = Connection(seat, host, where)
        limits = services.context.settings.limits
        self._most = limits.message
        now = time.monotonic()
        self._messages = Bucket(*limits.messages, now)
        self._hints = Bucket(*limits.hints, now)
        self._ignored = 0
        self._hint: asyncio.Task[None] | None = None
        self._reading = asyncio.Lock()

    async def stay(self) -> None:
        metrics = self.services.context.metrics
        self.table.enter(self.connection, self.hello.since)
        metrics.connections.inc()
        pump = asyncio.create_task(self._pump())
        listen = asyncio.create_task(self._listen())
        try:
            await asyncio.wait({pump, listen}, return_when=asyncio.FIRST_COMPLETED)
            if self.connection.close_code:
                await asyncio.wait({pump}, timeout=LAST_WORDS)
        finally:
            self.table.leave(self.connection)
            metrics.connections.dec()
            async with self._reading:  # a choice that is being committed is finished first
                for task in (pump, listen, self._hint):
                    if task is not None:
                        task.cancel()
            results = await asyncio.gather(pump, listen, return_exceptions=True)
            for result in results:
                if isinstance(result, Exception) and not isinstance(
                    result, (WebSocketDisconnect, OSError, Refused)
                ):
                    logger.error("socket of table %s: %r", self.table.id, result, exc_info=result)
        with contextlib.suppress(Exception):
            await self.socket.close(code=self.connection.close_code or 1011)

    async def _pump(self) -> None:
        send = self.socket.scope["state"]["send"]
        metrics = self.services.context.metrics

        async def out(text: str) -> None:
            metrics.messages += 1
            await send({"type": "websocket.send", "text": text, "bytes": None})

        await self.connection.pump(out, self.table.frames.state)

    async def _listen(self) -> None:
        receive = self.socket.receive
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            text: Any = event.get("text") or event.get("bytes") or ""
            if len(text) > self._most:
                self._fatal(Refused("server-too-big", 413, code=4413, most=self._most))
                return
            try:
                self._count()
            except Refused as refused:
                self._ignored += 1
                if self._ignored > IGNORED:
                    self._fatal(refused)
                    return
                self._problem(refused)
                continue
            async with self._reading:
                await self._read(text)

    def _count(self) -> None:
        """Refused when this connection, or all of its address, say too much."""
        if not self._messages.take(time.monotonic()):
            raise Refused("server-too-many", 429, code=4429)
        self.services.check(self.socket, "address_messages")

    def _fatal(self, refused: Refused) -> None:
        """Say why and close: the pump ends once the message is out."""
        self.connection.put(wire.Problem(refused.said.data(), True, refused.passing))
        self.connection.close(refused.code)

    def _problem(self, refused: Refused) -> None:
        self.services.context.metrics.refused.labels(refused.said.key).inc()
        self.connection.put(wire.Problem(refused.said.data(), False))

    async def _read(self, text: str | bytes) -> None:
        begun = time.perf_counter()
        try:
            message = wire.read(text)
        except Refused as refused:
            self._problem(refused)
            return
        name = getattr(message, "id", None)
        try:
            if isinstance(message, wire.Choose | wire.Recall | wire.Undo | wire.Redo):
                seq = await self._play(message)
                self.connection.put(wire.Ack(name, seq))
                if isinstance(message, wire.Choose):
                    self.services.context.metrics.answer.observe(time.perf_counter() - begun)
            else:
                await self._speak(message)
        except Unknown:
            self.connection.close(1012)  # not a word: nobody knows. The client asks again when it is back
        except Refused as refused:
            if isinstance(message, wire.Choose | wire.Recall | wire.Undo | wire.Redo):
                self.services.context.metrics.refused.labels(refused.said.key).inc()
                said = refused.said.data()
                self.connection.put(wire.RefusedMessage(name, said, refused.rule, self.table.log.seq))
            else:
                self._problem(refused)

    def _seat(self) -> int:
        if self.connection.seat is None:
            raise Refused("server-spectator", 403)
        return self.connection.seat

    async def _play(self, message: wire.Choose | wire.Recall | wire.Undo | wire.Redo) -> int:
        seat, table = self._seat(), self.table
        if isinstance(message, wire.Choose):
            return await table.choose(seat, message)
        if isinstance(message, wire.Recall):
            return await table.recall(seat, message)
        return await table.undo(seat, message)

    async def _speak(self, message: wire.FromClient) -> None:
        table, host = self.table, self.connection.host
        match message:
            case wire.Chat():
                await table.people.say(self._seat(), message.text)
            case wire.Name():
                await table.people.rename(self._seat(), message.name)
            case wire.Takeover():
                await table.takeovers.vote(
                    None if host and self.connection.seat is None else self._seat(), message
                )
            case wire.Return():
                await table.take_back(self._seat())
            case wire.Pause():
                seat = self.connection.seat if host and self.connection.seat is None else self._seat()
                await table.pause(-1 if seat is None else seat, message.on)
            case wire.AskHint():
                self._ask_hint(self._seat(), message.id)
            case wire.Ping():
                self.connection.put(wire.Pong())
            case _:
                raise Refused("server-bad-message", 400, where="type")

    def _ask_hint(self, seat: int, name: str | None) -> None:
        """Answered when the bot has thought; choices go on meanwhile."""
        if not self._hints.take(time.monotonic()):
            raise Refused("server-too-many", 429)
        if self.table.status != "playing" or not self.table.log.offers(seat):
            raise Refused("server-no-hint-now", 409)
        if self._hint is None or self._hint.done():
            self._hint = asyncio.create_task(self._give_hint(seat, name))

    async def _give_hint(self, seat: int, name: str | None) -> None:
        log = self.table.log
        seq = log.seq
        try:
            found = await self.services.context.players.hint(
                log.game, seat, address=self.connection.address, table=self.table.id
            )
        except Refused as refused:
            self._problem(refused)
            return
        if found is None or log.seq != seq:
            self._problem(Refused("server-no-hint", 503))
        else:
            self.connection.put(wire.Hint(**msgspec.structs.asdict(found), id=name))
