"""The hall: every table of this server. Makes tables, loads them when somebody comes, forgets them when nobody does."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Coroutine, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection as Database
from sqlalchemy import exists, func, insert, select

from courtier import CourtierError, __version__
from courtier.bots import USUAL
from courtier.core.rng import new_key
from courtier.server import auth, schema, wire
from courtier.server.context import Context
from courtier.server.errors import Refused
from courtier.server.jobs import newer
from courtier.server.limits import plain
from courtier.server.log import Log
from courtier.server.postgres import notify
from courtier.server.seats import Seat
from courtier.server.shared import Here, bots_job, set_rematch, unrested
from courtier.server.store import EventRow, Unknown
from courtier.server.stored import Replay, begin, read
from courtier.server.structs import SeatSecret, TableFacts, TableMade
from courtier.server.tables import Table

logger = logging.getLogger("courtier.server")
LOOK_AGAIN = 10.0  # seconds
RESUMED = 4  # tables that go on without people at the same time after a start


@dataclass
class Plan:
    """A table that is wanted."""

    title: str
    seats: list[Seat]
    options: dict[str, Any]
    name: str = ""
    seed: str | None = None  # a chosen one; without it the deal is secret
    host: bytes | None = None
    choices: Sequence[tuple[int, str]] = ()  # already made: a "what if"
    address: str = ""  # of whoever set it up: its bots think on that account


class Hall:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._reloads: set[asyncio.Task[None]] = set()
        self._full = context.settings.idle_tables  # tables in memory
        self._stuck: set[str] = set()  # tables that do not go on by themselves
        context.forget = self._forget
        context.reload = self._reload

    async def get(self, table: str) -> Table:
        """The table, from memory or from the store; Refused when there is none."""
        found = self.tables.get(table)
        if found is not None and (found.status != "differs" or found.idle < LOOK_AGAIN):
            return found  # one that differs may have been repaired meanwhile
        if not auth.is_id(table):  # not even a name: nothing to ask the database
            raise Refused("server-no-table", 404, code=4404)
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def fresh(self, table: str) -> Table:
        """The table with all that any server has committed: only then may it refuse anything, or be shown."""
        while True:
            found = await self.get(table)
            if found.replica is None or found.status == "differs":
                return found
            await found.replica.refresh()
            if not found.closed:
                return found

    async def _load(self, table: str) -> Table:
        try:
            stored = await self.context.store.read(lambda db: read(db, table))
            if stored is None:
                raise Refused("server-no-table", 404, code=4404)
            node = self.context.node
            if any(newer(row.get("engine")) for row in stored.events) or newer(stored.facts["version"]):
                if node is not None:
                    node.jobs.leave(table)
                raise Refused("server-table-newer", 503)
            if node is not None:
                node.jobs.newer.discard(table)  # it was repaired
            replay = Replay(stored)
            for _ in replay:
                await asyncio.sleep(0)  # others have their turn
        except (CourtierError, ValueError) as error:
            logger.error("table %s cannot be begun: %s", table, error)
            raise Refused("server-table-broken", 500, code=1011) from error
        log, differs = replay.log, replay.differs
        if differs:
            logger.error(
                "table %s differs after event %d: see `courtier tables show %s`", table, log.seq, table
            )
        made = self._add(Table(self.context, stored.facts, stored.seats, log, differs=differs), stored.chat)
        if made.replica is not None:
            await made.replica.refresh()  # what was committed since it was read
        return made

    def _add(self, table: Table, chat: list[wire.ChatLine]) -> Table:
        table.chat = chat
        self.tables[table.id] = table
        self._make_room()
        self.context.metrics.tables.set(len(self.tables))
        table.bots.wake()
        return table

    def _make_room(self) -> None:
        """Whoever opens one table after another fills no memory: those that were left longest ago go."""
        most = self.context.settings.idle_tables
        if len(self.tables) <= self._full:
            return
        idle = sorted(
            (table for table in self.tables.values() if table.idle > 0), key=lambda table: table.used
        )
        for table in idle[: max(0, len(idle) - most * 9 // 10)]:
            table.close()
        self._full = max(
            most, len(self.tables) + most // 10
        )  # not so soon again, where people sit at most of them

    def _forget(self, table: Table) -> None:
        if self.tables.get(table.id) is not table:
            return  # it was given up before, and another has taken its place
        del self.tables[table.id]
        node = self.context.node
        if node is not None and table.status == "playing" and table.id in node.jobs.held:
            node.unsure = True
        self.context.metrics.tables.set(len(self.tables))

    def _reload(self, table: str, again: bool = False) -> None:
        """Bots of a table that had to be given up go on with what the store says."""
        self._spawn(self._reloaded(table, again))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._reloads.add(task)
        task.add_done_callback(self._reloads.discard)

    async def _reloaded(self, table: str, again: bool) -> None:
        try:
            found = await (self.fresh(table) if again else self.get(table))
            found.bots.wake()
        except (Refused, Unknown):  # whoever comes next tries again
            if self.context.node is not None:
                self.context.node.unsure = True

    # what another server tells (node.py)

    def here(self, table: str) -> Here | None:
        """Who is connected to this server."""
        found = self.tables.get(table)
        if found is None:
            return None
        seats = sorted(seat for seat, connections in found.seats.here.items() if connections)
        return (seats, found.seats.watching) if seats or found.seats.watching else None

    def gone(self, nodes: set[str]) -> None:
        """Other servers are not there any more, nor is whoever was connected to them."""
        for table in list(self.tables.values()):
            if table.replica is not None:
                for node in nodes:
                    table.replica.here(node, None)

    def cut(self) -> None:
        """Nothing is known to be new: nobody is told anything until the database is back."""
        for table in list(self.tables.values()):
            for connection in list(table.connections):
                connection.close(1013)

    def wake(self, table: str) -> None:
        """A table of ours that is not in memory goes on."""
        self._reload(table)

    def due(self, new: set[str], lost: set[str]) -> None:
        """Bots of these tables think here now, or do not any more."""
        for name in lost & self.tables.keys():
            self.tables[name].bots.wake()
        for name in new & self.tables.keys():
            self._reload(name, again=True)
        if new - self.tables.keys():
            self.resuming()

    async def create(self, plan: Plan, old: Table | None = None) -> Table:
        """Checks everything before anything is written. `old`: it is that table's rematch, if there is none yet."""
        for seat in plan.seats:
            seat.name = plain(seat.name, self.context.settings.limits.name)
            if seat.bot is not None and seat.bot not in self.context.players.names:
                raise Refused("server-no-bot", 400, field="seats", name=seat.bot)
        facts: dict[str, Any] = {
            "id": auth.new_id(),
            "title": plan.title,
            "name": plain(plan.name, self.context.settings.limits.name * 2),
            "options": plan.options,
            "seed": new_key() if plan.seed is None else plan.seed,
            "salt": auth.new_secret(),
            "seed_chosen": plan.seed is not None,
            "status": "playing" if all(seat.taken for seat in plan.seats) else "waiting",
            "paused": False,
            "host": plan.host,
            "rematch": None,
            "created": time.time(),
            "version": __version__,
        }
        try:
            game = begin(facts, len(plan.seats))
        except CourtierError as error:
            raise Refused.because(error.said, 400) from None
        facts["options"] = game.options_in_force
        facts["content"] = game.content.hash
        log = Log(game)
        rows: list[EventRow] = []
        for at, (seat_number, token) in enumerate(plan.choices, start=1):
            row = _event(facts["id"], at, seat_number, token)
            log.apply(row)
            rows.append(row)
        node = self.context.node
        bots = node is not None and any(seat.bot for seat in plan.seats)

        def write(db: Database) -> None:
            _write(db, facts, plan.seats, rows)
            if node is not None and bots:
                bots_job(db, facts["id"], node.name)
            if old is not None and not set_rematch(db, old.id, facts["id"]):
                raise Refused("server-not-over", 409)  # there is one already
            if old is not None and node is not None:
                notify(db, "t", node.name, old.id)

        await self.context.store.write(write)
        if node is not None and bots:
            node.jobs.held.add(facts["id"])
        return self._add(Table(self.context, facts, plan.seats, log, plan.address), [])

    async def rematch(self, old: Table, same_deal: bool) -> Table:
        """The same people in the same seats, with the same secrets. Asked twice, it is the same table."""
        async with old.turn():
            if old.status not in ("over", "differs"):
                raise Refused("server-not-over", 409)
            if old.rematch is not None:
                return await self.get(old.rematch)
            seats = [
                Seat(s.seat, s.kind, s.name, s.bot if s.kind == "bot" or s.secret is None else None, s.secret)
                for s in old.seats.all
            ]
            if same_deal:
                await old.disclose()
            seed = old.seed if same_deal else None
            plan = Plan(old.title, seats, old.options, old.name, seed, old.host, address=old.address)
            try:
                table = await self.create(plan, old)
            except Refused:
                if old.replica is None:
                    raise
                await old.replica.read_again()
                made = vars(old)["rematch"]
                if made is None:
                    raise
                return await self.fresh(made)  # asked at two servers at once
            old.rematched(table.id)
            return table

    async def resume(self) -> None:
        """Tables where a bot is due go on by themselves: few at a time, those of late first, each until it rests."""
        node = self.context.node
        try:
            if node is None:
                due = await self.context.store.read(_due)
            else:
                due = await self.context.store.read(lambda db: unrested(db, sorted(node.jobs.held)))
        except Refused as error:
            logger.error("tables do not resume: %s", error.__cause__)
            if node is not None:
                node.unsure = True
            return  # the sweep comes again
        waiting = iter([table for table in due if table not in self.tables and table not in self._stuck])
        await asyncio.gather(*(self._go_on(waiting) for _ in range(RESUMED)))

    def resuming(self) -> None:
        """Look again whether bots are due."""
        self._spawn(self.resume())

    async def _go_on(self, waiting: Iterator[str]) -> None:
        for name in waiting:
            try:
                table = await self.get(name)
            except Unknown:
                if self.context.node is not None:
                    self.context.node.unsure = True
                continue
            except Refused as error:
                if error.passing and self.context.node is not None:
                    self.context.node.unsure = True
                else:
                    self._stuck.add(name)
                logger.error("table %s does not resume: %s", name, error.said.text("en"))
                continue
            await table.bots.rested()
            await table.note_rest()
            if table.status == "differs":
                self._stuck.add(name)
            if not table.seats.watched:
                table.close()

    def sweep(self) -> None:
        """Tables where nothing happens leave memory; the store keeps them."""
        for table in list(self.tables.values()):
            if table.idle > self.context.settings.idle_seconds:
                table.close()

    async def stop(self) -> None:
        for task in (*self._loading.values(), *self._reloads):
            task.cancel()
        await asyncio.gather(*(table.stop() for table in list(self.tables.values())))


