"""One effect of a card: at which moment it works, on which conditions, for which price, and what it does."""

from __future__ import annotations

from typing import Final

from courtier.core.bundle import NOTHING, Bundle
from courtier.titles.kingsburg import words as w

# what carries an effect
BUILDING: Final = 0
GOVERNOR: Final = 1
DESTINY: Final = 2

# how often it may be used
PER_TRIGGER: Final = 0
PER_SEASON: Final = 1  # or phase
PER_YEAR: Final = 2
PER_GAME: Final = 3
LIMITS: Final[dict[str, int]] = {
    "per_trigger": PER_TRIGGER, "once_per_season": PER_SEASON, "once_per_phase": PER_SEASON,
    "once_per_year": PER_YEAR, "once_per_game": PER_GAME, "ongoing": PER_TRIGGER,
}  # fmt: skip

# conditions
DICE_TOTAL_MAX: Final = 0
DICE_TOTAL_MIN: Final = 1
DICE_TOTAL_ODD: Final = 2
GOODS_MAX: Final = 3
GOLD_MIN: Final = 4
SOLDIERS_MIN: Final = 5
SOLDIERS_MAX: Final = 6
ENEMY_PRINTED_MAX: Final = 7
ENEMY_PRINTED_MIN: Final = 8
BATTLE_MARGIN_MIN: Final = 9
BUILDS_THIS_YEAR_MIN: Final = 10
UNPLACED_DICE_MIN: Final = 11
COMMON_ROLL_MIN: Final = 12
ADVISOR_FREE: Final = 13
OPPONENT_HAS_MORE_BUILDINGS: Final = 14
SOMEONE_BUILT_NOTHING: Final = 15
BUILT_THIS_SEASON: Final = 16
SOMEONE_HAS_MORE_VP: Final = 17
NOBODY_HAS_FEWER_VP: Final = 18
MOST_SOLDIERS: Final = 19
NOT_THIS_BUILDING: Final = 20
MODULE: Final = 21
NO_MODULE: Final = 22
BATTLE_RESULT: Final = 23  # 1 won, 0 tied, -1 lost
BUILDER: Final = 24  # 0 the owner, 1 an opponent
BUILDING_COLUMN: Final = 25  # bit set
ADVISOR_RANK: Final = 26  # bit set
ENEMY_KIND: Final = 27  # bit set
COST_MIN_WOOD: Final = 28
COST_MIN_STONE: Final = 29
COST_MIN_GOLD: Final = 30
CONDITIONS: Final[list[str]] = [
    "dice_total_max", "dice_total_min", "dice_total_odd", "goods_max", "gold_min", "soldiers_min", "soldiers_max",
    "enemy_printed_strength_max", "enemy_printed_strength_min", "battle_margin_min", "builds_this_year_min",
    "unassigned_player_dice_min", "common_roll_min", "advisor_free", "opponent_has_more_buildings",
    "someone_built_nothing", "built_this_season", "someone_has_more_vp", "nobody_has_fewer_vp", "most_soldiers",
    "not_this_building", "module", "no_module", "battle_result", "builder", "building_column", "advisor_rank",
    "enemy_kind"]  # fmt: skip

# operations
NO_OP: Final = 0
OPS: Final[list[str]] = [
    "", "extend_seasons", "battle_modifier", "plus2_as_good", "own_reinforcement_die", "player_dice", "enemy_strength",
    "good_or_swap", "fixed_reinforcements", "place_items", "take_item", "reserve_advisors", "block_advisors",
    "king_health", "extra_reward", "excess_loss", "build_surcharge", "build_discount", "extra_reinforcements",
    "exchange_goods", "kings_reward_value", "pay_or_lose", "reroll", "sell_goods", "reverse_turn_order",
    "block_random_advisor", "recruit_price", "buy_off", "build_discount_any", "move_group", "score_per",
    "philosopher_reroll", "private_advisors", "divine_blessing", "set_player_dice", "build_free", "change_die",
    "second_influence", "gamble_reroll", "turn_order_offset", "count_extra_buildings", "cannot_be_destroyed",
    "single_die_any_value", "extra_penalty", "ignore_penalties", "tie_is_victory", "keep_soldiers"]  # fmt: skip
