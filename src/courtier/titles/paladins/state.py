"""Everything on the table."""

from __future__ import annotations

from typing import Final

from courtier.core.agenda import ALL_SEATS, Event, State
from courtier.core.piles import Pile
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.choices import Tables
from courtier.titles.paladins.crowns.state import Crowns


class Player:
    """One player board: a seat's, or the rival's in the solo game. Lists marked * are replaced, never mutated."""

    __slots__ = (
        "attacked", "board", "boost", "converted", "crew", "done", "hand", "jars", "paid", "paladin", "passed", "pile",
        "provision", "shops", "silver", "suspicion", "track", "unpaid", "walls", "workers")  # fmt: skip
    workers: list[int]  # by type; the rival's are all alike and counted as the first
    silver: int
    provision: int
    track: list[int]  # by attribute
    boost: list[int]  # * this round's, by attribute
    paladin: int  # revealed this round, or -1
    pile: Pile  # of paladins
    hand: Pile  # * drawn, or the one chosen and not revealed
    board: list[int]  # workers on the spaces of each action, packed; how many on the rival's
    shops: list[int]  # workshops on each action, a bit a space
    done: list[int]  # how often each action counts
    jars: int  # bits of the jar spaces used
    walls: list[int]  # * cards
    attacked: list[int]  # * outsiders, face down (PAL-128)
    converted: list[int]  # * outsiders
    crew: list[int]  # * townsfolk
    suspicion: list[int]  # * kinds of cards, the newest last (PAL-170)
    unpaid: int  # debts
    paid: int
    passed: bool

    def __init__(self, *, workers: list[int], silver: int, provision: int, track: list[int], boost: list[int],
                 paladin: int, pile: Pile, hand: Pile, board: list[int], shops: list[int], done: list[int], jars: int,
                 walls: list[int], attacked: list[int], converted: list[int], crew: list[int], suspicion: list[int],
                 unpaid: int, paid: int, passed: bool) -> None:  # fmt: skip
        self.workers = workers
        self.silver = silver
        self.provision = provision
        self.track = track
        self.boost = boost
        self.paladin = paladin
        self.pile = pile
        self.hand = hand
        self.board = board
        self.shops = shops
        self.done = done
        self.jars = jars
        self.walls = walls
        self.attacked = attacked
        self.converted = converted
        self.crew = crew
        self.suspicion = suspicion
        self.unpaid = unpaid
        self.paid = paid
        self.passed = passed

    def clone(self) -> Player:
        return Player(
            workers=self.workers.copy(), silver=self.silver, provision=self.provision, track=self.track.copy(),
            boost=self.boost, paladin=self.paladin, pile=self.pile.clone(), hand=self.hand, board=self.board.copy(),
            shops=self.shops.copy(), done=self.done.copy(), jars=self.jars, walls=self.walls, attacked=self.attacked,
            converted=self.converted, crew=self.crew, suspicion=self.suspicion, unpaid=self.unpaid, paid=self.paid,
            passed=self.passed)  # fmt: skip

    def has(self, attribute: int) -> int:
        """The track and this round's boost (PAL-052)."""
        return self.track[attribute] + self.boost[attribute]

    def lack_silver(self, need: int, rule: str) -> Reason | None:
        if self.silver >= need:
            return None
        return Reason("reason-lack", rule, self.silver, need, -1, w.THINGS[w.SILVER])

    def lack_provision(self, need: int, rule: str) -> Reason | None:
        if self.provision >= need:
            return None
        return Reason("reason-lack", rule, self.provision, need, -1, w.THINGS[w.PROVISION])

    def lack(self, attribute: int, need: int, rule: str) -> Reason | None:
        have = self.has(attribute)
        if have >= need:
            return None
        return Reason("paladins-lack-attribute", rule, have, need, -1, w.THINGS[w.FAITH + attribute])


class Rival:
    """What the solo opponent has besides a player board."""

    __slots__ = ("aside", "difficulty", "discards", "marker", "plan", "scheme", "schemes", "stack", "top_row")
    difficulty: int
    marker: int  # space of the resource track, from 0
    stack: list[int]  # attribute markers: of two on one value, the later one lies on top (SOLO-023)
    schemes: Pile  # kinds of cards
    discards: list[int]  # turned over, the last one first to see
    aside: list[int]  # on favours that are not revealed
    scheme: int  # the kind turned over last, or -1
    top_row: int  # bits of the top row that hold a worker
    plan: list[list[int]]  # * what it weighed in its last turn, rows of solo/plan.py

    def __init__(self, difficulty: int, marker: int, stack: list[int], schemes: Pile, discards: list[int],
                 aside: list[int], scheme: int, top_row: int, plan: list[list[int]]) -> None:  # fmt: skip
        self.difficulty = difficulty
        self.marker = marker
        self.stack = stack
        self.schemes = schemes
        self.discards = discards
        self.aside = aside
        self.scheme = scheme
        self.top_row = top_row
        self.plan = plan

    def clone(self) -> Rival:
        return Rival(self.difficulty, self.marker, self.stack.copy(), self.schemes.clone(), self.discards.copy(),
                     self.aside.copy(), self.scheme, self.top_row, self.plan)  # fmt: skip


