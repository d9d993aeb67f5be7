"""The bots of one table: which are asked, what one thinks about, and what becomes of that when the question is past."""

from __future__ import annotations

import asyncio
import hashlib
import json
from typing import TYPE_CHECKING

from courtier.bots.memory import Memory
from courtier.server import wire
from courtier.server.bots import Thought
from courtier.server.errors import Refused
from courtier.server.store import Unknown

if TYPE_CHECKING:
    from courtier.server.tables import Table

RETRY_SECONDS = (0.5, 1.0, 2.0, 5.0, 15.0)  # a bot waits so long when the database is in trouble


class TableBots:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.state: wire.BotsState = ""
        self.task: asyncio.Task[None] | None = None
        self._thought: asyncio.Task[Thought] | None = None
        # event, seat, bot, watched: what is thought about
        self._asked: tuple[int, int, str, bool] = (0, 0, "", True)

    def thinking(self) -> list[int]:
        """Bots that are asked now."""
        table, seats = self.table, self.table.seats
        if table.status != "playing" or table.paused or not seats.any_bot():
            return []
        return [ask.seat for ask in table.log.game.asks if seats.all[ask.seat].bot is not None]

    def busy(self) -> bool:
        """Does one of them think here?"""
        return self.table.mine and bool(self.thinking())

    def wake(self) -> None:
        """Somebody must choose, or what a bot thinks about is past, or somebody watches it now."""
        if self._thought is not None and self._past():
            self._thought.cancel()
        if not self.table.closed and self.busy() and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._play())

    def _past(self) -> bool:
        seq, seat, bot, watched = self._asked
        asked = seat in self.thinking() and self.table.seats[seat].bot == bot
        past = not asked or self.table.log.seq != seq or not self.table.mine
        return past or (not watched and self.table.seats.watched)

    def _say(self, state: wire.BotsState) -> None:
        if state != self.state and self.table.replica is not None:
            self.table.replica.say_bots(state)
        self.told(state)

    def told(self, state: wire.BotsState) -> None:
        if state != self.state:
            self.state = state
            self.table.tell(wire.Bots(state))

    async def _think(self, seat: int, bot: str, seed: int, memory: Memory) -> Thought | None:
        """None when the question is past: then there may be another."""
        watched = self.table.seats.watched
        self._asked = (self.table.log.seq, seat, bot, watched)
        self._thought = asyncio.create_task(
            self.table.context.players.choose(
                self.table.log.game, seat, bot, seed, memory=memory.data(),
                address=self.table.address, table=self.table.id, watched=watched, tell=self._say,
            )
        )  # fmt: skip
        try:
            await asyncio.wait({self._thought})
            return None if self._thought.cancelled() else self._thought.result()
        finally:
            self._thought.cancel()  # if the table is left while it thinks
            self._thought = None

    async def _play(self) -> None:
        trouble = 0
        while self.table.mine and (seats := self.thinking()):
            seat, seq = seats[0], self.table.log.seq
            name = self.table.seats[seat].bot or "random"
            memory = self._memory(seat, name)
            move = await self._think(seat, name, self.seed(seq, seat), memory)
            if move is None:
                if self.table.closed:
                    return
                continue
            try:
                async with self.table.turn():
                    if self.table.log.seq == seq and seat in self.thinking() and self.table.mine:
                        kept = None
                        if move.memory is not None:
                            memory = Memory(**move.memory)
                            memory.stamp(self.table.log.game, name)
                            kept = json.dumps(memory.data())
                        await self.table.append("choose", seat, move.token, None, kept)
                trouble = 0
            except Unknown:
                return  # the table is loaded anew, and goes on then
            except Refused:
                await asyncio.sleep(RETRY_SECONDS[min(trouble, len(RETRY_SECONDS) - 1)])
                trouble += 1

    async def rested(self) -> None:
        """Until no bot thinks here."""
        while self.task is not None and not self.task.done():
            await asyncio.wait({self.task})

    def seed(self, seq: int, seat: int) -> int:
        """Of the choice that a bot makes after event `seq`."""
        source = f"{self.table.seed}:{self.table.salt}:{seq}:{seat}"
        return int.from_bytes(hashlib.sha256(source.encode()).digest()[:7])

    def _memory(self, seat: int, bot: str) -> Memory:
        """What the seat's bot keeps, unless the game has gone back behind it or another bot has taken over."""
        kept = self.table.seats[seat].memory
        memory = Memory() if kept is None else Memory(**json.loads(kept))
        return memory if memory.continues(self.table.log.game, bot) else Memory()

    def drop(self) -> None:
        """The table is closed: else a bot in trouble would be asked for ever."""
        if self._thought is not None:
            self._thought.cancel()