EXTEND_SEASONS: Final = 1
BATTLE_MODIFIER: Final = 2
PLUS2_AS_GOOD: Final = 3
OWN_REINFORCEMENT_DIE: Final = 4
PLAYER_DICE: Final = 5
ENEMY_STRENGTH: Final = 6
GOOD_OR_SWAP: Final = 7
FIXED_REINFORCEMENTS: Final = 8
PLACE_ITEMS: Final = 9
TAKE_ITEM: Final = 10
RESERVE_ADVISORS: Final = 11
BLOCK_ADVISORS: Final = 12
KING_HEALTH: Final = 13
EXTRA_REWARD: Final = 14
EXCESS_LOSS: Final = 15
BUILD_SURCHARGE: Final = 16
BUILD_DISCOUNT: Final = 17
EXTRA_REINFORCEMENTS: Final = 18
EXCHANGE_GOODS: Final = 19
KINGS_REWARD_VALUE: Final = 20
PAY_OR_LOSE: Final = 21
REROLL: Final = 22
SELL_GOODS: Final = 23
REVERSE_TURN_ORDER: Final = 24
BLOCK_RANDOM_ADVISOR: Final = 25
RECRUIT_PRICE: Final = 26
BUY_OFF: Final = 27
BUILD_DISCOUNT_ANY: Final = 28
MOVE_GROUP: Final = 29
SCORE_PER: Final = 30
PHILOSOPHER_REROLL: Final = 31
PRIVATE_ADVISORS: Final = 32
DIVINE_BLESSING: Final = 33
SET_PLAYER_DICE: Final = 34
BUILD_FREE: Final = 35
CHANGE_DIE: Final = 36
SECOND_INFLUENCE: Final = 37
GAMBLE_REROLL: Final = 38
TURN_ORDER_OFFSET: Final = 39
COUNT_EXTRA_BUILDINGS: Final = 40
CANNOT_BE_DESTROYED: Final = 41
SINGLE_DIE_ANY_VALUE: Final = 42
EXTRA_PENALTY: Final = 43
IGNORE_PENALTIES: Final = 44
TIE_IS_VICTORY: Final = 45
KEEP_SOLDIERS: Final = 46


class Effect:
    """Read once from a card, never changed. What an operation needs besides stands in `n`, `values` and `bundle`."""

    moment: int
    source: int  # BUILDING, GOVERNOR, DESTINY
    owner: int  # number of the building, governor, destiny
    bit: int  # of the building
    slot: int  # of a governor's or destiny's effect: its bit among those that are spent
    card: int  # number for the option `use`
    phases: int  # bit set of seasons in which it works; 0: any
    longer: int  # more seasons (the Mint's) ...
    longer_by: int  # ... for whoever owns this building
    years: int  # bit set; 0: any
    conditions: list[int]
    limits: list[int]  # of each condition
    trades: list[int]  # exchanges to choose from, if it has a price
    gain: Bundle
    op: int
    n: int
    values: list[int]
    bundle: Bundle
    optional: bool
    often: int
    asked: bool  # offered to the seat; else applied unasked (KB-242)
    category: int  # of the score sheet

    def __init__(self, moment: int, source: int) -> None:
        self.moment = moment
        self.source = source
        self.owner = -1
        self.bit = 0
        self.slot = 0
        self.card = -1
        self.phases = 0
        self.longer = 0
        self.longer_by = 0
        self.years = 0
        self.conditions = []
        self.limits = []
        self.trades = []
        self.gain = NOTHING
        self.op = NO_OP
        self.n = 0
        self.values = []
        self.bundle = NOTHING
        self.optional = True
        self.often = PER_SEASON
        self.asked = False
        self.category = w.P_EFFECTS

    def settle(self) -> None:
        """Free VP, tokens, soldiers and looks are taken unasked; goods, dice and prices are offered (KB-242)."""
        offered = len(self.trades) > 0 or (self.op != NO_OP and self.op != SCORE_PER)
        for thing in self.gain.things:
            if thing <= w.STONE or thing == w.GOOD or thing == w.BONUS_DIE:
                offered = True
        self.asked = offered


NO_EFFECTS: Final[list[Effect]] = []


class Governor:
    id: str
    effects: list[Effect]
    moments: int  # bit set of the moments at which one works
    ops: int  # bit set of their operations

    def __init__(self, id: str, effects: list[Effect]) -> None:
        self.id = id
        self.effects = effects
        self.moments = 0
        self.ops = 0
        for e in effects:
            self.moments |= 1 << e.moment
            self.ops |= 1 << e.op

    def op(self, op: int) -> Effect | None:
        if self.ops >> op & 1:
            for e in self.effects:
                if e.op == op:
                    return e
        return None

    def at(self, moment: int) -> list[Effect]:
        """Never changed: it may be everybody's."""
        if self.moments >> moment & 1:
            return [e for e in self.effects if e.moment == moment]
        return NO_EFFECTS


class Destiny(Governor):
    """In force for a year; its effects are looked up like a governor's."""


class Strip:
    id: str
    row: int
    buildings: list[int]
    copies: int

    def __init__(self, id: str, row: int, buildings: list[int], copies: int) -> None:
        self.id = id
        self.row = row
        self.buildings = buildings
        self.copies = copies


class Rule:
    """One rule of a scenario by its numbers, each zero or empty where it has none."""

    years: int  # bit set
    phases: int  # bit set
    n: int  # goods, refusals, trades
    anger: int
    vp: int  # of one alone
    tied: int  # and of each of several
    amounts: list[int]  # goods by kind, or census tiles

    def __init__(self) -> None:
        self.years = 0
        self.phases = 0
        self.n = 0
        self.anger = 0
        self.vp = 0
        self.tied = 0
        self.amounts = []
