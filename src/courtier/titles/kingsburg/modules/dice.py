"""The roll window and the turn order with modules: rerolls, changes of dice, the Bridge, the Prince."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import Ask
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.rewards import Help
from courtier.titles.kingsburg.season import Reroll, can_reroll, reverse_order
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.tables import groups
from courtier.titles.kingsburg.turns import Turns
from courtier.titles.kingsburg.windows import (
    card_phrase,
    effect_at,
    fated,
    holds,
    owned,
    receive,
    spend,
    timely,
    unspent,
)

CARD_BITS: Final = 8


def changers(s: KState, seat: int) -> list[Effect]:
    """What the seat owns for the roll window besides Statue and Chapel, and what the destiny lends everybody."""
    own, all = owned(s, seat, w.ROLL_WINDOW), fated(s, w.ROLL_WINDOW)
    if len(own) == 0:
        return all
    return [e for e in own if timely(s, seat, e)] + all


class DiceTurns(Turns):
    """Each seat in the old turn order finishes with its dice before the next (KB-036, KB-041)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        if self.at > 0:
            settle(s, s.order[self.at - 1])
        for at in range(self.at, len(s.order)):
            if can_change(s, s.order[at]):
                s.push(DiceTurns(at + 1))
                s.push(ChangeDice(s.order[at]))
                return


def can_change(s: KState, seat: int) -> bool:
    p = s.players[seat]
    if p.built & s.tables.reroll_mask and can_reroll(s, p):
        return True
    for e in changers(s, seat):
        if usable(s, seat, e) and len(options(s, seat, e)) > 0:
            return True
    return False


def usable(s: KState, seat: int, e: Effect) -> bool:
    return unspent(s, seat, e) and holds(s, seat, e)


def settle(s: KState, seat: int) -> None:
    """The Philosopher's VP, when none of his effects can reroll his dice any more (KBM3-034)."""
    if s.more.dice_rerolled[seat] == 0:
        return
    s.more.dice_rerolled[seat] = 0
    e = s.tables.more.governors[s.more.governor[seat]].op(fx.PHILOSOPHER_REROLL)
    if e is not None:
        receive(s, seat, e, e.bundle)


def why_not(s: KState, seat: int, e: Effect) -> Reason | None:
    if not unspent(s, seat, e):
        return Reason("kingsburg-used", "KBM3-003" if e.source == fx.GOVERNOR else "KB-167")
    if not holds(s, seat, e):  # the only condition there is (KBM2-015, KBM3-018)
        rule = "KBM2-015" if e.source == fx.BUILDING else "KBM3-018"
        return Reason("kingsburg-total-above", rule, s.players[seat].rolled, e.limits[0])
    return None


def options(s: KState, seat: int, e: Effect) -> list[Option]:
    """The ways to use one of them on the dice at hand; the tables keep those of every hand met so far."""
    dice = s.players[seat].dice
    key = dice << CARD_BITS | e.card
    found = s.tables.changes.get(key)
    if found is None:
        found = s.tables.changes[key] = changes(s, dice, e)
    return found


def changes(s: KState, dice: int, e: Effect) -> list[Option]:
    if e.op == fx.PHILOSOPHER_REROLL:
        return [s.tables.use[e.card]]
    if e.op == fx.CHANGE_DIE:
        verb = s.tables.verbs[w.V_TURN]
        return [Option(verb, e.card, hand) for hand in turned(dice, e)]
    verb = s.tables.verbs[w.V_ROLL]
    if e.op == fx.GAMBLE_REROLL:
        return [Option(verb, e.card, group) for group in groups(dice & w.PLAYER_DICE)]
    return [Option(verb, e.card, one) for one in singles(dice)]


def singles(dice: int) -> list[int]:
    """Each different die of the hand, player and bonus."""
    out: list[int] = []
    for i in range(12):
        if dice >> w.DIE_BITS * i & 7:
            out.append(1 << w.DIE_BITS * i)
    return out


def turned(dice: int, e: Effect) -> list[int]:
    """The Trickster: every other hand, when any dice that show one value become one of two others (KBM3-025)."""
    hands = [dice]
    for shift in (0, w.BONUS):
        for value in e.values:
            step = (w.die(value) - w.die(e.n)) << shift
            more: list[int] = []
            for hand in hands:
                for k in range((hand >> shift + w.DIE_BITS * (e.n - 1) & 7) + 1):
                    more.append(hand + k * step)
            hands = more
    return hands[1:]  # the first is the hand itself


