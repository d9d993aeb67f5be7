"""The decks as frozen tables: cards, places and single numbers. Options are built on them in choices.py."""

from __future__ import annotations

from courtier.core.words import Phrase
from courtier.titles.architects.opponent.tables import Automaton, Level, Opponent


class Effect:
    """One deed of a card at its moment, and on what it depends."""

    id: int  # its place among all effects
    moment: int
    deed: int
    things: list[int]  # gained, or lost
    amounts: list[int]
    n: int  # how many, how much, or bits of goods
    source: int  # a release: from the prison or from boards
    trade: int  # one more trade of the Storehouse, or -1
    optional: bool
    pay_card: int  # price of an optional deed
    pay_silver: int
    per: int  # a count, or -1: the gain comes once for each so many
    each: int
    cond: int  # a count, or -1: only from `least` to `greatest`
    least: int
    greatest: int
    most: int  # a count, or -1: only with more than everybody else
    everyone: bool
    branches: list[int]  # effects to choose from

    def __init__(self, id: int, moment: int, deed: int) -> None:
        self.id = id
        self.moment = moment
        self.deed = deed
        self.things = []
        self.amounts = []
        self.n = 0
        self.source = 0
        self.trade = -1
        self.optional = False
        self.pay_card = 0
        self.pay_silver = 0
        self.per = -1
        self.each = 1
        self.cond = -1
        self.least = 0
        self.greatest = 999
        self.most = -1
        self.everyone = False
        self.branches = []


class Apprentice:
    id: str
    family: str
    skills: int  # bits
    virtue: int
    effects: list[Effect]
    moments: int  # bits of those at which one of its effects acts
    promo: bool
    text: Phrase  # what it is good for

    def __init__(self, id: str, family: str, skills: int, virtue: int, effects: list[Effect], promo: bool,
                 text: Phrase) -> None:  # fmt: skip
        self.id = id
        self.family = family
        self.skills = skills
        self.virtue = virtue
        self.effects = effects
        self.moments = moments_of(effects)
        self.promo = promo
        self.text = text


def moments_of(effects: list[Effect]) -> int:
    bits = 0
    for effect in effects:
        bits |= 1 << effect.moment
    return bits


class Cost:
    """Goods by kind, and so many more of some kinds in any mix."""

    goods: list[int]
    any_of: int  # bits of goods
    any_n: int
    total: int

    def __init__(self, goods: list[int], any_of: int, any_n: int) -> None:
        self.goods = goods
        self.any_of = any_of
        self.any_n = any_n
        self.total = any_n
        for n in goods:
            self.total += n


class Building:
    id: str
    cost: Cost
    skills: int
    virtue: int
    vp: int
    effects: list[Effect]
    moments: int
    promo: bool
    text: Phrase

    def __init__(self, id: str, cost: Cost, skills: int, virtue: int, vp: int, effects: list[Effect], promo: bool,
                 text: Phrase) -> None:  # fmt: skip
        self.id = id
        self.cost = cost
        self.skills = skills
        self.virtue = virtue
        self.vp = vp
        self.effects = effects
        self.moments = moments_of(effects)
        self.promo = promo
        self.text = text


class Board:
    """A player board; the first one is the standard side."""

    id: str
    virtue: int
    silver: int
    prison: int
    things: list[int]
    amounts: list[int]
    effects: list[Effect]
    moments: int
    promo: bool
    text: Phrase

    def __init__(self, id: str, virtue: int, silver: int, prison: int, things: list[int], amounts: list[int],
                 effects: list[Effect], promo: bool, text: Phrase) -> None:  # fmt: skip
        self.id = id
        self.virtue = virtue
        self.silver = silver
        self.prison = prison
        self.things = things
        self.amounts = amounts
        self.effects = effects
        self.moments = moments_of(effects)
        self.promo = promo
        self.text = text


class Amount:
    """base + own workers // workers."""

    base: int
    workers: int

    def __init__(self, base: int, workers: int) -> None:
        self.base = base
        self.workers = workers

    def of(self, workers: int) -> int:
        return self.base + workers // self.workers


class Trade:
    """One way of trading at the Storehouse: exact goods and silver, never a mix."""

    pay: list[int]  # by thing held
    things: list[int]
    amounts: list[int]
    base: int  # which trade of the board, or -1 for an apprentice's

    def __init__(self, pay: list[int], things: list[int], amounts: list[int], base: int) -> None:
        self.pay = pay
        self.things = things
        self.amounts = amounts
        self.base = base


