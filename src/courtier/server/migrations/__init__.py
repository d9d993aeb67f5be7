"""Migrations: Alembic, run by the server itself at its start. One file per step in versions/.

A new step: `alembic -c src/courtier/server/migrations/alembic.ini revision -m "why"`.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HEAD = "0004"


def upgrade(connection: Connection) -> bool:
    """Bring the database up to date, inside the caller's transaction; False when a newer program made it."""
    if inspect(connection).has_table("alembic_version"):
        here = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if here == HEAD:
            return True  # the usual start: nothing to do, Alembic not even imported
        if here is not None and str(here) > HEAD:
            return False
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return True
