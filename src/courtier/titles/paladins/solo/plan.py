"""What the rival does with a scheme, worked out without touching anything.

Its turns and the forecast that everybody sees both come from here, so the forecast cannot be wrong. A row is how it
went, the action, the target, and two numbers: for what it does, workers in supply and workers placed; for what it
cannot do, what it has and what it needs.
"""

from __future__ import annotations

from courtier.titles.paladins import words as w
from courtier.titles.paladins.crowns.rival import find_place
from courtier.titles.paladins.solo.actions import weigh
from courtier.titles.paladins.solo.rewards import find_townsfolk
from courtier.titles.paladins.solo.track import rival_of
from courtier.titles.paladins.state import PState


def decide(s: PState, kind: int) -> list[list[int]]:
    """Everything it tries with this kind of scheme; the last row is what it does (SOLO-035 to SOLO-037)."""
    rows: list[list[int]] = []
    if kind == w.K_FAVOUR:
        rows.append(weigh_favours(s))
    elif kind == w.K_ORDER:
        for action in orders_to_try(s):
            rows.append(weigh(s, action))
            if rows[-1][0] == w.N_DOES:
                break
    else:
        rows.append(weigh(s, kind))
    if len(rows) == 0 or rows[-1][0] != w.N_DOES:
        rows.extend(weigh_top_row(s))  # SOLO-065 too
    return rows


def orders_to_try(s: PState) -> list[int]:
    """Actions of uncompleted orders from right to left; when all are completed, of all (SOLO-063, SOLO-064)."""
    p = s.players[s.seats]
    open_ones: list[int] = []
    everything: list[int] = []
    for slot in range(s.orders_shown - 1, -1, -1):
        order = s.tables.orders[s.orders.cards[slot]]
        everything.append(order.action)
        if p.done[order.action] < order.need:
            open_ones.append(order.action)
    return open_ones if len(open_ones) > 0 else everything


def find_favour(s: PState) -> int:
    """The space of the revealed, free favour at the marker or the next one, or -1 (SOLO-067)."""
    at = s.tables.rival.favour_at
    marker = rival_of(s).marker
    for k in range(len(at)):
        for slot in at[(marker + k) % len(at)]:
            if slot < s.favours_shown and s.favour_workers[slot] == 0:
                return slot
    return -1


def weigh_favours(s: PState) -> list[int]:
    workers = s.players[s.seats].workers[0]
    need = s.tables.rival.favour_workers
    slot = find_favour(s)
    place = find_place(s) if slot < 0 and s.crowns is not None else -1  # COCS-007
    if slot < 0 and place < 0:
        return [w.N_TARGET, w.FAVOUR, -1, 0, 0]
    if workers < need:
        return [w.N_WORKERS, w.FAVOUR, -1, workers, need]
    if place >= 0:
        return [w.N_DOES, w.PLACE, place, workers, need]
    return [w.N_DOES, w.FAVOUR, s.favours.cards[slot], workers, need]


def weigh_top_row(s: PState) -> list[list[int]]:
    """The left-most free action with an effect, with one worker (SOLO-036, SOLO-045). Rest ends its turns."""
    rows: list[list[int]] = []
    for i in range(len(w.TOP_ROW)):
        if rival_of(s).top_row >> i & 1:
            rows.append([w.N_OCCUPIED, w.TOP + i, -1, 0, 0])
        elif i == w.R_RECRUIT and find_townsfolk(s) < 0:
            rows.append([w.N_TARGET, w.TOP + i, -1, 0, 0])
        else:
            rows.append([w.N_DOES, w.TOP + i, top_target(s, i), s.players[s.seats].workers[0], 1])
            break
    return rows


def top_target(s: PState, i: int) -> int:
    """Whom Recruit dismisses, how many workers Pray clears, how many spaces the marker moves."""
    p = s.players[s.seats]
    numbers = s.tables.rival
    if i == w.R_RECRUIT:
        return find_townsfolk(s)
    if i == w.R_PRAY:
        cleared = 0
        for workers in p.board:
            cleared += workers
        return cleared
    return numbers.top_steps[i] + numbers.top_steps_worker[i] * (p.workers[0] - 1)  # SOLO-050, SOLO-051
