"""Conspire: one worker for a criminal and its suspicion (PAL-093)."""

from __future__ import annotations

from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import Action
from courtier.titles.paladins.rewards import gain
from courtier.titles.paladins.state import Player, PState


class Conspire(Action):
    __slots__ = ()

    def candidates(self, s: PState, p: Player) -> list[Option]:
        return s.tables.conspire

    def gate(self, s: PState, p: Player) -> Reason | None:
        return self.closed(s, p)

    def shut(self, s: PState, p: Player) -> Reason | None:
        return self.closed(s, p)

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        gain(s, seat, s.tables.board_actions[w.CONSPIRE].mode_gain[1])
