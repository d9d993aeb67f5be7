"""Settings: every number that a host may change, with its default, and where the database lives."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs


@dataclass(frozen=True)
class Limits:
    """What one connection or one address may ask for. Rates are per second, with a burst."""

    body: int = 400_000  # bytes of a request
    message: int = 8_192  # bytes of a socket message
    record: int = 262_144  # characters of a pasted record
    name: int = 24
    chat: int = 500
    hello_seconds: float = 5.0
    messages: tuple[float, float] = (20.0, 60.0)  # of one connection
    address_messages: tuple[float, float] = (60.0, 240.0)  # of all connections of one address
    hints: tuple[float, float] = (1.0, 5.0)  # of one connection
    requests: tuple[float, float] = (50.0, 200.0)  # of one address
    tables: tuple[float, float] = (0.5, 30.0)  # new tables, branches and rematches of one address
    replays: tuple[float, float] = (1.0, 20.0)  # records checked for one address
    sockets: tuple[float, float] = (5.0, 60.0)  # new connections of one address
    open_sockets: int = 64  # tables' sockets of one address
    open_connections: int = 256  # of one address: sockets and requests
    all_connections: int = 4_000
    head: int = 16_384  # bytes of a request's first line and headers
    header_lines: int = 100
    head_seconds: float = 10.0  # from the first byte, or from connecting, until the headers are here
    body_seconds: float = 30.0  # and then the body
    keep_alive_seconds: int = 15  # between two requests
    unread_seconds: float = 30.0  # the other side reads nothing of what it was sent
    spectators: int = 50  # at one table
    events: int = (
        20_000  # of one table: a game has hundreds, and the log of a table is read from its beginning
    )

    @staticmethod
    def open() -> Limits:
        """For load and kill runs on loopback, where one address is everybody."""
        wide = (1e9, 1e9)
        return Limits(
            messages=wide,
            address_messages=wide,
            hints=wide,
            requests=wide,
            tables=wide,
            replays=wide,
            sockets=wide,
            open_sockets=1_000_000,
            open_connections=1_000_000,
            all_connections=1_000_000,
        )


@dataclass(frozen=True)
class Settings:
    db: str = ""  # SQLAlchemy URL or a path; empty: a file in the user's data folder
    node: str = ""  # this server's name among those on one PostgreSQL; empty: one is drawn
    origins: tuple[str, ...] = ()  # besides the server's own
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses or networks whose X-Forwarded-For is believed
    bot_workers: int = 0  # 0: one less than the cores, at least one
    bot_seconds: float = 30.0  # after which a worker that does not answer is replaced and asked again
    away_seconds: float = 60.0  # before a bot may be voted in for somebody who is away
    warm: bool = False  # start a worker at once
    idle_seconds: float = 900.0  # a table without people leaves memory after this long
    idle_tables: int = 1_000  # and sooner, when there are more in memory
    database_seconds: float = (
        12.0  # for a database that is being started, and to learn what became of a commit
    )
    keep_over_days: float = 0.0  # finished tables go after so many days without anybody; 0: never
    keep_idle_days: float = 0.0  # any table
    static: Path = Path(__file__).parent.parent / "static"
    limits: Limits = field(default_factory=Limits)

    def workers(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)

    def url(self) -> str:
        return database_url(self.db)


def data_folder() -> Path:
    return Path(platformdirs.user_data_dir("courtier", appauthor=False))


def database_url(db: str) -> str:
    """A path or a URL as SQLAlchemy wants it; PostgreSQL always through psycopg."""
    if not db:
        db = str(data_folder() / "courtier.sqlite3")
    scheme, separator, rest = db.partition("://")
    if not separator:
        return f"sqlite:///{Path(db).expanduser().absolute()}"
    if scheme in ("postgres", "postgresql"):
        return f"postgresql+psycopg://{rest}"
    return db
