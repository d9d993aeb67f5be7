"""Phase 7: recruit soldiers."""

from __future__ import annotations

from typing import ClassVar

from courtier.core.agenda import NOT_OFFERED, Ask
from courtier.core.bundle import handfuls
from courtier.core.options import COUNT_BITS, Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.goods import GiveGoods, count, move
from courtier.titles.kingsburg.state import KState, Player
from courtier.titles.kingsburg.strength import destiny
from courtier.titles.kingsburg.turns import Turns


class RecruitTurns(Turns):
    """Each seat in turn order, from this place on (KB-118)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        for at in range(self.at, len(s.order)):
            seat = s.order[at]
            if funds(s, seat) >= cost(s, seat, 1):
                s.push(RecruitTurns(at + 1))
                Recruit(seat).run(s)
                return


def price(s: KState, p: Player) -> int:
    """Goods for one soldier; the Barracks lower it for every soldier (KB-186, KB-196)."""
    goods = s.tables.numbers.recruit_price
    if p.built & s.tables.barracks:
        for b in s.tables.buildings:
            if b.recruit_price > 0 and p.built & b.bit:
                goods = min(goods, b.recruit_price)
    return goods


def cost(s: KState, seat: int, n: int) -> int:
    return cost_at(s, price(s, s.players[seat]), n)


def cost_at(s: KState, each: int, n: int) -> int:
    """Goods for n soldiers: the Call to Arms makes the first ones cheaper (KBM4-030, KBM4-045)."""
    total = n * each
    if s.tables.modular:
        e = destiny(s, w.RECRUIT_COST, fx.RECRUIT_PRICE)
        if e is not None:
            total -= max(0, each - e.n) * min(n, e.values[0])
    return total


def affordable(s: KState, seat: int) -> int:
    """How many soldiers the seat can pay."""
    have = funds(s, seat)
    n = have // price(s, s.players[seat])
    if s.tables.modular:
        while cost(s, seat, n + 1) <= have:
            n += 1
    return n


def purse(s: KState, seat: int) -> list[int]:
    """What may be paid with, by kind; with the Recruiting Office tokens too (KBM1-008)."""
    have = s.players[seat].have
    if s.players[seat].built & s.tables.owners[w.RECRUIT_COST]:
        return have[: w.PLUS2 + 1]
    return have[: w.PLUS2]


def funds(s: KState, seat: int) -> int:
    p = s.players[seat]
    goods = p.goods()
    if p.built & s.tables.owners[w.RECRUIT_COST]:
        goods += p.have[w.PLUS2]
    return goods


class Recruit(Ask[KState]):
    """How many soldiers."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-recruit"

    def candidates(self, s: KState) -> list[Option]:
        return s.tables.recruit[: affordable(s, self.seat) + 1]

    def legal(self, s: KState) -> list[Option]:
        return self.candidates(s)

    def beyond(self, s: KState) -> list[Option]:
        n = len(self.candidates(s))
        return s.tables.recruit[n : n + 1]

    def explain(self, s: KState, o: Option) -> Reason:
        if o.verb.id != w.V_RECRUIT or o.a < 0:
            return NOT_OFFERED
        need = cost(s, self.seat, o.a)
        return Reason("reason-lack", "KB-118", funds(s, self.seat), need, -1, "thing-good")

    def apply(self, s: KState, o: Option) -> None:
        if o.a > 0:
            s.push(PayRecruits(self.seat, cost(s, self.seat, o.a), o.a))

    def args(self, s: KState) -> dict[str, Arg]:
        each = price(s, s.players[self.seat])
        first = cost(s, self.seat, 1)
        cheap = 0
        while first < each and cost(s, self.seat, cheap + 1) - cost(s, self.seat, cheap) == first:
            cheap += 1
        return {"price": each, "first": cheap, "less": first}


class PayRecruits(GiveGoods):
    """Which goods pay the soldiers (KB-120)."""

    __slots__ = ("soldiers",)
    key: ClassVar[str] = "kingsburg-ask-pay"
    rule: ClassVar[str] = "KB-118"
    soldiers: int

    def __init__(self, seat: int, n: int, soldiers: int) -> None:
        super().__init__(seat, n)
        self.soldiers = soldiers

    def option(self, s: KState, goods: list[int]) -> Option:
        return s.tables.payment(goods)

    def most(self, s: KState) -> int:
        """Whoever leaves the Barracks unused, for some soldiers or for all, pays more (KB-166)."""
        if not s.ask_help:
            return self.n
        return min(funds(s, self.seat), cost_at(s, s.tables.numbers.recruit_price, self.soldiers))

    def candidates(self, s: KState) -> list[Option]:
        have = purse(s, self.seat)
        out: list[Option] = []
        for n in range(self.n, self.most(s) + 1):
            out += [self.option(s, goods) for goods in handfuls(have, n)]
        return out

    def explain(self, s: KState, o: Option) -> Reason:
        tokens = o.a >> COUNT_BITS * w.PLUS2
        if o.verb.id == w.V_PAY and tokens > 0:
            have = purse(s, self.seat)
            if len(have) <= w.PLUS2:
                return Reason("kingsburg-no-office", "KBM1-008")
            if tokens > have[w.PLUS2]:
                return Reason("reason-lack", "KBM1-008", have[w.PLUS2], tokens, -1, "thing-plus2")
            paid = tokens + count(o.a)
            if paid != self.n:
                return Reason("kingsburg-exactly", self.rule, paid, self.n)
        return super().explain(s, o)

    def args(self, s: KState) -> dict[str, Arg]:
        return {"n": self.n, "more": self.most(s) - self.n}

    def apply(self, s: KState, o: Option) -> None:
        p = s.players[self.seat]
        move(p, o.a, -1)
        p.have[w.PLUS2] -= o.a >> COUNT_BITS * w.PLUS2
        p.have[w.SOLDIER] += self.soldiers  # KB-119
        s.tell(w.E_RECRUITED, self.seat, self.soldiers, o.a)

    def data(self) -> list[object]:
        return [self.seat, self.n, self.soldiers]
