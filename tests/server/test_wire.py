"""The wire without a proxy in front: heads, silence, slow or endless bodies, floods of connections, foreign pages."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from courtier.server.limits import network, within
from courtier.server.settings import Limits, Settings
from tests.server.support import PATIENCE, Guest, Running, key, running

pytestmark = pytest.mark.anyio

ASK = b"GET /api/titles HTTP/1.1\r\nHost: x\r\n"


class Line:
    """A bare TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        with contextlib.suppress(
            ConnectionError
        ):  # the server may have hung up already: what it said is read next
            self.writer.write(data)
            await self.writer.drain()

    async def rest(self) -> bytes:
        """Everything until the server hangs up; a server that does not fails the test."""
        heard = b""
        with contextlib.suppress(ConnectionError):
            while more := await asyncio.wait_for(self.reader.read(65_536), PATIENCE):
                heard += more
        return heard

    async def answer(self) -> int:
        """The status of one answer, which is read to its end."""
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        length = next(
            int(line.split(b":")[1])
            for line in head.lower().split(b"\r\n")
            if line.startswith(b"content-length")
        )
        await asyncio.wait_for(self.reader.readexactly(length), PATIENCE)
        return int(head.split()[1])


@contextlib.asynccontextmanager
async def line(server: Running) -> AsyncIterator[Line]:
    host, port = server.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield Line(reader, writer)
    finally:
        writer.transport.abort()


def said(answer: bytes) -> tuple[int, str]:
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), key(json.loads(body))


@pytest.mark.parametrize(
    "head",
    [
        ASK + b"X: " + b"x" * 20_000 + b"\r\n\r\n",
        ASK + b"".join(b"X%d: y\r\n" % n for n in range(200)) + b"\r\n",
        b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        ASK + b"X: " + b"x" * 300_000,  # and no end
        b"GET /" + b"x" * 300_000,
    ],
)
async def test_heads_are_bounded(server: Running, head: bytes) -> None:
    async with line(server) as one:
        await one.send(head)
        assert said(await one.rest()) == (431, "server-too-big-head")
    assert (await server.http.get("/healthz")).status_code == 200


async def test_what_is_no_http_is_told_so(server: Running) -> None:
    async with line(server) as one:
        await one.send(b"EHLO courtier\r\n\r\n")
        assert said(await one.rest()) == (400, "server-bad-http")


async def test_requests_after_one_another_and_in_one_piece_are_answered(server: Running) -> None:
    async with line(server) as one:
        await one.send((ASK + b"\r\n") * 3)
        assert [await one.answer() for _ in range(3)] == [200, 200, 200]
        for byte in ASK + b"\r\n":
            await one.send(bytes([byte]))
        assert await one.answer() == 200


def hasty(settings: Settings) -> Settings:
    return replace(
        settings, limits=Limits(head_seconds=1.0, body_seconds=1.0, keep_alive_seconds=1, unread_seconds=1.0)
    )


async def test_silent_and_slow_connections_are_closed(settings: Settings) -> None:
    posting = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    async with running(hasty(settings)) as server:
        async with line(server) as silent, line(server) as later, line(server) as between:
            await later.send(ASK + b"\r\n")
            await between.send(ASK + b"\r\n")
            assert await later.answer() == 200
            assert await between.answer() == 200
            await later.send(ASK)  # the second request never ends
            await between.send(b"\r\n")  # no request, and yet not nothing
            assert await silent.rest() == b""
            assert said(await later.rest()) == (408, "server-too-slow")
            assert await between.rest() == b""
        for begun in (
            ASK,
            posting + b"Content-Length: 100\r\n\r\n{",
            posting + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
        ):
            async with line(server) as slow:
                await slow.send(begun)
                assert said(await slow.rest()) == (408, "server-too-slow")
        async with line(server) as kept:
            await kept.send(ASK + b"\r\n")
            assert await kept.answer() == 200
            assert await kept.rest() == b""  # keep-alive ends


async def test_somebody_who_does_not_read_is_cut_off(
    settings: Settings, tmp_path_factory: pytest.TempPathFactory
) -> None:
    static = tmp_path_factory.mktemp("static")
    (static / "big.bin").write_bytes(bytes(30_000_000))
    async with running(replace(hasty(settings), static=static)) as server, line(server) as deaf:
        deaf.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await deaf.send(b"GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n")
        gate = server.gate
        while gate.open > 1:  # the other one is the test's own client
            await asyncio.sleep(0.05)


async def test_bodies_are_bounded_however_they_are_announced(server: Running) -> None:
    posting = (
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
    )
    async with line(server) as one:
        await one.send(posting + b"Content-Length: 9000000000\r\n\r\n")
        assert said(await one.rest()) == (413, "server-too-big-request")
    async with line(server) as one:
        await one.send(posting + b"Transfer-Encoding: chunked\r\n\r\n")
        for _ in range(60):
            await one.send(b"2710\r\n" + b" " * 10_000 + b"\r\n")
        assert said(await one.rest()) == (413, "server-too-big-request")


