"""A table at one of several servers: what the others commit is applied here too, in the order of the log.

Whatever was missed is read. A replica that is ahead of the database (another one has taken its place) is given up.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import Connection as Database

from courtier.server import shared, wire
from courtier.server.errors import Refused
from courtier.server.jobs import newer
from courtier.server.postgres import notify
from courtier.server.seats import Vote
from courtier.server.store import EventRow, Unknown
from courtier.server.stored import chat_lines

if TYPE_CHECKING:
    from courtier.server.node import Node
    from courtier.server.tables import Table

T = TypeVar("T")


class Replica:
    def __init__(self, table: Table, node: Node) -> None:
        self.table = table
        self.node = node
        self._inbox: dict[int, EventRow | None] = {}
        self._catching = False
        self._again = False

    @property
    def mine(self) -> bool:
        """Do the bots of this table think here?"""
        return self.table.id in self.node.jobs.held

    # what is heard

    def hear(self, kind: str, node: str, said: str) -> None:
        table = self.table
        if table.status == "differs":
            return  # nobody plays on here
        if kind == "i":
            seq, _, told = said.partition(" ")
            self._event(int(seq), node, told)
        elif kind == "p":
            if node != self.node.name:
                self.node.live.add(node)  # whoever speaks is alive, until a beat says otherwise
                self.here(node, shared.read_here(said) if said else None)
        elif kind == "w":
            if node != self.node.name:
                table.bots.told(msgspec.convert(said, wire.BotsState))
        elif node != self.node.name or kind == "c":
            self._behind()

    def _event(self, seq: int, node: str, told: str) -> None:
        table, log = self.table, self.table.log
        if seq <= log.seq or (node == self.node.name and seq <= table.in_flight):
            return
        row = read_event(table.id, seq, told) if told else None
        if row is not None and seq == log.seq + 1 and not table.lock.locked():
            self._apply(row)
            return
        self._inbox[seq] = row
        self._behind(events=True)

    def here(self, node: str, there: shared.Here | None) -> None:
        if self.table.seats.told(node, there):
            self.table.tell_presence()
            self.table.takeovers.recount()
            self.table.bots.wake()

    def _behind(self, events: bool = False) -> None:
        """Read soon; when much is told at once, once."""
        if self._catching:
            self._again = self._again or not events
            return
        self._catching = True
        self.node.spawn(self._catch(not events))

    async def _catch(self, everything: bool) -> None:
        try:
            while True:
                self._again = False
                async with self.table.lock:
                    if self.table.closed:
                        return
                    self._from_inbox()
                    if everything:
                        await self._refresh()
                    elif self._inbox:
                        await self.catch_up()
                        self._inbox.clear()
                everything = self._again
                if not everything and not self._inbox:
                    return
        except (Refused, Unknown):
            self.table.close(1012)
        finally:
            self._catching = False

    def _from_inbox(self) -> None:
        log = self.table.log
        while (row := self._inbox.get(log.seq + 1)) is not None and self._apply(row):
            pass  # one of which only the number was told stays, and is read
        self._inbox = {seq: row for seq, row in self._inbox.items() if seq > log.seq}

    # what is read; the caller has the table's lock

    async def catch_up(self) -> bool:
        """Apply what the log has that we have not; was there anything? Unknown when it cannot be read."""
        before = self.table.log.seq
        rows = await self._read(lambda db: shared.events(db, self.table.id, before))
        self._follow(before, rows)
        return self.table.log.seq > before

    async def refresh(self) -> None:
        async with self.table.lock:
            if not self.table.closed and self.table.status != "differs":
                await self._refresh()

    async def _refresh(self) -> None:
        table = self.table
        before, chat = table.log.seq, table.chat[-1].n if table.chat else 0
        news = await self._read(lambda db: shared.news(db, table.id, before, chat))
        if news is None:  # pruned
            table.close(4404)
            raise Refused("server-no-table", 404, code=4404)
        self._follow(before, news.events)
        self._seats(news)
        for line in news.chat:
            table.hear_chat(line)
        for node in {*table.seats.elsewhere, *news.here} - {self.node.name}:
            self.here(node, news.here.get(node) if node in self.node.live else None)
        self.voted(news.votes)
        table.takeovers.recount()

    async def _read(self, work: Any) -> Any:
        try:
            return await self.node.store.read(work)
        except Refused as refused:
            if refused.status == 404:
                raise
            raise Unknown from refused

    def _follow(self, before: int, rows: list[EventRow]) -> None:
        log = self.table.log
        if before and (not rows or not log.ends_with(rows[0], before)):
            self.table.load_anew()  # the database is another one, and behind: what we hold never was
            raise Unknown
        for row in rows:
            if row["seq"] == log.seq + 1 and not self._apply(row):
                raise Unknown
        self._from_inbox()

    def _apply(self, row: EventRow) -> bool:
        table = self.table
        if table.closed:
            return False
        if newer(row.get("engine")):
            table.close(1012)  # whoever comes back is sent to a newer server
            self.node.jobs.leave(table.id)
            return False
        differs = row["digest"] is not None and row["digest"] != table.log.game.digest()
        try:
            if differs:
                raise ValueError("digest")
            table.applied(row)
        except Exception:  # a row that this program cannot play: reading it anew says how far it can
            table.load_anew()
            return False
        return True

    def _seats(self, news: shared.News) -> None:
        table, changed = self.table, False
        for seat, told in zip(table.seats.all, news.seats, strict=True):
            if told.secret is not None and seat.secret is None:
                table.seats.claimed(seat.seat)
            changed = changed or (seat.secret, seat.name) != (told.secret, told.name)
            seat.secret, seat.name, seat.memory = told.secret, told.name, told.memory
        if news.facts["rematch"] != table.rematch:
            table.rematch = news.facts["rematch"]
            table.tell(wire.Rematch(str(table.rematch)))
        if changed:
            table.seats.changes += 1
            table.seated()

    def voted(self, votes: shared.Votes) -> None:
        found = {target: Vote(bot, set(agreed)) for target, (bot, agreed) in votes.items()}
        seats = self.table.seats
        gone = {target: vote for target, vote in seats.votes.items() if target not in found}
        seats.votes = {target: vote for target, vote in found.items() if seats.away(target) is not None}
        needed = sorted(seats.voters())
        for target, vote in gone.items():
            self.table.tell(wire.Vote(target, vote.bot, [], needed, False, False))

    async def read_again(self) -> None:
        """The caller has the lock."""
        await self._refresh()

    async def say(self, line: dict[str, Any]) -> None:
        """The number of the line is the database's; what others said before it is told before it."""
        table, node = self.table, self.node.name
        await table.write(lambda db: shared.say(db, node, table.id, line), each=True)
        last = table.chat[-1].n if table.chat else 0
        for said in await self._read(lambda db: chat_lines(db, table.id, last)):
            table.hear_chat(said)

    def say_bots(self, state: str) -> None:
        """How the bots are, to whoever is connected elsewhere."""
        if self.table.seats.elsewhere:
            self.node.spawn(self._say_bots(state))

    async def _say_bots(self, state: str) -> None:
        with contextlib.suppress(Refused, Unknown):
            await self.node.store.write(
                lambda db: notify(db, "w", self.node.name, self.table.id, state), each=True
            )

    def told(self, work: Callable[[Database], T]) -> Callable[[Database], T]:
        """The same work; the other servers hear of it."""

        def and_tell(db: Database) -> T:
            done = work(db)
            notify(db, "t", self.node.name, self.table.id)
            return done

        return and_tell

    async def write_vote(self, target: int, voter: int | None, bot: str, agree: bool) -> None:
        """Our voice, and then everybody's."""
        node, table = self.node.name, self.table.id
        at = -1 if voter is None else voter
        await self.table.write(lambda db: shared.vote(db, node, table, target, at, bot, agree))
        self.voted(await self._read(lambda db: shared.votes(db, table)))

    def end_votes(self, seat: int) -> None:
        self.node.spawn(self._end_votes(seat))

    async def _end_votes(self, seat: int) -> None:
        with contextlib.suppress(Refused, Unknown):  # a vote about somebody who is here is not shown
            await self.node.store.write(
                lambda db: shared.no_votes(db, self.node.name, self.table.id, seat), each=True
            )


def read_event(table: str, seq: int, told: str) -> EventRow:
    kind, seat, token, client, at, digest, engine = json.loads(told)
    return {
        "table": table,
        "seq": seq,
        "kind": kind,
        "seat": seat,
        "token": token,
        "client": client,
        "at": at,
        "digest": digest,
        "engine": engine,
    }
