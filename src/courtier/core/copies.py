"""Copies that travel: how games, states and options pickle and deep-copy, interpreted and compiled alike.

Tables are large and shared, so they never travel. What does is where they come from: title, parts, overlay, and the
hash of the decks; whoever unpickles has the same ones or is told so. A pickle holds every secret of its game, as data
does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from courtier.core import save
from courtier.core.agenda import State
from courtier.core.content import Content
from courtier.core.game import Game, same_content
from courtier.core.homes import Home, home_of
from courtier.core.options import Option
from courtier.core.record import Record
from courtier.core.title import Title, title_named


def _decks(home: Home) -> tuple[Title[Any], Content, Any]:
    name, overlay, parts, hash = home
    title = title_named(name)
    content, tables = title.load(None if overlay is None else Path(overlay), parts)
    same_content(content, hash)
    return title, content, tables


def option_parts(o: Option) -> tuple[Any, ...]:
    return option_of, (home_of(o.verb), o.verb.id, o.a, o.b)


def option_of(home: Home, verb: int, a: int, b: int) -> Option:
    title, _, tables = _decks(home)
    return Option(title.verbs(tables)[verb], a, b)


def state_parts(s: State) -> tuple[Any, ...]:
    tables: Any = getattr(s, "tables")  # noqa: B009  every title's state has them
    home = home_of(tables)
    title = title_named(home[0])
    seats = len(title.scores(s))
    return state_of, (home, seats, save.dump(s, title.model(tables, seats)))


def state_of(home: Home, seats: int, data: dict[str, Any]) -> State:
    title, _, tables = _decks(home)
    s: State = title.blank(tables, seats)
    save.restore(title, s, data)
    return s


def game_parts(game: Game) -> tuple[Any, ...]:
    return game_of, (home_of(game.tables), *game.kept())


def game_of(home: Home, head: Record, history: bool, data: dict[str, Any], made: list[tuple[int, Option]],
            digests: dict[int, str]) -> Game:  # fmt: skip
    title, content, tables = _decks(home)
    s: State = title.blank(tables, head.seats)
    save.restore(title, s, data)
    game = Game(title, content, tables, s, head, history)
    game.keep(made, digests)
    return game
