"""Turns: place one worker, or bring one home; the last round and the end (ARC-032 to ARC-038, ARC-185 to ARC-190)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import Ask, Task
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.architects import words as w
from courtier.titles.architects.choices import RIVAL
from courtier.titles.architects.location import Visit, bring_home, may_release, stuck
from courtier.titles.architects.opponent.turn import OpponentTurn
from courtier.titles.architects.places import PLACES
from courtier.titles.architects.plans import HandLimit
from courtier.titles.architects.reset import EndEffects, ResetIfDue
from courtier.titles.architects.state import AState
from courtier.titles.architects.town_centre import player_of

NOT_FROM_THERE: Final = Reason("architects-not-from-there", "ARC-036")
NOT_INTO_PRISON: Final = Reason("architects-not-into-prison", "ARC-046")
NONE_THERE: Final = Reason("architects-none-there", "ARC-034")


class NextTurn(Task[AState]):
    """Whoever is next in turn order; when the last space is filled everybody has one more turn (ARC-186)."""

    __slots__ = ("at",)
    at: int

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: AState) -> None:
        n = len(s.order)
        if s.ending:
            if s.left < 0:
                s.left = n
                s.tell(w.E_LAST_ROUND)
            if s.left == 0:
                finish(s)
                return
            s.left -= 1
        if self.at == 0:
            s.round += 1
            s.tell(w.E_ROUND, s.order[0], s.round)
        player = s.order[self.at]
        p = s.players[player]
        s.active = player
        s.step = w.S_TURN
        s.push(NEXT_TURN[(self.at + 1) % n])
        if s.is_bot(player):
            s.push(OpponentTurn())
            return
        s.push(END_OF_TURN[player])
        if p.workers > 0:
            s.push(TURN[player])
        elif not stuck(s, player) or (may_release(s) and len(homeward(s, player)) > 0):
            s.push(RETURN[player])
        else:  # a dead end (ARC-037)
            s.tell(w.E_PASS_TURN, player)

    def data(self) -> list[object]:
        return [self.at]


class EndOfTurn(Task[AState]):
    """A reset if one is due, then the hand limit (ARC-038)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: AState) -> None:
        if len(s.players[self.seat].hand.cards) > s.tables.numbers.hand or s.reset_due:
            s.push(HandLimit(self.seat))
            s.push(ResetIfDue())

    def data(self) -> list[object]:
        return [self.seat]


def finish(s: AState) -> None:
    """End effects of the buildings, the start player first, then scoring (ARC-189, ARC-201)."""
    s.step = w.S_END
    s.push(Scoring())
    for i in range(len(s.order) - 1, -1, -1):
        if not s.is_bot(s.order[i]):
            s.push(EndEffects(s.order[i]))


class Scoring(Task[AState]):
    __slots__ = ()

    def run(self, s: AState) -> None:
        s.step = w.S_SCORING
        s.tell(w.E_END)


class Turn(Visit):
    """One worker of the own board to a location (ARC-033)."""

    __slots__ = ()
    key: ClassVar[str] = "architects-ask-turn"

    def candidates(self, s: AState) -> list[Option]:
        return self.with_crew(s, s.tables.place.copy())

    def legal(self, s: AState) -> list[Option]:
        place = s.tables.place
        p = s.players[self.seat]
        out: list[Option] = []
        for i in range(len(place)):
            if PLACES[i].shut(s, self.seat, p) is None:
                out.append(place[i])
        return self.with_crew(s, out)

    def why_not(self, s: AState, o: Option) -> Reason | None:
        if o.verb.id == w.V_PLACE:
            return PLACES[o.a].shut(s, self.seat, s.players[self.seat])
        return None

    def beyond(self, s: AState) -> list[Option]:
        return [s.tables.place_prison]

    def explain(self, s: AState, o: Option) -> Reason:
        return NOT_INTO_PRISON if o.verb.id == w.V_PLACE else super().explain(s, o)

    def act(self, s: AState, o: Option) -> None:
        p = s.players[self.seat]
        location = PLACES[o.a]
        location.enter(s, self.seat, p)
        location.visit(s, self.seat, p, p.at[o.a] if o.a < w.CIRCLES else 0)


def homeward(s: AState, seat: int) -> list[Option]:
    """Where a worker may come home from: a large circle; out of a dead end elsewhere, if that is played (ARC-037)."""
    t = s.tables
    p = s.players[seat]
    out: list[Option] = []
    for place in range(w.CIRCLES):
        if p.at[place] > 0:
            out.append(t.take_back[place])
    if len(out) == 0 and not may_release(s):
        return out
    if len(out) == 0 and p.prison > 0:
        out.append(t.take_back[w.PRISON])
    if len(out) == 0:
        for other in range(len(s.players)):
            if s.players[other].captives[seat] > 0:
                out.append(t.reclaim[RIVAL if s.is_bot(other) else other])
    if len(out) == 0:
        for space in range(w.MARKETS):
            if s.market[space] == seat:
                out.append(t.take_back[w.SMALL + space])
    return out


class Return(Ask[AState]):
    """No worker at home: the whole turn brings one back (ARC-034, ARC-035)."""

    __slots__ = ()
    key: ClassVar[str] = "architects-ask-return"

    def candidates(self, s: AState) -> list[Option]:
        return homeward(s, self.seat)

    def legal(self, s: AState) -> list[Option]:
        return self.candidates(s)

    def beyond(self, s: AState) -> list[Option]:
        """What people would like: a worker from the prison, the market, the Guildhall or another board."""
        t = s.tables
        p = s.players[self.seat]
        offered = homeward(s, self.seat)
        out: list[Option] = []
        if p.prison > 0:
            out.append(t.take_back[w.PRISON])
        for space in range(w.MARKETS):
            if s.market[space] == self.seat:
                out.append(t.take_back[w.SMALL + space])
        if p.guild > 0:
            out.append(t.take_back[w.GUILDHALL])
        for other in range(len(s.players)):
            if s.players[other].captives[self.seat] > 0:
                out.append(t.reclaim[RIVAL if s.is_bot(other) else other])
        return [o for o in out if o not in offered]

    def explain(self, s: AState, o: Option) -> Reason:
        if o.verb.id == w.V_RECLAIM or (o.verb.id == w.V_RETURN and o.a >= w.CIRCLES):
            return NOT_FROM_THERE
        return NONE_THERE if o.verb.id == w.V_RETURN else super().explain(s, o)

    def apply(self, s: AState, o: Option) -> None:
        p = s.players[self.seat]
        if o.verb.id == w.V_RECLAIM:
            s.players[player_of(s, o.a)].captives[self.seat] -= 1
            p.workers += 1
            s.tell(w.E_RECLAIMED, self.seat, o.a)
        else:
            bring_home(s, self.seat, p, o.a)


# immutable, so every turn pushes the same ones
NEXT_TURN: Final[list[NextTurn]] = [NextTurn(at) for at in range(5)]
END_OF_TURN: Final[list[EndOfTurn]] = [EndOfTurn(seat) for seat in range(5)]
TURN: Final[list[Turn]] = [Turn(seat) for seat in range(5)]
RETURN: Final[list[Return]] = [Return(seat) for seat in range(5)]
