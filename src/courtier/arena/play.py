"""One game of an arena, the same whoever plays it and wherever."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from courtier.arena.plan import Plan
from courtier.arena.workers import AtWorker, at_worker
from courtier.bots import Bot
from courtier.bots.program import EXEC, rise, sit
from courtier.core.game import Game, start
from courtier.core.options import Option

Row = dict[str, Any]  # a finished game as it stands in the file of results


class Stopped(Exception):
    """The arena was asked to stop in the middle of a game."""


@dataclass
class Played:
    """A row, and what depends on the machine: by seat, the choices made, the seconds taken and the longest one."""

    row: Row
    clocks: list[tuple[int, float, float]]


def never() -> bool:
    return False


def unseen(game: Game, seat: int, option: Option) -> None:
    """Nobody looks."""


def beyond(game: Game, rounds: int) -> bool:
    """Has the game passed its cap? Only titles whose states count rounds can go on for ever."""
    return int(getattr(game.state, "round", 0)) > rounds


def seated_as(plan: Plan, name: str) -> Bot:
    return AtWorker(name) if plan.workers and at_worker(name) else sit(name, plan.limit, timed=False)


def play(
    plan: Plan,
    index: int,
    stop: Callable[[], bool] = never,
    see: Callable[[Game, int, Option], None] = unseen,
) -> Played:
    """Game number so-and-so of a plan. `stop` is asked before every choice, `see` is shown each before it is made."""
    seated = plan.game(index)
    outside = any(name.startswith(EXEC) for name in seated.bots)  # programs are told the story
    game = start(plan.title, plan.seats, seated.seed, plan.options, history=outside, content=plan.content)
    players = [seated_as(plan, name) for name in seated.bots]
    clocks = [(0, 0.0, 0.0)] * plan.seats
    made = 0
    opening = True
    forfeits: dict[str, Any] = {}
    try:
        while not game.over and not beyond(game, plan.rounds):
            if stop():
                raise Stopped
            seat = game.asks[0].seat
            begun = time.perf_counter()
            opening = opening and game.state.together
            lots = plan.lots and (opening or game.title.by_lot(game.state.asks[0]))
            seed = plan.thinking(index, made)
            option = (
                Random(seed).choice(game.options(seat)) if lots else players[seat].choose(game, seat, seed)
            )
            took = time.perf_counter() - begun
            choices, seconds, longest = clocks[seat]
            clocks[seat] = (choices + 1, seconds + took, max(longest, took))
            see(game, seat, option)
            game.choose(option, seat)
            made += 1
    finally:
        for seat, player in enumerate(players):
            why = rise(player, game)
            if why is not None:
                forfeits[str(seat)] = why.data()
    return Played(_row(plan, index, game, made, forfeits), clocks)


def _row(plan: Plan, index: int, game: Game, made: int, forfeits: dict[str, Any]) -> Row:
    seated = plan.game(index)
    sheets = sorted(game.scores(), key=lambda sheet: sheet["seat"])[: plan.seats]
    row: Row = {
        "game": index,
        "deal": seated.deal,
        "seed": seated.seed,
        "bots": list(seated.bots),
        "points": [sheet["total"] for sheet in sheets],
        "ranks": [sheet["rank"] for sheet in sheets],
        "lines": {
            line["key"]: [sheet["lines"][at]["points"] for sheet in sheets]
            for at, line in enumerate(sheets[0]["lines"])
        },
        "choices": made,
        "digest": game.digest(),
    }
    if forfeits:
        row["forfeits"] = forfeits
    if not game.over:
        row["capped"] = plan.rounds
    if cards := game.title.cards_met(game.state):
        row["cards"] = cards
    return row
