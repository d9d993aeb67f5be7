"""Evolves the prices of a title's rollout policy: whole games, played by likes alone, tell which prices are good.

A game takes a millisecond or two when compiled, so that thousands of them show what a single game cannot. Prices get
lost again on the way: they are looked at after every stage, on deals that are always the same, and the best are kept.
Everything hangs on the seed alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from courtier.bots.evolution import Evolution
from courtier.core.agenda import State
from courtier.core.game import start
from courtier.core.knowledge import Knowledge
from courtier.core.title import title_named

Prices = dict[str, float]
STAGE = 10  # rounds between two looks
APART = 1_000_000  # seeds from one stage to the next
LOOK, LOOKED_AT = 200, 900_001  # deals of a look, and the seed of the first


class PriceTuner:
    """Deals of one kind of table, and the title's knowledge to play them by."""

    def __init__(self, title: str, seats: int, options: Mapping[str, Any]) -> None:
        self.title = title
        self.seats = seats
        self.options = options
        chosen = title_named(title)
        tables = chosen.load(None, chosen.parts(chosen.settle(options)))[1]
        known: Knowledge[Any] | None = chosen.make_knowledge(tables)
        assert known is not None
        self.knowledge = known
        self.names = known.priced()

    def deals(self, games: int, seed: int) -> list[State]:
        return [
            start(self.title, self.seats, seed + n, self.options, history=False).state for n in range(games)
        ]

    def points(self, prices: Prices, deals: list[State]) -> tuple[float, float]:
        """Played by these prices: the mean points of the first seat, and of the best other one."""
        self.knowledge.set_prices([prices.get(name, 0.0) for name in self.names])
        own = others = 0.0
        for deal in deals:
            s = deal.clone()
            self.knowledge.play_out(s)
            points = self.knowledge.points(s)
            own += points[0]
            others += max(points[1:], default=0.0)
        return own / len(deals), others / len(deals)

    def lead(self, prices: Prices, deals: list[State]) -> float:
        own, others = self.points(prices, deals)
        return own - others

    def evolve(
        self, prices: Prices, games: int, rounds: int, seed: int, progress: Callable[[], None]
    ) -> Prices:
        """`rounds` steps of the prices, each on `games` deals of its own; the best that a look found."""
        looks = self.deals(LOOK, LOOKED_AT) if rounds > STAGE else []
        best, most = prices, -math.inf
        for done in range(0, rounds, STAGE):
            prices = self.stage(
                prices, games, min(STAGE, rounds - done), seed + done // STAGE * APART, progress
            )
            lead = self.lead(prices, looks) if looks else 0.0
            if lead > most:
                best, most = prices, lead
        return best

    def stage(
        self, prices: Prices, games: int, rounds: int, seed: int, progress: Callable[[], None]
    ) -> Prices:
        evolution = Evolution([prices.get(name, 0.0) for name in self.names], seed)
        for number in range(rounds):
            deals = self.deals(games, seed + games * number)

            def lead(prices: list[float], _: int, deals: list[State] = deals) -> float:
                return self.lead(dict(zip(self.names, prices, strict=True)), deals)

            evolution.step(lead)
            progress()
        return {name: round(price, 3) for name, price in zip(self.names, evolution.prices, strict=True)}
