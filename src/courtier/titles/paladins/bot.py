"""What a position is worth to a seat, in points."""

from __future__ import annotations

from courtier.titles.paladins.scoring import points
from courtier.titles.paladins.state import PState


def evaluate(s: PState, seat: int) -> float:
    return float(sum(points(s, seat)))
