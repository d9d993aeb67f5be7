"""Module 3: three governors are dealt, one is kept in secret, all are revealed together; and the points of the Paladin.

What governors do at their moments stands where those moments are; the Sorcerer has a file of his own.
"""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import NOT_OFFERED, Ask, Task, Together
from courtier.core.options import Option
from courtier.core.piles import Pile
from courtier.core.reasons import Reason
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.windows import THING_BITS

DEALT: Final = 3
NOT_DEALT: Final = Reason("kingsburg-not-dealt", "KBM3-001")


class DealGovernors(Task[KState]):
    """Three face down to each seat, the others are the box (KBM3-001)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        cards = list(range(len(s.tables.more.governors)))
        s.shuffle(cards)
        piles: list[Pile] = []
        for seat in range(len(s.players)):
            piles.append(Pile([cards.pop() for _ in range(DEALT)], [1 << seat] * DEALT))
        piles.append(Pile(cards))
        s.more.governors = piles
        asks: list[Ask[KState]] = [ChooseGovernor(seat) for seat in range(len(s.players))]
        Together(asks).run(s)


class ChooseGovernor(Ask[KState]):
    """Kept face down until everybody has chosen."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-governor"

    def candidates(self, s: KState) -> list[Option]:
        return [s.tables.govern[card] for card in s.more.governors[self.seat].cards]

    def explain(self, s: KState, o: Option) -> Reason:
        return NOT_DEALT if o.verb.id == w.V_GOVERN else NOT_OFFERED

    def apply(self, s: KState, o: Option) -> None:
        s.more.governor[self.seat] = o.a
        s.tell(w.E_GOVERNOR, self.seat, o.a)
        for governor in s.more.governor:
            if governor < 0:
                return
        s.more.governors = []  # all others leave the game unseen


def score_per(s: KState, seat: int, e: Effect) -> None:
    """The Paladin: for each battle won, and for never having lost one (KBM3-017, KBM3-053)."""
    vp = e.n * s.more.battles_won[seat]
    if s.more.battles_lost[seat] == 0 and len(e.values) > 0:
        vp += e.values[0]
    s.players[seat].points[e.category] += vp
    s.tell(w.E_CARD_GAIN, seat, e.card, w.VP | vp << THING_BITS)
