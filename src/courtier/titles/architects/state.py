"""Everything on the table."""

from __future__ import annotations

from courtier.core.agenda import ALL_SEATS, Event, State
from courtier.core.piles import Pile
from courtier.core.reasons import Reason
from courtier.titles.architects import words as w
from courtier.titles.architects.choices import Tables


class Player:
    """One player board: a seat's, or the opponent's, who sits behind the last seat.

    Lists marked * are replaced, never mutated. The opponent's basic goods are counted as clay, precious ones as gold.
    """

    __slots__ = (
        "at", "board", "built", "captives", "crew", "guild", "hand", "have", "level", "moments", "paid", "prison",
        "skills", "unpaid", "virtue", "workers")  # fmt: skip
    have: list[int]  # goods and silver
    virtue: int
    level: int  # in the Cathedral
    workers: int  # on the own board
    at: list[int]  # own workers on each large circle
    prison: int  # own workers there
    guild: int  # own workers in the Guildhall or beside it
    captives: list[int]  # of each player, on this board
    unpaid: int  # debts
    paid: int
    hand: Pile  # of buildings
    built: list[int]  # *
    crew: list[int]  # * apprentices
    skills: int  # bits of the crew's
    moments: int  # bits of the moments at which crew or board act
    board: int  # the character; 0 is the standard side

    def __init__(self, have: list[int], virtue: int, level: int, workers: int, at: list[int], prison: int, guild: int,
                 captives: list[int], unpaid: int, paid: int, hand: Pile, built: list[int], crew: list[int],
                 skills: int, moments: int, board: int) -> None:  # fmt: skip
        self.have = have
        self.virtue = virtue
        self.level = level
        self.workers = workers
        self.at = at
        self.prison = prison
        self.guild = guild
        self.captives = captives
        self.unpaid = unpaid
        self.paid = paid
        self.hand = hand
        self.built = built
        self.crew = crew
        self.skills = skills
        self.moments = moments
        self.board = board

    def clone(self) -> Player:
        return Player(self.have.copy(), self.virtue, self.level, self.workers, self.at.copy(), self.prison, self.guild,
                      self.captives.copy(), self.unpaid, self.paid, self.hand.clone(), self.built, self.crew,
                      self.skills, self.moments, self.board)  # fmt: skip

    def lack_silver(self, need: int, rule: str) -> Reason | None:
        if self.have[w.SILVER] >= need:
            return None
        return Reason("reason-lack", rule, self.have[w.SILVER], need, -1, "architects-thing-silver")


class Automat:
    """What the automated opponent has besides a player board."""

    __slots__ = ("discards", "level", "plan", "scheme", "schemes", "who")
    who: int
    level: int
    schemes: Pile
    discards: list[int]  # turned over, the last one last
    scheme: int  # turned over last, or -1
    plan: list[list[int]]  # * what it weighed in its last turn: how it went, and the half

    def __init__(self, who: int, level: int, schemes: Pile, discards: list[int], scheme: int,
                 plan: list[list[int]]) -> None:  # fmt: skip
        self.who = who
        self.level = level
        self.schemes = schemes
        self.discards = discards
        self.scheme = scheme
        self.plan = plan

    def clone(self) -> Automat:
        return Automat(
            self.who, self.level, self.schemes.clone(), self.discards.copy(), self.scheme, self.plan
        )


class AState(State):
    __slots__ = (
        "active", "automat", "buildings", "coins", "crews", "draft", "drawn", "ending", "flags", "guild", "large",
        "left", "market", "market_box", "order", "players", "reset_due", "rewards", "rewards_box", "rewards_gone",
        "round", "seats", "shown", "small", "step", "tables", "tax")  # fmt: skip
    tables: Tables
    players: list[Player]  # the seats; the opponent comes last
    seats: int
    automat: Automat | None
    flags: int  # table options that differ from the rulebook's reading
    order: list[int]  # * players in turn order
    active: int  # whose turn it is
    round: int  # counted for the chronicle; no rule asks for it
    step: int
    tax: int  # in the pool of the Tax Stand
    shown: list[int]  # apprentices on display, row by row, -1 for none
    coins: list[int]  # on them
    crews: Pile  # the apprentices' pile
    buildings: Pile
    small: Pile  # Black Market cards
    large: Pile
    market_box: Pile  # * cards that are not used
    market: list[int]  # who stands on each space of the Black Market, or -1
    guild: list[int]  # * whose workers lie in the Guildhall, in order; those beside it come last
    rewards: Pile
    rewards_box: Pile  # *
    rewards_gone: list[int]  # *
    draft: list[Pile]  # * packets going round, by seat
    drawn: Pile  # * buildings that the active player looks at, to keep some
    reset_due: bool
    ending: bool  # the last space of the Guildhall is filled
    left: int  # turns of the last round that are left, or -1

    def __init__(self, tables: Tables, players: list[Player], seats: int, automat: Automat | None, shown: list[int],
                 coins: list[int], crews: Pile, buildings: Pile, small: Pile, large: Pile, market_box: Pile,
                 market: list[int], rewards: Pile, rewards_box: Pile, rng: int, telling: bool) -> None:  # fmt: skip
        super().__init__(rng, telling)
        self.tables = tables
        self.players = players
        self.seats = seats
        self.automat = automat
        self.flags = 0
        self.order = NONE
        self.active = 0
        self.round = 0
        self.step = 0
        self.tax = 0
        self.shown = shown
        self.coins = coins
        self.crews = crews
        self.buildings = buildings
        self.small = small
        self.large = large
        self.market_box = market_box
        self.market = market
        self.guild = NONE
        self.rewards = rewards
        self.rewards_box = rewards_box
        self.rewards_gone = NONE
        self.draft = NO_PILES
        self.drawn = NO_CARDS
        self.reset_due = False
        self.ending = False
        self.left = -1

    def clone(self) -> AState:
        players: list[Player] = []
        for p in self.players:
            players.append(p.clone())
        automat = self.automat
        c = AState(self.tables, players, self.seats, None if automat is None else automat.clone(), self.shown.copy(),
                   self.coins.copy(), self.crews.clone(), self.buildings.clone(), self.small.clone(),
                   self.large.clone(), self.market_box, self.market.copy(), self.rewards.clone(), self.rewards_box,
                   self.rng, False)  # fmt: skip
        self.copy_agenda(c)
        c.flags = self.flags
        c.order = self.order
        c.active = self.active
        c.round = self.round
        c.step = self.step
        c.tax = self.tax
        c.guild = self.guild
        c.rewards_gone = self.rewards_gone
        c.draft = self.draft
        c.drawn = self.drawn
        c.reset_due = self.reset_due
        c.ending = self.ending
        c.left = self.left
        return c

    def tell(
        self,
        kind: int,
        seat: int = -1,
        a: int = 0,
        b: int = 0,
        to: int = ALL_SEATS,
        more: tuple[int, ...] = (),
    ) -> None:
        """The opponent has no seat in the story."""
        if self.telling:
            self.events.append(Event(kind, seat if seat < self.seats else -1, a, b, to, more))

    def is_bot(self, player: int) -> bool:
        return player >= self.seats


NONE: list[int] = []  # shared by every state, replaced before anything is put in
NO_PILES: list[Pile] = []
NO_CARDS = Pile([])
