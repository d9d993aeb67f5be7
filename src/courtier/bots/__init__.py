"""Players: each sees only what its seat may see."""

from __future__ import annotations

from courtier.bots.hint import Hint, hint
from courtier.bots.levels import LEVELS, Level, Settings
from courtier.bots.memory import Memory
from courtier.bots.net import NET, NetLevel
from courtier.bots.players import Advice, Bot, Greedy, Random
from courtier.bots.scripts import SCRIPT, SCRIPTS, Script
from courtier.bots.think import Line, search
from courtier.core.table_options import OptionError
from courtier.core.words import Phrase, whole

USUAL = "knight"  # who sits down where nobody said who
SIMPLE: dict[str, Bot] = {"random": Random(), "greedy": Greedy()}


def names() -> list[str]:
    """Every bot: two for researchers, then the levels, weakest first."""
    return [*SIMPLE, *LEVELS]


def levels() -> list[str]:
    """What people play against, weakest first."""
    return list(LEVELS)


def bot(name: str, timed: bool = True) -> Bot:
    """A player for one seat of one table. `timed=False`: no time limit, so that a slow machine makes the same choices.
    `search:N` searches N iterations, `script:NAME` is one of the title's scripts, `net:FILE` searches with a net."""
    kind, _, number = name.partition(":")
    if kind + ":" == NET and number:
        return NetLevel(name, timed)
    if kind == "search" and (iterations := whole(number)) > 0:
        return Level(name, timed, Settings(iterations=iterations))
    if kind + ":" == SCRIPT and any(number in known for known in SCRIPTS.values()):
        return Script(name)
    if name not in names():
        raise OptionError(Phrase("bot-unknown", {"name": name, "known": ", ".join(names())}))
    return Level(name, timed) if name in LEVELS else SIMPLE[name]


__all__ = [
    "USUAL", "Advice", "Bot", "Hint", "Level", "Line", "Memory", "bot", "hint", "levels", "names", "search"
]  # fmt: skip
