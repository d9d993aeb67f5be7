"""The store on PostgreSQL, where other servers write too: a batch of choices is one statement, committed by itself, and
the notification that it sends carries the events to the others.

A line is written only behind the very line that it was checked against. Rows are sorted, so that two servers never wait
for each other in a circle. A statement whose answer is lost is sent again: rows that are there already are our own when
they say the same, and somebody else's when they do not.
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import time
import weakref
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError, OperationalError

from courtier.server.store import COLUMNS, PAUSE, Conflict, Job, Store, Unknown, logger, stands, trouble

T = TypeVar("T")
OTHERS: Final = 3  # threads for what is written beside the log
CHANNEL: Final = "courtier"
INLINE: Final = 7_000  # bytes of an event that a notification carries; of a longer one only the number
AGAIN: Final = (  # not done, and worth another try: shutting down, full, cut, deadlock
    *("57P01", "57P02", "57P03", "53300", "08000", "08001", "08003", "08004", "08006", "40P01", "40001"),
)
INSERT: Final = """
WITH new AS (
    INSERT INTO events ("table", seq, kind, seat, token, client, at, digest, engine)
    SELECT a, b, c, d, e, f, g, h, i
    FROM unnest(%s::text[], %s::int[], %s::text[], %s::int[], %s::text[], %s::text[], %s::float8[],
        %s::text[], %s::text[], %s::float8[]) AS lines (a, b, c, d, e, f, g, h, i, after)
    WHERE after IS NULL OR EXISTS (SELECT FROM events p WHERE p."table" = a AND p.seq = b - 1 AND p.at = after)
    ORDER BY 1, 2
    ON CONFLICT DO NOTHING RETURNING *
), {noted} told AS (
    SELECT "table", seq, json_build_array(kind, seat, token, client, at, digest, engine)::text AS told FROM new
)
SELECT "table", seq, pg_notify('courtier', concat_ws(' ', 'i', %s::text, "table", seq::text,
    CASE WHEN octet_length(told) < {inline} THEN told END)) FROM told
"""
NOTED: Final = """noted AS (
    UPDATE seats s SET bot = CASE WHEN n.seated THEN n.bot ELSE s.bot END, memory = coalesce(n.memory, s.memory)
    FROM jsonb_to_recordset(%s::jsonb) AS n ("table" text, seq int, seat int, seated bool, bot text, memory text)
    JOIN new ON new."table" = n."table" AND new.seq = n.seq WHERE s."table" = n."table" AND s.seat = n.seat
), due AS (
    INSERT INTO jobs (kind, key, node) SELECT 'bots', "table", %s::text FROM new WHERE kind = 'takeover'
    ON CONFLICT DO NOTHING
),"""
PLAIN: Final = INSERT.format(noted="", inline=INLINE)
WITH_NOTES: Final = INSERT.format(noted=NOTED, inline=INLINE)


class PostgresStore(Store):
    """`node` is this server's name: whoever hears a notification knows where it came from."""

    def __init__(
        self,
        url: str,
        observe: Callable[[float, int], None] | None = None,
        patience: float = 12.0,
        node: str = "-",
    ) -> None:
        self.node = node
        self._writer: Connection | None = None
        self._others = ThreadPoolExecutor(OTHERS, "courtier-others")
        super().__init__(url, observe, patience)
        self._wires: weakref.WeakSet[Any] = weakref.WeakSet()
        event.listen(self.engine, "connect", lambda connection, _: self._wires.add(connection))

    async def close(self) -> None:
        await super().close()
        self._others.shutdown(wait=False)
        self._hang_up()

    def abort(self) -> None:
        """Nothing has been heard for long: whoever waits for an answer of the database is told that it is lost."""
        for wire in list(self._wires):
            hang_up(wire)

    async def write(self, work: Callable[[Connection], T], each: bool = False) -> T:
        """Beside the log, so that no choice waits behind the lock of another server's connection that hangs."""
        job = Job([], None, work, self._loop.create_future())
        await self._loop.run_in_executor(self._others, self._each if each else super()._commit, [job])
        if job.error is not None:
            raise job.error
        result: T = job.result
        return result

    def _each(self, batch: list[Job]) -> None:
        """The statements of such a work may be done twice."""
        until = time.monotonic() + self.patience
        [job] = batch
        assert job.work is not None
        while True:
            try:
                with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                    job.result = job.work(connection)
                return
            except DBAPIError as error:
                if not lost(error) or time.monotonic() >= until:
                    job.error = Unknown() if lost(error) else trouble(error)
                    return
                time.sleep(PAUSE)
            except Exception as error:
                job.error = error
                return

    def _commit(self, batch: list[Job]) -> None:
        if batch[0].rows:
            self._append(batch)
        else:
            super()._commit(batch)

    def _append(self, lined: list[Job], again: bool = False) -> None:
        """`again`: these rows were sent before, and nobody knows what became of them."""
        until = time.monotonic() + self.patience
        while True:
            try:
                self._insert(lined, again)
                return
            except DBAPIError as error:
                if lost(error):
                    if not again:
                        logger.warning("database: %s", error.orig)
                    self._hang_up()
                    if time.monotonic() < until:
                        again = True  # what stands there may be our own
                        time.sleep(PAUSE)
                        continue
                    for job in lined:
                        job.error = Unknown()
                elif len(lined) > 1:
                    for job in lined:  # one bad row must not hurt the others
                        self._append([job], again)
                else:
                    lined[0].error = Unknown() if again else trouble(error)
                return

    def _insert(self, lined: list[Job], again: bool) -> None:
        rows = [row for job in lined for row in job.rows]
        rows.sort(key=lambda row: (row["table"], row["seq"]))
        columns: list[Any] = [[row.get(name) for row in rows] for name in (*COLUMNS, "after")]
        notes = [job.note for job in lined if job.note is not None]
        statement, more = (WITH_NOTES, [json.dumps(notes), self.node]) if notes else (PLAIN, [])
        if self._writer is None:
            self._writer = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        found = self._writer.exec_driver_sql(statement, (*columns, *more, self.node))
        new = {(table, seq) for table, seq, _ in found}
        numbers = Counter((row["table"], row["seq"]) for row in rows)
        for job in lined:
            for row in job.rows:
                key = row["table"], row["seq"]
                if key in new:
                    new.discard(key)  # the same number twice in one batch: one of them has it
                elif numbers[key] > 1 or not (again and stands(self._writer, row)):
                    job.error = Conflict(str(key))

    def _hang_up(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            with contextlib.suppress(Exception):
                writer.invalidate()
                writer.close()


def hang_up(wire: Any) -> None:
    """Shut a psycopg connection down from another thread: whoever reads from it comes back with an error."""
    with contextlib.suppress(Exception), socket.socket(fileno=os.dup(wire.fileno())) as plug:
        plug.shutdown(socket.SHUT_RDWR)


def lost(error: DBAPIError) -> bool:
    """Is it the connection that failed, and not the statement?"""
    code = getattr(error.orig, "sqlstate", None)
    return (
        error.connection_invalidated
        or code in AGAIN
        or (code is None and isinstance(error, OperationalError))
    )


def notify(db: Connection, *words: object) -> None:
    """Told to all servers when the transaction commits."""
    db.execute(text("SELECT pg_notify('courtier', :said)"), {"said": " ".join(str(word) for word in words)})


def open_store(
    url: str, observe: Callable[[float, int], None] | None = None, patience: float = 12.0, node: str = "-"
) -> Store:
    shared = url.startswith("postgresql")
    return PostgresStore(url, observe, patience, node) if shared else Store(url, observe, patience)
