"""hint(): what a seat should choose, what that brings, and how sure this is; all of it from one estimate.

Search says which options deserve a look. Each becomes a few plans: the option and what the seat chooses after it, up to
the next reveal or another seat's choice. All plans are then played on from the same deals with the same dice (common
random numbers), the worse half is dropped twice, and the means of what is left are the answer: the order, the leads,
their standard errors and the sentence that says what the better option buys.

The deals depend on the reveals so far and on nothing else. So a hint asked twice is the same hint, and the next one of
the same turn weighs the rest of the same plan by the same deals: the lead that it tells does not jump.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from typing import Any

from courtier.bots.adapt import Adaptation
from courtier.bots.search import Edge, Node, Search, ahead
from courtier.bots.think import SEEDS, knowledge_of, think
from courtier.core.agenda import State
from courtier.core.game import Game
from courtier.core.knowledge import Knowledge
from courtier.core.options import Option
from courtier.core.rng import seeded
from courtier.core.words import Phrase, join

SECONDS = (
    2.5  # what a hint may take, however slow the machine is; one that took less is the same on every machine
)
FIRST = 4  # options at most that are played on
TRIED = 0.05  # with so much of the visits of the one that search tried most
BRANCHES = 2  # ways that a plan goes on with, at each choice
PLANS = 3  # plans for one option
DEEP = 6  # choices of a plan
ROUNDS = 3  # between two of them the worse half of the plans is dropped
FINALISTS = 3
FEWEST = 4  # play-outs of every plan, even when the time is up
FOLLOWED = 8  # visits from which on a choice of the tree is better than one of the rollout policy
DEALS = SEEDS // 4  # the first of those that plans are played on with
NEXT = 6  # own choices after a plan that are noted: what it makes possible
SURE = 2.0  # standard errors from which on a difference is told
TOLD = 0.25  # and it must be so many points
PARTS = 3  # parts of the difference that are told
OFTENER = 0.5  # a choice that follows so much oftener, as a share of the play-outs, is told
OTHERS = "hint-others"  # what the best of the others gets less
TO_COME = "hint-to-come"  # what is expected and stands on no sheet yet


@dataclass(frozen=True)
class Budget:
    """How much a hint thinks, from the title's bot.toml: bounded by work, not by the clock."""

    iterations: int = 3000
    playouts: int = 1200
    late: float = 0.0  # 1: more of both where less of the game is left, see levels.Settings

    @staticmethod
    def of(game: Game) -> Budget:
        own: dict[str, Any] = game.title.bot_settings().get("hint", {})
        known = {key: value for key, value in own.items() if not isinstance(value, dict)}
        return Budget(**(known | own.get(f"seats_{game.seats}", {})))

    def at(self, left: float) -> Budget:
        more = max(left, 0.01) ** -self.late
        return Budget(round(more * self.iterations), round(more * self.playouts))


@dataclass(frozen=True)
class Part:
    """A category of the expected score sheets, and by how many points the better one's differs from the other's."""

    key: str
    points: float
    error: float


