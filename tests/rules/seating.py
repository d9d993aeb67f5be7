"""The table that every title's rule tests play on: players have letters, and whatever is chosen is named in full."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from courtier import Game, IllegalChoice, titles
from courtier.core import save
from courtier.core.agenda import Ask, Task
from courtier.core.record import Record

NAMES = "ABCDE"
RIVAL = "R"  # the automated opponent, behind the last seat


def names(seats: list[int]) -> str:
    return "".join(NAMES[seat] for seat in seats)


def whole(game: Game) -> dict[str, Any]:
    """A position to make another of by hand: with what it has in common with a blank one, too."""
    data = game.to_data()
    blank = save._fields(game.title.model(game.tables, game.seats))  # pyright: ignore[reportPrivateUsage]
    return {**data, "state": {**blank, **data["state"]}}


@cache
def loaded(name: str, parts: tuple[str, ...], overlay: Path | None = None) -> tuple[Any, Any]:
    """Content and tables, which nobody changes."""
    return titles()[name].load(overlay, parts)


def place(data: dict[str, Any], overlay: Path | None = None) -> Game:
    """The game of a position that tests make by hand: it need not be one that a game comes to, so nothing checks it."""
    title = titles()[data["title"]]
    content, tables = loaded(title.name, title.parts(title.settle(data["options"])), overlay)
    s = title.blank(tables, data["seats"])
    save.restore(title, s, data["state"])
    head = Record(title.name, data["seats"], data["options"], content.hash, position=data)
    return Game(title, content, tables, s, head, history=True)


class Seating:
    """A game whose players are A, B, C ...: seats 0, 1, 2 ..."""

    points = ""  # how the keys of the score sheet's lines begin

    def __init__(self, game: Game) -> None:
        self.game = game

    def number(self, who: str) -> int:
        return self.game.seats if who == RIVAL else NAMES.index(who)

    @property
    def asked(self) -> str:
        """Who is to choose."""
        return names([ask.seat for ask in self.game.asks])

    @property
    def kind(self) -> str:
        """What is asked."""
        return self.game.asks[0].kind if self.game.asks else ""

    def choose(self, who: str, *tokens: str) -> None:
        for token in tokens:
            self.game.choose(token, NAMES.index(who))

    def options(self, who: str) -> set[str]:
        return {str(option) for option in self.game.options(NAMES.index(who))}

    def refusal(self, who: str, token: str) -> tuple[str, str, int, int]:
        """Why a choice is refused: message, rule, what there is, what is needed. Nothing changes."""
        before = self.game.digest()
        with pytest.raises(IllegalChoice) as caught:
            self.choose(who, token)
        assert self.game.digest() == before
        reason = caught.value.reason
        return reason.key, reason.rule, reason.have, reason.need

    def sheet(self, who: str) -> dict[str, int]:
        """Points by category, without those that are 0."""
        sheets = self.game.scores() + [sheet for _, sheet in self.game.opponents()]
        lines = sheets[self.number(who)]["lines"]
        return {line["key"].removeprefix(self.points): line["points"] for line in lines if line["points"]}

    def push(self, *tasks: Task[Any]) -> None:
        """Things that happen now, the last one first, before whoever is asked; without any, the asks are made again."""
        s = self.game.state
        asks: list[Ask[Any]] = s.asks.copy()
        s.asks.clear()
        s.options.clear()
        s.agenda += asks
        s.agenda += tasks
        s.advance()
