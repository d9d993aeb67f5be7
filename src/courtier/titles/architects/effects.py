"""What cards do: gains at their moments, and the deeds of a new building (ARC-139 to ARC-145, ARC-203 to ARC-212).

Deeds that lead to a location's own choices (captures, hires, one more construction) are in the file of their heading;
deeds.py names them all.
"""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import NOT_OFFERED, Ask, Task
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase, join
from courtier.titles.architects import words as w
from courtier.titles.architects.choices import amounts_phrase
from courtier.titles.architects.deed import Branch, Deed
from courtier.titles.architects.plans import FOR_EFFECT, Discard, draw_cards
from courtier.titles.architects.scoring import holds, times
from courtier.titles.architects.state import AState
from courtier.titles.architects.tables import Effect
from courtier.titles.architects.virtue import change_virtue, destroy_debt, take_debts

NOBODY_HELD: Final = Reason("architects-nobody-held", "ARC-125")
NOBODY_TO_FREE: Final = Reason("architects-nobody-held", "ARC-212")  # by the Barracks


def gain(s: AState, player: int, thing: int, n: int) -> None:
    if thing < w.HELD:
        if s.is_bot(player):  # it keeps basic goods together, and precious ones (ARCS-009)
            s.players[player].have[pool(thing)] += n
        else:
            s.players[player].have[thing] += n
        s.tell(w.E_GAIN, player, thing, n)
    elif thing == w.VIRTUE:
        change_virtue(s, player, n)
    elif thing == w.CARD:
        draw_cards(s, player, n)
    elif thing == w.DEBT:
        take_debts(s, player, n)


def pool(thing: int) -> int:
    if thing <= w.STONE:
        return w.CLAY
    return w.GOLD if thing <= w.MARBLE else thing


def gain_all(s: AState, player: int, effect: Effect) -> None:
    n = times(s, player, effect)
    if n > 0:
        for i in range(len(effect.things)):
            gain(s, player, effect.things[i], n * effect.amounts[i])


def noted(s: AState, seat: int, moment: int) -> list[int]:
    """Effects of crew and board at a moment; whoever is hired later has no part in it (ARC-214)."""
    out: list[int] = []
    p = s.players[seat]
    if p.moments >> moment & 1 == 0 or s.is_bot(seat):  # the opponent ignores abilities (ARCS-017)
        return out
    t = s.tables
    for card in p.crew:
        if t.apprentices[card].moments >> moment & 1:
            for effect in t.apprentices[card].effects:
                if effect.moment == moment and effect.deed == w.D_GAIN:
                    out.append(effect.id)
    for effect in t.boards[p.board].effects:
        if effect.moment == moment and effect.deed == w.D_GAIN:
            out.append(effect.id)
    return out


def trigger(s: AState, seat: int, moment: int) -> None:
    for number in noted(s, seat, moment):
        gain_all(s, seat, s.tables.effects[number])


class Bonuses(Task[AState]):
    """Gains noted before an action began, had after it."""

    __slots__ = ("effects", "seat")
    seat: int
    effects: tuple[int, ...]

    def __init__(self, seat: int, effects: tuple[int, ...]) -> None:
        self.seat = seat
        self.effects = effects

    def run(self, s: AState) -> None:
        for number in self.effects:
            gain_all(s, self.seat, s.tables.effects[number])

    def data(self) -> list[object]:
        return [self.seat, list(self.effects)]


# workers that come home


def held_elsewhere(s: AState, player: int) -> int:
    n = 0
    for p in s.players:
        n += p.captives[player]
    return n


def release(s: AState, player: int, source: int, n: int) -> None:
    """Own workers from the prison or from all other boards, at most n of them (ARC-123, ARC-124)."""
    p = s.players[player]
    if source == w.R_PRISON:
        n = min(n, p.prison)
        p.prison -= n
    else:
        n = 0
        for other in s.players:
            n += other.captives[player]
            other.captives[player] = 0
    p.workers += n
    if n > 0:
        s.tell(w.E_RELEASED if source == w.R_PRISON else w.E_FREED, player, n)


# deeds


class Act(Task[AState]):
    """One effect of a card happens to a player, if what it depends on holds."""

    __slots__ = ("effect", "player")
    player: int
    effect: int

    def __init__(self, player: int, effect: int) -> None:
        self.player = player
        self.effect = effect

    def run(self, s: AState) -> None:
        effect = s.tables.effects[self.effect]
        if holds(s, self.player, effect):
            s.tables.deeds[effect.deed].set_off(s, self.player, effect)

    def data(self) -> list[object]:
        return [self.player, self.effect]


