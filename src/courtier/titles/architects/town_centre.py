"""The Town Centre: capturing groups of workers (ARC-092 to ARC-107, ARC-145, ARC-216, ARC-217)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase
from courtier.titles.architects import words as w
from courtier.titles.architects.choices import RIVAL
from courtier.titles.architects.deed import Branch, Deed
from courtier.titles.architects.location import NO_EMPTY_VISIT, Location, Visit
from courtier.titles.architects.payment import bonus_of, pay_silver, tax_due
from courtier.titles.architects.state import AState, Player
from courtier.titles.architects.tables import Effect

NOBODY_THERE: Final = Reason("architects-nobody-there", "ARC-094")
NEVER_THERE: Final = Reason("architects-never-captured", "ARC-099")
NO_CAPTURE_LEFT: Final = Reason("architects-no-capture", "ARC-097")
MUST_CAPTURE: Final = Reason("architects-must-capture", "ARC-144")

# the coin of the next capture
FIRST: Final = 0  # tax
LATER: Final = 1
FREE: Final = 2  # given by a building


def player_of(s: AState, code: int) -> int:
    return s.seats if code == RIVAL else code


def capture(s: AState, seat: int, victim: int, place: int) -> None:
    """A whole group; own workers come home, others become captives (ARC-094, ARC-100, ARC-101)."""
    taken = s.players[victim].at[place]
    s.players[victim].at[place] = 0
    if victim == seat:
        s.players[seat].workers += taken
        s.tell(w.E_TOOK_HOME, seat, place, taken)
    else:
        s.players[seat].captives[victim] += taken
        s.tell(w.E_CAPTURED, seat, place, taken << 3 | (RIVAL if s.is_bot(victim) else victim))


def groups(s: AState) -> list[Option]:
    """Every group on a large circle (ARC-041, ARC-098)."""
    out: list[Option] = []
    table = s.tables.capture
    for place in range(w.CIRCLES):
        for who in range(s.seats):
            if s.players[who].at[place] > 0:
                out.append(table[place][who])
        if s.automat is not None and s.players[s.seats].at[place] > 0:
            out.append(table[place][RIVAL])
    return out


class TownCentre(Location):
    __slots__ = ()

    def shut(self, s: AState, seat: int, p: Player) -> Reason | None:
        """The worker placed is a group itself, so a coin is all that a first capture needs."""
        if s.flags & w.F_NO_EMPTY_VISITS:
            n = s.tables.numbers
            if p.lack_silver(n.first_silver + tax_due(s, p, n.first_tax), "ARC-039") is not None:
                return NO_EMPTY_VISIT
        return None

    def visit(self, s: AState, seat: int, p: Player, workers: int) -> None:
        credit = bonus_of(s, p, w.M_TOWN_CENTRE, w.D_DISCOUNT)
        s.push(Capture(seat, s.tables.numbers.actions[self.place].of(workers), 0, FIRST, credit))


class Capture(Visit):
    __slots__ = ("coin", "credit", "left", "places")
    key: ClassVar[str] = "architects-ask-capture"
    left: int  # fixed when the worker is placed (ARC-106)
    places: int  # bits of the locations of this visit
    coin: int
    credit: int  # of Conspirators (ARC-107)

    def __init__(self, seat: int, left: int, places: int, coin: int, credit: int) -> None:
        super().__init__(seat)
        self.left = left
        self.places = places
        self.coin = coin
        self.credit = credit

    def silver(self, s: AState) -> int:
        """The part of the price that is no tax."""
        if self.coin == FREE:
            return 0
        if self.coin == FIRST:
            return s.tables.numbers.first_silver
        return max(0, s.tables.numbers.next_silver - self.credit)

    def tax(self, s: AState) -> int:
        if self.coin == FREE:
            return 0
        return s.tables.numbers.first_tax if self.coin == FIRST else s.tables.numbers.next_tax

    def limit(self, s: AState) -> int:
        if self.coin == FREE and s.flags & w.F_UNLIMITED:
            return w.CIRCLES
        return s.tables.numbers.capture_locations[len(s.players)]

    def gate(self, s: AState) -> Reason | None:
        p = s.players[self.seat]
        return p.lack_silver(self.silver(s) + tax_due(s, p, self.tax(s)), "ARC-092")

    def candidates(self, s: AState) -> list[Option]:
        out = groups(s)
        out.append(s.tables.done)
        return self.with_crew(s, out)

    def within(self, s: AState) -> list[Option]:
        """The groups that this visit still reaches."""
        full = self.places.bit_count() >= self.limit(s)
        out: list[Option] = []
        for o in groups(s):
            if not full or self.places >> o.b & 1:
                out.append(o)
        return out

    def legal(self, s: AState) -> list[Option]:
        done = s.tables.done
        if self.gate(s) is not None:
            return [done]
        out = self.within(s)
        if len(out) == 0:
            return [done]
        if self.coin != FREE:
            out.append(done)
        return self.with_crew(s, out)

    def why_not(self, s: AState, o: Option) -> Reason | None:
        if o.verb.id == w.V_DISMISS:
            return None if len(self.legal(s)) > 1 else NO_CAPTURE_LEFT
        if o.verb.id != w.V_CAPTURE:
            return MUST_CAPTURE if self.coin == FREE and len(self.within(s)) > 0 else None
        limit = self.limit(s)
        if self.places >> o.b & 1 == 0 and self.places.bit_count() >= limit:
            return Reason("architects-capture-locations", "ARC-095", self.places.bit_count(), limit)
        return self.gate(s)

    def explain(self, s: AState, o: Option) -> Reason:
        if o.verb.id != w.V_CAPTURE:
            return super().explain(s, o)
        return NOBODY_THERE if o.b < w.CIRCLES else NEVER_THERE

    def act(self, s: AState, o: Option) -> None:
        if o.verb.id != w.V_CAPTURE:
            return
        pay_silver(s, self.seat, self.silver(s), self.tax(s))
        credit = self.credit
        if self.coin == LATER and credit > 0 and s.flags & w.F_PER_CAPTURE == 0:
            credit -= min(credit, s.tables.numbers.next_silver)
        if self.left > 1:
            coin = FREE if self.coin == FREE else LATER
            s.push(Capture(self.seat, self.left - 1, self.places | 1 << o.b, coin, credit))
        capture(s, self.seat, player_of(s, o.a), o.b)

    def data(self) -> list[object]:
        return [self.seat, self.left, self.places, self.coin, self.credit]

    def args(self, s: AState) -> dict[str, Arg]:
        p = s.players[self.seat]
        price = self.silver(s) + tax_due(s, p, self.tax(s))
        return {"n": self.left, "price": Phrase("architects-thing-silver", {"n": price})}


class CaptureDeed(Deed[AState]):
    """Free and untaxed, within the limit of locations; made as far as possible (ARC-144, ARC-145)."""

    __slots__ = ()

    def set_off(self, s: AState, seat: int, effect: Effect) -> None:
        s.push(Capture(seat, effect.n, 0, FREE, 0))


class CaptureBranch(Branch[AState]):
    __slots__ = ()

    def candidates(self, s: AState, seat: int, effect: Effect) -> list[Option]:
        return groups(s)

    def apply(self, s: AState, seat: int, effect: Effect, o: Option) -> None:
        if effect.n > 1:
            s.push(Capture(seat, effect.n - 1, 1 << o.b, FREE, 0))
        capture(s, seat, player_of(s, o.a), o.b)

    def verb(self) -> int:
        return w.V_CAPTURE

    def said(self, effect: Effect) -> Phrase:
        return Phrase("architects-branch-capture")
