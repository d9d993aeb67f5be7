"""Migrations: Alembic, run by the server itself at its start. One file per step in versions/.

A new step: `alembic -c src/courtier/server/migrations/alembic.ini revision -m "why"`.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HEAD = "0001"


def upgrade(connection: Connection) -> None:
    """Bring the database up to date, inside the caller's transaction."""
    if inspect(connection).has_table("alembic_version"):
        if connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD:
            return  # the usual start: nothing to do, Alembic not even imported
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
