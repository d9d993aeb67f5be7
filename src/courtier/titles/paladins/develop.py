"""Develop: the left-most workshop moves to a right-side action (PAL-068 to PAL-075, PAL-162)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import NOT_OFFERED, Ask
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import Action
from courtier.titles.paladins.rewards import Resolve, Triggers, triggered
from courtier.titles.paladins.state import Player, PState
from courtier.titles.paladins.workers import STAND_BITS

NO_WORKSHOP: Final = Reason("paladins-no-workshop-left", "PAL-072")
WORKSHOP_THERE: Final = Reason("paladins-workshop-there", "PAL-069")
RIGHT_SPACE: Final = Reason("paladins-right-space", "PAL-070")


def workshop_spaces(s: PState) -> list[Option]:
    """The dotted spaces of the right side."""
    out: list[Option] = []
    actions = s.tables.board_actions
    for action in range(w.RIGHT_SIDE, len(actions)):
        for space in range(len(actions[action].spaces)):
            if actions[action].coverable >> space & 1:
                out.append(s.tables.workshop[action][space])
    return out


def no_workshop(s: PState, p: Player, o: Option) -> Reason | None:
    """Why a workshop cannot go to a dotted space; a worker is no obstacle (PAL-074)."""
    if p.shops[o.a] >> o.b & 1:
        return WORKSHOP_THERE
    if p.shops[o.a].bit_count() >= s.tables.numbers.shops_per_action:
        return WORKSHOP_THERE
    return None


def no_such_space(o: Option) -> Reason:
    """Why a space is not on offer."""
    return RIGHT_SPACE if o.verb.id == w.V_WORKSHOP and o.a >= w.RIGHT_SIDE else NOT_OFFERED


def set_workshop(s: PState, seat: int, o: Option) -> None:
    """A worker on the space returns to the supply; the rest stays and still blocks the action (PAL-074, PAL-075)."""
    p = s.players[seat]
    p.shops[o.a] |= 1 << o.b
    p.board[o.a] &= ~(15 << STAND_BITS * o.b)
    s.tell(w.E_WORKSHOP, seat, o.a, o.b)


def place(s: PState, seat: int, o: Option) -> None:
    set_workshop(s, seat, o)
    p = s.players[seat]
    s.push(Resolve(seat, s.tables.develop_gain[p.done[w.DEVELOP]], 0))  # PAL-071
    p.done[w.DEVELOP] += 1


class Develop(Action):
    __slots__ = ()

    def cost(self, s: PState, p: Player) -> int:
        silver = self.silver(s, p, s.tables.board_actions[w.DEVELOP].cost)
        if p.paladin < 0:
            return silver
        card = s.tables.paladins[p.paladin]
        return max(0, silver - card.discount) if card.action == w.DEVELOP else silver  # PAL-140

    def next_use(self, s: PState, p: Player) -> int:
        return self.cost(s, p)

    def candidates(self, s: PState, p: Player) -> list[Option]:
        return workshop_spaces(s)

    def gate(self, s: PState, p: Player) -> Reason | None:
        if p.done[w.DEVELOP] >= s.tables.board_actions[w.DEVELOP].limit:
            return NO_WORKSHOP
        return self.closed(s, p) or self.lack_silver(s, p, self.cost(s, p), "PAL-068")

    def target(self, s: PState, p: Player, o: Option) -> Reason | None:
        return no_workshop(s, p, o)

    def shut(self, s: PState, p: Player) -> Reason | None:
        return self.gate(s, p)  # more dotted spaces than workshops: one is always free

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        place(s, seat, o)

    def unknown(self, s: PState, p: Player, o: Option) -> Reason:
        return no_such_space(o)


class FreeDevelop(Ask[PState]):
    """A Develop gained as a reward: as the action, Architects included; it may be declined (PAL-065, PAL-162)."""

    __slots__ = ()
    key: ClassVar[str] = "paladins-ask-free_develop"

    def candidates(self, s: PState) -> list[Option]:
        out = workshop_spaces(s)
        out.append(s.tables.decline)
        return out

    def why_not(self, s: PState, o: Option) -> Reason | None:
        if o.verb.id == w.V_DECLINE:
            return None
        p = s.players[self.seat]
        if p.done[w.DEVELOP] >= s.tables.board_actions[w.DEVELOP].limit:
            return NO_WORKSHOP
        return no_workshop(s, p, o)

    def apply(self, s: PState, o: Option) -> None:
        if o.verb.id == w.V_DECLINE:
            s.tell(w.E_DECLINED, self.seat)
            return
        bonus = triggered(s, s.players[self.seat], w.DEVELOP)
        if len(bonus) > 0:
            s.push(Triggers(self.seat, tuple(bonus)))
        place(s, self.seat, o)

    def explain(self, s: PState, o: Option) -> Reason:
        return no_such_space(o)
