"""A table: the only writer of its game. A change is checked, committed, applied, and only then told to anybody."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection as Database
from sqlalchemy import Update, insert, update

from courtier.server import auth, schema, wire
from courtier.server.connection import Connection
from courtier.server.context import Context
from courtier.server.errors import Refused
from courtier.server.frames import Frames
from courtier.server.limits import plain
from courtier.server.log import Log
from courtier.server.seats import Seat, Seats
from courtier.server.store import Conflict, EventRow, Unknown
from courtier.server.stored import CHAT_KEPT
from courtier.server.table_bots import TableBots
from courtier.server.takeover import Takeovers


class Table:
    """Every method that changes something takes the table's lock, so changes come one after another."""

    def __init__(
        self,
        context: Context,
        facts: dict[str, Any],
        seats: list[Seat],
        log: Log,
        address: str = "",
        differs: bool = False,
    ) -> None:
        self.context = context
        self.id: str = facts["id"]
        self.title: str = facts["title"]
        self.name: str = facts["name"]
        self.options: dict[str, Any] = facts["options"]
        self.seed: str = facts["seed"]  # a short seed or a key, as text
        self.salt: str = facts["salt"]  # nobody is ever told it: bots' own randomness comes from it
        self.seed_chosen: bool = facts["seed_chosen"]
        self.paused: bool = facts["paused"]
        self.host: bytes | None = facts["host"]
        self.rematch: str | None = facts["rematch"]
        self.sealed = log.game.sealed
        self.address = (
            address  # of whoever set it up; of the first who comes, when that is not known any more
        )
        self.seats = Seats(seats, context.settings.away_seconds)
        self.log = log
        self.chat: list[wire.ChatLine] = []
        self.connections: set[Connection] = set()
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self.frames = Frames(self)
        self.bots = TableBots(self)
        self.takeovers = Takeovers(self)
        self.closed = False
        self._resting: asyncio.Task[None] | None = None
        self._set_status("differs" if differs else facts["status"])

    def _set_status(self, status: str) -> None:
        self.status = "over" if self.log.game.over and status == "playing" else status

    # what may be seen

    def may_undo(self, seat: int) -> bool:
        return self.status == "playing" and not self.seats.all[seat].bot and self.log.undo_steps(seat) > 0

    def may_redo(self, seat: int) -> bool:
        return self.status == "playing" and not self.seats.all[seat].bot and self.log.redo_steps(seat) > 0

    def who(self, secret: str | None) -> tuple[int | None, bool]:
        """The seat of a secret and whether it is a host's; Refused for a secret of nobody here."""
        if secret is None:
            return None, False
        seat = self.seats.holder(secret)
        if seat is not None:
            return seat.seat, seat.kind == "me"
        if auth.same(secret, self.host):
            return None, True
        if self.seats.invited(secret) is not None:
            raise Refused("server-claim-first", 403, code=4403)
        raise Refused("server-bad-link", 403, code=4403)

    def welcome(self, connection: Connection) -> wire.Welcome:
        return wire.Welcome(
            seat=connection.seat,
            host=connection.host,
            seq=self.log.seq,
            status=self.status,
            title=self.title,
            name=self.name,
            options=self.options,
            seats=self.seats.facts(),
            spectators=self.seats.spectators,
            sealed=self.sealed,
            seed_chosen=self.seed_chosen,
            paused=self.paused,
            rematch=self.rematch,
            bots=self.bots.state,
            usual=self.seats.usual(),
            chat=self.chat[-CHAT_KEPT:],
        )

    # coming and going

    def enter(self, connection: Connection, since: int) -> None:
        if connection.seat is None and self.seats.spectators >= self.context.settings.limits.spectators:
            raise Refused("server-full", 503, code=4403)
        if 0 < since <= self.log.seq:
            connection.resumed = True
            connection.told_made = connection.low = min(self.log.made_at[since:])
        self.connections.add(connection)
        self.address = self.address or connection.address
        self.seats.enter(connection.seat)
        self.used = time.monotonic()
        connection.put(self.welcome(connection))
        connection.changed()
        self.tell_presence(but=connection)
        self.takeovers.recount()
        self.bots.wake()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.seats.leave(connection.seat)
        self.used = time.monotonic()
        self.tell_presence()
        self.takeovers.recount()

    def tell(self, message: Struct, but: Connection | None = None) -> None:
        text = wire.encode(message)
        for connection in self.connections:
            if connection is not but:
                connection.put_text(text)

    def tell_presence(self, but: Connection | None = None) -> None:
        self.tell(wire.Presence(self.seats.facts(), self.seats.spectators), but)

    def changed(self) -> None:
        made = self.log.made
        for connection in self.connections:
            if made < connection.low:
                connection.low = made
            connection.changed()
        self.used = time.monotonic()

    # the game

    async def choose(self, seat: int, message: wire.Choose) -> int:
        """The number of the event; the same message again gives the same number and changes nothing."""
        async with self.lock:
            done = self.log.ids.get((seat, message.id))
            if done is not None:
                return done
            self._check_playing()
            self.log.check_fresh(seat, message.seq)
            self.log.check_choice(seat, message.token)
            return await self.append("choose", seat, message.token, message.id)

    async def recall(self, seat: int, message: wire.Recall) -> int:
        async with self.lock:
            done = self.log.ids.get((seat, message.id)) if message.id else None
            if done is not None:
                return done
            self._check_playing()
            self.log.check_recall(seat)
            return await self.append("recall", seat, "", message.id)

    async def undo(self, seat: int, message: wire.Undo | wire.Redo) -> int:
        """Undo and redo. Choices that bots made after the seat's own go with it."""
        async with self.lock:
            done = self.log.ids.get((seat, message.id)) if message.id else None
            if done is not None:
                return done
            self._check_playing()
            self.log.check_last(message.seq)
            back = isinstance(message, wire.Undo)
            steps = self.log.undo_steps(seat) if back else self.log.redo_steps(seat)
            if not steps:
                raise Refused("server-no-undo" if back else "server-no-redo", 409)
            return await self.append("undo" if back else "redo", seat, str(steps), message.id)

    def _check_playing(self) -> None:
        if self.status != "playing":
            why = {"over": "server-over", "differs": "server-differs"}
            raise Refused(why.get(self.status, "server-waiting"), 409)

    async def append(
        self, kind: str, seat: int, token: str, client: str | None, memory: str | None = None
    ) -> int:
        """`memory` is what a bot that made the choice keeps: it is committed with it."""
        if self.closed:
            raise Refused("server-stale", 409)
        row: EventRow = {
            "table": self.id,
            "seq": self.log.seq + 1,
            "kind": kind,
            "seat": seat,
            "token": token,
            "client": client,
            "at": time.time(),
            "digest": self.log.digest(),
        }
        try:
            kept = None if memory is None else self._seat_change(seat, memory=memory)
            await self.context.store.append([row], None if kept is None else lambda db: _update(db, kept))
        except Conflict:
            self._load_anew()  # somebody else wrote to this table: what we hold is old
            raise Refused("server-stale", 409, code=1012) from None
        except Unknown:
            self._load_anew()
            raise
        self.log.apply(row)
        if memory is not None:
            self.seats[seat].memory = memory
        self.context.metrics.event(kind)
        if self.log.game.over:
            self._set_status("playing")
            with contextlib.suppress(
                Refused, Unknown
            ):  # only a note for the next start: the log itself says it
                await self._save(status="over")
        self.changed()  # nothing is awaited after this, so that the ack goes out before the new state
        self.bots.wake()
        if self.seats.any_bot() and not self.paused and not self.bots.thinking():
            self._rest()
        return row["seq"]

    def _rest(self) -> None:
        """No bot is asked: noted so that a start need not look. If the note is lost, it looks once for nothing."""
        if self._resting is None or self._resting.done():
            self._resting = asyncio.create_task(self.note_rest())

    async def note_rest(self) -> None:
        with contextlib.suppress(Refused, Unknown):
            await self._save(rest=self.log.seq)

    # seats

    async def claim(self, invitation: str, secret: str, name: str) -> tuple[int, str]:
        """A link is opened: its seat is bound to the secret of the first browser that asks."""
        async with self.lock:
            own = self.seats.holder(invitation)
            if own is not None:
                return own.seat, invitation
            seat = self.seats.invited(invitation)
            if seat is None:
                raise Refused("server-bad-link", 403)
            if seat.secret is not None:
                if auth.same(secret, seat.secret):
                    return seat.seat, secret
                raise Refused("server-seat-taken", 409)
            if auth.same(secret, self.host) or self.seats.holder(secret) is not None:
                raise Refused("server-bad-link", 403)
            name = plain(name, self.context.settings.limits.name) or seat.name
            await self.save_seat(seat, secret=auth.hashed(secret), name=name, bot=None)
            self.seats.claimed(seat.seat)
            await self.seated()
            return seat.seat, secret

    async def rename(self, seat: int, name: str) -> None:
        name = plain(name, self.context.settings.limits.name)
        if not name:
            raise Refused("server-empty-name", 400)
        async with self.lock:
            await self.save_seat(self.seats[seat], name=name)
            self.tell_presence()

    async def pause(self, on: bool) -> None:
        async with self.lock:
            await self._save(paused=on)
            self.paused = on
            self.changed()
            self.bots.wake()

    async def say(self, seat: int, text: str) -> None:
        text = plain(text, self.context.settings.limits.chat)
        if not text:
            return
        async with self.lock:
            n = self.chat[-1].n + 1 if self.chat else 1
            line = wire.ChatLine(n, seat, self.seats[seat].name, text, time.time())
            row = {"table": self.id, "n": n, "seat": seat, "name": line.name, "text": text, "at": line.at}
            await self._write(lambda db: _insert_chat(db, row))
            self.chat = [*self.chat[-CHAT_KEPT:], line]
            self.tell(line)

    async def set_rematch(self, table: str) -> None:
        await self._save(rematch=table)
        self.rematch = table
        self.tell(wire.Rematch(table))

    async def seated(self) -> None:
        if self.status == "waiting" and self.seats.full():
            await self._save(status="playing")
            self._set_status("playing")
        self.tell_presence()
        self.changed()
        self.bots.wake()

    def _load_anew(self) -> None:
        self.close(1012)
        self.context.reload(self.id)

    async def _write(self, work: Callable[[Database], None]) -> None:
        try:
            await self.context.store.write(work)
        except Unknown:
            self._load_anew()
            raise

    async def _save(self, **values: Any) -> None:
        await self._write(
            lambda db: _update(db, update(schema.tables).where(schema.tables.c.id == self.id).values(values))
        )

    async def save_seat(self, seat: Seat, **values: Any) -> None:
        woken = update(schema.tables).where(schema.tables.c.id == self.id).values(rest=-1)
        changes = [self._seat_change(seat.seat, **values), *([woken] if "bot" in values else [])]
        await self._write(lambda db: _update(db, *changes))
        for name, value in values.items():
            setattr(seat, name, value)
        self.seats.changes += 1

    def _seat_change(self, seat: int, **values: Any) -> Update:
        c = schema.seats.c
        return update(schema.seats).where(c.table == self.id, c.seat == seat).values(values)

    @property
    def idle(self) -> float:
        """Seconds since anything happened here; 0 while somebody is here or a bot thinks."""
        busy = bool(self.connections) or self.lock.locked() or bool(self.bots.thinking())
        return 0.0 if busy else time.monotonic() - self.used

    def close(self, code: int = 1012) -> None:
        """Forget the table; nothing is lost, for the store has it all."""
        self.closed = True
        self.bots.drop()
        self.context.forget(self.id)
        for connection in list(self.connections):
            connection.close(code)

    async def stop(self) -> None:
        self.close()
        tasks = [task for task in (self.bots.task, self.takeovers.task, self._resting) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _insert_chat(db: Database, row: dict[str, Any]) -> None:
    db.execute(insert(schema.chat), row)


def _update(db: Database, *changes: Any) -> None:
    for change in changes:
        db.execute(change)