class ChangeDice(Reroll):
    """One effect after another, in any order, each once a season (KB-164, KB-167, KBM3-034)."""

    __slots__ = ()

    def candidates(self, s: KState) -> list[Option]:
        out = self.rerolls(s)
        for e in changers(s, self.seat):
            out += options(s, self.seat, e)
        return out

    def legal(self, s: KState) -> list[Option]:
        """What why_not has nothing against, faster: an effect is looked at once for all its ways."""
        out: list[Option] = []
        for o in self.rerolls(s):
            if super().why_not(s, o) is None:
                out.append(o)
        for e in changers(s, self.seat):
            if usable(s, self.seat, e):
                out += options(s, self.seat, e)
        return out

    def why_not(self, s: KState, o: Option) -> Reason | None:
        if o.verb.id == w.V_REROLL or o.verb.id == w.V_KEEP:
            return super().why_not(s, o)
        return why_not(s, self.seat, self.effect(s, o.a))

    def effect(self, s: KState, card: int) -> Effect:
        for e in changers(s, self.seat):
            if e.card == card:
                return e
        raise KeyError(card)

    def apply(self, s: KState, o: Option) -> None:
        verb = o.verb.id
        if verb == w.V_KEEP:
            return
        if verb == w.V_REROLL:
            super().apply(s, o)
            s.more.dice_rerolled[self.seat] = 0
            return
        s.push(self)
        e = self.effect(s, o.a)
        spend(s, self.seat, e)
        if verb == w.V_TURN:
            change(s, self.seat, e, o.b)  # no reroll (KBM3-055)
        elif verb == w.V_USE:
            think(s, self.seat, e)
        else:
            roll(s, self.seat, e, o.b)


def change(s: KState, seat: int, e: Effect, dice: int) -> None:
    """Dice that are turned, not rolled: nothing is left to chance."""
    p = s.players[seat]
    p.dice = dice
    p.rolled = w.dice_total(dice)
    s.tell(w.E_DICE, seat, dice, e.card)


def think(s: KState, seat: int, e: Effect) -> None:
    """The Philosopher: all dice; below his limit right now, a VP is waiting (KBM3-018, KBM3-048)."""
    roll(s, seat, e, s.players[seat].dice)
    s.more.dice_rerolled[seat] = 1 if s.players[seat].rolled < e.n else 0


def roll(s: KState, seat: int, e: Effect, chosen: int) -> None:
    """Some dice again. The Gambler pays if the total has not risen (KBM3-027)."""
    p = s.players[seat]
    before = p.rolled
    s.barrier += 1
    s.more.dice_rerolled[seat] = 0  # what the Philosopher waited for is over
    p.dice -= chosen
    p.dice += s.roll(w.dice_count(chosen & w.PLAYER_DICE))
    p.dice += s.roll(w.dice_count(chosen >> w.BONUS)) << w.BONUS
    p.rolled = w.dice_total(p.dice)
    s.tell(w.E_REROLLED, seat, p.dice, e.card)
    if e.op == fx.GAMBLE_REROLL and p.rolled <= before:
        lost = e.bundle.of(w.VP)
        p.points[e.category] -= lost
        s.tell(w.E_VP_LOST, seat, lost)


class TurnDice(Ask[KState]):
    """The Prince: which of his values the player dice show; bonus dice stay (KBM3-041, KBM4-033)."""

    __slots__ = ("card",)
    key: ClassVar[str] = "kingsburg-ask-turn"
    card: int

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def candidates(self, s: KState) -> list[Option]:
        verb = s.tables.verbs[w.V_TURN]
        count = w.dice_count(s.players[self.seat].dice & w.PLAYER_DICE)
        hands = [0]
        for value in effect_at(s, w.TOTAL_WINDOW, self.card).values:
            hands += [hand + w.die(value) for hand in hands]
        return [Option(verb, self.card, hand) for hand in hands if w.dice_count(hand) == count]

    def apply(self, s: KState, o: Option) -> None:
        bonus = s.players[self.seat].dice & ~w.PLAYER_DICE
        change(s, self.seat, effect_at(s, w.TOTAL_WINDOW, self.card), bonus | o.b)

    def data(self) -> list[object]:
        return [self.seat, self.card]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"building_the": card_phrase(s, self.card)}


class BridgeTurns(Turns):
    """Who counts lower in the order: unasked where that is welcome, else asked (KBM2-014, KB-242)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        for at in range(self.at, len(s.order)):
            seat = s.order[at]
            for e in owned(s, seat, w.TURN_ORDER):
                if unspent(s, seat, e):
                    if s.ask_help or reverse_order(s):  # to be later is no gift
                        s.push(BridgeTurns(at + 1))
                        s.push(CrossBridge(seat, e.owner))
                        return
                    cross(s, seat, e)


class CrossBridge(Help):
    __slots__ = ()

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_USE:
            cross(s, self.seat, effect_at(s, w.TURN_ORDER, o.a))

    def data(self) -> list[object]:
        return [self.seat, self.building]


def cross(s: KState, seat: int, e: Effect) -> None:
    """SetOrder reads the mark: the total itself stays what it is (KBM2-052)."""
    spend(s, seat, e)
    s.tell(w.E_EFFECT, seat, e.card)
