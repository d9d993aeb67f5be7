"""Run the server until it is told to stop. What can go wrong at the start is said once, in both languages."""

from __future__ import annotations

import errno
import gc
import socket
import sys
import threading
import webbrowser
from contextlib import closing
from dataclasses import replace
from typing import Any

import uvicorn

from courtier.server.app import create_app
from courtier.server.errors import CannotServe
from courtier.server.settings import Settings
from courtier.server.store import open_engine


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    open_browser: bool = False,
    settings: Settings | None = None,
) -> int:
    """Serve; returns the exit code. Ctrl-C and SIGTERM end it cleanly."""
    settings = settings or Settings()
    if db is not None:
        settings = replace(settings, db=db)
    try:
        serve(host, port, settings, open_browser)
    except CannotServe as error:
        print(error.both(), file=sys.stderr)
        return 1
    return 0


def serve(host: str, port: int, settings: Settings, open_browser: bool = False) -> None:
    with closing(listen(host, port)) as listening:
        open_engine(settings.url()).dispose()  # trouble with the database is said before anything starts
        port = listening.getsockname()[1]
        shown = f"http://{'[' + host + ']' if ':' in host else host}:{port}/"
        server = Server(
            uvicorn.Config(
                create_app(replace(settings, warm=True)),
                log_level="warning",
                access_log=False,
                ws="websockets-sansio",
                ws_max_size=max(65_536, settings.limits.message),
                ws_per_message_deflate=False,
                ws_ping_interval=20.0,
                timeout_graceful_shutdown=5,
                server_header=False,
            ),
            shown,
            open_browser,
        )
        sys.setswitchinterval(0.0005)  # the thread that commits must not wait for the one that talks
        gc.freeze()
        gc.set_threshold(50_000, 20, 50)  # games are many small objects without cycles
        server.run(sockets=[listening])


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
    """Says where it is, and opens a browser there, once it listens."""

    def __init__(self, config: uvicorn.Config, shown: str, open_browser: bool) -> None:
        super().__init__(config)
        self._shown = shown
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Courtier: {self._shown}", flush=True)
            if self._open_browser:
                threading.Thread(target=_open, args=(self._shown,), daemon=True).start()


def _open(address: str) -> Any:
    return webbrowser.open(address)
