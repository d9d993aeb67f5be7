"""The King's Storehouse: up to one trade per own worker (ARC-062 to ARC-068)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.options import Option
from courtier.core.piles import find
from courtier.core.reasons import Reason
from courtier.core.words import Arg
from courtier.titles.architects import words as w
from courtier.titles.architects.effects import gain
from courtier.titles.architects.location import NO_EMPTY_VISIT, Location, Visit
from courtier.titles.architects.payment import bonus_of
from courtier.titles.architects.state import AState, Player
from courtier.titles.architects.tables import Trade

NO_SUCH_TRADE: Final = Reason("architects-no-such-trade", "ARC-065")


def trades_of(s: AState, p: Player) -> list[int]:
    """Those of the board, then those of the crew; the same twice is one."""
    t = s.tables
    if p.moments >> w.M_STOREHOUSE & 1 == 0:
        return t.base_trades
    out = t.base_trades.copy()
    for card in p.crew:
        for effect in t.apprentices[card].effects:
            if effect.trade >= 0 and find(out, effect.trade) < 0:
                out.append(effect.trade)
    return out


def short_of(p: Player, trade: Trade) -> int:
    for i in range(w.HELD):
        if p.have[i] < trade.pay[i]:
            return i
    return -1


class Storehouse(Location):
    __slots__ = ()

    def shut(self, s: AState, seat: int, p: Player) -> Reason | None:
        if s.flags & w.F_NO_EMPTY_VISITS:
            for number in trades_of(s, p):
                if short_of(p, s.tables.trades[number]) < 0:
                    return None
            return NO_EMPTY_VISIT
        return None

    def visit(self, s: AState, seat: int, p: Player, workers: int) -> None:
        more = bonus_of(s, p, w.M_STOREHOUSE, w.D_ACTIONS)
        s.push(Trading(seat, s.tables.numbers.actions[self.place].of(workers) + more))


class Trading(Visit):
    __slots__ = ("left",)
    key: ClassVar[str] = "architects-ask-storehouse"
    left: int

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, s: AState) -> list[Option]:
        t = s.tables
        out: list[Option] = []
        for number in trades_of(s, s.players[self.seat]):
            out.append(t.trade[number])
        out.append(t.done)
        return self.with_crew(s, out)

    def legal(self, s: AState) -> list[Option]:
        t = s.tables
        p = s.players[self.seat]
        out: list[Option] = []
        for number in trades_of(s, p):
            if short_of(p, t.trades[number]) < 0:
                out.append(t.trade[number])
        if len(out) == 0:
            return [t.done]
        out.append(t.done)
        return self.with_crew(s, out)

    def why_not(self, s: AState, o: Option) -> Reason | None:
        p = s.players[self.seat]
        if o.verb.id == w.V_DISMISS:
            return None if self.something(s) else NO_TRADE_LEFT
        if o.verb.id != w.V_TRADE:
            return None
        trade = s.tables.trades[o.a]
        i = short_of(p, trade)
        if i < 0:
            return None
        return Reason(
            "reason-lack", "ARC-062", p.have[i], trade.pay[i], -1, "architects-thing-" + w.THINGS[i]
        )

    def something(self, s: AState) -> bool:
        """Without a trade to make the visit ends by itself: nothing is left to decide."""
        p = s.players[self.seat]
        for number in trades_of(s, p):
            if short_of(p, s.tables.trades[number]) < 0:
                return True
        return False

    def explain(self, s: AState, o: Option) -> Reason:
        return NO_SUCH_TRADE if o.verb.id == w.V_TRADE else super().explain(s, o)

    def act(self, s: AState, o: Option) -> None:
        if o.verb.id != w.V_TRADE:
            return
        p = s.players[self.seat]
        trade = s.tables.trades[o.a]
        if self.left > 1:
            s.push(Trading(self.seat, self.left - 1))
        for i in range(w.HELD):
            p.have[i] -= trade.pay[i]
        s.tell(w.E_TRADE, self.seat, o.a)
        for i in range(len(trade.things)):
            gain(s, self.seat, trade.things[i], trade.amounts[i])

    def data(self) -> list[object]:
        return [self.seat, self.left]

    def args(self, s: AState) -> dict[str, Arg]:
        return {"n": self.left}


NO_TRADE_LEFT: Final = Reason("architects-no-trade", "ARC-066")
