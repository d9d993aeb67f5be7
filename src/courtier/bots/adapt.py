"""Adapting: prices that suit this game, evolved while it is played.

The prices of a title's rollout policy are good in most games. Which orders lie out, which cards a seat has and how far
it is make others better in this one, and better play-outs make a better search. So a part of a seat's thinking evolves
them further, from where the game stands now; what was learned stays for its next choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from courtier.bots.evolution import PAIRS, Evolution, never
from courtier.bots.memory import Memory
from courtier.bots.search import gains
from courtier.core.agenda import State
from courtier.core.knowledge import Knowledge

SHARE = 0.6  # of the iterations of search, times what is left of the game and what is over: games played for adapting
HOME = 0.05  # after every step the prices go back so far to the usual ones: what is not good for much shall not stray
DIGITS = 4  # of prices that are kept: they are sent and stored as text


class Adaptation:
    """The knowledge of one seat at one choice, from what it remembers on; `knowledge` is what it goes by now."""

    def __init__(self, usual: Knowledge[Any], seat: int, seed: int, memory: Memory | None = None) -> None:
        self.usual = usual
        self.seat = seat
        self.evolution = Evolution(usual.prices, seed)
        self.knowledge = usual
        if memory is not None and usual.prices and len(memory.prices) == len(usual.prices):
            self.evolution.prices = list(memory.prices)
            self.evolution.way = list(memory.way)
            self.knowledge = usual.at_prices(seat, memory.prices)

    def steps(self, s: State, iterations: int) -> int:
        """How many of them go with so much search: at its beginning a game is like others, and its end is searched."""
        if not self.usual.prices:
            return 0
        left = self.usual.left(s)
        return round(SHARE * left * (1.0 - left) * iterations / (2 * PAIRS))

    def step(self, deal: Callable[[int], State], first: int, stop: Callable[[], bool] = never) -> None:
        """On deals numbered from `first`."""
        deals = [deal(first + n) for n in range(PAIRS)]

        def worth(prices: list[float], n: int) -> float:
            s = deals[n].clone()
            known = self.usual.at_prices(self.seat, prices)
            known.play_out(s)
            return gains(known.points(s))[self.seat]

        if self.evolution.step(worth, stop):
            self.evolution.prices = [
                round(price + HOME * (usual - price), DIGITS)
                for price, usual in zip(self.evolution.prices, self.usual.prices, strict=True)
            ]
            self.evolution.way = [round(way, DIGITS) for way in self.evolution.way]
            self.knowledge = self.usual.at_prices(self.seat, self.evolution.prices)

    def remember(self, memory: Memory) -> None:
        """What was learned, for the next choice of the seat."""
        if self.knowledge is not self.usual:
            memory.prices, memory.way = self.evolution.prices, self.evolution.way
