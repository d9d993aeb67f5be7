"""`courtier replay`: look at a finished or running game choice by choice, with keys or as plain text."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from courtier.cli import saves, screen
from courtier.cli.chairs import plain_names
from courtier.cli.screen import DIM, GOLD
from courtier.cli.speech import BadInput, Speech
from courtier.core.game import Game, load

FORWARD = ("\x1b[C", "n", " ", "\r", "\n", "\x1b[B")
BACK = ("\x1b[D", "p", "\x7f", "\x1b[A")
FIRST, LAST = ("\x1b[H", "g", "\x1b[1~"), ("\x1b[F", "G", "\x1b[4~")
PAGE = {"\x1b[6~": 10, "\x1b[5~": -10}
KEY = re.compile(r"\x1b\[[0-9;]*[A-Za-z~]|.", re.DOTALL)
LEAVE = ("q", "\x1b", "\x03", "\x04")


def run(path: Path, at: int | None, seat: int | None, content: Path | None, cut: bool, say: Speech) -> None:
    """The whole record is replayed strictly first, so a bad one is refused before anything is shown."""
    game, record = saves.open_record(path, content, cut)
    last = len(game.choices)
    if at is not None and at > last:
        raise BadInput("cli-replay-at", at=at, last=last)
    if seat is not None and seat > game.seats:
        raise BadInput("cli-replay-seat", seat=seat, last=game.seats)
    names = plain_names(record.names, game.seats)
    replay = Replay(saves.read(path), game, names, None if seat is None else seat - 1, content, say)
    console = screen.console()
    if at is not None:
        replay.show(console, at)
    elif console.is_terminal and sys.stdin.isatty():
        replay.step(console)
    else:
        replay.tell(console)


@contextmanager
def keys() -> Iterator[Callable[[], str]]:
    """Single keys without Enter; the terminal stays so all the while, and no key typed ahead is lost."""
    try:
        import termios
        import tty
    except ImportError:  # Windows
        yield typer.getchar
        return
    fd = sys.stdin.fileno()
    before = termios.tcgetattr(fd)
    tty.setcbreak(fd, termios.TCSADRAIN)
    waiting: list[str] = []

    def next_key() -> str:
        if not waiting:
            waiting.extend(
                KEY.findall(os.read(fd, 64).decode("utf-8", "replace")) or ["q"]
            )  # the end of input leaves
        return waiting.pop(0)

    try:
        yield next_key
    finally:
        termios.tcsetattr(fd, termios.TCSADRAIN, before)


class Replay:
    def __init__(
        self, text: str, game: Game, names: list[str], seat: int | None, content: Path | None, say: Speech
    ) -> None:
        self.text = text
        self.whole = game
        self.names = names
        self.seat = seat
        self.content = content
        self.say = say
        self.now = (len(game.choices), game)

    def at(self, n: int) -> Game:
        """The game after n choices: a few steps on from where we are, else from the start."""
        made, game = self.now
        if n < made or self.now[1] is self.whole:
            game = load(self.text, content=self.content, cut=True, upto=n)
        else:
            for seat, token in self.whole.choices[made:n]:
                game.choose(token, seat)
        self.now = (n, game)
        return game

    def show(self, console: Console, n: int) -> None:
        """Board and log after n choices."""
        game = self.at(n)
        room = console.height - 9 if console.is_terminal else screen.ALL
        console.print(screen.board(game, self.seat, self.say, self.names), height=max(1, room))
        for line in screen.log(game.story(self.seat)[-5:], self.say.lang, self.names):
            console.print(line)
        last = len(self.whole.choices)
        where = Text(self.say("cli-replay-where", n=n, last=last), style="bold")
        if n < last:
            seat, token = self.whole.choices[n]
            where.append(f"   {self.say('cli-replay-next')} ", style=DIM).append_text(
                screen.tag(seat, self.names)
            )
            where.append(f" {token}", style=GOLD)
        console.print(where)
        if game.over:
            console.print(screen.winners_line(game, self.say, self.names))

    def step(self, console: Console) -> None:
        with keys() as next_key:
            self._step(console, next_key)

    def _step(self, console: Console, next_key: Callable[[], str]) -> None:
        n, last = 0, len(self.whole.choices)
        while True:
            console.clear()
            self.show(console, n)
            console.print(self.say("cli-replay-keys"), style=DIM)
            key = next_key()
            if key in LEAVE:
                return
            if key in FORWARD:
                n += 1
            elif key in BACK:
                n -= 1
            elif key in FIRST:
                n = 0
            elif key in LAST:
                n = last
            n = min(last, max(0, n + PAGE.get(key, 0)))

    def tell(self, console: Console) -> None:
        """The whole story, and the score sheets if it has ended."""
        game = self.whole
        for line in screen.log(game.story(self.seat), self.say.lang, self.names):
            console.print(line)
        if game.over:
            console.print(screen.score_table(game, self.say, self.names))
            console.print(screen.winners_line(game, self.say, self.names))
        else:
            console.print(self.say("cli-unfinished"), style=DIM)
