"""The Black Market Reset (ARC-171 to ARC-184, ARC-223), and cards used in any order, then and at the end (ARC-201)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import Ask, Task
from courtier.core.options import Option
from courtier.core.piles import Pile
from courtier.core.reasons import Reason
from courtier.core.words import Arg
from courtier.titles.architects import words as w
from courtier.titles.architects.effects import Act
from courtier.titles.architects.location import EVERYBODY
from courtier.titles.architects.market import market_goods
from courtier.titles.architects.scoring import holds, times
from courtier.titles.architects.state import AState
from courtier.titles.architects.tables import Effect
from courtier.titles.architects.virtue import change_virtue, take_debts

NOBODY_TO_FREE: Final = Reason("architects-no-prisoner", "ARC-183")


class ResetIfDue(Task[AState]):
    """After the action that called it (ARC-173)."""

    __slots__ = ()

    def run(self, s: AState) -> None:
        if s.reset_due:
            s.reset_due = False
            s.push(Reset())


class Reset(Task[AState]):
    __slots__ = ()

    def run(self, s: AState) -> None:
        s.step = w.S_RESET
        if s.telling:
            s.tell(w.E_RESET, -1, s.active, more=(*s.market, *[p.prison for p in s.players]))
        for space in range(w.MARKETS):
            if s.market[space] >= 0:
                s.players[s.market[space]].prison += 1
                s.market[space] = w.NOBODY
        turn_card(s)
        s.push(AfterReset())
        n = len(s.order)
        first = 0
        while s.order[first] != s.active:
            first += 1
        for i in range(n - 1, -1, -1):  # from the active player on (ARC-183)
            seat = s.order[(first + i) % n]
            if not s.is_bot(seat) and s.players[seat].moments >> w.M_RESET & 1:
                s.push(ResetCards(seat))


def turn_card(s: AState) -> None:
    """The top small card becomes the top large one; without one all are shuffled first (ARC-175, ARC-179, ARC-182)."""
    s.barrier += 1
    if len(s.small.cards) == 0:
        cards = s.large.cards
        s.shuffle(cards)
        s.small = Pile(cards)
        s.large = Pile([])
    if len(s.small.cards) > 0:
        s.large.cards.append(s.small.draw())
        s.large.seen.append(EVERYBODY)
        if s.telling:
            s.tell(w.E_MARKET_CARDS, more=(*market_goods(s, 0), *market_goods(s, 1)))


class ResetCards(Task[AState]):
    """What acts without being asked, then the rest in the owner's order (ARC-176)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: AState) -> None:
        p = s.players[self.seat]
        t = s.tables
        offered: list[int] = []
        for card in p.crew:
            if t.apprentices[card].moments >> w.M_RESET & 1:
                note(s, self.seat, t.use_apprentice[card].a, t.apprentices[card].effects, offered)
        if t.boards[p.board].moments >> w.M_RESET & 1:
            note(s, self.seat, t.use_board[p.board].a, t.boards[p.board].effects, offered)
        if len(offered) > 0:
            s.push(Use(self.seat, w.M_RESET, tuple(offered)))

    def data(self) -> list[object]:
        return [self.seat]


def note(s: AState, seat: int, code: int, effects: list[Effect], offered: list[int]) -> None:
    for effect in effects:
        if effect.moment == w.M_RESET:
            if effect.optional:
                offered.append(code)
            else:
                s.push(Act(seat, effect.id))


def effect_of(s: AState, code: int, moment: int) -> Effect:
    """The effect of a card that can be used, by its number among all of them."""
    t = s.tables
    folk = len(t.apprentices)
    buildings = len(t.buildings)
    if code < folk:
        effects = t.apprentices[code].effects
    elif code < folk + buildings:
        effects = t.buildings[code - folk].effects
    else:
        effects = t.boards[code - folk - buildings].effects
    for effect in effects:
        if effect.moment == moment:
            return effect
    raise ValueError(code)


class Use(Ask[AState]):
    """Reset abilities may be left unused; what buildings do at the end happens, in the owner's order."""

    __slots__ = ("cards", "moment")
    key: ClassVar[str] = "architects-ask-use"
    moment: int
    cards: tuple[int, ...]

    def __init__(self, seat: int, moment: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.moment = moment
        self.cards = cards

    def candidates(self, s: AState) -> list[Option]:
        t = s.tables
        folk = len(t.apprentices)
        buildings = len(t.buildings)
        out: list[Option] = []
        for code in self.cards:
            if code < folk:
                out.append(t.use_apprentice[code])
            elif code < folk + buildings:
                out.append(t.use_building[code - folk])
            else:
                out.append(t.use_board[code - folk - buildings])
        if self.moment == w.M_RESET:
            out.append(t.done)
        return out

    def why_not(self, s: AState, o: Option) -> Reason | None:
        """Judged when it is used: freeing the last prisoner first helps a Squire (ARC-183)."""
        if o.verb.id != w.V_USE or self.moment != w.M_RESET:
            return None
        effect = effect_of(s, o.a, self.moment)
        p = s.players[self.seat]
        if not holds(s, self.seat, effect):
            return Reason("architects-prisoners", "ARC-183", p.prison, 0)
        if effect.deed == w.D_RELEASE and p.prison == 0:
            return NOBODY_TO_FREE
        return None

    def apply(self, s: AState, o: Option) -> None:
        if o.verb.id != w.V_USE:
            return
        rest: list[int] = []
        gone = False
        for code in self.cards:
            if code == o.a and not gone:
                gone = True
            else:
                rest.append(code)
        if len(rest) > 0:
            s.push(Use(self.seat, self.moment, tuple(rest)))
        s.tell(w.E_USED, self.seat, o.a)
        s.push(Act(self.seat, effect_of(s, o.a, self.moment).id))

    def data(self) -> list[object]:
        return [self.seat, self.moment, list(self.cards)]

    def args(self, s: AState) -> dict[str, Arg]:
        return {"moment": w.MOMENTS[self.moment]}


class AfterReset(Task[AState]):
    """Many in prison cost virtue, the most there a debt: both as the prison stands now (ARC-177, ARC-178, ARC-223)."""

    __slots__ = ()

    def run(self, s: AState) -> None:
        n = s.tables.numbers
        most = 0
        for p in s.players:
            most = max(most, p.prison)
        for player in s.order:
            if s.players[player].prison >= n.reset_prison:
                s.tell(w.E_PRISON_VIRTUE, player, s.players[player].prison)
                change_virtue(s, player, -n.reset_lose)
        for player in s.order:
            if most > 0 and s.players[player].prison == most:  # ARC-181
                s.tell(w.E_MOST_PRISON, player, most)
                take_debts(s, player, n.reset_debt)


class EndEffects(Task[AState]):
    """What the buildings of a seat do to virtue before scoring (ARC-189, ARC-201)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: AState) -> None:
        t = s.tables
        cards: list[int] = []
        for card in s.players[self.seat].built:
            if t.buildings[card].moments >> w.M_END_VIRTUE & 1:
                for effect in t.buildings[card].effects:
                    if effect.moment == w.M_END_VIRTUE and holds(s, self.seat, effect):
                        if times(s, self.seat, effect) > 0:
                            cards.append(t.use_building[card].a)
        if len(cards) > 0:
            s.push(Use(self.seat, w.M_END_VIRTUE, tuple(cards)))

    def data(self) -> list[object]:
        return [self.seat]
