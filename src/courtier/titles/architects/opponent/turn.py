"""The opponent's setup and turns: schemes, muster, fallback (ARCS-004 to ARCS-013, ARCS-031)."""

from __future__ import annotations

from courtier.core.agenda import Task
from courtier.titles.architects import words as w
from courtier.titles.architects.choices import RIVAL
from courtier.titles.architects.location import bring_home, may_release
from courtier.titles.architects.opponent.actions import carry_out, possible
from courtier.titles.architects.opponent.stock import automat_of, discard_lowest, lacking_skill, me
from courtier.titles.architects.plans import draw_cards
from courtier.titles.architects.reset import ResetIfDue
from courtier.titles.architects.state import AState
from courtier.titles.architects.workshop import take_apprentice


class OpponentSetup(Task[AState]):
    """After the draft: its hand and its first apprentices (ARCS-006 to ARCS-008)."""

    __slots__ = ()

    def run(self, s: AState) -> None:
        level = s.tables.bot_levels[automat_of(s).level]
        draw_cards(s, s.seats, level.hand)
        for _ in range(level.apprentices):
            slot = lacking_skill(s, w.ALL)
            if slot >= 0:
                take_apprentice(s, s.seats, slot, True)


class OpponentTurn(Task[AState]):
    __slots__ = ()

    def run(self, s: AState) -> None:
        automat = automat_of(s)
        automat.plan = []
        s.push(OpponentLimit())
        s.push(ResetIfDue())
        if me(s).workers == 0:
            automat.scheme = -1
            come_home(s)
            return
        turn_over(s)
        first = muster(s)
        if first >= 0:
            if attempt(s, first, w.N_MUSTER):
                return
        top, bottom = s.tables.scheme_top[automat.scheme], s.tables.scheme_bottom[automat.scheme]
        if not s.tables.opponents[automat.who].top_first:
            top, bottom = bottom, top
        if attempt(s, top, w.N_DOES) or attempt(s, bottom, w.N_DOES):
            return
        attempt(s, w.SILVERSMITH, w.N_FALLBACK)


def turn_over(s: AState) -> None:
    """The next scheme; an empty deck is made of its discards (ARCS-010, ARCS-013)."""
    automat = automat_of(s)
    if len(automat.schemes.cards) == 0:
        cards = automat.discards
        automat.discards = []
        s.shuffle(cards)
        automat.schemes.cards = cards
        automat.schemes.seen = [0] * len(cards)
    s.barrier += 1
    automat.scheme = automat.schemes.draw()
    automat.discards.append(automat.scheme)
    s.tell(w.E_SCHEME, s.seats, automat.scheme)


def muster(s: AState) -> int:
    """What it tries before its scheme when workers run short; or -1 (ARCS-011)."""
    a = s.tables.automaton
    p = me(s)
    if p.prison >= a.muster_prison or (p.workers <= a.muster_workers and p.prison > 0):
        return w.GUARDHOUSE
    return w.TOWN_CENTRE if p.workers <= a.muster_workers else -1


def attempt(s: AState, half: int, why: int) -> bool:
    automat = automat_of(s)
    if not possible(s, half):
        automat.plan = [*automat.plan, [w.N_CANNOT, half]]
        s.tell(w.E_OPPONENT_CANNOT, s.seats, half)
        return False
    automat.plan = [*automat.plan, [why, half]]
    if why == w.N_MUSTER:
        s.tell(w.E_OPPONENT_MUSTER, s.seats, half)
    elif why == w.N_FALLBACK:
        s.tell(w.E_OPPONENT_FALLBACK, s.seats, half)
    carry_out(s, half)
    return True


def come_home(s: AState) -> None:
    """From its smallest group; in a dead end from the prison, a board or the market (ARCS-012, ARCS-031)."""
    p = me(s)
    automat = automat_of(s)
    found = -1
    for place in range(w.CIRCLES):
        if p.at[place] > 0 and (found < 0 or p.at[place] < p.at[found]):
            found = place
    out = found < 0 and may_release(s)
    if out and p.prison > 0:
        found = w.PRISON
    elif out:
        holder = most_held(s)
        if holder >= 0:
            s.players[holder].captives[s.seats] -= 1
            p.workers += 1
            automat.plan = [[w.N_RETURNS, w.PRISON]]
            s.tell(w.E_RECLAIMED, s.seats, holder if holder < s.seats else RIVAL)
            return
        for space in range(w.MARKETS - 1, -1, -1):
            if s.market[space] == s.seats:
                found = w.SMALL + space
    if found < 0:
        automat.plan = [[w.N_PASSES, w.GUILDHALL]]
        s.tell(w.E_PASS_TURN, s.seats)
        return
    automat.plan = [[w.N_RETURNS, found]]
    bring_home(s, s.seats, p, found)


def most_held(s: AState) -> int:
    """The human who holds most of its workers, the next one in turn order first; or -1."""
    best = -1
    for player in s.order:
        held = s.players[player].captives[s.seats]
        if held > 0 and (best < 0 or held > s.players[best].captives[s.seats]):
            best = player
    return best


class OpponentLimit(Task[AState]):
    """Down to the hand limit, the fewest points first (ARCS-010)."""

    __slots__ = ()

    def run(self, s: AState) -> None:
        while len(me(s).hand.cards) > s.tables.numbers.hand:
            discard_lowest(s)
