"""Pray: all workers of one own action space go to the supply (PAL-089 to PAL-092, PAL-147)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import Ask
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import Action
from courtier.titles.paladins.state import Player, PState

NOTHING_THERE: Final = Reason("paladins-nothing-there", "PAL-089")
NOT_ITSELF: Final = Reason("paladins-pray-not-itself", "PAL-091")


def clear(s: PState, seat: int, o: Option) -> None:
    p = s.players[seat]
    if o.a < len(p.board):
        p.board[o.a] = 0  # to the general supply, never back to the player (PAL-056)
        s.tell(w.E_CLEARED, seat, o.a)


class Pray(Action):
    __slots__ = ()

    def price(self, s: PState, p: Player) -> int:
        return self.silver(s, p, s.tables.board_actions[w.PRAY].cost)  # Oliver (PAL-134)

    def candidates(self, s: PState, p: Player) -> list[Option]:
        return s.tables.clear

    def gate(self, s: PState, p: Player) -> Reason | None:
        return self.closed(s, p) or self.lack_silver(s, p, self.price(s, p), "PAL-089")

    def shut(self, s: PState, p: Player) -> Reason | None:
        return self.gate(s, p)  # it may clear nothing (PAL-092)

    def target(self, s: PState, p: Player, o: Option) -> Reason | None:
        if o.a == w.PRAY:
            return NOT_ITSELF
        if o.a < len(p.board) and p.board[o.a] == 0:
            return NOTHING_THERE
        return None  # to clear nothing too (PAL-092)

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        clear(s, seat, o)


class Clear(Ask[PState]):
    """A Pray gained as a reward is free, clears any own space, and may be declined (PAL-065, PAL-091, PAL-147)."""

    __slots__ = ()
    key: ClassVar[str] = "paladins-ask-clear"

    def candidates(self, s: PState) -> list[Option]:
        out = s.tables.clear[:-1]
        out.append(s.tables.decline)
        return out

    def why_not(self, s: PState, o: Option) -> Reason | None:
        if o.verb.id == w.V_DECLINE or s.players[self.seat].board[o.a] != 0:
            return None
        return NOTHING_THERE

    def apply(self, s: PState, o: Option) -> None:
        if o.verb.id == w.V_DECLINE:
            s.tell(w.E_DECLINED, self.seat)
        else:
            clear(s, self.seat, o)
