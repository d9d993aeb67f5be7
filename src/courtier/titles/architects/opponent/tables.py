"""What the opponent's decks say: its two tempers, its levels and the numbers by which it decides."""

from __future__ import annotations


class Opponent:
    id: str
    top_first: bool
    virtue: int
    silver: int
    vp: int
    guard: list[int]  # actions of the Guardhouse in its order
    debt_to_free: bool
    trades: list[int]

    def __init__(self, id: str) -> None:
        self.id = id
        self.top_first = True
        self.virtue = 0
        self.silver = 0
        self.vp = 0
        self.guard = []
        self.debt_to_free = False
        self.trades = []


class Level:
    id: str
    silver: int
    basic: int
    precious: int
    hand: int
    apprentices: int
    gather: int
    vp: int

    def __init__(self, id: str) -> None:
        self.id = id
        self.silver = 0
        self.basic = 0
        self.precious = 0
        self.hand = 0
        self.apprentices = 0
        self.gather = 0
        self.vp = 0


class Automaton:
    """The numbers by which the opponent decides."""

    basic_per_precious: int
    trade_keeps: int
    mines_basic: int
    mines_workers: int
    muster_prison: int
    muster_workers: int
    own_capture_workers: int
    group: int
    free_workers: int
    tax_pool: int
    tax_virtue: int
    market_virtue: int
    library_cards: int
    majority_basic: int

    def __init__(self) -> None:
        self.basic_per_precious = 0
        self.trade_keeps = 0
        self.mines_basic = 0
        self.mines_workers = 0
        self.muster_prison = 0
        self.muster_workers = 0
        self.own_capture_workers = 0
        self.group = 0
        self.free_workers = 0
        self.tax_pool = 0
        self.tax_virtue = 0
        self.market_virtue = 0
        self.library_cards = 0
        self.majority_basic = 0
