"""The store: one thread that commits, many that read. Choices of all tables share a commit when they arrive together.

A caller of append() or write() goes on only after its transaction is on the disk. When the connection is lost during a
COMMIT nobody knows what became of it: the same rows are written again, which meets the late commit or takes its place.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NotRequired, TypedDict, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from courtier.core.extras import missing
from courtier.server import schema
from courtier.server.errors import CannotServe, Refused
from courtier.server.files import only_for_the_owner
from courtier.server.migrations import made, upgrade

logger = logging.getLogger("courtier.server")
T = TypeVar("T")
COLUMNS: Final = ("table", "seq", "kind", "seat", "token", "client", "at", "digest", "engine")  # of an event
BATCH: Final = 512
GATHER: Final = 0.004  # seconds
BUSY_MS: Final = 3_000  # how long another program may hold the SQLite file
PAUSE: Final = 0.2  # seconds between two attempts to reach a database that is away
LASTING: Final = ("authentication", "password", "does not exist", "not permitted")  # waiting does not help
KNOWN: Final = {"53100": "server-database-full", "25006": "server-database-read-only"}
LEAST: Final = 13  # PostgreSQL's version
ALIVE: Final = {
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}  # is the other end still there?
POSTGRES: Final = (  # of every connection: nothing that a lost one holds may hold up the others
    "SET lock_timeout = '3s'",
    "SET statement_timeout = '8s'",
    "SET idle_in_transaction_session_timeout = '3s'",
    "SET synchronous_commit = on",
)


class EventRow(TypedDict):
    """One line of a table's log."""

    table: str
    seq: int
    kind: str
    seat: int
    token: str
    client: str | None
    at: float
    digest: str | None
    engine: NotRequired[str | None]
    after: NotRequired[float | None]  # no column: `at` of the line before it, against which it was checked


class Note(TypedDict):
    """What is written down about a seat together with event `seq`."""

    table: str
    seq: int
    seat: int
    seated: bool  # `bot` plays it from now on, or nobody does
    bot: str | None
    memory: str | None  # of its bot; None leaves it


class Conflict(Exception):
    """A row was already there: another writer of the same table, or the same client id twice."""


class Unknown(Exception):
    """Nobody can say whether it was committed: no answer is given, and what is in memory is read anew."""


class Job:
    __slots__ = ("done", "error", "note", "result", "rows", "work")

    def __init__(
        self,
        rows: list[EventRow],
        note: Note | None,
        work: Callable[[Connection], Any] | None,
        done: asyncio.Future[Any],
    ) -> None:
        self.rows = rows
        self.note = note
        self.work = work
        self.done = done
        self.result: Any = None
        self.error: Exception | None = None


