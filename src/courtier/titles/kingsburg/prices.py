"""Step d with modules: what a building costs a seat, and what its construction sets off."""

from __future__ import annotations

from typing import ClassVar

from courtier.core.agenda import Ask
from courtier.core.options import COUNT_BITS, Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.goods import TakeGoods, count, gain
from courtier.titles.kingsburg.printed import Building
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.tables import packed
from courtier.titles.kingsburg.windows import (
    card_phrase,
    fated,
    holds,
    owned,
    receive,
    spend,
    tell_things,
    tell_use,
    unspent,
)


def cost(s: KState, seat: int, b: Building) -> list[int]:
    """Gold, wood and stone that the building costs this seat now; the Architect's good is not off it yet."""
    return priced(s, seat, b, 0)


def discounts(s: KState, seat: int, b: Building) -> list[int]:
    """The own cards that make the building cheaper, buildings of the basic game first; the Architect is asked last."""
    out: list[int] = []
    built = s.players[seat].built
    if built & b.cheaper:
        for helper in b.cheaper_by:
            if built & helper.bit:
                out.append(helper.number)
    for e in owned(s, seat, w.BUILD_COST):
        if e.op == fx.BUILD_DISCOUNT and concerns(e, b, True):
            out.append(e.card)
    return out


def priced(s: KState, seat: int, b: Building, unused: int) -> list[int]:
    """Everything that lowers and raises a price adds up, and no kind goes below 0 (KBM2-053, KBM4-046).

    `unused` is a bit set of the discounts that are left unused.
    """
    return reckoned(s, seat, b, unused, owned(s, seat, w.BUILD_COST), fated(s, w.BUILD_COST))


def reckoned(
    s: KState, seat: int, b: Building, unused: int, own: list[Effect], fate: list[Effect]
) -> list[int]:
    price = [b.gold, b.wood, b.stone]
    built = s.players[seat].built
    at = 0
    if built & b.cheaper:
        for helper in b.cheaper_by:
            if built & helper.bit:
                if not unused >> at & 1:
                    price[w.GOLD] -= helper.discount
                at += 1
    for e in own:
        if e.op == fx.BUILD_DISCOUNT and concerns(e, b, True):
            if not unused >> at & 1:
                change(price, e, -1)
            at += 1
    for e in fate:
        if concerns(e, b, True):
            if e.op == fx.BUILD_SURCHARGE:
                change(price, e, 1)
            elif e.often != fx.PER_SEASON or not s.more.subsidy_used >> seat & 1:  # the first one (KBM4-019)
                change(price, e, -1)
    for kind in range(len(price)):
        if price[kind] < 0:
            price[kind] = 0
    return price


def change(price: list[int], e: Effect, sign: int) -> None:
    for i in range(len(e.bundle.things)):
        price[e.bundle.things[i]] += sign * e.bundle.amounts[i]


def concerns(e: Effect, b: Building, own: bool) -> bool:
    """Does an effect of a price or of a construction have to do with this building? Costs are the printed ones."""
    for i in range(len(e.conditions)):
        kind = e.conditions[i]
        n = e.limits[i]
        if (
            (kind == fx.BUILDING_COLUMN and not n >> b.column & 1)
            or (kind == fx.COST_MIN_GOLD and b.gold < n)
            or (kind == fx.COST_MIN_WOOD and b.wood < n)
            or (kind == fx.COST_MIN_STONE and b.stone < n)
            or (kind == fx.BUILDER and own != (n == 0))
            or (kind == fx.NOT_THIS_BUILDING and b.bit == e.bit)
        ):
            return False
    return True


def saver(s: KState, seat: int) -> Effect | None:
    """The Architect, while some opponent owns more buildings, once a season (KBM3-007, KBM3-031)."""
    for e in owned(s, seat, w.BUILD_COST):
        if e.op == fx.BUILD_DISCOUNT_ANY and unspent(s, seat, e) and holds(s, seat, e):
            return e
    return None


def usual(s: KState, seat: int) -> bool:
    """Is a price for this seat what it is in the basic game, whatever the building?"""
    return len(owned(s, seat, w.BUILD_COST)) == 0 and len(fated(s, w.BUILD_COST)) == 0


