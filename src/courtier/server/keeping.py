"""Looking after stored tables: list, look, repair, prune, back up and restore. The same for SQLite and PostgreSQL.

Safe beside a running server: repair cuts only tables that nobody can play, and prune only those that nobody has used.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Engine, delete, func, insert, or_, select, update
from sqlalchemy import Connection as Database

from courtier import CourtierError, __version__
from courtier.server import schema
from courtier.server.errors import CannotServe
from courtier.server.settings import database_url
from courtier.server.store import EventRow, open_engine
from courtier.server.stored import Replay, as_row, read

DAY = 86_400.0
ROWS = 1_000  # copied at a time, so that a million fit into the memory
T, E = schema.tables, schema.events
EVENTS = select(func.count()).where(E.c.table == T.c.id).scalar_subquery()
USED = func.coalesce(
    select(E.c.at).where(E.c.table == T.c.id).order_by(E.c.seq.desc()).limit(1).scalar_subquery(), T.c.created
)


def listing(db: Database) -> list[dict[str, Any]]:
    """Every table, those of late first."""
    columns = (T.c.id, T.c.title, T.c.name, T.c.status, T.c.version, T.c.created)
    rows = db.execute(select(*columns, EVENTS.label("events"), USED.label("used")).order_by(USED.desc()))
    return [dict(row) for row in rows.mappings()]


def look(engine: Engine, table: str) -> Replay:
    """Replayed when the database was read: PostgreSQL hangs up on a transaction in which nothing happens."""
    try:
        with engine.connect() as db:
            stored = read(db, table)
        if stored is None:
            raise CannotServe("tables-none", table=table)
        looked = Replay(stored)
        for _ in looked:
            pass
        return looked
    except (CourtierError, ValueError) as error:
        what = error.said if isinstance(error, CourtierError) else str(error)
        raise CannotServe("tables-hopeless", table=table, what=what) from None


def repair(db: Database, looked: Replay) -> list[EventRow]:
    """Back to the last good event, from where it is played with this program; returns the rows that were cut off.

    Its record was open to everybody meanwhile, so that its deal counts as known.
    """
    log, facts = looked.log, looked.stored.facts
    rest = (E.c.table == facts["id"]) & (E.c.seq > log.seq)
    cut = [as_row(row) for row in db.execute(select(E).where(rest).order_by(E.c.seq)).mappings()]
    db.execute(delete(E).where(rest))
    status = "over" if log.game.over else "waiting" if facts["status"] == "waiting" else "playing"
    made = {"content": log.game.content.hash, "version": __version__}
    db.execute(
        update(T).where(T.c.id == facts["id"]).values(status=status, rest=-1, seed_chosen=True, **made)
    )
    return cut


def prune(db: Database, over_days: float = 0.0, idle_days: float = 0.0, dry: bool = False) -> int:
    """Delete finished tables, and any, that nobody has used for so many days; 0 keeps them for ever."""
    now = time.time()
    old: list[ColumnElement[bool]] = []
    if over_days:
        old.append((T.c.status == "over") & (now - over_days * DAY > USED))
    if idle_days:
        old.append(now - idle_days * DAY > USED)
    if not old:
        return 0
    found = list(db.execute(select(T.c.id).where(or_(*old))).scalars())
    for table in [] if dry else found:
        for part in (schema.chat, schema.events, schema.seats, schema.votes, schema.presence):
            db.execute(delete(part).where(part.c.table == table))
        db.execute(delete(schema.jobs).where(schema.jobs.c.key == table))
        db.execute(delete(T).where(T.c.id == table))
    return len(found)


def backup(engine: Engine, path: Path) -> int:
    """All tables as they stand at one moment, into a new SQLite file, while the server runs. Returns how many."""
    if path.exists():
        raise CannotServe("tables-file-there", file=str(path))
    return _copy(engine, open_engine(database_url(str(path))))


def restore(path: Path, engine: Engine) -> int:
    """A backup into an empty database, of whatever kind."""
    with engine.connect() as db:
        if db.execute(select(func.count()).select_from(T)).scalar_one():
            raise CannotServe("tables-not-empty")
    return _copy(open_engine(database_url(str(path)), new=False), engine)


def _copy(here: Engine, there: Engine) -> int:
    moment = "REPEATABLE READ" if here.dialect.name == "postgresql" else "SERIALIZABLE"
    with (
        here.connect().execution_options(
            isolation_level=moment, courtier_reads=True, yield_per=ROWS
        ) as source,
        there.begin() as target,
    ):
        for part in (schema.tables, schema.seats, schema.events, schema.chat):
            for some in source.execute(select(part).order_by(*part.primary_key)).mappings().partitions():
                target.execute(insert(part), [dict(row) for row in some])
        return int(target.execute(select(func.count()).select_from(T)).scalar_one())


def removed(rows: list[EventRow]) -> str:
    """What was cut off, one JSON line an event."""
    return "".join(json.dumps(row) + "\n" for row in rows)
