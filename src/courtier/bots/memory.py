"""Memory: what a bot keeps from one choice to the next of its seat, as small plain data.

Whoever plays a bot keeps it: a level in its own process, or a table of the server, whose workers remember nothing. So a
choice is a function of what the seat sees, the seed and this, wherever it is made.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field
from typing import Any

from courtier.core.game import Game


@dataclass
class Memory:
    """The prices adapted to this game so far, and how they were moving; `n` choices were made then, and `past` is their
    hash."""

    prices: list[float] = field(default_factory=list)
    way: list[float] = field(default_factory=list)
    n: int = 0
    past: str = ""

    def stamp(self, game: Game, bot: str) -> None:
        self.n = len(open_choices(game))
        self.past = past(game, bot, self.n)

    def continues(self, game: Game, bot: str) -> bool:
        """Is it of this game, of this bot, and of nothing that was taken back?"""
        return self.past == past(game, bot, self.n)

    def data(self) -> dict[str, Any] | None:
        """JSON; None where there is nothing to remember."""
        return asdict(self) if self.prices else None


def past(game: Game, bot: str, n: int) -> str:
    made = open_choices(game)
    if len(made) < n:
        return "another"
    told = json.dumps([bot, game.title.name, game.seats, game.seed, made[:n]])
    return hashlib.blake2b(told.encode(), digest_size=8).hexdigest()


def open_choices(game: Game) -> list[tuple[int, str]]:
    """Without the secret ones that still wait for others."""
    return game.choices[: len(game.choices) - len(game.state.held)]
