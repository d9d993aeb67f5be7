"""What a position is worth to a seat, in points: VP, and what everything else will still bring.

It reads only what the seat may know: an enemy it has not seen counts as the average of its year.
"""

from __future__ import annotations

from typing import Final

from courtier.core.bundle import Bundle
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.state import KState, Player
from courtier.titles.kingsburg.tables import Building, Enemy
from courtier.titles.kingsburg.winter import modifiers

GOOD: Final = 0.95
TOKEN: Final = 0.7
SOLDIER: Final = 0.25
LEFT_DIE: Final = 0.45  # a die that is still in hand
REACHED: Final = 0.6  # of the best reward that those dice reach
BONUS_DIE: Final = 0.8
HOARD: Final = 0.3  # goods and tokens beyond a handful are worth less
HANDFUL: Final = [4, 3, 3]  # gold, wood, stone
SEASONS: Final = 3


def evaluate(s: KState, seat: int) -> float:
    """Own worth less the best of the others."""
    best = -99.0
    for other in range(len(s.players)):
        if other != seat:
            best = max(best, worth(s, other, seat))
    return worth(s, seat, seat) - best


def seasons_left(s: KState) -> int:
    """Productive seasons still to come, the current one included until it is paid."""
    this_year = SEASONS - (s.phase // 2 - 1) if s.phase >= w.SPRING else SEASONS
    if (s.phase in (w.SPRING, w.SUMMER, w.FALL) and s.step >= w.CONSTRUCT) or s.phase in (
        w.REWARD,
        w.ENVOY,
        w.RECRUIT,
    ):
        this_year -= 1
    elif s.phase == w.WINTER:
        this_year = 0
    return max(0, this_year) + SEASONS * (s.tables.numbers.years - s.year)


def worth(s: KState, seat: int, eyes: int) -> float:
    """What this seat's position is worth as `eyes` can judge it."""
    p = s.players[seat]
    left = seasons_left(s)
    winters = s.tables.numbers.years - len(s.past)
    total = float(p.vp())
    total += goods_value(p, left)
    if left > 0:
        total += TOKEN * min(p.have[w.PLUS2], 2) + HOARD * max(0, p.have[w.PLUS2] - 2)
    total += p.bonus_dice * BONUS_DIE
    for b in s.tables.buildings:
        if p.built & b.bit:
            total += future(b, left, winters)
    if s.envoy == seat:
        total += 0.8 if left > 0 else 0.0
    for g in s.groups:
        if g.seat == seat and s.step <= w.REWARDS:
            total += advisor_value(s, g.rank, left)
    total += hand_value(s, p, left)
    if winters > 0:
        total += winter_value(s, p, eyes)
    return total


def goods_value(p: Player, left: int) -> float:
    """Goods buy buildings; a pile that cannot be spent any more only breaks ties."""
    if left == 0:
        return 0.05 * p.goods()
    total = 0.0
    for kind in range(len(HANDFUL)):
        useful = min(p.have[kind], HANDFUL[kind])
        total += GOOD * useful + HOARD * (p.have[kind] - useful)
    return total


def bundle_value(b: Bundle) -> float:
    total = 0.0
    for i in range(len(b.things)):
        thing = b.things[i]
        n = b.amounts[i]
        if thing <= w.STONE or thing == w.GOOD:
            total += GOOD * n
        elif thing == w.VP:
            total += n
        elif thing == w.PLUS2:
            total += TOKEN * n
        elif thing == w.SOLDIER:
            total += 2 * SOLDIER * n
        elif thing == w.BUILDING:
            total += 3.5 * n
        else:
            total += 0.2
    return total


def advisor_value(s: KState, rank: int, left: int) -> float:
    """The best alternative an advisor offers."""
    advisor = s.tables.advisors[rank]
    best = 0.0
    for number in advisor.rewards:
        swap = s.tables.exchanges[number]
        best = max(best, bundle_value(swap.gain) - bundle_value(swap.pay))
    return best


def hand_value(s: KState, p: Player, left: int) -> float:
    """Dice in hand: a share of the best reward they reach, and a little for each die."""
    if p.passed or p.dice & w.PLAYER_DICE == 0:
        return 0.0
    best = 0.0
    for o in s.tables.ways(p.dice).influence[0][1:]:
        if s.holder[o.a] == w.FREE:
            best = max(best, advisor_value(s, o.a, left))
    return REACHED * best + LEFT_DIE * (w.dice_count(p.dice & w.PLAYER_DICE) - 1)


def future(b: Building, left: int, winters: int) -> float:
    """What a building's effects will still bring."""
    total = 0.55 * b.strength * winters
    for n in b.strength_against:
        total += 0.12 * n * winters
    total += 0.4 * b.victory_vp * winters + (0.25 * winters if b.tie_wins else 0.0)
    if b.start_die:
        total += BONUS_DIE * left
    total += GOOD * b.start_gold * left
    total += bundle_value(b.end_gain) * len(b.end_phases) * left / SEASONS
    total += (0.3 * left if b.trades else 0.0) + (0.35 * left if b.shifts_rank else 0.0)
    total += 0.2 * b.reward_soldier * left + 0.08 * b.discount * left
    total += (0.5 * winters if b.recruit_price else 0.0) + (1.0 if b.game_end_goods else 0.0)
    total += (0.1 * left if b.reroll_one else 0.0) + (0.15 * left if b.reroll_all_max else 0.0)
    total += 0.05 * (4 - b.column) * left / SEASONS  # the row it opens
    return total


def winter_value(s: KState, p: Player, eyes: int) -> float:
    """The coming battle, averaged over what may come."""
    if s.enemy >= 0:
        return 0.0  # being fought
    deck = s.enemies
    total = 0.0
    n = 0
    known = deck.known(len(deck.cards) - 1, eyes)
    year = s.tables.backs[deck.cards[-1]]
    for card in range(len(s.tables.enemies)):
        if card == deck.cards[-1] if known else s.tables.backs[card] == year:
            total += battle_value(s, p, s.tables.enemies[card])
            n += 1
    return total / n


def battle_value(s: KState, p: Player, enemy: Enemy) -> float:
    base = p.have[w.SOLDIER] + modifiers(s, p, enemy.kind)
    win = bundle_value(enemy.reward) + 0.5
    loss = bundle_value(enemy.penalty)
    total = 0.0
    for die in range(1, 7):
        strength = base + die
        if strength > enemy.strength:
            total += win
        elif strength < enemy.strength:
            total -= loss
    return total / 6