class Numbers:
    """What stands on no card: single numbers, prices of the places, what depends on the number of players."""

    workers: int
    virtue: int
    silver: list[int]  # by turn order
    tax_pool: int
    dealt: int
    kept: int
    rows: int
    columns: int
    hand: int
    apprentices: int
    reset_prison: int
    reset_lose: int
    reset_debt: int
    no_reward: int  # virtue
    debt_vp: int
    precious_vp: int
    silver_per_vp: int
    prison_per_vp: int
    gathers: list[list[int]]  # by location, the things to choose from
    gather_amounts: list[list[Amount]]
    actions: list[Amount]  # by location
    hire_silver: int
    hire_tax: int
    skip: int
    open_columns: Amount
    plans: Amount
    first_silver: int  # captures
    first_tax: int
    next_silver: int
    next_tax: int
    steal_lose: int
    market_silver: list[int]  # by space
    market_lose: list[int]
    search_draw: int
    search_keep: int
    guild_rows: int
    guild_reset_rows: list[int]
    flush_column: int
    flush_rows: list[int]
    imprison_silver: int
    free_silver: int
    free_tax: int
    free_debt: int
    free_lose: int
    debt_silver: int
    debt_tax: int
    debt_virtue: int
    guild_columns: list[int]  # by number of players
    capture_locations: list[int]
    rewards: list[int]

    def __init__(self) -> None:
        nothing = Amount(0, 1)
        self.workers = 0
        self.virtue = 0
        self.silver = []
        self.tax_pool = 0
        self.dealt = 0
        self.kept = 0
        self.rows = 0
        self.columns = 0
        self.hand = 0
        self.apprentices = 0
        self.reset_prison = 0
        self.reset_lose = 0
        self.reset_debt = 0
        self.no_reward = 0
        self.debt_vp = 0
        self.precious_vp = 0
        self.silver_per_vp = 1
        self.prison_per_vp = 1
        self.gathers = []
        self.gather_amounts = []
        self.actions = []
        self.hire_silver = 0
        self.hire_tax = 0
        self.skip = 0
        self.open_columns = nothing
        self.plans = nothing
        self.first_silver = 0
        self.first_tax = 0
        self.next_silver = 0
        self.next_tax = 0
        self.steal_lose = 0
        self.market_silver = []
        self.market_lose = []
        self.search_draw = 0
        self.search_keep = 0
        self.guild_rows = 0
        self.guild_reset_rows = []
        self.flush_column = 0
        self.flush_rows = []
        self.imprison_silver = 0
        self.free_silver = 0
        self.free_tax = 0
        self.free_debt = 0
        self.free_lose = 0
        self.debt_silver = 0
        self.debt_tax = 0
        self.debt_virtue = 0
        self.guild_columns = [0] * 6
        self.capture_locations = [0] * 6
        self.rewards = [0] * 6


class Decks:
    """Everything the rules look up, as the loader reads it. Shared by all games with the same content."""

    numbers: Numbers
    automaton: Automaton
    effects: list[Effect]
    apprentices: list[Apprentice]
    buildings: list[Building]
    boards: list[Board]
    trades: list[Trade]
    base_trades: list[int]  # the mixes of the board's own trades
    market_ids: list[str]
    market_gain: list[list[list[int]]]  # by side, by card: amounts by thing held
    market_printed: list[list[int]]  # by side
    reward_ids: list[str]
    reward_gain: list[list[int]]  # amounts by thing
    levels: list[Cost]  # of the Cathedral; the first is level 1
    level_vp: list[int]  # by level, from 0
    level_spots: list[int]
    virtue_vp: list[int]  # by virtue
    virtue_tax: list[int]
    virtue_market: list[bool]
    virtue_cathedral: list[bool]
    opponents: list[Opponent]
    bot_levels: list[Level]
    scheme_ids: list[str]
    scheme_top: list[int]  # halves
    scheme_bottom: list[int]

    def __init__(self) -> None:
        self.numbers = Numbers()
        self.automaton = Automaton()
        self.effects = []
        self.apprentices = []
        self.buildings = []
        self.boards = []
        self.trades = []
        self.base_trades = []
        self.market_ids = []
        self.market_gain = []
        self.market_printed = []
        self.reward_ids = []
        self.reward_gain = []
        self.levels = []
        self.level_vp = []
        self.level_spots = []
        self.virtue_vp = []
        self.virtue_tax = []
        self.virtue_market = []
        self.virtue_cathedral = []
        self.opponents = []
        self.bot_levels = []
        self.scheme_ids = []
        self.scheme_top = []
        self.scheme_bottom = []

    def top_virtue(self) -> int:
        return len(self.virtue_vp) - 1
