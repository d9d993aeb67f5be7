"""Games that a net learns from: positions of self-play as their seats see them, and how far a forecast was off.

A note is one seat's observation at a quiet moment and by how many points the title's own forecast of its final points
missed them. Everything hangs on the seed; the same piece of work gives the same notes on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from courtier.bots.net import Net
from courtier.bots.think import knowledge_of
from courtier.core.game import Game, start
from courtier.core.knowledge import Knowledge
from courtier.core.options import Option
from courtier.core.rng import derive

NOTED = 0.5  # the share of quiet positions that is noted
NOISE = 1.5  # points by which players misjudge: a net must see more than its own habits
STRAY = 0.04  # the share of choices made at random, for the same reason


@dataclass(frozen=True)
class Piece:
    """Some games: plain values and arrays, so that it can be sent to other processes and machines."""

    title: str
    seats: int
    options: Mapping[str, Any]
    seed: int
    games: int
    net: Net | None = None  # who plays: the title's own knowledge, or with a net


@dataclass
class Notes:
    """Observations one after the other, for each by how much the forecast missed, and which game it comes from."""

    rows: bytes = b""
    off: list[float] = field(default_factory=list)
    games: list[int] = field(default_factory=list)

    def add(self, other: Notes) -> None:
        self.rows += other.rows
        self.off += other.off
        self.games += other.games


def play(piece: Piece) -> Notes:
    """The piece's games, one choice ahead, with some error."""
    found: list[bytes] = []
    notes = Notes()
    for number in range(piece.games):
        seed = derive(piece.seed, "selfplay", number)
        game = start(piece.title, piece.seats, seed, piece.options, history=False)
        usual = knowledge_of(game)
        known = usual if piece.net is None else piece.net.knowledge(game)
        rng = random.Random(seed)
        seen: list[tuple[int, float]] = []
        while not game.over:
            if usual.quiet(game.state) and rng.random() < NOTED:
                forecast = usual.points(game.state)
                for seat in range(game.seats):
                    found.append(game.encoder.observe(game.state, seat))
                    seen.append((seat, forecast[seat]))
            seat = game.asks[0].seat
            game.choose(choice(game, seat, known, rng), seat)
        final = usual.points(game.state)
        notes.off += [final[seat] - forecast for seat, forecast in seen]
        notes.games += [seed] * len(seen)
    notes.rows = b"".join(found)
    return notes


def choice(game: Game, seat: int, known: Knowledge[Any], rng: random.Random) -> Option:
    """The option after which a seat expects to lead by most, give or take."""
    options = game.options(seat)
    if len(options) == 1:
        return options[0]
    if rng.random() < STRAY:
        return rng.choice(options)
    imagined = game.sample(seat, rng.getrandbits(40))
    best, top = options[0], -1e9
    for option in options:
        after = imagined.clone()
        after.choose(option, seat)
        worth = known.best(after, seat) + rng.gauss(0.0, NOISE)
        if worth > top:
            best, top = option, worth
    return best
