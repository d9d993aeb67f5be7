"""The zoo: scripted players by title, named `script:NAME`, each with one idea and no judgement.

A script says what it wishes for, most wanted first, as patterns of option tokens (`build statue`, `influence king *`).
It takes an option of the first pattern that any of them fits; the seed decides among several, and among all of them
where it wishes for nothing that is offered. It goes by its seat's view and the tokens, and by nothing else.
"""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from fnmatch import fnmatchcase
from typing import Any

from courtier.bots.levels import Level
from courtier.bots.players import Advice
from courtier.bots.scripts import architects, kingsburg, paladins
from courtier.core.game import Game
from courtier.core.options import Option
from courtier.core.table_options import OptionError
from courtier.core.words import Phrase

Wishes = Callable[[Mapping[str, Any]], list[str]]  # of a view

SCRIPT = "script:"
FORFEIT_TO = "steward"  # the level that takes the seat of a script that fails
LIMIT = 10.0  # seconds for one choice
QUOTED = 80  # characters of a wrong answer in a message
SCRIPTS: dict[str, dict[str, Wishes]] = {
    "kingsburg": kingsburg.SCRIPTS,
    "paladins": paladins.SCRIPTS,
    "architects": architects.SCRIPTS,
}


def scripts(title: str) -> list[str]:
    """The names of a title's scripts."""
    return list(SCRIPTS.get(title, {}))


def check_script(name: str, title: str) -> None:
    """OptionError when the title has no script of this name."""
    if name.removeprefix(SCRIPT) not in scripts(title):
        known = ", ".join(SCRIPT + script for script in scripts(title)) or "-"
        raise OptionError(
            Phrase("script-unknown", {"name": name, "title": Phrase(f"title-{title}"), "known": known})
        )


def wished(wishes: list[str], tokens: list[str], seed: int) -> int:
    """Which of the tokens: one that fits the first wish that any of them fits."""
    rng = random.Random(seed)
    for wish in wishes:
        fitting = [at for at, token in enumerate(tokens) if fnmatchcase(token, wish)]
        if fitting:
            return rng.choice(fitting)
    return rng.randrange(len(tokens))


class TooSlow(Exception):
    """A script took longer than its time."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """TooSlow when the time is up. In a main thread a script that hangs is interrupted; elsewhere it is found out
    afterwards, because no thread can be ended from outside."""
    until = time.monotonic() + seconds
    alarmed = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()

    def ring(number: int, frame: object) -> None:
        raise TooSlow(f"{seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring) if alarmed else None
    if alarmed:
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        if alarmed:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if time.monotonic() > until:
        raise TooSlow(f"{seconds:g} s")


class Script:
    """A script in a seat. One that raises, hangs or answers nonsense loses its seat to a level; `forfeit` says why."""

    def __init__(self, name: str, seconds: float = LIMIT) -> None:
        self.name = name.removeprefix(SCRIPT)
        self.seconds = seconds
        self.level = FORFEIT_TO
        self.forfeit: Phrase | None = None

    def choose(self, game: Game, seat: int, seed: int) -> Option:
        if self.forfeit is None:
            check_script(self.name, game.title.name)
            options = game.options(seat)
            try:
                with within(self.seconds):
                    answer: object = SCRIPTS[game.title.name][self.name](game.view(seat))
                wishes = (
                    [wish for wish in answer if isinstance(wish, str)] if isinstance(answer, list) else []
                )
                if not isinstance(answer, list) or len(wishes) < len(answer):
                    raise TypeError(repr(answer)[:QUOTED])
                return options[wished(wishes, [str(option) for option in options], seed)]
            except Exception as error:  # whatever a script does wrong costs it its seat, not the whole run
                what = f"{type(error).__name__}: {error}"
                self.forfeit = Phrase(
                    "script-forfeit", {"name": SCRIPT + self.name, "what": what, "level": self.level}
                )
        return Level(self.level, timed=False).choose(game, seat, seed)

    def advise(self, game: Game, seat: int, seed: int) -> list[Advice]:
        """A script says what it would do, not what it expects: its choice first."""
        chosen = self.choose(game, seat, seed)
        rest = [Advice(option, 0.0) for option in game.options(seat)]
        return sorted(rest, key=lambda advice: advice.option != chosen)
