"""Fits the weights of a title's knowledge from self-play, and measures what they are worth.

Two ways. `fit` notes the features of quiet positions and asks by ridge regression which weights would have foretold
everybody's final points best; the ridge pulls towards the present weights. It is quick, and right where points come by
themselves from what a seat has. `climb` lets weights play against each other: all of them are changed at once, up or
down by chance, and the two opposite changes meet; what won by many points leaves its mark. It is slow, and right where
what a seat has brings points only to who uses it. Everything hangs on the seed alone.
"""

from __future__ import annotations

import math
import random
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from courtier.core.game import Game, start
from courtier.core.knowledge import Knowledge
from courtier.core.options import Option

Weights = dict[str, float]
Progress = Callable[[bool], None]  # told of every game whether it came to its end before the cap
ROUNDS = 100  # a game that goes on longer is ended there and counts as it stands; it is reported
NO_OPTIONS: Mapping[str, Any] = {}
NOTED = 0.3  # the share of quiet positions that is noted
NOISE = 1.0  # points by which the players of a round misjudge: they must see more than their own habits
RIDGE = 0.1  # what the present weights count for, as a share of the notes: those of one game are much alike
STEP = 0.3  # how far climbing changes a weight, as a share of it
LEAST = 0.15  # and a weight near zero, in points
PACE = 1.0  # of that change, how much is kept of the weight that mattered most


@dataclass
class Sums:
    """The normal equations of the regression, filled note by note."""

    size: int
    square: list[list[float]] = field(init=False)
    right: list[float] = field(init=False)
    notes: int = 0
    error: float = 0.0  # squared, of the weights that played

    def __post_init__(self) -> None:
        self.square = [[0.0] * self.size for _ in range(self.size)]
        self.right = [0.0] * self.size

    def add(self, features: list[float], off: float) -> None:
        """`off` is by how much the present weights foretold too little."""
        self.notes += 1
        self.error += off * off
        there = [i for i, value in enumerate(features) if value]
        for i in there:
            value = features[i]
            row = self.square[i]
            for j in there:
                row[j] += value * features[j]
            self.right[i] += value * off

    def solve(self) -> list[float]:
        """What to add to each weight; features are first brought to one scale, so that the ridge treats them alike."""
        scale = [math.sqrt(self.square[i][i] / self.notes) or 1.0 for i in range(self.size)]
        rows = [
            [
                self.square[i][j] / (scale[i] * scale[j]) + (RIDGE * self.notes if i == j else 0.0)
                for j in range(self.size)
            ]
            + [self.right[i] / scale[i]]
            for i in range(self.size)
        ]
        return [x / s for x, s in zip(eliminate(rows), scale, strict=True)]


def eliminate(rows: list[list[float]]) -> list[float]:
    """Gauss, with the largest pivot; the ridge keeps all of them away from zero."""
    n = len(rows)
    for i in range(n):
        best = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for r in range(i + 1, n):
            factor = rows[r][i] / rows[i][i]
            if factor:
                for c in range(i, n + 1):
                    rows[r][c] -= factor * rows[i][c]
    out = [0.0] * n
    for i in range(n - 1, -1, -1):
        out[i] = (rows[i][n] - sum(rows[i][c] * out[c] for c in range(i + 1, n))) / rows[i][i]
    return out


class Ahead:
    """Looks one choice ahead with given weights; the player that tuning plays with and measures."""

    def __init__(self, weights: Weights, noise: float = 0.0) -> None:
        self.weights = weights
        self.noise = noise
        self._known: dict[int, Knowledge[Any]] = {}

    def knowledge(self, game: Game) -> Knowledge[Any]:
        key = id(game.tables)
        if key not in self._known:
            known: Knowledge[Any] | None = game.title.make_knowledge(game.tables, self.weights)
            assert known is not None
            self._known[key] = known
        return self._known[key]

    def choose(self, game: Game, seat: int, seed: int) -> Option:
        rng = random.Random(seed)
        known = self.knowledge(game)
        imagined = game.sample(seat, seed)
        best, top = None, -math.inf
        for option in game.options(seat):
            after = imagined.clone()
            after.choose(option, seat)
            worth = known.best(after, seat) + (rng.gauss(0, self.noise) if self.noise else 0.0)
            if worth > top:
                best, top = option, worth
        assert best is not None
        return best


def play(
    title: str,
    seats: int,
    seed: int,
    players: list[Ahead],
    options: Mapping[str, Any],
    see: Callable[[Game], None],
) -> Game:
    """A whole game, or its first hundred rounds; `see` is shown every position."""
    game = start(title, seats, seed, options, history=False)
    n = 0
    while not game.over and getattr(game.state, "round", 0) <= ROUNDS:
        see(game)
        seat = game.asks[0].seat
        game.choose(players[seat].choose(game, seat, seed * 8191 + n), seat)
        n += 1
    return game