def act(s: AState, seat: int, effect: Effect) -> None:
    """Everybody that it concerns, the acting player first, then clockwise (ARC-210)."""
    if not effect.everyone:
        s.push(Act(seat, effect.id))
        return
    n = len(s.order)
    first = 0
    while s.order[first] != seat:
        first += 1
    for i in range(n - 1, -1, -1):
        s.push(Act(s.order[(first + i) % n], effect.id))


class Gain(Deed[AState]):
    __slots__ = ()

    def set_off(self, s: AState, seat: int, effect: Effect) -> None:
        if effect.pay_card > 0:
            if len(s.players[seat].hand.cards) > 0:
                s.push(Discard(seat, FOR_EFFECT, effect.id))
        else:
            gain_all(s, seat, effect)


class Lose(Deed[AState]):
    __slots__ = ()

    def set_off(self, s: AState, seat: int, effect: Effect) -> None:
        change_virtue(s, seat, -effect.amounts[0])


class Release(Deed[AState]):
    __slots__ = ()

    def set_off(self, s: AState, seat: int, effect: Effect) -> None:
        release(s, seat, effect.source, effect.n)


class Destroy(Deed[AState]):
    __slots__ = ()

    def set_off(self, s: AState, seat: int, effect: Effect) -> None:
        for _ in range(min(effect.n, s.players[seat].unpaid)):
            destroy_debt(s, seat)


class Choosing(Deed[AState]):
    __slots__ = ()

    def set_off(self, s: AState, seat: int, effect: Effect) -> None:
        s.push(Choose(seat, effect.id))


class GainBranch(Branch[AState]):
    __slots__ = ()

    def candidates(self, s: AState, seat: int, effect: Effect) -> list[Option]:
        return [s.tables.gain[effect.things[0]]]

    def apply(self, s: AState, seat: int, effect: Effect, o: Option) -> None:
        s.tables.deeds[w.D_GAIN].set_off(s, seat, effect)

    def verb(self) -> int:
        return w.V_GAIN

    def said(self, effect: Effect) -> Phrase:
        return amounts_phrase(effect.things, effect.amounts)


class ReleaseBranch(Branch[AState]):
    __slots__ = ()

    def candidates(self, s: AState, seat: int, effect: Effect) -> list[Option]:
        return [s.tables.release[effect.source]]

    def why_not(self, s: AState, seat: int, o: Option) -> Reason | None:
        n = s.players[seat].prison if o.a == w.R_PRISON else held_elsewhere(s, seat)
        return None if n > 0 else NOBODY_TO_FREE

    def apply(self, s: AState, seat: int, effect: Effect, o: Option) -> None:
        release(s, seat, effect.source, effect.n)

    def verb(self) -> int:
        return w.V_RELEASE

    def said(self, effect: Effect) -> Phrase:
        return Phrase("architects-branch-release")


class Choose(Ask[AState]):
    """One branch of an effect with a choice (Treasury, Clay Pit, Barracks); or whom to give up (Graveyard).

    It must be carried out as far as possible: without a branch that can be, nothing happens (ARC-144).
    """

    __slots__ = ("effect",)
    key: ClassVar[str] = "architects-ask-effect"
    effect: int

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def run(self, s: AState) -> None:
        if len(self.legal(s)) > 0:
            super().run(s)

    def branches(self, s: AState) -> list[int]:
        """An effect that is no choice stands for itself."""
        effect = s.tables.effects[self.effect]
        return effect.branches if effect.deed == w.D_CHOOSE else [self.effect]

    def candidates(self, s: AState) -> list[Option]:
        effects = s.tables.effects
        out: list[Option] = []
        for number in self.branches(s):
            out += s.tables.branches[effects[number].deed].candidates(s, self.seat, effects[number])
        if effects[self.effect].optional:
            out.append(s.tables.decline)
        return out

    def branch(self, s: AState, o: Option) -> int:
        for number in self.branches(s):
            effect = s.tables.effects[number]
            if s.tables.branches[effect.deed].verb() == o.verb.id and (
                o.verb.id != w.V_GAIN or o.a == effect.things[0]
            ):
                return number
        return -1

    def why_not(self, s: AState, o: Option) -> Reason | None:
        if o.verb.id == w.V_DECLINE:
            return None
        number = self.branch(s, o)
        return (
            NOT_OFFERED
            if number < 0
            else s.tables.branches[s.tables.effects[number].deed].why_not(s, self.seat, o)
        )

    def apply(self, s: AState, o: Option) -> None:
        number = self.branch(s, o)
        if number >= 0:
            effect = s.tables.effects[number]
            s.tables.branches[effect.deed].apply(s, self.seat, effect, o)

    def data(self) -> list[object]:
        return [self.seat, self.effect]

    def args(self, s: AState) -> dict[str, Arg]:
        effects = s.tables.effects
        said = [s.tables.branches[effects[n].deed].said(effects[n]) for n in self.branches(s)]
        return {"branches": join("join-or", said)}
