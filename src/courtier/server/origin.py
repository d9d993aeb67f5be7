"""Which pages may speak to this server: its own. A foreign page can neither open a socket nor change anything."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from courtier.server.errors import Refused

SAFE = ("GET", "HEAD", "OPTIONS")


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], allowed: tuple[str, ...]) -> None:
    """Browsers say which page is speaking: it must be ours. Programs say nothing and hold no cookies."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    try:
        netloc = urlsplit(origin).netloc.lower()
    except ValueError:  # "http://[": no address at all
        netloc = ""
    if not netloc or netloc != connection.headers.get("host", "").lower():
        raise Refused("server-bad-origin", 403, code=4403)


def check_request(request: Request[Any, Any, Any], allowed: tuple[str, ...]) -> None:
    """What changes something comes from our page and as JSON, which no foreign form can send without asking first."""
    if request.method in SAFE:
        return
    check_origin(request, allowed)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused("server-json-only", 415)
