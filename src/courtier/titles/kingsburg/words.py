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
POINTS: Final[list[str]] = ["buildings", "advisors", "effects", "battles", "kings_reward", "defeats"]

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
EVENTS: Final[list[str]] = [
    "year", "phase", "neutral", "gain", "favor_die", "rolled", "rerolled", "order", "placed", "placed_envoy", "passed",
    "reward", "traded", "declined", "looked", "saw", "built", "built_envoy", "kings_reward", "envoy", "envoy_back",
    "envoy_stays", "effect", "recruited", "reinforced", "enemy", "won", "tied", "lost", "highest", "goods_lost",
    "destroyed", "vp_lost", "cathedral", "end"]  # fmt: skip

# dice: how many show each value, four bits a value (the fourth stays clear as a guard); bonus dice 24 bits higher
DIE_BITS: Final = 4
BONUS: Final = 24
PLAYER_DICE: Final = (1 << BONUS) - 1
ALL_PLACED: Final = (1 << 2 * BONUS) - 1
GUARD: Final = 0x888888888888
W_TOKEN: Final = 1 << 48
W_LOWER: Final = 1 << 49  # the Market: one rank below the sum
W_HIGHER: Final = 1 << 50


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
    """What a group is worth: dice, plus2 token (KB-057) and Market (KB-202)."""
    total = dice_total(way)
    if way & W_TOKEN:
        total += 2
    if way & W_LOWER:
        total -= 1
    if way & W_HIGHER:
        total += 1
    return total


class Way(Words):
    """The dice of a placement: 3+5, with a bonus die 6+6*, with a token 4+4+5+token, by the Market 4+5-market."""

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
        return text

    def read(self, word: str) -> int:
        if word == "":
            return 0
        n = 0
        rest = word
        if rest.endswith("-market"):
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
    return join("join-plus", items)
