"""The rules: tasks that still have to happen, and asks with the reasons against each candidate."""

from __future__ import annotations

from courtier.core.agenda import Ask, Task, Together
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase
from tests.core.tiny.state import (
    E_BID,
    E_LOOKED,
    E_NOBODY,
    E_RESERVE,
    E_ROUND,
    E_SAW,
    E_SOLD,
    E_WON,
    NOBODY,
    RESERVES,
    V_BID,
    V_PEEK,
    V_RESERVE,
    V_SELL,
    TinyState,
)


class Round(Task[TinyState]):
    """The next host's auction, or nothing after the last round."""

    __slots__ = ()

    def run(self, s: TinyState) -> None:
        if s.round == s.rounds:
            return
        s.round += 1
        s.host = (s.host + 1) % len(s.purses)
        s.tell(E_ROUND, s.host, s.round)
        if s.round in s.gifts:
            for purse in s.purses:
                purse.coins += 1
                s.bank -= 1
        s.push(self)
        s.push(Auction())
        s.push(Together([Bid(seat) for seat in range(len(s.purses))]))
        if s.peeking:
            s.push(Peek(s.host))
        s.push(Reserve(s.host))


class Reserve(Ask[TinyState]):
    """TINY-001. Nothing is revealed, so it can be undone."""

    __slots__ = ()
    key = "tiny-ask-reserve"

    def candidates(self, s: TinyState) -> list[Option]:
        return s.tables.reserve[:RESERVES]

    def beyond(self, s: TinyState) -> list[Option]:
        return s.tables.reserve[RESERVES:]

    def explain(self, s: TinyState, o: Option) -> Reason:
        if o.verb.id != V_RESERVE:
            return super().explain(s, o)
        return Reason("tiny-reserve-high", "TINY-001", o.a, RESERVES - 1)

    def apply(self, s: TinyState, o: Option) -> None:
        s.reserve = o.a
        s.tell(E_RESERVE, self.seat, o.a)


class Peek(Ask[TinyState]):
    """TINY-002. A look raises the barrier: it cannot be undone."""

    __slots__ = ()
    key = "tiny-ask-peek"

    def candidates(self, s: TinyState) -> list[Option]:
        return [s.tables.peek, s.tables.trust]

    def why_not(self, s: TinyState, o: Option) -> Reason | None:
        coins = s.purses[self.seat].coins
        if o.verb.id == V_PEEK and coins < 1:
            return Reason("reason-lack", "TINY-002", coins, 1, -1, "tiny-coins")
        return None

    def apply(self, s: TinyState, o: Option) -> None:
        if o.verb.id == V_PEEK:
            s.purses[self.seat].coins -= 1
            s.bank += 1
            gem = s.pile.look(self.seat)
            s.barrier += 1
            s.tell(E_LOOKED, self.seat)
            s.tell(E_SAW, self.seat, gem, 0, 1 << self.seat)


class Bid(Ask[TinyState]):
    """TINY-003. Asked of all at once: applied by seat when the last answer is in."""

    __slots__ = ()
    key = "tiny-ask-bid"

    def candidates(self, s: TinyState) -> list[Option]:
        return s.tables.bid[: s.tables.coins + 1]

    def why_not(self, s: TinyState, o: Option) -> Reason | None:
        coins = s.purses[self.seat].coins
        return Reason("reason-lack", "TINY-003", coins, o.a, -1, "tiny-coins") if o.a > coins else None

    def beyond(self, s: TinyState) -> list[Option]:
        return s.tables.bid[s.tables.coins + 1 :]

    def explain(self, s: TinyState, o: Option) -> Reason:
        if o.verb.id != V_BID:
            return super().explain(s, o)
        return Reason("reason-lack", "TINY-003", s.purses[self.seat].coins, o.a, -1, "tiny-coins")

    def apply(self, s: TinyState, o: Option) -> None:
        s.bids[self.seat] = o.a
        s.luck[self.seat] = s.below(6) + 1
        s.tell(E_BID, self.seat, o.a, s.luck[self.seat])

    def args(self, s: TinyState) -> dict[str, Arg]:
        return {"reserve": s.reserve}


class Auction(Task[TinyState]):
    """TINY-004."""

    __slots__ = ()

    def run(self, s: TinyState) -> None:
        best = max(range(len(s.purses)), key=lambda seat: (s.bids[seat], s.luck[seat]))
        gem = s.pile.draw()
        s.barrier += 1
        if s.bids[best] == 0 or s.bids[best] < s.reserve:
            s.sold.append(gem)
            s.tell(E_NOBODY, -1, gem)
            return
        s.purses[best].coins -= s.bids[best]
        s.bank += s.bids[best]
        s.tell(E_WON, best, gem)
        s.push(Fate(best, gem))


class Fate(Ask[TinyState]):
    """TINY-004. An ask with an argument of its own: `data` gives it back to the constructor."""

    __slots__ = ("gem",)
    key = "tiny-ask-fate"
    gem: int

    def __init__(self, seat: int, gem: int) -> None:
        super().__init__(seat)
        self.gem = gem

    def candidates(self, s: TinyState) -> list[Option]:
        return [s.tables.keep[self.gem], s.tables.sell[self.gem]]

    def apply(self, s: TinyState, o: Option) -> None:
        purse = s.purses[self.seat]
        if o.verb.id == V_SELL:
            price = s.tables.worth[self.gem] // 2
            purse.coins += price
            s.bank -= price
            s.sold.append(self.gem)
            s.tell(E_SOLD, self.seat, self.gem)
        else:
            purse.gems.append(self.gem)

    def data(self) -> list[object]:
        return [self.seat, self.gem]

    def args(self, s: TinyState) -> dict[str, Arg]:
        return {"gem": Phrase("gem-" + s.tables.ids[self.gem])}


TASKS = (Round, Reserve, Peek, Bid, Auction, Fate)
FIRST = Round()
__all__ = ["FIRST", "NOBODY", "TASKS"]
