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
    Column("kind", String(8), nullable=False),  # choose, recall, undo, redo, takeover, return, pause, closed
    Column("seat", Integer, nullable=False),
    Column("token", Text, nullable=False),
    Column("client", String(64)),  # the client's own id of its message
    Column("at", Float, nullable=False),
    Column("digest", String(32)),  # of the position before it, every so many events
    Column("engine", String(32)),  # version of the program that checked it
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

# What servers on one PostgreSQL know of each other; empty on SQLite. Times are the database's own.

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("run", String(32), nullable=False),  # drawn at the start: two of one name are told apart by it
    Column("beat", Float, nullable=False),
    Column("version", String(32), nullable=False),
    Column("content", String(32), nullable=False),
)

jobs = Table(
    "jobs",
    metadata,
    Column("kind", String(8), primary_key=True),  # bots (of a table), analysis
    Column("key", String(64), primary_key=True),
    Column(
        "node", String(64)
    ),  # it has the job as long as its heart beats; events are protected by their key
    Index(None, "node"),
)

presence = Table(
    "presence",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("node", String(64), primary_key=True),
    Column("here", Text, nullable=False),  # JSON: seats, spectators
)

votes = Table(
    "votes",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("target", Integer, primary_key=True),
    Column("voter", Integer, primary_key=True),  # a seat; -1: the host without one, who proposed it
    Column("bot", String(64), nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("used", Float, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("record", String(32), primary_key=True),
    Column("budget", Integer, primary_key=True),
    Column("address", String(64), nullable=False),
    Column("owner", LargeBinary(32)),  # hash of the secret of whoever began it
    Column("status", String(8), nullable=False),
    Column("done", Integer, nullable=False),  # choices looked at
    Column("begun", Float, nullable=False),
    Column("asked", Float, nullable=False),  # when somebody last wanted to know
)

verdicts = Table(
    "verdicts",
    metadata,
    Column("record", String(32), primary_key=True),
    Column("budget", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("data", Text, nullable=False),  # JSON
)
