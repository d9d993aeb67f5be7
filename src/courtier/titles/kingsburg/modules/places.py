"""Which places a seat may not use, and its dice on the highest of those it did."""

from __future__ import annotations

from typing import Final

from courtier.core.reasons import Reason
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.state import Group, KState

SICK: Final = Reason("kingsburg-closed", "KBM4-011")
ABSENT: Final = Reason("kingsburg-closed", "KBM4-029")


def shut(s: KState, seat: int) -> int:
    """Bit set of the places that take no dice of this seat: closed ones, and those that others alone have reserved."""
    more = s.more
    places = more.closed
    for place in more.reserved:
        if place != 0:
            places |= right(s, place) & ~right(s, more.reserved[seat])
    return places


def right(s: KState, place: int) -> int:
    """What a reservation covers: the advisor, or the Politician's whole card (KBM4-038)."""
    if place == 0:
        return 0
    board = s.tables.board
    if place <= board:
        return 1 << place
    return (1 << len(s.tables.advisors)) - (1 << board + 1)


def why_shut(s: KState, place: int) -> Reason:
    if s.more.closed >> place & 1:
        sick = s.tables.more.destinies[s.more.destiny].op(fx.BLOCK_ADVISORS)
        return ABSENT if sick is None else SICK
    other = 0
    while not right(s, s.more.reserved[other]) >> place & 1:
        other += 1
    return Reason("kingsburg-reserved", "KBM4-010", 0, 0, other)


def highest(s: KState, seat: int) -> list[Group]:
    """The seat's groups at its highest-ranked advisor: none, one, or two of them (KBM3-047)."""
    out: list[Group] = []
    best = 0
    for g in s.groups:
        if g.seat == seat:
            rank = s.tables.ranks[g.rank]
            if rank > best:
                best = rank
                out = [g]
            elif rank == best:
                out.append(g)
    return out


def can_move(s: KState, seat: int, to: int) -> bool:
    """The Duke: he stands somewhere, and the free place may be used by him (KBM3-046)."""
    return s.holder[to] == w.FREE and not shut(s, seat) >> to & 1 and len(highest(s, seat)) > 0