@dataclass(frozen=True)
class Hint:
    """The best option and the next best one. Errors are standard errors; `margin` is the best lead less the second."""

    option: Option
    seat: int
    lead: float = 0.0  # expected final points more than the best of the others
    error: float = 0.0
    points: float = 0.0  # expected own final points
    second: Option | None = None
    margin: float = 0.0
    margin_error: float = 0.0
    parts: list[Part] = field(default_factory=list)
    next: Option | None = None  # what the best option makes possible
    next_share: tuple[float, float] = (0.0, 0.0)  # how often it follows the best option, and the second one
    playouts: int = 0
    cut: bool = False  # the time was up: another time it may be another hint

    @property
    def second_lead(self) -> float:
        return self.lead - self.margin

    @property
    def even(self) -> bool:
        """Is the difference no larger than chance makes it?"""
        return self.margin < SURE * self.margin_error

    def gain(self) -> Phrase | None:
        """One sentence: what the best option buys, compared with the second one."""
        if self.second is None:
            return None
        sure = [p for p in self.parts if abs(p.points) >= max(TOLD, SURE * p.error)][:PARTS]
        other = self.second.phrase()
        said = [
            Phrase(
                "hint-more" if p.points > 0 else "hint-less",
                {"points": round(abs(p.points), 1), "what": Phrase(p.key)},
            )
            for p in sure
        ]
        if said:
            return Phrase("hint-gain", {"other": other, "parts": join("join-comma", said)})
        return Phrase("hint-even" if self.even else "hint-better", {"other": other})

    def follows(self) -> Phrase | None:
        """And what becomes possible with it, if something does."""
        if self.next is None:
            return None
        often, seldom = (round(100 * share) for share in self.next_share)
        return Phrase("hint-next", {"choice": self.next.phrase(), "often": often, "seldom": seldom})


class Plan:
    """Choices of one seat up to the next reveal, and where the play-outs from there ended."""

    def __init__(self, options: list[Option], edge: Edge | None) -> None:
        self.options = options
        self.edge = edge  # of the tree, after its last choice
        self.ends: list[State] = []
        self.leads: list[float] = []
        self.after: list[list[Option]] = []  # own choices that followed

    @property
    def first(self) -> Option:
        return self.options[0]

    @property
    def mean(self) -> float:
        return sum(self.leads) / len(self.leads)


class Clock:
    def __init__(self, seconds: float | None) -> None:
        self.end = None if seconds is None else time.perf_counter() + seconds
        self.cut = False

    def up(self) -> bool:
        if self.end is not None and time.perf_counter() > self.end:
            self.cut = True
        return self.cut


def seed_of(game: Game, seat: int) -> int:
    """The same from one reveal to the next, so that hints of one turn are comparable."""
    return (game.state.barrier << 6) + seat


def hint(
    game: Game,
    seat: int,
    *,
    seconds: float | None = SECONDS,
    budget: Budget | None = None,
    seed: int | None = None,
) -> Hint:
    """The same for the same position as the seat sees it, unless it is `cut`. `seed`: by other deals."""
    options = game.options(seat)
    if len(options) < 2:
        return Hint(options[0], seat)
    known = knowledge_of(game)
    work = (Budget.of(game) if budget is None else budget).at(known.left(game.state))
    number = (seed_of(game, seat) if seed is None else seed) % SEEDS

    def deal(n: int) -> State:
        return game.sample(seat, number * SEEDS + n)

    clock = Clock(seconds)
    tree = Search(deal, seat, known, number)
    adaptation = Adaptation(known, seat, number)
    steps = adaptation.steps(game.state, work.iterations)
    half = None if seconds is None else seconds / 2
    think(tree, adaptation, steps, options, work.iterations, half, None, None)
    clock.cut = tree.done < work.iterations
    tree.knowledge = known  # prices adapted anew for every choice would make the lead jump
    left = race(tree, plans(tree, options), work.playouts, clock)
    return told(game, tree, left, clock.cut)


def plans(tree: Search, options: Sequence[Option]) -> list[Plan]:
    """Of the options that search tried most, at least two; each with the ways to go on that it tried most."""
    bandit = tree.root.bandit(tree.seat)
    edges = sorted(
        (edge for option in options if (edge := bandit.find(option))), key=lambda edge: -edge.visits
    )
    enough = TRIED * edges[0].visits
    firsts = [edge for n, edge in enumerate(edges[:FIRST]) if n < 2 or edge.visits >= enough]
    start = tree.deal(DEALS)
    return [plan for edge in firsts for plan in ways(tree, start, edge)]


