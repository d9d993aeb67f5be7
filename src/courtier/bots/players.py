"""Bots that do not search: random, a greedy one that looks one choice ahead, the rollout policy of a title."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Protocol

from courtier.core.game import Game
from courtier.core.options import Option

SAMPLES = 3  # positions a greedy bot imagines when a choice rolls or reveals something


@dataclass(frozen=True)
class Advice:
    """A choice and the points by which it expects to lead (or to trail) after it."""

    option: Option
    value: float


class Bot(Protocol):
    def choose(self, game: Game, seat: int, seed: int) -> Option:
        """One of game.options(seat). The seed makes the choice repeatable."""
        ...

    def advise(self, game: Game, seat: int, seed: int) -> list[Advice]:
        """All options, best first."""
        ...


class Random:
    """Chooses uniformly; knows nothing."""

    def choose(self, game: Game, seat: int, seed: int) -> Option:
        return random.Random(seed).choice(game.options(seat))

    def advise(self, game: Game, seat: int, seed: int) -> list[Advice]:
        return [Advice(option, 0.0) for option in game.options(seat)]


class Greedy:
    """Tries every option in a few positions that its seat could be in, and takes the one the title values most."""

    def choose(self, game: Game, seat: int, seed: int) -> Option:
        return self.advise(game, seat, seed)[0].option

    def advise(self, game: Game, seat: int, seed: int) -> list[Advice]:
        options = game.options(seat)
        totals = [0.0] * len(options)
        for k in range(SAMPLES):
            imagined = game.sample(seat, seed + k)
            for i, option in enumerate(options):
                after = imagined.clone()
                after.choose(option, seat)
                totals[i] += game.title.evaluate(after, seat) / SAMPLES
        advice = [Advice(option, total) for option, total in zip(options, totals, strict=True)]
        return sorted(advice, key=lambda a: -a.value)  # stable: ties keep the order of the options


class Policy:
    """Takes what the title's rollout policy likes most, at once. For titles whose likes go by prices."""

    def choose(self, game: Game, seat: int, seed: int) -> Option:
        return self.advise(game, seat, seed)[0].option

    def advise(self, game: Game, seat: int, seed: int) -> list[Advice]:
        known = game.title.knowledge(game.tables)
        assert known is not None
        imagined = game.sample(seat, seed)
        at = imagined.asked(seat)
        likes = known.likes(imagined, at)
        advice = [Advice(option, like) for option, like in zip(imagined.options[at], likes, strict=True)]
        return sorted(advice, key=lambda a: -a.value)


def goes_by_prices(game: Game) -> bool:
    known = game.title.knowledge(game.tables)
    return known is not None and len(known.prices) > 0
