"""Prices: tax and what is ignored of it, goods in any mix, what a character changes (ARC-071, ARC-138, ARC-162)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import Ask
from courtier.core.bundle import handfuls
from courtier.core.options import COUNT_BITS, Option
from courtier.core.reasons import Reason
from courtier.titles.architects import words as w
from courtier.titles.architects.scoring import has_deed
from courtier.titles.architects.state import AState, Player
from courtier.titles.architects.tables import Cost

LACK_SKILL: Final[list[Reason]] = [
    Reason("architects-lack-skill", "ARC-136", 0, 1, -1, "architects-skill-" + skill) for skill in w.SKILLS
]
OTHER_PAYMENT: Final = Reason("architects-other-payment", "ARC-138")
OTHER_MIX: Final = Reason("architects-other-payment", "ARC-147")  # of the Cathedral


def bonus_of(s: AState, p: Player, moment: int, deed: int) -> int:
    """What crew and board add up to at a moment: every copy counts."""
    if p.moments >> moment & 1 == 0:
        return 0
    n = 0
    t = s.tables
    for effect in t.boards[p.board].effects:
        if effect.moment == moment and effect.deed == deed:
            n += effect.n
    for card in p.crew:
        if t.apprentices[card].moments >> moment & 1:
            for effect in t.apprentices[card].effects:
                if effect.moment == moment and effect.deed == deed:
                    n += effect.n
    return n


def ignored_tax(s: AState, p: Player) -> int:
    """Of every cost, at the virtue held now (ARC-162, ARC-169, ARCV-010)."""
    return s.tables.virtue_tax[p.virtue] + bonus_of(s, p, w.M_TAX, w.D_DISCOUNT_TAX)


def tax_due(s: AState, p: Player, tax: int) -> int:
    return max(0, tax - ignored_tax(s, p)) if tax > 0 else 0


def pay_silver(s: AState, player: int, silver: int, tax: int) -> None:
    """Tax goes to the pool, ignored tax nowhere, the rest to the supply (ARC-071, ARC-163)."""
    p = s.players[player]
    due = tax_due(s, p, tax)
    p.have[w.SILVER] -= silver + due
    s.tax += due
    if silver + due > 0:
        s.tell(w.E_PAID, player, silver + due, due)


def pooled(s: AState, p: Player) -> bool:
    """Are gold and marble the same to this player (ARCV-008)?"""
    return has_deed(s, p, w.D_GOLD_IS_MARBLE)


def lack_goods(s: AState, p: Player, cost: Cost, rule: str) -> Reason | None:
    """The first thing that is missing of a price, or None."""
    have = p.have
    goods = cost.goods
    if p.moments & SPECIAL == 0:  # nearly always
        for i in range(w.SILVER):
            if have[i] < goods[i]:
                return lacking(i, have[i], goods[i], rule)
        if cost.any_n > 0:
            return lack_mix(p, cost, cost.any_n, rule)
        return None
    off_of, off = discount(s, p)
    missing = 0
    first: Reason | None = None
    both = pooled(s, p)
    for i in range(w.SILVER):
        if both and i >= w.GOLD:
            continue
        if have[i] < goods[i]:
            reason = lacking(i, have[i], goods[i], rule)
            if off_of >> i & 1 == 0:
                return reason
            missing += goods[i] - have[i]
            first = reason if first is None else first
    if both and have[w.GOLD] + have[w.MARBLE] < goods[w.GOLD] + goods[w.MARBLE]:
        need = goods[w.GOLD] + goods[w.MARBLE]
        return Reason("architects-lack-precious", rule, have[w.GOLD] + have[w.MARBLE], need)
    if missing > off:
        return first
    if cost.any_n > 0:
        less = off if off_of & cost.any_of else 0
        return lack_mix(p, cost, cost.any_n - less, rule)
    return None


def lack_mix(p: Player, cost: Cost, need: int, rule: str) -> Reason | None:
    have = 0
    for i in range(w.SILVER):
        if cost.any_of >> i & 1:
            have += p.have[i] - cost.goods[i]
    return None if have >= need else Reason("architects-lack-mix", rule, have, need)


def missing(s: AState, p: Player, cost: Cost) -> tuple[list[int], int]:
    """What a price asks for beyond what is there, by good and of the mix; nothing where lack_goods has no reason."""
    off_of, off = discount(s, p)
    short = [max(0, cost.goods[i] - p.have[i]) for i in range(w.SILVER)]
    if pooled(s, p):
        both = cost.goods[w.GOLD] + cost.goods[w.MARBLE] - p.have[w.GOLD] - p.have[w.MARBLE]
        short[w.GOLD] = min(short[w.GOLD], max(0, both))
        short[w.MARBLE] = max(0, both) - short[w.GOLD]
    mix = cost.any_n
    for i in range(w.SILVER):
        if off_of >> i & 1:
            spared = min(off, short[i])
            short[i] -= spared
            off -= spared
        if cost.any_of >> i & 1:
            mix -= p.have[i] - cost.goods[i]
    if off_of & cost.any_of:
        mix -= off
    return short, max(0, mix) if cost.any_n > 0 else 0


def lacking(good: int, have: int, need: int, rule: str) -> Reason:
    return Reason("reason-lack", rule, have, need, -1, "architects-thing-" + w.GOODS[good])


def discount(s: AState, p: Player) -> tuple[int, int]:
    """Bits of the goods of which a character pays fewer for buildings and the Cathedral, and how many."""
    if p.moments >> w.M_PRICE & 1:
        for effect in s.tables.boards[p.board].effects:
            if effect.deed == w.D_DISCOUNT_ANY:
                return effect.source, effect.n
    return 0, 0


def lack_skill(p: Player, skills: int) -> Reason | None:
    missing = skills & ~p.skills
    if missing == 0:
        return None
    for i in range(len(w.SKILLS)):
        if missing >> i & 1:
            return LACK_SKILL[i]
    return None


def why_not_build(s: AState, p: Player, card: int) -> Reason | None:
    building = s.tables.buildings[card]
    reason = lack_skill(p, building.skills)
    if reason is None:
        reason = lack_goods(s, p, building.cost, "ARC-138")
    return reason


def can_build(s: AState, p: Player, card: int) -> bool:
    return why_not_build(s, p, card) is None


def payments(s: AState, p: Player, cost: Cost) -> list[int]:
    """Every way to pay a price, packed; the first uses most of the first kinds."""
    out: list[int] = []
    off_of, off = discount(s, p)
    prices = [Cost(cost.goods, cost.any_of, cost.any_n)]
    for _ in range(off):
        prices = cheaper(prices, off_of)
    both = pooled(s, p)
    for price in prices:
        precious = price.goods[w.GOLD] + price.goods[w.MARBLE]
        for gold in range(precious, -1, -1) if both else [price.goods[w.GOLD]]:
            fixed = price.goods.copy()
            fixed[w.GOLD] = gold
            fixed[w.MARBLE] = precious - gold
            mixes(p, fixed, price, out)
    return out


def mixes(p: Player, fixed: list[int], price: Cost, out: list[int]) -> None:
    kinds: list[int] = []
    limits: list[int] = []
    for i in range(w.SILVER):
        if p.have[i] < fixed[i]:
            return
        if price.any_of >> i & 1:
            kinds.append(i)
            limits.append(p.have[i] - fixed[i])
    if sum(limits) < price.any_n:
        return
    for taken in handfuls(limits, price.any_n):
        paid = fixed.copy()
        for k in range(len(kinds)):
            paid[kinds[k]] += taken[k]
        packed = 0
        for i in range(w.SILVER):
            packed |= paid[i] << COUNT_BITS * i
        if packed not in out:
            out.append(packed)


def cheaper(prices: list[Cost], off_of: int) -> list[Cost]:
    """One less of the goods that a character saves on, whichever the owner picks; a price without them stays."""
    out: list[Cost] = []
    for price in prices:
        before = len(out)
        for i in range(w.SILVER):
            if off_of >> i & 1 and price.goods[i] > 0:
                goods = price.goods.copy()
                goods[i] -= 1
                out.append(Cost(goods, price.any_of, price.any_n))
        if off_of & price.any_of and price.any_n > 0:
            out.append(Cost(price.goods, price.any_of, price.any_n - 1))
        if len(out) == before:
            out.append(price)
    return out


def cost_of(s: AState, p: Player, card: int) -> Cost:
    """Of a building, or of the next level of the Cathedral (card -1)."""
    return s.tables.buildings[card].cost if card >= 0 else s.tables.levels[p.level]


def pay_cost(s: AState, seat: int, card: int) -> None:
    """Pays at once where there is only one way to; else the owner picks the goods."""
    p = s.players[seat]
    cost = cost_of(s, p, card)
    if cost.any_n == 0 and p.moments & SPECIAL == 0:
        for i in range(w.SILVER):
            p.have[i] -= cost.goods[i]
    else:
        s.push(Pay(seat, card))


class Pay(Ask[AState]):
    """Which goods: for a mix of the Cathedral, or because a character lets the owner pick."""

    __slots__ = ("card",)
    key: ClassVar[str] = "architects-ask-pay"
    card: int

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def candidates(self, s: AState) -> list[Option]:
        p = s.players[self.seat]
        return [s.tables.payment(packed) for packed in payments(s, p, cost_of(s, p, self.card))]

    def legal(self, s: AState) -> list[Option]:
        return self.candidates(s)

    def explain(self, s: AState, o: Option) -> Reason:
        if o.verb.id == w.V_PAY:
            return OTHER_PAYMENT if self.card >= 0 else OTHER_MIX
        return super().explain(s, o)

    def apply(self, s: AState, o: Option) -> None:
        p = s.players[self.seat]
        for i in range(w.SILVER):
            p.have[i] -= o.a >> COUNT_BITS * i & 255

    def data(self) -> list[object]:
        return [self.seat, self.card]


SPECIAL: Final = 1 << w.M_ALWAYS | 1 << w.M_PRICE  # moments of characters that change how a price is paid
