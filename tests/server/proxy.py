"""A TCP proxy in front of PostgreSQL that cuts connections at a commit, before or after the database has seen it: at a
COMMIT, or at the statement that writes into the log and commits itself."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from typing import Literal

from sqlalchemy.engine import make_url

from courtier.server.settings import database_url
from tests.server.support import PATIENCE

Cut = Literal["before", "after"]


class Proxy:
    """`cut` holds for the next COMMIT alone; while `away`, nobody is let in."""

    def __init__(self, url: str) -> None:
        parsed = make_url(database_url(url))
        self._to = (parsed.host or "127.0.0.1", parsed.port or 5432)
        self._listen = socket.create_server(("127.0.0.1", 0))
        self.url = parsed.set(host="127.0.0.1", port=self._listen.getsockname()[1]).render_as_string(
            hide_password=False
        )
        self.cut: Cut | None = None
        self.away = False
        self.cuts = 0
        self.turned_away = 0
        self._stay_away = False
        self._open: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut_next(self, cut: Cut, stay_away: bool = False) -> None:
        self._stay_away = stay_away
        self.cut = cut

    async def turns_away(self) -> None:
        """Until somebody has tried to come in while it was away."""
        async with asyncio.timeout(PATIENCE):
            while not self.turned_away:
                await asyncio.sleep(0.01)

    def hang_up(self) -> None:
        """All connections that are open."""
        for end in list(self._open):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._listen.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listen.accept()
                if self.away:
                    self.turned_away += 1
                    client.close()
                    continue
                server = socket.create_connection(self._to)
                self._open |= {client, server}
                swallow = threading.Event()
                for ends in ((client, server, True), (server, client, False)):
                    threading.Thread(target=self._pass_on, args=(*ends, swallow), daemon=True).start()

    def _pass_on(
        self, here: socket.socket, there: socket.socket, asks: bool, swallow: threading.Event
    ) -> None:
        with contextlib.suppress(OSError):
            while data := here.recv(65_536):
                commits = b"COMMIT\0" in data or b"INSERT INTO events (" in data
                cut = self.cut if asks and commits else None
                if cut is not None:
                    self.cut, self.away = None, self._stay_away
                    self.cuts += 1
                if cut == "before":
                    break
                if cut == "after":
                    swallow.set()  # the answer shows that it is done, and goes no further
                if not asks and swallow.is_set():
                    break
                there.sendall(data)
        for end in (here, there):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            self._open.discard(end)
            end.close()
