"""Named operations of cards that a seat uses at a moment: one function each, by the number of the operation."""

from __future__ import annotations

from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.state import KState


def operate(s: KState, seat: int, e: Effect) -> None:
    raise NotImplementedError(e.op)
