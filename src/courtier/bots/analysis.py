"""What a choice cost: the best one that search finds, compared with the one that was made, in expected points.

Search spends itself on the best option and knows little of the others. So both are looked at again, each from just
after the choice, with the same deals and as much thought; only what that shows counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from courtier.bots.adapt import Adaptation
from courtier.bots.memory import Memory
from courtier.bots.search import Search
from courtier.bots.think import knowledge_of, search
from courtier.core.agenda import State
from courtier.core.game import Game
from courtier.core.knowledge import Knowledge, ahead
from courtier.core.options import Option

BUDGET = 400  # iterations to find the best choice; half of them for each look from after a choice
GRADES = (("blunder", 3.0), ("mistake", 1.5), ("slip", 0.5))  # by the points that a choice cost, at least
STRIDE = 32  # iterations between two questions whether to stop


class Stopped(Exception):
    """The analysis was asked to stop in the middle of a choice."""


@dataclass(frozen=True)
class Verdict:
    """On one choice. `points` are everybody's expected final points after it; a rival's come last."""

    n: int  # choices made before it
    seat: int
    token: str
    best: str
    lead: float  # expected points ahead of the best other, after the choice
    best_lead: float  # and after the best one found
    points: list[float]
    options: int

    @property
    def cost(self) -> float:
        return max(0.0, self.best_lead - self.lead)

    @property
    def grade(self) -> str:
        if self.token == self.best:
            return "best"
        return next((name for name, least in GRADES if self.cost >= least), "fine")

    def data(self) -> dict[str, Any]:
        return {"n": self.n, "seat": self.seat, "token": self.token, "best": self.best, "cost": round(self.cost, 2),
                "lead": round(self.lead, 2), "best_lead": round(self.best_lead, 2), "grade": self.grade,
                "points": [round(points, 2) for points in self.points], "options": self.options}  # fmt: skip


def never() -> bool:
    return False


def judge(
    game: Game, seat: int, token: str, budget: int = BUDGET, stop: Callable[[], bool] = never
) -> Verdict | None:
    """The verdict on a choice about to be made; None where there was nothing to choose. Always the same."""
    n = len(game.choices)
    options = {str(option): option for option in game.options(seat)}
    if len(options) < 2:
        return None
    memory = Memory()
    found = search(game, seat, n, iterations=budget, progress=lambda *_: not stop(), memory=memory)
    best = str(found[0].option)
    known = Adaptation(knowledge_of(game), seat, n, memory).knowledge
    after = look(game, seat, options[token], n, budget // 2, known, stop)
    better = after if best == token else look(game, seat, options[best], n, budget // 2, known, stop)
    lead, best_lead = ahead(after, seat), ahead(better, seat)
    if lead >= best_lead:  # the second look likes the choice that was made
        best, best_lead = token, lead
    return Verdict(n, seat, token, best, lead, best_lead, after, len(options))


def look(game: Game, seat: int, option: Option, seed: int, iterations: int, known: Knowledge[Any],
         stop: Callable[[], bool] = never) -> list[float]:  # fmt: skip
    """Everybody's expected points after an option, by a search that begins there."""

    def deal(n: int) -> State:
        s = game.sample(seat, (seed << 32) + n)
        s.choose(option, seat)
        return s

    tree = Search(deal, seat, known, seed)
    while tree.done < iterations:
        if stop():
            raise Stopped
        tree.grow(min(STRIDE, iterations - tree.done))
    edges = [edge for bandit in tree.root.bandits for edge in bandit.edges if edge.visits]
    visits = sum(edge.visits for edge in edges)
    if not visits:  # the choice ends the game, whatever is rolled after it
        ends = [known.points(deal(n)) for n in range(max(1, min(iterations, STRIDE)))]
        return [sum(points) / len(ends) for points in zip(*ends)]
    return [sum(edge.points[i] for edge in edges) / visits for i in range(len(edges[0].points))]


@dataclass(frozen=True)
class Summary:
    """One seat's choices: `accuracy` is 100 if each was the best found, and a choice that cost a point counts half."""

    seat: int
    choices: int
    accuracy: float
    cost: float
    grades: dict[str, int]

    def data(self) -> dict[str, Any]:
        return {"seat": self.seat, "choices": self.choices, "accuracy": round(self.accuracy, 1),
                "cost": round(self.cost, 2), "grades": self.grades}  # fmt: skip


def summaries(verdicts: Sequence[Verdict], seats: int) -> list[Summary]:
    out = []
    for seat in range(seats):
        own = [verdict for verdict in verdicts if verdict.seat == seat]
        kept = [0.5**verdict.cost for verdict in own]
        names = ("best", "fine", *[name for name, _ in reversed(GRADES)])
        grades = {name: sum(verdict.grade == name for verdict in own) for name in names}
        accuracy = 100 * sum(kept) / len(kept) if kept else 100.0
        out.append(Summary(seat, len(own), accuracy, sum(verdict.cost for verdict in own), grades))
    return out


def worst(verdicts: Sequence[Verdict], most: int) -> list[Verdict]:
    """The choices that cost most, of those that cost something worth a word."""
    marked = [verdict for verdict in verdicts if verdict.grade in dict(GRADES)]
    return sorted(marked, key=lambda verdict: (-verdict.cost, verdict.n))[:most]
