"""How strong the levels are, as measured: for whoever chooses an opponent. The numbers stand in strength.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class Strength:
    won: int  # of 100 games against the level below, or against random
    seconds: float  # the longest that a choice took; 0 is at once


@cache
def _all() -> dict[str, dict[str, Strength]]:
    tables = tomllib.loads((Path(__file__).parent / "strength.toml").read_text(encoding="utf-8"))
    return {title: {name: Strength(**row) for name, row in rows.items()} for title, rows in tables.items()}


def strength(title: str, level: str) -> Strength | None:
    """None where nobody has measured it."""
    return _all().get(title, {}).get(level)