def gather(title: str, seats: int, seed: int, player: Ahead, sums: Sums, options: Mapping[str, Any]) -> bool:
    """One game of self-play, into the sums; was it whole?"""
    rng = random.Random(seed)
    noted: list[tuple[int, list[float], float]] = []

    def see(game: Game) -> None:
        known = player.knowledge(game)
        if known.quiet(game.state) and rng.random() < NOTED:
            foretold = known.points(game.state)
            for seat in range(known.players(game.state)):
                noted.append((seat, known.features(game.state, seat), foretold[seat]))

    game = play(title, seats, seed, [player] * seats, options, see)
    final = player.knowledge(game).points(game.state)
    for seat, features, foretold in noted:
        sums.add(features, final[seat] - foretold)
    return game.over


def fit(
    title: str,
    seats: list[int],
    games: int,
    seed: int,
    weights: Weights,
    names: list[str],
    options: Mapping[str, Any],
    progress: Progress,
) -> tuple[Weights, float]:
    """One round; the new weights, and by how many points the old ones were off (root of the mean square)."""
    sums = Sums(len(names))
    player = Ahead(weights, NOISE)
    for n in range(games):
        progress(gather(title, seats[n % len(seats)], seed + n, player, sums, options))
    change = sums.solve()
    fitted = {name: round(weights.get(name, 0.0) + more, 4) for name, more in zip(names, change, strict=True)}
    return fitted, math.sqrt(sums.error / max(1, sums.notes))


def climb(
    title: str,
    games: int,
    rounds: int,
    seed: int,
    weights: Weights,
    names: list[str],
    progress: Progress,
    options: Mapping[str, Any] = NO_OPTIONS,
) -> Weights:
    """`rounds` opposite changes of all weights, `games` each; what won is added up at the end."""
    rng = random.Random(seed)
    step = {name: max(LEAST, STEP * abs(weights.get(name, 0.0))) for name in names}
    gained = dict.fromkeys(names, 0.0)
    for number in range(rounds):
        signs = {name: rng.choice((-1, 1)) for name in names}
        up = {name: weights.get(name, 0.0) + signs[name] * step[name] for name in names}
        down = {name: weights.get(name, 0.0) - signs[name] * step[name] for name in names}
        won = margin(title, games, seed + games * number, up, down, progress, options)
        for name in names:
            gained[name] += won * signs[name] / rounds
    most = max(1e-9, *(abs(value) for value in gained.values()))
    return {
        name: round(weights.get(name, 0.0) + PACE * step[name] * gained[name] / most, 4) for name in names
    }


def margin(
    title: str, games: int, seed: int, new: Weights, old: Weights, progress: Progress,
    options: Mapping[str, Any] = NO_OPTIONS,
) -> float:  # fmt: skip
    """New against old weights, two seats, each deal from both sides: by how many points new is ahead, on average."""
    first, second = Ahead(new), Ahead(old)
    total = 0.0
    for n in range(games):
        side = n % 2
        players = [first, second] if side == 0 else [second, first]
        game = play(title, 2, seed + n // 2, players, options, lambda game: None)
        points = [sheet["total"] for sheet in game.scores()]
        total += points[side] - points[1 - side]
        progress(game.over)
    return total / max(1, games)


def compare(
    title: str, games: int, seed: int, new: Weights, old: Weights, progress: Progress,
    options: Mapping[str, Any] = NO_OPTIONS,
) -> tuple[float, float]:  # fmt: skip
    """New against old weights, two seats, each deal from both sides: the share of wins, and its 95 % margin."""
    first, second = Ahead(new), Ahead(old)
    won = 0.0
    for n in range(games):
        players = [first, second] if n % 2 == 0 else [second, first]
        game = play(title, 2, seed + n // 2, players, options, lambda game: None)
        winners = [sheet["seat"] for sheet in game.scores() if sheet["rank"] == 1]
        if n % 2 in winners:
            won += 1 / len(winners)
        progress(game.over)
    share = won / max(1, games)
    return share, 1.96 * math.sqrt(max(share * (1 - share), 1e-9) / max(1, games))


def read(path: Path, table: str = "weights") -> Weights:
    """The fitted weights of a bot.toml, the guess that fitting them began with, or the prices."""
    if not path.exists():
        return {}
    found: Weights = tomllib.loads(path.read_text(encoding="utf-8")).get(table, {})
    return found


def write(path: Path, weights: Weights, table: str = "weights") -> None:
    """Put new weights or prices into a bot.toml and leave the rest of it as it is."""
    text = path.read_text(encoding="utf-8")
    head, _, rest = text.partition(f"[{table}]\n")
    _, gap, tail = rest.partition("\n\n")  # the table ends with the first empty line
    lines = "".join(f"{name} = {value}\n" for name, value in weights.items())
    path.write_text(head + f"[{table}]\n" + lines + gap[1:] + tail, encoding="utf-8")
