"""Named operations of cards that a seat uses at a moment: one function each, by the number of the operation."""

from __future__ import annotations

from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.modules.dice import TurnDice
from courtier.titles.kingsburg.modules.governors import score_per
from courtier.titles.kingsburg.modules.placing import MoveGroup
from courtier.titles.kingsburg.modules.sorcerer import raise_free
from courtier.titles.kingsburg.state import KState


def operate(s: KState, seat: int, e: Effect) -> None:
    if e.op == fx.MOVE_GROUP:
        MoveGroup(seat, e.n).run(s)
    elif e.op == fx.SET_PLAYER_DICE:
        TurnDice(seat, e.card).run(s)
    elif e.op == fx.BUILD_FREE:
        raise_free(s, seat, e)
    elif e.op == fx.SCORE_PER:
        score_per(s, seat, e)
    else:
        raise NotImplementedError(e.op)
