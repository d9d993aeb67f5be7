"""The Virtue Track and debts (ARC-157 to ARC-170, ARC-219 to ARC-222, ARC-127 to ARC-129)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import Ask
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase
from courtier.titles.architects import words as w
from courtier.titles.architects.state import AState, Player
from courtier.titles.architects.tables import Effect

NO_DEBT: Final = Reason("architects-no-debt", "ARC-159")
DESTROY: Final = 0
REFUSE: Final = 1


def change_virtue(s: AState, player: int, n: int) -> None:
    """Steps beyond 14 may destroy debts, steps below 0 bring them (ARC-159, ARC-161, ARC-219)."""
    if n == 0:
        return
    p = s.players[player]
    top = s.tables.top_virtue()
    now = p.virtue + n
    p.virtue = min(top, max(0, now))
    if n > 0:
        s.tell(w.E_VIRTUE_UP, player, n, p.virtue)
    else:
        s.tell(w.E_VIRTUE_DOWN, player, -n, p.virtue)
    if now > top and p.unpaid > 0:
        steps = min(now - top, p.unpaid)
        if s.is_bot(player) or s.flags & w.F_AUTO_DESTROY:
            for _ in range(steps):
                destroy_debt(s, player)
        else:
            for _ in range(steps):
                s.push(Offer(player, w.O_DESTROY))
    elif now < 0:
        take_debts(s, player, -now)


def take_debts(s: AState, player: int, n: int) -> None:
    """Unpaid ones; the pile never runs out (ARC-009)."""
    p = s.players[player]
    if p.moments >> w.M_DEBT_TAKEN & 1:
        for _ in range(n):
            s.push(Offer(player, w.O_REFUSE))
    else:
        add_debts(s, player, n)


def add_debts(s: AState, player: int, n: int) -> None:
    s.players[player].unpaid += n
    s.tell(w.E_DEBT_TAKEN, player, n)


def destroy_debt(s: AState, player: int) -> None:
    """No virtue and no bonus for it (ARC-160, ARC-207)."""
    s.players[player].unpaid -= 1
    s.tell(w.E_DEBT_DESTROYED, player)


def refusing(s: AState, p: Player) -> Effect | None:
    """What lets a character not take a debt (Hugo)."""
    for effect in s.tables.boards[p.board].effects:
        if effect.deed == w.D_REFUSE:
            return effect
    return None


class Offer(Ask[AState]):
    """Destroy a debt, or pay not to take one; each may be declined (ARC-170)."""

    __slots__ = ("what",)
    key: ClassVar[str] = "architects-ask-offer"
    what: int

    def __init__(self, seat: int, what: int) -> None:
        super().__init__(seat)
        self.what = what

    def candidates(self, s: AState) -> list[Option]:
        return [s.tables.do[REFUSE if self.what == w.O_REFUSE else DESTROY], s.tables.decline]

    def why_not(self, s: AState, o: Option) -> Reason | None:
        if o.verb.id == w.V_DECLINE:
            return None
        p = s.players[self.seat]
        if self.what != w.O_REFUSE:
            return None if p.unpaid > 0 else NO_DEBT
        effect = refusing(s, p)
        return NO_DEBT if effect is None else p.lack_silver(effect.pay_silver, "ARCV-002")

    def apply(self, s: AState, o: Option) -> None:
        p = s.players[self.seat]
        if self.what != w.O_REFUSE:
            if o.verb.id == w.V_DO:
                destroy_debt(s, self.seat)
        elif o.verb.id == w.V_DO:
            effect = refusing(s, p)
            if effect is not None:
                p.have[w.SILVER] -= effect.pay_silver
                s.tell(w.E_DEBT_REFUSED, self.seat, effect.pay_silver)
        else:
            add_debts(s, self.seat, 1)

    def data(self) -> list[object]:
        return [self.seat, self.what]

    def args(self, s: AState) -> dict[str, Arg]:
        effect = refusing(s, s.players[self.seat])
        price = 0 if effect is None else effect.pay_silver
        return {"what": w.OFFERS[self.what], "silver": Phrase("architects-thing-silver", {"n": price})}
