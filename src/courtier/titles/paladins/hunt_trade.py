"""Hunt and Trade: one worker gains one, two gain three (PAL-086 to PAL-088)."""

from __future__ import annotations

from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import Action, lack_worker
from courtier.titles.paladins.rewards import gain
from courtier.titles.paladins.state import Player, PState


class HuntOrTrade(Action):
    __slots__ = ()

    def shape(self, s: PState, p: Player, o: Option) -> int:
        return s.tables.board_actions[self.number].modes[o.a]

    def candidates(self, s: PState, p: Player) -> list[Option]:
        return s.tables.hunt if self.number == w.HUNT else s.tables.trade

    def gate(self, s: PState, p: Player) -> Reason | None:
        return self.blocked(p) or lack_worker(p, s.tables.board_actions[self.number].modes[1], self.rule)

    def target(self, s: PState, p: Player, o: Option) -> Reason | None:
        return lack_worker(p, s.tables.board_actions[self.number].modes[o.a], self.rule)

    def shut(self, s: PState, p: Player) -> Reason | None:
        return self.gate(s, p)  # one worker will do

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        gain(s, seat, s.tables.board_actions[self.number].mode_gain[o.a])
