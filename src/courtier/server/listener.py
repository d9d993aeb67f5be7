"""The ear of a server on PostgreSQL: one connection that LISTENs, read by the event loop as soon as something comes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg

from courtier.server.postgres import CHANNEL, hang_up

logger = logging.getLogger("courtier.server")


class Listener:
    """`hear` is called with every notification, `missed` after each connecting: what was told before is to be read."""

    def __init__(
        self,
        connect: Callable[[], psycopg.Connection[Any]],
        in_beat: Callable[[Callable[[], Any]], Awaitable[Any]],
        hear: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        self._connect = connect
        self._in_beat = in_beat
        self._hear = hear
        self._missed = missed
        self._connection: psycopg.Connection[Any] | None = None
        self._ear = -1  # a descriptor of our own: libpq closes its one, whose number may be anybody's by then

    @property
    def open(self) -> bool:
        return self._connection is not None

    async def listen(self) -> None:
        """psycopg.Error when the database cannot be had."""
        connection = await self._in_beat(self._listening)
        self._connection = connection
        self._ear = os.dup(connection.fileno())
        asyncio.get_running_loop().add_reader(self._ear, self._readable)
        self._missed()
        self._readable()  # what came between LISTEN and now

    def _listening(self) -> psycopg.Connection[Any]:
        connection = self._connect()
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    def _readable(self) -> None:
        connection = self._connection
        if connection is None:
            return
        wire = connection.pgconn
        try:
            wire.consume_input()
            while (note := wire.notifies()) is not None:
                self._tell(note.extra)
        except psycopg.Error as error:
            logger.warning("database: %s", error)
            self.close()

    def _tell(self, said: bytes) -> None:
        """What cannot be read costs nobody else a word; it may come from a newer program."""
        try:
            self._hear(said.decode())
        except Exception as error:
            logger.warning("notification %r: %r", said[:200], error)

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            asyncio.get_running_loop().remove_reader(self._ear)
            os.close(self._ear)
            hang_up(connection)
            with contextlib.suppress(Exception):
                connection.close()
