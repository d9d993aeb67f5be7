"""What a position is worth to a seat: points, and what goods, buildings and soldiers will still bring."""

from __future__ import annotations

from courtier.titles.kingsburg.state import KState

GOOD = 0.9
TOKEN = 0.8


def evaluate(s: KState, seat: int) -> float:
    """Own worth less the best of the others."""
    best = max(worth(s, other) for other in range(len(s.players)) if other != seat)
    return worth(s, seat) - best


def worth(s: KState, seat: int) -> float:
    p = s.players[seat]
    return float(p.vp())
