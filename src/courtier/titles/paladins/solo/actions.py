"""The rival's right side: what it can do now, to whom, and why not (SOLO-036 to SOLO-039, SOLO-052 to SOLO-061)."""

from __future__ import annotations

from courtier.titles.paladins import words as w
from courtier.titles.paladins.attack import beat
from courtier.titles.paladins.commission import settle
from courtier.titles.paladins.convert import win
from courtier.titles.paladins.crowns.rival import (
    ENTRUST,
    find_enlisted,
    find_muster,
    muster,
    negotiate,
    nobles_in_order,
)
from courtier.titles.paladins.fortify import build
from courtier.titles.paladins.solo.rewards import RivalResolve, only_pile, receive
from courtier.titles.paladins.solo.track import rival_of
from courtier.titles.paladins.state import PState
from courtier.titles.paladins.tables import Square


def workers_needed(s: PState, action: int) -> int:
    """One less for each workshop, but at least one (SOLO-038)."""
    return max(1, s.tables.rival.right_workers - s.players[s.seats].shops[action].bit_count())


def weigh(s: PState, action: int) -> list[int]:
    """How the action would go, as a row of the plan (see plan.py)."""
    p = s.players[s.seats]
    printed = s.tables.board_actions[action]
    if p.board[action] > 0:
        return [w.N_OCCUPIED, action, -1, 0, 0]
    if p.done[action] >= printed.limit:
        return [w.N_LIMIT, action, -1, p.done[action], printed.limit]
    need = workers_needed(s, action)
    if p.workers[0] < need:
        return [w.N_WORKERS, action, -1, p.workers[0], need]
    if action == w.MUSTER:
        card = find_muster(s)
        return does(s, action, card) if card >= 0 else [w.N_TARGET, action, -1, 0, 0]
    if action == w.NEGOTIATE:
        return weigh_nobles(s)
    return weigh_target(s, action, p.track[printed.attribute])


def weigh_nobles(s: PState) -> list[int]:
    """Enlist whom it can; otherwise entrust somebody with what it could then do (COCS-026, COCS-028, COCS-031)."""
    card = find_enlisted(s)
    if card >= 0:
        return does(s, w.NEGOTIATE, card)
    for card in nobles_in_order(s):
        if s.players[s.seats].track[w.DIPLOMACY - w.FAITH] >= s.tables.crowns.nobles[card].diplomacy:
            if weigh_entrusted(s, card)[0] == w.N_DOES:
                return does(s, w.NEGOTIATE, ENTRUST + card)
    return [w.N_TARGET, w.NEGOTIATE, -1, 0, 0]


def weigh_entrusted(s: PState, card: int) -> list[int]:
    p = s.players[s.seats]
    noble = s.tables.crowns.nobles[card]
    printed = s.tables.board_actions[noble.action]
    if p.done[noble.action] >= printed.limit:
        return [w.N_LIMIT, noble.action, -1, p.done[noble.action], printed.limit]
    have = p.track[printed.attribute] + noble.boosts[printed.attribute]
    return weigh_target(s, noble.action, have)


def weigh_target(s: PState, action: int, have: int) -> list[int]:
    """Whom or what the action would take with so much of its attribute."""
    p = s.players[s.seats]
    if action == w.COMMISSION or action == w.GARRISON:
        return weigh_squares(s, action, have)
    if action == w.ATTACK or action == w.CONVERT:
        return weigh_outsiders(s, action, have)
    if action == w.FORTIFY and len(s.walls.cards) == 0:
        return [w.N_TARGET, action, -1, 0, 0]
    flag = s.tables.board_actions[action].row[p.done[action]].need
    if have < flag:
        return [w.N_ATTRIBUTE, action, -1, have, flag]
    return does(s, action, -1)


def does(s: PState, action: int, target: int) -> list[int]:
    return [w.N_DOES, action, target, s.players[s.seats].workers[0], workers_needed(s, action)]


def flag_of(square: Square, action: int) -> int:
    return square.faith if action == w.COMMISSION else square.strength


