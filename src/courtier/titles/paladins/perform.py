"""What was chosen and staffed is paid for and carried out, by the own people or by nobles who are entrusted with it."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import Ask
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import DEBTS, NO_DEBT_LEFT, PROVISIONS, pay
from courtier.titles.paladins.actions import ACTION, action_of
from courtier.titles.paladins.crowns.negotiate import lend, with_nobles
from courtier.titles.paladins.rewards import Triggers, triggered
from courtier.titles.paladins.state import PState

GOODS: Final = (1 << DEBTS) - 1  # silver and provisions of what is due


def settle_up(s: PState, seat: int, action: int, target: Option) -> None:
    """Pay and do it; with Maugris each cost may be covered by a debt instead (COC-030)."""
    p = s.players[seat]
    chosen = action_of(action)
    due = chosen.due(s, p, target)
    if p.paladin == s.tables.credit and due & GOODS != 0 and not chosen.by_coin():
        s.push(Cover(seat, action, target.verb.id, target.a, target.b, due, 0))
        return
    pay(s, seat, due)
    carry_out(s, seat, action, target)


def carry_out(s: PState, seat: int, action: int, target: Option) -> None:
    """What it brings, then what others do because of it: only who was hired before it counts (PAL-067)."""
    p = s.players[seat]
    if action >= w.PLACE:
        action_of(action).effect(s, seat, p, target)
        return
    bonus = triggered(s, p, action)
    if p.paladin >= 0:
        card = s.tables.paladins[p.paladin]
        if card.action == action and card.gain >= 0:
            bonus.append(card.gain)  # PAL-136 to PAL-139
    if len(bonus) > 0:
        s.push(Triggers(seat, tuple(bonus)))
    ACTION[action].effect(s, seat, p, target)
    if target.verb.id == w.V_ENTRUST:
        s.push(Entrusted(seat, target.a))


class Cover(Ask[PState]):
    """Silver, or a debt; provisions, or a debt: one for the whole of it (COC-031)."""

    __slots__ = ("a", "action", "b", "due", "settled", "verb")
    key: ClassVar[str] = "paladins-ask-cover"
    action: int
    verb: int  # the target chosen: its verb and numbers
    a: int
    b: int
    due: int  # still to be decided
    settled: int  # how the rest is paid

    def __init__(self, seat: int, action: int, verb: int, a: int, b: int, due: int, settled: int) -> None:
        super().__init__(seat)
        self.action = action
        self.verb = verb
        self.a = a
        self.b = b
        self.due = due
        self.settled = settled

    def silver(self) -> bool:
        return self.due & 255 != 0

    def candidates(self, s: PState) -> list[Option]:
        return [s.tables.cover[0 if self.silver() else 1], s.tables.cover[w.BY_DEBT]]

    def why_not(self, s: PState, o: Option) -> Reason | None:
        p = s.players[self.seat]
        if o.a == w.BY_DEBT:
            taken = (self.due >> DEBTS) + (self.settled >> DEBTS)
            if self.silver() and p.provision < self.due >> PROVISIONS & 255:
                taken += 1  # the provisions will need one too
            return None if s.debts > taken else NO_DEBT_LEFT
        if self.silver():
            return p.lack_silver(self.due & 255, "COC-031")
        return p.lack_provision(self.due >> PROVISIONS & 255, "COC-031")

    def apply(self, s: PState, o: Option) -> None:
        part = self.due & 255 if self.silver() else self.due & 255 << PROVISIONS
        due = self.due - part
        settled = self.settled + (1 << DEBTS if o.a == w.BY_DEBT else part)
        if due & GOODS != 0:
            s.push(Cover(self.seat, self.action, self.verb, self.a, self.b, due, settled))
            return
        pay(s, self.seat, due + settled)
        carry_out(s, self.seat, self.action, Option(s.tables.verbs[self.verb], self.a, self.b))

    def data(self) -> list[object]:
        return [self.seat, self.action, self.verb, self.a, self.b, self.due, self.settled]

    def args(self, s: PState) -> dict[str, Arg]:
        thing = "silver" if self.silver() else "provision"
        n = self.due & 255 if self.silver() else self.due >> PROVISIONS & 255
        return {"cost": Phrase("paladins-thing-" + thing, {"n": n})}


class Entrusted(Ask[PState]):
    """Nobles carry out an action: no workers, no costs, a boost, and all that follows from it (COC-056 to COC-061)."""

    __slots__ = ("noble",)
    key: ClassVar[str] = "paladins-ask-entrusted"
    noble: int

    def __init__(self, seat: int, noble: int) -> None:
        super().__init__(seat)
        self.noble = noble

    def candidates(self, s: PState) -> list[Option]:
        return ACTION[s.tables.crowns.nobles[self.noble].action].candidates(s, s.players[self.seat])

    def why_not(self, s: PState, o: Option) -> Reason | None:
        p = s.players[self.seat]
        noble = s.tables.crowns.nobles[self.noble]
        boost = lend(p, noble.boosts)
        reason = ACTION[noble.action].free_target(s, p, o)
        p.boost = boost
        return with_nobles(reason)

    def explain(self, s: PState, o: Option) -> Reason:
        return ACTION[s.tables.crowns.nobles[self.noble].action].unknown(s, s.players[self.seat], o)

    def apply(self, s: PState, o: Option) -> None:
        carry_out(s, self.seat, s.tables.crowns.nobles[self.noble].action, o)

    def data(self) -> list[object]:
        return [self.seat, self.noble]

    def args(self, s: PState) -> dict[str, Arg]:
        args = s.tables.noble_args(self.noble)
        args["kind"] = s.tables.board_actions[s.tables.crowns.nobles[self.noble].action].id
        return args
