"""The browser client: files of courtier/static, the page itself for every other path, a friendly page without them.

The build has compressed what is worth it: app.js.br and app.js.gz lie beside app.js. Without them app.js is sent."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.params import FromPath

from courtier.core.words import LANGUAGES, Phrase
from courtier.server.errors import Refused
from courtier.server.packing import chosen, known, tag
from courtier.server.services import TheServices

YEAR = "public, max-age=31536000, immutable"  # names of built files change with their content
PACKED = {"br": ".br", "gzip": ".gz"}  # the smaller first


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def client(
    request: Request[Any, Any, Any], services: TheServices, path: FromPath[str] = ""
) -> Response[Any]:
    folder = services.context.settings.static
    wanted = path.strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise Refused("server-no-page", 404)
    if wanted and not _hidden(wanted):
        try:
            found = (folder / wanted).resolve()
            if found.is_file() and found.is_relative_to(folder.resolve()):
                return _file(request, found, YEAR if wanted.startswith("assets/") else "no-cache")
        except (OSError, ValueError):  # a name that no file can have
            raise Refused("server-no-page", 404) from None
    if "." in wanted.rpartition("/")[2]:
        raise Refused("server-no-page", 404)
    page = folder / "index.html"
    if page.is_file():
        return _file(request, page, "no-cache")
    text = _not_built(request.headers.get("accept-language", ""))
    return Response(text, status_code=503, media_type="text/html")


def _hidden(path: str) -> bool:
    return path.endswith(tuple(PACKED.values())) or any(part.startswith(".") for part in path.split("/"))


def _file(request: Request[Any, Any, Any], path: Path, cache: str) -> Response[bytes | None]:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind in ("application/javascript", "application/json", "image/svg+xml"):
        kind += "; charset=utf-8"
    beside = {encoding: path.with_name(path.name + ending) for encoding, ending in PACKED.items()}
    offered = [encoding for encoding, file in beside.items() if file.is_file()]
    encoding = chosen(request.headers.get("accept-encoding", ""), offered)
    body = (beside[encoding] if encoding else path).read_bytes()
    headers = {"cache-control": cache, "etag": tag(body), "vary": "Accept-Encoding"}
    if known(request.headers.get("if-none-match", ""), headers["etag"]):
        return Response(None, status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, media_type=kind, headers=headers)


def _not_built(accepted: str) -> str:
    first = accepted[:2].lower()
    lang = first if first in LANGUAGES else "en"
    title, text = Phrase("server-not-built.title").text(lang), Phrase("server-not-built").text(lang)
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
    return f"{head}<h1>{title}</h1><p>{text}</p></html>"
