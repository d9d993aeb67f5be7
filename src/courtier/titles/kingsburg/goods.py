"""Choosing goods: to gain, to pay, to lose. And gaining a bundle, whatever is in it."""

from __future__ import annotations

from typing import ClassVar

from courtier.core.agenda import NOT_OFFERED, Ask
from courtier.core.bundle import Bundle, handfuls
from courtier.core.options import COUNT_BITS, Option
from courtier.core.piles import Pile
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.state import KState, Player
from courtier.titles.kingsburg.tables import packed
from courtier.titles.kingsburg.turns import OfSeat


def gain(s: KState, seat: int, bundle: Bundle, category: int) -> None:
    """Everything in the bundle; VP go to a category of the score sheet, goods of choice are asked."""
    p = s.players[seat]
    asked = 0
    for i in range(len(bundle.things)):
        thing = bundle.things[i]
        n = bundle.amounts[i]
        if thing < w.OWNED:
            p.have[thing] += n  # the supply never runs out (KB-006)
        elif thing == w.VP:
            p.points[category] += n
        elif thing == w.GOOD:
            asked = n
        elif thing == w.BONUS_DIE:
            p.bonus_dice += n
        elif thing == w.PEEK:
            if asked == 0:
                look(s, seat)
            else:  # when the goods are chosen: a look would help to choose them (KB-084)
                s.push(Look(seat))
    if asked > 0:
        s.push(TakeGoods(seat, asked))


def look(s: KState, seat: int) -> None:
    """A private look at the top enemy, which stays where it is (KB-087, KB-091), or at the valley's (KBS-010)."""
    if s.tables.modular and s.more.scenario == w.GOBLIN_VALLEY and len(s.more.valley.cards) > 0:
        s.push(ChooseDeck(seat))
    else:
        look_at(s, seat, s.enemies, 0)


def look_at(s: KState, seat: int, pile: Pile, deck: int) -> None:
    card = pile.look(seat)
    s.barrier += 1
    s.tell(w.E_LOOKED, seat, deck)
    s.tell(w.E_SAW, seat, card, deck, 1 << seat)


class ChooseDeck(Ask[KState]):
    """Goblin Valley: every look goes to either deck (KBS-010)."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-look"

    def candidates(self, s: KState) -> list[Option]:
        return s.tables.look

    def apply(self, s: KState, o: Option) -> None:
        look_at(s, self.seat, s.enemies if o.a == 0 else s.more.valley, o.a)


class Look(OfSeat):
    """A look that waits for a choice."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        look(s, self.seat)


def move(p: Player, goods: int, sign: int) -> None:
    """Add or take away packed goods."""
    for i in range(len(w.GOODS)):
        p.have[i] += sign * (goods >> COUNT_BITS * i & 255)


def count(goods: int) -> int:
    """How many packed goods."""
    n = 0
    for i in range(len(w.GOODS)):
        n += goods >> COUNT_BITS * i & 255
    return n


def lack(p: Player, goods: int, rule: str) -> Reason | None:
    """The first kind of packed goods of which there are too few."""
    for i in range(len(w.GOODS)):
        n = goods >> COUNT_BITS * i & 255
        if n > p.have[i]:
            return Reason("reason-lack", rule, p.have[i], n, -1, "thing-" + w.GOODS[i])
    return None


class TakeGoods(Ask[KState]):
    """n goods of any kinds from the supply."""

    __slots__ = ("n",)
    key: ClassVar[str] = "kingsburg-ask-goods"
    n: int

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def candidates(self, s: KState) -> list[Option]:
        return s.tables.take[self.n]

    def legal(self, s: KState) -> list[Option]:
        return s.tables.take[self.n]

    def apply(self, s: KState, o: Option) -> None:
        move(s.players[self.seat], o.a, 1)
        s.tell(w.E_GAIN, self.seat, o.a)

    def data(self) -> list[object]:
        return [self.seat, self.n]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"n": self.n}


class GiveGoods(Ask[KState]):
    """n goods of the seat's choice go back to the supply: base of paying and of losing."""

    __slots__ = ("n",)
    rule: ClassVar[str] = ""  # why so many goods are asked for
    n: int

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def option(self, s: KState, goods: list[int]) -> Option:
        raise NotImplementedError

    def candidates(self, s: KState) -> list[Option]:
        have = s.players[self.seat].have
        return [self.option(s, goods) for goods in handfuls(have[: len(w.GOODS)], self.n)]

    def legal(self, s: KState) -> list[Option]:
        return self.candidates(s)

    def explain(self, s: KState, o: Option) -> Reason:
        if o.verb is not self.candidates(s)[0].verb:
            return NOT_OFFERED
        given = count(o.a)
        return lack(s.players[self.seat], o.a, self.rule) or Reason(
            "kingsburg-exactly", self.rule, given, self.n
        )

    def data(self) -> list[object]:
        return [self.seat, self.n]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"n": self.n}


class PayOrNot(GiveGoods):
    """Goods for something, or what happens to whoever keeps them."""

    __slots__ = ()

    def option(self, s: KState, goods: list[int]) -> Option:
        return s.tables.payment(goods)

    def candidates(self, s: KState) -> list[Option]:
        return [*super().candidates(s), s.tables.decline]

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_DECLINE:
            self.refuse(s)
        else:
            move(s.players[self.seat], o.a, -1)
            self.paid(s, o.a)

    def paid(self, s: KState, goods: int) -> None:
        s.tell(w.E_GOODS_LOST, self.seat, goods)

    def refuse(self, s: KState) -> None:
        raise NotImplementedError

    def args(self, s: KState) -> dict[str, Arg]:
        return {"goods": Phrase("thing-good", {"n": self.n})}


class LoseGoods(GiveGoods):
    """A penalty of goods without kind (KB-136)."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-lose"
    rule: ClassVar[str] = "KB-136"

    def option(self, s: KState, goods: list[int]) -> Option:
        return s.tables.loss(goods)

    def apply(self, s: KState, o: Option) -> None:
        move(s.players[self.seat], o.a, -1)
        s.tell(w.E_GOODS_LOST, self.seat, o.a)


def lose_all_goods(s: KState, seat: int) -> None:
    p = s.players[seat]
    lost = packed(p.have[: len(w.GOODS)])
    if lost > 0:
        move(p, lost, -1)
        s.tell(w.E_GOODS_LOST, seat, lost)
