"""A server process that kills itself at a chosen moment, for tests: before a COMMIT of the log, or after it and before
anybody hears of it. No luck and no waiting: the moment is an event of SQLAlchemy.

Started by fork from a process that has imported everything, so that many deaths cost little.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
from multiprocessing.process import BaseProcess
from typing import Any, Final, Literal

from sqlalchemy import Connection, Engine, Insert, event

from courtier.core.title import titles
from courtier.core.words import add_locales
from courtier.server import schema
from courtier.server.app import create_app
from courtier.server.files import only_server
from courtier.server.protocol import Config
from courtier.server.run import Server, listen
from courtier.server.settings import Limits, Settings
from tests.core.tiny.title import TINY
from tests.server.support import PATIENCE

Moment = Literal["never", "before commit", "after commit"]
_forks: Final = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload([__name__, "anyio.streams.memory", "psycopg"])
_imported = create_app(Settings()), titles()  # nearly all that a server needs, before the fork


class Mortal:
    """The listening socket outlives the process: who knocks meanwhile is let in by the next one."""

    def __init__(self, db: str) -> None:
        self.db = db
        self.listening = listen("127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.deaths = 0
        self._process: BaseProcess | None = None

    def start(self, dies: Moment = "never") -> None:
        self._process = _forks.Process(target=_serve, args=(self.listening, self.db, dies))
        self._process.start()

    async def died(self) -> None:
        """Until it has killed itself; nothing else may have ended it."""
        assert self._process is not None
        await asyncio.to_thread(self._process.join, PATIENCE)
        assert self._process.exitcode == -signal.SIGKILL
        self.deaths += 1

    async def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        await self.died()

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self.listening.close()


def _serve(listening: socket.socket, db: str, dies: Moment) -> None:
    assert TINY.locales is not None
    add_locales(TINY.locales)
    titles()["tiny"] = TINY
    settings = Settings(db=db, bot_workers=1, limits=Limits.open())
    if dies != "never":
        _die(dies)
    with only_server(settings.url()):
        Server(Config(create_app(settings), settings)).run(sockets=[listening])


def _die(moment: Moment) -> None:
    """At the first commit with a line of a log in it; on PostgreSQL that is a statement which commits itself."""

    def writes(_connection: Any, _cursor: Any, statement: str, *_: object) -> None:
        if "INSERT INTO events (" in statement and "unnest" in statement:
            os.kill(os.getpid(), signal.SIGKILL)

    def executed(connection: Connection, statement: Any, *_: object) -> None:
        if isinstance(statement, Insert) and statement.table is schema.events:
            connection.info["doomed"] = True

    def commits(connection: Connection) -> None:
        if "doomed" in connection.info:
            if moment == "after commit":
                connection.connection.commit()  # what SQLAlchemy is about to do
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "after_execute", executed)
    event.listen(Engine, "commit", commits)
    moments = {"before commit": "before_cursor_execute", "after commit": "after_cursor_execute"}
    event.listen(Engine, moments[moment], writes)
