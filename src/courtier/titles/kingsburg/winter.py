"""Phase 8: winter. Reinforcements, the enemy, one battle a seat."""

from __future__ import annotations

from typing import ClassVar

from courtier.core.agenda import Ask, Task
from courtier.core.bundle import Bundle
from courtier.core.options import Option
from courtier.core.words import Arg
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.goods import LoseGoods, gain, lose_all_goods
from courtier.titles.kingsburg.state import Battle, KState, Player
from courtier.titles.kingsburg.strength import helped, helpers, parts, staying
from courtier.titles.kingsburg.tables import packed
from courtier.titles.kingsburg.turns import OfSeat

WON = 1
TIED = 0
LOST = -1
NEVER = -1000


class Winter(Task[KState]):
    """The reinforcement die for everybody, then the enemy is revealed (KB-121, KB-122)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        die = s.below(6) + 1
        s.barrier += 1
        s.reinforcement = die
        for p in s.players:
            p.have[w.SOLDIER] += die
        s.tell(w.E_REINFORCED, s.order[0], die)
        s.enemy = s.enemies.draw()
        s.tell(w.E_ENEMY, -1, s.enemy)
        Strengths(()).run(s)


def modifiers(s: KState, p: Player, kind: int) -> int:
    """What own buildings add or take away against a kind of enemy (KB-123, KB-124, KB-140)."""
    total = 0
    for b in s.tables.fighters:
        if p.built & b.bit:
            total += b.strength
            if kind >= 0:
                total += b.strength_against[kind]
    return total


def full(s: KState, seat: int) -> tuple[int, int]:
    """Strength and result of a seat that uses all its help."""
    p = s.players[seat]
    if s.tables.modular:
        foe = s.more.foe
        strength = p.have[w.SOLDIER] + helped(s, seat)
    else:
        enemy = s.tables.enemies[s.enemy]
        foe = enemy.strength
        strength = p.have[w.SOLDIER] + modifiers(s, p, enemy.kind)
    result = WON if strength > foe else TIED if strength == foe else LOST
    if result == TIED:
        for b in s.tables.buildings:  # Stone Wall (KB-190, KB-209)
            if b.tie_wins and p.built & b.bit:
                result = WON
    return strength, result


class Strengths(Task[KState]):
    """All strengths, fixed before the first reward or penalty (KB-135): strength and result, in turn order."""

    __slots__ = ("known",)
    known: tuple[int, ...]

    def __init__(self, known: tuple[int, ...]) -> None:
        self.known = known

    def run(self, s: KState) -> None:
        known = list(self.known)
        for at in range(len(known) // 2, len(s.order)):
            seat = s.order[at]
            if s.ask_help:
                HoldBack(seat, tuple(known)).run(s)
                return
            strength, result = full(s, seat)
            known.append(strength)
            known.append(result)
        highest = known[0]
        for i in range(2, len(known), 2):
            highest = max(highest, known[i])
        out: list[Battle] = []
        for seat in range(len(s.order)):
            at = 0
            while s.order[at] != seat:
                at += 1
            strength, result = known[2 * at], known[2 * at + 1]
            best = result == WON and strength == highest  # a victory too, not strength alone (KB-126, KB-141)
            out.append(Battle(seat, s.players[seat].have[w.SOLDIER], strength, result, best))
        s.battles = out
        if s.telling:
            tell_strengths(s)
        if s.tables.modular:  # the schedule goes on
            s.more.parts = [parts(s, battle.seat, battle.strength) for battle in out]
            return
        s.push(Aftermath())
        for i in range(len(s.order) - 1, -1, -1):  # in turn order (KB-135)
            s.push(Fight(s.order[i]))

    def data(self) -> list[object]:
        return [self.known]


def tell_strengths(s: KState) -> None:
    """What everybody fights with, part by part, and how it will end."""
    for seat in s.order:
        battle = s.battles[seat]
        ends = battle.result + 1 | (4 if battle.highest else 0) | foe_strength(s) << 3
        s.tell(w.E_STRENGTH, seat, battle.strength, ends, more=tuple(parts(s, seat, battle.strength)))


def foe_strength(s: KState) -> int:
    """What everybody fights against."""
    return s.more.foe if s.tables.modular else s.tables.enemies[s.enemy].strength


def offers(s: KState, seat: int) -> list[int]:
    """What each helper adds or takes away."""
    if s.tables.modular:
        return helpers(s, seat)[1::2]
    out: list[int] = []
    p = s.players[seat]
    for b in s.tables.fighters:
        if p.built & b.bit:
            out += [b.strength, b.strength_against[s.tables.enemies[s.enemy].kind]]
    return out


def reachable(s: KState, seat: int) -> list[int]:
    """The greatest strength with which each result can be had by leaving help unused, by FIGHTS, or NEVER."""
    p = s.players[seat]
    foe = foe_strength(s)
    sums = 1  # bit n: the helpers can add n
    low = p.have[w.SOLDIER]
    for n in offers(s, seat):
        if n > 0:
            sums |= sums << n
        else:
            low += n  # a drawback is never optional (KB-166)
    out = [NEVER, NEVER, NEVER]
    for n in range(sums.bit_length()):
        if sums >> n & 1 and low + n < foe:
            out[0] = low + n
        if sums >> n & 1 and low + n == foe:
            out[1] = low + n  # a tie stays one if the Stone Wall is left unused
    strength, result = full(s, seat)
    if result == WON:
        out[2] = strength
    return out


class HoldBack(Ask[KState]):
    """All help, or less of it, where that changes how the battle ends (KB-140, KB-166)."""

    __slots__ = ("known",)
    key: ClassVar[str] = "kingsburg-ask-battle"
    known: tuple[int, ...]

    def __init__(self, seat: int, known: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.known = known

    def candidates(self, s: KState) -> list[Option]:
        strengths = reachable(s, self.seat)
        return [s.tables.fight[i] for i in (2, 1, 0) if strengths[i] != NEVER]

    def apply(self, s: KState, o: Option) -> None:
        Strengths((*self.known, reachable(s, self.seat)[o.a], o.a - 1)).run(s)

    def data(self) -> list[object]:
        return [self.seat, self.known]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"n": full(s, self.seat)[0], "enemy": foe_strength(s)}


class Fight(OfSeat):
    """One seat gets what its battle brought (KB-125 to KB-128)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        battle = s.battles[self.seat]
        enemy = s.tables.enemies[s.enemy]
        if battle.result == WON:
            win(s, battle, enemy.reward)
        elif battle.result == LOST:
            s.tell(w.E_LOST, self.seat, battle.strength)
            s.push(Raze(self.seat))
            lose_goods(s, self.seat, enemy.penalty)
        else:
            s.tell(w.E_TIED, self.seat, battle.strength)


