"""The application: handlers, limits, headers and errors put together. `create_app(settings)` makes one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from courtier import __version__
from courtier.server import analysis_routes, apidocs, http, replay_routes, structs
from courtier.server.errors import Refused
from courtier.server.headers import secured
from courtier.server.origin import check_request
from courtier.server.packing import packed
from courtier.server.services import Services, TheServices
from courtier.server.settings import Settings
from courtier.server.socket import table_socket
from courtier.server.static import client
from courtier.server.store import Unknown, touch

logger = logging.getLogger("courtier.server")
HEALTH_SECONDS = 5.0
AnyRequest = Request[Any, Any, Any]


@get("/healthz", include_in_schema=False)
async def health(services: TheServices) -> Response[structs.Health]:
    try:
        services.serving()
        store = services.context.store
        if services.context.node is None:
            async with asyncio.timeout(HEALTH_SECONDS):
                await store.write(touch)
        elif not store.writes(HEALTH_SECONDS):  # that something can be written shows the beat
            raise TimeoutError
        database = "ok"
    except Refused as refused:
        database = refused.said.key.removeprefix("server-database-").removeprefix("server-")
    except (TimeoutError, Unknown):
        database = "gone"
    tables = services.hall.tables.values()
    facts = structs.Health(database == "ok", database, len(tables), sum(len(t.connections) for t in tables))
    return Response(facts, status_code=200 if facts.ok else 503)


@get("/metrics", include_in_schema=False)
async def metrics(services: TheServices) -> Response[bytes]:
    return Response(services.context.metrics.text(), media_type="text/plain; version=0.0.4")


async def open_services(app: Litestar, settings: Settings) -> None:
    app.state.services = await Services.open(settings)


def create_app(settings: Settings) -> Litestar:
    """The database is opened by open_services(), or else when the application starts: CannotServe comes from there."""

    @asynccontextmanager
    async def serving(app: Litestar) -> AsyncIterator[None]:
        if "services" not in app.state:
            await open_services(app, settings)
        try:
            yield
        finally:
            await app.state.services.close()

    async def the_services(state: State) -> Services:
        services: Services = state.services
        return services

    async def limit(request: AnyRequest) -> None:
        request.app.state.services.check(request, "requests")
        check_request(request, settings.origins)

    app = Litestar(
        route_handlers=[
            http.api(table_socket, apidocs.style, *replay_routes.HANDLERS, *analysis_routes.HANDLERS),
            health,
            metrics,
            client,
        ],
        dependencies={"services": Provide(the_services)},
        lifespan=[serving],
        before_request=limit,
        exception_handlers={
            Refused: _refused,
            Unknown: _unknown,
            HTTPException: _http,
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            Exception: _unexpected,
        },
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="Courtier",
            version=__version__,
            description="Tables of medieval board games. Secrets travel in bodies and headers, never in addresses.",
            path="/api",
            render_plugins=[apidocs.Page(), JsonRenderPlugin(media_type=MediaType.JSON)],
            use_handler_docstrings=True,
            components=Components(security_schemes={"secret": SecurityScheme(type="http", scheme="bearer")}),
        ),
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = secured(
        packed(app.asgi_handler)
    )  # around everything: errors outside any handler have headers too
    return app


def _problem(refused: Refused) -> Response[structs.Problem]:
    headers = {"retry-after": "2"} if refused.status == 429 else {}
    if refused.status == 401:
        headers["www-authenticate"] = "Bearer"
    problem = structs.Problem(refused.said.data(), refused.rule, refused.field)
    return Response(problem, status_code=refused.status, headers=headers, media_type="application/json")


def _refused(_request: AnyRequest, refused: Refused) -> Response[structs.Problem]:
    return _problem(refused)


def _unreadable(_request: AnyRequest, error: Exception) -> Response[structs.Problem]:
    """What the JSON reader lets through as Python's own errors."""
    return _problem(Refused("server-too-deep" if isinstance(error, RecursionError) else "server-not-json"))


def _unknown(_request: AnyRequest, _error: Unknown) -> Response[structs.Problem]:
    return _problem(Refused("server-database-unknown", 503))


def _http(_request: AnyRequest, error: HTTPException) -> Response[structs.Problem]:
    """Litestar's own errors, in our words."""
    if isinstance(error, ValidationException):
        field = _field(error)
        return _problem(Refused("server-bad-request", 400, field=field, where=field or "body"))
    if isinstance(error, NotFoundException):
        return _problem(Refused("server-no-page", 404))
    if isinstance(error, MethodNotAllowedException):
        made = _problem(Refused("server-no-method", 405))
        made.headers.update(error.headers or {})
        return made
    if error.status_code == 413:
        return _problem(Refused("server-too-big-request", 413))
    if error.status_code < 500:
        return _problem(Refused("server-bad-request", error.status_code, where="body"))
    return _unexpected(_request, error)


def _field(error: ValidationException) -> str | None:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("key", "")) or None
    return None


def _unexpected(_request: AnyRequest, error: Exception) -> Response[structs.Problem]:
    logger.error("request failed: %r", error, exc_info=error)
    return _problem(Refused("server-failed", 500))
