"""The terminal program: `courtier play|games|resume|sim|replay|check|rules|bench|serve|load`."""

from __future__ import annotations


def main() -> None:
    """The console script's entry."""
    from courtier.cli.app import app

    app(prog_name="courtier")


__all__ = ["main"]
