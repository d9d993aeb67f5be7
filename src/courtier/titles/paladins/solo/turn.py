"""The rival's rounds and turns: schemes, fallbacks, the top row (SOLO-011 to SOLO-017, SOLO-035 to SOLO-051)."""

from __future__ import annotations

from courtier.core.agenda import Task
from courtier.titles.paladins import words as w
from courtier.titles.paladins.crowns.rival import allies_of_rival, place_on_muster
from courtier.titles.paladins.favours import favour_slot
from courtier.titles.paladins.inquisition import take_debt
from courtier.titles.paladins.solo.actions import carry_out
from courtier.titles.paladins.solo.plan import decide
from courtier.titles.paladins.solo.rewards import RivalResolve, rival_dismiss, rival_pray
from courtier.titles.paladins.solo.track import advance, rival_of
from courtier.titles.paladins.state import PState
from courtier.titles.paladins.suspicion import Suspicion


def place_workshop(s: PState, action: int) -> None:
    """On the left-most free space (SOLO-006). Its workshops are counted as develops, for Guardian alone (SOLO-072)."""
    p = s.players[s.seats]
    printed = s.tables.board_actions[action]
    for space in range(len(printed.spaces)):
        if printed.coverable >> space & 1 and not p.shops[action] >> space & 1:
            p.shops[action] |= 1 << space
            p.done[w.DEVELOP] += 1
            s.tell(w.E_RIVAL_WORKSHOP, -1, action)
            return


def prepare_round(s: PState) -> None:
    """Workers for the round, none carried over; workshop and scheme of what was revealed (SOLO-011 to SOLO-015)."""
    t = s.tables
    rival = rival_of(s)
    p = s.players[s.seats]
    p.workers[0] = t.rival.workers_base + t.rival.workers_per_round * s.round
    p.workers[0] += t.rival.workers_per_ally * allies_of_rival(s)  # COCS-015
    p.board = [0] * len(p.board)
    rival.top_row = 0
    for slot in range(s.orders_shown):
        if t.order_round[slot] == s.round:
            for _ in range(t.rival.order_workshops):
                place_workshop(s, t.orders[s.orders.cards[slot]].action)
    for slot in range(s.favours_shown):
        if t.favour_round[slot] == s.round and len(rival.aside) > 0:
            rival.discards.append(rival.aside.pop())


class RivalTaverns(Task[PState]):
    """A suspicion for each criminal of the tavern that was not chosen (SOLO-013, SOLO-014)."""

    __slots__ = ()

    def run(self, s: PState) -> None:
        criminals = 0
        for i in range(len(s.taverns)):
            if s.tavern_seat[i] < 0:
                for worker in s.tables.taverns[s.taverns[i]]:
                    if worker == w.CRIMINAL:
                        criminals += 1
        if criminals > 0:
            s.active = s.seats
            s.push(Suspicion(s.seats, criminals, False))


class RivalTurn(Task[PState]):
    """Turn over a scheme and try it; what cannot be done falls back to the top row (SOLO-035 to SOLO-037)."""

    __slots__ = ()

    def run(self, s: PState) -> None:
        rival = rival_of(s)
        p = s.players[s.seats]
        rival.plan = []
        if p.workers[0] == 0:  # no scheme is turned over (SOLO-043)
            rival.scheme = -1
            pass_round(s)
            return
        rival.plan = decide(s, turn_over(s))
        for row in rival.plan:
            if row[0] == w.N_DOES:
                do(s, row[1], row[2])
            elif row[1] >= w.TOP:
                s.tell(w.E_RIVAL_SKIPS, -1, row[1] - w.TOP, row[0])
            else:
                s.tell(w.E_RIVAL_CANNOT, -1, row[1], row[0] | row[3] << 4 | row[4] << 8)


def do(s: PState, action: int, target: int) -> None:
    if action == w.FAVOUR:
        use_favour(s, target)
    elif action == w.PLACE:
        place_on_muster(s, target)
    elif action >= w.TOP:
        take_top(s, action - w.TOP)
    else:
        carry_out(s, action, target)


def turn_over(s: PState) -> int:
    """The next scheme; an empty pile is made of its discards (SOLO-044, SOLO-070)."""
    rival = rival_of(s)
    if len(rival.schemes.cards) == 0:
        cards = rival.discards
        rival.discards = []
        s.shuffle(cards)
        rival.schemes.cards = cards
        rival.schemes.seen = [0] * len(cards)
    s.barrier += 1
    rival.scheme = rival.schemes.draw()
    rival.discards.append(rival.scheme)
    s.tell(
        w.E_RIVAL_SCHEME, -1, rival.scheme, s.players[s.seats].workers[0], more=(len(rival.schemes.cards),)
    )
    return s.tables.schemes[rival.scheme]


def use_favour(s: PState, card: int) -> None:
    """A worker on the favour; a debt is the only cost it pays (SOLO-030, SOLO-031, SOLO-067, SOLO-068)."""
    t = s.tables
    s.players[s.seats].workers[0] -= t.rival.favour_workers
    s.favour_workers[favour_slot(s, card)] = 1 + w.LABOURER + 8 * s.seats
    s.tell(w.E_RIVAL_FAVOUR, -1, card)
    for _ in range(t.favours[card].cost.debt):
        if take_debt(s, s.seats):
            s.tell(w.E_DEBT_TAKEN, s.seats)
    s.push(RivalResolve(t.favours[card].reward, 0))


def take_top(s: PState, i: int) -> None:
    """One of the top row, with one worker (SOLO-036, SOLO-046 to SOLO-051)."""
    numbers = s.tables.rival
    p = s.players[s.seats]
    rival_of(s).top_row |= 1 << i
    p.workers[0] -= 1
    s.tell(w.E_RIVAL_TOP, -1, i)
    if i == w.R_RECRUIT:
        rival_dismiss(s)
    elif i == w.R_PRAY:
        rival_pray(s)
    elif i == w.R_TRADE:
        advance(s, numbers.top_steps[i])
    elif i == w.R_CONSPIRE:
        p.workers[0] += numbers.top_gain[i]
        s.tell(w.E_RIVAL_WORKERS, s.seats, numbers.top_gain[i], p.workers[0])
        s.push(Suspicion(s.seats, numbers.top_suspicion[i], False))
    else:
        advance(s, numbers.top_steps[i] + numbers.top_steps_worker[i] * p.workers[0])  # SOLO-050, SOLO-051
        pass_round(s)


def pass_round(s: PState) -> None:
    s.players[s.seats].passed = True
    s.tell(w.E_RIVAL_PASSED, -1)
