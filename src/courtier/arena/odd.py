"""Odd choices: how often bots do in games of an arena what a good player never does (bots/odd)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from courtier.arena.plan import Plan
from courtier.arena.play import beyond
from courtier.bots.odd import ODD
from courtier.bots.program import rise, sit
from courtier.core.game import Game, start


@dataclass
class Tally:
    """Of one bot: its choices, the occasions for each odd one, and how often it was chosen."""

    choices: int = 0
    occasions: Counter[str] = field(default_factory=Counter[str])
    odd: Counter[str] = field(default_factory=Counter[str])

    def add(self, other: Tally) -> None:
        self.choices += other.choices
        self.occasions += other.occasions
        self.odd += other.odd

    @property
    def share(self) -> float:
        """Of all choices."""
        return self.odd.total() / self.choices if self.choices else 0.0


def look(plan: Plan, index: int) -> dict[str, Tally]:
    """A game of a plan, and what was odd in it, by bot."""
    seated = plan.game(index)
    game = start(plan.title, plan.seats, seated.seed, plan.options, history=False, content=plan.content)
    players = [sit(name, plan.limit, timed=False) for name in seated.bots]
    tallies = {name: Tally() for name in plan.bots}
    last = [""] * plan.seats
    made = 0
    try:
        while not game.over and not beyond(game, plan.rounds):
            seat = game.asks[0].seat
            option = players[seat].choose(game, seat, plan.thinking(index, made))
            note(tallies[seated.bots[seat]], game, seat, str(option), last[seat])
            last[seat] = str(option)
            game.choose(option, seat)
            made += 1
    finally:
        for player in players:
            rise(player, game)
    return tallies


def note(tally: Tally, game: Game, seat: int, token: str, last: str) -> None:
    """A choice before it is made."""
    kind = next(ask.kind for ask in game.asks if ask.seat == seat)
    tokens = [str(option) for option in game.options(seat)]
    view = game.view(seat)
    tally.choices += 1
    for name, odd in ODD.get(game.title.name, {}).items():
        wrong = odd(view, kind, tokens, last)
        tally.occasions[name] += bool(wrong)
        tally.odd[name] += token in wrong


def summed(games: Iterable[dict[str, Tally]]) -> dict[str, Tally]:
    out: dict[str, Tally] = {}
    for tallies in games:
        for name, tally in tallies.items():
            out.setdefault(name, Tally()).add(tally)
    return out
