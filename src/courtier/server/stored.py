"""A table as the store has it, and its log replayed: to the end, or to where this program would play it differently."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection as Database
from sqlalchemy import insert, select

from courtier import Game, __version__
from courtier.core.game import restart
from courtier.core.rng import read_seed
from courtier.server import schema, wire
from courtier.server.log import Log
from courtier.server.seats import FIELDS, Seat
from courtier.server.store import EventRow

CHAT_KEPT = 100  # lines that a newcomer is shown
CLOSED = "closed"  # an event that no program can play
STEP = 40  # events replayed before somebody else may do something


class Different(Exception):
    """The log and the rules disagree after event `good`."""

    def __init__(self, good: int) -> None:
        super().__init__(good)
        self.good = good


@dataclass
class Stored:
    facts: dict[str, Any]
    seats: list[Seat]
    events: list[EventRow]
    chat: list[wire.ChatLine]


def begin(facts: dict[str, Any], seats: int) -> Game:
    return restart(facts["title"], seats, read_seed(facts["seed"]), facts["options"])


class Replay:
    """How far the log of a table replays, and whether this program plays it differently from there on: other cards,
    another position, a bad row. CourtierError or ValueError when not even the beginning can be dealt.

    It is replayed by iterating, so that a server can let others have their turn between the steps.
    """

    def __init__(self, stored: Stored) -> None:
        self.stored = stored
        self.log = self._begun()
        self.differs = stored.facts["content"] not in ("", self.log.game.content.hash)

    def _begun(self) -> Log:
        return Log(begin(self.stored.facts, len(self.stored.seats)))

    def __iter__(self) -> Iterator[None]:
        try:
            yield from _apply(self.log, self.stored.events)
        except Different as difference:
            self.log, self.differs = self._begun(), True
            yield from _apply(self.log, self.stored.events[: difference.good])


def _apply(log: Log, rows: list[EventRow]) -> Iterator[None]:
    agreed = 0
    for row in rows:
        if row["digest"] is not None:
            if row["digest"] != log.game.digest():
                raise Different(agreed)
            agreed = log.seq
        try:
            log.apply(row)
        except Exception as error:  # whatever a damaged row does, it costs this table alone
            raise Different(log.seq) from error
        if log.seq % STEP == 0:
            yield


def read(db: Database, table: str) -> Stored | None:
    facts = db.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
    if facts is None:
        return None
    s, e = schema.seats, schema.events
    seats = db.execute(select(s).where(s.c.table == table).order_by(s.c.seat)).mappings().all()
    rows = db.execute(select(e).where(e.c.table == table).order_by(e.c.seq)).mappings().all()
    return Stored(
        {**facts, "options": json.loads(facts["options"])},
        [Seat(**{name: seat[name] for name in FIELDS}) for seat in seats],
        [as_row(row) for row in rows],
        chat_lines(db, table),
    )


def close_log(db: Database, table: str) -> None:
    """Nobody goes on with it, whichever program would: `courtier tables repair` cuts this line off again."""
    e = schema.events
    last = db.execute(
        select(e.c.seq, e.c.kind).where(e.c.table == table).order_by(e.c.seq.desc()).limit(1)
    ).first()
    if last is None or last.kind != CLOSED:
        row = {
            "table": table,
            "seq": 1 if last is None else last.seq + 1,
            "kind": CLOSED,
            "seat": -1,
            "token": "",
        }
        db.execute(insert(e), {**row, "at": time.time(), "engine": __version__})


def chat_lines(db: Database, table: str, after: int = 0) -> list[wire.ChatLine]:
    c = schema.chat
    found = select(c).where(c.c.table == table, c.c.n > after).order_by(c.c.n.desc()).limit(CHAT_KEPT)
    rows = db.execute(found).mappings().all()
    return [
        wire.ChatLine(row["n"], row["seat"], row["name"], row["text"], row["at"]) for row in reversed(rows)
    ]


def as_row(row: Any) -> EventRow:
    return {
        "table": row["table"],
        "seq": row["seq"],
        "kind": row["kind"],
        "seat": row["seat"],
        "token": row["token"],
        "client": row["client"],
        "at": row["at"],
        "digest": row["digest"],
        "engine": row["engine"],
    }
