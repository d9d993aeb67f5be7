"""The levels: five players from a beginner to the best there is, the same search with other settings.

What each level is allowed stands in the title's bot.toml, by level and, where the number of seats matters, by seats.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from courtier.bots.memory import Memory
from courtier.bots.players import Advice, Bot, Greedy, Policy, goes_by_prices
from courtier.bots.think import Line, knowledge_of, search
from courtier.core.game import Game
from courtier.core.knowledge import Knowledge
from courtier.core.options import Option

LEVELS = ("page", "squire", "knight", "steward", "chancellor")  # weakest first
DECIDED = 40.0  # a lead that nobody makes up: who has it ends the game, where players do
SECONDS = 2.8  # a level answers within three seconds on one core, however slow that is


@dataclass(frozen=True)
class Settings:
    """What a level is allowed."""

    iterations: int = 0  # of search; 0 looks one choice ahead, or goes by prices where the title has some
    late: float = 0.0  # more of them where less of the game is left: 1 takes the same time in every round
    within: float = (
        1.0  # the share of them for a choice within an action: what it is about was weighed before
    )
    enough: float = 1.0  # it ends when the best option leads by this share of those left
    noise: float = 0.0  # how far its judgement is off, in points or in the prices' money (standard deviation)
    overlooks: float = 0.0  # the share of options that it does not see


USUAL = {
    "page": Settings(noise=8.0, overlooks=0.2),
    "squire": Settings(noise=3.0),
    "knight": Settings(noise=1.5),
    "steward": Settings(noise=0.5),
    "chancellor": Settings(iterations=3000),
}  # for a title whose bot.toml names none


class Level:
    """A named strength, at one table. The same game, seat, seeds and memory give the same choices unless `timed` cuts a
    search short. It keeps its memory itself between two calls of choose(); decide() is for who keeps it elsewhere."""

    def __init__(self, name: str, timed: bool = True, fixed: Settings | None = None) -> None:
        self.name = name
        self.timed = timed
        self.fixed = fixed
        self.memory = Memory()

    def settings(self, game: Game) -> Settings:
        if self.fixed is not None:
            return self.fixed
        own: dict[str, Any] = game.title.bot_settings().get("levels", {}).get(self.name, {})
        known = {key: value for key, value in own.items() if not isinstance(value, dict)}
        known |= own.get(f"seats_{game.seats}", {})
        return Settings(**known) if known else USUAL[self.name]

    def choose(self, game: Game, seat: int, seed: int) -> Option:
        if not self.memory.continues(game, self.name):
            self.memory = Memory()
        option = self.decide(game, seat, seed, self.memory)
        self.memory.stamp(game, self.name)
        return option

    def decide(self, game: Game, seat: int, seed: int, memory: Memory) -> Option:
        """What it learns it leaves in the memory."""
        allowed = self.settings(game)
        advice = sensible(game, seat, self.weigh(game, seat, seed, memory))
        rng = random.Random(seed)
        if allowed.overlooks > 0:
            advice = [a for a in advice if rng.random() >= allowed.overlooks] or advice[-1:]
        if allowed.noise == 0:
            return advice[0].option
        return max(advice, key=lambda a: a.value + rng.gauss(0, allowed.noise)).option

    def advise(self, game: Game, seat: int, seed: int) -> list[Advice]:
        return self.weigh(game, seat, seed, Memory())

    def weigh(self, game: Game, seat: int, seed: int, memory: Memory) -> list[Advice]:
        allowed = self.settings(game)
        if allowed.iterations == 0:
            quick: Bot = Policy() if goes_by_prices(game) else Greedy()
            return quick.advise(game, seat, seed)
        lines = self.think(game, seat, seed, allowed, memory)
        return ending(game, seat, seed, [Advice(line.option, line.lead) for line in lines])

    def knowledge(self, game: Game) -> Knowledge[Any]:
        return knowledge_of(game)

    def think(
        self, game: Game, seat: int, seed: int, allowed: Settings, memory: Memory | None = None
    ) -> list[Line]:
        known = self.knowledge(game)
        share = known.left(game.state) ** -allowed.late
        if not known.quiet(game.state):
            share *= allowed.within
        return search(game, seat, seed, iterations=round(share * allowed.iterations),
                      seconds=SECONDS if self.timed else None, memory=memory, knowledge=known,
                      enough=allowed.enough if allowed.noise == 0 else None)  # fmt: skip


def ending(game: Game, seat: int, seed: int, advice: list[Advice]) -> list[Advice]:
    """Where players bring the end about, who has won by far does: first comes what one who looks one choice ahead likes
    best, as the end is worth more than points there, among what leaves such a lead."""
    if advice[0].value < DECIDED or knowledge_of(game).finish(game.state, seat) == 0.0:
        return advice
    kept = {a.option for a in advice if a.value >= DECIDED}
    first = next(a.option for a in Greedy().advise(game, seat, seed) if a.option in kept)
    return sorted(advice, key=lambda a: a.option != first)


def sensible(game: Game, seat: int, advice: list[Advice]) -> list[Advice]:
    """Without what is worse than another option whatever comes: levels err in judgement, they throw nothing away."""
    known, at = knowledge_of(game), game.state.asked(seat)
    kept = [a for a in advice if not known.wasteful(game.state, at, a.option)]
    return kept or advice