def ways(tree: Search, start: State, first: Edge) -> list[Plan]:
    """The plans that begin with an option, those that search liked best first."""
    seat = tree.seat
    number = count()
    begun = start.clone()
    begun.choose(first.option, seat)
    open_plans: list[tuple[float, int, list[Option], State, Edge | None]] = []
    heappush(open_plans, (-1.0, next(number), [first.option], begun, first))
    found: list[Plan] = []
    while open_plans and len(found) < PLANS:
        weight, _, made, s, edge = heappop(open_plans)
        if len(made) == DEEP or not goes_on(tree.knowledge, s, seat, start.barrier):
            found.append(Plan(made, edge))
            continue
        for share, option, child in best_ways(tree, s, None if edge is None else edge.child):
            after = s.clone()
            after.choose(option, seat)
            heappush(open_plans, (weight * share, next(number), [*made, option], after, child))
    return found


def goes_on(known: Knowledge[Any], s: State, seat: int, barrier: int) -> bool:
    """Is the same seat asked again, before anything was revealed?"""
    if len(s.asks) == 0 or s.together or s.asks[0].seat != seat or s.barrier != barrier:
        return False
    return not known.quiet(s)


def best_ways(tree: Search, s: State, node: Node | None) -> list[tuple[float, Option, Edge | None]]:
    """The likeliest next choices by visits; where the tree knows none, the one that the rollout policy likes most."""
    edges = [] if node is None else [node.bandit(tree.seat).find(option) for option in s.options[0]]
    tried = sorted(
        (edge for edge in edges if edge is not None and edge.visits), key=lambda edge: -edge.visits
    )
    if not tried:
        likes = tree.knowledge.likes(s, 0)
        return [(1.0, s.options[0][likes.index(max(likes))], None)]
    visits = sum(edge.visits for edge in tried)
    return [(edge.visits / visits, edge.option, edge) for edge in tried[:BRANCHES]]


