"""A table: the only writer of its game. A change is checked, committed, applied, and only then told to anybody."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection as Database
from sqlalchemy import update

from courtier import __version__
from courtier.server import auth, schema, wire
from courtier.server.connection import Connection
from courtier.server.context import Context
from courtier.server.errors import Refused
from courtier.server.frames import Frames
from courtier.server.log import Log
from courtier.server.people import People
from courtier.server.replica import Replica
from courtier.server.seats import Seat, Seats
from courtier.server.shared import no_job, other_programs
from courtier.server.store import Conflict, EventRow, Note, Unknown
from courtier.server.stored import CHAT_KEPT, close_log
from courtier.server.table_bots import TableBots
from courtier.server.takeover import Takeovers

T = TypeVar("T")
LAST_NOTES = 2.0  # seconds for what is only noted, at the end
AWAKE = 60.0  # seconds without a sign after which another server may be taken to have gone


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
        self.replica = Replica(self, context.node) if context.node is not None else None
        self.in_flight = 0  # the number of the event that is being committed
        if log.paused is not None:
            self.paused = log.paused
        for seat, bot in log.bots.items():
            seats[seat].bot = bot
        self.chat: list[wire.ChatLine] = []
        self.connections: set[Connection] = set()
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self.frames = Frames(self)
        self.bots = TableBots(self)
        self.takeovers = Takeovers(self)
        self.people = People(self)
        self.closed = False
        self._notes: set[asyncio.Task[None]] = set()
        self._resting: asyncio.Task[None] | None = None
        self._differs = differs
        self._told = facts["status"] == "over"  # its key; or nobody plays on with it in any case
        self.set_status()

    def set_status(self) -> None:
        """What the log and the seats say; in the database it is only a note."""
        playing = "playing" if self.seats.full() else "waiting"
        self.status = "differs" if self._differs else "over" if self.log.game.over else playing

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
        voted = connection.seat in self.seats.votes
        self.address = self.address or connection.address
        self.seats.enter(connection.seat)
        self.used = time.monotonic()
        connection.put(self.welcome(connection))
        connection.changed()
        self._present(connection.seat if voted else None)
        self.tell_presence(but=connection)
        self.takeovers.recount()
        self.bots.wake()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.seats.leave(connection.seat)
        self.used = time.monotonic()
        self._present(connection.seat if self.seats.votes else None)
        self.tell_presence()
        self.takeovers.recount()

    def _present(self, no_votes: int | None) -> None:
        """Somebody came or went: the other servers are told, and that a seat has no part in a vote any more."""
        if self.replica is not None:
            self.replica.node.present(self.id)
            if no_votes is not None:
                self.replica.end_votes(no_votes)

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

        def choice() -> tuple[str, str]:
            self._check_player(seat)
            self.log.check_fresh(seat, message.seq)
            self.log.check_choice(seat, message.token)
            return "choose", message.token

        return await self._enter(seat, message.id, choice)

    async def recall(self, seat: int, message: wire.Recall) -> int:
        def recalled() -> tuple[str, str]:
            self._check_player(seat)
            self.log.check_recall(seat)
            return "recall", ""

        return await self._enter(seat, message.id, recalled)

    async def undo(self, seat: int, message: wire.Undo | wire.Redo) -> int:
        """Undo and redo. Choices that bots made after the seat's own go with it."""

        def steps_back() -> tuple[str, str]:
            self._check_player(seat)
            self.log.check_last(message.seq)
            back = isinstance(message, wire.Undo)
            steps = self.log.undo_steps(seat) if back else self.log.redo_steps(seat)
            if not steps:
                raise Refused("server-no-undo" if back else "server-no-redo", 409)
            return "undo" if back else "redo", str(steps)

        return await self._enter(seat, message.id, steps_back)

    async def pause(self, seat: int, on: bool) -> None:
        await self._enter(seat, None, lambda: ("pause", "on" if on else "off"))

    async def take_back(self, seat: int) -> None:
        def returned() -> tuple[str, str]:
            if self.seats[seat].kind == "bot" or self.seats[seat].bot is None:
                raise Refused("server-not-away", 409)
            return "return", ""

        await self._enter(seat, None, returned)

    def _check_player(self, seat: int) -> None:
        if self.seats[seat].bot is not None:
            raise Refused("server-bot-plays", 409)
        if self.status != "playing":
            raise Refused("server-over" if self.status == "over" else "server-waiting", 409)

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """The table's lock. Unknown when the table was given up before or meanwhile: what it holds may never have been,
        and nobody is told that anything was done there."""
        async with self.lock:
            if self.closed:
                raise Unknown
            yield
            if self.closed:
                raise Unknown

    async def _enter(self, seat: int, name: str | None, event: Callable[[], tuple[str, str]]) -> int:
        """Into the log, unless it is there. `event` says kind and token, or refuses: but what another server has
        committed meanwhile may have made it legal, or be this very message."""
        async with self.turn():
            while True:
                if self.status == "differs":
                    raise Refused("server-differs", 409)
                done = self.log.ids.get((seat, name)) if name else None
                if done is not None:
                    return done
                try:
                    if self.log.seq >= self.context.settings.limits.events:
                        raise Refused("server-log-full", 409)
                    kind, token = event()
                except Refused:
                    if not await self.catch_up():
                        raise
                    continue
                seq = await self.append(kind, seat, token, name)
                if seq is not None:
                    return seq

    async def disclose(self) -> None:
        """Before its key is told: another program may play what differs here. While one does nobody may ask; once it is
        told, none goes on, one that is brought back included."""
        while self.status == "differs" and not self._told:
            if self.replica is not None and await self.context.store.read(
                lambda db: other_programs(db, AWAKE)
            ):
                raise Refused("server-differs-elsewhere", 409)
            with contextlib.suppress(Conflict):  # it plays just now
                await self.write(lambda db: close_log(db, self.id), tell=True)
                self._told = True

    async def catch_up(self) -> bool:
        """Whether the log has grown elsewhere. Unknown when that cannot be said."""
        if self.closed:
            raise Unknown
        return self.replica is not None and self.status != "differs" and await self.replica.catch_up()

    async def append(
        self, kind: str, seat: int, token: str, client: str | None, memory: str | None = None
    ) -> int | None:
        """The number of the event; None when another server was quicker: what was checked is to be checked again.
        `memory` is what a bot that made the choice keeps: it is committed with it."""
        if self.closed:
            raise Unknown
        row: EventRow = {
            "table": self.id,
            "seq": self.log.seq + 1,
            "kind": kind,
            "seat": seat,
            "token": token,
            "client": client,
            "at": time.time(),
            "digest": self.log.digest(),
            "engine": __version__,
            "after": self.log.last["at"] if self.log.last is not None else None,
        }
        note: Note | None = None
        if memory is not None or kind in ("takeover", "return"):
            note = {
                "table": self.id, "seq": row["seq"], "seat": seat, "seated": memory is None, "bot": token or None,
                "memory": memory,
            }  # fmt: skip
        self.in_flight = row["seq"]
        try:
            await self.context.store.append([row], note)
        except Conflict:
            if self.replica is not None and await self.replica.catch_up():
                return None
            self.load_anew()  # somebody else wrote to this table: what we hold is old
            raise Refused("server-stale", 409, code=1012) from None
        except Unknown:
            self.load_anew()
            raise
        except Refused:
            await self.catch_up()
            raise
        finally:
            self.in_flight = 0
        if memory is not None:
            self.seats[seat].memory = memory
        self.applied(row)
        if self.log.game.over:
            self._keep(self._over())
        elif self.seats.any_bot() and not self.paused and not self.bots.thinking() and self.mine:
            self._rest()
        return row["seq"]

    def applied(self, row: EventRow) -> None:
        """A committed event, of this server or another one."""
        self.log.apply(row)
        kind, seat = row["kind"], row["seat"]
        self.context.metrics.event(kind)
        if kind == "pause":
            self.paused = row["token"] == "on"
        elif kind in ("takeover", "return"):
            self.seats[seat].bot = row["token"] or None
            self.seats.changes += 1
            vote = self.seats.votes.pop(seat, None)
            self.seated()
            if vote is not None and kind == "takeover":
                needed = sorted(self.seats.voters())
                self.tell(wire.Vote(seat, vote.bot, sorted(vote.agreed), needed, False, True))
        elif self.log.game.over:
            self.set_status()
        self.changed()  # nothing is awaited after this, so that the ack goes out before the new state
        self.bots.wake()

    async def _over(self) -> None:
        with contextlib.suppress(Refused, Unknown):
            if self.replica is not None:
                await self.context.store.write(lambda db: no_job(db, self.id))
            await self._noted({"status": "over"})

    def _rest(self) -> None:
        if self._resting is None or self._resting.done():
            self._resting = asyncio.create_task(self.note_rest())

    def _note(self, **values: Any) -> None:
        """Only for lists and the next start: the log itself says it. If it is lost, a start looks once for nothing."""
        self._keep(self._noted(values))

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    async def _noted(self, values: dict[str, Any]) -> None:
        change = update(schema.tables).where(schema.tables.c.id == self.id, schema.tables.c.status != "over")
        with contextlib.suppress(Refused, Unknown):
            await self.context.store.write(lambda db: db.execute(change.values(values)).rowcount)

    async def note_rest(self) -> None:
        """No bot is asked: a start need not look."""
        if self.mine and not self.closed and not self.bots.thinking():
            await self._noted({"rest": self.log.seq})

    @property
    def mine(self) -> bool:
        """Do this table's bots think at this server?"""
        return self.replica is None or self.replica.mine

    def hear_chat(self, line: wire.ChatLine) -> None:
        self.chat = [*self.chat[-CHAT_KEPT:], line]
        self.tell(line)

    def rematched(self, table: str) -> None:
        self.rematch = table
        self.tell(wire.Rematch(table))

    def seated(self) -> None:
        before = self.status
        self.set_status()
        if before == "waiting" and self.status == "playing":
            self._note(status="playing")
        self.tell_presence()
        self.changed()
        self.bots.wake()

    def load_anew(self) -> None:
        self.close(1012)
        self.context.reload(self.id)

    async def write(self, work: Callable[[Database], T], tell: bool = False, each: bool = False) -> T:
        """`tell` the other servers that something beside the log has changed."""
        replica = self.replica
        try:
            told = work if replica is None or not tell else replica.told(work)
            return await self.context.store.write(told, each)
        except Unknown:
            self.load_anew()
            raise

    @property
    def idle(self) -> float:
        """Seconds since anything happened here; 0 while somebody is here or a bot thinks."""
        busy = self.seats.watched or self.lock.locked() or self.bots.busy()
        return 0.0 if busy else time.monotonic() - self.used

    def close(self, code: int = 1012) -> None:
        """Forget the table; nothing is lost, for the store has it all."""
        self.closed = True
        self.bots.drop()
        self.context.forget(self)
        for connection in list(self.connections):
            connection.close(code)

    async def stop(self) -> None:
        self.close()
        notes = [task for task in (self._resting, *self._notes) if task is not None]
        if notes:
            await asyncio.wait(notes, timeout=LAST_NOTES)
        tasks = [task for task in (self.bots.task, self.takeovers.task, *notes) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
