"""Everything on the table."""

from __future__ import annotations

from courtier.core.agenda import State
from courtier.core.bundle import Bundle
from courtier.core.piles import Pile
from courtier.core.reasons import Reason
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.more import NO_MORE, More
from courtier.titles.kingsburg.printed import Sheet
from courtier.titles.kingsburg.tables import Tables


class Player:
    """One seat's pieces: nothing of them is secret (KB-023)."""

    __slots__ = ("bonus_dice", "built", "dice", "have", "passed", "points", "rolled", "token_used", "used")
    have: list[int]  # gold, wood, stone, plus2 tokens, soldiers
    points: list[int]  # VP by category of the score sheet
    built: int  # bit set of buildings
    dice: int  # rolled dice in hand, packed: player dice, and bonus dice above
    bonus_dice: int  # bonus dice to roll this season
    rolled: int  # the total rolled this season, 0 before
    passed: bool
    token_used: bool  # one plus2 token a season (KB-058)
    used: int  # bit set of buildings used this season (KB-167)

    def __init__(
        self,
        have: list[int],
        points: list[int],
        built: int,
        dice: int,
        bonus_dice: int,
        rolled: int,
        passed: bool,
        token_used: bool,
        used: int,
    ) -> None:
        self.have = have
        self.points = points
        self.built = built
        self.dice = dice
        self.bonus_dice = bonus_dice
        self.rolled = rolled
        self.passed = passed
        self.token_used = token_used
        self.used = used

    def clone(self) -> Player:
        return Player(
            self.have.copy(),
            self.points.copy(),
            self.built,
            self.dice,
            self.bonus_dice,
            self.rolled,
            self.passed,
            self.token_used,
            self.used,
        )

    def vp(self) -> int:
        """Signed (KB-150, KB-151)."""
        total = 0
        for points in self.points:  # a loop: compiled, it takes a fraction of sum()
            total += points
        return total

    def goods(self) -> int:
        return self.have[w.GOLD] + self.have[w.WOOD] + self.have[w.STONE]

    def buildings(self) -> int:
        return self.built.bit_count()

    def lack(self, cost: Bundle, rule: str) -> Reason | None:
        """The first thing that the cost needs and this seat lacks."""
        for i in range(len(cost.things)):
            thing = cost.things[i]
            if thing < w.OWNED and self.have[thing] < cost.amounts[i]:
                return Reason(
                    "reason-lack", rule, self.have[thing], cost.amounts[i], -1, "thing-" + w.THINGS[thing]
                )
        return None


class Group:
    """Dice on an advisor. Immutable."""

    __slots__ = ("envoy", "rank", "seat", "way")
    seat: int  # or NEUTRAL
    rank: int
    way: int
    envoy: bool

    def __init__(self, seat: int, rank: int, way: int, envoy: bool) -> None:
        self.seat = seat
        self.rank = rank
        self.way = way
        self.envoy = envoy


class Battle:
    """How one seat's battle of this winter stands. Immutable."""

    __slots__ = ("highest", "result", "seat", "soldiers", "strength")
    seat: int
    soldiers: int
    strength: int
    result: int  # 1 won, 0 tied, -1 lost
    highest: bool

    def __init__(self, seat: int, soldiers: int, strength: int, result: int, highest: bool) -> None:
        self.seat = seat
        self.soldiers = soldiers
        self.strength = strength
        self.result = result
        self.highest = highest


class KState(State):
    __slots__ = (
        "ask_help",
        "battles",
        "box",
        "chart",
        "enemies",
        "enemy",
        "envoy",
        "groups",
        "holder",
        "more",
        "order",
        "past",
        "phase",
        "players",
        "reinforcement",
        "step",
        "tables",
        "year",
    )
    tables: Tables
    ask_help: bool  # a table option: help of buildings that may be unwelcome is offered (KB-166)
    players: list[Player]
    order: list[int]  # turn order; replaced, never mutated
    year: int
    phase: int
    step: int
    groups: list[Group]
    holder: list[int]  # by rank: the seat that stands there first, FREE or NEUTRAL
    envoy: int  # the seat that holds it, or FREE on its space
    enemies: Pile  # one card a year, year I on top
    box: Pile  # the cards that are out of the game, unseen
    enemy: int  # the card revealed this winter, or -1
    reinforcement: int
    battles: list[Battle]  # of this winter; replaced, never mutated
    past: list[int]  # enemies met; replaced, never mutated
    more: More  # of modules and scenarios
    chart: list[
        list[int]
    ]  # year, phase and everybody's VP after each season and winter; replaced, never mutated

    def __init__(
        self,
        tables: Tables,
        players: list[Player],
        order: list[int],
        enemies: Pile,
        box: Pile,
        rng: int,
        telling: bool,
    ) -> None:
        super().__init__(rng, telling)
        self.tables = tables
        self.ask_help = False
        self.players = players
        self.order = order
        self.year = 0
        self.phase = 0
        self.step = 0
        self.groups = []
        self.holder = [w.FREE] * len(tables.advisors)
        self.envoy = w.FREE
        self.enemies = enemies
        self.box = box
        self.enemy = -1
        self.reinforcement = 0
        self.battles = []
        self.past = []
        self.chart = []
        self.more = NO_MORE

    def clone(self) -> KState:
        players: list[Player] = []
        for p in self.players:
            players.append(p.clone())
        c = KState(self.tables, players, self.order, self.enemies.clone(), self.box.clone(), self.rng, False)
        self.copy_agenda(c)
        c.ask_help = self.ask_help
        c.year = self.year
        c.phase = self.phase
        c.step = self.step
        c.groups = self.groups.copy()
        c.holder = self.holder.copy()
        c.envoy = self.envoy
        c.enemy = self.enemy
        c.reinforcement = self.reinforcement
        c.battles = self.battles
        c.past = self.past
        c.chart = self.chart
        if self.tables.modular:
            c.more = self.more.clone()
        return c

    def sheet(self, seat: int) -> Sheet:
        """The province that a seat builds on; strips may cover some of its rows."""
        return self.tables.sheet(self.more.strips[seat]) if self.more.strips else self.tables.printed

    def roll(self, n: int) -> int:
        """n dice, packed; three of them with one random number."""
        out = 0
        while n >= 3:
            out += w.THREE_DICE[self.below(216)]
            n -= 3
        for _ in range(n):
            out += 1 << w.DIE_BITS * self.below(6)
        return out

    def note_points(self) -> None:
        """One more column of the chart of VP by season."""
        row = [self.year, self.phase]
        for p in self.players:
            row.append(p.vp())
        self.chart = [*self.chart, row]
