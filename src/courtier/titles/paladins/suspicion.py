"""Tax and suspicion (PAL-163 to PAL-178, PAL-255)."""

from __future__ import annotations

from courtier.core.agenda import Task
from courtier.titles.paladins import words as w
from courtier.titles.paladins.inquisition import Inquisition
from courtier.titles.paladins.solo.track import advance
from courtier.titles.paladins.state import PState


class Tax(Task[PState]):
    """Take n from the tax supply, what it lacks from the main supply; the last silver calls the inquisition."""

    __slots__ = ("n", "seat")
    seat: int
    n: int

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: PState) -> None:
        if self.n == 0:
            return
        if s.is_rival(self.seat):
            s.tell(w.E_RIVAL_TAX, self.seat, self.n)
            empty(s, self.n)
            advance(s, self.n * s.tables.rival.steps)  # the full amount (SOLO-021, SOLO-077)
            return
        s.players[self.seat].silver += self.n  # PAL-164
        s.tell(w.E_TAX, self.seat, self.n)
        empty(s, self.n)

    def data(self) -> list[object]:
        return [self.seat, self.n]


def empty(s: PState, n: int) -> None:
    """Silver leaves the tax supply; at most one inquisition follows (PAL-165, PAL-166)."""
    s.tax = max(0, s.tax - n)
    if s.tax == 0:
        s.push(Inquisition())


class Suspicion(Task[PState]):
    """Draw n suspicions, each resolved before the next (PAL-167 to PAL-175)."""

    __slots__ = ("again", "n", "seat")
    seat: int
    n: int
    again: bool  # an inquisition has just looked for cards

    def __init__(self, seat: int, n: int, again: bool) -> None:
        self.seat = seat
        self.n = n
        self.again = again

    def run(self, s: PState) -> None:
        if len(s.suspicion.cards) == 0:
            if len(s.suspicion_gone) == 0:
                if not self.again:
                    s.push(Suspicion(self.seat, self.n, True))
                    s.push(Inquisition())  # PAL-172
                    return
                if self.n > 1:  # nothing came back: this one is skipped (PAL-255)
                    s.push(Suspicion(self.seat, self.n - 1, True))
                return
            cards = s.suspicion_gone
            s.suspicion_gone = []
            s.shuffle(cards)  # PAL-171
            s.suspicion.cards = cards
            s.suspicion.seen = [0] * len(cards)
        if self.n > 1:
            s.push(Suspicion(self.seat, self.n - 1, False))
        card = s.suspicion.draw()
        s.barrier += 1
        p = s.players[self.seat]
        p.suspicion = [*p.suspicion, card]
        tax = s.tables.suspicion[card]
        s.tell(w.E_SUSPICION, self.seat, tax)
        if tax > 0:
            s.push(Tax(self.seat, tax))

    def data(self) -> list[object]:
        return [self.seat, self.n, self.again]
