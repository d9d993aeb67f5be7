"""TOML decks: read once, overlaid by id, checked key by key. An error names the file, the card and the key."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from courtier.core.bundle import Bundle
from courtier.core.reasons import CourtierError
from courtier.core.words import Phrase, shown

PROVENANCES = ("rulebook", "sourced", "reconstructed")
TOLD = ("provenance", "note")  # keys for people: no rule reads them

# what a key must be, for readers of decks
TABLE: Final = Phrase("content-table")
TABLES: Final = Phrase("content-tables")
AMOUNTS: Final = Phrase("content-amounts")


class ContentError(CourtierError):
    """A deck that cannot be used."""


def among(words: Iterable[str]) -> Phrase:
    return Phrase("content-among", {"known": ", ".join(words)})


def must(wanted: str | Phrase) -> Phrase:
    return Phrase("content-must", {"wanted": wanted})


def must_not(wanted: str | Phrase, value: object) -> Phrase:
    """What it must be and what stands there instead."""
    return Phrase("content-must-not", {"wanted": wanted, "value": shown(value)})


def span(key: str, low: int, high: int) -> Phrase:
    return Phrase(key, {"low": str(low), "high": str(high)})


class Card:
    """One table of a deck, read key by key with the type each key must have; `done()` refuses what was not read."""

    def __init__(self, file: str, deck: str, values: Mapping[str, Any], path: str = "") -> None:
        self.file = file
        self.deck = deck
        self.values = values
        self.path = path
        self.read: set[str] = set()
        self.id: str = values["id"] if isinstance(values.get("id"), str) else "?"

    def fail(self, key: str, what: str | Phrase) -> ContentError:
        where = {"file": self.file, "card": f"{self.deck} {self.id}", "name": self.path + key, "what": what}
        return ContentError(Phrase("content-card", where))

    def has(self, key: str) -> bool:
        return key in self.values

    def get(self, key: str, kind: type | tuple[type, ...], wanted: str | Phrase) -> Any:
        self.read.add(key)
        if key not in self.values:
            raise self.fail(key, Phrase("content-missing", {"wanted": wanted}))
        value = self.values[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fail(key, must_not(wanted, json.dumps(value, default=str)))
        return value

    def number(self, key: str, low: int = 0, high: int = 99) -> int:
        wanted = span("content-whole", low, high)
        value: int = self.get(key, int, wanted)
        if not low <= value <= high:
            raise self.fail(key, must_not(wanted, value))
        return value

    def flag(self, key: str) -> bool:
        return bool(self.get(key, bool, Phrase("content-flag")))

    def one_of(self, key: str, words: Iterable[str]) -> str:
        wanted = Phrase("content-one-of", {"known": ", ".join(words)})
        value: str = self.get(key, str, wanted)
        if value not in words:
            raise self.fail(key, must_not(wanted, repr(value)))
        return value

    def numbers(self, key: str, low: int = 0, high: int = 99) -> list[int]:
        wanted = span("content-wholes", low, high)
        value: list[int] = self.get(key, list, wanted)
        if not all(type(n) is int and low <= n <= high for n in value):
            raise self.fail(key, must(wanted))
        return value

    def some_of(self, key: str, words: Sequence[str], twice: bool = False) -> list[str]:
        value: list[str] = self.get(key, list, Phrase("content-list-of", {"known": ", ".join(words)}))
        for word in value:
            if word not in words:
                raise self.fail(
                    key, Phrase("content-word", {"value": shown(repr(word)), "known": ", ".join(words)})
                )
            if not twice and value.count(word) > 1:
                raise self.fail(key, Phrase("content-word-twice", {"value": repr(word)}))
        return value

    def part(self, values: Mapping[str, Any], path: str) -> Card:
        """Some of its values, to be read like a card of its own."""
        card = Card(self.file, self.deck, values, path)
        card.id = self.id
        return card

    def cards(self, key: str) -> list[Card]:
        """The inline tables of a list, each read like a card of its own."""
        tables: list[Any] = self.get(key, list, TABLES)
        out = []
        for i, table in enumerate(tables):
            if not isinstance(table, dict):
                raise self.fail(f"{key}[{i}]", must(TABLE))
            out.append(self.part(table, f"{self.path}{key}[{i}]."))
        return out

    def bundle(self, key: str, names: Sequence[str]) -> Bundle:
        """Amounts of the title's things; empty when the key is absent."""
        self.read.add(key)
        table = self.values.get(key, {})
        if not isinstance(table, dict):
            raise self.fail(key, must(AMOUNTS))
        for name, amount in table.items():
            if name not in names:
                raise self.fail(f"{key}.{name}", among(names))
            if type(amount) is not int or not 1 <= amount <= 99:
                raise self.fail(f"{key}.{name}", must_not(span("content-whole", 1, 99), repr(amount)))
        things = sorted(names.index(name) for name in table)
        return Bundle(things, [table[names[thing]] for thing in things])

    def done(self) -> None:
        for key in self.values:
            if key not in self.read:
                raise self.fail(key, Phrase("content-no-key", {"known": ", ".join(sorted(self.read))}))


