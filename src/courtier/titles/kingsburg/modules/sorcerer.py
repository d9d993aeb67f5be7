"""Module 3, the Sorcerer: buildings of the first column, free of charge and without their VP."""

from __future__ import annotations

from typing import ClassVar

from courtier.core.agenda import Ask
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.construct import not_next
from courtier.titles.kingsburg.effects import BUILD_FREE, Effect
from courtier.titles.kingsburg.state import KState


def raise_free(s: KState, seat: int, e: Effect) -> None:
    """Up to so many; the buildings that are left if there are fewer (KBM3-023, KBM3-039)."""
    s.push(Raise(seat, e.n))


class Raise(Ask[KState]):
    """One more, or that is all."""

    __slots__ = ("left",)
    key: ClassVar[str] = "kingsburg-ask-raise"
    left: int

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, s: KState) -> list[Option]:
        columns = raised_columns(s, self.seat)
        out: list[Option] = []
        for next in s.tables.next_buildings(s.sheet(self.seat), s.players[self.seat].built):
            if next.verb.id == w.V_BUILD and columns >> s.tables.buildings[next.a].column & 1:
                out.append(s.tables.raises[next.a])
        out.append(s.tables.done)
        return out

    def explain(self, s: KState, o: Option) -> Reason:
        return not_next(s, self.seat, o, w.V_RAISE) or Reason("kingsburg-first-column", "KBM3-023")

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_DONE:
            return
        s.players[self.seat].built |= s.tables.buildings[o.a].bit  # nothing of constructing works (KBM3-059)
        s.tell(w.E_RAISED, self.seat, o.a)
        if self.left > 1:
            s.push(Raise(self.seat, self.left - 1))

    def data(self) -> list[object]:
        return [self.seat, self.left]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"n": self.left}


def raised_columns(s: KState, seat: int) -> int:
    bits = 0
    e = s.tables.more.governors[s.more.governor[seat]].op(BUILD_FREE)
    if e is not None:
        for column in e.values:
            bits |= 1 << column
    return bits
