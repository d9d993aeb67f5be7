"""Absolve: the left-most jar to a free jar space (PAL-112 to PAL-116)."""

from __future__ import annotations

from typing import Final

from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import Action
from courtier.titles.paladins.commission import all_done
from courtier.titles.paladins.rewards import in_any_order
from courtier.titles.paladins.state import Player, PState

JAR_THERE: Final = Reason("paladins-jar-there", "PAL-112")


class Absolve(Action):
    __slots__ = ()

    def candidates(self, s: PState, p: Player) -> list[Option]:
        return s.tables.absolve

    def spent(self, s: PState, p: Player) -> Reason | None:
        if p.done[w.ABSOLVE] >= s.tables.board_actions[w.ABSOLVE].limit:
            return all_done(s, w.ABSOLVE)
        return None

    def needs(self, s: PState, p: Player) -> Reason | None:
        printed = s.tables.board_actions[w.ABSOLVE]
        return p.lack(printed.attribute, printed.row[p.done[w.ABSOLVE]].need, "PAL-113")

    def gate(self, s: PState, p: Player) -> Reason | None:
        reason = self.spent(s, p) or self.closed(s, p) or self.needs(s, p)
        if reason is not None:
            return reason
        cost = s.tables.board_actions[w.ABSOLVE].row[p.done[w.ABSOLVE]]
        return self.lack_silver(s, p, self.silver(s, p, cost), "PAL-113")

    def target(self, s: PState, p: Player, o: Option) -> Reason | None:
        return JAR_THERE if p.jars >> o.a & 1 else None

    def out_of_reach(self, s: PState, p: Player) -> Reason | None:
        return None  # more spaces than jars: one is always free

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        printed = s.tables.board_actions[w.ABSOLVE]
        p.done[w.ABSOLVE] += 1
        p.jars |= 1 << o.a
        s.tell(w.E_ABSOLVED, seat, o.a)
        in_any_order(s, seat, [*s.tables.parts[printed.gain], s.tables.jar_spaces[o.a]])  # PAL-115
