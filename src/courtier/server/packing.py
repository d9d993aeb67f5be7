"""Answers made small: the encoding that a client takes, the tag by which it asks again, JSON packed on its way out."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Iterable
from typing import Any

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

WORTH = 1024  # bytes: what is smaller fits into one packet anyway
KEPT = "/api/titles"  # cards and rules, the same for everybody: kept by the browser, which asks whether they changed


def chosen(accepted: str, offered: Iterable[str]) -> str | None:
    """The first encoding offered that an Accept-Encoding header takes; None for the plain bytes."""
    taken: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, *parameters = (piece.strip() for piece in part.split(";"))
        taken[name] = 1.0
        for parameter in parameters:
            if parameter.startswith("q="):
                taken[name] = _quality(parameter[2:])
    return next((encoding for encoding in offered if taken.get(encoding, taken.get("*", 0.0)) > 0), None)


def _quality(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


def tag(body: bytes) -> str:
    """By content: the files of an installed package may all bear the same date."""
    return f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'


def known(asked: str, tag: str) -> bool:
    """Whether an If-None-Match header names this tag, weak or not."""
    tags = [one.strip().removeprefix("W/") for one in asked.split(",")]
    return "*" in tags or tag.removeprefix("W/") in tags


def packed(app: ASGIApp) -> ASGIApp:
    """JSON of the API, sent in one piece, by gzip. Answers to somebody with a secret stay plain, and so do those to
    POST: where a secret and a stranger's text are compressed together, the length tells of the secret."""

    async def layer(scope: Scope, receive: Receive, send: Send) -> None:
        if (
            scope["type"] != ScopeType.HTTP
            or scope["method"] != "GET"
            or not scope["path"].startswith("/api")
        ):
            await app(scope, receive, send)
            return
        asked = Headers.from_scope(scope)
        if "authorization" in asked:
            await app(scope, receive, send)
            return
        start: Any = None

        async def out(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message  # until the body is known
                return
            if message["type"] == "http.response.body" and start is not None:
                first, start = start, None
                if not message.get("more_body"):
                    message["body"] = await _pack(scope["path"], asked, first, message["body"])
                await send(first)
            await send(message)

        await app(scope, receive, out)

    return layer


async def _pack(path: str, asked: Headers, start: Any, body: bytes) -> bytes:
    """The body to send; the head is changed in place."""
    headers = {name.lower(): value for name, value in start["headers"]}
    json = headers.get(b"content-type", b"").startswith(b"application/json")
    if start["status"] != 200 or not json or b"content-encoding" in headers:
        return body
    more = {b"vary": b"Accept-Encoding"}
    if path.startswith(KEPT):
        name = "W/" + tag(body)  # weak: the same for every encoding
        more |= {b"etag": name.encode(), b"cache-control": b"no-cache"}
        if known(asked.get("if-none-match", ""), name):
            start |= {"status": 304, "headers": list(more.items())}
            return b""
    if len(body) >= WORTH and chosen(asked.get("accept-encoding", ""), ["gzip"]):
        body = await asyncio.to_thread(gzip.compress, body, 6, mtime=0)  # the loop goes on meanwhile
        more |= {b"content-encoding": b"gzip", b"content-length": str(len(body)).encode()}
    kept = [(name, value) for name, value in start["headers"] if name.lower() not in more]
    start["headers"] = [*kept, *more.items()]
    return body