def win(s: KState, battle: Battle, reward: Bundle) -> None:
    seat = battle.seat
    p = s.players[seat]
    if s.telling:
        s.tell(w.E_WON, seat, battle.strength, more=prize(s))
    gain(s, seat, reward, w.P_BATTLES)
    if battle.highest:
        p.points[w.P_BATTLES] += s.tables.numbers.battle_highest
        s.tell(w.E_HIGHEST, seat, s.tables.numbers.battle_highest)
    for b in s.tables.buildings:
        if b.victory_vp > 0 and p.built & b.bit:  # Fortress (KB-191)
            p.points[w.P_EFFECTS] += b.victory_vp
            s.tell(w.E_EFFECT, seat, b.number)


def prize(s: KState) -> tuple[int, ...]:
    """What the cards give to a winner, thing and amount in turn."""
    cards = [s.enemy, s.more.valley_enemy] if s.tables.modular else [s.enemy]
    out: list[int] = []
    for card in cards:
        if card >= 0:
            reward = s.tables.enemies[card].reward
            for i in range(len(reward.things)):
                out += [reward.things[i], reward.amounts[i]]
    return tuple(out)


def lose_goods(s: KState, seat: int, penalty: Bundle) -> None:
    """Named goods as far as they go (KB-129), goods without kind by choice (KB-136)."""
    p = s.players[seat]
    lost = [0, 0, 0]
    for i in range(len(penalty.things)):
        thing = penalty.things[i]
        if thing <= w.STONE:
            lost[thing] = min(p.have[thing], penalty.amounts[i])
            p.have[thing] -= lost[thing]
    if packed(lost) > 0:
        s.tell(w.E_GOODS_LOST, seat, packed(lost))
    any_kind = penalty.of(w.GOOD)
    if any_kind >= p.goods():
        if any_kind > 0:
            lose_all_goods(s, seat)
    elif any_kind > 0:
        s.push(LoseGoods(seat, any_kind))


class Raze(OfSeat):
    """The rest of a defeat, after the goods: a building, then VP (KB-142)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        penalty = s.tables.enemies[s.enemy].penalty
        for _ in range(penalty.of(w.BUILDING)):
            destroy(s, self.seat)
        vp = penalty.of(w.VP)
        if vp > 0:
            s.players[self.seat].points[w.P_DEFEATS] -= vp  # KB-132
            s.tell(w.E_VP_LOST, self.seat, vp)


def doomed(s: KState, seat: int) -> int:
    """The rightmost building, of several the topmost, or -1 (KB-130, KB-137); the Basilica never (KBM2-051)."""
    standing = s.players[seat].built & ~s.tables.owners[w.DESTROY_CHOICE]
    found = -1
    for number in range(len(s.tables.buildings)):
        b = s.tables.buildings[number]
        if standing & b.bit:
            if found < 0:
                found = number
            else:
                other = s.tables.buildings[found]
                if b.column > other.column or (b.column == other.column and b.row < other.row):
                    found = number
    return found


def destroy(s: KState, seat: int) -> None:
    """With its printed VP (KB-131)."""
    number = doomed(s, seat)
    if number >= 0:
        p = s.players[seat]
        b = s.tables.buildings[number]
        p.built &= ~b.bit
        p.points[w.P_BUILDINGS] -= b.vp
        s.tell(w.E_DESTROYED, seat, number, b.vp)


class Aftermath(Task[KState]):
    """The enemy leaves and all soldiers go home (KB-133)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        s.past = [*s.past, s.enemy]
        s.enemy = -1
        s.reinforcement = 0
        s.battles = []
        if s.tables.modular:
            disband(s)
        else:
            for p in s.players:
                p.have[w.SOLDIER] = 0
        s.note_points()


def disband(s: KState) -> None:
    """All but the Garrison's; what was played and revealed this winter is gone (KBM2-035, KBM5-003, KBS-011)."""
    more = s.more
    for seat in range(len(s.players)):
        stay = staying(s, seat)
        s.players[seat].have[w.SOLDIER] = stay
        if stay > 0:
            s.tell(w.E_KEPT_SOLDIERS, seat, stay)
        more.reinforced[seat] = 0
    for seat in range(len(more.token_played)):
        more.token_played[seat] = -1
    more.valley_enemy = -1
    more.foe = 0
    more.parts = []
