"""Run the server until it is told to stop. What can go wrong at the start is said once, in both languages."""

from __future__ import annotations

import asyncio
import errno
import gc
import ipaddress
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from typing import Any

import uvicorn
from litestar import Litestar

from courtier.server.app import create_app, open_services
from courtier.server.errors import CannotServe
from courtier.server.files import only_server
from courtier.server.protocol import Config, watch
from courtier.server.settings import Settings
from courtier.server.store import open_engine
from courtier.server.workers import Workers

NAME = re.compile(r"[A-Za-z0-9._-]{1,40}")  # of a server among several
SPARE_FILES = 200  # open files besides connections: database, workers, pages


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    open_browser: bool = False,
    settings: Settings | None = None,
    proxies: Sequence[str] = (),
    keep_over_days: float = 0.0,
    keep_idle_days: float = 0.0,
    workers: int = 1,
    node: str = "",
) -> int:
    """Serve; returns the exit code. Ctrl-C and SIGTERM end it cleanly."""
    settings = settings or Settings()
    if db is not None:
        settings = replace(settings, db=db)
    if keep_over_days or keep_idle_days:
        settings = replace(settings, keep_over_days=keep_over_days, keep_idle_days=keep_idle_days)
    try:
        if proxies:
            settings = replace(settings, proxies=tuple(_network(proxy) for proxy in proxies))
        if node:
            settings = replace(settings, node=node)
        return serve(host, port, settings, open_browser, workers)
    except CannotServe as error:
        print(error.both(), file=sys.stderr)
        return 1


def _network(address: str) -> str:
    try:
        return str(ipaddress.ip_network(address, strict=False))
    except ValueError:
        raise CannotServe("server-bad-proxy", address=address) from None


def serve(host: str, port: int, settings: Settings, open_browser: bool = False, workers: int = 1) -> int:
    url = settings.url()
    if workers > 1 and not url.startswith("postgresql"):
        raise CannotServe("server-workers-sqlite")
    if settings.node and not NAME.fullmatch(settings.node):
        raise CannotServe("server-node-bad-name", name=settings.node[:64])
    settings = with_descriptors(settings)
    with closing(listen(host, port)) as listening, only_server(url):
        # trouble with the database is said before anything starts
        open_engine(url, settings.database_seconds).dispose()
        port = listening.getsockname()[1]
        shown = f"http://{'[' + host + ']' if ':' in host else host}:{port}/"
        if workers > 1:
            return Workers(listening, settings, workers).run(shown)
        serve_on(listening, settings, shown, open_browser)
        return 0


def serve_on(
    listening: socket.socket,
    settings: Settings,
    shown: str = "",
    open_browser: bool = False,
    ready: Callable[[], object] = lambda: None,
) -> None:
    settings = replace(settings, warm=True)
    app = create_app(settings)
    server = Server(Config(app, settings), shown, open_browser, app, ready)
    sys.setswitchinterval(0.0005)  # the thread that commits must not wait for the one that talks
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)  # games are many small objects without cycles
    server.run(sockets=[listening])


def with_descriptors(settings: Settings) -> Settings:
    """As many open files as connections may need, where the system lets us; else as many connections as it does."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return settings
    wanted = settings.limits.all_connections + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return settings
    soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    connections = min(settings.limits.all_connections, max(soft - SPARE_FILES, SPARE_FILES))
    return replace(settings, limits=replace(settings.limits, all_connections=connections))


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
        made.listen(1024)
    except OSError as error:
        made.close()
        key = "server-port-in-use" if error.errno == errno.EADDRINUSE else "server-port-refused"
        raise CannotServe(key, host=host, port=str(port)) from error
    except OverflowError as error:
        made.close()
        raise CannotServe("server-port-refused", host=host, port=str(port)) from error
    return made


class Server(uvicorn.Server):
    """Watches its connections; says where it is, and opens a browser there, once it listens.

    The services of `app` are opened before anything else, so that trouble is one sentence and no traceback.
    """

    def __init__(
        self,
        config: Config,
        shown: str = "",
        open_browser: bool = False,
        app: Litestar | None = None,
        ready: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._settings = config.settings
        self._shown = shown
        self._open_browser = open_browser
        self._watch: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if self._app is not None:
            await open_services(self._app, self._settings)
        await super().startup(sockets)
        self._watch = asyncio.create_task(watch(self.server_state.connections))
        if self.started:
            self._ready()
        if self.started and self._shown:
            print(f"Courtier: {self._shown}", flush=True)
            if self._open_browser:
                threading.Thread(target=_open, args=(self._shown,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._app is not None:
            await self._app.state.services.leave()
        await super().shutdown(sockets)
        if self._watch is not None:
            self._watch.cancel()


def _open(address: str) -> Any:
    return webbrowser.open(address)
