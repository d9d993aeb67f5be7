"""Alembic's entry: uses the server's own connection, or the configured URL at the command line."""

from __future__ import annotations

from alembic import context

from courtier.server.schema import metadata


def migrate() -> None:
    connection = context.config.attributes.get("connection")
    if connection is not None:
        context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
        with context.begin_transaction():
            context.run_migrations()
        return
    from sqlalchemy import create_engine

    from courtier.server.settings import database_url

    with create_engine(
        database_url(context.get_x_argument(as_dictionary=True).get("db", ""))
    ).begin() as opened:
        context.configure(connection=opened, target_metadata=metadata, render_as_batch=True)
        with context.begin_transaction():
            context.run_migrations()


migrate()
