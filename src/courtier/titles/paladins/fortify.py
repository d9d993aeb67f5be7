"""Fortify: the next wall, unknown until workers and provisions are paid (PAL-102 to PAL-108)."""

from __future__ import annotations

from typing import Final

from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import Action
from courtier.titles.paladins.commission import all_done
from courtier.titles.paladins.rewards import gain
from courtier.titles.paladins.state import Player, PState

NO_WALL: Final = Reason("paladins-no-wall-left", "PAL-009")


class Fortify(Action):
    __slots__ = ()

    def candidates(self, s: PState, p: Player) -> list[Option]:
        return s.tables.fortify

    def spent(self, s: PState, p: Player) -> Reason | None:
        if p.done[w.FORTIFY] >= s.tables.board_actions[w.FORTIFY].limit:
            return all_done(s, w.FORTIFY)
        return NO_WALL if len(s.walls.cards) == 0 else None

    def needs(self, s: PState, p: Player) -> Reason | None:
        printed = s.tables.board_actions[w.FORTIFY]
        return p.lack(printed.attribute, printed.row[p.done[w.FORTIFY]].need, "PAL-103")

    def gate(self, s: PState, p: Player) -> Reason | None:
        reason = self.spent(s, p) or self.closed(s, p) or self.needs(s, p)
        if reason is not None:
            return reason
        cost = s.tables.board_actions[w.FORTIFY].row[p.done[w.FORTIFY]]
        return self.lack_provision(s, p, self.provisions(s, p, cost), "PAL-103")

    def out_of_reach(self, s: PState, p: Player) -> Reason | None:
        return None  # the next wall, whatever it is

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        gain(s, seat, s.tables.walls[build(s, seat)])


def build(s: PState, seat: int) -> int:
    """The top wall goes to the left-most empty space."""
    p = s.players[seat]
    card = s.walls.draw()
    s.barrier += 1
    p.done[w.FORTIFY] += 1
    p.walls = [*p.walls, card]
    s.tell(w.E_WALL, seat, card)
    return card
