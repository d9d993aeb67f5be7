"""Piles of cards whose every slot knows which seats have seen it, and dealing anew what a seat cannot know."""

from __future__ import annotations

from courtier.core.agenda import State


class Pile:
    """Face-down cards, top last. `seen` has one bit set of seats per card."""

    __slots__ = ("cards", "seen")
    cards: list[int]
    seen: list[int]

    def __init__(self, cards: list[int], seen: list[int] | None = None) -> None:
        self.cards = cards
        self.seen = [0] * len(cards) if seen is None else seen

    def clone(self) -> Pile:
        return Pile(self.cards.copy(), self.seen.copy())

    def draw(self) -> int:
        self.seen.pop()
        return self.cards.pop()

    def look(self, seat: int) -> int:
        """This seat looks at the top card and leaves it there."""
        self.seen[-1] |= 1 << seat
        return self.cards[-1]

    def known(self, at: int, seat: int) -> bool:
        return self.seen[at] >> seat & 1 == 1


def deal_anew(s: State, piles: list[Pile], backs: list[int], seat: int) -> None:
    """Shuffle the cards this seat has not seen among their slots; a card only takes the place of its own back."""
    for back in sorted(set(backs)):
        slots: list[tuple[Pile, int]] = []
        for pile in piles:
            for at in range(len(pile.cards)):
                if backs[pile.cards[at]] == back and not pile.known(at, seat):
                    slots.append((pile, at))
        for i in range(len(slots) - 1, 0, -1):
            pile, at = slots[i]
            other, to = slots[s.below(i + 1)]
            pile.cards[at], other.cards[to] = other.cards[to], pile.cards[at]


def forget(s: State, seat: int, rng: int) -> None:
    """What no seat can know: the dice to come; and the secret answers of the others, who must answer again."""
    s.rng = rng
    for held in s.held.copy():
        if held.ask.seat != seat:
            s.recall(held.ask.seat)
