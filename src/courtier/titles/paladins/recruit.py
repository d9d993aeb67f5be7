"""Recruit: dismiss a townsfolk with one worker, hire one with two (PAL-076 to PAL-085, PAL-145)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import NOT_OFFERED, Ask
from courtier.core.options import Option
from courtier.core.piles import find
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import DEBTS, NO_DEBT_LEFT, Action, lack_worker, on_credit
from courtier.titles.paladins.rewards import gain
from courtier.titles.paladins.state import Player, PState

NO_TOWNSFOLK: Final = Reason("paladins-no-townsfolk", "PAL-085")
NO_DEBT_HERE: Final = Reason("paladins-no-debt-here", "PAL-078")
DISMISSING: Final = 1  # workers
HIRING: Final = 2


def leave_town(s: PState, card: int) -> None:
    """Its space stays empty until the refresh (PAL-084); on the open pile the next card is seen at once (COC-007)."""
    slot = find(s.town, card)
    s.town[slot] = -1
    if slot == s.tables.town_open and len(s.town_pile.cards) > 0:
        s.town[slot] = s.town_pile.draw()
        s.barrier += 1


def take_townsfolk(s: PState, seat: int, card: int, hire: bool) -> None:
    leave_town(s, card)
    folk = s.tables.townsfolk[card]
    if hire:
        p = s.players[seat]
        p.crew = [*p.crew, card]
        s.tell(w.E_HIRED, seat, card)
        gain(s, seat, folk.immediate)
    else:
        s.town_gone = [*s.town_gone, card]
        s.tell(w.E_DISMISSED, seat, card)
        gain(s, seat, folk.dismiss)


def no_such(s: PState, o: Option) -> Reason:
    """Why a townsfolk is not on offer."""
    if o.verb.id != w.V_HIRE and o.verb.id != w.V_DISMISS:
        return NOT_OFFERED
    if find(s.town, o.a) < 0:
        return NO_TOWNSFOLK
    return NO_DEBT_HERE if o.b == w.DEBT else NOT_OFFERED


class Recruit(Action):
    __slots__ = ()

    def shape(self, s: PState, p: Player, o: Option) -> int:
        return s.tables.board_actions[w.RECRUIT].modes[HIRING if o.verb.id == w.V_HIRE else DISMISSING]

    def cites(self, o: Option) -> str:
        return "PAL-077" if o.verb.id == w.V_HIRE else self.rule

    def on_debt(self, s: PState, p: Player, slot: int) -> bool:
        """A debt will do: printed there, or with Maugris (COC-031)."""
        t = s.tables
        return t.town_debt[slot] or (p.paladin == t.credit and t.town_silver[slot] > 0)

    def candidates(self, s: PState, p: Player) -> list[Option]:
        t = s.tables
        out: list[Option] = []
        for table in (t.dismiss, t.hire):
            for slot in range(len(s.town)):
                card = s.town[slot]
                if card >= 0:
                    out.append(table[w.COIN][card])
                    if self.on_debt(s, p, slot):
                        out.append(table[w.DEBT][card])
        return out

    def by_coin(self) -> bool:
        return True

    def price(self, s: PState, p: Player, slot: int) -> int:
        return 0 if self.waived(s, p, w.SILVER) else s.tables.town_silver[slot]  # Roland (PAL-135, PAL-142)

    def due(self, s: PState, p: Player, o: Option) -> int:
        return 1 << DEBTS if o.b == w.DEBT else self.price(s, p, find(s.town, o.a))

    def gate(self, s: PState, p: Player) -> Reason | None:
        return self.blocked(p) or lack_worker(
            p, s.tables.board_actions[w.RECRUIT].modes[DISMISSING], self.rule
        )

    def target(self, s: PState, p: Player, o: Option) -> Reason | None:
        if o.verb.id == w.V_HIRE:
            reason = lack_worker(p, s.tables.board_actions[w.RECRUIT].modes[HIRING], self.cites(o))
            if reason is not None:
                return reason
        if o.b == w.DEBT:
            return None if s.debts > 0 else NO_DEBT_LEFT  # PAL-008
        return p.lack_silver(self.price(s, p, find(s.town, o.a)), "PAL-079")

    def shut(self, s: PState, p: Player) -> Reason | None:
        """To dismiss somebody is enough, so hiring need not be looked at."""
        reason = self.gate(s, p)
        if reason is not None:
            return reason
        reason = NO_TOWNSFOLK
        for slot in range(len(s.town)):
            if s.town[slot] >= 0:
                reason = p.lack_silver(self.price(s, p, slot), "PAL-079")
                if reason is None or (s.tables.town_debt[slot] and s.debts > 0) or on_credit(s, p):
                    return None
        return reason

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        take_townsfolk(s, seat, o.a, o.verb.id == w.V_HIRE)

    def unknown(self, s: PState, p: Player, o: Option) -> Reason:
        return no_such(s, o)


class FreeRecruit(Ask[PState]):
    """Hire or dismiss without silver, debt or workers; lost when nobody is there (PAL-145, PAL-085)."""

    __slots__ = ()
    key: ClassVar[str] = "paladins-ask-free_recruit"

    def candidates(self, s: PState) -> list[Option]:
        t = s.tables
        out: list[Option] = []
        for table in (t.dismiss[w.FREE], t.hire[w.FREE]):
            for card in s.town:
                if card >= 0:
                    out.append(table[card])
        out.append(t.decline)
        return out

    def apply(self, s: PState, o: Option) -> None:
        if o.verb.id == w.V_DECLINE:
            s.tell(w.E_DECLINED, self.seat)
        else:
            take_townsfolk(s, self.seat, o.a, o.verb.id == w.V_HIRE)

    def explain(self, s: PState, o: Option) -> Reason:
        return no_such(s, o) if o.b == w.FREE else NOT_OFFERED  # a price has no place here


class StartingTownsfolk(Ask[PState]):
    """Each seat must take one for free, in reverse turn order (PAL-021, PAL-022)."""

    __slots__ = ()
    key: ClassVar[str] = "paladins-ask-starting"

    def candidates(self, s: PState) -> list[Option]:
        return [s.tables.hire[w.FREE][card] for card in s.town if card >= 0]

    def apply(self, s: PState, o: Option) -> None:
        s.active = self.seat
        take_townsfolk(s, self.seat, o.a, True)

    def explain(self, s: PState, o: Option) -> Reason:
        return no_such(s, o) if o.verb.id == w.V_HIRE and o.b == w.FREE else NOT_OFFERED
