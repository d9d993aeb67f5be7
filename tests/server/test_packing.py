"""What travels is small and is sent once: prepared files, encodings that a client takes, tags, lasting names."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from courtier.server.packing import WORTH, chosen, known, packed
from courtier.server.settings import Settings
from tests.server.support import Running, running

pytestmark = pytest.mark.anyio
SCRIPT = b"export const crown = 1;\n" * 100
NAME = "/assets/index-BkU7yT1v.js"
YEAR = "public, max-age=31536000, immutable"


@pytest.fixture
async def server(settings: Settings, tmp_path: Path) -> AsyncIterator[Running]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    script = static / NAME[1:]
    script.write_bytes(SCRIPT)
    script.with_name(script.name + ".br").write_bytes(b"as brotli would")  # nobody here can unpack it
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(SCRIPT))
    (static / "assets" / "plain-C25lLdV_.css").write_bytes(SCRIPT)
    (static / "index.html").write_text("<!doctype html><title>Courtier</title>")
    (tmp_path / "outside.txt").write_text("secret")
    async with running(replace(settings, static=static)) as server:
        yield server


async def fetch(
    server: Running, path: str, accepted: str, method: str = "GET", **more: str
) -> tuple[httpx.Response, bytes]:
    """An answer and its bytes as they travelled."""
    headers = {"accept-encoding": accepted, **{name.replace("_", "-"): text for name, text in more.items()}}
    async with server.http.stream(method, path, headers=headers) as answer:
        return answer, b"".join([part async for part in answer.aiter_raw()])


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.1, gzip", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=1.0", "gzip"),
        ("BR; Q=0, GZIP", "gzip"),
        ("*", "br"),
        ("*;q=0", None),
        ("br;q=0, *", "gzip"),
        ("br;q=0, gzip;q=0.000", None),
        ("br;q=nonsense, gzip;q=nan", None),
        ("identity", None),
        ("", None),
        (",;,", None),
    ],
)
async def test_a_client_gets_the_smallest_that_it_takes(
    server: Running, accepted: str, encoding: str | None
) -> None:
    assert chosen(accepted, ["br", "gzip"]) == encoding
    answer, body = await fetch(server, NAME, accepted)
    assert answer.status_code == 200
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert answer.headers.get_list("content-length") == [str(len(body))]
    assert (answer.headers["vary"], answer.headers["cache-control"]) == ("Accept-Encoding", YEAR)
    unpacked = {"br": b"as brotli would", "gzip": SCRIPT, None: SCRIPT}[encoding]
    assert (gzip.decompress(body) if encoding == "gzip" else body) == unpacked


async def test_a_file_without_prepared_ones_is_sent_plain(server: Running) -> None:
    answer, body = await fetch(server, "/assets/plain-C25lLdV_.css", "br, gzip")
    assert (answer.status_code, body) == (200, SCRIPT)
    assert "content-encoding" not in answer.headers
    assert answer.headers["cache-control"] == YEAR


@pytest.mark.parametrize("path", [NAME, "/", "/table/abc"])
async def test_what_the_browser_has_is_not_sent_again(server: Running, path: str) -> None:
    tags = set()
    for accepted in ("br", "gzip", "identity"):
        first, _ = await fetch(server, path, accepted)
        tags.add(first.headers["etag"])
        for asked in (first.headers["etag"], f'"other", W/{first.headers["etag"]}', "*"):
            again, body = await fetch(server, path, accepted, if_none_match=asked)
            assert (again.status_code, body) == (304, b"")
            for name in ("etag", "cache-control", "vary"):
                assert again.headers[name] == first.headers[name]
        changed, _ = await fetch(server, path, accepted, if_none_match='"other"')
        assert changed.status_code == 200
    assert len(tags) == (3 if path == NAME else 1)  # each encoding is a file of its own
    if path != NAME:
        assert first.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", [NAME, "/", "/assets/plain-C25lLdV_.css"])
@pytest.mark.parametrize("accepted", ["br", "gzip", "identity"])
async def test_head_says_what_get_would(server: Running, path: str, accepted: str) -> None:
    got, _ = await fetch(server, path, accepted)
    told, body = await fetch(server, path, accepted, "HEAD")
    assert (told.status_code, body) == (200, b"")
    for name in ("content-type", "content-encoding", "content-length", "etag", "vary", "cache-control"):
        assert told.headers.get(name) == got.headers.get(name)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        NAME + ".br",  # bytes that mean nothing without their header
        NAME + ".gz",
        "/..%2foutside.txt",
        "/%2e%2e%2foutside.txt",
        "/assets/..%2f..%2foutside.txt",
        "/assets/%2e%2e/%2e%2e/outside.txt",
        "/..%5coutside.txt",
        "/%00.js",
    ],
)
@pytest.mark.parametrize("method", ["GET", "HEAD"])
async def test_nothing_else_is_served(server: Running, path: str, method: str) -> None:
    answer, body = await fetch(server, path, "br, gzip", method)
    assert answer.status_code == 404
    assert b"secret" not in body
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    "path", ["/api/titles", "/api/titles/kingsburg/content", "/api/titles/kingsburg/rules"]
)
async def test_cards_and_rules_are_packed_and_kept(server: Running, path: str) -> None:
    plain, whole = await fetch(server, path, "identity")
    answer, body = await fetch(server, path, "gzip, br")
    assert len(whole) > WORTH
    assert "content-encoding" not in plain.headers
    assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert answer.headers.get_list("content-length") == [str(len(body))]
    assert answer.headers.get_list("content-type") == plain.headers.get_list("content-type")
    assert answer.headers.get_list("cache-control") == ["no-cache"]
    assert gzip.decompress(body) == whole
    again, nothing = await fetch(server, path, "gzip", if_none_match=answer.headers["etag"])
    assert (again.status_code, nothing, again.headers["etag"]) == (304, b"", answer.headers["etag"])


async def test_answers_with_secrets_or_problems_stay_plain(server: Running) -> None:
    path = "/api/titles/kingsburg/content"
    answer, _ = await fetch(server, path, "gzip", authorization="Bearer x")
    assert "content-encoding" not in answer.headers
    missing, _ = await fetch(server, "/api/titles/none/content", "gzip")
    assert (missing.status_code, "etag" in missing.headers) == (404, False)
    assert missing.headers["cache-control"] == "no-store"
    made = await server.http.post(
        "/api/tables",
        json={"title": "kingsburg", "seats": [{"kind": "me", "name": "n"}, {"kind": "bot"}], "name": "x"},
    )
    assert (made.status_code, "content-encoding" in made.headers) == (201, False)
    table, _ = await fetch(server, f"/api/tables/{made.json()['table']}", "gzip")
    assert table.headers.get_list("cache-control") == ["no-store"]


@pytest.mark.parametrize(
    ("headers", "bodies"),
    [
        ([(b"content-type", b"application/json")], [b"[" * 5000, b"]" * 5000]),  # a stream
        ([(b"content-type", b"application/json"), (b"content-encoding", b"br")], [b"x" * 5000]),
        ([(b"content-type", b"text/html")], [b"x" * 5000]),
    ],
)
async def test_streams_and_what_is_encoded_go_through_untouched(
    headers: list[tuple[bytes, bytes]], bodies: list[bytes]
) -> None:
    parts = [
        {"type": "http.response.body", "body": body, "more_body": n < len(bodies)}
        for n, body in enumerate(bodies, 1)
    ]
    said = [{"type": "http.response.start", "status": 200, "headers": headers}, *parts]
    sent = []

    async def app(scope: object, receive: object, send: object) -> None:
        for message in said:
            await send(dict(message))  # type: ignore[operator]

    async def send(message: object) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "GET",
        "path": "/api/titles",
        "headers": [(b"accept-encoding", b"gzip")],
    }
    await packed(app)(scope, None, send)  # type: ignore[arg-type]
    assert sent == said


def test_tags_are_compared_without_their_weakness() -> None:
    assert known('W/"a", "b"', '"a"')
    assert known('"a"', 'W/"a"')
    assert not known("", '"a"')
    assert not known('"ab"', '"a"')
