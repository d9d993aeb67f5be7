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
        async with self.table.turn():
            if self.table.status in ("over", "differs"):
                raise Refused("server-over" if self.table.status == "over" else "server-differs", 409)
            replica = self.table.replica
            if replica is not None:
                await replica.read_again()
            vote = self.table.seats.vote(message.seat, voter, message.agree, message.bot)
            if replica is not None:
                await replica.write_vote(message.seat, voter, vote.bot, message.agree)
                vote = self.table.seats.votes.get(message.seat, vote)
            await self._count(message.seat, vote, message.agree)

    async def _count(self, seat: int, vote: Vote, may_end: bool) -> None:
        table = self.table
        while may_end and table.seats.voters() <= vote.agreed and table.seats[seat].bot is None:
            if (
                await table.append("takeover", seat, vote.bot, None) is not None
            ):  # every connection hears of it
                if table.replica is not None:
                    table.replica.end_votes(seat)
                return
        if table.seats[seat].bot is None:
            still = seat in table.seats.votes
            needed = sorted(table.seats.voters())
            table.tell(wire.Vote(seat, vote.bot, sorted(vote.agreed), needed, still, False))

    def recount(self) -> None:
        """Who is here has changed: the others may all agree now, and a newcomer hears of the vote."""
        if self.table.seats.votes and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._recounting())

    async def _recounting(self) -> None:
        # the database is in trouble: the next voice counts again
        with contextlib.suppress(Refused, Unknown):
            async with self.table.turn():
                for seat, vote in list(self.table.seats.votes.items()):
                    await self._count(seat, vote, bool(vote.agreed))