def weigh_squares(s: PState, action: int, have: int) -> list[int]:
    """The kind of reward it likes best, the left-most of them (SOLO-053 to SOLO-055)."""
    indebted = s.players[s.seats].unpaid > 0
    best = -1
    best_rank = 99
    nearest = -1
    for i in range(len(s.tables.squares)):
        if s.taken >> i & 1:
            continue
        square = s.tables.squares[i]
        flag = flag_of(square, action)
        if flag > have:
            if nearest < 0:
                nearest = flag
            continue
        rank = square.rank if indebted else square.idle
        if rank < best_rank:
            best_rank = rank
            best = i
    if best >= 0:
        return does(s, action, best)
    if nearest >= 0:
        return [w.N_ATTRIBUTE, action, -1, have, nearest]
    return [w.N_TARGET, action, -1, 0, 0]


def weigh_outsiders(s: PState, action: int, have: int) -> list[int]:
    """The first one from the marker on whose flag it meets; no silver helps (SOLO-025, SOLO-059, SOLO-061)."""
    t = s.tables
    flags = t.outsider_strength if action == w.ATTACK else t.outsider_faith
    at = t.rival.outsider_at
    marker = rival_of(s).marker
    nearest = -1
    for k in range(len(at)):
        for slot in at[(marker + k) % len(at)]:
            if s.outs[slot] < 0 or (slot == t.outs_open and not only_pile(s.outs, slot)):  # COCS-009
                continue
            if flags[slot] <= have:
                return does(s, action, s.outs[slot])
            if nearest < 0 or flags[slot] < nearest:
                nearest = flags[slot]
    if nearest >= 0:
        return [w.N_ATTRIBUTE, action, -1, have, nearest]
    return [w.N_TARGET, action, -1, 0, 0]


def carry_out(s: PState, action: int, target: int) -> None:
    """Place the workers, do it, push the rewards. Silver and provisions cost it nothing (SOLO-030)."""
    p = s.players[s.seats]
    need = workers_needed(s, action)
    p.workers[0] -= need
    p.board[action] = need
    s.tell(w.E_RIVAL_ACTS, -1, action, need)
    perform(s, action, target)


def perform(s: PState, action: int, target: int) -> None:
    """Do it, with its own people or with nobles."""
    t = s.tables
    p = s.players[s.seats]
    if action == w.MUSTER:
        muster(s, target)
    elif action == w.NEGOTIATE:
        entrusted = weigh_entrusted(s, target - ENTRUST) if target >= ENTRUST else []
        negotiate(s, target)
        if len(entrusted) > 0:
            perform(s, entrusted[1], entrusted[2])
    elif action == w.COMMISSION or action == w.GARRISON:
        p.done[action] += 1
        settle(s, s.seats, target, 0 if action == w.COMMISSION else 1)
        s.tell(w.E_COMMISSIONED if action == w.COMMISSION else w.E_GARRISONED, s.seats, target)
        s.push(RivalResolve(t.squares[target].reward, 0))
        s.push(RivalResolve(t.board_actions[action].gain, 0))  # the attribute first (SOLO-079)
    elif action == w.FORTIFY:
        s.push(RivalResolve(t.walls[build(s, s.seats)], 0))
    elif action == w.ATTACK:
        s.push(RivalResolve(beat(s, s.seats, target), 0))
    elif action == w.CONVERT:
        s.push(RivalResolve(win(s, s.seats, target), 0))
    else:
        absolve(s)


def absolve(s: PState) -> None:
    """Faith, a suspicion less, then an unpaid debt flipped or one more suspicion less (SOLO-057, SOLO-080)."""
    p = s.players[s.seats]
    p.done[w.ABSOLVE] += 1
    s.tell(w.E_ABSOLVED, s.seats, -1)
    if p.unpaid > 0:
        receive(s, w.PAY_DEBT, 1)
    else:
        receive(s, w.REMOVE_SUSPICION, 1)
    s.push(RivalResolve(s.tables.board_actions[w.ABSOLVE].gain, 0))