def legal(s: KState, seat: int, options: list[Option]) -> list[Option]:
    """What why_not has nothing against, faster: cards that change prices are looked for once."""
    own, fate = owned(s, seat, w.BUILD_COST), fated(s, w.BUILD_COST)
    e = saver(s, seat)
    most = 0 if e is None else e.n
    passes = s.tables.passes
    out: list[Option] = []
    for o in options:
        if o is passes or short(s, seat, reckoned(s, seat, s.tables.buildings[o.a], 0, own, fate)) <= most:
            out.append(o)
    return out


def lacking(s: KState, seat: int, price: list[int], rule: str) -> Reason | None:
    have = s.players[seat].have
    for kind in range(len(price)):
        if have[kind] < price[kind]:
            return Reason("reason-lack", rule, have[kind], price[kind], -1, "thing-" + w.GOODS[kind])
    return None


def why_not(s: KState, seat: int, b: Building) -> Reason | None:
    """The full price (KB-095), one good less with the Architect."""
    price = cost(s, seat, b)
    return None if payable(s, seat, price) else lacking(s, seat, price, "KB-095")


def payable(s: KState, seat: int, price: list[int]) -> bool:
    missing = short(s, seat, price)
    if missing == 0:
        return True
    e = saver(s, seat)
    return e is not None and missing <= e.n


def short(s: KState, seat: int, price: list[int]) -> int:
    """How many goods are missing."""
    have = s.players[seat].have
    n = 0
    for kind in range(len(price)):
        if have[kind] < price[kind]:
            n += price[kind] - have[kind]
    return n


def build(s: KState, seat: int, number: int, event: int) -> None:
    if s.ask_help:
        offer(s, seat, number, event, 0, 0)
    else:
        pay(s, seat, number, event, cost(s, seat, s.tables.buildings[number]))


def offer(s: KState, seat: int, number: int, event: int, at: int, unused: int) -> None:
    """One discount after the other, from this one on, where it matters and can be left unused (KB-166)."""
    b = s.tables.buildings[number]
    count = len(discounts(s, seat, b))
    for i in range(at, count):
        later = (1 << count) - (2 << i)
        matters = priced(s, seat, b, unused | later) != priced(s, seat, b, unused | later | 1 << i)
        if matters and payable(s, seat, priced(s, seat, b, unused | 1 << i)):
            s.push(FullPrice(seat, number, event, i, unused))
            return
    pay(s, seat, number, event, priced(s, seat, b, unused))


class FullPrice(Ask[KState]):
    """Use a discount, or pay more (KB-166): to have fewer goods can be wise."""

    __slots__ = ("at", "event", "number", "unused")
    key: ClassVar[str] = "kingsburg-ask-help"
    number: int
    event: int
    at: int  # among the discounts
    unused: int  # bit set of those before it

    def __init__(self, seat: int, number: int, event: int, at: int, unused: int) -> None:
        super().__init__(seat)
        self.number = number
        self.event = event
        self.at = at
        self.unused = unused

    def card(self, s: KState) -> int:
        return discounts(s, self.seat, s.tables.buildings[self.number])[self.at]

    def candidates(self, s: KState) -> list[Option]:
        return [s.tables.use[self.card(s)], s.tables.decline]

    def apply(self, s: KState, o: Option) -> None:
        unused = self.unused if o.verb.id == w.V_USE else self.unused | 1 << self.at
        offer(s, self.seat, self.number, self.event, self.at + 1, unused)

    def data(self) -> list[object]:
        return [self.seat, self.number, self.event, self.at, self.unused]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"building_the": card_phrase(s, self.card(s))}


def pay(s: KState, seat: int, number: int, event: int, price: list[int]) -> None:
    if saver(s, seat) is not None and sum(price) > 0:
        s.push(SaveGood(seat, number, event, packed(price)))
    else:
        construct(s, seat, number, price, event)


