"""A table's seed is text: the key of a secret deal, or a short seed that somebody chose.

Columns come and go one by one, because SQLite would have to rebuild a table to change a type, and others point to it.
Games from before drew from another generator, so their seeds are marked: such a table is refused instead of dealt anew.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("key", sa.String(32), nullable=False, server_default=""))
    op.execute("UPDATE tables SET key = 'old ' || CAST(seed AS VARCHAR(20))")
    op.drop_column("tables", "seed")
    op.execute("ALTER TABLE tables RENAME COLUMN key TO seed")


def downgrade() -> None:
    """The tables of today cannot be played by the program of then."""
    for name in ("chat", "events", "seats", "tables"):
        op.execute(f"DELETE FROM {name}")
    op.drop_column("tables", "seed")
    op.add_column("tables", sa.Column("seed", sa.BigInteger(), nullable=False, server_default="0"))
