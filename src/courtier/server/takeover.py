"""A bot plays for somebody who is away: the vote at one table, and the owner's return."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from courtier.server import wire
from courtier.server.errors import Refused
from courtier.server.seats import Vote
from courtier.server.store import Unknown

if TYPE_CHECKING:
    from courtier.server.tables import Table


class Takeovers:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None  # counts again

    async def vote(self, voter: int | None, message: wire.Takeover) -> None:
        """A bot plays for somebody who has been away for a while, once all who are here agree."""
        async with self.table.lock:
            if self.table.status == "over":
                raise Refused("server-over", 409)
            vote = self.table.seats.vote(message.seat, voter, message.agree, message.bot)
            await self._count(message.seat, vote, message.agree)

    async def _count(self, seat: int, vote: Vote, may_end: bool) -> None:
        needed = self.table.seats.voters()
        done = may_end and needed <= vote.agreed
        if done:
            await self.table.save_seat(self.table.seats[seat], bot=vote.bot)
            self.table.seats.votes.pop(seat, None)
            await self.table.seated()
        still = seat in self.table.seats.votes
        self.table.tell(wire.Vote(seat, vote.bot, sorted(vote.agreed), sorted(needed), still, done))

    def recount(self) -> None:
        """Who is here has changed: the others may all agree now, and a newcomer hears of the vote."""
        if self.table.seats.votes and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._recounting())

    async def _recounting(self) -> None:
        async with self.table.lock:
            # the database is in trouble: the next voice counts again
            with contextlib.suppress(Refused, Unknown):
                for seat, vote in list(self.table.seats.votes.items()):
                    await self._count(seat, vote, bool(vote.agreed))

    async def take_back(self, seat: int) -> None:
        async with self.table.lock:
            if self.table.seats[seat].kind == "bot" or self.table.seats[seat].bot is None:
                raise Refused("server-not-away", 409)
            await self.table.save_seat(self.table.seats[seat], bot=None)
            self.table.tell_presence()
            self.table.changed()
            self.table.bots.wake()
