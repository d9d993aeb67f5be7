"""King's Favours: one worker, once per round for all (PAL-032 to PAL-034, PAL-143, PAL-144)."""

from __future__ import annotations

from typing import Final

from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import NO_DEBT_LEFT, Action, lack_worker, pay
from courtier.titles.paladins.inquisition import take_debt
from courtier.titles.paladins.rewards import gain
from courtier.titles.paladins.state import Player, PState
from courtier.titles.paladins.tables import shape

FAVOUR_USED: Final = Reason("paladins-favour-used", "PAL-032")
FAVOUR_HIDDEN: Final = Reason("paladins-favour-hidden", "PAL-028")


def favour_slot(s: PState, card: int) -> int:
    """The space of a revealed favour, or -1."""
    for slot in range(s.favours_shown):
        if s.favours.cards[slot] == card:
            return slot
    return -1


class UseFavour(Action):
    """Its targets are the revealed cards; they stand among the actions of a turn."""

    __slots__ = ()

    def shape(self, s: PState, p: Player, o: Option) -> int:
        return shape([s.tables.favours[o.a].worker])

    def candidates(self, s: PState, p: Player) -> list[Option]:
        return [s.tables.favour[s.favours.cards[slot]] for slot in range(s.favours_shown)]

    def target(self, s: PState, p: Player, o: Option) -> Reason | None:
        slot = favour_slot(s, o.a)
        if s.favour_workers[slot] != 0:
            return FAVOUR_USED
        card = s.tables.favours[o.a]
        reason = (
            lack_worker(p, self.shape(s, p, o), "PAL-143")
            or p.lack_silver(card.cost.silver, "PAL-143")
            or p.lack_provision(card.cost.provision, "PAL-143")
        )
        if reason is None and card.cost.debt > s.debts:
            return NO_DEBT_LEFT  # PAL-008
        return reason

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        card = s.tables.favours[o.a]
        s.tell(w.E_FAVOUR, seat, o.a)
        pay(s, seat, p, card.cost.silver, card.cost.provision)
        for _ in range(card.cost.debt):
            take_debt(s, seat)
            s.tell(w.E_DEBT_TAKEN, seat)
        gain(s, seat, card.reward)

    def unknown(self, s: PState, p: Player, o: Option) -> Reason:
        return FAVOUR_HIDDEN
