"""Phrases: everything the engine says is a message key with arguments; words appear only here, at the edge.

A Phrase travels as JSON to the browser, which formats it with the same .ftl files. `text()` does it in Python.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, Union

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
SHOWN = 120  # characters of a value that is refused
MOST_DIGITS = 9  # of a number that somebody types
LONGEST = 1000  # of somebody's own text in a sentence; Fluent refuses much longer ones


class Who:
    """A seat inside a phrase; shown as the name of whoever sits there."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


Arg: TypeAlias = Union[int, float, str, Who, "Phrase", Sequence["Phrase"]]


def shown(value: object) -> str:
    """Somebody's own value inside a sentence: short, and printable whatever it is."""
    try:
        text = str(value)
    except (ValueError, RecursionError):  # thousands of digits, or of lists inside each other
        text = type(value).__name__
    return text[:SHOWN].encode("utf-8", "backslashreplace").decode()


def whole(text: str) -> int:
    """The number that somebody typed, or -1. To Python “²”, a key of French keyboards, is a digit too; and a number of
    thousands of digits is none that anybody means."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else -1


class Phrase:
    """A message key and its arguments. `items` as the one argument means: joined by the key's own text."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: Mapping[str, Arg] | None = None) -> None:
        self.key = key
        self.args: Mapping[str, Arg] = args or {}

    def text(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        return say(lang, self, names)

    def data(self) -> dict[str, object]:
        """The JSON form."""
        return {"key": self.key, "args": {name: _data(arg) for name, arg in self.args.items()}}

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {dict(self.args)!r})"


def join(separator: str, items: Sequence[Phrase]) -> Phrase:
    if not items:
        return Phrase("nothing")
    return items[0] if len(items) == 1 else Phrase(separator, {"items": items})


def _data(arg: Arg) -> object:
    if isinstance(arg, Phrase):
        return arg.data()
    if isinstance(arg, Who):
        return {"seat": arg.seat}
    if isinstance(arg, int | float | str):
        return arg
    return [phrase.data() for phrase in arg]


def phrase_of(data: Mapping[str, Any]) -> Phrase:
    """A phrase from its JSON form, as stories and views carry it."""
    return Phrase(data["key"], {name: _arg(arg) for name, arg in data["args"].items()})


def _arg(arg: Any) -> Arg:
    if isinstance(arg, list):
        return [phrase_of(item) for item in arg]
    if isinstance(arg, dict):
        return Who(arg["seat"]) if "seat" in arg else phrase_of(arg)
    return arg  # type: ignore[no-any-return]


class MissingWords(KeyError):
    """A key that a language does not have, or a message that cannot be formatted with its arguments."""


_folders: list[Path] = [Path(__file__).parent.parent / "locales"]


def add_locales(folder: Path) -> None:
    """A title from outside brings its own <lang>/*.ftl files."""
    if folder not in _folders:
        _folders.append(folder)
        bundle.cache_clear()


@cache
def bundle(lang: str) -> FluentBundle:
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    from fluent.runtime import (
        FluentBundle,
        FluentResource,
    )  # slow to import, and a program that says nothing needs none

    made = FluentBundle([lang], use_isolating=False)
    for folder in _folders:
        for path in sorted((folder / lang).glob("*.ftl")):
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=False)
    return made


def say(lang: str, phrase: Phrase, names: Sequence[str] | None = None) -> str:
    """The sentence in a language; seats are shown as `names`, or as Seat 1, Seat 2 ..."""
    items = phrase.args.get("items")
    if items is not None and not isinstance(items, int | float | str | Who | Phrase):
        return _format(lang, phrase.key, {}).join(say(lang, item, names) for item in items)
    args: dict[str, object] = {}
    for name, arg in phrase.args.items():
        if isinstance(arg, Phrase):
            args[name] = say(lang, arg, names)
        elif isinstance(arg, Who):
            args[name] = names[arg.seat] if names else _format(lang, "seat-number", {"n": arg.seat + 1})
        else:
            args[name] = arg[:LONGEST] if isinstance(arg, str) else arg
    return _format(lang, phrase.key, args)


def _format(lang: str, key: str, args: dict[str, object]) -> str:
    words = bundle(lang)
    name, _, attribute = key.partition(".")
    if not words.has_message(name):
        raise MissingWords(f"{lang}: no message {key!r}")
    message = words.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise MissingWords(f"{lang}: no message {key!r}")
    text, errors = words.format_pattern(pattern, args)
    if errors:
        raise MissingWords(f"{lang}: {key!r} with {args!r}: {errors[0]}")
    return str(text)