def facts_of(table: Table) -> TableFacts:
    return TableFacts(
        table=table.id,
        title=table.title,
        name=table.name,
        status=table.status,
        options=table.options,
        seats=table.seats.facts(),
        spectators=table.seats.spectators,
        seq=table.log.seq,
        sealed=table.sealed,
        seed_chosen=table.seed_chosen,
        rematch=table.rematch,
        seed=table.seed if table.status == "over" else None,
    )


def new_seats(wanted: Sequence[tuple[str, str, str | None]]) -> tuple[list[Seat], list[SeatSecret]]:
    """Seats of (kind, name, bot) and the secrets to hand out, which nobody keeps."""
    seats: list[Seat] = []
    handed: list[SeatSecret] = []
    for number, (kind, name, bot) in enumerate(wanted):
        secret = None if kind == "bot" else auth.new_secret()
        seat = Seat(number, kind, name, (bot or USUAL) if kind == "bot" else None)
        if secret is not None:
            if kind == "me":
                seat.secret = auth.hashed(secret)
            else:
                seat.invitation = auth.hashed(secret)
        seats.append(seat)
        handed.append(SeatSecret(number, kind, secret))
    return seats, handed


def made(table: Table, host: str | None, handed: list[SeatSecret]) -> TableMade:
    return TableMade(table.id, host, handed)


