"""The wire without a proxy in front: uvicorn's protocols with limits on heads, silence, slowness and open connections.

One sweep looks at all connections twice a second, so that a request costs no timer of its own.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterable
from typing import Any, Final

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from courtier.server.errors import Refused
from courtier.server.headers import HEADERS
from courtier.server.limits import Addresses, network, within
from courtier.server.settings import Settings

SWEEP_SECONDS: Final = 0.5
WIRE_MESSAGE: Final = 65_536  # bytes; a message over the limit but under this is refused with a reason
NOTHING, HEAD, BODY = range(3)  # what of a request is on its way


class Gate:
    """Open connections, in all and by address. A proxy that is believed speaks for many addresses."""

    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self._proxies = settings.proxies
        self._addresses = Addresses()
        self.open = 0

    def enter(self, client: tuple[str, int] | None) -> None:
        host = client[0] if client else "-"
        if self.open >= self.limits.all_connections:
            raise Refused("server-full-house", 503)
        if not within(host, self._proxies):
            self._addresses.enter(network(host), self.limits.open_connections)
        self.open += 1

    def leave(self, client: tuple[str, int] | None) -> None:
        host = client[0] if client else "-"
        self.open -= 1
        if not within(host, self._proxies):
            self._addresses.leave(network(host))


class Config(uvicorn.Config):
    def __init__(self, app: Any, settings: Settings) -> None:
        super().__init__(
            app,
            http=Http,
            ws=Socket,
            ws_max_size=max(WIRE_MESSAGE, settings.limits.message),
            ws_per_message_deflate=False,
            ws_ping_interval=20.0,
            timeout_keep_alive=settings.limits.keep_alive_seconds,
            timeout_graceful_shutdown=5,
            forwarded_allow_ips=list(settings.proxies),
            log_level="warning",
            access_log=False,
            server_header=False,
        )
        self.settings = settings
        self.gate = Gate(settings)


class Watched:
    """What the sweep looks at: is a request late, does the other side read what it is sent?"""

    transport: asyncio.Transport
    gate: Gate
    due = math.inf  # when what is on its way must be here
    _unsent = 0
    _stuck = math.inf

    def sweep(self, now: float) -> None:
        unsent = self.transport.get_write_buffer_size()
        if (not unsent and not self.transport.is_closing()) or unsent < self._unsent:
            self._stuck = now + self.gate.limits.unread_seconds
        self._unsent = unsent
        if now > self._stuck:
            self.transport.abort()
        elif now > self.due:
            self.due = math.inf
            self.late()

    def late(self) -> None:
        self.transport.close()


class Http(Watched, HttpToolsProtocol):
    config: Config

    def __init__(self, config: Config, *args: Any, **named: Any) -> None:
        super().__init__(config, *args, **named)
        self.gate = config.gate
        self._part = NOTHING
        self._head = 0  # bytes of a head that is not complete
        self._why = Refused("server-bad-http", 400)
        self._entered = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._stuck = self.loop.time() + self.gate.limits.unread_seconds
        try:
            self.gate.enter(self.client)
        except Refused as refused:
            self._refuse(refused)
        else:
            self._entered = True
            self.due = self.loop.time() + self.gate.limits.head_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._entered:
            self._entered = False
            self.gate.leave(self.client)

    def handle_websocket_upgrade(self) -> None:
        self._entered = False  # the socket's protocol leaves the gate
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        before = self._part
        if before != BODY:
            self._head += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._part == HEAD and self._head > self.gate.limits.head:
            self._refuse(Refused("server-too-big-head", 431))
        elif self._part == BODY:
            if before != BODY:
                self.due = self.loop.time() + self.gate.limits.body_seconds
        elif self._part == HEAD or self.timeout_keep_alive_task is None:  # bytes between requests count too
            if self.due == math.inf and not self._answering():
                self.due = self.loop.time() + self.gate.limits.head_seconds

    def _answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._part = HEAD

    def on_headers_complete(self) -> None:
        limits = self.gate.limits
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > limits.head or len(self.headers) > limits.header_lines:
            self._why = Refused("server-too-big-head", 431)
            raise ValueError("head too big")  # the parser stops and send_400_response() is called
        super().on_headers_complete()
        self._part = BODY

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._part = NOTHING
        self._head = 0
        self.due = math.inf

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._why)

    def late(self) -> None:
        if self._part == NOTHING or (self._answering() and self.cycle.response_started):
            self.transport.close()
        else:
            self._refuse(Refused("server-too-slow", 408))

    def _refuse(self, refused: Refused) -> None:
        """A last answer, straight to the wire: the application never sees this request."""
        body = msgspec.json.encode(refused.data())
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
            *HEADERS,
        ]
        lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
        self.transport.write(STATUS_LINE[refused.status] + lines + b"\r\n" + body)
        self.transport.close()


class Socket(Watched, WebSocketsSansIOProtocol):
    config: Config

    def __init__(self, config: Config, *args: Any, **named: Any) -> None:
        super().__init__(config, *args, **named)
        self.gate = config.gate

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._stuck = self.loop.time() + self.gate.limits.unread_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gate.leave(self.client)


async def watch(connections: Iterable[Any]) -> None:
    """Sweep until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        now = loop.time()
        for connection in list(connections):
            connection.sweep(now)
