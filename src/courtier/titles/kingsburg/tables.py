"""The decks as frozen tables: costs, rewards and effects as ints, and the options that name cards, built once."""

from __future__ import annotations

from courtier.core.bundle import Bundle, Exchange, handfuls
from courtier.core.options import COUNT_BITS, Cards, Counts, Names, Option, Verb, Words, row
from courtier.core.words import Phrase, join
from courtier.titles.kingsburg import words as w


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


class Building:
    """A building with its effects, each zero, empty or False when it has none."""

    id: str
    number: int
    row: int  # 0 is the topmost
    column: int  # 1 to 4
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
    start_die: bool
    start_gold: int
    end_gain: Bundle
    end_phases: list[int]
    trades: list[int]  # numbers of exchanges
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
        self.start_die = False
        self.start_gold = 0
        self.end_gain = Bundle([], [])
        self.end_phases = []
        self.trades = []
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
    """All placements of one hand of dice, by what they may use: 0 dice alone, 1 a token, 2 the Market, 3 both."""

    influence: list[list[Option]]  # after the pass, which is always there
    envoy: list[list[Option]]

    def __init__(self, influence: list[list[Option]], envoy: list[list[Option]]) -> None:
        self.influence = influence
        self.envoy = envoy


class Tables:
    """Everything the rules look up. Shared by all games with the same content, never changed after it is filled."""

    numbers: Numbers
    advisors: list[Advisor]  # by rank; the first is none
    buildings: list[Building]
    rows: list[list[int]]  # building numbers, left to right
    enemies: list[Enemy]
    backs: list[int]  # year of each enemy card
    exchanges: list[Exchange]  # every reward and trade, numbered
    reroll_mask: int  # bits of the buildings with such an effect
    rerolls: list[Building]  # those with such an effect
    end_effects: list[Building]
    fighters: list[Building]  # those that change the strength in battle
    start_mask: int
    end_mask: int
    stables: int
    market: int
    barracks: int
    cheapest: int  # goods that the cheapest building can ever cost
    verbs: list[Verb]
    passes: Option
    decline: Option
    keep: Option
    done: Option
    take: list[list[Option]]  # n goods of any kinds, by n
    take_reward: list[Option]  # by exchange
    trade: list[Option]  # by exchange
    reroll: list[list[Option]]  # by building, by dice taken
    use: list[Option]  # by building
    build: list[Option]
    recruit: list[Option]
    fight: list[Option]  # by result
    influence_bare: list[Option]  # by rank, no dice: only to say why not
    pay: dict[int, Option]
    lose: dict[int, Option]
    hands: dict[int, Ways]  # placements of each hand of dice met so far
    sheets: dict[int, list[Option]]  # next buildings of each province met so far

    def __init__(self, numbers: Numbers, advisors: list[Advisor], buildings: list[Building], enemies: list[Enemy],
                 exchanges: list[Exchange]) -> None:  # fmt: skip
        self.numbers = numbers
        self.advisors = [Advisor("", 0, [], [], ""), *advisors]
        self.buildings = buildings
        self.rows = []
        self._place(buildings)
        self.enemies = enemies
        self.backs = [e.year for e in enemies]
        self.exchanges = exchanges
        self.reroll_mask = 0
        self.rerolls = []
        self.end_effects = []
        self.fighters = []
        self.start_mask = 0
        self.end_mask = 0
        self.stables = 0
        self.market = 0
        self.barracks = 0
        self.cheapest = 99
        for b in buildings:
            if b.reroll_one or b.reroll_all_max > 0:
                self.reroll_mask |= b.bit
                self.rerolls.append(b)
            if b.start_die or b.start_gold > 0:
                self.start_mask |= b.bit
            if len(b.end_phases) > 0:
                self.end_mask |= b.bit
                self.end_effects.append(b)
            if b.strength != 0 or any(b.strength_against):
                self.fighters.append(b)
            if b.reward_soldier > 0:
                self.stables |= b.bit
            if b.shifts_rank:
                self.market |= b.bit
            if b.recruit_price > 0:
                self.barracks |= b.bit
            b.cheaper_by = [helper for helper in buildings if b.column in helper.discount_columns]
            b.cheaper = sum([helper.bit for helper in b.cheaper_by])
            off = sum([helper.discount for helper in b.cheaper_by])
            self.cheapest = min(self.cheapest, max(0, b.gold - off) + b.wood + b.stone)
        self.hands = {}
        self.sheets = {}
        self.pay = {}
        self.lose = {}
        self._options()

    def _place(self, buildings: list[Building]) -> None:
        rows = max([b.row for b in buildings]) + 1
        self.rows = [[] for _ in range(rows)]
        for i in range(len(buildings)):
            buildings[i].number = i
            buildings[i].bit = 1 << i
        for column in range(1, 5):
            for i in range(len(buildings)):
                b = buildings[i]
                if b.column == column:
                    self.rows[b.row].append(i)

    def _options(self) -> None:
        advisor = Names("advisor", [a.id for a in self.advisors], "advisor", ["the", "to"])
        building = Names("building", [b.id for b in self.buildings], "building", ["the"])
        goods = Counts("goods", w.GOODS, "thing")
        dice = w.Way("dice")
        trades = Cards(
            [e.token(w.THINGS) for e in self.exchanges],
            [{"pay": bundle_phrase(e.pay), "gain": bundle_phrase(e.gain)} for e in self.exchanges],
        )
        self.verbs = [
            Verb(w.V_PASS, "pass", "kingsburg-pass", []),
            Verb(w.V_TAKE, "take", "kingsburg-take", [goods]),
            Verb(w.V_TAKE_REWARD, "take", "kingsburg-take-reward", [trades]),
            Verb(w.V_TRADE, "trade", "kingsburg-trade", [trades]),
            Verb(w.V_DECLINE, "decline", "kingsburg-decline", []),
            Verb(
                w.V_REROLL,
                "reroll",
                "kingsburg-reroll",
                [building, Names("what", w.REROLLS, "kingsburg-dice")],
            ),
            Verb(w.V_KEEP, "keep", "kingsburg-keep", []),
            Verb(w.V_USE, "use", "kingsburg-use", [building]),
            Verb(w.V_DONE, "done", "kingsburg-done", []),
            Verb(w.V_INFLUENCE, "influence", "kingsburg-influence", [advisor, dice]),
            Verb(w.V_ENVOY, "envoy", "kingsburg-envoy", [advisor, dice]),
            Verb(w.V_BUILD, "build", "kingsburg-build", [building]),
            Verb(w.V_RECRUIT, "recruit", "kingsburg-recruit", [Words("n")]),
            Verb(w.V_PAY, "pay", "kingsburg-pay", [goods]),
            Verb(w.V_LOSE, "lose", "kingsburg-lose", [goods]),
            Verb(w.V_FIGHT, "fight", "kingsburg-fight", [Names("result", w.FIGHTS, "kingsburg-fight")]),
        ]
        verbs = self.verbs
        self.passes = Option(verbs[w.V_PASS])
        self.decline = Option(verbs[w.V_DECLINE])
        self.keep = Option(verbs[w.V_KEEP])
        self.done = Option(verbs[w.V_DONE])
        self.take = []
        for n in range(4):
            self.take.append([Option(verbs[w.V_TAKE], packed(h)) for h in handfuls([n, n, n], n)])
        self.take_reward = row(verbs[w.V_TAKE_REWARD], len(self.exchanges))
        self.trade = row(verbs[w.V_TRADE], len(self.exchanges))
        count = len(self.buildings)
        self.reroll = [[Option(verbs[w.V_REROLL], i, what) for what in range(3)] for i in range(count)]
        self.use = row(verbs[w.V_USE], count)
        self.build = row(verbs[w.V_BUILD], count)
        hoard = len(w.GOODS) * 255  # what a payment can name; one more is always there to be refused
        self.recruit = row(verbs[w.V_RECRUIT], hoard + 2)
        self.fight = row(verbs[w.V_FIGHT], len(w.FIGHTS))
        self.influence_bare = row(verbs[w.V_INFLUENCE], len(self.advisors))

    def payment(self, goods: list[int]) -> Option:
        key = packed(goods)
        if key not in self.pay:
            self.pay[key] = Option(self.verbs[w.V_PAY], key)
        return self.pay[key]

    def loss(self, goods: list[int]) -> Option:
        key = packed(goods)
        if key not in self.lose:
            self.lose[key] = Option(self.verbs[w.V_LOSE], key)
        return self.lose[key]

    def next_buildings(self, built: int) -> list[Option]:
        """Pass, or the leftmost missing building of each row."""
        out = self.sheets.get(built)
        if out is None:
            out = [self.passes]
            for row in self.rows:
                for number in row:
                    if not built >> number & 1:
                        out.append(self.build[number])
                        break
            self.sheets[built] = out
        return out

    def ways(self, dice: int) -> Ways:
        """Every placement these dice (player and bonus) allow, whatever stands where; kept in `hands`."""
        influence: list[list[Option]] = [[self.passes] for _ in range(4)]
        envoy: list[list[Option]] = [[], [], [], []]
        last = len(self.advisors) - 1
        found: list[tuple[int, int, int]] = []
        for group in groups(dice):
            for token in (0, w.W_TOKEN):
                for shift in (0, w.W_LOWER, w.W_HIGHER):
                    way = group | token | shift
                    rank = w.way_sum(way)
                    if 1 <= rank <= last:
                        uses = (1 if token else 0) + (2 if shift else 0)
                        found.append((rank, uses, way))
        found.sort()
        for rank, uses, way in found:
            put = Option(self.verbs[w.V_INFLUENCE], rank, way)
            join_in = Option(self.verbs[w.V_ENVOY], rank, way)
            for allowed in range(4):
                if uses & ~allowed == 0:
                    influence[allowed].append(put)
                    envoy[allowed].append(join_in)
        self.hands[dice] = Ways(influence, envoy)
        return self.hands[dice]


def bundle_phrase(b: Bundle) -> Phrase:
    items = [Phrase("thing-" + w.THINGS[b.things[i]], {"n": b.amounts[i]}) for i in range(len(b.things))]
    return join("join-comma", items)


def packed(goods: list[int]) -> int:
    """Amounts of goods as options carry them."""
    n = 0
    for i in range(len(goods)):
        n |= goods[i] << COUNT_BITS * i
    return n


def groups(dice: int) -> list[int]:
    """Every group of these dice with at least one player die (KB-047, KB-054), packed."""
    out = [0]
    for i in range(12):
        step = 1 << w.DIE_BITS * i
        n = dice >> w.DIE_BITS * i & 7
        out = [group + k * step for group in out for k in range(n + 1)]
    return [group for group in out if group & w.PLAYER_DICE]
