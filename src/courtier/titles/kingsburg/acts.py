"""Moments at which seats act: in turn order each seat uses what it owns, in the order it likes (KB-163, KB-164).

What is free and always welcome comes unasked, everything else is offered (KB-242); after each effect the conditions of
the others are looked at again.
"""

from __future__ import annotations

from typing import ClassVar

from courtier.core.agenda import Ask, Task
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.operations import operate
from courtier.titles.kingsburg.rewards import exchange
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.turns import MomentTurns
from courtier.titles.kingsburg.windows import (
    acts,
    card_phrase,
    effect_at,
    ready,
    receive,
    spend,
    unasked,
)


class Window(MomentTurns):
    """Each seat in turn order, from this place on, that owns something for the moment."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        for at in range(self.at, len(s.order)):
            if acts(s, s.order[at], self.moment):
                s.push(self.after(at + 1))
                s.push(self.act(s.order[at]))
                return

    def after(self, at: int) -> Task[KState]:
        return Window(self.moment, at)

    def act(self, seat: int) -> Ask[KState]:
        return Act(seat, self.moment)


class Act(Ask[KState]):
    """Use one thing after another, until that is all."""

    __slots__ = ("moment",)
    key: ClassVar[str] = "kingsburg-ask-use"
    moment: int

    def __init__(self, seat: int, moment: int) -> None:
        super().__init__(seat)
        self.moment = moment

    def take_free(self, s: KState, effects: list[Effect]) -> None:
        for e in effects:
            if unasked(s, e):
                if s.tables.modular:
                    spend(s, self.seat, e)
                if e.op == fx.NO_OP:
                    receive(s, self.seat, e, e.gain)
                else:
                    operate(s, self.seat, e)  # the Paladin's points

    def run(self, s: KState) -> None:
        depth = len(s.agenda)
        effects = ready(s, self.seat, self.moment)
        if len(effects) == 0:
            return
        self.take_free(s, effects)
        if len(s.agenda) > depth:  # a look at one of two decks, for example: first that
            s.agenda.insert(depth, self)
            return
        super().run(s)

    def data(self) -> list[object]:
        return [self.seat, self.moment]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"when": Phrase("kingsburg-moment-" + w.MOMENTS[self.moment])}

    def pending(self, s: KState) -> list[Effect]:
        return [e for e in ready(s, self.seat, self.moment) if not unasked(s, e)]

    def candidates(self, s: KState) -> list[Option]:
        out: list[Option] = []
        for e in self.pending(s):
            option = s.tables.use[e.card]
            if (
                len(out) == 0 or out[-1] is not option
            ):  # two effects of one card (Quartermaster) are one option
                out.append(option)
        out.append(s.tables.done)
        return out

    def legal(self, s: KState) -> list[Option]:
        """All of them, and the end if nothing is a duty: with one look at what is pending."""
        out: list[Option] = []
        free = True
        for e in self.pending(s):
            option = s.tables.use[e.card]
            if len(out) == 0 or out[-1] is not option:
                out.append(option)
            if not e.optional:
                free = False
        if free:
            out.append(s.tables.done)
        return out

    def why_not(self, s: KState, o: Option) -> Reason | None:
        if o.verb.id == w.V_DONE:
            for e in self.pending(s):
                if not e.optional:
                    return Reason("kingsburg-must-use", "KBM2-041", 0, 0, -1, s.tables.cards[e.card])
        return None

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_DONE:
            return
        s.push(self)
        for e in self.pending(s):
            if e.card == o.a:
                use(s, self.seat, e)
                return


def use(s: KState, seat: int, e: Effect) -> None:
    """An effect that was offered: its operation, its price, or its gain."""
    spend(s, seat, e)
    if e.op != fx.NO_OP:
        operate(s, seat, e)
    elif len(e.trades) > 1:
        s.push(Sell(seat, e.card) if e.moment == w.SEASON_END else Trade(seat, e.moment, e.card))
    elif len(e.trades) == 1:
        exchange(s, seat, s.tables.exchanges[e.trades[0]], e.category)
        s.tell(w.E_TRADED, seat, e.trades[0], e.card)
    else:
        receive(s, seat, e, e.gain)


class Trade(Ask[KState]):
    """Which of several prices."""

    __slots__ = ("card", "moment")
    key: ClassVar[str] = "kingsburg-ask-trade"
    moment: int
    card: int

    def __init__(self, seat: int, moment: int, card: int) -> None:
        super().__init__(seat)
        self.moment = moment
        self.card = card

    def candidates(self, s: KState) -> list[Option]:
        out = [s.tables.trade[number] for number in effect_at(s, self.moment, self.card).trades]
        out.append(s.tables.decline)
        return out

    def why_not(self, s: KState, o: Option) -> Reason | None:
        if o.verb.id == w.V_DECLINE:
            return None
        return s.players[self.seat].lack(s.tables.exchanges[o.a].pay, "KB-194")

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_TRADE:
            e = effect_at(s, self.moment, self.card)
            exchange(s, self.seat, s.tables.exchanges[o.a], e.category)
            s.tell(w.E_TRADED, self.seat, o.a, self.card)

    def data(self) -> list[object]:
        return [self.seat, self.moment, self.card]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"building_the": card_phrase(s, self.card)}


class StartTurns(Window):
    """Start of a season, of buildings owned before it (KB-173)."""

    __slots__ = ()

    def __init__(self, at: int) -> None:
        super().__init__(w.SEASON_START, at)

    def after(self, at: int) -> Task[KState]:
        return StartTurns(at)

    def act(self, seat: int) -> Ask[KState]:
        return StartEffects(seat)

    def data(self) -> list[object]:
        return [self.at]


class StartEffects(Act):
    """Free goods and bonus dice are offered, because declining them can be wise (KB-242)."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-season_start"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, w.SEASON_START)

    def data(self) -> list[object]:
        return [self.seat]

    def args(self, s: KState) -> dict[str, Arg]:
        return {}


class EndTurns(Window):
    """End of a season: free VP and tokens unasked, trades asked (KB-172, KB-242)."""

    __slots__ = ()

    def __init__(self, at: int) -> None:
        super().__init__(w.SEASON_END, at)

    def run(self, s: KState) -> None:
        s.step = w.END
        if s.tables.modular:
            super().run(s)
        else:
            self.run_basic(s)

    def run_basic(self, s: KState) -> None:
        """No conditions, no choice of order, one sale at most: shorter, because it comes fifteen times a game."""
        for at in range(self.at, len(s.order)):
            seat = s.order[at]
            built = s.players[seat].built & s.tables.owners[w.SEASON_END]
            if built:
                seller = -1
                for e in s.tables.at[w.SEASON_END]:
                    if built & e.bit and (e.phases == 0 or e.phases >> s.phase & 1):
                        if len(e.trades) > 0:
                            seller = e.card
                        else:
                            receive(s, seat, e, e.gain)
                if seller >= 0:  # asked when all that is free has been gained (KB-207)
                    s.push(EndTurns(at + 1))
                    s.push(Sell(seat, seller))
                    return

    def after(self, at: int) -> Task[KState]:
        return EndTurns(at)

    def act(self, seat: int) -> Ask[KState]:
        return EndEffects(seat)

    def data(self) -> list[object]:
        return [self.at]


class EndEffects(Act):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, w.SEASON_END)

    def data(self) -> list[object]:
        return [self.seat]


class Sell(Trade):
    """The Town Hall: one token or one good for 1 VP, once a season (KB-194, KB-206)."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-season_end"

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat, w.SEASON_END, building)

    def data(self) -> list[object]:
        return [self.seat, self.card]
