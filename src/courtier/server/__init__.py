"""The server: tables, seats, sockets and storage around any title, reached only through Game and Title."""

from __future__ import annotations


def run(host: str = "127.0.0.1", port: int = 8000, db: str | None = None, open_browser: bool = False) -> int:
    """Serve until told to stop; returns the exit code. Trouble at the start is said once, in both languages."""
    from courtier.server.run import run as run_server  # workers need none of it

    return run_server(host, port, db, open_browser)


__all__ = ["run"]
