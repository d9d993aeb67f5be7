"""What bots know of Kingsburg: features of a position at a quiet moment, and what the rollout policy likes.

Each feature is something that will still bring points; how many is a weight, fitted from self-play by `courtier tune`
and kept in bot.toml. An enemy that a seat has not seen counts as the average of its year.
"""

from __future__ import annotations

from typing import Final

from courtier.core.bundle import Bundle
from courtier.core.knowledge import Knowledge
from courtier.core.options import COUNT_BITS, Option
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.modules.tiles import advisor as paying
from courtier.titles.kingsburg.printed import Building, Enemy
from courtier.titles.kingsburg.recruit import price
from courtier.titles.kingsburg.state import KState, Player
from courtier.titles.kingsburg.tables import Tables
from courtier.titles.kingsburg.winter import modifiers

GOOD: Final = (
    1.0  # rough values of things, in points, for the rollout policy and as units of a battle's stakes
)
TOKEN: Final = 0.7
SOLDIER: Final = 0.5
RAZED: Final = 3.5  # a building lost
DIE: Final = 0.45  # a die that is kept for later
HANDFUL: Final[list[int]] = [4, 3, 3]  # gold, wood, stone that are soon spent
WITH_MEANS: Final = w.W_TOKEN | w.W_LOWER | w.W_HIGHER  # an influence that takes more than dice
SEASONS: Final = 3
FEW: Final = 2  # seasons at the end in which a good may come too late
COMMON: Final[list[str]] = [
    "seasons", "gold", "wood", "stone", "hoard", "late_goods", "tokens", "more_tokens", "bonus_dice", "envoy", "dice",
    "rolled", "last_place", "victory", "defeat", "cathedral_goods", "buildable", "most_buildings"]  # fmt: skip
# what each of them will bring, on the score sheet or besides; buildings bring their effects
LINES: Final[list[str]] = [
    "hint-to-come", *["hint-goods"] * 5, *["hint-dice"] * 3, "hint-to-come", *["hint-dice"] * 3,
    "points-battles", "points-defeats", "points-effects", "hint-goods", "points-kings_reward"]  # fmt: skip


