"""Quarry, Forest, Mines, Silversmith and Tax Stand (ARC-049 to ARC-061, ARC-108 to ARC-111, ARC-203, ARC-205)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import Ask, Task
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg
from courtier.titles.architects import words as w
from courtier.titles.architects.choices import amounts_phrase
from courtier.titles.architects.effects import gain, trigger
from courtier.titles.architects.location import Location
from courtier.titles.architects.payment import bonus_of
from courtier.titles.architects.state import AState, Player
from courtier.titles.architects.virtue import change_virtue

NO_TAX: Final = Reason("architects-no-tax", "ARC-109")


class Gathering(Location):
    """So much for each own worker; other people's change nothing (ARC-050)."""

    __slots__ = ()

    def visit(self, s: AState, seat: int, p: Player, workers: int) -> None:
        things = s.tables.numbers.gathers[self.place]
        if len(things) > 1:
            s.push(Mines(seat, self.place))
            return
        gain(s, seat, things[0], s.tables.numbers.gather_amounts[self.place][0].of(workers))
        trigger(s, seat, self.place)


class Mines(Ask[AState]):
    """Clay or gold, never some of each (ARC-055, ARC-056)."""

    __slots__ = ("place",)
    key: ClassVar[str] = "architects-ask-mines"
    place: int

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def amount(self, s: AState, thing: int) -> int:
        n = s.tables.numbers
        for i in range(len(n.gathers[self.place])):
            if n.gathers[self.place][i] == thing:
                return n.gather_amounts[self.place][i].of(s.players[self.seat].at[self.place])
        return 0

    def candidates(self, s: AState) -> list[Option]:
        return [s.tables.gain[thing] for thing in s.tables.numbers.gathers[self.place]]

    def why_not(self, s: AState, o: Option) -> Reason | None:
        if self.amount(s, o.a) > 0:
            return None
        return Reason("architects-lack-workers", "ARC-057", s.players[self.seat].at[self.place], 2)

    def apply(self, s: AState, o: Option) -> None:
        gain(s, self.seat, o.a, self.amount(s, o.a))
        trigger(s, self.seat, self.place)  # a Miner's clay comes with gold too (ARC-203)

    def data(self) -> list[object]:
        return [self.seat, self.place]

    def args(self, s: AState) -> dict[str, Arg]:
        things = s.tables.numbers.gathers[self.place]
        first, second = [amounts_phrase([thing], [self.amount(s, thing)]) for thing in things]
        return {"first": first, "second": second}


class TaxStand(Location):
    __slots__ = ()

    def shut(self, s: AState, seat: int, p: Player) -> Reason | None:
        return None if s.tax > 0 else NO_TAX

    def visit(self, s: AState, seat: int, p: Player, workers: int) -> None:
        """Virtue is lost before the silver is taken (ARC-111)."""
        s.push(TakePool(seat))
        lost = s.tables.numbers.steal_lose - bonus_of(s, p, w.M_TAX_STAND, w.D_SPARE)
        change_virtue(s, seat, -max(0, lost))


class TakePool(Task[AState]):
    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: AState) -> None:
        s.players[self.seat].have[w.SILVER] += s.tax
        s.tell(w.E_TAX_STAND, self.seat, s.tax)
        s.tax = 0
        trigger(s, self.seat, w.M_TAX_STAND)

    def data(self) -> list[object]:
        return [self.seat]
