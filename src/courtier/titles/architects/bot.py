"""What a position is worth to a seat, in points: those it has, and what everything else will still bring."""

from __future__ import annotations

from courtier.titles.architects.scoring import points
from courtier.titles.architects.state import AState


def evaluate(s: AState, seat: int) -> float:
    """Own points less the best of the others."""
    best = -999
    for other in range(len(s.players)):
        if other != seat:
            best = max(best, sum(points(s, other)))
    return float(sum(points(s, seat)) - best)
