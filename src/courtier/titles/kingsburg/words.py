"""Numbers with names: things, phases, verbs, story events, and how placements are packed and written."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from courtier.core.options import Words
from courtier.core.words import Arg, Phrase, join

# things: the first five are owned, the first three are goods (KB-005)
GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
PLUS2: Final = 3
SOLDIER: Final = 4
VP: Final = 5
GOOD: Final = 6
BONUS_DIE: Final = 7
PEEK: Final = 8
BUILDING: Final = 9
OWNED: Final = 5
GOODS: Final[list[str]] = ["gold", "wood", "stone"]
THINGS: Final[list[str]] = [*GOODS, "plus2", "soldier", "vp", "good", "bonus_die", "peek_enemy", "building"]

KINDS: Final[list[str]] = ["barbarians", "demons", "dragons", "goblins", "orcs", "zombies"]
DRAGONS: Final = 2
GOBLINS: Final = 3
CENSUS: Final[list[str]] = ["goods", "soldiers", "plus2", "buildings_col_1_2", "buildings_col_3_4"]  # KBS-021

# parts of the game, one bit each
M_SHEET: Final = 1  # module 1, more buildings
M_STRIPS: Final = 2
M_GOVERNORS: Final = 4
M_DESTINIES: Final = 8
M_TOKENS: Final = 16
M_TILES: Final = 32
M_SCENARIO: Final = 64
MODULES: Final = 6
SCENARIOS: Final[list[str]] = ["goblin_valley", "dragons_shadow", "great_fair", "royal_census"]
GOBLIN_VALLEY: Final = 0
DRAGONS_SHADOW: Final = 1
GREAT_FAIR: Final = 2
ROYAL_CENSUS: Final = 3

# moments at which cards work; those before NUMBERS are windows, in which seats act in turn order
SETUP_END: Final = 0
YEAR_START: Final = 1
SEASON_START: Final = 2
ROLL_WINDOW: Final = 3
TOTAL_WINDOW: Final = 4
INFLUENCE_END: Final = 5
SEASON_END: Final = 6
RECRUIT_START: Final = 7
RECRUIT_END: Final = 8
WINTER_START: Final = 9
YEAR_END: Final = 10
GAME_END: Final = 11
YEAR_END_LAST: Final = 12
BATTLE_REWARD: Final = 13
BATTLE_PENALTY: Final = 14
BUILT: Final = 15
WINDOWS: Final = 16
COUNT_BUILDINGS: Final = 16  # from here on: numbers, each read by the one function that computes it
DICE_POOL: Final = 17
TURN_ORDER: Final = 18
INFLUENCE_OPTIONS: Final = 19
INFLUENCED: Final = 20
ADVISOR_REWARD: Final = 21
BUILD_COST: Final = 22
KINGS_REWARD: Final = 23
RECRUIT_COST: Final = 24
REINFORCEMENTS: Final = 25
ENEMY_REVEALED: Final = 26
BATTLE_STRENGTH: Final = 27
BATTLE_OUTCOME: Final = 28
DESTROY_CHOICE: Final = 29
SOLDIER_RESET: Final = 30
MOMENTS: Final[list[str]] = [
    "setup_end", "year_start", "season_start", "roll_window", "total_window", "influence_end", "season_end",
    "recruit_start", "recruit_end", "winter_start", "year_end", "game_end", "year_end_last", "battle_reward",
    "battle_penalty", "built", "count_buildings", "dice_pool", "turn_order", "influence_options", "influenced",
    "advisor_reward", "build_cost", "kings_reward", "recruit_cost", "reinforcements", "enemy_revealed",
    "battle_strength", "battle_outcome", "destroy_choice", "soldier_reset"]  # fmt: skip

# phases of a year
FAVOR: Final = 1
SPRING: Final = 2
REWARD: Final = 3
SUMMER: Final = 4
ENVOY: Final = 5
FALL: Final = 6
RECRUIT: Final = 7
WINTER: Final = 8
SEASONS: Final[list[str]] = ["spring", "summer", "fall"]

# steps of a productive season
Step: TypeAlias = Literal["", "start", "roll", "influence", "rewards", "construct", "end"]
STEPS: Final[list[Step]] = ["", "start", "roll", "influence", "rewards", "construct", "end"]
START: Final = 1
ROLL: Final = 2
INFLUENCE: Final = 3
REWARDS: Final = 4
CONSTRUCT: Final = 5
END: Final = 6

# categories of the score sheet
P_BUILDINGS: Final = 0
P_ADVISORS: Final = 1
P_EFFECTS: Final = 2
P_BATTLES: Final = 3
P_KINGS_REWARD: Final = 4
P_DEFEATS: Final = 5
P_GOVERNOR: Final = 6  # these only where modules or a scenario are in force
P_DESTINIES: Final = 7
P_TOKENS: Final = 8
P_SCENARIO: Final = 9
BASIC_POINTS: Final = 6
POINTS: Final[list[str]] = [
    "buildings", "advisors", "effects", "battles", "kings_reward", "defeats",
    "governor", "destinies", "tokens", "scenario"]  # fmt: skip

# who stands at an advisor, besides seats
FREE: Final = -1
NEUTRAL: Final = 9

# verbs
V_PASS: Final = 0
V_TAKE: Final = 1
V_TAKE_REWARD: Final = 2
V_TRADE: Final = 3
V_DECLINE: Final = 4
V_REROLL: Final = 5
V_KEEP: Final = 6
V_USE: Final = 7
V_DONE: Final = 8
V_INFLUENCE: Final = 9
V_ENVOY: Final = 10
V_BUILD: Final = 11
V_RECRUIT: Final = 12
V_PAY: Final = 13
V_LOSE: Final = 14
V_FIGHT: Final = 15
V_GOVERN: Final = 16  # from here on: of modules and scenarios
V_COVER: Final = 17
V_EXCHANGE: Final = 18
V_PICK: Final = 19
V_PLAY: Final = 20
V_TURN: Final = 21
V_ROLL: Final = 22
V_MOVE: Final = 23
V_PRIVATE: Final = 24
V_PRIVATE_ENVOY: Final = 25
V_DIPLOMAT: Final = 26
V_RAISE: Final = 27
V_RESERVE: Final = 28
V_SWAP: Final = 29
V_SELL: Final = 30
V_NAME: Final = 31
V_GIVE: Final = 32
V_REINFORCE: Final = 33
V_LOOK: Final = 34
FIGHTS: Final[list[str]] = ["lost", "tied", "won"]  # how a battle may end

# which dice a reroll takes
ALL_DICE: Final = 0
PLAYER_DIE: Final = 1
A_BONUS_DIE: Final = 2
REROLLS: Final[list[str]] = ["all", "die", "bonus"]

# story events
E_YEAR: Final = 0
E_PHASE: Final = 1
E_NEUTRAL: Final = 2
E_GAIN: Final = 3
E_FAVOR_DIE: Final = 4
E_ROLLED: Final = 5
E_REROLLED: Final = 6
E_ORDER: Final = 7
E_PLACED: Final = 8
E_PLACED_ENVOY: Final = 9
E_PASSED: Final = 10
E_REWARD: Final = 11
E_TRADED: Final = 12
E_DECLINED: Final = 13
E_LOOKED: Final = 14
E_SAW: Final = 15
E_BUILT: Final = 16
E_BUILT_ENVOY: Final = 17
E_KINGS_REWARD: Final = 18
E_ENVOY: Final = 19
E_ENVOY_BACK: Final = 20
E_ENVOY_STAYS: Final = 21
E_EFFECT: Final = 22
E_RECRUITED: Final = 23
E_REINFORCED: Final = 24
E_ENEMY: Final = 25
E_WON: Final = 26
E_TIED: Final = 27
E_LOST: Final = 28
E_HIGHEST: Final = 29
E_GOODS_LOST: Final = 30
E_DESTROYED: Final = 31
E_VP_LOST: Final = 32
E_CATHEDRAL: Final = 33
E_END: Final = 34
E_GOVERNOR: Final = 35  # from here on: of modules and scenarios
E_STRIPS: Final = 36
E_PICKED: Final = 37
E_EXCHANGED: Final = 38
E_DESTINY: Final = 39
E_CARD: Final = 40
E_CARD_GAIN: Final = 41
E_CARD_LOSS: Final = 42
E_DICE: Final = 43
E_MOVED: Final = 44
E_RAISED: Final = 45
E_RESERVED: Final = 46
E_ITEM: Final = 47
E_ITEM_TAKEN: Final = 48
E_CLOSED: Final = 49
E_COMMON_ROLL: Final = 50
E_TILE: Final = 51
E_TILE_GONE: Final = 52
E_STOCK: Final = 53
E_TOLD: Final = 54
E_GIVEN: Final = 55
E_TOKEN: Final = 56
E_TOKEN_LEFT: Final = 57
E_OWN_DIE: Final = 58
E_VALLEY: Final = 59
E_ANGER: Final = 60
E_SWAPPED: Final = 61
E_SOLD: Final = 62
E_CENSUS: Final = 63
E_KING_LIVES: Final = 64
E_KING_DIES: Final = 65
E_BLESSED: Final = 66
E_KEPT_SOLDIERS: Final = 67
E_COPIED: Final = 68
E_FOE: Final = 69
E_SENT: Final = 70
E_TRIBUTE: Final = 71
E_FAIR: Final = 72
E_COUNTED: Final = 73
E_SLAIN: Final = 74
E_RANSOM: Final = 75
E_STRENGTH: Final = 76  # with the parts as more: source and number in turn
EVENTS: Final[list[str]] = [
    "year", "phase", "neutral", "gain", "favor_die", "rolled", "rerolled", "order", "placed", "placed_envoy", "passed",
    "reward", "traded", "declined", "looked", "saw", "built", "built_envoy", "kings_reward", "envoy", "envoy_back",
    "envoy_stays", "effect", "recruited", "reinforced", "enemy", "won", "tied", "lost", "highest", "goods_lost",
    "destroyed", "vp_lost", "cathedral", "end", "governor", "strips", "picked", "exchanged", "destiny", "card",
    "card_gain", "card_loss", "dice", "moved", "raised", "reserved", "item", "item_taken", "closed", "common_roll",
    "tile", "tile_gone", "stock", "told", "given", "token", "token_left", "own_die", "valley", "anger", "swapped",
    "sold", "census", "king_lives", "king_dies", "blessed", "kept_soldiers", "copied", "foe", "sent",
    "tribute", "fair", "counted", "slain", "ransom", "strength"]  # fmt: skip

# dice: how many show each value, four bits a value (the fourth stays clear as a guard); bonus dice 24 bits higher
DIE_BITS: Final = 4
BONUS: Final = 24
PLAYER_DICE: Final = (1 << BONUS) - 1
ALL_PLACED: Final = (1 << 2 * BONUS) - 1
GUARD: Final = 0x888888888888
W_TOKEN: Final = 1 << 48
W_LOWER: Final = 1 << 49  # the Market: one rank below the sum
W_HIGHER: Final = 1 << 50
W_AS: Final = 51  # the Bazaar: three bits, the value that the one die counts as


def die(value: int) -> int:
    """A player die of this value, packed."""
    return 1 << DIE_BITS * (value - 1)


THREE_DICE: Final[list[int]] = [die(1 + n % 6) + die(1 + n // 6 % 6) + die(1 + n // 36) for n in range(216)]


def dice_total(packed: int) -> int:
    """The sum of all dice, player and bonus."""
    p = packed
    total = (
        (p & 7)
        + 2 * (p >> 4 & 7)
        + 3 * (p >> 8 & 7)
        + 4 * (p >> 12 & 7)
        + 5 * (p >> 16 & 7)
        + 6 * (p >> 20 & 7)
    )
    bonus = p >> BONUS & PLAYER_DICE
    return total if bonus == 0 else total + dice_total(bonus)


def dice_count(packed: int) -> int:
    n = 0
    for i in range(12):
        n += packed >> DIE_BITS * i & 7
    return n


def dice_values(packed: int) -> list[int]:
    """The values of the player dice; shift by BONUS for the bonus dice."""
    return [i + 1 for i in range(6) for _ in range(packed >> DIE_BITS * i & 7)]


def covers(have: int, need: int) -> bool:
    """Are all the needed dice there? One subtraction for all twelve counts."""
    return ((have | GUARD) - (need & ALL_PLACED)) & GUARD == GUARD


def way_sum(way: int) -> int:
    """What a group is worth: dice, plus2 token (KB-057) and Market (KB-202), or what the Bazaar makes of a die."""
    if way >> W_AS:
        return way >> W_AS & 7
    total = dice_total(way)
    if way & W_TOKEN:
        total += 2
    if way & W_LOWER:
        total -= 1
    if way & W_HIGHER:
        total += 1
    return total


class Way(Words):
    """The dice of a placement: 3+5, with a bonus die 6+6*, with a token 4+4+5+token, by the Market 4+5-market, by
    the Bazaar 5=2."""

    __slots__ = ()

    def say(self, n: int) -> str:
        words = [str(v) for v in dice_values(n)] + [f"{v}*" for v in dice_values(n >> BONUS)]
        if n & W_TOKEN:
            words.append("token")
        text = "+".join(words)
        if n & W_LOWER:
            text += "-market"
        if n & W_HIGHER:
            text += "+market"
        if n >> W_AS:
            text += f"={n >> W_AS & 7}"
        return text

    def read(self, word: str) -> int:
        if word == "":
            return 0
        n = 0
        rest, _, counts_as = word.partition("=")
        if counts_as:
            n = (int(counts_as) & 7) << W_AS
        elif rest.endswith("-market"):
            n, rest = W_LOWER, rest[:-7]
        elif rest.endswith("+market"):
            n, rest = W_HIGHER, rest[:-7]
        for part in rest.split("+"):
            if part == "token":
                n += W_TOKEN
                continue
            value = int(part.rstrip("*"))
            if not 1 <= value <= 6:
                raise ValueError(word)
            n += die(value) << (BONUS if part.endswith("*") else 0)
        if self.say(n) != word:
            raise ValueError(word)
        return n

    def args(self, n: int) -> dict[str, Arg]:
        return {self.arg: way_phrase(n), "count": dice_count(n)}


def way_phrase(n: int) -> Phrase:
    items = [Phrase("kingsburg-die", {"n": v}) for v in dice_values(n)]
    items += [Phrase("kingsburg-bonus-die", {"n": v}) for v in dice_values(n >> BONUS)]
    if n & W_TOKEN:
        items.append(Phrase("kingsburg-token"))
    if n & W_LOWER:
        items.append(Phrase("kingsburg-market-lower"))
    if n & W_HIGHER:
        items.append(Phrase("kingsburg-market-higher"))
    if n >> W_AS:  # a single die
        return Phrase("kingsburg-bazaar-as", {"dice": items[0], "n": n >> W_AS & 7})
    return join("join-plus", items)