class KingsburgKnowledge(Knowledge[KState]):
    __slots__ = ("advisors", "tables", "years")
    tables: Tables
    advisors: list[float]  # by rank: the best reward
    years: list[list[int]]  # enemy cards by year

    def __init__(self, tables: Tables, weights: list[float]) -> None:
        super().__init__(weights)
        self.tables = tables
        self.advisors = [0.0]
        for advisor in tables.advisors[1:]:  # private ones too
            best = 0.0
            for number in advisor.rewards:
                swap = tables.exchanges[number]
                best = max(best, value(swap.gain) - value(swap.pay))
            self.advisors.append(best)
        self.years = [[] for _ in range(tables.numbers.years + 1)]
        for card in range(len(tables.enemies)):
            self.years[tables.backs[card]].append(card)

    def names(self) -> list[str]:
        return COMMON + [b.id for b in self.tables.buildings]

    def lines(self) -> list[str]:
        return LINES + ["points-effects"] * len(self.tables.buildings)

    def players(self, s: KState) -> int:
        return len(s.players)

    def left(self, s: KState) -> float:
        return seasons_left(s) / (SEASONS * s.tables.numbers.years)

    def made(self, s: KState, seat: int) -> float:
        p = s.players[seat]
        if s.over():
            return p.vp() + 0.01 * p.goods() + 0.0001 * p.buildings()  # KB-148, KB-149
        return float(p.vp())

    def quiet(self, s: KState) -> bool:
        """When the dice are on the table and nobody has placed any, and between the seasons."""
        if s.phase == w.SPRING or s.phase == w.SUMMER or s.phase == w.FALL:
            if s.step == w.INFLUENCE or s.step == w.ROLL:
                for g in s.groups:
                    if g.seat != w.NEUTRAL:
                        return False
                return not s.players[s.order[0]].passed
            return s.step <= w.START
        return s.phase == w.FAVOR

    def features(self, s: KState, seat: int) -> list[float]:
        p = s.players[seat]
        left = float(seasons_left(s))
        some = 1.0 if left > 0.0 else 0.0
        out: list[float] = [left]
        useful = 0
        for kind in range(len(HANDFUL)):
            n = min(p.have[kind], HANDFUL[kind])
            useful += n
            out.append(n * some)
        out.append((p.goods() - useful) * some)
        out.append(float(useful) if left <= FEW else 0.0)
        tokens = p.have[w.PLUS2]
        out.append(min(tokens, 2) * some)
        out.append(max(0, tokens - 2) * some)
        out.append(p.bonus_dice * some)
        out.append(some if s.envoy == seat else 0.0)
        dice = w.dice_count(p.dice)
        out.append(float(dice))
        out.append(w.dice_total(p.dice) - 3.5 * dice)
        out.append(1.0 if dice > 0 and s.order[-1] == seat else 0.0)
        self.battle(s, p, seat, out)
        cathedral = 0.0
        for b in s.tables.buildings:
            if p.built & b.bit:
                if b.game_end_goods > 0:
                    cathedral = p.goods() / b.game_end_goods
        out.append(cathedral)
        out.append(self.buildable(s, p, seat) * some)
        most = 0
        for other in s.players:
            most = max(most, other.buildings())
        out.append(left / 15.0 if p.buildings() == most else 0.0)
        for b in s.tables.buildings:
            out.append(left / 15.0 if p.built & b.bit else 0.0)
        return out

    def buildable(self, s: KState, p: Player, seat: int) -> float:
        """Points of the best building that the goods in hand would pay."""
        best = 0
        for o in s.tables.next_buildings(s.sheet(seat), p.built):
            if o.verb.id == w.V_BUILD:
                b = s.tables.buildings[o.a]
                if p.have[w.GOLD] >= b.gold and p.have[w.WOOD] >= b.wood and p.have[w.STONE] >= b.stone:
                    best = max(best, b.vp)
        return float(best)

    def battle(self, s: KState, p: Player, seat: int, out: list[float]) -> None:
        """What the coming battle may bring and cost, over the enemies that may come."""
        deck = s.enemies
        top = len(deck.cards) - 1
        win = 0.0
        loss = 0.0
        if top >= 0:
            cards = (
                [deck.cards[top]] if deck.known(top, seat) else self.years[s.tables.backs[deck.cards[top]]]
            )
            for card in cards:
                enemy = s.tables.enemies[card]
                strength = p.have[w.SOLDIER] + self.help_against(s, p, seat, enemy)
                foe = enemy.strength + self.grown(s, enemy)
                win += chance(strength + 6 - foe) * (value(enemy.reward) + 0.5)
                loss += chance(foe - strength - 1) * value(enemy.penalty)
            win /= len(cards)
            loss /= len(cards)
        out.append(win)
        out.append(loss)

    def help_against(self, s: KState, p: Player, seat: int, enemy: Enemy) -> int:
        return modifiers(s, p, enemy.kind)

    def grown(self, s: KState, enemy: Enemy) -> int:
        """What makes the enemy stronger than it is printed."""
        return 0

    def wasteful(self, s: KState, at: int, o: Option) -> bool:
        """To pass while dice of one's own open a reward without a price: what is left of them is gone anyway."""
        if o.verb.id != w.V_PASS or s.step != w.INFLUENCE:
            return False
        for other in s.options[at]:
            if other.verb.id == w.V_INFLUENCE and other.b & WITH_MEANS == 0:
                if not paying(s, other.a).priced:
                    return True
        return False

    def likes(self, s: KState, at: int) -> list[float]:
        seat = s.asks[at].seat
        p = s.players[seat]
        left = seasons_left(s)
        out: list[float] = []
        for o in s.options[at]:
            out.append(self.like(s, p, seat, o, left))
        return out

    def like(self, s: KState, p: Player, seat: int, o: Option, left: int) -> float:
        verb = o.verb.id
        if verb == w.V_INFLUENCE or verb == w.V_ENVOY:
            liked = self.advisors[o.a] - DIE * w.dice_count(o.b)
            if o.b & w.W_TOKEN:
                liked -= TOKEN
            return liked - 0.8 if verb == w.V_ENVOY else liked
        if verb == w.V_BUILD:
            return self.like_building(s, p, s.tables.buildings[o.a], left)
        if verb == w.V_TAKE_REWARD or verb == w.V_TRADE:
            swap = s.tables.exchanges[o.a]
            return self.like_bundle(p, swap.gain) - self.like_bundle(p, swap.pay)
        if verb == w.V_TAKE:
            return like_goods(p, o.a, 1)
        if verb == w.V_PAY or verb == w.V_LOSE:
            return like_goods(p, o.a, -1)
        if verb == w.V_RECRUIT:
            return self.like_soldiers(s, p, seat, o.a)
        if verb == w.V_USE:
            return 1.0
        if verb == w.V_FIGHT:
            return float(o.a)
        if verb == w.V_REROLL:
            return 0.5
        return -1.0 if verb == w.V_PASS and s.step == w.INFLUENCE else 0.0

    def like_building(self, s: KState, p: Player, b: Building, left: int) -> float:
        effect = self.weights[len(COMMON) + b.number] * left / 15.0
        return b.vp + effect + 0.3 * b.column - 0.6 * GOOD * (b.gold + b.wood + b.stone)

    def like_bundle(self, p: Player, b: Bundle) -> float:
        """Goods that are short count more."""
        liked = value(b)
        for i in range(len(b.things)):
            if b.things[i] <= w.STONE:
                liked -= 0.1 * p.have[b.things[i]] * b.amounts[i]
        return liked

    def like_soldiers(self, s: KState, p: Player, seat: int, n: int) -> float:
        if s.enemies.cards:
            p.have[w.SOLDIER] += n
            stakes: list[float] = []
            self.battle(s, p, seat, stakes)
            p.have[w.SOLDIER] -= n
            return stakes[0] - stakes[1] - 0.9 * GOOD * n * price(s, p)
        return -float(n)


def value(b: Bundle) -> float:
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
            total += SOLDIER * n
        elif thing == w.BUILDING:
            total += RAZED * n
        else:
            total += 0.2
    return total


def like_goods(p: Player, goods: int, sign: int) -> float:
    """To take what is short, to give what is plentiful."""
    liked = 0.0
    for kind in range(len(HANDFUL)):
        n = goods >> COUNT_BITS * kind & 255
        for k in range(n):
            liked += sign * (GOOD - 0.1 * (p.have[kind] + sign * k))
    return liked


def chance(eyes: int) -> float:
    """Of a die to show at most so many eyes."""
    return max(0, min(6, eyes)) / 6.0


def seasons_left(s: KState) -> int:
    """Productive seasons still to come, the current one included until its advisors are paid."""
    this_year = SEASONS - (s.phase // 2 - 1) if s.phase >= w.SPRING else SEASONS
    if s.phase == w.WINTER:
        this_year = 0
    elif s.phase == w.REWARD or s.phase == w.ENVOY or s.phase == w.RECRUIT or s.step >= w.CONSTRUCT:
        this_year -= 1
    return max(0, this_year) + SEASONS * (s.tables.numbers.years - s.year)
