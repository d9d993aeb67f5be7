"""Several servers on one PostgreSQL: who is there, who looks after what, and what they must know of each other.

SQLite gets the same tables and leaves them empty: one process knows all of it by itself.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    passing = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.add_column("events", sa.Column("engine", sa.String(32)))
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("run", sa.String(32), nullable=False),
        sa.Column("beat", sa.Float(), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("content", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.create_table(
        "jobs",
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("node", sa.String(64)),
        sa.PrimaryKeyConstraint("kind", "key", name="pk_jobs"),
    )
    op.create_index("ix_jobs_node", "jobs", ["node"])
    op.create_table(
        "presence",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("node", sa.String(64), nullable=False),
        sa.Column("here", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", "node", name="pk_presence"),
        prefixes=passing,
    )
    op.create_table(
        "votes",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("target", sa.Integer(), nullable=False),
        sa.Column("voter", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table", "target", "voter", name="pk_votes"),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
    )
    op.create_table(
        "analyses",
        sa.Column("record", sa.String(32), nullable=False),
        sa.Column("budget", sa.Integer(), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("owner", sa.LargeBinary(32)),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("begun", sa.Float(), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("record", "budget", name="pk_analyses"),
    )
    op.create_table(
        "verdicts",
        sa.Column("record", sa.String(32), nullable=False),
        sa.Column("budget", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("record", "budget", "n", name="pk_verdicts"),
    )


def downgrade() -> None:
    for name in ("verdicts", "analyses", "records", "votes", "presence", "jobs", "nodes"):
        op.drop_table(name)
    op.drop_column("events", "engine")
