"""Commission and what it shares with Garrison: a piece on a square of a region in reach (PAL-094 to PAL-101)."""

from __future__ import annotations

from typing import Final

from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import Action
from courtier.titles.paladins.rewards import in_any_order
from courtier.titles.paladins.state import Player, PState

SQUARE_TAKEN: Final = Reason("paladins-square-taken", "PAL-098")


def all_done(s: PState, action: int) -> Reason:
    """As often as the board allows (PAL-058)."""
    printed = s.tables.board_actions[action]
    name = "paladins-action-" + printed.id
    return Reason("paladins-all-done", "PAL-058", printed.limit, printed.limit, -1, name)


class Settle(Action):
    """Monks and outposts share the squares (PAL-098)."""

    __slots__ = ("costs", "event", "flags", "outpost")
    costs: str  # rule of the provisions
    flags: str  # rule of the region's flags
    event: int
    outpost: int  # 1 for outposts

    def __init__(self, number: int, rule: str, costs: str, flags: str, event: int, outpost: int) -> None:
        super().__init__(number, rule)
        self.costs = costs
        self.flags = flags
        self.event = event
        self.outpost = outpost

    def candidates(self, s: PState, p: Player) -> list[Option]:
        return s.tables.garrison if self.outpost else s.tables.commission

    def spent(self, s: PState, p: Player) -> Reason | None:
        done = p.done[self.number]
        return all_done(s, self.number) if done >= s.tables.board_actions[self.number].limit else None

    def gate(self, s: PState, p: Player) -> Reason | None:
        printed = s.tables.board_actions[self.number]
        done = p.done[self.number]
        if done >= printed.limit:
            return all_done(s, self.number)
        need = self.provisions(s, p, printed.row[done])
        return self.closed(s, p) or self.lack_provision(s, p, need, self.costs)

    def target(self, s: PState, p: Player, o: Option) -> Reason | None:
        square = s.tables.squares[o.a]
        if square.players > s.seats:
            return Reason("paladins-square-closed", "PAL-098", s.seats, square.players)
        if s.taken >> o.a & 1:
            return SQUARE_TAKEN
        flag = square.strength if self.outpost else square.faith
        return p.lack(s.tables.board_actions[self.number].attribute, flag, self.flags)

    def out_of_reach(self, s: PState, p: Player) -> Reason | None:
        """One look at the squares in reach instead of forty."""
        t = s.tables
        attribute = t.board_actions[self.number].attribute
        have = p.has(attribute)
        reach = t.reach_strength if self.outpost else t.reach_faith
        if reach[min(have, len(reach) - 1)] & ~s.taken != 0:
            return None
        for i in range(len(t.squares)):  # PAL-101: the nearest free square, out of reach
            if not s.taken >> i & 1:
                return self.target(s, p, self.candidates(s, p)[i])
        return SQUARE_TAKEN

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        printed = s.tables.board_actions[self.number]
        p.done[self.number] += 1
        settle(s, seat, o.a, self.outpost)
        s.tell(self.event, seat, o.a)
        in_any_order(s, seat, [printed.gain, s.tables.squares[o.a].reward])


def settle(s: PState, seat: int, square: int, outpost: int) -> None:
    squares = s.squares.copy()
    squares[square] = 1 + 2 * seat + outpost
    s.squares = squares
    s.taken |= 1 << square


COMMISSION: Final = Settle(w.COMMISSION, "PAL-094", "PAL-095", "PAL-096", w.E_COMMISSIONED, 0)
