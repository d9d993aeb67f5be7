"""Winter where modules or a scenario are in force: the king's soldiers, the enemy, the battles and what they bring."""

from __future__ import annotations

from typing import ClassVar

from courtier.core.agenda import Ask, Task
from courtier.core.bundle import Bundle
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.acts import Act
from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.goods import PayOrNot, gain
from courtier.titles.kingsburg.modules import scenarios
from courtier.titles.kingsburg.modules.tokens import choose_tokens
from courtier.titles.kingsburg.rewards import exchange
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.strength import added, changes, destiny, extra, helped, owned_op, penalty
from courtier.titles.kingsburg.turns import OfSeat, Turns
from courtier.titles.kingsburg.windows import (
    acts,
    card_phrase,
    fated,
    holds,
    owned,
    printed_strength,
    spend,
    tell_use,
    unspent,
)
from courtier.titles.kingsburg.winter import LOST, WON, destroy, doomed, lose_goods, win

# reinforcements


class Reinforce(Task[KState]):
    """One die for everybody (KB-121), what the destiny says (KBM4-008), or a token of each seat's choice (KBM5-002)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        if s.tables.more.parts & w.M_TOKENS:
            choose_tokens(s, extra(s))
            return
        fixed = destiny(s, w.REINFORCEMENTS, fx.FIXED_REINFORCEMENTS)
        if fixed is not None:
            s.reinforcement = fixed.n
        else:
            s.reinforcement = s.below(6) + 1
            s.barrier += 1
            s.tell(w.E_REINFORCED, s.order[0], s.reinforcement)
        more = extra(s)
        if fixed is not None or more > 0:
            s.tell(w.E_SENT, -1, s.reinforcement + more)
        for seat in range(len(s.players)):
            s.more.reinforced[seat] = s.reinforcement + more
            s.players[seat].have[w.SOLDIER] += s.reinforcement + more


class OwnDieTurns(Turns):
    """The Military Academy rolls, after the common die or the tokens, before the enemy is revealed (KBM1-013)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        for at in range(self.at, len(s.order)):
            seat = s.order[at]
            e = owned_op(s, seat, w.REINFORCEMENTS, fx.OWN_REINFORCEMENT_DIE)
            if e is None:
                continue
            die = s.below(6) + 1
            s.barrier += 1
            value = (die + 1) // 2 if e.n else die  # halved with tokens (KBM1-012)
            s.tell(w.E_OWN_DIE, seat, die, value)
            value += extra(s)
            if value != s.more.reinforced[seat]:
                s.push(OwnDieTurns(at + 1))
                s.push(OwnDie(seat, value))
                return


class OwnDie(Ask[KState]):
    """The own value, or the common roll or token (KBM1-013)."""

    __slots__ = ("own",)
    key: ClassVar[str] = "kingsburg-ask-reinforce"
    own: int

    def __init__(self, seat: int, own: int) -> None:
        super().__init__(seat)
        self.own = own

    def candidates(self, s: KState) -> list[Option]:
        sent = s.more.reinforced[self.seat]
        return [s.tables.reinforce[max(sent, self.own)], s.tables.reinforce[min(sent, self.own)]]

    def apply(self, s: KState, o: Option) -> None:
        s.players[self.seat].have[w.SOLDIER] += o.a - s.more.reinforced[self.seat]
        s.more.reinforced[self.seat] = o.a

    def data(self) -> list[object]:
        return [self.seat, self.own]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"own": self.own, "common": s.more.reinforced[self.seat]}


# the enemy, and what can be bought against it


class Reveal(Task[KState]):
    """The enemy, the valley's card, and what changes their strength."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        s.enemy = s.enemies.draw()
        s.barrier += 1
        s.tell(w.E_ENEMY, -1, s.enemy)
        if s.more.scenario == w.GOBLIN_VALLEY:
            scenarios.reveal_valley(s)
        changed = changes(s)
        s.more.foe = printed_strength(s) + added(changed)
        if s.more.foe != s.tables.enemies[s.enemy].strength:
            s.tell(w.E_FOE, -1, s.more.foe, more=tuple(changed))


def for_sale(s: KState, seat: int) -> list[Effect]:
    """Help with a price (KBM2-022, KBM2-028), once each."""
    out: list[Effect] = []
    for e in owned(s, seat, w.BATTLE_STRENGTH):
        if len(e.trades) > 0 and unspent(s, seat, e) and holds(s, seat, e):
            out.append(e)
    return out


class ArmTurns(Turns):
    """In turn order, after the reveal (KBM2-050)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        for at in range(self.at, len(s.order)):
            if len(for_sale(s, s.order[at])) > 0:
                s.push(ArmTurns(at + 1))
                s.push(Arm(s.order[at]))
                return


