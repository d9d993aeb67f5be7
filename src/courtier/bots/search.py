"""Information-set Monte-Carlo tree search: one tree for everything that a seat could be in.

Each iteration deals the unknown anew, walks down the tree with the options that are legal in that deal, adds a node,
plays on by the rollout policy to a quiet moment, or to the end of the game where that policy is a good one, and tells
everybody on the way what the position is worth to them. A node stands for the choices that led to it, by seat and
option, whatever was dealt and rolled; so an option counts how often it could have been chosen, not only how often it
was. Seats that choose at once and in secret have a bandit each and do not know of the others. Compiled: no
closures, no strings, no dicts on the way down.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from courtier.core.agenda import State
from courtier.core.knowledge import PLAYED_ON, Knowledge, ahead
from courtier.core.options import Option
from courtier.core.rng import seeded

SAME_DEAL: Final = 4  # iterations on one deal of the unknown, where dealing takes long beside playing on
EXPLORE: Final = 0.4  # in standard deviations of what positions turned out to be worth
NARROW: Final = 3  # options that a node weighs at first, the most liked ones
WIDEN: Final = 1.0  # more of them with the square root of its visits
ROLLOUT_NOISE: Final = 0.6  # how far a like is off in a rollout, in points
TRUST: Final = 3.0  # in the likes of a good rollout policy, in standard deviations of what was found
WARMTH: Final = 3.0  # and likes this far apart tempt it one to e
LEAD: Final = 60.0  # a lead of so many points is as good as half a win, in the part that counts points
FAR: Final = 25.0  # points ahead or behind, from which on further ones count less
FURTHER: Final = 0.05  # so much of a point
HASTE: Final = 0.1  # what the end of the game is worth to who leads by LEAD
CARED: Final = 0.6  # what a point of the best other one counts in a game played out: most of it is luck
SETTLED: Final = 4  # visits after which the rest of an action counts as chosen
JOINT: Final = 4096  # options a bandit can hold


class Edge:
    """An option at a node, and what came of it."""

    __slots__ = ("child", "like", "option", "points", "seen", "total", "visits")
    option: Option
    like: float
    visits: int
    seen: int  # how often it could have been chosen
    total: float  # worth to the seat that chooses, summed over visits
    points: list[float]  # everybody's points, summed over visits
    child: Node | None

    def __init__(self, option: Option, like: float) -> None:
        self.option = option
        self.like = like
        self.visits = 0
        self.seen = 0
        self.total = 0.0
        self.points = []
        self.child = None


class Bandit:
    """What one seat may choose at a node, a multi-armed bandit: its arms are the edges."""

    __slots__ = ("edges", "seat", "visits")
    seat: int
    edges: list[Edge]
    visits: int

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.edges = []
        self.visits = 0

    def find(self, option: Option) -> Edge | None:
        for edge in self.edges:
            other = edge.option
            if other is option:
                return edge
            if other.a == option.a and other.b == option.b and other.verb is option.verb:
                return edge
        return None


class Node:
    """A sequence of choices. Several bandits when seats choose at once, or when the dice decide who is next."""

    __slots__ = ("bandits", "joint")
    bandits: list[Bandit]
    joint: dict[int, Node] | None  # where seats chose at once: the next nodes by everybody's choice

    def __init__(self) -> None:
        self.bandits = []
        self.joint = None

    def bandit(self, seat: int) -> Bandit:
        for bandit in self.bandits:
            if bandit.seat == seat:
                return bandit
        made = Bandit(seat)
        self.bandits.append(made)
        return made


class Search:
    """A tree and the means to grow it. `deal(n)` is a position that the seat could be in, different for every n."""

    def __init__(self, deal: Callable[[int], State], seat: int, knowledge: Knowledge[Any], seed: int) -> None:
        self.deal = deal
        self.seat = seat
        self.knowledge = knowledge
        self.root = Node()
        self.done = 0
        self.explore = EXPLORE
        self.good = len(knowledge.prices) > 0  # the rollout policy: whole games are played by its likes
        self.same_deal = 1 if self.good else SAME_DEAL
        self.noise = ROLLOUT_NOISE
        self.trust = TRUST
        self.warmth = WARMTH
        self.narrow = NARROW
        self.widen = WIDEN
        self.random = seeded(seed) & 0x3FFFFFFF
        self.mean = 0.0  # of what positions are worth to the seat, and the sum of squares around it
        self.squares = 0.0
        self.dealt: State | None = None
        self.path_bandits: list[Bandit] = []
        self.path_edges: list[Edge] = []
        self.edge = 0  # place in its bandit of the edge picked last

    def below(self, n: int) -> int:
        """A small generator of its own: a state's is for what the game rolls."""
        x = self.random * 69069 + 1 & 0x3FFFFFFF
        self.random = x
        return (x >> 8) % n

    def grow(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        if self.done % self.same_deal == 0 or self.dealt is None:
            self.dealt = self.deal(self.done)
            s = self.dealt.clone()
        else:
            s = self.dealt.clone()
            s.rng = seeded(self.below(0x3FFFFF) + (self.done << 22))
        self.path_bandits = []
        self.path_edges = []
        self.descend(s)
        self.play_on(s)
        points = self.knowledge.points(s)
        worth = gains(points) if self.good else self.judged(s, points)
        self.back_up(points, worth)
        self.done += 1

    def descend(self, s: State) -> None:
        """Down the tree by choices, to the first node that was not there."""
        node = self.root
        while len(s.asks) > 0:
            child: Node | None
            if s.together:
                child = self.step_together(s, node)
            else:
                edge = self.pick(node.bandit(s.asks[0].seat), s, 0)
                child = edge.child
                if child is None:
                    edge.child = Node()
                s.play(0, edge.option)
            if child is None:
                return
            node = child

    def step_together(self, s: State, node: Node) -> Node | None:
        """Everybody asked chooses by a bandit of their own; None when nobody ever chose so."""
        key = 1
        chosen: list[Option] = []
        for at in range(len(s.asks)):
            chosen.append(self.pick(node.bandit(s.asks[at].seat), s, at).option)
            key = key * JOINT + self.edge
        for option in chosen:
            s.play(0, option)
        if node.joint is None:
            node.joint = {}
        child = node.joint.get(key)
        if child is None:
            node.joint[key] = Node()
        return child

    def pick(self, bandit: Bandit, s: State, at: int) -> Edge:
        """An untried option while the bandit is widening, else the one with the best upper bound."""
        options = s.options[at]
        edges = bandit.edges
        n = len(options)
        known = len(edges)
        likes: list[float] = []
        sure = 1.0
        here: list[Edge] = []
        tried = 0
        for i in range(n):
            option = options[i]
            edge = edges[i] if i < known and edges[i].option is option else bandit.find(option)
            if edge is None:
                if len(likes) == 0:
                    likes = self.knowledge.likes(s, at)
                    sure = self.knowledge.sure(s, at)
                edge = Edge(option, sure * likes[i])
                edges.append(edge)
            edge.seen += 1
            if edge.visits > 0:
                tried += 1
            here.append(edge)
        wide = n
        if n > self.narrow and len(self.path_edges) > 0:
            wide = min(n, self.narrow + int(self.widen * math.sqrt(float(bandit.visits))))
        if self.good:
            best = self.tempting(here, bandit.seat)
        else:
            best = self.most_liked(here) if tried < wide else self.upper_bound(here, bandit.seat)
        self.path_bandits.append(bandit)
        self.path_edges.append(best)
        if s.together:
            self.edge = place(edges, best)
        return best

    def most_liked(self, edges: list[Edge]) -> Edge:
        best = edges[0]
        top = -1e9
        for edge in edges:
            if edge.visits == 0 and edge.like > top:
                top = edge.like
                best = edge
        return best

    def tempting(self, edges: list[Edge], seat: int) -> Edge:
        """The best sum of what an option was worth so far and of how it is liked; the liking wanes with its visits."""
        most = -1e9
        visits = 0
        total = 0.0
        for edge in edges:
            most = max(most, edge.like)
            visits += edge.visits
            total += edge.total
        all = 0.0
        for edge in edges:
            all += math.exp((edge.like - most) / self.warmth)
        spread = math.sqrt(self.squares / (self.done + 1) + 1e-9)
        c = self.trust * spread * math.sqrt(float(visits + 1)) / all
        best = edges[0]
        top = -1e9
        for edge in edges:
            if edge.visits > 0:
                worth = promise(edge, seat)
            else:
                worth = total / visits if visits > 0 else 0.0
            bound = worth + c * math.exp((edge.like - most) / self.warmth) / (1.0 + edge.visits)
            if bound > top:
                top = bound
                best = edge
        return best

    def upper_bound(self, edges: list[Edge], seat: int) -> Edge:
        c = self.explore * math.sqrt(self.squares / (self.done + 1) + 1e-9)
        best = edges[0]
        top = -1e9
        for edge in edges:
            if edge.visits > 0:
                bound = promise(edge, seat) + c * math.sqrt(math.log(float(edge.seen)) / float(edge.visits))
                if bound > top:
                    top = bound
                    best = edge
        return best

    def play_on(self, s: State) -> None:
        """Choices of the rollout policy until a moment at which the title can judge."""
        if self.good:
            self.knowledge.play_out(s)
            return
        for _ in range(PLAYED_ON):
            if len(s.asks) == 0 or self.knowledge.quiet(s):
                return
            s.play(0, self.rollout_choice(s))

    def rollout_choice(self, s: State) -> Option:
        """What is liked most, give or take."""
        options = s.options[0]
        likes = self.knowledge.likes(s, 0)
        best = 0
        top = -1e9
        for i in range(len(likes)):
            like = likes[i] + self.noise * self.below(1024) / 512.0
            if like > top:
                top = like
                best = i
        return options[best]

    def judged(self, s: State, points: list[float]) -> list[float]:
        """What points are worth to each player. Where players end the game, who is far ahead gains by its end."""
        out = worths(points, self.knowledge.left(s))
        for i in range(len(points)):
            lead = ahead(points, i)
            if lead > FAR:
                out[i] += HASTE * min(1.0, (lead - FAR) / (LEAD - FAR)) * self.knowledge.finish(s, i)
        return out

    def back_up(self, points: list[float], worth: list[float]) -> None:
        own = worth[self.seat]
        off = own - self.mean
        self.mean += off / (self.done + 1)
        self.squares += off * (own - self.mean)
        for i in range(len(self.path_edges)):
            bandit = self.path_bandits[i]
            edge = self.path_edges[i]
            bandit.visits += 1
            edge.visits += 1
            edge.total += worth[bandit.seat]
            add(edge, points)


def promise(edge: Edge, seat: int) -> float:
    """What an option is worth. An action takes several choices of one seat: the first is worth what the rest of it, as
    it was mostly chosen, is worth, not the mean over everything that was tried."""
    while edge.child is not None and len(edge.child.bandits) == 1 and edge.child.bandits[0].seat == seat:
        bandit = edge.child.bandits[0]
        best = bandit.edges[0]
        for other in bandit.edges:
            if other.visits > best.visits:
                best = other
        if best.visits < SETTLED or 2 * best.visits < bandit.visits:
            break
        edge = best
    return edge.total / edge.visits


def add(edge: Edge, points: list[float]) -> None:
    if len(edge.points) == 0:
        edge.points = [0.0] * len(points)
    for i in range(len(points)):
        edge.points[i] += points[i]


def place(edges: list[Edge], edge: Edge) -> int:
    for i in range(len(edges)):
        if edges[i] is edge:
            return i
    return -1


def worths(points: list[float], left: float) -> list[float]:
    """What points are worth to each player, about from 0 to 1: half of it the chance to win, half of it the lead."""
    out: list[float] = []
    spread = 0.4 + 7.0 * math.sqrt(left)
    for i in range(len(points)):
        lead = ahead(points, i)
        win = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, lead / spread))))
        near = max(-FAR, min(FAR, lead))
        share = 0.5 + (near + FURTHER * (lead - near)) / (2.0 * LEAD)
        out.append(0.5 * win + 0.5 * share)
    return out


def gains(points: list[float]) -> list[float]:
    """What the end of a game is worth to each player: own points above all."""
    out: list[float] = []
    for i in range(len(points)):
        best = points[i] - ahead(points, i) if len(points) > 1 else 0.0
        out.append((points[i] - CARED * best) / (2.0 * LEAD))
    return out
