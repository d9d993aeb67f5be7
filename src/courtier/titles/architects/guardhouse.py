"""The Guardhouse: up to one action per own worker, in any order (ARC-121 to ARC-130)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg
from courtier.titles.architects import words as w
from courtier.titles.architects.effects import NOBODY_HELD, held_elsewhere, release, trigger
from courtier.titles.architects.location import NO_EMPTY_VISIT, Location, Visit
from courtier.titles.architects.payment import pay_silver, tax_due
from courtier.titles.architects.scoring import counted
from courtier.titles.architects.state import AState, Player
from courtier.titles.architects.virtue import change_virtue, take_debts

NO_CAPTIVE: Final = Reason("architects-no-captive", "ARC-122")
NO_PRISONER: Final = Reason("architects-no-prisoner", "ARC-123")
NOTHING_OWED: Final = Reason("architects-no-debt", "ARC-126")
NO_ACTION_LEFT: Final = Reason("architects-no-guard-action", "ARC-121")


def imprison_silver(s: AState, p: Player) -> int:
    """For all captives on this board (ARC-122)."""
    return sum(p.captives) * s.tables.numbers.imprison_silver


def imprison(s: AState, player: int) -> None:
    """All captives of the own board to the prison, silver for each (ARC-122)."""
    p = s.players[player]
    silver = imprison_silver(s, p)
    n = 0
    for owner in range(len(s.players)):
        s.players[owner].prison += p.captives[owner]
        n += p.captives[owner]
        p.captives[owner] = 0
    p.have[w.SILVER] += silver
    s.tell(w.E_IMPRISONED, player, n, silver)


def pay_debt(s: AState, player: int) -> None:
    """Flipped, not given away: it brings virtue and what Debt Collectors add (ARC-126 to ARC-129)."""
    n = s.tables.numbers
    p = s.players[player]
    pay_silver(s, player, n.debt_silver, n.debt_tax)
    p.unpaid -= 1
    p.paid += 1
    s.tell(w.E_DEBT_PAID, player)
    trigger(s, player, w.M_DEBT_PAID)
    change_virtue(s, player, n.debt_virtue)


def guard_reason(s: AState, seat: int, o: Option) -> Reason | None:
    """Why an action of the Guardhouse is not open to a player."""
    p = s.players[seat]
    n = s.tables.numbers
    verb = o.verb.id
    if verb == w.V_IMPRISON:
        return None if counted(s, seat, w.C_CAPTIVES) > 0 else NO_CAPTIVE
    if verb == w.V_RELEASE:
        return None if p.prison > 0 else NO_PRISONER
    if verb == w.V_FREE:
        if held_elsewhere(s, seat) == 0:
            return NOBODY_HELD
        if o.a == w.BY_DEBT:
            return None
        return p.lack_silver(n.free_silver + tax_due(s, p, n.free_tax), "ARC-124")
    if verb == w.V_PAY_DEBT:
        if p.unpaid == 0:
            return NOTHING_OWED
        return p.lack_silver(n.debt_silver + tax_due(s, p, n.debt_tax), "ARC-126")
    return None


def anything(s: AState, seat: int) -> bool:
    """Is there an action to take?"""
    for o in s.tables.guard:
        if o.verb.id != w.V_DONE and guard_reason(s, seat, o) is None:
            return True
    return False


class Guardhouse(Location):
    __slots__ = ()

    def shut(self, s: AState, seat: int, p: Player) -> Reason | None:
        if s.flags & w.F_NO_EMPTY_VISITS and not anything(s, seat):
            return NO_EMPTY_VISIT
        return None

    def visit(self, s: AState, seat: int, p: Player, workers: int) -> None:
        s.push(Guarding(seat, s.tables.numbers.actions[self.place].of(workers)))


class Guarding(Visit):
    __slots__ = ("left",)
    key: ClassVar[str] = "architects-ask-guardhouse"
    left: int

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, s: AState) -> list[Option]:
        return self.with_crew(s, s.tables.guard.copy())

    def legal(self, s: AState) -> list[Option]:
        out: list[Option] = []
        for o in s.tables.guard:
            if guard_reason(s, self.seat, o) is None:
                out.append(o)
        return out if len(out) == 1 else self.with_crew(s, out)

    def why_not(self, s: AState, o: Option) -> Reason | None:
        if o.verb.id == w.V_DISMISS:
            return None if anything(s, self.seat) else NO_ACTION_LEFT
        return guard_reason(s, self.seat, o)

    def act(self, s: AState, o: Option) -> None:
        verb = o.verb.id
        if verb == w.V_DONE:
            return
        if self.left > 1:
            s.push(Guarding(self.seat, self.left - 1))
        n = s.tables.numbers
        if verb == w.V_IMPRISON:
            imprison(s, self.seat)
            trigger(s, self.seat, w.M_IMPRISON)
        elif verb == w.V_RELEASE:
            release(s, self.seat, w.R_PRISON, w.ALL)
        elif verb == w.V_PAY_DEBT:
            pay_debt(s, self.seat)
        else:
            release(s, self.seat, w.R_BOARDS, w.ALL)
            if o.a == w.BY_SILVER:
                pay_silver(s, self.seat, n.free_silver, n.free_tax)
            else:
                take_debts(s, self.seat, n.free_debt)
                change_virtue(s, self.seat, -n.free_lose)

    def data(self) -> list[object]:
        return [self.seat, self.left]

    def args(self, s: AState) -> dict[str, Arg]:
        return {"n": self.left}
