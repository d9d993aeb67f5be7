"""`courtier play` and `courtier resume`: from a command line to a running session."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from courtier.cli import chairs, saves, screen
from courtier.cli.play import Session
from courtier.cli.speech import BadInput, Speech
from courtier.core.game import start
from courtier.core.rng import key_of, read_seed
from courtier.core.title import Title, title_named, titles


def the_title(name: str | None) -> Title[Any]:
    """The title named, or the only one there is."""
    if name is None:
        if len(titles()) != 1:
            raise BadInput("cli-which-title", known=", ".join(titles()))
        return next(iter(titles().values()))
    return title_named(name)


def read_options(title: Title[Any], given: Sequence[str], seats: int | None = None) -> dict[str, Any]:
    """`name=value` as the title's options take them; settling names what would be accepted, `seats` also where."""
    texts: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("cli-option-form", text=text)
        texts[name] = value
    return title.read_options(texts, seats)


def seating(seats: int | None, players: str | None, each: Sequence[str] | None) -> Sequence[str] | str | None:
    """Who sits where: so many (you and bots), all in one list, or one --seat after the other, which may hold commas."""
    if (seats is not None) + (players is not None) + bool(each) > 1:
        raise BadInput("cli-seats-twice")
    if seats is not None:
        return ["me"] + ["bot"] * (seats - 1)
    return each or players


def play(
    name: str | None, seats: Sequence[str] | str | None, limit: float, seed: str | None, options: Sequence[str],
    content: Path | None, save: Path | None, say: Speech,
) -> None:  # fmt: skip
    title = the_title(name)
    settled = read_options(title, options)
    title.load(content, title.parts(settled))  # a broken deck is told before anybody answers questions
    if save is not None and save.exists():
        raise BadInput("cli-save-exists", file=str(save))
    dealt = None if seed is None else _seed(seed)
    console = screen.console()
    if seats is None:
        console.print(Text(say(f"title-{title.name}"), style=f"bold {screen.GOLD}"))
        try:
            seated = chairs.ask_seats(title.seats, say, _ask, console.print)
        except EOFError:
            raise BadInput("cli-no-answers") from None
    else:
        seated = chairs.read_seats(seats, title.seats)
    game = start(title.name, len(seated), dealt, settled, content=content)
    Session(game, seated, say, console, save, limit).run()


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
        seated = chairs.read_seats(seats, range(game.seats, game.seats + 1))
    if save is not None and save.exists() and save != path:
        raise BadInput("cli-save-exists", file=str(save))
    keep_in = save or (None if cut else path)  # a damaged record is never written over
    Session(game, seated, say, screen.console(), keep_in).run()
