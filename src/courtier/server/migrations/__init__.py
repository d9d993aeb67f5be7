"""Migrations: Alembic, run by the server itself at its start. One file per step in versions/.

A new step: `alembic -c src/courtier/server/migrations/alembic.ini revision -m "why"`.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HEAD = "0005"
LOCK = 0x436F7572  # of PostgreSQL: two servers that start together migrate one after the other


def upgrade(connection: Connection) -> bool:
    """Bring the database up to date, inside the caller's transaction; False when a newer program made it."""
    here = _here(connection)
    if here != HEAD and connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        here = _here(connection)  # another server may have done it meanwhile
    if here == HEAD:
        return True  # the usual start: nothing to do, Alembic not even imported
    if here is not None and here > HEAD:
        return False
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return True


def made(connection: Connection) -> bool:
    """Is it a database of ours?"""
    return _here(connection) is not None


def _here(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
