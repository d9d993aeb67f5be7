"""How the terminal speaks: the language of a run, messages by key, and errors of our own."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from unicodedata import category

from courtier.core.reasons import CourtierError
from courtier.core.words import LANGUAGES, Arg, Phrase

LONGEST = 300


class BadInput(CourtierError):
    """Something that a person typed or a file they named; the message says what would be accepted."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(Phrase(key, {name: _short(arg) for name, arg in args.items()}))


def _short(arg: Arg) -> Arg:
    """A person's or a file's own text may be endless; Fluent takes a thousand characters, a reader fewer."""
    return f"{arg[:LONGEST]}…" if isinstance(arg, str) and len(arg) > LONGEST else arg


class Speech:
    """Messages in one language: `say("cli-saved", file=...)`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, /, **args: Arg) -> str:
        return Phrase(key, args).text(self.lang)


def speech(lang: str | None = None) -> Speech:
    """The language asked for, else that of the environment."""
    if lang is None:
        return Speech(surroundings(os.environ))
    if lang not in LANGUAGES:
        raise BadInput("cli-no-language", lang=lang, known=", ".join(LANGUAGES))
    return Speech(lang)


def surroundings(environ: Mapping[str, str]) -> str:
    """COURTIER_LANG, else what the system's locale says, else English."""
    for name in ("COURTIER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def language_of(args: Sequence[str]) -> str:
    """The language that a command line asks for, before it has been parsed: for help and usage errors."""
    for at, arg in enumerate(args):
        name, equals, value = arg.partition("=")
        if name == "--lang":
            asked = value if equals else next(iter(args[at + 1 :]), "")
            return asked if asked in LANGUAGES else surroundings(os.environ)
    return surroundings(os.environ)


def printable(text: str) -> str:
    """A file's or a person's text without what could drive the terminal."""
    return "".join(c if c == "\n" or category(c)[0] != "C" else "�" for c in text)
