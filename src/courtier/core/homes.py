"""Where tables come from: what games, states and options say of them when they are copied (copies.py)."""

from __future__ import annotations

from typing import TypeAlias

Home: TypeAlias = tuple[str, "str | None", tuple[str, ...], str]  # title, overlay, parts, hash of the decks

_homes: dict[
    int, Home
] = {}  # of tables and of their verbs, by identity: neither can be hashed or referred to weakly


def remember(home: Home, *owners: object) -> None:
    for owner in owners:
        _homes[id(owner)] = home


def home_of(owner: object) -> Home:
    """Of tables, or of the tables that a verb belongs to."""
    if id(owner) not in _homes:
        raise TypeError(f"{type(owner).__name__} was not loaded by a title, so it cannot be copied")
    return _homes[id(owner)]
