"""The new icons (COC-071 to COC-080): townsfolk dismissed for nothing or released, workshops that move, the pass that a
favour brings; and the workshop that everybody places at the start (COC-021)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import NOT_OFFERED, Ask
from courtier.core.options import Option
from courtier.core.piles import find
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase
from courtier.titles.paladins import words as w
from courtier.titles.paladins.develop import no_such_space, no_workshop, set_workshop, workshop_spaces
from courtier.titles.paladins.effect import Effect
from courtier.titles.paladins.recruit import no_such, take_townsfolk
from courtier.titles.paladins.rewards import gain
from courtier.titles.paladins.state import PState
from courtier.titles.paladins.turn import pass_round

SAME_ACTION: Final = Reason("paladins-same-action", "COC-077")
NOT_HIRED: Final = Reason("paladins-not-hired", "COC-072")
NO_WORKSHOP_THERE: Final = Reason("paladins-no-workshop-there", "COC-077")


class StartingWorkshop(Ask[PState]):
    """No develop: no worker for it, no points; a free dotted space must be named (COC-021, COC-023)."""

    __slots__ = ()
    key: ClassVar[str] = "paladins-ask-starting_workshop"

    def candidates(self, s: PState) -> list[Option]:
        return workshop_spaces(s)

    def why_not(self, s: PState, o: Option) -> Reason | None:
        return no_workshop(s, s.players[self.seat], o)

    def apply(self, s: PState, o: Option) -> None:
        set_workshop(s, self.seat, o)

    def explain(self, s: PState, o: Option) -> Reason:
        return no_such_space(o)


class FreeDismiss(Ask[PState]):
    """A townsfolk of the main board, for nothing; it may be declined (COC-078, PAL-065)."""

    __slots__ = ()
    key: ClassVar[str] = "paladins-ask-free_dismiss"

    def candidates(self, s: PState) -> list[Option]:
        out = [s.tables.dismiss[w.FREE][card] for card in s.town if card >= 0]
        out.append(s.tables.decline)
        return out

    def apply(self, s: PState, o: Option) -> None:
        if o.verb.id == w.V_DECLINE:
            s.tell(w.E_DECLINED, self.seat)
        else:
            take_townsfolk(s, self.seat, o.a, False)

    def explain(self, s: PState, o: Option) -> Reason:
        return no_such(s, o) if o.verb.id == w.V_DISMISS and o.b == w.FREE else NOT_OFFERED


class Release(Ask[PState]):
    """One of the own crew goes, for the reward of a dismissal; it may be declined (COC-076)."""

    __slots__ = ()
    key: ClassVar[str] = "paladins-ask-release"

    def candidates(self, s: PState) -> list[Option]:
        out = [s.tables.release[card] for card in s.players[self.seat].crew]
        out.append(s.tables.decline)
        return out

    def apply(self, s: PState, o: Option) -> None:
        if o.verb.id == w.V_DECLINE:
            s.tell(w.E_DECLINED, self.seat)
            return
        p = s.players[self.seat]
        crew = p.crew.copy()
        crew.pop(find(crew, o.a))
        p.crew = crew
        s.town_gone = [*s.town_gone, o.a]
        s.tell(w.E_RELEASED, self.seat, o.a)
        gain(s, self.seat, s.tables.townsfolk[o.a].dismiss)

    def explain(self, s: PState, o: Option) -> Reason:
        return NOT_HIRED if o.verb.id == w.V_RELEASE else NOT_OFFERED


class MoveWorkshop(Ask[PState]):
    """Which own workshop is lifted; it may be declined (COC-077)."""

    __slots__ = ()
    key: ClassVar[str] = "paladins-ask-move_workshop"

    def candidates(self, s: PState) -> list[Option]:
        p = s.players[self.seat]
        out: list[Option] = []
        for o in workshop_spaces(s):
            if p.shops[o.a] >> o.b & 1:
                out.append(s.tables.lift[o.a][o.b])
        out.append(s.tables.decline)
        return out

    def apply(self, s: PState, o: Option) -> None:
        if o.verb.id == w.V_DECLINE:
            s.tell(w.E_DECLINED, self.seat)
        else:
            s.push(SetDown(self.seat, o.a, o.b))

    def explain(self, s: PState, o: Option) -> Reason:
        return NO_WORKSHOP_THERE if o.verb.id == w.V_LIFT else NOT_OFFERED


class SetDown(Ask[PState]):
    """Where the workshop goes: a free dotted space of another action; a worker there returns (COC-077, COC-104)."""

    __slots__ = ("action", "space")
    key: ClassVar[str] = "paladins-ask-set_down"
    action: int
    space: int

    def __init__(self, seat: int, action: int, space: int) -> None:
        super().__init__(seat)
        self.action = action
        self.space = space

    def candidates(self, s: PState) -> list[Option]:
        return workshop_spaces(s)

    def why_not(self, s: PState, o: Option) -> Reason | None:
        return SAME_ACTION if o.a == self.action else no_workshop(s, s.players[self.seat], o)

    def apply(self, s: PState, o: Option) -> None:
        s.players[self.seat].shops[self.action] &= ~(1 << self.space)
        s.tell(w.E_LIFTED, self.seat, self.action, self.space)
        set_workshop(s, self.seat, o)

    def explain(self, s: PState, o: Option) -> Reason:
        return no_such_space(o)

    def data(self) -> list[object]:
        return [self.seat, self.action, self.space]

    def args(self, s: PState) -> dict[str, Arg]:
        return {"action": Phrase("paladins-action-" + s.tables.board_actions[self.action].id)}


class PassEffect(Effect[PState]):
    """A normal pass, with all that belongs to one (COC-075, COC-080)."""

    __slots__ = ()

    def set_off(self, s: PState, seat: int, n: int) -> None:
        if not s.players[seat].passed:
            pass_round(s, seat)
