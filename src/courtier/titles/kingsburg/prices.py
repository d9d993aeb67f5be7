"""Step d with modules: what a building costs a seat, and what its construction sets off."""

from __future__ import annotations

from typing import ClassVar

from courtier.core.agenda import Ask
from courtier.core.options import COUNT_BITS, Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.goods import TakeGoods, gain, move
from courtier.titles.kingsburg.printed import Building
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.tables import packed
from courtier.titles.kingsburg.windows import (
    card_phrase,
    holds,
    owns,
    receive,
    spend,
    tell_things,
    tell_use,
    unspent,
)


def cost(s: KState, seat: int, b: Building) -> list[int]:
    """Gold, wood and stone that the building costs this seat now; the Architect's good is not off it yet."""
    return priced(s, seat, b, True)


def priced(s: KState, seat: int, b: Building, helped: bool) -> list[int]:
    """Everything that lowers and raises a price adds up, and no kind goes below 0 (KBM2-053, KBM4-046)."""
    price = [b.gold, b.wood, b.stone]
    if helped:
        built = s.players[seat].built
        if built & b.cheaper:
            for helper in b.cheaper_by:
                if built & helper.bit:
                    price[w.GOLD] -= helper.discount
        for e in s.tables.at[w.BUILD_COST]:
            if e.op == fx.BUILD_DISCOUNT and owns(s, seat, e) and concerns(e, b, True):
                change(price, e, -1)
    if s.more.destiny >= 0:
        for e in s.tables.more.destinies[s.more.destiny].effects:
            if e.moment == w.BUILD_COST and concerns(e, b, True):
                if e.op == fx.BUILD_SURCHARGE:
                    change(price, e, 1)
                elif (
                    e.often != fx.PER_SEASON or not s.more.subsidy_used >> seat & 1
                ):  # the first one (KBM4-019)
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
    for e in s.tables.at[w.BUILD_COST]:
        if e.op == fx.BUILD_DISCOUNT_ANY and owns(s, seat, e) and unspent(s, seat, e) and holds(s, seat, e):
            return e
    return None


def lacking(s: KState, seat: int, price: list[int], rule: str) -> Reason | None:
    have = s.players[seat].have
    for kind in range(len(price)):
        if have[kind] < price[kind]:
            return Reason("reason-lack", rule, have[kind], price[kind], -1, "thing-" + w.GOODS[kind])
    return None


def why_not(s: KState, seat: int, b: Building) -> Reason | None:
    """The full price (KB-095), one good less with the Architect."""
    price = cost(s, seat, b)
    reason = lacking(s, seat, price, "KB-095")
    if reason is not None:
        e = saver(s, seat)
        if e is not None and short(s, seat, price) <= e.n:
            return None
    return reason


def short(s: KState, seat: int, price: list[int]) -> int:
    """How many goods are missing."""
    have = s.players[seat].have
    n = 0
    for kind in range(len(price)):
        if have[kind] < price[kind]:
            n += price[kind] - have[kind]
    return n


def build(s: KState, seat: int, number: int, event: int) -> None:
    b = s.tables.buildings[number]
    if s.ask_help:
        full = priced(s, seat, b, False)
        if full != cost(s, seat, b) and lacking(s, seat, full, "") is None:
            s.push(FullPrice(seat, helper(s, seat, b), number, event))
            return
    pay(s, seat, number, event, cost(s, seat, b))


def helper(s: KState, seat: int, b: Building) -> int:
    """The first card that lowers the price."""
    for other in b.cheaper_by:
        if s.players[seat].built & other.bit:
            return other.number
    for e in s.tables.at[w.BUILD_COST]:
        if e.op == fx.BUILD_DISCOUNT and owns(s, seat, e) and concerns(e, b, True):
            return e.card
    return -1


class FullPrice(Ask[KState]):
    """Less, by what the seat owns, or what everybody pays (KB-166)."""

    __slots__ = ("card", "event", "number")
    key: ClassVar[str] = "kingsburg-ask-help"
    card: int
    number: int
    event: int

    def __init__(self, seat: int, card: int, number: int, event: int) -> None:
        super().__init__(seat)
        self.card = card
        self.number = number
        self.event = event

    def candidates(self, s: KState) -> list[Option]:
        return [s.tables.use[self.card], s.tables.decline]

    def apply(self, s: KState, o: Option) -> None:
        b = s.tables.buildings[self.number]
        pay(s, self.seat, self.number, self.event, priced(s, self.seat, b, o.verb.id == w.V_USE))

    def data(self) -> list[object]:
        return [self.seat, self.card, self.number, self.event]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"building_the": card_phrase(s, self.card)}


def pay(s: KState, seat: int, number: int, event: int, price: list[int]) -> None:
    if saver(s, seat) is not None and sum(price) > 0:
        s.push(SaveGood(seat, number, event, packed(price)))
    else:
        construct(s, seat, number, price, event)


class SaveGood(Ask[KState]):
    """The Architect: which good of the price is saved, or none for now (KBM3-002, KBM3-007)."""

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
        out: list[Option] = []
        for o in s.tables.take[1]:
            if self.price >> COUNT_BITS * kind_of(o.a) & 255:
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


def kind_of(goods: int) -> int:
    """Of one packed good."""
    kind = 0
    while goods >> COUNT_BITS * (kind + 1):
        kind += 1
    return kind


def construct(s: KState, seat: int, number: int, price: list[int], event: int) -> None:
    p = s.players[seat]
    b = s.tables.buildings[number]
    move(p, packed(price), -1)
    p.built |= b.bit
    p.points[w.P_BUILDINGS] += b.vp  # KB-096
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
        for e in s.tables.at[w.BUILT]:
            if owns(s, owner, e) and concerns(e, b, owner == seat):
                if e.gain.of(w.GOOD) > 0:
                    s.push(TaxGood(owner, e.gain.of(w.GOOD), e.card))  # at once (KBM3-040)
                else:
                    receive(s, owner, e, e.gain)  # KBM2-033, KBM2-039
    if more.destiny >= 0:
        for e in s.tables.more.destinies[more.destiny].effects:
            if e.moment == w.BUILT and concerns(e, b, True):
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
