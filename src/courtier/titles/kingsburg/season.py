"""The productive seasons: start, neutral dice, roll and turn order, and what happens at their end.

Steps b, c and d stand in influence.py, rewards.py and construct.py.
"""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import Ask, Task
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.construct import ConstructTurns
from courtier.titles.kingsburg.goods import gain
from courtier.titles.kingsburg.influence import StartInfluence
from courtier.titles.kingsburg.rewards import CollectDice, StartRewards, exchange
from courtier.titles.kingsburg.state import Group, KState, Player
from courtier.titles.kingsburg.tables import Building


def season(s: KState) -> None:
    """All of a season, last things first (KB-020). Tasks are immutable: every season pushes the same ones."""
    s.step = w.START
    s.agenda += SEASON
    if len(s.players) == 2:
        s.push(NeutralDice())  # ahead of all other effects (KB-152)
    for p in s.players:
        p.passed = False
        p.token_used = False
        p.used = 0
        p.rolled = 0


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


class StartTurns(Task[KState]):
    """Start-of-season effects in turn order, of buildings owned before the season (KB-163, KB-173)."""

    __slots__ = ("at",)
    at: int

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: KState) -> None:
        for at in range(self.at, len(s.order)):
            if s.players[s.order[at]].built & s.tables.start_mask:
                s.push(StartTurns(at + 1))
                s.push(StartEffects(s.order[at]))
                return

    def data(self) -> list[object]:
        return [self.at]


class StartEffects(Ask[KState]):
    """Free goods and bonus dice are offered, because declining them can be wise (KB-242)."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-season_start"

    def candidates(self, s: KState) -> list[Option]:
        p = s.players[self.seat]
        ready = p.built & ~p.used & s.tables.start_mask
        out = [s.tables.use[b.number] for b in s.tables.buildings if ready & b.bit]
        out.append(s.tables.done)
        return out

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_DONE:
            return
        p = s.players[self.seat]
        b = s.tables.buildings[o.a]
        p.used |= b.bit
        if b.start_die:
            p.bonus_dice += 1  # Farms (KB-182)
        p.have[w.GOLD] += b.start_gold  # Merchants' Guild (KB-183)
        s.tell(w.E_EFFECT, self.seat, o.a)
        s.push(self)


class Roll(Task[KState]):
    """All dice together, bonus dice included (KB-035)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        s.step = w.ROLL
        s.barrier += 1
        for seat in range(len(s.players)):
            p = s.players[seat]
            p.dice = s.roll(s.tables.numbers.dice)
            if p.bonus_dice > 0:
                p.dice |= s.roll(p.bonus_dice) << w.BONUS
                p.bonus_dice = 0
            p.rolled = w.dice_total(p.dice)
            s.tell(w.E_ROLLED, seat, p.dice)


class RerollTurns(Task[KState]):
    """Each seat in the old turn order finishes its rerolls before the next (KB-036, KB-041)."""

    __slots__ = ("at",)
    at: int

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: KState) -> None:
        for at in range(self.at, len(s.order)):
            p = s.players[s.order[at]]
            if p.built & s.tables.reroll_mask and can_reroll(s, p):
                s.push(RerollTurns(at + 1))
                s.push(Reroll(s.order[at]))
                return

    def data(self) -> list[object]:
        return [self.at]


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
        order: list[int] = []
        for seat in s.order:
            at = len(order)
            while at > 0 and s.players[order[at - 1]].rolled > s.players[seat].rolled:
                at -= 1
            order.insert(at, seat)
        s.order = order
        s.step = w.INFLUENCE
        packed = 0
        for i in range(len(order)):
            packed |= order[i] << 3 * i
        s.tell(w.E_ORDER, -1, packed, len(order))


class EndTurns(Task[KState]):
    """End-of-season effects in turn order: free VP and tokens unasked, trades asked (KB-163, KB-172, KB-242)."""

    __slots__ = ("at",)
    at: int

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: KState) -> None:
        s.step = w.END
        for at in range(self.at, len(s.order)):
            seat = s.order[at]
            built = s.players[seat].built & s.tables.end_mask
            if built:
                seller = -1
                for b in s.tables.end_effects:
                    if built & b.bit and s.phase in b.end_phases:
                        if b.trades:
                            seller = b.number
                        else:
                            gain(s, seat, b.end_gain, w.P_EFFECTS)
                            s.tell(w.E_EFFECT, seat, b.number)
                if seller >= 0:  # asked when all that is free has been gained (KB-207)
                    s.push(EndTurns(at + 1))
                    s.push(Sell(seat, seller))
                    return

    def data(self) -> list[object]:
        return [self.at]


class Sell(Ask[KState]):
    """The Town Hall: one token or one good for 1 VP, once a season (KB-194, KB-206)."""

    __slots__ = ("building",)
    key: ClassVar[str] = "kingsburg-ask-season_end"
    building: int

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def candidates(self, s: KState) -> list[Option]:
        out = [s.tables.trade[number] for number in s.tables.buildings[self.building].trades]
        out.append(s.tables.decline)
        return out

    def why_not(self, s: KState, o: Option) -> Reason | None:
        if o.verb.id == w.V_DECLINE:
            return None
        return s.players[self.seat].lack(s.tables.exchanges[o.a].pay, "KB-194")

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_TRADE:
            exchange(s, self.seat, s.tables.exchanges[o.a], w.P_EFFECTS)
            s.tell(w.E_TRADED, self.seat, o.a, self.building)

    def data(self) -> list[object]:
        return [self.seat, self.building]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"building_the": Phrase("building-" + s.tables.buildings[self.building].id + ".the")}


class EndSeason(Task[KState]):
    """Neutral dice leave the board (KB-156)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        s.groups = []
        s.holder = [w.FREE] * len(s.holder)
        s.step = 0
        s.note_points()


SEASON: Final[list[Task[KState]]] = [
    EndSeason(),
    EndTurns(0),
    ConstructTurns(0),
    CollectDice(),
    StartRewards(),
    StartInfluence(),
    SetOrder(),
    RerollTurns(0),
    Roll(),
    StartTurns(0),
]
