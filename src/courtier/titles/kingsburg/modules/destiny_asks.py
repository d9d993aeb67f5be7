"""Module 4: what seats choose when a destiny works."""

from __future__ import annotations

from typing import ClassVar

from courtier.core.agenda import NOT_OFFERED, Ask
from courtier.core.bundle import handfuls
from courtier.core.options import COUNT_BITS, Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.goods import LoseGoods, PayOrNot, count, lack, move
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.tables import bundle_phrase, packed
from courtier.titles.kingsburg.windows import destiny_op, tell_things


class Reserve(Ask[KState]):
    """Secret Deals: one advisor for the year, in secret; a Politician's card is one, too (KBM4-010, KBM4-038)."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-reserve"

    def candidates(self, s: KState) -> list[Option]:
        last = s.tables.board + (1 if private_card(s) else 0)
        return s.tables.reserve[1 : last + 1]

    def explain(self, s: KState, o: Option) -> Reason:
        return Reason("kingsburg-no-politician", "KBM4-038") if o.verb.id == w.V_RESERVE else NOT_OFFERED

    def apply(self, s: KState, o: Option) -> None:
        s.more.reserved[self.seat] = o.a
        s.tell(w.E_RESERVED, self.seat, o.a)


def private_card(s: KState) -> bool:
    """Does somebody own private advisors?"""
    for governor in s.more.governor:
        if s.tables.more.governors[governor].op(fx.PRIVATE_ADVISORS) is not None:
            return True
    return False


class Robbed(LoseGoods):
    """Bandits take a good of the seat's choice (KBM4-016)."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-bandits"
    rule: ClassVar[str] = "KBM4-016"


class SwapGoods(Ask[KState]):
    """The Great Caravan: up to so many goods, one for one, for other kinds (KBM4-022)."""

    __slots__ = ("most",)
    key: ClassVar[str] = "kingsburg-ask-swap"
    most: int

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def candidates(self, s: KState) -> list[Option]:
        """By what could be given, not by all that is there: few different lists, which the tables keep."""
        have = [min(n, self.most) for n in s.players[self.seat].have[: len(w.GOODS)]]
        key = packed(have) << COUNT_BITS | self.most
        found = s.tables.swaps.get(key)
        if found is None:
            found = s.tables.swaps[key] = self.swaps(s, have)
        return found

    def swaps(self, s: KState, have: list[int]) -> list[Option]:
        out: list[Option] = []
        for n in range(1, self.most + 1):
            for given in handfuls(have, n):
                others = [0 if given[kind] > 0 else n for kind in range(len(w.GOODS))]
                for taken in handfuls(others, n):
                    out.append(Option(s.tables.verbs[w.V_SWAP], packed(given), packed(taken)))
        out.append(s.tables.decline)
        return out

    def legal(self, s: KState) -> list[Option]:
        return self.candidates(s)

    def explain(self, s: KState, o: Option) -> Reason:
        if o.verb.id != w.V_SWAP:
            return NOT_OFFERED
        others = Reason("kingsburg-swap-others", "KBM4-022", 0, self.most)
        return lack(s.players[self.seat], o.a, "KBM4-022") or others

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_SWAP:
            move(s.players[self.seat], o.a, -1)
            move(s.players[self.seat], o.b, 1)
            s.tell(w.E_SWAPPED, self.seat, o.a, o.b)

    def data(self) -> list[object]:
        return [self.seat, self.most]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"n": self.most}


class SellGoods(Ask[KState]):
    """The Harvest Festival: up to so many goods into VP (KBM4-026)."""

    __slots__ = ("most", "vp")
    key: ClassVar[str] = "kingsburg-ask-sell"
    most: int
    vp: int

    def __init__(self, seat: int, most: int, vp: int) -> None:
        super().__init__(seat)
        self.most = most
        self.vp = vp

    def candidates(self, s: KState) -> list[Option]:
        have = s.players[self.seat].have[: len(w.GOODS)]
        out: list[Option] = []
        for n in range(1, self.most + 1):
            for goods in handfuls(have, n):
                out.append(Option(s.tables.verbs[w.V_SELL], packed(goods)))
        out.append(s.tables.decline)
        return out

    def legal(self, s: KState) -> list[Option]:
        return self.candidates(s)

    def explain(self, s: KState, o: Option) -> Reason:
        if o.verb.id != w.V_SELL:
            return NOT_OFFERED
        too_many = Reason("kingsburg-sell-most", "KBM4-026", count(o.a), self.most)
        return lack(s.players[self.seat], o.a, "KBM4-026") or too_many

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_SELL:
            p = s.players[self.seat]
            move(p, o.a, -1)
            vp = self.vp * count(o.a)
            p.points[w.P_DESTINIES] += vp
            s.tell(w.E_SOLD, self.seat, o.a, vp)

    def data(self) -> list[object]:
        return [self.seat, self.most, self.vp]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"n": self.most, "vp": self.vp}


class Levy(PayOrNot):
    """The Royal Levy: goods, or VP are lost (KBM4-024)."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-levy"
    rule: ClassVar[str] = "KBM4-024"

    def refuse(self, s: KState) -> None:
        vp = self.points(s)
        s.players[self.seat].points[w.P_DESTINIES] -= vp
        s.tell(w.E_VP_LOST, self.seat, vp)

    def points(self, s: KState) -> int:
        e = destiny_op(s, fx.PAY_OR_LOSE)
        return 0 if e is None else e.bundle.of(w.VP)

    def args(self, s: KState) -> dict[str, Arg]:
        return super().args(s) | {"vp": Phrase("thing-vp", {"n": self.points(s)})}


def king_health(s: KState, at: int, paid: int, e: Effect) -> None:
    """In turn order each seat may give gold, then the first one rolls (KBM4-011, KBM4-042)."""
    for i in range(at, len(s.order)):
        if s.players[s.order[i]].lack(e.bundle, "") is None:
            s.push(Donate(s.order[i], paid))
            return
    s.barrier += 1
    rolled = s.below(6) + 1
    if rolled + paid * e.values[0] <= e.n:
        s.more.dead = True  # this year was the last; the final scoring follows (KBM4-036)
        s.tell(w.E_KING_DIES, s.order[0], rolled, paid)
    else:
        s.tell(w.E_KING_LIVES, s.order[0], rolled, paid)


class Donate(Ask[KState]):
    __slots__ = ("paid",)
    key: ClassVar[str] = "kingsburg-ask-donate"
    paid: int  # by the seats before

    def __init__(self, seat: int, paid: int) -> None:
        super().__init__(seat)
        self.paid = paid

    def candidates(self, s: KState) -> list[Option]:
        e = destiny_op(s, fx.KING_HEALTH)
        assert e is not None
        return [s.tables.payment([e.bundle.of(kind) for kind in range(len(w.GOODS))]), s.tables.decline]

    def apply(self, s: KState, o: Option) -> None:
        e = destiny_op(s, fx.KING_HEALTH)
        assert e is not None
        paid = self.paid
        if o.verb.id == w.V_PAY:
            move(s.players[self.seat], o.a, -1)
            paid += 1
            tell_things(s, w.E_CARD_LOSS, self.seat, e.card, e.bundle)
        at = 0
        while s.order[at] != self.seat:
            at += 1
        king_health(s, at + 1, paid, e)

    def data(self) -> list[object]:
        return [self.seat, self.paid]

    def args(self, s: KState) -> dict[str, Arg]:
        e = destiny_op(s, fx.KING_HEALTH)
        assert e is not None
        return {"n": self.paid, "pay": bundle_phrase(e.bundle)}
