"""Setup and the draft of buildings (ARC-011 to ARC-031, ARC-213, ARCV-001 to ARCV-007, ARCS-003 to ARCS-008)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import Ask, Task, Together
from courtier.core.options import Option
from courtier.core.piles import Pile
from courtier.core.reasons import Reason
from courtier.titles.architects import words as w
from courtier.titles.architects.choices import Tables
from courtier.titles.architects.location import refresh
from courtier.titles.architects.opponent.turn import OpponentSetup
from courtier.titles.architects.plans import draw_cards, put_under
from courtier.titles.architects.state import NO_PILES, AState, Automat, Player
from courtier.titles.architects.turn import NextTurn
from courtier.titles.architects.workshop import FillDisplay, Hire

NOT_IN_PACKET: Final = Reason("architects-not-in-packet", "ARC-024")
NO_OPPONENT: Final = -1


class Table:
    """The table options, as numbers."""

    __slots__ = (
        "flags", "level", "market_cards", "opponent", "promo_boards", "promo_cards", "random_start",
        "starting_apprentice", "variable")  # fmt: skip
    variable: bool
    random_start: bool
    market_cards: int
    starting_apprentice: bool
    promo_cards: bool
    promo_boards: bool
    flags: int
    opponent: int
    level: int

    def __init__(self) -> None:
        self.variable = False
        self.random_start = False
        self.market_cards = w.ALL
        self.starting_apprentice = False
        self.promo_cards = False
        self.promo_boards = False
        self.flags = 0
        self.opponent = NO_OPPONENT
        self.level = 0


def new_player(t: Tables, players: int) -> Player:
    return Player([0] * w.HELD, t.numbers.virtue, 0, t.numbers.workers, [0] * w.CIRCLES, 0, 0, [0] * players, 0, 0,
                  Pile([]), [], [], 0, 0, 0)  # fmt: skip


def blank(t: Tables, seats: int, opponent: bool = False) -> AState:
    players = seats + 1 if opponent else seats
    slots = t.numbers.rows * t.numbers.columns
    automat = Automat(0, 0, Pile([]), [], -1, []) if opponent else None
    return AState(t, [new_player(t, players) for _ in range(players)], seats, automat, [w.NOBODY] * slots, [0] * slots,
                  Pile([]), Pile([]), Pile([]), Pile([]), Pile([]), [w.NOBODY] * w.MARKETS, Pile([]), Pile([]), 1,
                  False)  # fmt: skip


def shuffled(s: AState, cards: list[int]) -> Pile:
    s.shuffle(cards)
    return Pile(cards)


def new_game(t: Tables, seats: int, table: Table, key: bytes) -> AState:
    opponent = table.opponent != NO_OPPONENT
    s = blank(t, seats, opponent)
    s.key, s.rng = key, 0
    s.flags = table.flags
    n = t.numbers
    market = shuffled(s, list(range(len(t.market_ids)))).cards  # ARC-012
    used = min(table.market_cards, len(market))
    s.small = Pile(market[:used])
    s.market_box = Pile(market[used:])
    rewards = shuffled(s, list(range(len(t.reward_ids)))).cards
    used = min(n.rewards[len(s.players)], len(rewards))  # ARC-015
    s.rewards = Pile(rewards[:used])
    s.rewards_box = Pile(rewards[used:])
    folk: list[int] = []
    for i in range(len(t.apprentices)):
        if table.promo_cards or not t.apprentices[i].promo:
            folk.append(i)
    s.crews = shuffled(s, folk)
    for slot in range(len(s.shown)):
        if len(s.crews.cards) > 0:
            s.shown[slot] = s.crews.draw()
    cards: list[int] = []
    for i in range(len(t.buildings)):
        if table.promo_cards or not t.buildings[i].promo:
            cards.append(i)
    s.buildings = shuffled(s, cards)
    s.tax = n.tax_pool
    if table.variable:
        deal_boards(s, table.promo_boards)
    seat_order(s, table)
    if s.automat is not None:
        set_up_opponent(s, s.automat, table)
    deal(s)
    s.push(NextTurn(0))
    if table.starting_apprentice:
        s.push(FillDisplay())
        for seat in s.order:  # the start player picks last
            if not s.is_bot(seat):
                s.push(Hire(seat, w.H_START))
        s.push(StartingApprentices())
    if opponent:
        s.push(OpponentSetup())
    s.push(Draft(0))
    s.push(Opening())
    return s


def deal_boards(s: AState, promo: bool) -> None:
    """A character for each seat, at random, with what it starts with (ARCV-001 to ARCV-005)."""
    t = s.tables
    boards: list[int] = []
    for i in range(1, len(t.boards)):
        if promo or not t.boards[i].promo:
            boards.append(i)
    s.shuffle(boards)
    for seat in range(s.seats):
        p = s.players[seat]
        board = t.boards[boards[seat % len(boards)]]
        p.board = boards[seat % len(boards)]
        p.virtue = board.virtue
        p.have[w.SILVER] = board.silver
        p.prison = min(board.prison, p.workers)
        p.workers -= p.prison
        for i in range(len(board.things)):
            if board.things[i] < w.HELD:
                p.have[board.things[i]] += board.amounts[i]
            elif board.things[i] == w.DEBT:
                p.unpaid += board.amounts[i]
        refresh(s, p)


def seat_order(s: AState, table: Table) -> None:
    """The start player, then clockwise; the opponent last (ARC-030, ARCV-007, ARCS-004)."""
    start = s.below(s.seats)
    if table.variable and not table.random_start:
        start = 0
        for seat in range(s.seats):
            if s.players[seat].virtue > s.players[start].virtue:
                start = seat
    order: list[int] = []
    for i in range(s.seats):
        order.append((start + i) % s.seats)
    if s.automat is not None:
        order.append(s.seats)
    s.order = order
    s.active = start
    if not table.variable:
        for i in range(s.seats):
            s.players[order[i]].have[w.SILVER] = s.tables.numbers.silver[i]  # ARC-031


def set_up_opponent(s: AState, automat: Automat, table: Table) -> None:
    t = s.tables
    who = t.opponents[table.opponent]
    level = t.bot_levels[table.level]
    automat.who = table.opponent
    automat.level = table.level
    automat.schemes = shuffled(s, list(range(len(t.scheme_ids))))
    p = s.players[s.seats]
    p.virtue = who.virtue
    p.have[w.CLAY] = level.basic
    p.have[w.GOLD] = level.precious
    p.have[w.SILVER] = level.silver + who.silver


def deal(s: AState) -> None:
    packets: list[Pile] = []
    for seat in range(s.seats):
        cards: list[int] = []
        for _ in range(s.tables.numbers.dealt):
            cards.append(s.buildings.draw())
        packets.append(Pile(cards, [1 << seat] * len(cards)))
    s.draft = packets


class Opening(Task[AState]):
    """Who begins, and with what, for the story: it is told from the first task on."""

    __slots__ = ()

    def run(self, s: AState) -> None:
        for seat in range(s.seats):
            if s.players[seat].board > 0:
                s.tell(w.E_BOARD, seat, s.players[seat].board)
        if s.automat is not None:
            s.tell(w.E_OPPONENT_START, s.seats, s.automat.who, s.automat.level)
        s.tell(w.E_START, s.order[0])


class Draft(Task[AState]):
    """Everybody keeps one in secret and passes the rest to the left; the last one goes under the pile (ARC-024)."""

    __slots__ = ("turn",)
    turn: int

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: AState) -> None:
        if self.turn > 0:
            pass_packets(s)
        if self.turn == s.tables.numbers.kept:
            end_draft(s)
            return
        asks: list[Ask[AState]] = []
        for seat in range(s.seats):
            asks.append(KeepCard(seat, self.turn))
        s.push(Draft(self.turn + 1))
        s.push(Together(asks))

    def data(self) -> list[object]:
        return [self.turn]


def pass_packets(s: AState) -> None:
    """To the next seat: it and the one before know exactly these. The last cards are not passed on."""
    n = s.seats
    if len(s.draft[0].cards) == 1:
        return
    packets: list[Pile] = []
    for seat in range(n):
        before = (seat + n - 1) % n
        cards = s.draft[before].cards.copy()
        packets.append(Pile(cards, [1 << before | 1 << seat] * len(cards)))
    s.draft = packets


def end_draft(s: AState) -> None:
    """In seat order under the pile (ARC-213); then what characters draw besides, in turn order (ARCV-006)."""
    for seat in range(s.seats):
        for card in s.draft[seat].cards:
            put_under(s, card, 1 << seat)
    s.draft = NO_PILES
    s.tell(w.E_DRAFTED, -1, s.tables.numbers.kept)
    for seat in s.order:
        board = s.tables.boards[s.players[seat].board]
        for i in range(len(board.things)):
            if board.things[i] == w.CARD:
                draw_cards(s, seat, board.amounts[i])


class KeepCard(Ask[AState]):
    """One card of the packet, in secret."""

    __slots__ = ("turn",)
    key: ClassVar[str] = "architects-ask-draft"
    turn: int

    def __init__(self, seat: int, turn: int) -> None:
        super().__init__(seat)
        self.turn = turn

    def candidates(self, s: AState) -> list[Option]:
        return [s.tables.keep[card] for card in s.draft[self.seat].cards]

    def legal(self, s: AState) -> list[Option]:
        return self.candidates(s)

    def explain(self, s: AState, o: Option) -> Reason:
        return NOT_IN_PACKET if o.verb.id == w.V_KEEP else super().explain(s, o)

    def apply(self, s: AState, o: Option) -> None:
        packet = s.draft[self.seat]
        cards: list[int] = []
        seen: list[int] = []
        for i in range(len(packet.cards)):
            if packet.cards[i] != o.a:
                cards.append(packet.cards[i])
                seen.append(packet.seen[i])
        packets = s.draft.copy()
        packets[self.seat] = Pile(cards, seen)
        s.draft = packets
        hand = s.players[self.seat].hand
        hand.cards.append(o.a)
        known = 1 << self.seat
        if s.seats == 2 and self.turn == 1:  # the other one dealt it and gets the rest back, so it knows
            known = 3
        hand.seen.append(known)
        s.tell(w.E_DREW_CARD, self.seat, o.a, 0, 1 << self.seat)

    def data(self) -> list[object]:
        return [self.seat, self.turn]


class StartingApprentices(Task[AState]):
    __slots__ = ()

    def run(self, s: AState) -> None:
        s.step = w.S_APPRENTICE
