"""A turn: choose an action, its target, its workers; or pass (PAL-048 to PAL-067, PAL-205 to PAL-210)."""

from __future__ import annotations

from typing import ClassVar

from courtier.core.agenda import Ask, Task
from courtier.core.options import COUNT_BITS, Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase
from courtier.titles.paladins import words as w
from courtier.titles.paladins.actions import ACTION, FAVOUR, PLACE, action_of
from courtier.titles.paladins.crowns.muster import crowns_of
from courtier.titles.paladins.crowns.passing import PassRewards, workers_kept
from courtier.titles.paladins.favours import favour_slot
from courtier.titles.paladins.perform import settle_up
from courtier.titles.paladins.solo.turn import RivalTurn
from courtier.titles.paladins.state import PState
from courtier.titles.paladins.workers import handful, lacking, remove, stand, total


class NextTurn(Task[PState]):
    """The next player who has not passed, from this one on; nothing more when all have (PAL-048, PAL-211)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: PState) -> None:
        n = len(s.players)
        for i in range(n):
            seat = (self.seat + i) % n
            if not s.players[seat].passed:
                s.active = seat
                s.push(NextTurn((seat + 1) % n))
                if s.is_rival(seat):
                    s.push(RivalTurn())
                else:
                    s.push(Turn(seat))
                return

    def data(self) -> list[object]:
        return [self.seat]


class Turn(Ask[PState]):
    """One action of the own board, a worker on a revealed favour or an open muster card, or pass."""

    __slots__ = ()
    key: ClassVar[str] = "paladins-ask-turn"

    def candidates(self, s: PState) -> list[Option]:
        out = s.tables.act.copy()
        for slot in range(s.favours_shown):
            out.append(s.tables.favour[s.favours.cards[slot]])
        if s.crowns is not None:
            for card in s.crowns.tops():
                out.append(s.tables.place[card])
        out.append(s.tables.passes)
        return out

    def why_not(self, s: PState, o: Option) -> Reason | None:
        verb = o.verb.id
        if verb == w.V_ACT:
            return ACTION[o.a].shut(s, s.players[self.seat])
        if verb == w.V_FAVOUR:
            return FAVOUR.target(s, s.players[self.seat], o)
        if verb == w.V_PLACE:
            return PLACE.target(s, s.players[self.seat], o)
        return None  # passing is always possible, and all that is left otherwise (PAL-205, PAL-206)

    def explain(self, s: PState, o: Option) -> Reason:
        if o.verb.id == w.V_FAVOUR:
            return FAVOUR.unknown(s, s.players[self.seat], o)
        if o.verb.id == w.V_PLACE:
            return PLACE.unknown(s, s.players[self.seat], o)
        return super().explain(s, o)

    def apply(self, s: PState, o: Option) -> None:
        verb = o.verb.id
        if verb == w.V_ACT:
            s.push(Target(self.seat, o.a))
        elif verb == w.V_FAVOUR:
            s.push(PayWorkers(self.seat, w.FAVOUR, verb, o.a, o.b))
        elif verb == w.V_PLACE:
            s.push(PayWorkers(self.seat, w.PLACE, verb, o.a, o.b))
        else:
            pass_round(s, self.seat)


def pass_round(s: PState, seat: int) -> None:
    """Workers on favours stay there until the refresh (PAL-207, PAL-257)."""
    p = s.players[seat]
    p.passed = True
    p.board = [0] * len(p.board)
    s.tell(w.E_PASSED, seat)
    if s.crowns is not None:
        s.push(PassRewards(seat))
    if total(p.workers) > workers_kept(s, seat):
        s.push(Keep(seat))


class Target(Ask[PState]):
    """The action is chosen: now its square, card, jar space or number of workers."""

    __slots__ = ("action",)
    key: ClassVar[str] = "paladins-ask-target"
    action: int

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def candidates(self, s: PState) -> list[Option]:
        return ACTION[self.action].candidates(s, s.players[self.seat])

    def why_not(self, s: PState, o: Option) -> Reason | None:
        return ACTION[self.action].target(s, s.players[self.seat], o)

    def explain(self, s: PState, o: Option) -> Reason:
        return ACTION[self.action].unknown(s, s.players[self.seat], o)

    def apply(self, s: PState, o: Option) -> None:
        s.push(PayWorkers(self.seat, self.action, o.verb.id, o.a, o.b))

    def data(self) -> list[object]:
        return [self.seat, self.action]

    def args(self, s: PState) -> dict[str, Arg]:
        key = "paladins-action-" + s.tables.board_actions[self.action].id
        return {"action": Phrase(key), "kind": s.tables.board_actions[self.action].id}


class PayWorkers(Ask[PState]):
    """Every distinct handful that fills the spaces, the usual one first; then the action happens."""

    __slots__ = ("a", "action", "b", "verb")
    key: ClassVar[str] = "paladins-ask-workers"
    action: int
    verb: int  # the target chosen: its verb and numbers
    a: int
    b: int

    def __init__(self, seat: int, action: int, verb: int, a: int, b: int) -> None:
        super().__init__(seat)
        self.action = action
        self.verb = verb
        self.a = a
        self.b = b

    def option(self, s: PState) -> Option:
        return Option(s.tables.verbs[self.verb], self.a, self.b)

    def candidates(self, s: PState) -> list[Option]:
        p = s.players[self.seat]
        return s.tables.handfuls(p.workers, action_of(self.action).shape(s, p, self.option(s)))

    def legal(self, s: PState) -> list[Option]:
        return self.candidates(s)

    def explain(self, s: PState, o: Option) -> Reason:
        if o.verb.id != w.V_PAY:
            return super().explain(s, o)
        p = s.players[self.seat]
        lack = lacking(p.workers, o.a, "PAL-053")
        if lack is not None:
            return lack
        held = handful(o.a)
        action = action_of(self.action)
        target = self.option(s)
        need = action.shape(s, p, target) >> 8
        rule = "PAL-053" if held == need else action.cites(target)  # a colour is wrong, or the number
        return Reason("paladins-wrong-workers", rule, held, need)

    def apply(self, s: PState, o: Option) -> None:
        p = s.players[self.seat]
        remove(p.workers, o.a)
        target = self.option(s)
        if self.action < w.PLACE:
            spaces = s.tables.board_actions[self.action].spaces
            p.board[self.action] = stand(spaces, p.shops[self.action], o.a)
            s.tell(w.E_ACTS, self.seat, self.action, o.a)
        else:
            worker = 0
            while not o.a >> COUNT_BITS * worker & 255:
                worker += 1
            self.place(s, 1 + worker + 8 * self.seat)
        settle_up(s, self.seat, self.action, target)

    def place(self, s: PState, worker: int) -> None:
        """On a favour until the refresh, on a muster card until somebody takes it (COC-037)."""
        if self.action == w.FAVOUR:
            s.favour_workers[favour_slot(s, self.a)] = worker
            s.tell(w.E_FAVOUR, self.seat, self.a)
        else:
            crowns = crowns_of(s)
            crowns.muster_workers[crowns.muster_pile(self.a)] = worker
            s.tell(w.E_PLACED, self.seat, self.a, (worker - 1) & 7)

    def data(self) -> list[object]:
        return [self.seat, self.action, self.verb, self.a, self.b]

    def args(self, s: PState) -> dict[str, Arg]:
        need = action_of(self.action).shape(s, s.players[self.seat], self.option(s))
        if self.action == w.FAVOUR:
            name = Phrase("paladins-favour-" + s.tables.favours[self.a].id)
        elif self.action == w.PLACE:
            name = Phrase("paladins-muster-" + s.tables.crowns.musters[self.a].id)
        else:
            name = Phrase("paladins-action-" + s.tables.board_actions[self.action].id)
        return {"action": name, "n": need >> 8, "target": str(self.option(s))}


class Keep(Ask[PState]):
    """More than three workers left: which of them stay, three at most (PAL-207, PAL-208)."""

    __slots__ = ()
    key: ClassVar[str] = "paladins-ask-keep"

    def candidates(self, s: PState) -> list[Option]:
        return s.tables.kept(s.players[self.seat].workers, workers_kept(s, self.seat))

    def legal(self, s: PState) -> list[Option]:
        return self.candidates(s)

    def explain(self, s: PState, o: Option) -> Reason:
        if o.verb.id != w.V_KEEP:
            return super().explain(s, o)
        lack = lacking(s.players[self.seat].workers, o.a, "PAL-208")
        if lack is not None:
            return lack
        return Reason("paladins-keep-most", "PAL-208", handful(o.a), workers_kept(s, self.seat))

    def apply(self, s: PState, o: Option) -> None:
        p = s.players[self.seat]
        for i in range(w.TYPES):
            p.workers[i] = o.a >> COUNT_BITS * i & 255
        s.tell(w.E_KEPT, self.seat, o.a)

    def args(self, s: PState) -> dict[str, Arg]:
        return {"n": workers_kept(s, self.seat)}
