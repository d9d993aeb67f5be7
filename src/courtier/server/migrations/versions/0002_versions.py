"""What a table was made with, where its bots are at rest, and digests of the position on the way."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("content", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("version", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("rest", sa.Integer(), nullable=False, server_default="-1"))
    op.add_column("events", sa.Column("digest", sa.String(32)))


def downgrade() -> None:
    op.drop_column("events", "digest")
    for name in ("rest", "version", "content"):
        op.drop_column("tables", name)
