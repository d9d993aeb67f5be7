"""One of several equal servers on a PostgreSQL: its heart beats in the database, it hears what the others commit,
and it knows who else is alive. Without the database for five seconds it stops speaking to anybody.

All times are the database's. A beat is one statement a second, on a connection and a thread of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, TypeVar

import psycopg

from courtier import __version__
from courtier.server import auth, shared
from courtier.server.errors import CannotServe, Refused
from courtier.server.jobs import Jobs
from courtier.server.limits import Addresses
from courtier.server.listener import Listener
from courtier.server.postgres import CHANNEL, PostgresStore, hang_up
from courtier.server.settings import Limits
from courtier.server.store import ALIVE, POSTGRES, Unknown

if TYPE_CHECKING:
    from courtier.server.hall import Hall
    from courtier.server.tables import Table

logger = logging.getLogger("courtier.server")
T = TypeVar("T")
BEAT: Final = 1.0  # seconds
DEAD: Final = 3.0  # without a beat
CUT: Final = 5.0  # without the database
DEAF: Final = 3.0  # without hearing even itself
HEARS: Final = 30.0  # until a new server must have heard itself: the machine may be busy
FORGOTTEN: Final = 600.0  # seconds after which a dead node's row goes
NOW: Final = shared.NOW
JOIN: Final = f"""
INSERT INTO nodes (id, run, beat, version, content) VALUES (%(id)s, %(run)s, {NOW}, %(version)s, %(content)s)
ON CONFLICT (id) DO UPDATE SET run = excluded.run, beat = excluded.beat, version = excluded.version,
    content = excluded.content
WHERE nodes.run = excluded.run OR nodes.beat < {NOW} - {DEAD} RETURNING id
"""
PULSE: Final = f"""
WITH me AS (UPDATE nodes SET beat = {NOW} WHERE id = %(id)s AND run = %(run)s RETURNING id),
live AS (SELECT id, version FROM nodes WHERE beat > {NOW} - {DEAD} OR id = %(id)s)
SELECT (SELECT count(*) FROM me), (SELECT json_object_agg(id, version) FROM live), count(*),
    count(*) FILTER (WHERE node = %(id)s), count(*) FILTER (WHERE node IS NULL OR node NOT IN (SELECT id FROM live)),
    pg_notify('{CHANNEL}', 'b ' || %(id)s)
