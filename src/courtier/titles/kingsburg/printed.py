"""What the box prints, read once from the decks: advisors, tiles, buildings, enemies, sheets; and names in options."""

from __future__ import annotations

from courtier.core.bundle import Bundle, Exchange
from courtier.core.options import Names, Option, Words
from courtier.core.words import Arg, Phrase, Who, join
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Destiny, Effect, Governor, Rule, Strip


class Advisor:
    id: str
    rank: int
    rewards: list[int]  # alternatives: numbers of exchanges
    asks: bool  # the seat must choose something
    priced: bool  # every alternative has a price: may be declined (KB-089)
    soldiers: bool  # recruits, so the Stables add one (KB-189)
    provenance: str

    def __init__(
        self, id: str, rank: int, rewards: list[int], swaps: list[Exchange], provenance: str
    ) -> None:
        self.id = id
        self.rank = rank
        self.rewards = rewards
        self.priced = all([len(swap.pay.things) > 0 for swap in swaps])
        self.asks = self.priced or len(swaps) > 1 or any([swap.gain.of(w.GOOD) > 0 for swap in swaps])
        self.soldiers = any([swap.gain.of(w.SOLDIER) > 0 for swap in swaps])
        self.provenance = provenance


class Tile(Advisor):
    """Module 6: lies on an advisor, whose printed reward then does not count."""

    op: str  # empty: its rewards alone say what it gives
    args: list[str]  # who chooses; or what is measured, by reward
    pool: list[int]  # exchanges to pick from
    stock: list[int]  # goods that lie on it; none: a die says which one
    by_eyes: list[int]  # the kinds that it says
    keep: int  # of the goods, the others are given away
    others: list[int]  # by reward: the exchange with what each other seat gains, or -1

    def __init__(
        self, id: str, rank: int, rewards: list[int], swaps: list[Exchange], provenance: str
    ) -> None:
        super().__init__(id, rank, rewards, swaps, provenance)
        self.op = ""
        self.args = []
        self.pool = []
        self.stock = []
        self.by_eyes = []
        self.keep = 0
        self.others = []


class Building:
    """A building with its effects, each zero, empty or False when it has none."""

    id: str
    number: int
    row: int  # 0 is A, the topmost
    column: int  # 1 to 4
    strip: bool  # module 2
    bit: int
    gold: int  # the printed cost
    wood: int
    stone: int
    vp: int
    provenance: str
    reroll_one: bool  # when all dice match
    reroll_all_max: int  # when the total is at most this
    strength: int
    strength_against: list[int]  # by kind, on top of strength
    tie_wins: bool
    victory_vp: int
    effects: list[Effect]  # those that work at a moment of their own
    shifts_rank: bool
    recruit_price: int
    reward_soldier: int
    discount: int  # gold off
    discount_columns: list[int]
    cheaper_by: list[Building]  # the buildings that lower this one's price
    cheaper: int  # their bits
    game_end_goods: int  # 1 VP for so many goods

    def __init__(self, id: str, row: int, column: int, cost: Bundle, vp: int, provenance: str) -> None:
        self.id = id
        self.number = 0
        self.row = row
        self.column = column
        self.strip = False
        self.bit = 0
        self.gold = cost.of(w.GOLD)
        self.wood = cost.of(w.WOOD)
        self.stone = cost.of(w.STONE)
        self.vp = vp
        self.provenance = provenance
        self.reroll_one = False
        self.reroll_all_max = 0
        self.strength = 0
        self.strength_against = [0] * len(w.KINDS)
        self.tie_wins = False
        self.victory_vp = 0
        self.effects = []
        self.shifts_rank = False
        self.recruit_price = 0
        self.reward_soldier = 0
        self.discount = 0
        self.discount_columns = []
        self.cheaper_by = []
        self.cheaper = 0
        self.game_end_goods = 0


