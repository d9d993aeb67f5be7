"""An evolution strategy for prices, shared by `courtier tune` and by a search that adapts them.

Every step tries pairs of opposite changes of all prices at once and moves the prices the way the better ones of the
pairs went. Whole games tell which are better; a single game is mostly luck, but both of a pair can play the same deal.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable

PAIRS = 32  # of opposite changes a step
STEP = 0.12  # how far a price is changed, as a share of it
LEAST = 0.1  # and a price near zero
PACE = 0.4  # how far the prices follow
CALM = 0.7  # and how much of it is the way they were going


def never() -> bool:
    return False


class Evolution:
    def __init__(self, prices: list[float], seed: int) -> None:
        self.prices = prices
        self.size = total(prices)
        self.way = [0.0] * len(prices)  # how they were moving
        self.rng = random.Random(seed)

    def step(self, worth: Callable[[list[float], int], float], stop: Callable[[], bool] = never) -> bool:
        """`worth(prices, n)`: what prices are worth on the deals of the n-th pair. Stopped, it changes nothing."""
        steps = [max(LEAST, STEP * abs(price)) for price in self.prices]
        changes: list[list[float]] = []
        gains: list[float] = []
        for n in range(PAIRS):
            if stop():
                return False
            change = [step * self.rng.gauss(0, 1) for step in steps]
            up = [price + more for price, more in zip(self.prices, change, strict=True)]
            down = [price - more for price, more in zip(self.prices, change, strict=True)]
            changes.append(change)
            gains.append(worth(up, n) - worth(down, n))
        spread = math.sqrt(sum(gain * gain for gain in gains)) or 1.0
        for i, column in enumerate(zip(*changes, strict=True)):
            pull = sum(gain * change for gain, change in zip(gains, column, strict=True)) / spread
            self.way[i] = CALM * self.way[i] + (1 - CALM) * pull
        moved = [price + PACE * way for price, way in zip(self.prices, self.way, strict=True)]
        scale = self.size / total(moved)  # only how they compare counts; growing sums hide small ones
        self.prices = [price * scale for price in moved]
        return True


def total(prices: Iterable[float]) -> float:
    return sum(abs(price) for price in prices) or 1.0
