"""The year: eight phases, five times; then the end of the game (KB-018 to KB-022)."""

from __future__ import annotations

from courtier.core.agenda import Task
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.favor import kings_envoy, kings_favor, kings_reward
from courtier.titles.kingsburg.recruit import RecruitTurns
from courtier.titles.kingsburg.season import season
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.winter import Winter


class Year(Task[KState]):
    """The next year, or the end after the last."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        if s.year == s.tables.numbers.years:
            s.push(GameEnd())
            return
        s.year += 1
        s.tell(w.E_YEAR, -1, s.year)
        s.push(self)
        for phase in range(w.WINTER, 0, -1):
            s.push(Phase(phase))


class Phase(Task[KState]):
    __slots__ = ("phase",)
    phase: int

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, s: KState) -> None:
        phase = self.phase
        s.phase = phase
        s.tell(w.E_PHASE, -1, phase, s.year)
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

    def data(self) -> list[object]:
        return [self.phase]


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
        s.tell(w.E_END)