class Store:
    """Open with Store(url), inside a running event loop; close() waits for the last commit."""

    def __init__(
        self, url: str, observe: Callable[[float, int], None] | None = None, patience: float = 12.0
    ) -> None:
        self.engine = open_engine(url, patience)
        self.patience = patience
        self._loop = asyncio.get_running_loop()
        self._observe = observe
        self._file = _sqlite_file(self.engine)
        self.begun = 0.0  # when the writer began what it is doing; 0: nothing
        self._inode = os.stat(self._file).st_ino if self._file else 0
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = asyncio.Semaphore(4)
        self._thread = threading.Thread(target=self._run, name="courtier-writer", daemon=True)
        self._thread.start()

    async def append(self, rows: list[EventRow], note: Note | None = None) -> None:
        """Commit lines of the log, and what goes with them; Conflict when a line is already there."""
        await self._put(rows, note)

    async def write(self, work: Callable[[Connection], T], each: bool = False) -> T:
        """Run in the writer's thread, in a transaction that may be shared with others. `each`: its statements could as
        well be committed one by one, where locks must not be held over a lost connection."""
        result: T = await self._put([], None, work)
        return result

    def writes(self, seconds: float) -> bool:
        """Is the writer there, and not busy with one thing for longer than that?"""
        begun = self.begun
        return self._thread.is_alive() and (not begun or time.monotonic() - begun < seconds)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._readers:
            return await asyncio.to_thread(self._read, work)

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self.engine.dispose()

    async def _put(
        self, rows: list[EventRow], note: Note | None, work: Callable[[Connection], Any] | None = None
    ) -> Any:
        job = Job(rows, note, work, self._loop.create_future())
        self._jobs.put(job)
        return await job.done  # a caller that leaves does not stop the commit

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            self._still_there()
            with self.engine.connect().execution_options(courtier_reads=True) as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise trouble(error) from error

    def _still_there(self) -> None:
        """SQLite would go on writing into a deleted file; nobody could ever read it again."""
        if self._file:
            try:
                same = os.stat(self._file).st_ino == self._inode
            except OSError:
                same = False
            if not same:
                raise Refused("server-database-gone", 503)

    def _run(self) -> None:
        busy = 0.0  # when the last commit ended
        while True:
            job = self._jobs.get()
            if job is None:
                return
            if time.perf_counter() - busy < GATHER:
                time.sleep(GATHER)  # commits come thick and fast: let more choices share one
            batch = [job]
            stop = False
            while len(batch) < BATCH:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    stop = True
                    break
                batch.append(more)
            begun, self.begun = time.perf_counter(), time.monotonic()
            try:
                self._commit(batch)
                if self._observe is not None:
                    self._observe(time.perf_counter() - begun, len(batch))
            except Exception:  # whatever it is, this thread goes on: without it nothing is ever written again
                logger.exception("the writer failed")
                for job in batch:
                    job.error = job.error or Unknown()
            busy, self.begun = time.perf_counter(), 0.0
            self._loop.call_soon_threadsafe(_settle, batch)
            if stop:
                return

    def _commit(self, batch: list[Job]) -> None:
        try:
            self._still_there()
            self._transact(batch)
        except Unknown:
            until = time.monotonic() + self.patience
            for job in batch:
                self._commit_again(job, until)
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, Refused):
                for job in batch:  # one bad row must not hurt the others
                    self._commit([job])
            else:
                for job in batch:
                    job.error = trouble(error)

    def _transact(self, batch: list[Job]) -> None:
        """All of the batch in one transaction. Unknown when the connection is lost while it is committed."""
        with self.engine.connect() as connection:
            transaction = connection.begin()
            for job in batch:
                if job.work is not None:
                    job.result = job.work(connection)
                if job.note is not None:
                    connection.execute(_noted(job.note))
            rows = [row for job in batch for row in job.rows]
            rows.sort(
                key=lambda row: (row["table"], row["seq"])
            )  # two writers then never wait for each other
            if rows:
                lines = [{name: row.get(name) for name in COLUMNS} for row in rows]
                connection.execute(insert(schema.events), lines)
            try:
                transaction.commit()
            except DBAPIError as error:
                if error.connection_invalidated:
                    raise Unknown from error
                raise

    def _commit_again(self, job: Job, until: float) -> None:
        """After a lost commit: rows that are there already are our own, unless they say something else."""
        while True:
            try:
                self._transact([job])
                return
            except IntegrityError as error:
                try:
                    if not self._read(lambda db: all(stands(db, row) for row in job.rows)):
                        job.error = trouble(error)
                    return
                except Refused:
                    pass  # not even that is known
            except Unknown:
                pass
            except DBAPIError as error:
                logger.warning("database: %s", error.orig)
            if time.monotonic() >= until:
                job.error = Unknown()
                return
            time.sleep(PAUSE)


def _noted(note: Note) -> Any:
    s = schema.seats.c
    values: dict[str, Any] = {} if note["memory"] is None else {"memory": note["memory"]}
    if note["seated"]:
        values["bot"] = note["bot"]
    return update(schema.seats).where(s.table == note["table"], s.seat == note["seat"]).values(values)


def stands(db: Connection, row: EventRow) -> bool:
    """Is exactly this line in the log?"""
    e = schema.events.c
    found = (
        db.execute(select(schema.events).where(e.table == row["table"], e.seq == row["seq"]))
        .mappings()
        .first()
    )
    return found is not None and all(found[name] == row.get(name) for name in COLUMNS)


def _settle(batch: list[Job]) -> None:
    for job in batch:
        if job.done.cancelled():
            continue
        if job.error is None:
            job.done.set_result(job.result)
        else:
            job.done.set_exception(job.error)
            job.done.exception()  # a caller that left does not want to hear of it


