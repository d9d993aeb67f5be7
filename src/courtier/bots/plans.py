"""Plans: what a seat chooses up to the next reveal or another seat's choice, played against each other.

A few trees of search say which plans deserve a look. All of them are played on from the same deals with the same dice
(common random numbers), by each tree in turn; the worse half is dropped twice. The means of what is left are
comparable, and how far they differ from tree to tree says how much of them is the search's own chance.

Work is counted in choices that are played, which is the same on every machine.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from typing import Any

from courtier.bots.search import Edge, Node, Search
from courtier.core.agenda import State
from courtier.core.knowledge import Knowledge, ahead
from courtier.core.options import Option
from courtier.core.rng import seeded

FIRST = 4  # options at most that are played on
TRIED = 0.05  # with so much of the visits of the one that search tried most
BRANCHES = 2  # ways that a plan goes on with, at each choice
PLANS = 3  # plans for one option
DEEP = 6  # choices of a plan
ROUNDS = 3  # between two of them the worse half of the plans is dropped
FINALISTS = 3
FEWEST = 4  # play-outs of every plan by every tree
FOLLOWED = 8  # visits from which on a choice of the tree is better than one of the rollout policy
APART = 1 << 26  # from the deals of one tree to those of the next
PLAYED = 1 << 30  # the first of the deals that plans are played on with
NEXT = 6  # own choices after a plan that are noted: what it makes possible
LENGTHS = 8  # play-outs that tell how long they are
SETUP = 12  # dealing, copying and judging take as long as so many choices
SLICES = 64  # of the trees' work: after the first one it is known how fast the machine is
GROWING = 0.6  # of the time for the trees
PATIENCE = 4  # a machine that is busy with other things may take so much longer
LEAST = 1 / SLICES  # of the work is done in any case


@dataclass(frozen=True)
class Budget:
    """What a hint may do, from the title's bot.toml: choices that trees and then play-outs may take, and how many trees
    share theirs."""

    search: int
    playouts: int
    trees: int = 1
    forecast: float = 0.0  # points that a forecast of the lead is off, where the whole game is to come


class Clock:
    """How much of the work fits into so many seconds of a processor, or PATIENCE times as many on the wall."""

    def __init__(self, seconds: float | None) -> None:
        self.seconds = seconds
        self.cut = False  # not all of it did
        self.began = time.thread_time(), time.perf_counter()

    def spent(self) -> float:
        processor, wall = self.began
        return max(time.thread_time() - processor, (time.perf_counter() - wall) / PATIENCE)

    def share(self, needed: float, part: float = 1.0) -> float:
        """Of work that needs so many seconds, in a part of what is left: all, a half, a quarter ... Few sizes, so that
        on a slow machine, too, a hint asked twice is the same one as a rule."""
        share = 1.0
        if self.seconds is not None:
            while share * needed > part * (self.seconds - self.spent()) and share > LEAST:
                share /= 2
        self.cut = self.cut or share < 1.0
        return share


class Plan:
    """Choices of one seat, and where the play-outs after them ended."""

    def __init__(self, options: list[Option], edges: list[Edge | None]) -> None:
        self.options = options
        self.edges = edges  # of each tree, for its last choice
        self.ends: list[State] = []
        self.leads: list[float] = []
        self.after: list[list[Option]] = []  # own choices that followed
        self.offers: list[list[list[Option]]] = []  # and what else could have been chosen each time

    @property
    def first(self) -> Option:
        return self.options[0]

    @property
    def mean(self) -> float:
        return sum(self.leads) / len(self.leads)

    @property
    def visits(self) -> int:
        return sum(edge.visits for edge in self.edges if edge is not None)

    def then(self, option: Option, edges: list[Edge | None]) -> Plan:
        return Plan([*self.options, option], edges)


class Forest:
    """Trees of one position that a seat could be in."""

    def __init__(
        self, deal: Callable[[int], State], seat: int, known: Knowledge[Any], seed: int, trees: int
    ) -> None:
        self.deal = deal
        self.seat = seat
        self.known = known
        self.trees = [Search(shifted(deal, k * APART), seat, known, seed + k) for k in range(trees)]
        self.good = self.trees[0].good  # the rollout policy plays whole games

    def length(self) -> float:
        """Choices of a play-out from here on, with what it takes besides."""
        made = 0
        for n in range(LENGTHS):
            s = self.deal(PLAYED + n).clone()
            self.known.play_by_policy(s)
            made += 1
            while len(s.asks) > 0 and (self.good or not self.known.quiet(s)):
                self.known.play_by_policy(s)
                made += 1
        return SETUP + made / LENGTHS

    def grow_within(self, iterations: float, clock: Clock) -> None:
        before = clock.spent()
        self.grow(iterations / SLICES)
        rest = SLICES - 1
        self.grow(clock.share(rest * (clock.spent() - before), GROWING) * iterations * rest / SLICES)

    def grow(self, iterations: float) -> None:
        """So many in all."""
        for tree in self.trees:
            tree.grow(max(1, round(iterations / len(self.trees))))

    # which plans

    def plans(self, options: Sequence[Option]) -> list[Plan]:
        """Of the options that were tried most, at least two; each with the ways to go on that were tried most."""
        start = Plan([], [])
        firsts = self.tried(start, [tree.root for tree in self.trees], options)
        enough = TRIED * firsts[0].visits
        looked = [plan for n, plan in enumerate(firsts[:FIRST]) if n < 2 or plan.visits >= enough]
        return [plan for first in looked for plan in self.ways(first)]

    def ways(self, first: Plan) -> list[Plan]:
        """The plans that begin with an option, those that search liked best first."""
        number = count()
        start = self.deal(PLAYED)
        begun = start.clone()
        begun.choose(first.first, self.seat)
        waiting: list[tuple[float, int, Plan, State]] = []
        heappush(waiting, (-1.0, next(number), first, begun))
        found: list[Plan] = []
        while waiting and len(found) < PLANS:
            weight, _, plan, s = heappop(waiting)
            if len(plan.options) == DEEP or not goes_on(self.known, s, self.seat, start.barrier):
                found.append(plan)
                continue
            tried = self.tried(plan, [child(edge) for edge in plan.edges], s.options[0])
            visits = sum(way.visits for way in tried)
            likeliest = [way for way in tried[:BRANCHES] if way.visits]
            for way in likeliest or [plan.then(liked(self.known, s), [None] * len(self.trees))]:
                after = s.clone()
                after.choose(way.options[-1], self.seat)
                share = way.visits / visits if visits else 1.0
                heappush(waiting, (weight * share, next(number), way, after))
        return found

    def tried(self, plan: Plan, nodes: list[Node | None], options: Sequence[Option]) -> list[Plan]:
        """The plan with each further choice, the one that the trees tried most first."""
        bandits = [None if node is None else node.bandit(self.seat) for node in nodes]
        further = [plan.then(o, [None if b is None else b.find(o) for b in bandits]) for o in options]
        return sorted(further, key=lambda way: -way.visits)

    # which one is best

    def race(self, running: list[Plan], playouts: float, clock: Clock) -> list[Plan]:
        """Plays the plans on, all on the same deals; the best ones on most. Never fewer than two options are left."""
        before = clock.spent()
        self.play_all(running, FEWEST)
        played = FEWEST * len(running) * len(self.trees)
        playouts *= clock.share((clock.spent() - before) * playouts / played)
        for n in range(ROUNDS):
            if n:
                running = better_half(running)
            each = round(playouts / (ROUNDS * len(running) * len(self.trees)))
            self.play_all(running, each if n else max(0, each - FEWEST))
        return running

    def play_all(self, running: list[Plan], times: int) -> None:
        """So many play-outs of every plan by every tree."""
        deals = len(running[0].leads)
        for deal in range(deals, deals + times * len(self.trees)):
            for plan in running:
                self.play(plan, deal % len(self.trees), deal)

    def play(self, plan: Plan, number: int, deal: int) -> None:
        """One play-out: the plan, what the tree tried most after it, then the rollout policy."""
        tree = self.trees[number]
        seat = self.seat
        s = self.deal(PLAYED + deal).clone()
        barrier = s.barrier
        tree.random = seeded(deal) & 0x3FFFFFFF
        for option in plan.options:
            at = s.asked(seat)
            if at < 0 or option not in s.options[at]:
                break
            s.choose(option, seat)
        after: list[Option] = []
        offers: list[list[Option]] = []
        judged: State | None = None
        node = None if self.good else child(plan.edges[number])
        waiting = (1 << self.known.players(s)) - 1 & ~(1 << seat)  # who has not chosen since
        same_turn = True
        while len(s.asks) > 0 and (node is not None or self.good or not self.known.quiet(s)):
            if len(after) >= NEXT and (self.good or judged is not None):
                break
            asked = s.asks[0].seat
            same_turn = same_turn and goes_on(self.known, s, seat, barrier)
            if judged is None and not (same_turn or self.good) and (asked == seat or waiting == 0):
                if self.known.quiet(s):  # where the tree happens to end, the next hint's does not
                    judged = s.clone()
            edge = None if node is None else tried_most(node, s)
            if edge is not None:
                option, node = edge.option, edge.child
            else:
                option, node = liked(self.known, s) if self.good else tree.rollout_choice(s), None
            if asked != seat:
                waiting &= ~(1 << asked)
            elif not same_turn:
                after.append(option)
                offers.append(s.options[0])
            s.play(0, option)
        if judged is None:
            tree.play_on(s)
            judged = s
        plan.ends.append(judged)
        plan.leads.append(ahead(self.known.points(judged), seat))
        plan.after.append(after)
        plan.offers.append(offers)

    def mean_error(self, values: Sequence[float]) -> tuple[float, float]:
        """The mean of play-outs and its standard error: what chance in them leaves open, or what differs from tree to
        tree, whichever is more."""
        mean, error = mean_error(values)
        if len(self.trees) > 1:
            means = [mean_error(values[k :: len(self.trees)])[0] for k in range(len(self.trees))]
            error = max(error, mean_error(means)[1])
        return mean, error

    def paired(self, one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
        """Of the differences on the same deals: what is luck in both is in neither."""
        return self.mean_error([a - b for a, b in zip(one, other, strict=True)])


def shifted(deal: Callable[[int], State], by: int) -> Callable[[int], State]:
    return lambda n: deal(by + n)


def child(edge: Edge | None) -> Node | None:
    return None if edge is None else edge.child


def goes_on(known: Knowledge[Any], s: State, seat: int, barrier: int) -> bool:
    """Is the same seat asked again, before anything was revealed?"""
    if len(s.asks) == 0 or s.together or s.asks[0].seat != seat or s.barrier != barrier:
        return False
    return not known.quiet(s)


def liked(known: Knowledge[Any], s: State) -> Option:
    likes = known.likes(s, 0)
    return s.options[0][likes.index(max(likes))]


def tried_most(node: Node, s: State) -> Edge | None:
    """The choice that the tree tried most, if that was often enough."""
    if s.together:
        return None
    bandit = node.bandit(s.asks[0].seat)
    best: Edge | None = None
    for option in s.options[0]:
        edge = bandit.find(option)
        if edge is not None and edge.visits >= FOLLOWED and (best is None or edge.visits > best.visits):
            best = edge
    return best


def better_half(running: list[Plan]) -> list[Plan]:
    ordered = sorted(running, key=lambda plan: -plan.mean)
    kept = ordered[: max(FINALISTS, (len(ordered) + 1) // 2)]
    if all(plan.first == kept[0].first for plan in kept):
        kept.append(next(plan for plan in ordered if plan.first != kept[0].first))
    return kept


def mean_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    n = len(values)
    mean = sum(values) / n
    return mean, math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, n - 1) / n)
