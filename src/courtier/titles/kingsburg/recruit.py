"""Phase 7: recruit soldiers."""

from __future__ import annotations

from typing import ClassVar

from courtier.core.agenda import NOT_OFFERED, Ask, Task
from courtier.core.bundle import handfuls
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.goods import GiveGoods, move
from courtier.titles.kingsburg.state import KState, Player


class RecruitTurns(Task[KState]):
    """Each seat in turn order, from this place on (KB-118)."""

    __slots__ = ("at",)
    at: int

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: KState) -> None:
        for at in range(self.at, len(s.order)):
            p = s.players[s.order[at]]
            if p.goods() >= price(s, p):
                s.push(RecruitTurns(at + 1))
                Recruit(s.order[at]).run(s)
                return

    def data(self) -> list[object]:
        return [self.at]


def price(s: KState, p: Player) -> int:
    """Goods for one soldier; the Barracks lower it for every soldier (KB-186, KB-196)."""
    goods = s.tables.numbers.recruit_price
    if p.built & s.tables.barracks:
        for b in s.tables.buildings:
            if b.recruit_price > 0 and p.built & b.bit:
                goods = min(goods, b.recruit_price)
    return goods


class Recruit(Ask[KState]):
    """How many soldiers."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-recruit"

    def candidates(self, s: KState) -> list[Option]:
        p = s.players[self.seat]
        return s.tables.recruit[: p.goods() // price(s, p) + 1]

    def legal(self, s: KState) -> list[Option]:
        return self.candidates(s)

    def beyond(self, s: KState) -> list[Option]:
        return [s.tables.recruit[len(self.candidates(s))]]

    def explain(self, s: KState, o: Option) -> Reason:
        if o.verb.id != w.V_RECRUIT or o.a < 0:
            return NOT_OFFERED
        p = s.players[self.seat]
        return Reason("reason-lack", "KB-118", p.goods(), o.a * price(s, p), -1, "thing-good")

    def apply(self, s: KState, o: Option) -> None:
        if o.a > 0:
            s.push(PayRecruits(self.seat, o.a * price(s, s.players[self.seat]), o.a))

    def args(self, s: KState) -> dict[str, Arg]:
        return {"price": price(s, s.players[self.seat])}


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
        return min(s.players[self.seat].goods(), self.soldiers * s.tables.numbers.recruit_price)

    def candidates(self, s: KState) -> list[Option]:
        out = super().candidates(s)
        have = s.players[self.seat].have
        for n in range(self.n + 1, self.most(s) + 1):
            out += [self.option(s, goods) for goods in handfuls(have[: len(w.GOODS)], n)]
        return out

    def args(self, s: KState) -> dict[str, Arg]:
        return {"n": self.n, "more": self.most(s) - self.n}

    def apply(self, s: KState, o: Option) -> None:
        p = s.players[self.seat]
        move(p, o.a, -1)
        p.have[w.SOLDIER] += self.soldiers  # KB-119
        s.tell(w.E_RECRUITED, self.seat, self.soldiers, o.a)

    def data(self) -> list[object]:
        return [self.seat, self.n, self.soldiers]
