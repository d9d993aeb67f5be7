"""`courtier tables`: a host looks after the tables that a server stored. Works beside a running server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from rich.table import Table
from rich.text import Text
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from courtier.cli import screen
from courtier.cli.loading import Trouble
from courtier.cli.speech import BadInput, Speech
from courtier.server import keeping
from courtier.server.errors import CannotServe
from courtier.server.settings import database_url
from courtier.server.store import open_engine


@contextmanager
def database(db: str, new: bool = False) -> Iterator[Engine]:
    """What goes wrong with it is one sentence. A slip in the name makes no database."""
    try:
        engine = open_engine(database_url(db), new=new)
        try:
            yield engine
        finally:
            engine.dispose()
    except CannotServe as error:
        raise Trouble(error.said) from None
    except SQLAlchemyError as error:
        raise BadInput("tables-database", what=str(getattr(error, "orig", error))) from None


def when(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


def show_all(db: str, as_json: bool, say: Speech) -> None:
    with database(db) as engine, engine.connect() as connection:
        found = keeping.listing(connection)
    if as_json:
        print(json.dumps(found, indent=2))
        return
    shown = Table(border_style=screen.DIM)
    for key in ("id", "title", "name", "status", "events", "used", "version"):
        whole = key == "id"  # people copy it
        shown.add_column(say(f"tables-column-{key}"), no_wrap=whole, min_width=16 if whole else None)
    for row in found:
        cells = (
            row["title"],
            row["name"],
            row["status"],
            str(row["events"]),
            when(row["used"]),
            row["version"],
        )
        shown.add_row(row["id"], *(Text(str(cell)) for cell in cells))
    screen.console().print(shown)


def show(table: str, db: str, as_json: bool, say: Speech) -> None:
    with database(db) as engine:
        looked = keeping.look(engine, table)
    facts, log = looked.stored.facts, looked.log
    told = {
        "id": table, "title": facts["title"], "name": facts["name"], "status": facts["status"],
        "created": when(facts["created"]), "version": facts["version"], "content": facts["content"],
        "here": log.game.content.hash, "events": len(looked.stored.events), "good": log.seq,
        "differs": looked.differs,
        "seats": [seat.name or seat.bot or seat.kind for seat in looked.stored.seats],
    }  # fmt: skip
    if as_json:
        print(json.dumps(told, indent=2))
        return
    for key, value in told.items():
        if key not in ("good", "differs"):
            print(f"{key:8} {', '.join(value) if isinstance(value, list) else value}")
    print(say("tables-differs" if looked.differs else "tables-fine", n=log.seq, table=table))


def repair(table: str, db: str, out: Path | None, say: Speech) -> None:
    path = out or Path(f"courtier-{table}-removed.jsonl")
    with database(db) as engine:
        looked = keeping.look(engine, table)
        if not looked.differs:
            print(say("tables-fine", n=looked.log.seq, table=table))
            return
        if path.exists():
            raise BadInput("tables-file-there", file=str(path))
        with engine.begin() as connection:
            cut = keeping.repair(connection, looked)
            if cut:
                path.write_text(
                    keeping.removed(cut), encoding="utf-8"
                )  # before the commit: nothing is ever lost
    print(say("tables-repaired", table=table, n=looked.log.seq, cut=len(cut), file=str(path) if cut else "-"))


def prune(over_days: float, idle_days: float, dry: bool, db: str, say: Speech) -> None:
    if not over_days and not idle_days:
        raise BadInput("tables-prune-what")
    with database(db) as engine, engine.begin() as connection:
        n = keeping.prune(connection, over_days, idle_days, dry)
    print(say("tables-would-prune" if dry else "tables-pruned", n=n))


def backup(file: Path, db: str, say: Speech) -> None:
    with database(db) as engine:
        print(say("tables-backed-up", n=keeping.backup(engine, file), file=str(file)))


def restore(file: Path, db: str, say: Speech) -> None:
    with database(db, new=True) as engine:
        print(say("tables-restored", n=keeping.restore(file, engine), file=str(file)))
