"""What a battle is fought with: strengths by their parts, and with modules or a scenario the enemy's strength too."""

from __future__ import annotations

from typing import Final

from courtier.core.bundle import Bundle
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.modules.scenarios import anger
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.windows import enemy_kinds, fated, holds, owned, timely

# parts of a strength that no card names; cards have their number for `use`
SOLDIERS: Final = -1
DIE: Final = -2
TOKEN: Final = -3
SCENARIO: Final = -4
ANGER: Final = -5  # of the enemy


def destiny(s: KState, moment: int, op: int) -> Effect | None:
    """The effect with this operation of the destiny in force, if it has one and its conditions are met."""
    for e in fated(s, moment):
        if e.op == op and timely(s, 0, e) and holds(s, 0, e):
            return e
    return None


def extra(s: KState) -> int:
    """Mild Winter: on top of the die or of the token (KBM4-021)."""
    e = destiny(s, w.REINFORCEMENTS, fx.EXTRA_REINFORCEMENTS)
    return e.n if e is not None else 0


def changes(s: KState) -> list[int]:
    """What makes the enemy stronger or weaker than its cards say, source and number in turn: the destiny (KBM4-005,
    KBM4-007), the anger of the Dragons (KBS-014)."""
    out: list[int] = []
    e = destiny(s, w.ENEMY_REVEALED, fx.ENEMY_STRENGTH)
    if e is not None:
        out += [e.card, e.n]
    angry = anger(s, s.year)
    if angry > 0:
        out += [ANGER, angry]
    return out


def helpers(s: KState, seat: int) -> list[int]:
    """Cards and what each adds or takes away, one after the other; those with a price once it is paid (KBM2-050)."""
    p = s.players[seat]
    kinds = enemy_kinds(s)
    out: list[int] = []
    for b in s.tables.fighters:
        if p.built & b.bit:
            if b.strength != 0:
                out += [b.number, b.strength]
            for kind in range(len(b.strength_against)):
                if b.strength_against[kind] != 0 and kinds >> kind & 1:  # Goblins at most once (KBS-009)
                    out += [b.number, b.strength_against[kind]]
    for e in owned(s, seat, w.BATTLE_STRENGTH):
        if (len(e.trades) == 0 or p.used & e.bit) and holds(s, seat, e):
            out += [e.card, e.n]
    return out


def helped(s: KState, seat: int) -> int:
    """All of it."""
    return added(helpers(s, seat))


def added(found: list[int]) -> int:
    total = 0
    for i in range(1, len(found), 2):
        total += found[i]
    return total


def parts(s: KState, seat: int, strength: int) -> list[int]:
    """A strength by its parts, source and number in turn; help that was held back is left out (KB-166)."""
    p = s.players[seat]
    more = s.more
    sent = more.reinforced[seat] if s.tables.modular else s.reinforcement
    joined = s.year if s.tables.modular and more.valley_enemy >= 0 else 0
    out = [SOLDIERS, p.have[w.SOLDIER] - sent - joined]
    out += [TOKEN if more.tokens else DIE, sent]
    if joined > 0:
        out += [SCENARIO, joined]
    found = helpers(s, seat)
    left_out = held_back(found, p.have[w.SOLDIER] + added(found) - strength)
    for i in range(0, len(found), 2):
        if not left_out >> i // 2 & 1:
            out += [found[i], found[i + 1]]
    return out


def held_back(found: list[int], lacking: int) -> int:
    """Which help adds up to what is lacking, as a bit set."""
    if lacking <= 0:
        return 0
    count = len(found) // 2
    for chosen in range(1 << count):
        total = 0
        for i in range(count):
            if chosen >> i & 1 and found[2 * i + 1] > 0:
                total += found[2 * i + 1]
        if total == lacking:
            return chosen
    return 0


def penalty(s: KState) -> Bundle:
    """Of the enemy, and of the valley's that has joined it (KBS-007)."""
    first = s.tables.enemies[s.enemy].penalty
    if s.more.valley_enemy < 0:
        return first
    second = s.tables.enemies[s.more.valley_enemy].penalty
    things: list[int] = []
    amounts: list[int] = []
    for thing in range(len(w.THINGS)):
        n = first.of(thing) + second.of(thing)
        if n > 0:
            things.append(thing)
            amounts.append(n)
    return Bundle(things, amounts)


def owned_op(s: KState, seat: int, moment: int, op: int) -> Effect | None:
    """An effect with this operation of the seat's buildings or governor."""
    for e in owned(s, seat, moment):
        if e.op == op and holds(s, seat, e):
            return e
    return None


def staying(s: KState, seat: int) -> int:
    """Soldiers that do not go home: the Garrison's (KBM2-035)."""
    e = owned_op(s, seat, w.SOLDIER_RESET, fx.KEEP_SOLDIERS)
    return min(e.n, s.players[seat].have[w.SOLDIER]) if e is not None else 0
