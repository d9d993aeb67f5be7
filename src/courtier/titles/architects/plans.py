"""Building cards: drawing, keeping, discarding, the hand limit (ARC-087 to ARC-091, ARC-116, ARC-148, ARC-213)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import Ask, Task
from courtier.core.options import Option
from courtier.core.piles import Pile, find
from courtier.core.reasons import Reason
from courtier.core.words import Arg
from courtier.titles.architects import words as w
from courtier.titles.architects.state import NO_CARDS, AState

NOT_IN_HAND: Final = Reason("architects-not-in-hand", "ARC-131")
NOT_DRAWN: Final = Reason("architects-not-drawn", "ARC-116")

# why a card is given up
FOR_CATHEDRAL: Final = 0
FOR_LIMIT: Final = 1
FOR_EFFECT: Final = 2
WHY: Final[list[str]] = ["cathedral", "limit", "effect"]
NOT_TO_GIVE: Final[list[Reason]] = [
    Reason("architects-not-in-hand", rule) for rule in ("ARC-148", "ARC-089", "ARC-144")
]


def draw_cards(s: AState, player: int, n: int) -> None:
    """From the top into the hand, as many as there are (ARC-087, ARC-091)."""
    n = min(n, len(s.buildings.cards))
    if n == 0:
        return
    s.barrier += 1
    hand = s.players[player].hand
    bit = 1 << player
    for _ in range(n):
        seen = s.buildings.seen[-1]
        card = s.buildings.draw()
        hand.cards.append(card)
        hand.seen.append(seen | bit)
        if player < s.seats:
            s.tell(w.E_DREW_CARD, player, card, 0, bit)
    s.tell(w.E_DREW, player, n)


def put_under(s: AState, card: int, seen: int) -> None:
    """Face down under the pile; whoever saw it knows where it lies (ARC-090, ARC-213)."""
    s.buildings.cards.insert(0, card)
    s.buildings.seen.insert(0, seen)


def give_up(s: AState, player: int, card: int) -> None:
    """From the hand under the pile. Others see that a card goes, not which."""
    hand = s.players[player].hand
    at = find(hand.cards, card)
    seen = hand.seen[at]
    del hand.cards[at]
    del hand.seen[at]
    put_under(s, card, seen & 1 << player)
    for i in range(len(hand.seen)):  # whoever knew a card of this hand cannot be sure any more
        hand.seen[i] &= 1 << player
    s.tell(w.E_DISCARDED, player, 1)


class Discard(Ask[AState]):
    """A card of the hand: for the Cathedral, down to the limit, or for an effect, which may be declined."""

    __slots__ = ("effect", "why")
    key: ClassVar[str] = "architects-ask-discard"
    why: int
    effect: int

    def __init__(self, seat: int, why: int, effect: int) -> None:
        super().__init__(seat)
        self.why = why
        self.effect = effect

    def candidates(self, s: AState) -> list[Option]:
        out = [s.tables.discard[card] for card in s.players[self.seat].hand.cards]
        if self.why == FOR_EFFECT:
            out.append(s.tables.decline)
        return out

    def legal(self, s: AState) -> list[Option]:
        return self.candidates(s)

    def explain(self, s: AState, o: Option) -> Reason:
        return NOT_TO_GIVE[self.why] if o.verb.id == w.V_DISCARD else super().explain(s, o)

    def apply(self, s: AState, o: Option) -> None:
        if o.verb.id == w.V_DECLINE:
            return
        give_up(s, self.seat, o.a)
        p = s.players[self.seat]
        if self.why == FOR_EFFECT:
            effect = s.tables.effects[self.effect]
            for i in range(len(effect.things)):
                p.have[effect.things[i]] += effect.amounts[i]
                s.tell(w.E_GAIN, self.seat, effect.things[i], effect.amounts[i])
        elif self.why == FOR_LIMIT and len(p.hand.cards) > s.tables.numbers.hand:
            s.push(Discard(self.seat, FOR_LIMIT, 0))

    def data(self) -> list[object]:
        return [self.seat, self.why, self.effect]

    def args(self, s: AState) -> dict[str, Arg]:
        over = len(s.players[self.seat].hand.cards) - s.tables.numbers.hand
        return {"why": WHY[self.why], "n": max(0, over)}


class HandLimit(Task[AState]):
    """At the end of the own turn, after a reset (ARC-038, ARC-089)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: AState) -> None:
        if len(s.players[self.seat].hand.cards) > s.tables.numbers.hand:
            s.step = w.S_HAND
            s.push(Discard(self.seat, FOR_LIMIT, 0))

    def data(self) -> list[object]:
        return [self.seat]


def search(s: AState, seat: int) -> None:
    """Look at five, keep one (ARC-116)."""
    s.barrier += 1
    cards: list[int] = []
    seen: list[int] = []
    for _ in range(min(s.tables.numbers.search_draw, len(s.buildings.cards))):
        seen.append(s.buildings.seen[-1] | 1 << seat)
        cards.append(s.buildings.draw())
    s.drawn = Pile(cards, seen)
    s.push(KeepOne(seat))


class KeepOne(Ask[AState]):
    __slots__ = ()
    key: ClassVar[str] = "architects-ask-keep"

    def candidates(self, s: AState) -> list[Option]:
        return [s.tables.keep[card] for card in s.drawn.cards]

    def legal(self, s: AState) -> list[Option]:
        return self.candidates(s)

    def explain(self, s: AState, o: Option) -> Reason:
        return NOT_DRAWN if o.verb.id == w.V_KEEP else super().explain(s, o)

    def apply(self, s: AState, o: Option) -> None:
        hand = s.players[self.seat].hand
        bit = 1 << self.seat
        for card in s.drawn.cards:
            if card == o.a:
                hand.cards.append(card)
                hand.seen.append(bit)
            else:
                put_under(s, card, bit)
        s.tell(w.E_DREW_CARD, self.seat, o.a, 0, bit)
        s.tell(w.E_DREW, self.seat, 1)
        s.drawn = NO_CARDS
