"""Score sheets and who wins (KB-001, KB-147 to KB-151)."""

from __future__ import annotations

from courtier.core.views import ScoreSheet
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.state import KState


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
            "lines": [
                {"key": f"points-{name}", "points": points}
                for name, points in zip(w.POINTS, s.players[seat].points, strict=False)
            ],
            "rank": 1 + sum(other > standings[seat] for other in standings),
        }
        for seat in seats
    ]
