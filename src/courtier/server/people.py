"""What people do at a table beside playing: open a link, change their name, talk."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, update

from courtier.server import auth, schema, wire
from courtier.server.errors import Refused
from courtier.server.limits import plain
from courtier.server.seats import Seat

if TYPE_CHECKING:
    from courtier.server.tables import Table


class People:
    def __init__(self, table: Table) -> None:
        self.table = table

    async def claim(self, invitation: str, secret: str, name: str) -> tuple[int, str]:
        """A link is opened: its seat is bound to the secret of the first browser that asks."""
        async with self.table.turn():
            while True:
                own = self.table.seats.holder(invitation)
                if own is not None:
                    return own.seat, invitation
                seat = self.table.seats.invited(invitation)
                if seat is None:
                    raise Refused("server-bad-link", 403)
                if seat.secret is not None:
                    if auth.same(secret, seat.secret):
                        break
                    raise Refused("server-seat-taken", 409)
                if auth.same(secret, self.table.host) or self.table.seats.holder(secret) is not None:
                    raise Refused("server-bad-link", 403)
                typed = plain(name, self.table.context.settings.limits.name) or seat.name
                if await self._save_seat(seat, secret=auth.hashed(secret), name=typed):
                    self.table.seats.claimed(seat.seat)
                    self.table.seated()
                elif self.table.replica is not None:
                    await self.table.replica.read_again()  # another server was quicker
            while seat.bot is not None and seat.kind != "bot":  # it kept the seat warm
                await self.table.append("return", seat.seat, "", None)
            return seat.seat, secret

    async def rename(self, seat: int, name: str) -> None:
        name = plain(name, self.table.context.settings.limits.name)
        if not name:
            raise Refused("server-empty-name", 400)
        async with self.table.turn():
            await self._save_seat(self.table.seats[seat], name=name)
            self.table.tell_presence()

    async def say(self, seat: int, text: str) -> None:
        text = plain(text, self.table.context.settings.limits.chat)
        if not text:
            return
        async with self.table.turn():
            n = self.table.chat[-1].n + 1 if self.table.chat else 1
            line = wire.ChatLine(n, seat, self.table.seats[seat].name, text, time.time())
            row = {
                "table": self.table.id,
                "n": n,
                "seat": seat,
                "name": line.name,
                "text": text,
                "at": line.at,
            }
            if self.table.replica is not None:
                await self.table.replica.say(row)
            else:
                await self.table.write(lambda db: db.execute(insert(schema.chat), row).rowcount)
                self.table.hear_chat(line)

    async def _save_seat(self, seat: Seat, **values: Any) -> bool:
        """False when another server has given the seat away."""
        c = schema.seats.c
        change = update(schema.seats).where(c.table == self.table.id, c.seat == seat.seat).values(values)
        if "secret" in values:
            change = change.where(c.secret.is_(None))
        if not await self.table.write(lambda db: db.execute(change).rowcount, tell=True):
            return False
        for name, value in values.items():
            setattr(seat, name, value)
        self.table.seats.changes += 1
        return True
