"""Knowledge: what a title tells bots about its positions. Search is the same for every title; this is what differs.

A title subclasses it in its bot.py. All of it is judged from a state that a seat could be in (`Title.sample`), so no
bot sees more than its seat.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from courtier.core.agenda import State
from courtier.core.options import Option

S = TypeVar("S", bound=State)

PLAYED_ON: Final = 60  # choices at most to the next quiet moment
TRIED: Final = 5  # options at most of each choice on the way to the end of an action
DEPTH: Final = 4  # choices of one seat that an action takes at most: what, with whom, paid by what


def ahead(points: list[float], i: int) -> float:
    """Points more than the best of the others; alone, all of one's own."""
    best = -1e9
    for j in range(len(points)):
        if j != i and points[j] > best:
            best = points[j]
    return points[i] - best if len(points) > 1 else points[i]


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S]):
    """Expected points, when to judge, and what the rollout policy would choose."""

    __slots__ = ("prices", "weights")
    weights: list[float]  # one per feature, fitted from self-play
    prices: list[float]  # of the rollout policy, evolved in whole games; none: likes go by rules of thumb

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.prices = []

    def table(self) -> str:
        """The table of bot.toml that holds the weights; a setup with features of its own may have its own."""
        return "weights"

    def names(self) -> list[str]:
        """The features' names, in the order of the weights."""
        return []

    def lines(self) -> list[str]:
        """For each feature the message key of what it will bring: a line of the score sheet, or something else."""
        return ["hint-to-come"] * len(self.names())

    def priced(self) -> list[str]:
        """The names of the prices, in their order."""
        return []

    def price_table(self) -> str:
        """The table of bot.toml that holds them."""
        return "prices"

    def price_guess(self) -> list[str]:
        """The tables that evolving them begins with: each has what those before it lack, or has otherwise."""
        return ["price_guess"]

    def set_prices(self, prices: list[float]) -> None:
        self.prices = prices

    def at_prices(self, seat: int, prices: list[float]) -> Knowledge[S]:
        """The same knowledge, but one seat goes by prices of its own."""
        raise NotImplementedError

    def features(self, s: S, seat: int) -> list[float]:
        """What a seat has at a quiet moment that will bring points later."""
        return []

    def made(self, s: S, seat: int) -> float:
        """Points that a seat has for certain; once the game is over its final points, tie-breaks as hundredths."""
        raise NotImplementedError

    def players(self, s: S) -> int:
        """The seats, and an automatic opponent after them."""
        raise NotImplementedError

    def left(self, s: S) -> float:
        """The part of the game that is still to come, from 1 to 0."""
        raise NotImplementedError

    def finish(self, s: S, seat: int) -> float:
        """How far a seat has brought the end of the game, from 0 to 1, where players make that end; 0 elsewhere."""
        return 0.0

    def quiet(self, s: S) -> bool:
        """Is this a moment between actions, where features tell what a position is worth?"""
        return True

    def likes(self, s: S, at: int) -> list[float]:
        """For each option of an open ask how much the rollout policy likes it, roughly in points."""
        return [0.0] * len(s.options[at])

    def sure(self, s: S, at: int) -> float:
        """How much surer likes are of this ask than of others: search looks less at what is liked less."""
        return 1.0

    def wasteful(self, s: S, at: int, o: Option) -> bool:
        """Is another option of this ask better whatever comes? No level chooses such a one, however it errs."""
        return False

    def points(self, s: S) -> list[float]:
        """Everybody's expected final points."""
        out: list[float] = []
        over = s.over()
        weights = self.weights
        for seat in range(self.players(s)):
            total = self.made(s, seat)
            if not over:
                found = self.features(s, seat)
                for i in range(len(found)):
                    total += weights[i] * found[i]
            out.append(total)
        return out

    def valued(self, s: S, points: list[float]) -> list[float]:
        """What players who look one choice ahead go by: a title may say that a lead is enough and the end counts."""
        return points

    def settle(self, s: S) -> None:
        """Play what the rollout policy likes most, to the next quiet moment."""
        for _ in range(PLAYED_ON):
            if len(s.asks) == 0 or self.quiet(s):
                return
            self.play_by_policy(s)

    def play_out(self, s: S) -> None:
        """The same to the end of the game."""
        while len(s.asks) > 0:
            self.play_by_policy(s)

    def play_by_policy(self, s: S) -> None:
        likes = self.likes(s, 0)
        best = 0
        for i in range(1, len(likes)):
            if likes[i] > likes[best]:
                best = i
        s.play(0, s.options[0][best])

    def lead(self, s: S, seat: int) -> float:
        """Expected points of a seat less the best of the others, from the next quiet moment on; `s` is used up."""
        self.settle(s)
        return ahead(self.valued(s, self.points(s)), seat)

    def worth_trying(self, n: int, like: float, depth: int) -> bool:
        """On the way to the end of an action, so many choices deep: the n-th option in order of liking, from 0."""
        return n < TRIED

    def best(self, s: S, seat: int, depth: int = DEPTH) -> float:
        """The lead when this seat ends well what it has begun; of its options the most liked ones are tried."""
        if depth == 0 or s.together or len(s.asks) == 0 or s.asks[0].seat != seat or self.quiet(s):
            return self.lead(s, seat)
        options = s.options[0]
        likes = self.likes(s, 0)
        top = -1e9
        for n in range(len(options)):
            at = 0
            for i in range(1, len(likes)):
                if likes[i] > likes[at]:
                    at = i
            if not self.worth_trying(n, likes[at], depth):
                break
            likes[at] = -1e9
            after = s.clone()
            after.play(0, options[at])
            top = max(top, self.best(after, seat, depth - 1))  # type: ignore[arg-type]
        return top