def race(tree: Search, running: list[Plan], playouts: int, clock: Clock) -> list[Plan]:
    """Plays the plans on, all on the same deals; the best ones on most. Never fewer than two options are left."""
    deals = 0
    for n in range(ROUNDS):
        if n:
            running = better_half(running)
        more = max(FEWEST, playouts // (ROUNDS * len(running)))
        for number in range(deals, deals + more):
            if number >= FEWEST and clock.up():
                break
            for plan in running:
                play(tree, plan, number)
        deals = len(running[0].leads)
        if clock.cut:
            break
    return running


def better_half(running: list[Plan]) -> list[Plan]:
    ordered = sorted(running, key=lambda plan: -plan.mean)
    kept = ordered[: max(FINALISTS, (len(ordered) + 1) // 2)]
    if all(plan.first == kept[0].first for plan in kept):
        kept.append(next(plan for plan in ordered if plan.first != kept[0].first))
    return kept


def play(tree: Search, plan: Plan, number: int) -> None:
    """One play-out: the plan, what the tree tried most after it, then the rollout policy."""
    s = tree.deal(DEALS + number).clone()
    seat = tree.seat
    barrier = s.barrier
    tree.random = seeded(number) & 0x3FFFFFFF
    for option in plan.options:
        at = s.asked(seat)
        if at < 0 or option not in s.options[at]:
            break
        s.choose(option, seat)
    after: list[Option] = []
    judged: State | None = None
    node = None if plan.edge is None or tree.good else plan.edge.child
    same_turn = True
    while len(s.asks) > 0 and (node is not None or tree.good or not tree.knowledge.quiet(s)):
        if tree.good and len(after) == NEXT:
            break
        same_turn = same_turn and goes_on(tree.knowledge, s, seat, barrier)
        back = not (same_turn or tree.good) and s.asks[0].seat == seat and tree.knowledge.quiet(s)
        if back and judged is None:  # where the tree happens to end, the next hint's does not
            judged = s.clone()
        edge = None if node is None else tried_most(node, s)
        if edge is not None:
            option, node = edge.option, edge.child
        else:
            option, node = liked(tree.knowledge, s) if tree.good else tree.rollout_choice(s), None
        if s.asks[0].seat == seat and not same_turn:
            after.append(option)
        s.play(0, option)
    if judged is None:
        tree.play_on(s)
        judged = s
    plan.ends.append(judged)
    plan.leads.append(ahead(tree.knowledge.points(judged), seat))
    plan.after.append(after)


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


def liked(known: Knowledge[Any], s: State) -> Option:
    likes = known.likes(s, 0)
    return s.options[0][likes.index(max(likes))]


def told(game: Game, tree: Search, running: list[Plan], cut: bool) -> Hint:
    ordered = sorted(running, key=lambda plan: -plan.mean)
    best = ordered[0]
    second = next(plan for plan in ordered if plan.first != best.first)
    lead, error = mean_error(best.leads)
    margin, margin_error = paired(best.leads, second.leads)
    known, seat = tree.knowledge, tree.seat
    own = [known.points(s)[seat] for s in best.ends]
    option, shares = made_possible(best, second)
    return Hint(
        best.first, seat, lead, error, sum(own) / len(own), second.first, max(0.0, margin), margin_error,
        parts_of(game, known, seat, best, second), option, shares, len(best.leads), cut,
    )  # fmt: skip


def mean_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    n = len(values)
    mean = sum(values) / n
    return mean, math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, n - 1) / n)


def paired(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Of the differences on the same deals: what is luck in both is in neither."""
    return mean_error([a - b for a, b in zip(one, other, strict=True)])


def parts_of(game: Game, known: Knowledge[Any], seat: int, best: Plan, second: Plan) -> list[Part]:
    """The margin by categories of the score sheets, the largest first; the last category is the others' luck."""
    sheets = [[expected(game, known, seat, s) for s in plan.ends] for plan in (best, second)]
    out: list[Part] = []
    for key in dict.fromkeys(key for sheet in sheets[0] + sheets[1] for key in sheet):
        ones, others = ([sheet.get(key, 0.0) for sheet in side] for side in sheets)
        out.append(Part(key, *paired(ones, others)))
    return sorted(out, key=lambda part: -abs(part.points))


def expected(game: Game, known: Knowledge[Any], seat: int, s: State) -> dict[str, float]:
    """A seat's final score sheet as far as it is known where a play-out ended; what each feature will bring goes
    to the line that the title says. The lines and the others' points add up to the lead."""
    sheet = next(sheet for sheet in game.title.scores(s) if sheet["seat"] == seat)
    out: dict[str, float] = {line["key"]: float(line["points"]) for line in sheet["lines"]}
    points = known.points(s)
    if not s.over():
        for key, weight, found in zip(known.lines(), known.weights, known.features(s, seat), strict=True):
            out[key] = out.get(key, 0.0) + weight * found
        out[TO_COME] = out.get(TO_COME, 0.0) + points[seat] - sum(out.values())
    out[OTHERS] = ahead(points, seat) - points[seat]
    return out


def made_possible(best: Plan, second: Plan) -> tuple[Option | None, tuple[float, float]]:
    """The choice that follows the best plan oftener than the second one, if one does by much."""
    n = len(best.after)
    counts = [tally(plan.after) for plan in (best, second)]
    top: tuple[Option | None, tuple[float, float]] = (None, (0.0, 0.0))
    most = OFTENER
    for token, (option, often) in counts[0].items():
        seldom = counts[1][token][1] if token in counts[1] else 0
        if option not in second.options and (often - seldom) / n >= most:
            most = (often - seldom) / n
            top = option, (often / n, seldom / n)
    return top


def tally(after: list[list[Option]]) -> dict[str, tuple[Option, int]]:
    out: dict[str, tuple[Option, int]] = {}
    for made in after:
        for token, option in {str(option): option for option in made}.items():
            out[token] = option, out[token][1] + 1 if token in out else 1
    return out
