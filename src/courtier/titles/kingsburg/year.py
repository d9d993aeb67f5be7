"""The year: eight phases, five times; then the end of the game (KB-018 to KB-022)."""

from __future__ import annotations

from courtier.core.agenda import Task
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.acts import Window
from courtier.titles.kingsburg.effects import PER_YEAR
from courtier.titles.kingsburg.favor import kings_envoy, kings_favor, kings_reward
from courtier.titles.kingsburg.recruit import RecruitTurns
from courtier.titles.kingsburg.season import season
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.winter import Winter

GOVERNOR_SLOTS = 255  # the others are of destinies, which change every year


class Year(Task[KState]):
    """The next year, or the end after the last."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        if final(s):
            if s.tables.modular:
                s.agenda += s.tables.game_end
            else:
                s.push(TheEnd())
                s.push(GameEnd())
            return
        s.year += 1
        if s.tables.modular:
            new_year(s)
        s.tell(w.E_YEAR, -1, s.year)
        s.push(self)
        for phase in range(w.WINTER, 0, -1):
            s.push(Phase(phase))


def final(s: KState) -> bool:
    """The last year, or the year in which the king died (KBM4-036)."""
    return s.year == s.tables.numbers.years or s.more.dead


def new_year(s: KState) -> None:
    """What works once a year is fresh again; what works once in a game keeps its mark."""
    more = s.more
    for seat in range(len(s.players)):
        more.builds_year[seat] = 0
        more.fair_trades[seat] = 0
        if more.governor:
            for e in s.tables.more.governors[more.governor[seat]].effects:
                if e.often == PER_YEAR:
                    more.spent_year[seat] &= ~(1 << e.slot)
        more.spent_year[seat] &= GOVERNOR_SLOTS


class Phase(Task[KState]):
    __slots__ = ("phase",)
    phase: int

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, s: KState) -> None:
        phase = self.phase
        s.phase = phase
        s.tell(w.E_PHASE, -1, phase, s.year)
        if s.tables.phases[phase]:
            s.agenda += s.tables.phases[phase]
        else:
            proper(s, phase)

    def data(self) -> list[object]:
        return [self.phase]


class PhaseProper(Task[KState]):
    """What a phase is in the basic game, between what modules put before and after it."""

    __slots__ = ("phase",)
    phase: int

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, s: KState) -> None:
        proper(s, self.phase)

    def data(self) -> list[object]:
        return [self.phase]


def proper(s: KState, phase: int) -> None:
    if phase == w.FAVOR:
        kings_favor(s)
    elif phase == w.REWARD:
        kings_reward(s)
    elif phase == w.ENVOY:
        kings_envoy(s)
    elif phase == w.RECRUIT:
        s.push(RecruitTurns(0))
    elif phase == w.WINTER:
        s.push(Winter())
    else:
        season(s)


class LastEffects(Task[KState]):
    """The very last of a year; of the last year it waits for the final scoring (KBM3-033)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        if not final(s):
            s.push(Window(w.YEAR_END_LAST, 0))


class GameEnd(Task[KState]):
    """End-of-game effects: the Cathedral's pairs of goods (KB-147, KB-179, KB-210)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        for seat in s.order:
            p = s.players[seat]
            for b in s.tables.buildings:
                if b.game_end_goods > 0 and p.built & b.bit:
                    vp = p.goods() // b.game_end_goods
                    p.points[w.P_EFFECTS] += vp
                    s.tell(w.E_CATHEDRAL, seat, vp, b.number)


class TheEnd(Task[KState]):
    __slots__ = ()

    def run(self, s: KState) -> None:
        s.tell(w.E_END)