def trouble(error: Exception) -> Exception:
    """A database error as something a person can read."""
    if isinstance(error, IntegrityError):
        return Conflict(str(error.orig))
    if isinstance(error, DBAPIError):
        known = KNOWN.get(getattr(error.orig, "sqlstate", None) or "")
        if known is not None:
            return Refused(known, 503)
        locked = "locked" in str(error.orig).lower()
        return Refused("server-database-locked" if locked else "server-database-gone", 503)
    return error


def _sqlite_file(engine: Engine) -> str:
    url = engine.url
    return url.database or "" if url.get_backend_name() == "sqlite" else ""


def open_engine(url: str, patience: float = 0.0, new: bool = True) -> Engine:
    """The engine, its tables brought up to date; CannotServe when the database cannot be had.

    A database that is being started is waited for, so many seconds at most. Without `new` none is made.
    """
    until = time.monotonic() + patience
    while True:
        try:
            return _open_engine(url, new)
        except CannotServe as error:
            if not error.passing or time.monotonic() >= until:
                raise
            time.sleep(PAUSE)


def _open_engine(url: str, new: bool) -> Engine:
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise CannotServe("server-database-url") from error
    shown = parsed.render_as_string(hide_password=True)
    where = parsed.database or "" if parsed.get_backend_name() == "sqlite" else shown
    try:
        if parsed.get_backend_name() == "sqlite":
            if not new and not Path(where).is_file():
                raise CannotServe("server-database-none", where=where)
            only_for_the_owner(Path(where))
            engine = create_engine(
                parsed,
                hide_parameters=True,  # no key of a deal, and no secret's hash, gets into a log
                connect_args={"timeout": BUSY_MS / 1000, "check_same_thread": False},
            )
            event.listen(engine, "connect", _sqlite_connected)
            event.listen(engine, "begin", _sqlite_begins)
        elif parsed.get_backend_name() == "postgresql":
            engine = create_engine(
                parsed,
                hide_parameters=True,
                pool_pre_ping=True,
                pool_size=6,
                connect_args={"connect_timeout": 5, "tcp_user_timeout": 8_000, **ALIVE},
            )
        else:
            raise CannotServe("server-database-url")
        with engine.begin() as connection:
            if parsed.get_backend_name() == "postgresql":
                _fit(connection, shown)
            if not new and not made(connection):
                raise CannotServe("server-database-none", where=where)
            if not upgrade(connection):
                raise CannotServe("server-database-newer", where=where)
        if parsed.get_backend_name() == "postgresql":
            engine.dispose()  # a migration may take its time, choices may not
            event.listen(engine, "connect", _postgres_connected)
    except DBAPIError as error:
        told = str(error.orig).lower()
        refusal = CannotServe(
            "server-database-start-locked" if "locked" in told else "server-database-start-gone", where=where
        )
        refusal.passing = parsed.get_backend_name() == "postgresql" and not any(
            word in told for word in LASTING
        )
        raise refusal from error
    except (OSError, SQLAlchemyError, ImportError) as error:
        if (extra := missing(error)) is not None:
            raise CannotServe(extra.said.key, **extra.said.args) from error
        raise CannotServe("server-database-start-gone", where=where) from error
    return engine


def _fit(connection: Connection, where: str) -> None:
    """CannotServe when this PostgreSQL is not for us; one that is still a standby may become the primary."""
    version = int(connection.execute(text("SHOW server_version_num")).scalar_one()) // 10_000
    if version < LEAST:
        raise CannotServe("server-database-old", where=where, least=LEAST, found=version)
    if connection.execute(text("SHOW transaction_read_only")).scalar_one() == "on":
        refusal = CannotServe("server-database-read-only-start", where=where)
        refusal.passing = True
        raise refusal


def _sqlite_connected(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions are begun by _sqlite_begins
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged choice survives a power cut
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _postgres_connected(connection: Any, _record: Any) -> None:
    with connection.cursor() as cursor:
        for setting in POSTGRES:
            cursor.execute(setting)
    connection.commit()


def _sqlite_begins(connection: Connection) -> None:
    reads = connection.get_execution_options().get("courtier_reads")
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def touch(connection: Connection) -> None:
    """A write that changes nothing: can anything be written?"""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