class Enemy:
    id: str
    kind: int
    year: int
    strength: int
    penalty: Bundle
    reward: Bundle
    provenance: str

    def __init__(
        self, id: str, kind: int, year: int, strength: int, penalty: Bundle, reward: Bundle, provenance: str
    ) -> None:
        self.id = id
        self.kind = kind
        self.year = year
        self.strength = strength
        self.penalty = penalty
        self.reward = reward
        self.provenance = provenance


class Numbers:
    """The single numbers of the game that stand on no card."""

    years: int
    dice: int
    recruit_price: int
    neutral_dice: list[int]
    kings_reward: int
    battle_highest: int
    ranges: list[list[int]]  # strengths on the backs of the enemy cards, by year

    def __init__(self, years: int, dice: int, recruit_price: int, neutral_dice: list[int], kings_reward: int,
                 battle_highest: int, ranges: list[list[int]]) -> None:  # fmt: skip
        self.years = years
        self.dice = dice
        self.recruit_price = recruit_price
        self.neutral_dice = neutral_dice
        self.kings_reward = kings_reward
        self.battle_highest = battle_highest
        self.ranges = ranges


class Ways:
    """All placements of one hand of dice; their options are made when they are first asked for, by what they may use:
    0 dice alone, 1 a token, 2 the Market, 3 both; 4 more with the Bazaar."""

    found: list[tuple[int, int, int]]  # rank, what it uses, the way
    influence: list[list[Option]]  # with the pass, which is always there; empty until it is made
    beside: dict[int, list[Option]]  # with other verbs

    def __init__(self, found: list[tuple[int, int, int]]) -> None:
        self.found = found
        self.influence = [[] for _ in range(8)]
        self.beside = {}


class Sheet:
    """A province: the printed rows, some of them covered by strips."""

    rows: list[list[int]]  # building numbers, left to right
    letters: list[int]  # of each row, 0 is A
    bits: int  # of its buildings
    next: dict[int, list[Option]]  # next buildings of each province met so far

    def __init__(self, rows: list[list[int]], letters: list[int]) -> None:
        self.rows = rows
        self.letters = letters
        self.bits = 0
        for numbers in rows:
            for number in numbers:
                self.bits |= 1 << number
        self.next = {}


class Modules:
    """What the modules and the scenario in force bring: empty in the basic game."""

    parts: int  # bit set of M_...
    governors: list[Governor]
    destinies: list[Destiny]
    strips: list[Strip]
    tiles: list[Tile]  # by rank; the first is none
    tokens: list[int]  # values, ascending
    private: list[Advisor]  # the Politician's
    scenarios: list[int]  # numbers of those that may be played
    rules: list[list[Rule]]  # and their rules

    def __init__(self) -> None:
        self.parts = 0
        self.governors = []
        self.destinies = []
        self.strips = []
        self.tiles = []
        self.tokens = []
        self.private = []
        self.scenarios = []
        self.rules = []


class Seat(Words):
    """A seat by its number; a sentence says the player's name."""

    __slots__ = ()

    def args(self, n: int) -> dict[str, Arg]:
        return {self.arg: Who(n)}


class Letters(Names):
    """Strips by their letters: none, one or two of them."""

    __slots__ = ()

    def args(self, n: int) -> dict[str, Arg]:
        letters = [] if self.names[n] == "none" else self.names[n].split("+")
        strips = [Phrase(self.prefix + letter) for letter in letters]
        return {self.arg: join("join-plus", strips), "count": len(strips)}


class Rank(Words):
    """A private advisor by its rank."""

    __slots__ = ("ranks",)
    ranks: list[int]

    def __init__(self, arg: str, ranks: list[int]) -> None:
        super().__init__(arg)
        self.ranks = ranks

    def say(self, n: int) -> str:
        return str(self.ranks[n])

    def read(self, word: str) -> int:
        for place in range(len(self.ranks) - 1, 18, -1):
            if str(self.ranks[place]) == word:
                return place
        raise ValueError(word)

    def args(self, n: int) -> dict[str, Arg]:
        return {self.arg: self.ranks[n]}
