"""Setup of the basic game."""

from __future__ import annotations

from courtier.core.piles import Pile
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.state import KState, Player
from courtier.titles.kingsburg.tables import Tables
from courtier.titles.kingsburg.year import Year


def new_player() -> Player:
    """Score 0, nothing owned (KB-014)."""
    return Player([0] * w.OWNED, [0] * len(w.POINTS), 0, 0, 0, 0, False, False, 0)


def blank(tables: Tables, seats: int) -> KState:
    players = [new_player() for _ in range(seats)]
    return KState(tables, players, list(range(seats)), Pile([]), Pile([]), 1, False)


def new_game(tables: Tables, seats: int, key: bytes) -> KState:
    s = blank(tables, seats)
    s.key, s.rng = key, 0
    deck: list[int] = []
    box: list[int] = []
    for year in range(tables.numbers.years, 0, -1):  # year V at the bottom (KB-011)
        cards = [card for card in range(len(tables.enemies)) if tables.backs[card] == year]
        s.shuffle(cards)
        deck.append(cards.pop())
        box += cards
    s.enemies = Pile(deck)
    s.box = Pile(box)
    order = list(range(seats))
    s.shuffle(order)  # KB-015
    s.order = order
    s.push(Year())
    return s
