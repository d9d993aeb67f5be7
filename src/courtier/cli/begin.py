"""`courtier play` and `courtier resume`: from a command line to a running session."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from courtier.cli import catalogue, chairs, saves, screen
from courtier.cli.play import Session
from courtier.cli.speech import BadInput, Speech
from courtier.core.game import start
from courtier.core.reasons import CourtierError
from courtier.core.rng import key_of, read_seed
from courtier.core.table_options import typed
from courtier.core.title import SURPRISE, Title, title_named, titles


def the_title(name: str | None) -> Title[Any]:
    """The title named, or the only one there is."""
    if name is None:
        if len(titles()) != 1:
            raise BadInput("cli-which-title", known=", ".join(titles()))
        return next(iter(titles().values()))
    return title_named(name)


def read_options(
    title: Title[Any], given: Sequence[str], seats: int | None = None, preset: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """`name=value` as the title's options take them, over those of a preset; settling names what would be accepted,
    `seats` also where."""
    texts: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("cli-option-form", text=text)
        if name in texts:
            raise BadInput("cli-option-twice", name=name)
        texts[name] = value
    return title.read_options(texts, seats, preset)


def read_preset(title: Title[Any], name: str | None, seed: str | None) -> dict[str, Any] | None:
    """Options by the name of a preset; a surprise is the same with the same seed."""
    if name is None:
        return None
    return title.preset(name, random.SystemRandom() if seed is None else random.Random(seed))


def seating(seats: int | None, players: str | None, each: Sequence[str] | None) -> Sequence[str] | str | None:
    """Who sits where: so many (you and bots), all in one list, or one --seat after the other, which may hold commas."""
    if (seats is not None) + (players is not None) + bool(each) > 1:
        raise BadInput("cli-seats-twice")
    if seats is not None:
        return ["me"] + ["bot"] * (seats - 1)
    return each or players


def play(
    name: str | None, seats: Sequence[str] | str | None, limit: float, seed: str | None, preset: str | None,
    options: Sequence[str], content: Path | None, save: Path | None, say: Speech,
) -> None:  # fmt: skip
    title = the_title(name)
    settled = read_options(title, options, preset=read_preset(title, preset, seed))
    title.load(content, title.parts(settled))  # a broken deck is told before anybody answers questions
    if save is not None and save.exists():
        raise BadInput("cli-save-exists", file=str(save))
    dealt = None if seed is None else _seed(seed)
    console = screen.console()
    if seats is None:
        console.print(Text(say(f"title-{title.name}"), style=f"bold {screen.GOLD}"))
        try:
            seated = chairs.ask_seats(title.seats, say, _ask, console.print)
            if preset is None and not options and title.options:
                preset, settled = ask_options(title, len(seated), seed, say, console.print)
        except EOFError:
            raise BadInput("cli-no-answers") from None
    else:
        seated = chairs.read_seats(seats, title.seats, title.name)
    if preset == SURPRISE:
        console.print(Text(say("cli-surprise", options=_drawn(title, settled)), style=screen.GOLD))
    game = start(title.name, len(seated), dealt, settled, content=content)
    Session(game, seated, say, console, save, limit).run()


def ask_options(
    title: Title[Any], seats: int, seed: str | None, say: Speech, tell: Callable[[str], None]
) -> tuple[str | None, dict[str, Any]]:
    """The last question before a game: a preset, options, or Enter for the usual; a mistake asks again."""
    names = ", ".join(title.preset_names())
    question = say("cli-ask-preset", presets=names) if names else say("cli-ask-options")
    while True:
        words = _ask(question).split()
        if words == ["?"]:
            for spec in title.options:
                if not spec.seats or seats in spec.seats:
                    tell(catalogue.described(spec, say))
            continue
        preset = words.pop(0) if words and "=" not in words[0] else None
        try:
            return preset, read_options(title, words, seats, read_preset(title, preset, seed))
        except CourtierError as error:
            tell(error.text(say.lang))


def _drawn(title: Title[Any], settled: Mapping[str, Any]) -> str:
    """Options that are not as usual, as one would type them; of none, the preset that has none."""
    usual = title.settle({})
    texts = [
        typed(name, [",".join(map(str, value)) if isinstance(value, tuple) else value])
        for name, value in settled.items()
        if value != usual[name]
    ]
    return " ".join(texts) or next((name for name, options in title.presets if not options), "-")


def _seed(text: str) -> int | str:
    seed = read_seed(text)
    try:
        key_of(seed)
    except ValueError:
        raise BadInput("cli-seed", seed=text) from None
    return seed


def _ask(question: str) -> str:
    return input(f"{question} ").strip()


def resume(
    file: Path | None, seats: Sequence[str] | str | None, content: Path | None, save: Path | None, cut: bool,
    say: Speech,
) -> None:  # fmt: skip
    path = file or saves.latest()
    game, record = saves.open_record(path, content, cut)
    if seats is None:
        seated = chairs.from_names(record.names, game.seats)
    else:
        seated = chairs.read_seats(seats, range(game.seats, game.seats + 1), game.title.name)
    if save is not None and save.exists() and save != path:
        raise BadInput("cli-save-exists", file=str(save))
    keep_in = save or (None if cut else path)  # a damaged record is never written over
    Session(game, seated, say, screen.console(), keep_in).run()