class Arm(Ask[KState]):
    """Pay for strength."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-arm"

    def candidates(self, s: KState) -> list[Option]:
        out = [s.tables.use[e.card] for e in for_sale(s, self.seat)]
        out.append(s.tables.done)
        return out

    def why_not(self, s: KState, o: Option) -> Reason | None:
        if o.verb.id == w.V_USE:
            for e in for_sale(s, self.seat):
                if e.card == o.a:
                    return s.players[self.seat].lack(s.tables.exchanges[e.trades[0]].pay, "KBM2-050")
        return None

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_DONE:
            return
        for e in for_sale(s, self.seat):
            if e.card == o.a:
                exchange(s, self.seat, s.tables.exchanges[e.trades[0]], e.category)
                spend(s, self.seat, e)
                tell_use(s, self.seat, e)
        s.push(self)

    def args(self, s: KState) -> dict[str, Arg]:
        soldiers = s.players[self.seat].have[w.SOLDIER]
        return {"n": soldiers + helped(s, self.seat), "enemy": s.more.foe}


# outcomes


class BattleTurns(Turns):
    """Each seat's battle, in turn order (KB-135)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        if self.at == len(s.order):
            return
        s.push(BattleTurns(self.at + 1))
        seat = s.order[self.at]
        battle = s.battles[seat]
        if battle.result == WON:
            victory(s, seat)
        elif battle.result == LOST:
            s.more.battles_lost[seat] += 1
            s.tell(w.E_LOST, seat, battle.strength)
            if acts(s, seat, w.BATTLE_PENALTY):
                s.push(Consolation(seat))
            s.push(LoseVP(seat, lost_points(s, seat)))  # with what stands before anything is destroyed
            s.push(Plunder(seat))
            lose_goods(s, seat, due(s, seat))
        else:
            s.tell(w.E_TIED, seat, battle.strength)


def victory(s: KState, seat: int) -> None:
    """The cards' rewards, then the seat's own effects, the destiny and the scenario (KBM4-051)."""
    s.more.battles_won[seat] += 1  # a tie that became a victory counts (KBM3-053)
    s.push(Spoils(seat))
    if acts(s, seat, w.BATTLE_REWARD):
        s.push(Act(seat, w.BATTLE_REWARD))
    win(s, s.battles[seat], s.tables.enemies[s.enemy].reward)
    if s.more.valley_enemy >= 0:  # KBS-008
        gain(s, seat, s.tables.enemies[s.more.valley_enemy].reward, w.P_BATTLES)


class Spoils(OfSeat):
    """What destiny and scenario add to a victory (KBM4-031, KBS-015)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        if s.more.scenario == w.DRAGONS_SHADOW:
            scenarios.beat_dragons(s, self.seat)
        for e in fated(s, w.BATTLE_REWARD):
            if holds(s, self.seat, e):
                gain(s, self.seat, e.gain, e.category)


def due(s: KState, seat: int) -> Bundle:
    """What the enemy takes from a loser: with the Hidden Refuge no goods and no VP (KBM2-026)."""
    lost = penalty(s)
    e = owned_op(s, seat, w.BATTLE_PENALTY, fx.IGNORE_PENALTIES)
    if e is None:
        return lost
    things: list[int] = []
    amounts: list[int] = []
    for i in range(len(lost.things)):
        if lost.things[i] not in e.values:
            things.append(lost.things[i])
            amounts.append(lost.amounts[i])
    return Bundle(things, amounts)


class Plunder(OfSeat):
    """Buildings of a defeat, after the goods and before the VP; the Ransom may save them (KB-142, KBM4-050)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        if due(s, self.seat).of(w.BUILDING) == 0 or doomed(s, self.seat) < 0:
            return
        e = destiny_for(s, self.seat, fx.BUY_OFF)
        if e is not None and s.players[self.seat].goods() >= e.n:
            s.push(Ransom(self.seat, e.n))
        else:
            raze(s, self.seat)


def destiny_for(s: KState, seat: int, op: int) -> Effect | None:
    """An effect of the destiny on a battle's end, which is not the same for all seats."""
    for e in fated(s, w.BATTLE_PENALTY):
        if e.op == op and holds(s, seat, e):
            return e
    return None


def raze(s: KState, seat: int) -> None:
    for _ in range(due(s, seat).of(w.BUILDING)):
        destroy(s, seat)


class Ransom(PayOrNot):
    """Goods save what the enemy would destroy (KBM4-032)."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-ransom"
    rule: ClassVar[str] = "KBM4-032"

    def paid(self, s: KState, goods: int) -> None:
        s.tell(w.E_RANSOM, self.seat, goods, doomed(s, self.seat))

    def refuse(self, s: KState) -> None:
        raze(s, self.seat)

    def args(self, s: KState) -> dict[str, Arg]:
        return super().args(s) | {"building_the": card_phrase(s, doomed(s, self.seat))}


def lost_points(s: KState, seat: int) -> int:
    """The enemy's, unless the Hidden Refuge helps; the Siege Workshop's always (KBM2-025, KBM2-049)."""
    vp = due(s, seat).of(w.VP)
    e = owned_op(s, seat, w.BATTLE_PENALTY, fx.EXTRA_PENALTY)
    return vp if e is None else vp + e.bundle.of(w.VP)


class LoseVP(OfSeat):
    """The last of a defeat; the Dragons may take more (KBS-016)."""

    __slots__ = ("vp",)
    vp: int

    def __init__(self, seat: int, vp: int) -> None:
        super().__init__(seat)
        self.vp = vp

    def run(self, s: KState) -> None:
        if self.vp > 0:
            s.players[self.seat].points[w.P_DEFEATS] -= self.vp
            s.tell(w.E_VP_LOST, self.seat, self.vp)
        if s.more.scenario == w.DRAGONS_SHADOW:
            scenarios.lose_to_dragons(s, self.seat)

    def data(self) -> list[object]:
        return [self.seat, self.vp]


class Consolation(Act):
    """What the seat gains by a defeat, after the penalties (KBM3-049)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, w.BATTLE_PENALTY)

    def pending(self, s: KState) -> list[Effect]:
        return [e for e in super().pending(s) if e.op == fx.NO_OP]

    def data(self) -> list[object]:
        return [self.seat]