class SaveGood(Ask[KState]):
    """The Architect: which goods of the price are saved, or none for now (KBM3-002, KBM3-007)."""

    __slots__ = ("event", "number", "price")
    key: ClassVar[str] = "kingsburg-ask-save_good"
    number: int
    event: int
    price: int  # packed

    def __init__(self, seat: int, number: int, event: int, price: int) -> None:
        super().__init__(seat)
        self.number = number
        self.event = event
        self.price = price

    def candidates(self, s: KState) -> list[Option]:
        e = saver(s, self.seat)
        out: list[Option] = []
        if e is not None:
            for o in s.tables.take[min(e.n, count(self.price))]:
                if within(o.a, self.price):
                    out.append(o)
        out.append(s.tables.decline)
        return out

    def why_not(self, s: KState, o: Option) -> Reason | None:
        return lacking(s, self.seat, self.left(o), "KB-095")

    def left(self, o: Option) -> list[int]:
        price = self.price - o.a if o.verb.id == w.V_TAKE else self.price
        return [price >> COUNT_BITS * kind & 255 for kind in range(len(w.GOODS))]

    def apply(self, s: KState, o: Option) -> None:
        e = saver(s, self.seat)
        if o.verb.id == w.V_TAKE and e is not None:
            spend(s, self.seat, e)
            tell_use(s, self.seat, e)
        construct(s, self.seat, self.number, self.left(o), self.event)

    def data(self) -> list[object]:
        return [self.seat, self.number, self.event, self.price]

    def args(self, s: KState) -> dict[str, Arg]:
        e = saver(s, self.seat)
        return {"goods": Phrase("thing-good", {"n": 0 if e is None else e.n})}


def within(goods: int, price: int) -> bool:
    """Are these goods, packed, part of the price?"""
    for kind in range(len(w.GOODS)):
        if goods >> COUNT_BITS * kind & 255 > price >> COUNT_BITS * kind & 255:
            return False
    return True


def construct(s: KState, seat: int, number: int, price: list[int], event: int) -> None:
    p = s.players[seat]
    b = s.tables.buildings[number]
    for kind in range(len(price)):
        p.have[kind] -= price[kind]
    p.built |= b.bit
    p.points[w.P_BUILDINGS] += b.vp  # KB-096
    if s.telling:
        printed = [b.gold, b.wood, b.stone]
        s.tell(event, seat, number, packed([max(0, printed[kind] - price[kind]) for kind in range(3)]))
    constructed(s, seat, b)


def constructed(s: KState, seat: int, b: Building) -> None:
    """What works right after a construction: the own guild, an opponent's tax, then the destiny."""
    more = s.more
    more.builds_season[seat] += 1
    more.builds_year[seat] += 1
    more.fresh[seat] |= b.bit
    more.subsidy_used |= 1 << seat
    for owner in s.order:
        for e in owned(s, owner, w.BUILT):
            if concerns(e, b, owner == seat):
                if e.gain.of(w.GOOD) > 0:
                    s.push(TaxGood(owner, e.gain.of(w.GOOD), e.card))  # at once (KBM3-040)
                else:
                    receive(s, owner, e, e.gain)  # KBM2-033, KBM2-039
    for e in fated(s, w.BUILT):
        if concerns(e, b, True):
            gain(s, seat, e.gain, e.category)  # each time (KBM4-012, KBM4-039)
            tell_things(s, w.E_CARD_GAIN, seat, e.card, e.gain)


class TaxGood(TakeGoods):
    """The Tax Collector's good, which he may leave (KBM3-002, KBM3-024)."""

    __slots__ = ("card",)
    key: ClassVar[str] = "kingsburg-ask-tax"
    card: int

    def __init__(self, seat: int, n: int, card: int) -> None:
        super().__init__(seat, n)
        self.card = card

    def candidates(self, s: KState) -> list[Option]:
        return [*s.tables.take[self.n], s.tables.decline]

    def legal(self, s: KState) -> list[Option]:
        return self.candidates(s)

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_TAKE:
            s.tell(w.E_CARD, self.seat, self.card)
            super().apply(s, o)

    def data(self) -> list[object]:
        return [self.seat, self.n, self.card]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"building_the": card_phrase(s, self.card)}
