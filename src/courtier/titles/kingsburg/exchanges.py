"""What readers of decks share: rewards and prices as numbered exchanges, and the end of a card."""

from __future__ import annotations

from courtier.core.bundle import Bundle, Exchange
from courtier.core.content import TABLE, Card
from courtier.core.words import Phrase
from courtier.titles.kingsburg import words as w

GAINS = w.THINGS[: w.BUILDING]
PHASES = {"spring": w.SPRING, "summer": w.SUMMER, "fall": w.FALL}
ROWS = "ABCDEFG"


class Exchanges:
    """Numbers for every exchange the cards name; equal ones share a number."""

    def __init__(self) -> None:
        self.all: list[Exchange] = []
        self.numbers: dict[str, int] = {}

    def number(self, pay: Bundle, gain: Bundle) -> int:
        exchange = Exchange(pay, gain)
        token = exchange.token(w.THINGS)
        if token not in self.numbers:
            self.numbers[token] = len(self.all)
            self.all.append(exchange)
        return self.numbers[token]

    def read(self, cards: list[Card]) -> list[int]:
        """The exchanges of a list; a price of any one good becomes one exchange per kind."""
        out = []
        for card in cards:
            pay, gain = card.bundle("pay", GAINS), card.bundle("gain", GAINS)
            card.done()
            if pay.of(w.GOOD) == 1 and len(pay.things) == 1:
                out += [self.number(Bundle([kind], [1]), gain) for kind in range(len(w.GOODS))]
            elif pay.of(w.GOOD):
                raise card.fail("pay.good", Phrase("kingsburg-deck-any-good"))
            else:
                out.append(self.number(pay, gain))
        return out


def finish(card: Card) -> None:
    card.read.add("note")
    card.done()


def table_of(card: Card, key: str) -> Card:
    """An inline table, read like a card of its own; empty where there is none."""
    values = card.get(key, dict, TABLE) if card.has(key) else {}
    return card.part(values, f"{card.path}{key}.")
