"""King's Favours: one worker, once per round for all (PAL-032 to PAL-034, PAL-143, PAL-144)."""

from __future__ import annotations

from typing import Final

from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.paladins.action import DEBTS, NO_DEBT_LEFT, PROVISIONS, Action, lack_worker
from courtier.titles.paladins.rewards import gain
from courtier.titles.paladins.state import Player, PState
from courtier.titles.paladins.tables import one_space

FAVOUR_USED: Final = Reason("paladins-favour-used", "PAL-032")
FAVOUR_HIDDEN: Final = Reason("paladins-favour-hidden", "PAL-028")


def favour_slot(s: PState, card: int) -> int:
    """The space of a revealed favour, or -1."""
    for slot in range(s.favours_shown):
        if s.favours.cards[slot] == card:
            return slot
    return -1


class PlaceOnCard(Action):
    """One worker on a card of the main board, which stands among the actions of a turn."""

    __slots__ = ()

    def lack_due(self, s: PState, p: Player, o: Option, rule: str) -> Reason | None:
        due = self.due(s, p, o)
        if due == 0:
            return None
        debts = due >> DEBTS
        silver, provisions = due & 255, due >> PROVISIONS & 255
        if p.paladin == s.tables.credit:  # a debt for each that is lacking, if the pile has so many (COC-031)
            short = (1 if p.silver < silver else 0) + (1 if p.provision < provisions else 0)
            if debts + short <= s.debts:
                return None
        reason = p.lack_silver(silver, rule) or p.lack_provision(provisions, rule)
        return NO_DEBT_LEFT if reason is None and debts > s.debts else reason  # PAL-008


class UseFavour(PlaceOnCard):
    """Its targets are the revealed cards."""

    __slots__ = ()

    def shape(self, s: PState, p: Player, o: Option) -> int:
        return one_space(s.tables.favours[o.a].worker)

    def due(self, s: PState, p: Player, o: Option) -> int:
        cost = s.tables.favours[o.a].cost
        return cost.silver | cost.provision << PROVISIONS | cost.debt << DEBTS

    def candidates(self, s: PState, p: Player) -> list[Option]:
        return [s.tables.favour[s.favours.cards[slot]] for slot in range(s.favours_shown)]

    def target(self, s: PState, p: Player, o: Option) -> Reason | None:
        slot = favour_slot(s, o.a)
        if s.favour_workers[slot] != 0:
            return FAVOUR_USED
        return lack_worker(p, self.shape(s, p, o), "PAL-143") or self.lack_due(s, p, o, "PAL-143")

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        gain(s, seat, s.tables.favours[o.a].reward)

    def unknown(self, s: PState, p: Player, o: Option) -> Reason:
        return FAVOUR_HIDDEN
