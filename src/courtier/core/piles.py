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
    """Shuffle the cards this seat has not seen among their slots; a card only takes the place of its own back.

    They are sorted first: what is dealt hangs on the generator and on what the seat knows, never on what is true.
    """
    slots: list[Pile] = []
    places: list[int] = []
    kinds: list[int] = []  # backs of the cards that were met
    for pile in piles:
        for at in range(len(pile.cards)):
            if not pile.known(at, seat):
                slots.append(pile)
                places.append(at)
                add_once(kinds, backs[pile.cards[at]])
    kinds.sort()
    for kind in kinds:
        alike = [i for i in range(len(slots)) if backs[slots[i].cards[places[i]]] == kind]
        cards = [slots[i].cards[places[i]] for i in alike]
        cards.sort()
        for n in range(len(cards) - 1, 0, -1):
            j = s.below(n + 1)
            cards[n], cards[j] = cards[j], cards[n]
        for n in range(len(cards)):
            slots[alike[n]].cards[places[alike[n]]] = cards[n]


def find(row: list[int], card: int) -> int:
    """Where a card lies, or -1. (list.index and `in` box every int when compiled.)"""
    for i in range(len(row)):
        if row[i] == card:
            return i
    return -1


def add_once(numbers: list[int], new: int) -> None:
    for n in numbers:
        if n == new:
            return
    numbers.append(new)


def forget(s: State, seat: int) -> None:
    """The secret answers of the others, who must answer again."""
    for held in s.held.copy():
        if held.ask.seat != seat:
            s.recall(held.ask.seat)
