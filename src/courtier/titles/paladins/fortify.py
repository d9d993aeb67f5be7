"""Fortify: the next wall, unknown until workers and provisions are paid (PAL-102 to PAL-108)."""

from __future__ import annotations

from typing import Final

from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import Action, pay
from courtier.titles.paladins.commission import ALL_DONE
from courtier.titles.paladins.rewards import gain
from courtier.titles.paladins.state import Player, PState

NO_WALL: Final = Reason("paladins-no-wall-left", "PAL-009")


class Fortify(Action):
    __slots__ = ()

    def candidates(self, s: PState, p: Player) -> list[Option]:
        return s.tables.fortify

    def gate(self, s: PState, p: Player) -> Reason | None:
        printed = s.tables.board_actions[w.FORTIFY]
        done = p.done[w.FORTIFY]
        if done >= printed.limit:
            return ALL_DONE
        if len(s.walls.cards) == 0:
            return NO_WALL
        cost = printed.row[done]
        return (
            self.closed(s, p)
            or p.lack(printed.attribute, cost.need, "PAL-103")
            or p.lack_provision(self.provisions(s, p, cost), "PAL-103")
        )

    def shut(self, s: PState, p: Player) -> Reason | None:
        return self.gate(s, p)

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        pay(s, seat, p, 0, self.provisions(s, p, s.tables.board_actions[w.FORTIFY].row[p.done[w.FORTIFY]]))
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
