"""The productive seasons: start, neutral dice, roll and turn order, and their end.

Steps b, c and d stand in influence.py, rewards.py and construct.py, what starts and ends a season in acts.py, and the
order of it all in schedule.py.
"""

from __future__ import annotations

from typing import ClassVar

from courtier.core.agenda import Ask, Task
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.printed import Building
from courtier.titles.kingsburg.state import Group, KState, Player
from courtier.titles.kingsburg.turns import Turns
from courtier.titles.kingsburg.windows import destiny_op


def season(s: KState) -> None:
    """All of a season, last things first (KB-020). Tasks are immutable: every season pushes the same ones."""
    s.step = w.START
    s.agenda += s.tables.season
    if len(s.players) == 2:
        s.push(NeutralDice())  # ahead of all other effects (KB-152)
    for p in s.players:
        p.passed = False
        p.token_used = False
        p.used = 0
        p.rolled = 0
    if s.tables.modular:
        more = s.more
        for seat in range(len(s.players)):
            more.spent[seat] = 0
            more.builds_season[seat] = 0
            more.fresh[seat] = 0
            more.dice_rerolled[seat] = 0


class NeutralDice(Task[KState]):
    """Two players: neutral dice block one to three advisors (KB-152 to KB-154)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        s.barrier += 1
        counts = s.tables.numbers.neutral_dice
        first = s.roll(counts[0])
        block(s, first)
        second = s.roll(counts[1])
        if w.dice_total(second) != w.dice_total(first):
            block(s, second)
        else:  # one die each; of two equal ones the second is set aside
            for value in range(1, 7):
                if second & 7 << w.DIE_BITS * (value - 1):
                    block(s, w.die(value))


def block(s: KState, dice: int) -> None:
    rank = w.dice_total(dice)
    s.holder[rank] = w.NEUTRAL
    s.groups.append(Group(w.NEUTRAL, rank, dice, False))
    s.tell(w.E_NEUTRAL, -1, rank, dice)


def player_dice(s: KState) -> int:
    """How many dice everybody rolls besides bonus dice: fewer in a Famine (KBM4-004)."""
    if s.tables.modular:
        famine = destiny_op(s, fx.PLAYER_DICE)
        if famine is not None:
            return famine.n
    return s.tables.numbers.dice


class Roll(Task[KState]):
    """All dice together, bonus dice included (KB-035)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        s.step = w.ROLL
        s.barrier += 1
        count = player_dice(s)
        for seat in range(len(s.players)):
            p = s.players[seat]
            p.dice = s.roll(count)
            if p.bonus_dice > 0:
                p.dice |= s.roll(p.bonus_dice) << w.BONUS
                p.bonus_dice = 0
            p.rolled = w.dice_total(p.dice)
            s.tell(w.E_ROLLED, seat, p.dice)


class RerollTurns(Turns):
    """Each seat in the old turn order finishes its rerolls before the next (KB-036, KB-041)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        for at in range(self.at, len(s.order)):
            p = s.players[s.order[at]]
            if p.built & s.tables.reroll_mask and can_reroll(s, p):
                s.push(RerollTurns(at + 1))
                s.push(Reroll(s.order[at]))
                return


def can_reroll(s: KState, p: Player) -> bool:
    for b in s.tables.rerolls:
        if p.built & b.bit and dice_allow(p, b):
            return True
    return False


def dice_allow(p: Player, b: Building) -> bool:
    return all_equal(p.dice) if b.reroll_one else p.rolled <= b.reroll_all_max


class Reroll(Ask[KState]):
    """Statue and Chapel, each once a season (KB-176, KB-177, KB-197)."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-reroll"

    def candidates(self, s: KState) -> list[Option]:
        return self.rerolls(s)

    def rerolls(self, s: KState) -> list[Option]:
        p = s.players[self.seat]
        out: list[Option] = []
        for b in s.tables.rerolls:
            if p.built & b.bit:
                options = s.tables.reroll[b.number]
                if b.reroll_one:
                    out.append(options[w.PLAYER_DIE])
                    if p.dice >> w.BONUS:
                        out.append(options[w.A_BONUS_DIE])
                else:
                    out.append(options[w.ALL_DICE])
        out.append(s.tables.keep)
        return out

    def why_not(self, s: KState, o: Option) -> Reason | None:
        if o.verb.id == w.V_KEEP:
            return None
        p = s.players[self.seat]
        b = s.tables.buildings[o.a]
        if p.used & b.bit:
            return Reason("kingsburg-used", "KB-167")
        if dice_allow(p, b):
            return None
        if b.reroll_one:
            return Reason("kingsburg-dice-differ", "KB-176")
        return Reason("kingsburg-total-above", "KB-177", p.rolled, b.reroll_all_max)

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_KEEP:
            return
        p = s.players[self.seat]
        p.used |= s.tables.buildings[o.a].bit
        s.barrier += 1
        if o.b == w.ALL_DICE:
            bonus = w.dice_count(p.dice >> w.BONUS)
            p.dice = s.roll(w.dice_count(p.dice) - bonus) | s.roll(bonus) << w.BONUS
        else:
            shift = w.BONUS if o.b == w.A_BONUS_DIE else 0
            value = w.dice_values(p.dice)[0]  # all dice match
            p.dice += (s.roll(1) - w.die(value)) << shift
        p.rolled = w.dice_total(p.dice)
        s.tell(w.E_REROLLED, self.seat, p.dice, o.a)
        s.push(self)  # the other one may have become possible (KB-164, KB-198)


def all_equal(dice: int) -> bool:
    """Do all dice, player and bonus, show one value?"""
    both = (dice | dice >> w.BONUS) & w.PLAYER_DICE
    values = 0
    for i in range(6):
        if both >> w.DIE_BITS * i & 7:
            values += 1
    return values == 1


class SetOrder(Task[KState]):
    """Lowest total first, ties keep their order (KB-037 to KB-039, KB-042)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        totals = [p.rolled for p in s.players]
        if s.tables.modular:
            change_totals(s, totals)
        order: list[int] = []
        for seat in s.order:
            at = len(order)
            while at > 0 and totals[order[at - 1]] > totals[seat]:
                at -= 1
            order.insert(at, seat)
        s.order = order
        s.step = w.INFLUENCE
        packed = 0
        for i in range(len(order)):
            packed |= order[i] << 3 * i
        s.tell(w.E_ORDER, -1, packed, len(order))


def change_totals(s: KState, totals: list[int]) -> None:
    """For the order alone: the Bridge (KBM2-014, KBM2-052), and a court turned upside down (KBM4-027, KBM4-048)."""
    for e in s.tables.at[w.TURN_ORDER]:
        for seat in range(len(totals)):
            if s.players[seat].used & e.bit:
                totals[seat] += e.n
    if reverse_order(s):
        for seat in range(len(totals)):
            totals[seat] = -totals[seat]


def reverse_order(s: KState) -> bool:
    return destiny_op(s, fx.REVERSE_TURN_ORDER) is not None


class EndSeason(Task[KState]):
    """Neutral dice leave the board (KB-156)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        s.groups = []
        s.holder = [w.FREE] * len(s.holder)
        s.step = 0
        s.note_points()