class PState(State):
    __slots__ = (
        "active", "chart", "crowns", "debts", "favour_workers", "favours", "favours_box", "favours_shown", "orders",
        "orders_box", "orders_shown", "outs", "outs_gone", "outs_pile", "players", "rival", "round", "seats",
        "squares", "start", "step", "suspicion", "suspicion_gone", "tables", "taken", "tavern_seat", "taverns",
        "taverns_gone", "taverns_pile", "tax", "tax_full", "town", "town_gone", "town_pile", "walls")  # fmt: skip
    tables: Tables
    players: list[Player]  # the seats; in the solo game the rival comes last
    seats: int
    rival: Rival | None
    round: int
    step: int
    start: int  # who has the start player marker
    active: int  # whose turn it is: inquisitions begin there (PAL-181)
    tax: int
    tax_full: int
    debts: int  # left in the pile
    town: list[int]  # cards by space, -1 for none; so is outs
    town_pile: Pile
    town_gone: list[int]  # * discards
    outs: list[int]
    outs_pile: Pile
    outs_gone: list[int]  # *
    walls: Pile
    suspicion: Pile
    suspicion_gone: list[int]
    taverns: list[int]  # * revealed this round
    tavern_seat: list[int]  # who took each, or -1
    taverns_pile: Pile
    taverns_gone: list[int]
    orders: Pile  # * by space, left to right
    orders_box: Pile  # *
    orders_shown: int
    favours: Pile  # *
    favours_box: Pile  # *
    favours_shown: int
    favour_workers: list[int]  # by space: 0, or 1 + type + 8 * seat
    squares: list[int]  # * by square: 0, or 1 + 2 * seat, and 1 more for an outpost
    taken: int  # bits of squares that are taken or closed
    chart: list[list[int]]  # * round and everybody's points at its end
    crowns: Crowns | None  # City of Crowns, where it is in play

    def __init__(self, tables: Tables, players: list[Player], seats: int, rival: Rival | None, rng: int,
                 telling: bool) -> None:  # fmt: skip
        """A table with nothing on it; whoever makes one puts there what there is."""
        super().__init__(rng, telling)
        self.tables = tables
        self.players = players
        self.seats = seats
        self.rival = rival
        self.round = 0
        self.step = 0
        self.start = 0
        self.active = 0
        self.tax = 0
        self.tax_full = 0
        self.debts = 0
        self.town = NONE
        self.town_pile = NO_CARDS
        self.town_gone = NONE
        self.outs = NONE
        self.outs_pile = NO_CARDS
        self.outs_gone = NONE
        self.walls = NO_CARDS
        self.suspicion = NO_CARDS
        self.suspicion_gone = NONE
        self.taverns = NONE
        self.tavern_seat = NONE
        self.taverns_pile = NO_CARDS
        self.taverns_gone = NONE
        self.orders = NO_CARDS
        self.orders_box = NO_CARDS
        self.orders_shown = 0
        self.favours = NO_CARDS
        self.favours_box = NO_CARDS
        self.favours_shown = 0
        self.favour_workers = NONE
        self.squares = NONE
        self.taken = 0
        self.chart = NO_ROWS
        self.crowns = None

    def clone(self) -> PState:
        players: list[Player] = []
        for p in self.players:
            players.append(p.clone())
        rival = self.rival
        c = PState(
            self.tables, players, self.seats, None if rival is None else rival.clone(), self.rng, False
        )
        self.copy_agenda(c)
        c.round = self.round
        c.step = self.step
        c.start = self.start
        c.active = self.active
        c.tax = self.tax
        c.tax_full = self.tax_full
        c.debts = self.debts
        c.town = self.town.copy()
        c.town_pile = self.town_pile.clone()
        c.town_gone = self.town_gone
        c.outs = self.outs.copy()
        c.outs_pile = self.outs_pile.clone()
        c.outs_gone = self.outs_gone
        c.walls = self.walls.clone()
        c.suspicion = self.suspicion.clone()
        c.suspicion_gone = self.suspicion_gone.copy()
        c.taverns = self.taverns
        c.tavern_seat = self.tavern_seat.copy()
        c.taverns_pile = self.taverns_pile.clone()
        c.taverns_gone = self.taverns_gone.copy()
        c.orders = self.orders
        c.orders_box = self.orders_box
        c.orders_shown = self.orders_shown
        c.favours = self.favours
        c.favours_box = self.favours_box
        c.favours_shown = self.favours_shown
        c.favour_workers = self.favour_workers.copy()
        c.squares = self.squares
        c.taken = self.taken
        c.chart = self.chart
        if self.crowns is not None:
            c.crowns = self.crowns.clone()
        return c

    def gain(self, seat: int, icon: int, n: int) -> None:
        """A plain icon: it changes a number and nothing else. The supplies never run out (PAL-007)."""
        p = self.players[seat]
        if icon < w.SILVER:
            p.workers[icon] += n
        elif icon == w.SILVER:
            p.silver += n
        elif icon == w.PROVISION:
            p.provision += n
        elif icon < w.VP:
            i = icon - w.FAITH
            p.track[i] = min(self.tables.numbers.track_max, p.track[i] + n)  # PAL-066

    def tell(
        self,
        kind: int,
        seat: int = -1,
        a: int = 0,
        b: int = 0,
        to: int = ALL_SEATS,
        more: tuple[int, ...] = (),
    ) -> None:
        """The rival has no seat in the story."""
        if self.telling:
            self.events.append(Event(kind, seat if seat < self.seats else -1, a, b, to, more))

    def is_rival(self, seat: int) -> bool:
        return seat >= self.seats


NONE: Final[list[int]] = []  # shared by every state, replaced before anything is put in
NO_ROWS: Final[list[list[int]]] = []
NO_CARDS: Final = Pile([])
