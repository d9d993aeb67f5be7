"""What the servers on one PostgreSQL write down for each other, beside the log: who is here, votes, chat, seats."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection as Database
from sqlalchemy import delete, func, insert, literal, select, text, update
from sqlalchemy.dialects.postgresql import insert as upsert

from courtier import __version__
from courtier.server import schema, wire
from courtier.server.postgres import CHANNEL, notify
from courtier.server.seats import FIELDS, Seat
from courtier.server.store import EventRow
from courtier.server.stored import as_row, chat_lines

Here = tuple[list[int], int]  # seats and spectators connected to one server
NOW = "CAST(extract(epoch FROM clock_timestamp()) AS float8)"
Votes = dict[int, tuple[str, set[int]]]


@dataclass
class News:
    """A table as the database has it now; of the log only what follows `seq`, with that line itself."""

    facts: dict[str, Any]
    seats: list[Seat]
    events: list[EventRow]
    chat: list[wire.ChatLine] = field(default_factory=list)
    here: dict[str, Here] = field(default_factory=dict)
    votes: Votes = field(default_factory=dict)


def other_programs(db: Database, seconds: float) -> bool:
    """Does a server that was heard within so many seconds run another version? It may play what differs here."""
    heard = text(f"SELECT count(*) FROM nodes WHERE beat > {NOW} - :seconds AND version <> :version")
    return bool(db.execute(heard, {"seconds": seconds, "version": __version__}).scalar())


def events(db: Database, table: str, seq: int) -> list[EventRow]:
    """Line `seq` and all that follow."""
    e = schema.events
    return [
        as_row(row)
        for row in db.execute(
            select(e).where(e.c.table == table, e.c.seq >= seq).order_by(e.c.seq)
        ).mappings()
    ]


def news(db: Database, table: str, seq: int, chat: int) -> News | None:
    t = schema.tables
    facts = db.execute(select(t).where(t.c.id == table)).mappings().first()
    if facts is None:
        return None
    return News(
        dict(facts),
        seats(db, table),
        events(db, table, seq),
        chat_lines(db, table, chat),
        here(db, table),
        votes(db, table),
    )


def seats(db: Database, table: str) -> list[Seat]:
    s = schema.seats
    rows = db.execute(select(s).where(s.c.table == table).order_by(s.c.seat)).mappings()
    return [Seat(**{name: row[name] for name in FIELDS}) for row in rows]


def here(db: Database, table: str) -> dict[str, Here]:
    p = schema.presence
    rows = db.execute(select(p.c.node, p.c.here).where(p.c.table == table))
    return {node: read_here(told) for node, told in rows}


def read_here(told: str) -> Here:
    seated, spectators = json.loads(told)
    return [int(seat) for seat in seated], int(spectators)


def votes(db: Database, table: str) -> Votes:
    v = schema.votes
    found: Votes = {}
    for row in db.execute(select(v).where(v.c.table == table)):
        bot, agreed = found.setdefault(row.target, (row.bot, set()))
        if bot == row.bot and row.voter >= 0:
            agreed.add(row.voter)
    return found


def say(db: Database, node: str, table: str, line: dict[str, Any]) -> None:
    """The next number is the database's; the same line again (its answer was lost) changes nothing."""
    c = schema.chat
    n = select(func.coalesce(func.max(c.c.n), 0) + 1).where(c.c.table == table).scalar_subquery()
    same = select(c.c.n).where(c.c.table == table, c.c.seat == line["seat"], c.c.at == line["at"]).exists()
    names = ["table", "n", "seat", "name", "text", "at"]
    values = [literal(line[name]).label(name) for name in names if name not in ("table", "n")]
    row = select(literal(table), n, *values).where(~same)
    added = upsert(c).from_select(names, row).on_conflict_do_nothing().returning(c.c.n).cte("added")
    told = func.pg_notify(CHANNEL, f"c {node} {table}")
    while not db.execute(select(same)).scalar_one():
        db.execute(select(told).select_from(added))  # one statement, which tells of what it has done


def vote(db: Database, node: str, table: str, target: int, voter: int, bot: str, agree: bool) -> None:
    """A voice for `bot`, which takes the place of any other proposal; or the voice is withdrawn."""
    v = schema.votes
    db.execute(
        delete(v).where(v.c.table == table, v.c.target == target, (v.c.bot != bot) | (v.c.voter == voter))
    )
    if agree:
        row = {"table": table, "target": target, "voter": voter, "bot": bot}
        db.execute(upsert(v).values(row).on_conflict_do_nothing())
    notify(db, "v", node, table)


def no_votes(db: Database, node: str, table: str, seat: int) -> None:
    """Nobody votes about this seat any more, and it has no voice."""
    v = schema.votes
    db.execute(delete(v).where(v.c.table == table, (v.c.target == seat) | (v.c.voter == seat)))
    notify(db, "v", node, table)


def bots_job(db: Database, table: str, node: str) -> None:
    db.execute(insert(schema.jobs), {"kind": "bots", "key": table, "node": node})


def no_job(db: Database, table: str) -> None:
    db.execute(delete(schema.jobs).where(schema.jobs.c.kind == "bots", schema.jobs.c.key == table))


def presence(db: Database, node: str, changes: dict[str, Here | None]) -> None:
    """Who is connected to this server, of some tables; None where nobody is."""
    p = schema.presence
    for table, there in sorted(changes.items()):
        told = "" if there is None else json.dumps(there, separators=(",", ":"))
        if there is None:
            db.execute(delete(p).where(p.c.table == table, p.c.node == node))
        else:
            row = upsert(p).values(table=table, node=node, here=told)
            db.execute(row.on_conflict_do_update(index_elements=["table", "node"], set_={"here": told}))
        notify(db, "p", node, table, told)


def unrested(db: Database, tables: list[str]) -> list[str]:
    """Those of these tables where a bot may be asked: something has happened since they rested."""
    t, e = schema.tables, schema.events
    last = select(func.max(e.c.seq)).where(e.c.table == t.c.id).scalar_subquery()
    due = select(t.c.id).where(t.c.id == func.any(tables), t.c.status != "over")
    return list(db.execute(due.where(t.c.rest != func.coalesce(last, 0))).scalars())


def all_bots_have_jobs(db: Database) -> None:
    """Of tables from before, or restored from a backup."""
    db.execute(
        text(
            "INSERT INTO jobs (kind, key) SELECT 'bots', id FROM tables t WHERE status <> 'over' AND EXISTS ("
            'SELECT FROM seats s WHERE s."table" = t.id AND s.bot IS NOT NULL) ON CONFLICT DO NOTHING'
        )
    )


def set_rematch(db: Database, old: str, new: str) -> bool:
    """False when there is one already."""
    t = schema.tables
    done = db.execute(update(t).where(t.c.id == old, t.c.rematch.is_(None)).values(rematch=new))
    return bool(done.rowcount)
