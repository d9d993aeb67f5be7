"""The human page at /api: the OpenAPI document as plain HTML, with nothing fetched from anywhere."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60em;margin:2rem auto;padding:0 1rem;color:#2a2118;background:#faf5ea}
h2{margin-top:2.5rem;border-bottom:1px solid #d8c9a8}
h3{font-size:1rem;margin:1.6rem 0 .3rem}
code{font:14px/1.5 ui-monospace,monospace;background:#f1e7d0;border-radius:4px;padding:.1em .35em}
b.verb{display:inline-block;min-width:3.6em;color:#7a2e1d}
table{border-collapse:collapse;margin:.3rem 0}
td,th{text-align:left;vertical-align:top;padding:.15rem .8rem .15rem 0;font-weight:normal}
th{color:#6a5a44}
a{color:#7a2e1d}
@media(prefers-color-scheme:dark){
body{color:#eadfc8;background:#1d1812}
code{background:#2c241a}
a,b.verb{color:#e0a070}
th{color:#b8a789}
}"""

SOCKET = """<h2 id="socket">Socket</h2>
<p><code>GET /api/tables/{table}/socket</code> (WebSocket, JSON text, one object a message). The first message is
<code>{"type":"hello","secret":null,"since":0}</code>: the secret of a seat or of the host, or null to watch;
<code>since</code> is the last <code>seq</code> this client has seen. The server answers <code>welcome</code>, then a
<code>state</code> now and after every event. A choice is
<code>{"type":"choose","id":"…","seq":n,"token":"…"}</code>; it is answered by <code>ack</code> once it is committed, or
by <code>refused</code> with the reason. The same id again gets the same answer.</p>"""
LINKS = """<p><a href="/api/openapi.json">openapi.json</a> · <a href="#socket">socket</a> ·
<a href="#shapes">shapes</a></p><h2>Requests</h2>"""


class Page(OpenAPIRenderPlugin):
    """The document for people, at the root of the API."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return render(openapi_schema).encode()

    def receive_router(self, router: Router) -> None:
        """What is not there is said by our own handler, not by a page of the library's."""
        router.routes = [route for route in router.routes if "{" not in route.path]


@get("/style.css", include_in_schema=False)
async def style() -> Response[str]:
    return Response(STYLE, media_type="text/css; charset=utf-8", headers={"cache-control": "no-cache"})


def render(document: dict[str, Any]) -> str:
    info = document["info"]
    out = [
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(info["title"])}</title>',
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/style.css">',
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info.get('description', ''))}</p>",
        LINKS,
    ]
    for path, operations in document["paths"].items():
        for verb, operation in operations.items():
            if isinstance(operation, dict) and "responses" in operation:
                out.append(_operation(path, verb, operation))
    out.append(SOCKET)
    out.append('<h2 id="shapes">Shapes</h2>')
    for name, schema in sorted(document.get("components", {}).get("schemas", {}).items()):
        out.append(_shape(name, schema))
    return "".join(out) + "</html>"


def _operation(path: str, verb: str, operation: dict[str, Any]) -> str:
    out = [f'<h3><b class="verb">{verb.upper()}</b> <code>{escape(path)}</code></h3>']
    out.append(f"<div>{escape(operation.get('summary', ''))}</div><table>")
    for parameter in operation.get("parameters", []):
        where = f"{parameter['name']} ({parameter['in']})"
        out.append(f"<tr><th>{escape(where)}<td>{_kind(parameter.get('schema', {}))}")
    body = operation.get("requestBody", {}).get("content", {})
    for content in body.values():
        out.append(f"<tr><th>body<td>{_kind(content.get('schema', {}))}")
    for status, response in operation["responses"].items():
        kinds = " ".join(_kind(content.get("schema", {})) for content in response.get("content", {}).values())
        out.append(f"<tr><th>{escape(str(status))}<td>{kinds} {escape(response.get('description', ''))}")
    return "".join(out) + "</table>"


def _shape(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", []))
    rows = "".join(
        f"<tr><th>{escape(field)}{'' if field in required else '?'}<td>{_kind(kind)}"
        for field, kind in schema.get("properties", {}).items()
    )
    about = escape(schema.get("description", ""))
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><div>{about}</div><table>{rows}</table>'


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(_kind(one) for one in schema[several])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))
