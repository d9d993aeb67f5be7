"""search(): what a seat should choose, by tree search within a budget; with progress, a way to stop, and processes.

The answer depends on the game as the seat sees it, the seed, the memory, the iterations and the number of processes,
and on nothing else; only a time limit that is reached makes it depend on the machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

from courtier.bots.adapt import Adaptation
from courtier.bots.evolution import PAIRS
from courtier.bots.memory import Memory
from courtier.bots.search import Edge, Search
from courtier.core.agenda import State
from courtier.core.game import Game
from courtier.core.knowledge import Knowledge, ahead
from courtier.core.options import Option

Progress = Callable[[int, int, "list[Line]"], "bool | None"]
ITERATIONS = 2000
STRIDE = 64  # iterations between two looks whether one option leads by enough
TOLD = 0.25  # seconds between two reports of progress
SEEDS = 1 << 32  # deals of one search
ADAPTING = SEEDS // 2  # the first of those that adapting plays


@dataclass(frozen=True)
class Line:
    """One option of the seat, and what search found of it."""

    option: Option
    visits: int
    share: float  # of all visits
    worth: float  # what search makes the most of: the chance to win and the lead, or the points
    points: list[float]  # everybody's expected final points; an automatic opponent's come last
    seat: int

    @property
    def lead(self) -> float:
        """Expected points more than the best of the others."""
        return ahead(self.points, self.seat) if self.points else 0.0


class ByEvaluate(Knowledge[State]):
    """For a title that brings no knowledge of its own: its evaluation, asked for every seat."""

    def __init__(self, game: Game) -> None:
        super().__init__([])
        self.title = game.title
        self.seats = game.seats

    def players(self, s: State) -> int:
        return self.seats

    def made(self, s: State, seat: int) -> float:
        return self.title.evaluate(s, seat)

    def left(self, s: State) -> float:
        return 0.0 if s.over() else 0.5


def knowledge_of(game: Game) -> Knowledge[Any]:
    known: Knowledge[Any] | None = game.title.knowledge(game.tables)
    return ByEvaluate(game) if known is None else known


def search(game: Game, seat: int, seed: int = 0, *, iterations: int = ITERATIONS, seconds: float | None = None,
           processes: int = 1, progress: Progress | None = None, memory: Memory | None = None,
           knowledge: Knowledge[Any] | None = None, enough: float | None = None) -> list[Line]:  # fmt: skip
    """Every option of the seat, best first. `progress(done, total, lines)` may return False to stop. With `enough` it
    ends as soon as the first one leads by more than this share of the iterations left: at 1 they cannot change it. What
    it learns of this game it leaves in `memory`."""
    options = game.options(seat)
    if len(options) < 2:
        return [Line(option, 0, 1.0, 0.5, [], seat) for option in options]
    known = knowledge_of(game) if knowledge is None else knowledge
    ours = game.title.load(None, game.content.parts)[1]
    if processes > 1 and game.tables is ours:  # another process knows our own decks only
        return merged(game, seat, seed, iterations, seconds, processes)
    adaptation = Adaptation(known, seat, seed, memory)

    def deal(n: int) -> State:
        return game.sample(seat, seed % SEEDS * SEEDS + n)

    tree = Search(deal, seat, known, seed)
    steps = adaptation.steps(game.state, iterations)
    think(tree, adaptation, steps, options, iterations, seconds, progress, enough)
    if memory is not None:
        adaptation.remember(memory)
    return lines(tree, options)


def think(tree: Search, adaptation: Adaptation, steps: int, options: list[Option], iterations: int,
          seconds: float | None, progress: Progress | None, enough: float | None) -> None:  # fmt: skip
    """Adapts the knowledge, then grows the tree by it. The clock is read after every game that is played."""
    began = told = time.perf_counter()

    def late() -> bool:
        return seconds is not None and time.perf_counter() - began > seconds / 2

    for n in range(steps):
        adaptation.step(tree.deal, ADAPTING + PAIRS * n, late)
        if progress is not None and progress(0, iterations, []) is False:
            return
        if late():
            break
    tree.knowledge = adaptation.knowledge
    while tree.done < iterations:
        if enough is not None and tree.done % STRIDE == 0:
            if margin(tree, options) > enough * (iterations - tree.done):
                return
        tree.grow(1)
        now = time.perf_counter()
        if seconds is not None and now - began > seconds:
            return
        if progress is not None and now - told > TOLD:
            told = now
            if progress(tree.done, iterations, lines(tree, options)) is False:
                return


def margin(tree: Search, options: list[Option]) -> int:
    """How much more often the option that was tried most was tried than any other."""
    first, second, *_ = sorted((line.visits for line in lines(tree, options)), reverse=True)
    return first - second


def lines(tree: Search, options: list[Option]) -> list[Line]:
    bandit = tree.root.bandit(tree.seat)
    edges = [(option, bandit.find(option)) for option in options]
    return ranked([to_line(option, edge, tree.seat) for option, edge in edges])


def to_line(option: Option, edge: Edge | None, seat: int) -> Line:
    if edge is None or edge.visits == 0:
        return Line(option, 0, 0.0, 0.0, [], seat)
    points = [total / edge.visits for total in edge.points]
    return Line(option, edge.visits, 0.0, edge.total / edge.visits, points, seat)


def ranked(found: list[Line]) -> list[Line]:
    """By visits, then by worth; ties keep the order of the options."""
    total = max(1, sum(line.visits for line in found))
    shared = [replace(line, share=line.visits / total) for line in found]
    return sorted(shared, key=lambda line: (-line.visits, -line.worth))


def merged(
    game: Game, seat: int, seed: int, iterations: int, seconds: float | None, processes: int
) -> list[Line]:
    """Root-parallel: every process grows a tree of its own, and their visits are added up."""
    each = max(1, iterations // processes)
    data = game.to_data()
    with ProcessPoolExecutor(processes) as pool:
        asked: list[Future[list[tuple[int, float, list[float]]]]] = [
            pool.submit(grow_apart, data, seat, seed + 7919 * i, each, seconds) for i in range(processes)
        ]
        trees = [future.result() for future in asked]
    out: list[Line] = []
    for i, option in enumerate(game.options(seat)):
        parts = [tree[i] for tree in trees if tree[i][0] > 0]
        visits = sum(part[0] for part in parts)
        if visits == 0:
            out.append(Line(option, 0, 0.0, 0.0, [], seat))
            continue
        worth = sum(part[0] * part[1] for part in parts) / visits
        count = len(parts[0][2])
        points = [sum(part[0] * part[2][k] for part in parts) / visits for k in range(count)]
        out.append(Line(option, visits, 0.0, worth, points, seat))
    return ranked(out)


def grow_apart(
    data: dict[str, Any], seat: int, seed: int, iterations: int, seconds: float | None
) -> list[tuple[int, float, list[float]]]:
    """In a process of its own: visits, worth and points of each option, in the order of the options."""
    game = Game.from_data(data, history=False)
    found = search(game, seat, seed, iterations=iterations, seconds=seconds)
    by_option = {str(line.option): line for line in found}
    order = [by_option[str(option)] for option in game.options(seat)]
    return [(line.visits, line.worth, line.points) for line in order]
