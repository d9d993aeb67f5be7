"""What a position is worth to a seat, in points: those it has, and what everything else will still bring.

An action takes several choices (action, target, workers, rewards); a position in the middle of one is worth what its
best end is worth. It reads only what lies open: attributes, boards, cards on display.
"""

from __future__ import annotations

from typing import Final

from courtier.core.options import Option
from courtier.titles.paladins import words as w
from courtier.titles.paladins.scoring import counted, points
from courtier.titles.paladins.state import Player, PState
from courtier.titles.paladins.turn import Keep, PayWorkers, Turn
from courtier.titles.paladins.workers import total

DEPTH: Final = 4  # choices of one action that are looked through
TRACK: Final[list[float]] = [
    0.0,
    0.7,
    1.5,
    2.4,
    3.4,
    4.6,
    6.0,
    7.5,
    9.2,
    11.2,
    13.5,
    16.3,
    20.0,
]  # smoothed points
WORKER: Final[list[float]] = [0.55, 0.75, 0.75, 0.75, 0.75, 0.95]
LEFT_SILVER: Final = 0.45
LEFT_PROVISION: Final = 0.5
MANY_GOODS: Final = 9


def evaluate(s: PState, seat: int) -> float:
    """Own worth less the best of the others, at the end of the action that is under way."""
    return look(s, seat, DEPTH)


def look(s: PState, seat: int, depth: int) -> float:
    if depth == 0 or s.together or len(s.asks) != 1 or s.asks[0].seat != seat or isinstance(s.asks[0], Turn):
        return lead(s, seat)
    best = -999.0
    for option in worth_trying(s):
        after = s.clone()
        after.play(0, option)
        best = max(best, look(after, seat, depth - 1))
    return best


def worth_trying(s: PState) -> list[Option]:
    """All options, but of the ways to pay and to keep workers only the usual one."""
    if isinstance(s.asks[0], PayWorkers | Keep):
        return s.options[0][:1]
    return s.options[0]


def lead(s: PState, seat: int) -> float:
    best = -999.0
    for other in range(len(s.players)):
        if other != seat:
            best = max(best, worth(s, other))
    return worth(s, seat) - best


def worth(s: PState, seat: int) -> float:
    p = s.players[seat]
    made = points(s, seat)
    left = s.tables.numbers.rounds - s.round
    if s.over():
        return float(sum(made))
    value = float(made[w.P_WALLS] + made[w.P_DEBTS] + made[w.P_DEVELOPS])
    value += attributes(s, p, left)
    value += deeds(s, p, left)
    for card in p.converted:
        o = s.tables.outsiders[card]
        value += o.base + o.vp * (counted(s, p, o.per) + 0.5 * left / 3) / o.each
    value += 0.6 * p.unpaid * (1 if left > 1 else 0) - suspicion_risk(s, p)
    value += goods(p, left) + hands(p, left)
    for action in range(w.RIGHT_SIDE, len(p.shops)):
        value += 0.55 * left * p.shops[action].bit_count()
    return value + 0.4 * left * len(p.crew)


def attributes(s: PState, p: Player, left: int) -> float:
    """Points of the tracks, and the doors that higher values open."""
    value = 0.0
    lowest = 99
    for n in p.track:
        value += TRACK[n] if left > 0 else s.tables.numbers.track_points[n] + 0.3 * (TRACK[n] - n)
        lowest = min(lowest, n)
    return value + 0.1 * left * lowest


def deeds(s: PState, p: Player, left: int) -> float:
    """The rising points of each row, and the King's Orders on the way."""
    value = 0.0
    for action in range(w.RIGHT_SIDE, len(p.done)):
        deed = s.tables.deeds[action]
        done = p.done[action]
        value += deed.vp(done) + 0.25 * min(done, 4)
        if left > 0 and len(deed.points) > 0:
            value += 0.4 * (deed.vp(done + 1) - deed.vp(done))
    for slot in range(s.orders_shown):
        order = s.tables.orders[s.orders.cards[slot]]
        done = min(p.done[order.action], order.need)
        share = done / order.need
        worth = s.tables.order_points[slot]
        if done == order.need:
            value += worth
        elif order.need - done <= 2 * left + 1:
            value += 0.75 * worth * share
    return value


def suspicion_risk(s: PState, p: Player) -> float:
    """Whoever has the most when the tax runs out takes a debt."""
    held = len(p.suspicion)
    if held == 0:
        return 0.0
    most = 0
    for other in s.players:
        if other is not p:
            most = max(most, len(other.suspicion))
    near = 1.0 - s.tax / (s.tax_full + 1)
    return 0.15 * held + (1.6 if held >= most else 0.3) * near


def goods(p: Player, left: int) -> float:
    """Silver and provisions buy actions; at the end three of them are a point."""
    if left == 0:
        return (p.silver + p.provision) / 3 + 0.05 * min(p.silver, 3) + 0.05 * min(p.provision, 3)
    useful = LEFT_SILVER * min(p.silver, MANY_GOODS) + LEFT_PROVISION * min(p.provision, 5)
    return useful + (max(0, p.silver - MANY_GOODS) + max(0, p.provision - 5)) / 3


def hands(p: Player, left: int) -> float:
    """Workers in hand; after passing at most three count, and in the last round none."""
    if p.passed:
        return 0.6 * min(3, total(p.workers)) if left > 0 else 0.0
    value = 0.0
    for i in range(w.TYPES):
        value += WORKER[i] * p.workers[i]
    return value
