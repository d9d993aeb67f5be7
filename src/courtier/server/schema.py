"""The database's tables. The migrations build them; a test proves that the two agree."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("title", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(32), nullable=False),  # of the deal: a key in hexadecimal digits, or a short seed
    Column("salt", String(64), nullable=False),  # of the bots' randomness; never told to anybody
    Column("seed_chosen", Boolean, nullable=False),  # by somebody, who knows the deal then
    Column("status", String(8), nullable=False),  # waiting, playing, over
    Column("paused", Boolean, nullable=False),
    Column("host", LargeBinary(32)),  # hash of the host's secret
    Column("rematch", String(24)),
    Column("created", Float, nullable=False),
    Column("content", String(32), nullable=False, server_default=""),  # hash of the decks it is played with
    Column("version", String(32), nullable=False, server_default=""),  # of the program that made it
    Column("rest", Integer, nullable=False, server_default="-1"),  # after this event no bot was asked
    Index(None, "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # me, friend, bot
    Column("name", String(64), nullable=False),
    Column("bot", String(64)),  # who plays it now, if a bot does
    Column("secret", LargeBinary(32)),  # hash; none before the seat is claimed
    Column("invitation", LargeBinary(32)),  # hash
    Column("memory", Text),  # JSON: what its bot keeps for its next choice
)

events = Table(
    "events",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # 1, 2, 3 ...: two writers of one table cannot both succeed
    Column("kind", String(8), nullable=False),  # choose, recall, undo, redo
    Column("seat", Integer, nullable=False),
    Column("token", Text, nullable=False),
    Column("client", String(64)),  # the client's own id of its message
    Column("at", Float, nullable=False),
    Column("digest", String(32)),  # of the position before it, every so many events
    UniqueConstraint("table", "seat", "client"),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