FROM jobs WHERE kind = 'bots'
"""


class Node:
    """`hall` holds the tables. join() before anything is served; leave() gives everything away."""

    def __init__(self, store: PostgresStore, content: str, limits: Limits, name: str = "") -> None:
        self.store = store
        self.name = store.node
        self.named = bool(name)
        self.content = content
        self.run = auth.new_id()
        self.hall: Hall
        self.live: set[str] = {self.name}
        self.cut = False
        self.joined = False  # the name is ours
        self.leaving = False
        self.unsure = False  # a table whose bots think here is not in memory: is one of them due?
        self.jobs = Jobs(self)
        self.addresses = Addresses(shared=True)
        self.limits = limits
        self._beat = ThreadPoolExecutor(1, "courtier-beat")
        self._pulse: Any = None
        self._new: Any = None  # a connection that is being made
        self._busy = 0.0  # since when the heart's thread waits for the database; 0: it does not
        self._beaten = self._heard = self._looked = time.monotonic()
        self._present: set[str] = set()  # tables whose people have changed
        self._news = asyncio.Event()
        self._kick = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._listener = Listener(self._connect, self.in_beat, self._hear, self._missed)

    # coming and going

    async def join(self, hall: Hall, patience: float) -> None:
        """CannotServe when this database, or the others on it, do not let us in."""
        self.hall = hall
        until = time.monotonic() + max(patience, DEAD + 1)
        while not await self.in_beat(self._joined):
            if time.monotonic() > until or not self.named:
                raise CannotServe("server-node-name", name=self.name)
            await asyncio.sleep(0.5)  # it may have died a moment ago
        self.joined = True
        await self.in_beat(self._anew)
        await self._listener.listen()
        heard = self._heard
        await self.in_beat(self._pulsed)
        until = time.monotonic() + HEARS
        while self._heard == heard:
            if time.monotonic() > until:
                raise CannotServe("server-database-no-listen")
            await asyncio.sleep(0.01)
        await self.store.write(shared.all_bots_have_jobs)
        for work in (self._beats, self._watch, self._tells):
            self.spawn(work())

    def _joined(self) -> bool:
        db = self.open()
        facts = {"id": self.name, "run": self.run, "version": __version__, "content": self.content}
        live = f"SELECT id FROM nodes WHERE beat > {NOW} - {DEAD} AND id <> %(id)s"
        other = db.execute(f"{live} AND version = %(version)s AND content <> %(content)s", facts).fetchone()
        if other is not None:
            raise CannotServe("server-node-content", name=other[0])
        return db.execute(JOIN, facts).fetchone() is not None

    def _anew(self) -> None:
        """Analyses that a server of this name began before it died: nobody judges them now."""
        self.open().execute("UPDATE jobs SET node = NULL WHERE kind = 'analysis' AND node = %s", (self.name,))

    async def leave(self) -> None:
        """Others take over at once."""
        if self.leaving:
            return
        self.leaving = True
        if not self.joined:
            return  # what the name holds is somebody else's
        self.jobs.drop()
        with contextlib.suppress(psycopg.Error, OSError):
            async with asyncio.timeout(DEAD):
                await self.in_beat(self._left)

    def _left(self) -> None:
        db = self.open()
        db.execute("UPDATE jobs SET node = NULL WHERE node = %s", (self.name,))
        db.execute("DELETE FROM presence WHERE node = %s", (self.name,))
        db.execute("DELETE FROM nodes WHERE id = %s AND run = %s", (self.name, self.run))
        db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"j {self.name}"))

    async def close(self) -> None:
        await self.leave()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._listener.close()
        self._hang_up()
        self._beat.shutdown(wait=False)

    def check(self) -> None:
        """Refused while nothing here can be trusted to be new."""
        if self.cut or self.leaving:
            raise Refused("server-node-cut", 503)

    # the heart

    def _connect(self) -> Any:
        engine = self.store.engine
        _, options = engine.dialect.create_connect_args(engine.url)
        wishes = {"connect_timeout": 3, "tcp_user_timeout": 5_000, **ALIVE, **dict(options)}
        connection: Any = psycopg.Connection.connect(autocommit=True, **wishes)
        self._new = connection
        for setting in POSTGRES:
            connection.execute(setting)
        return connection

    def open(self) -> Any:
        if self._pulse is None:
            self._pulse = self._connect()
        return self._pulse

    def _hang_up(self) -> None:
        pulse, self._pulse = self._pulse, None
        if pulse is not None:
            hang_up(pulse)
            with contextlib.suppress(Exception):
                pulse.close()

    async def in_beat(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._beat, self._timed, work)

    def _timed(self, work: Callable[[], T]) -> T:
        self._busy = time.monotonic()
        try:
            return work()
        finally:
            self._busy, self._new = 0.0, None

    def _pulsed(self) -> tuple[bool, dict[str, str], int, int, int]:
        found = self.open().execute(PULSE, {"id": self.name, "run": self.run}).fetchone()
        assert found is not None
        return bool(found[0]), found[1] or {}, found[2], found[3], found[4]

    async def _beats(self) -> None:
        while True:
            self._kick.clear()
            try:
                if not self._listener.open:
                    await self._listener.listen()
                await self._beat_once()
            except (psycopg.Error, OSError) as error:
                logger.warning("database: %s", error)
                self._hang_up()
                self.jobs.held_anew = True  # what was taken or given may have been done
            except (Refused, Unknown):
                pass  # the store has said what it is
            except Exception:  # whatever it is: a heart that stops would close everything
                logger.exception("a beat failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._kick.wait()

    async def _beat_once(self) -> None:
        ours, live, jobs, own, free = await self.in_beat(self._pulsed)
        slept = time.monotonic() - self._beaten > DEAD - 0.5
        if not ours and not self.leaving:
            await self._again()
        self._beaten = time.monotonic()
        if self.cut:
            self.cut = False
            logger.warning("the database is back")
            self._missed()
        dead, self.live = self.live - live.keys(), set(live)
        if dead:
            self.hall.gone(dead)
            self.addresses.gone(dead)
            await self.in_beat(lambda: self._bury(list(live)))
        if slept:
            self._missed()
        if not self.leaving:
            await self.jobs.settle(live, jobs, own, free, slept)
            told = self.addresses.tell()
            if told is not None:
                said = f"l {self.name} {json.dumps(told, separators=(',', ':'))}"
                await self.in_beat(lambda: self.open().execute("SELECT pg_notify(%s, %s)", (CHANNEL, said)))
            if self.unsure:
                self.unsure = False
                self.hall.resuming()

    def _bury(self, live: list[str]) -> None:
        db = self.open()
        db.execute("DELETE FROM presence WHERE NOT node = ANY (%s)", (live,))
        db.execute(f"DELETE FROM nodes WHERE beat < {NOW} - {FORGOTTEN}")

    async def _again(self) -> None:
        """We were taken for dead for so long that the row is gone, or somebody else has the name."""
        if not await self.in_beat(self._joined):
            logger.error(CannotServe("server-node-name", name=self.name).both())
            self.cut, self.joined = True, False
            self.hall.cut()
            raise Refused("server-node-cut", 503)
        self.joined = True

    async def _watch(self) -> None:
        """Whether the database still answers; whoever waits for it is told when it does not."""
        while True:
            await asyncio.sleep(0.5)
            now = time.monotonic()
            stood, self._looked = now - self._looked > 2.0, now
            if stood:
                continue  # we were stopped ourselves: let the heart beat first
            if self._busy and now - self._busy > DEAF:
                for wire in (self._pulse, self._new):
                    if wire is not None:
                        hang_up(wire)
            if now - self._heard > DEAF:
                self._listener.close()
            if now - self._beaten > CUT and not self.cut:
                self.cut = True
                logger.error("no answer from the database for %d seconds", CUT)
                self.store.abort()
                self.hall.cut()

    def kick(self) -> None:
        """Beat at once."""
        self._kick.set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # what is told and heard

    def present(self, table: str) -> None:
        """Somebody has come or gone: the others are told soon."""
        self._present.add(table)
        self._news.set()

    async def _tells(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            tables, self._present = self._present, set()
            changes = {name: self.hall.here(name) for name in tables}
            try:
                await self.store.write(lambda db: shared.presence(db, self.name, changes), each=True)  # noqa: B023
            except (Refused, Unknown):
                await asyncio.sleep(BEAT)
                for table in tables:
                    self.present(table)

    def _missed(self) -> None:
        """Anything may have happened: every table reads what the database says, and says who is here."""
        self._heard = time.monotonic()
        self.jobs.held_anew = self.unsure = True
        for table in list(self.hall.tables.values()):
            self.present(table.id)
            self.spawn(self._read(table))

    async def _read(self, table: Table) -> None:
        try:
            assert table.replica is not None
            await table.replica.refresh()
        except (Refused, Unknown):
            table.close(1012)  # whoever comes back reads

    def _hear(self, said: str) -> None:
        kind, _, rest = said.partition(" ")
        node, _, rest = rest.partition(" ")
        if kind == "b":
            self.live.add(node)
            if node == self.name:
                self._heard = time.monotonic()
            return
        if kind == "j":
            self.kick()
            return
        if kind == "l":
            if node != self.name:
                self.addresses.hear(node, json.loads(rest), self.limits)
            return
        name, _, rest = rest.partition(" ")
        table = self.hall.tables.get(name)
        if table is None:
            if kind == "i" and node != self.name and name in self.jobs.held:
                self.hall.wake(name)  # a bot of ours may have to answer
            return
        assert table.replica is not None
        table.replica.hear(kind, node, rest)
