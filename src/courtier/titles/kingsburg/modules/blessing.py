"""The blessing of the Priest, and the Good Year that meets it."""

from __future__ import annotations

from typing import ClassVar

from courtier.core.agenda import Ask, Task
from courtier.core.options import Option
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.goods import gain
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.windows import destiny_op, receive, spend, tell_use, unspent


class Blessing(Task[KState]):
    """After all other bonus dice of the season start the Priest may bless everybody (KBM3-021, KBM3-037)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        for seat in s.order:
            e = blessing(s, seat)
            if e is not None and unspent(s, seat, e):
                s.push(Bless(seat))


def blessing(s: KState, seat: int) -> Effect | None:
    """The Priest's blessing, if this seat has him."""
    number = s.more.governor[seat]
    return None if number < 0 else s.tables.more.governors[number].op(fx.DIVINE_BLESSING)


class Bless(Ask[KState]):
    """Once a year, in the season of his choice."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-bless"

    def candidates(self, s: KState) -> list[Option]:
        e = blessing(s, self.seat)
        return [s.tables.decline] if e is None else [s.tables.use[e.card], s.tables.decline]

    def apply(self, s: KState, o: Option) -> None:
        e = blessing(s, self.seat)
        if o.verb.id == w.V_USE and e is not None:
            spend(s, self.seat, e)
            tell_use(s, self.seat, e)
            s.push(Blessed(self.seat, 0))


class Blessed(Task[KState]):
    """Everybody in turn order, from this place on (KBM4-034)."""

    __slots__ = ("at", "priest")
    priest: int
    at: int

    def __init__(self, priest: int, at: int) -> None:
        self.priest = priest
        self.at = at

    def run(self, s: KState) -> None:
        e = blessing(s, self.priest)
        if self.at == len(s.order) or e is None:
            return
        s.push(Blessed(self.priest, self.at + 1))
        seat = s.order[self.at]
        held = s.players[seat].bonus_dice > 0
        year = destiny_op(s, fx.GOOD_OR_SWAP)
        if not held:
            s.players[seat].bonus_dice += 1
            s.tell(w.E_BLESSED, seat, e.card, 0)
        else:
            gain(s, seat, e.bundle, e.category)
            s.tell(w.E_BLESSED, seat, e.card, e.bundle.of(w.VP))
        if year is not None:  # the two meet: the year has given what it gives this season
            spend(s, seat, year)
            if held:
                share(s, seat, year)
            else:
                s.push(GoodOrPoint(seat, self.priest))

    def data(self) -> list[object]:
        return [self.priest, self.at]


class GoodOrPoint(Ask[KState]):
    """A blessed seat in a Good Year has one die, and either what the year or what the blessing gives instead."""

    __slots__ = ("priest",)
    key: ClassVar[str] = "kingsburg-ask-blessed"
    priest: int

    def __init__(self, seat: int, priest: int) -> None:
        super().__init__(seat)
        self.priest = priest

    def effects(self, s: KState) -> list[Effect]:
        return [e for e in (blessing(s, self.priest), destiny_op(s, fx.GOOD_OR_SWAP)) if e is not None]

    def candidates(self, s: KState) -> list[Option]:
        return [s.tables.use[e.card] for e in self.effects(s)]

    def apply(self, s: KState, o: Option) -> None:
        for e in self.effects(s):
            if e.card == o.a and e.op == fx.GOOD_OR_SWAP:
                share(s, self.seat, e)
            elif e.card == o.a:
                gain(s, self.seat, e.bundle, e.category)
                s.tell(w.E_BLESSED, self.seat, e.card, e.bundle.of(w.VP))

    def data(self) -> list[object]:
        return [self.seat, self.priest]


def good_year(s: KState, seat: int, e: Effect) -> None:
    """A bonus die for one seat, or a good for one that holds any; nothing more where the blessing has met it."""
    if not unspent(s, seat, e):
        return
    spend(s, seat, e)
    p = s.players[seat]
    if p.bonus_dice == 0:
        p.bonus_dice += 1
        s.tell(w.E_BLESSED, seat, e.card, 0)
    else:
        share(s, seat, e)


def share(s: KState, seat: int, e: Effect) -> None:
    receive(s, seat, e, e.bundle)
