"""What pip installs only when asked for: the extras of pyproject.toml, and one sentence when one is missing.

The base is the engine and the terminal. Everything else is imported where it is needed, never on the way to a game.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from courtier.core.reasons import CourtierError
from courtier.core.words import Phrase

# The extra that brings each package that ours import by name.
EXTRAS = {
    "alembic": "table", "litestar": "table", "msgspec": "table", "prometheus_client": "table", "sqlalchemy": "table",
    "uvicorn": "table", "websockets": "table", "httptools": "table", "openskill": "arena", "matplotlib": "charts",
    "psycopg": "postgres", "ray": "ray", "gymnasium": "research", "pettingzoo": "research", "numpy": "research",
    "pyspiel": "openspiel", "open_spiel": "openspiel", "torch": "learn", "pyarrow": "data",
}  # fmt: skip


class MissingExtra(CourtierError):
    """Something was asked for that needs a package which is not installed; says how to install it."""


def need(module: str) -> Any:
    """The module, or the sentence that says which extra brings it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if (told := missing(error)) is not None:
            raise told from None
        raise


def missing(error: BaseException | None) -> MissingExtra | None:
    """Was this raised because an extra is not installed? Any other module that is missing is a fault of ours."""
    while error is not None:
        package = (getattr(error, "name", None) or "").partition(".")[0]
        if isinstance(error, ModuleNotFoundError) and package in EXTRAS:
            return MissingExtra(Phrase("extra-missing", {"package": package, "extra": EXTRAS[package]}))
        error = error.__cause__
    return None
