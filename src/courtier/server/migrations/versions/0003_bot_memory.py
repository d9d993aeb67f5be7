"""What a bot keeps for its next choice, by seat; the one-ply bot has the field's name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("memory", sa.Text()))
    op.execute("UPDATE seats SET bot = 'greedy' WHERE bot = 'thrifty'")


def downgrade() -> None:
    op.execute("UPDATE seats SET bot = 'thrifty' WHERE bot = 'greedy'")
    op.drop_column("seats", "memory")