async def test_socket_messages_are_bounded_in_pieces_too(server: Running) -> None:
    table, secrets = await server.table("me", "me")

    async def pieces() -> AsyncIterator[str]:
        for _ in range(100):
            yield "x" * 4_000

    async with server.guest(table, secrets[0]) as guest:
        await guest.state()
        with contextlib.suppress(Exception):
            await guest.socket.send(pieces())
        assert await guest.closed() in (1009, 4413)


async def test_connections_of_one_address_and_in_all_are_bounded(settings: Settings) -> None:
    few = replace(settings, proxies=(), limits=Limits(open_connections=3))
    async with running(few) as server, contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(line(server)) for _ in range(3)]
        assert said(await lines[2].rest()) == (429, "server-too-many")  # the test's own client is the third
        await lines[0].send(ASK + b"Connection: close\r\n\r\n")
        assert b" 200 " in await lines[0].rest()
        async with line(server) as again:
            await again.send(ASK + b"Connection: close\r\n\r\n")
            assert b" 200 " in await again.rest()
    full = replace(settings, limits=Limits(open_connections=1, all_connections=2))
    async with running(full) as server:
        table, secrets = await server.table("me", "me")
        async with server.guest(
            table, secrets[0]
        ) as guest:  # this machine speaks for many: only "in all" counts
            await guest.state()
            async with line(server) as third:
                assert said(await third.rest()) == (503, "server-full-house")
        async with server.guest(table, secrets[0]) as guest:  # a socket that went has left its place
            await guest.state()


async def test_a_foreign_page_changes_nothing(settings: Settings) -> None:
    wanted = {"title": "tiny", "seats": [{"kind": "me"}] * 2}
    text = json.dumps(wanted)
    async with running(replace(settings, origins=("https://play.example",))) as server:

        async def post(**headers: str) -> tuple[int, str]:
            answer = await server.http.post("/api/tables", content=text, headers=headers)
            return answer.status_code, "" if answer.is_success else key(answer.json())

        own = "application/json"
        assert await post(**{"content-type": "text/plain"}) == (415, "server-json-only")
        assert await post(**{"content-type": "application/x-www-form-urlencoded"}) == (
            415,
            "server-json-only",
        )
        assert await post() == (415, "server-json-only")
        for origin in ("https://evil.example", "null", "http://[", "http://"):
            assert await post(**{"content-type": own, "origin": origin}) == (403, "server-bad-origin")
        assert not server.services.hall.tables
        for origin in (server.base, "https://play.example"):
            assert await post(**{"content-type": "Application/JSON; charset=utf-8", "origin": origin}) == (
                201,
                "",
            )
        behind = {
            "content-type": own,
            "origin": "https://games.example:8443",
        }  # a proxy passes Host on as it came
        assert await post(**behind, host="games.example:8443") == (201, "")
        assert await post(**behind, host="games.example") == (403, "server-bad-origin")


async def test_only_a_proxy_that_is_named_may_say_who_asks(settings: Settings) -> None:
    strict = Limits(tables=(0.001, 1.0))
    wanted = {"title": "tiny", "seats": [{"kind": "me"}] * 2}
    for proxies, second in ((("127.0.0.0/8",), 201), ((), 429)):
        async with running(replace(settings, proxies=proxies, limits=strict)) as server:
            for who, status in (("2001:db8::1", 201), ("2001:db8:0:1::1", second), ("2001:db8::ffff:2", 429)):
                answer = await server.http.post("/api/tables", json=wanted, headers={"x-forwarded-for": who})
                assert answer.status_code == status


def test_a_customer_is_one_address() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:1") == "2001:db8::/64"
    assert network("2001:db8:0:1::1") != network("2001:db8::1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") == "192.0.2.1"
    assert network("fe80::1%eth0") == network("fe80::2")
    assert network("somewhere") == "somewhere"
    assert within("10.1.2.3", ("10.0.0.0/8",))
    assert not within("10.1.2.3", ("127.0.0.1", "::1"))
    assert not within("unix", ("127.0.0.1",))


async def test_a_hello_nested_too_deep_is_refused(server: Running) -> None:
    table, secrets = await server.table("me", "me")
    async with server.socket(table) as raw:
        await raw.send('{"type":"hello","x":' + "[" * 4_000 + "]" * 4_000 + "}")
        guest = Guest(raw)
        assert key(await guest.until("error", fatal=True)) == "server-too-deep"
        assert await guest.closed() == 4400
    async with server.guest(table, secrets[0]) as guest:
        await guest.state()
        await guest.socket.send('{"x":' + "[" * 4_000 + "]" * 4_000 + "}")
        assert key(await guest.until("error", fatal=False)) == "server-too-deep"
