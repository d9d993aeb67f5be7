"""Module 2: strips are dealt or drafted, then everybody chooses in secret which rows of the sheet they cover."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import ALL_SEATS, NOT_OFFERED, Ask, Task, Together
from courtier.core.options import Option
from courtier.core.piles import Pile
from courtier.core.reasons import Reason
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.state import KState

EACH: Final = 2  # strips a seat
NOT_YOUR_STRIP: Final = Reason("kingsburg-not-your-strip", "KBM2-002")
NO_PAIR: Final = Reason("kingsburg-no-pair", "KBM2-003")
STRIP_GONE: Final = Reason("kingsburg-strip-gone", "KBM2-006")


def deal_strips(s: KState) -> None:
    """Two to each seat, face down (KBM2-001, KBM2-002); the choices come when they are run, the last pushed first."""
    cards = all_strips(s)
    s.shuffle(cards)
    hands: list[Pile] = []
    for seat in range(len(s.players)):
        hands.append(Pile([cards.pop() for _ in range(EACH)], [1 << seat] * EACH))
    s.more.strip_hands = hands
    s.more.strips_pile = Pile(cards)
    s.push(CoverTogether())
    s.push(ExchangeTogether())


def draft_strips(s: KState) -> None:
    """All face up: the first seat picks, then clockwise, then back again (KBM2-006, KBM2-057)."""
    cards = all_strips(s)
    n = len(s.players)
    s.more.strip_hands = [Pile([]) for _ in range(n)]
    s.more.strips_pile = Pile(cards, [ALL_SEATS] * len(cards))
    out = [(s.order[0] + i) % n for i in range(n)]
    s.more.draft = out + out[::-1]
    s.push(CoverTogether())
    s.push(DraftTurns())


def all_strips(s: KState) -> list[int]:
    strips = s.tables.more.strips
    return [number for number in range(len(strips)) for _ in range(strips[number].copies)]


class ExchangeTogether(Task[KState]):
    """Who was dealt the same strip twice may have another one for it (KBM2-003).

    Everybody is asked, in secret, and nobody is told who did: to be asked, or not, would tell what lies in a hand.
    """

    __slots__ = ()

    def run(self, s: KState) -> None:
        if len(s.more.strips_pile.cards) > 0:  # none are left to five seats without module 1 (KBM2-056)
            asks: list[Ask[KState]] = [ExchangeStrip(seat) for seat in range(len(s.players))]
            Together(asks).run(s)


class ExchangeStrip(Ask[KState]):
    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-exchange_strip"

    def candidates(self, s: KState) -> list[Option]:
        return [s.tables.exchange, s.tables.decline]

    def why_not(self, s: KState, o: Option) -> Reason | None:
        hand = s.more.strip_hands[self.seat].cards
        return NO_PAIR if o.verb.id == w.V_EXCHANGE and hand[0] != hand[1] else None

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_DECLINE:
            return
        hand = s.more.strip_hands[self.seat]
        pile = s.more.strips_pile
        s.barrier += 1
        at = s.below(len(pile.cards))  # any of the pile, so that places in it tell nothing
        drawn = pile.cards[at]
        pile.cards[at] = hand.cards[1]  # mixed in after the draw: what comes is another one (KBM2-007)
        pile.seen[at] = 1 << self.seat
        hand.cards[1] = drawn
        s.tell(w.E_EXCHANGED, self.seat, 0, 0, 1 << self.seat)


class DraftTurns(Task[KState]):
    __slots__ = ()

    def run(self, s: KState) -> None:
        if len(s.more.picks) < len(s.more.draft):
            s.push(self)
            Draft(s.more.draft[len(s.more.picks)]).run(s)


class Draft(Ask[KState]):
    """One strip of those that lie there; a second one of a letter is allowed, too (KBM2-009)."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-draft"

    def candidates(self, s: KState) -> list[Option]:
        return s.tables.pick

    def why_not(self, s: KState, o: Option) -> Reason | None:
        return None if lies(s.more.strips_pile, o.a) >= 0 else STRIP_GONE

    def apply(self, s: KState, o: Option) -> None:
        more = s.more
        at = lies(more.strips_pile, o.a)
        del more.strips_pile.cards[at]
        del more.strips_pile.seen[at]
        more.strip_hands[self.seat].cards.append(o.a)
        more.strip_hands[self.seat].seen.append(ALL_SEATS)
        more.picks.append(o.a)
        s.tell(w.E_PICKED, self.seat, o.a)


def lies(pile: Pile, card: int) -> int:
    for at in range(len(pile.cards)):
        if pile.cards[at] == card:
            return at
    return -1


class CoverTogether(Task[KState]):
    """Both, one or none, chosen together and in secret (KBM2-002, KBM2-008)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        asks: list[Ask[KState]] = [CoverRows(seat) for seat in range(len(s.players))]
        Together(asks).run(s)


class CoverRows(Ask[KState]):
    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-strips"

    def candidates(self, s: KState) -> list[Option]:
        """None, the one, the other, both; two of a letter cannot both be used (KBM2-009)."""
        held = rows(s, s.more.strip_hands[self.seat].cards)
        return [o for o in s.tables.cover if s.tables.cover_rows[o.a] & ~held == 0]

    def explain(self, s: KState, o: Option) -> Reason:
        return NOT_YOUR_STRIP if o.verb.id == w.V_COVER else NOT_OFFERED

    def apply(self, s: KState, o: Option) -> None:
        s.more.strips[self.seat] = s.tables.cover_rows[o.a]  # KBM2-004
        s.more.strip_hands[self.seat] = Pile([])  # what is not used leaves the game, unseen
        s.more.strips_pile = Pile([])
        s.tell(w.E_STRIPS, self.seat, o.a)


def rows(s: KState, strips: list[int]) -> int:
    bits = 0
    for number in strips:
        bits |= 1 << s.tables.more.strips[number].row
    return bits
