"""Players: each sees only what its seat may see."""

from __future__ import annotations

from courtier.bots.players import Advice, Bot, Random, Thrifty
from courtier.core.title import OptionError
from courtier.core.words import Phrase

BOTS: dict[str, Bot] = {"random": Random(), "thrifty": Thrifty()}


def names() -> list[str]:
    """The levels, weakest first."""
    return list(BOTS)


def bot(name: str) -> Bot:
    if name not in BOTS:
        raise OptionError(Phrase("bot-unknown", {"name": name, "known": ", ".join(BOTS)}))
    return BOTS[name]


__all__ = ["Advice", "Bot", "bot", "names"]
