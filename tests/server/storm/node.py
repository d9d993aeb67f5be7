"""One server of a storm: writes a line with the digest of the position for every event that it applies, and, when it is
asked to, is broken in one way on purpose, so that the checker can be tried.

    python -m tests.server.storm.node --port 8180 --db URL --trace FILE [--broken NAME]
"""

from __future__ import annotations

import argparse
import faulthandler
import random
import signal
import sys
import uuid
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import text

from courtier.server import auth, people, replica, shared, socket, wire
from courtier.server.errors import Refused
from courtier.server.hall import Hall
from courtier.server.jobs import Jobs
from courtier.server.log import Log
from courtier.server.postgres import notify
from courtier.server.run import run
from courtier.server.settings import Limits, Settings
from courtier.server.store import Store, Unknown


def traced(file: Path) -> None:
    """Replays of stored tables are applied in the same way, and told too."""
    out = file.open("a", buffering=1)
    apply = Log.apply
    tables: dict[int, str] = {}

    def and_trace(self: Log, row: Any) -> None:
        apply(self, row)
        tables[id(self)] = row["table"]
        out.write(f"{row['table']} {self.seq} {self.game.digest()}\n")

    Log.apply = and_trace  # type: ignore[method-assign]


def says_refused_when_it_does_not_know() -> None:
    visit = socket.Visit
    read = visit._play

    async def play(self: Any, message: Any) -> int:
        try:
            return await read(self, message)
        except Unknown:
            raise Refused("server-database-gone", 503) from None

    visit._play = play  # type: ignore[method-assign]


def acknowledges_before_it_commits() -> None:
    append = Store.append
    dice = random.Random(1)

    async def sometimes(self: Store, rows: Any, note: Any = None) -> None:
        if rows[0]["client"] is None or dice.random() > 0.05:
            await append(self, rows, note)

    Store.append = sometimes  # type: ignore[method-assign]


def reads_nothing_at_hello() -> None:
    async def get(self: Hall, table: str) -> Any:
        return await self.get(table)

    async def nothing(self: Any) -> None:
        return

    Hall.fresh = get  # type: ignore[method-assign]
    replica.Replica.refresh = nothing  # type: ignore[method-assign]
    replica.Replica._behind = lambda self, events=False: None  # type: ignore[method-assign]


def plays_another_option_of_others() -> None:
    read = replica.read_event
    dice = random.Random(2)

    def other(table: str, seq: int, told: str) -> Any:
        row = read(table, seq, told)
        if row["kind"] == "choose" and dice.random() < 0.1:
            row["token"] = "pass"
        return row

    replica.read_event = other


def gives_a_seat_to_everybody() -> None:
    async def claim(self: Any, invitation: str, secret: str, name: str) -> tuple[int, str]:
        seat = self.table.seats.invited(invitation)
        if seat is None:
            raise Refused("server-bad-link", 403)
        await self.table.write(
            lambda db: (
                db.execute(
                    text('UPDATE seats SET secret = :secret WHERE "table" = :t AND seat = :s'),
                    {"secret": auth.hashed(secret), "t": self.table.id, "s": seat.seat},
                ).rowcount
            )
        )
        seat.secret = auth.hashed(secret)
        self.table.seated()
        return seat.seat, secret

    people.People.claim = claim  # type: ignore[method-assign]


def numbers_chat_by_itself() -> None:
    def say(db: Any, node: str, table: str, line: Any) -> None:
        db.execute(
            text(
                'INSERT INTO chat ("table", n, seat, name, text, at) VALUES (:table, :n, :seat, :name, :text, :at) '
                'ON CONFLICT ("table", n) DO UPDATE SET text = excluded.text'
            ),
            line,
        )
        notify(db, "c", node, table)

    shared.say = say


def leaves_the_bots_of_the_dead() -> None:
    Jobs._take = lambda self, n: set()  # type: ignore[method-assign]


def forgets_what_was_sent_before() -> None:
    choose = socket.Visit._play

    async def anew(self: Any, message: Any) -> int:
        if isinstance(message, wire.Choose):
            message.id = uuid.uuid4().hex
        return await choose(self, message)

    socket.Visit._play = anew  # type: ignore[method-assign]


BROKEN: dict[str, Callable[[], None]] = {
    "refuses": says_refused_when_it_does_not_know,
    "early": acknowledges_before_it_commits,
    "deaf": reads_nothing_at_hello,
    "otherwise": plays_another_option_of_others,
    "seats": gives_a_seat_to_everybody,
    "chat": numbers_chat_by_itself,
    "bots": leaves_the_bots_of_the_dead,
    "again": forgets_what_was_sent_before,
}


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--db")
    parser.add_argument("--trace", type=Path)
    parser.add_argument("--broken", choices=[*BROKEN], default=None)
    args = parser.parse_args()
    faulthandler.register(signal.SIGUSR1)  # kill -USR1 shows what it is doing
    if args.broken:
        BROKEN[args.broken]()
    traced(args.trace)
    settings = replace(Settings(db=args.db, bot_workers=1), limits=Limits.open())
    return run("127.0.0.1", args.port, settings=settings)


if __name__ == "__main__":
    sys.exit(main())
