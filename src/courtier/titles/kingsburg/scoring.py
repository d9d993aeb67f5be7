"""Score sheets and who wins (KB-001, KB-147 to KB-151)."""

from __future__ import annotations

from typing import Final

from courtier.core.views import ScoreLine, ScoreSheet
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.state import KState

OF_PART: Final = [
    w.M_GOVERNORS,
    w.M_DESTINIES,
    w.M_TOKENS,
    w.M_SCENARIO,
]  # of the categories that not every game has


def standing(s: KState, seat: int) -> tuple[int, int, int]:
    """What decides: VP, then goods, then buildings (KB-148, KB-149)."""
    p = s.players[seat]
    return p.vp(), p.goods(), p.buildings()


def scores(s: KState) -> list[ScoreSheet]:
    seats = range(len(s.players))
    standings = [standing(s, seat) for seat in seats]
    return [
        {
            "seat": seat,
            "total": s.players[seat].vp(),
            "lines": lines(s, seat),
            "rank": 1 + sum(other > standings[seat] for other in standings),
        }
        for seat in seats
    ]


def lines(s: KState, seat: int) -> list[ScoreLine]:
    """The categories of the modules in force."""
    points = s.players[seat].points
    parts = s.tables.more.parts
    out: list[ScoreLine] = []
    for number in range(len(points)):
        if number < w.BASIC_POINTS or parts & OF_PART[number - w.BASIC_POINTS]:
            out.append({"key": f"points-{w.POINTS[number]}", "points": points[number]})
    return out
