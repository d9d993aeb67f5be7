"""The SQLite file: readable by its owner alone, and used by one server at a time."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.engine import make_url

from courtier.server.errors import CannotServe


def only_for_the_owner(path: Path) -> None:
    """Make the file, with what SQLite puts beside it, for its owner alone; take an old one back from everybody else."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
        beside = path.with_name(name)
        with contextlib.suppress(OSError):  # not there, or somebody else's
            beside.chmod(beside.stat().st_mode & 0o770)


@contextlib.contextmanager
def only_server(url: str) -> Iterator[None]:
    """Hold the file for this server; CannotServe when another one has it. The system frees it when a process dies."""
    file = make_url(url).database if url.startswith("sqlite") else None
    if (
        sys.platform == "win32" or not file
    ):  # Windows has no such locks: there the rule stands in docs/hosting.md alone
        yield
        return
    import fcntl

    path = Path(f"{file}.lock")
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    held = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise CannotServe("server-database-in-use", where=file) from None
        yield
    finally:
        os.close(held)
