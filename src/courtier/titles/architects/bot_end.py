"""How far a seat is from the end of the game: the turns that it would take to fill the Guildhall alone."""

from __future__ import annotations

from typing import Final

from courtier.titles.architects import words as w
from courtier.titles.architects.bot_groups import largest_group, turns_left
from courtier.titles.architects.guildhall import spaces
from courtier.titles.architects.state import AState, Player
from courtier.titles.architects.tables import Cost

BASIC: Final = 0.5  # turns for a unit of clay, wood or stone
PRECIOUS: Final = 1.2  # of gold or marble
HIRED: Final = 3.0  # turns until a skill is there
LAST: Final = 0.5  # what a turn of the last round counts
UNKNOWN: Final = 5.0  # until a plan that is not in hand yet is drawn and built
TRIP: Final = 4.0  # workers that one turn brings home


def to_the_end(s: AState, seat: int) -> float:
    """Turns, roughly. What is nearest is built first, and takes its goods away from the rest."""
    p = s.players[seat]
    t = s.tables
    if s.ending:
        return LAST * turns_left(s)
    free = spaces(s) - len(s.guild)
    have = p.have.copy()
    hand = p.hand.cards.copy()
    level = p.level
    turns = 0.0
    while free > 0:
        nearest = UNKNOWN
        found = -1
        for i in range(len(hand)):
            b = t.buildings[hand[i]]
            away = 1.0 + lacking(have, b.cost) + HIRED * (b.skills & ~p.skills).bit_count()
            if away < nearest:
                nearest = away
                found = i
        up = level < len(t.levels) and t.virtue_cathedral[p.virtue] and room(s, level + 1)
        if up:
            away = 1.0 + lacking(have, t.levels[level])
            if len(hand) == 0:
                away += 1.0
            if away < nearest:
                nearest = away
                found = len(hand)
        turns += nearest
        free -= 1
        if found == len(hand):
            spend(have, t.levels[level])
            level += 1
            if len(hand) > 0:
                hand.pop()
        elif found >= 0:
            spend(have, t.buildings[hand[found]].cost)
            hand.pop(found)
    return turns + away_from_home(p, turns)


def away_from_home(p: Player, turns: float) -> float:
    """Turns that bring workers home: many at once from the prison or, for a coin, from a large circle."""
    missing = turns - p.workers
    if missing <= 0.0:
        return 0.0
    group = p.prison
    if p.have[w.SILVER] > 0:
        group = max(group, largest_group(p))
    out = missing / TRIP
    if group > TRIP:
        out -= min(float(group), missing) / TRIP - 1.0
    return out if p.workers > 0 else out + 1.0


def lacking(have: list[int], cost: Cost) -> float:
    """Turns to gather what is missing."""
    out = 0.0
    for good in range(w.SILVER):
        out += (PRECIOUS if good >= w.GOLD else BASIC) * max(0, cost.goods[good] - have[good])
    if cost.any_n > 0:
        over = max(0, have[w.WOOD] - cost.goods[w.WOOD]) + max(0, have[w.STONE] - cost.goods[w.STONE])
        out += BASIC * max(0, cost.any_n - over)
    return out


def spend(have: list[int], cost: Cost) -> None:
    for good in range(w.SILVER):
        have[good] = max(0, have[good] - cost.goods[good])


def room(s: AState, level: int) -> bool:
    there = 0
    for p in s.players:
        if p.level == level:
            there += 1
    return there < s.tables.level_spots[level]