def _event(table: str, seq: int, seat: int, token: str) -> EventRow:
    return {
        "table": table,
        "seq": seq,
        "kind": "choose",
        "seat": seat,
        "token": token,
        "client": None,
        "at": time.time(),
        "digest": None,
        "engine": __version__,
    }


def _write(db: Database, facts: dict[str, Any], seats: list[Seat], rows: list[EventRow]) -> None:
    db.execute(insert(schema.tables), {**facts, "options": json.dumps(facts["options"])})
    db.execute(insert(schema.seats), [{"table": facts["id"], **vars(seat)} for seat in seats])
    if rows:
        db.execute(insert(schema.events), rows)


def _due(db: Database) -> list[str]:
    """Tables where a bot may be asked, as far as the rows tell; nothing is replayed."""
    t, s, e = schema.tables, schema.seats, schema.events
    bots = exists().where(s.c.table == t.c.id, s.c.bot.is_not(None))
    last = select(func.max(e.c.seq)).where(e.c.table == t.c.id).scalar_subquery()
    used = select(e.c.at).where(e.c.table == t.c.id).order_by(e.c.seq.desc()).limit(1).scalar_subquery()
    due = select(t.c.id).where(t.c.status == "playing", t.c.paused.is_(False), bots)
    due = due.where(t.c.rest != func.coalesce(last, 0)).order_by(func.coalesce(used, t.c.created).desc())
    return list(db.execute(due).scalars())