def _played(value: Any) -> Any:
    """A card's values without what is told to people only."""
    if isinstance(value, Mapping):
        return {key: _played(inner) for key, inner in value.items() if key not in TOLD}
    return [_played(inner) for inner in value] if isinstance(value, list) else value


class Content:
    """All decks of a title, by deck and id, and the hash that records carry: the title's own decks, over them those of
    the parts in force, which bring new cards and change known ones, and over all that the owner's corrections."""

    def __init__(self, folder: Path, overlay: Path | None = None, parts: tuple[str, ...] = ()) -> None:
        self.parts = parts
        self.decks: dict[str, dict[str, Card]] = {}
        for part in ("", *parts):
            laid: set[tuple[str, str]] = set()  # of this part, where every card stands once
            for path in sorted((folder / part).glob("*.toml")):
                self._lay(path, f"{part}/{path.name}" if part else path.name, laid)
        self._printed = set(self.decks)
        if overlay is not None:
            self._lay(overlay, overlay.name)
        self.hash = ""
        self._read: set[str] = set()

    def seal(self) -> None:
        """The tables are made: the hash covers the decks that they were made of, and of these what rules can read."""
        plain = [
            [deck, [_played(card.values) for card in cards.values()]]
            for deck, cards in sorted(self.decks.items())
            if deck in self._read
        ]
        text = json.dumps(plain, sort_keys=True, separators=(",", ":"), default=str)
        self.hash = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def _lay(self, path: Path, file: str, laid: set[tuple[str, str]] | None = None) -> None:
        """Lay a file over what is there; without `laid` it is an overlay, which may not bring decks."""
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise ContentError(Phrase("content-no-file", {"file": str(path)})) from None
        except (
            OSError,
            ValueError,
            RecursionError,
        ) as error:  # no text, no TOML, too many digits or brackets
            raise ContentError(
                Phrase("content-not-toml", {"file": str(path), "what": shown(error)})
            ) from None
        for deck, tables in data.items():
            if laid is None and deck not in self._printed:
                known = ", ".join(sorted(self._printed))
                raise ContentError(Phrase("content-no-deck", {"file": file, "deck": deck, "known": known}))
            cards = self.decks.setdefault(deck, {})
            for table in tables if isinstance(tables, list) else [tables]:
                id = table.get("id") if isinstance(table, dict) else None
                if not isinstance(id, str) or not id.replace("_", "").isalnum():
                    raise ContentError(Phrase("content-no-id", {"file": file, "deck": deck}))
                if laid is not None:
                    if (deck, id) in laid:
                        raise Card(file, deck, table).fail("id", Phrase("content-twice"))
                    laid.add((deck, id))
                before = cards[id].values if id in cards else {}
                cards[id] = Card(file, deck, {**before, **table})

    def deck(self, name: str) -> list[Card]:
        self._read.add(name)
        return list(self.decks.get(name, {}).values())

    def data(self) -> dict[str, list[Mapping[str, Any]]]:
        """The decks as plain JSON, for people who look cards up."""
        return {deck: [card.values for card in cards.values()] for deck, cards in self.decks.items()}
