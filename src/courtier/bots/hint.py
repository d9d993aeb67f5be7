"""hint(): what a seat should choose, what that brings, and how sure this is; all of it from one estimate (plans.py).

The order, the leads, their standard errors and the sentence that says what the better option buys come from the same
play-outs. Their deals depend on the reveals so far and on nothing else. So a hint asked twice is the same hint, and the
next one of the same turn weighs the rest of the same plan by the same deals: the lead that it tells does not jump.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from courtier.bots.plans import Budget, Clock, Forest, Plan
from courtier.bots.think import SEEDS, knowledge_of
from courtier.core.agenda import State
from courtier.core.game import Game
from courtier.core.knowledge import Knowledge, ahead
from courtier.core.options import Option
from courtier.core.words import Phrase, join

SECONDS = 2.5  # of a processor: what a hint may take, however slow the machine is
SURE = 2.0  # standard errors from which on a difference is told
TOLD = 0.25  # and it must be so many points
PARTS = 3  # parts of the difference that are told
OFTENER = 0.5  # a choice that can follow so much oftener, as a share of the play-outs, is told
LOOKED_AT = 400  # play-outs that tell this
OTHERS = "hint-others"  # what the best of the others gets less
TO_COME = "hint-to-come"  # what is expected and stands on no sheet yet
USUAL = Budget(60_000, 20_000)  # for a title whose bot.toml names none


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
        return self.margin <= SURE * self.margin_error

    def gain(self) -> Phrase | None:
        """One sentence: what the best option buys compared with the second one, and what that costs."""
        if self.second is None:
            return None
        other = self.second.phrase()
        sure = [p for p in self.parts if abs(p.points) >= max(TOLD, SURE * p.error)]
        gains, costs = ([p for p in sure if (p.points > 0) == more] for more in (True, False))
        if not gains:
            return Phrase("hint-even" if self.even else "hint-better", {"other": other})
        said = [
            Phrase(
                "hint-more" if p.points > 0 else "hint-less",
                {"points": round(abs(p.points), 1), "what": Phrase(p.key)},
            )
            for p in gains[: PARTS - len(costs[:1])] + costs[:1]
        ]
        parts = join("join-comma", said)
        return Phrase("hint-trade" if self.even else "hint-gain", {"other": other, "parts": parts})

    def follows(self) -> Phrase | None:
        """And what becomes possible with it, if something does."""
        if self.next is None:
            return None
        often, seldom = (round(100 * share) for share in self.next_share)
        return Phrase("hint-next", {"choice": self.next.phrase(), "often": often, "seldom": seldom})


def budget_of(game: Game) -> Budget:
    own: dict[str, Any] = game.title.bot_settings().get("hint", {})
    return Budget(**own) if own else USUAL


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
    among: Sequence[Option] | None = None,
) -> Hint:
    """The same for the same position as the seat sees it, unless it is `cut`. `seed`: by other deals. `among`: of these
    options, two at least."""
    options = game.options(seat)
    if len(options) < 2:
        return Hint(options[0], seat)
    number = (seed_of(game, seat) if seed is None else seed) % SEEDS

    def deal(n: int) -> State:
        return game.sample(seat, number * SEEDS + n)

    clock = Clock(seconds)
    work = budget_of(game) if budget is None else budget
    forest = Forest(deal, seat, knowledge_of(game), number, work.trees)
    length = forest.length()
    forest.grow_within(work.search / length, clock)
    left = forest.race(forest.plans(among or options), work.playouts / length, clock)
    return told(game, forest, left, work.forecast, clock.cut)


def shown(error: float) -> float:
    """A standard error as people are told it: in tenths, rounded up, and never nothing."""
    return max(1, math.ceil(10 * error)) / 10


def told(game: Game, forest: Forest, running: list[Plan], off: float, cut: bool) -> Hint:
    """`off`: of the forecast, for a whole game. It is nearly the same for both options: the margin has none of it."""
    ordered = sorted(running, key=lambda plan: -plan.mean)
    best = ordered[0]
    second = next(plan for plan in ordered if plan.first != best.first)
    lead, chance = forest.mean_error(best.leads)
    margin, margin_error = forest.paired(best.leads, second.leads)
    error = math.hypot(chance, off * math.sqrt(forest.known.left(game.state)))
    own = [forest.known.points(s)[forest.seat] for s in best.ends]
    option, shares = made_possible(best, second)
    return Hint(
        best.first, forest.seat, lead, error, sum(own) / len(own), second.first, max(0.0, margin), margin_error,
        parts_of(game, forest, best, second), option, shares, len(best.leads), cut,
    )  # fmt: skip


def parts_of(game: Game, forest: Forest, best: Plan, second: Plan) -> list[Part]:
    """The margin by categories of the score sheets, the largest first; the last category is the others' luck."""
    sheets = [[expected(game, forest.known, forest.seat, s) for s in plan.ends] for plan in (best, second)]
    out: list[Part] = []
    for key in dict.fromkeys(key for sheet in sheets[0] + sheets[1] for key in sheet):
        ones, others = ([sheet.get(key, 0.0) for sheet in side] for side in sheets)
        out.append(Part(key, *forest.paired(ones, others)))
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
    out[TO_COME] = out.get(TO_COME, 0.0) + points[seat] - sum(out.values())  # at the end, tie-breaks
    out[OTHERS] = ahead(points, seat) - points[seat]
    return out


def made_possible(best: Plan, second: Plan) -> tuple[Option | None, tuple[float, float]]:
    """The choice that mostly follows the best plan and can be made much oftener than after the second; and how often
    it can. One that names nothing, to pass or to end, is nothing that was made possible."""
    n = min(LOOKED_AT, len(best.after))
    chosen = Counter(str(option) for made in best.after[:n] for option in dict.fromkeys(made))
    by_token = {str(option): option for made in best.after[:n] for option in made}
    for token, often in chosen.most_common(PARTS):
        option = by_token[token]
        if often < OFTENER * n or " " not in token or option in second.options:
            continue
        shares = offered(best, option, n), offered(second, option, n)
        if shares[0] - shares[1] >= OFTENER:
            return option, shares
    return None, (0.0, 0.0)


def offered(plan: Plan, option: Option, n: int) -> float:
    """The share of play-outs in which the choice could be made."""
    return sum(any(option in options for options in offers) for offers in plan.offers[:n]) / n
