"""What bots know of Kingsburg where modules or a scenario are in force: more features, and likes for more choices."""

from __future__ import annotations

from typing import Final

from courtier.core.options import Option
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.bot import (
    COMMON,
    DIE,
    GOOD,
    TOKEN,
    KingsburgKnowledge,
    like_goods,
    value,
)
from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.goods import PayOrNot
from courtier.titles.kingsburg.modules.scenarios import anger
from courtier.titles.kingsburg.printed import Advisor, Building, Enemy, Tile
from courtier.titles.kingsburg.state import KState, Player
from courtier.titles.kingsburg.tables import Tables
from courtier.titles.kingsburg.windows import owns

MORE: Final[list[str]] = [
    "token_sum",
    "token_best",
    "battles_won",
    "unbeaten",
    "fair_trades",
    "refusals",
    "reserved",
]
MORE_LINES: Final[list[str]] = [
    "points-tokens", "points-battles", "points-governor", "points-governor", "points-scenario", "points-scenario",
    "hint-dice"]  # fmt: skip
# rough values of tiles whose rewards alone do not tell them, in points
TILES: Final[dict[str, float]] = {
    "copy_next_free": 1.6, "chosen_by": 0.8, "tile_stock": 1.0, "opponent_then_double": 1.7, "opponent_takes_one": 3.3,
    "gain_and_share": 3.6,
}  # fmt: skip


class ModularKnowledge(KingsburgKnowledge):
    __slots__ = ("fights", "tile_values")
    tile_values: list[float]  # by rank
    fights: list[Effect]  # what adds to a strength, whatever the enemy

    def __init__(self, tables: Tables, weights: list[float]) -> None:
        super().__init__(tables, weights)
        self.tile_values = [self.worth(tile) for tile in tables.more.tiles]
        self.fights = [e for e in tables.at[w.BATTLE_STRENGTH] if len(e.trades) == 0]

    def worth(self, advisor: Advisor) -> float:
        best = 0.0
        for number in advisor.rewards:
            swap = self.tables.exchanges[number]
            best = max(best, value(swap.gain) - value(swap.pay))
        if isinstance(advisor, Tile) and advisor.op in TILES:
            best = TILES[advisor.op] * max(1, len(advisor.args))
        return best

    def table(self) -> str:
        return "module_weights"

    def names(self) -> list[str]:
        governors = ["governor_" + governor.id for governor in self.tables.more.governors]
        return super().names() + MORE + governors

    def lines(self) -> list[str]:
        return super().lines() + MORE_LINES + ["points-governor"] * len(self.tables.more.governors)

    def features(self, s: KState, seat: int) -> list[float]:
        out = super().features(s, seat)
        more = s.more
        left = out[0]
        tokens = 0
        best = 0
        if more.tokens:
            for i in range(len(s.tables.more.tokens)):
                if more.tokens[seat] >> i & 1:
                    tokens += s.tables.more.tokens[i]
                    best = s.tables.more.tokens[i]
        out.append(float(tokens))
        out.append(float(best) if s.year < s.tables.numbers.years else 0.0)
        paladin = self.owns_op(s, seat, fx.SCORE_PER)
        out.append(float(more.battles_won[seat]) if paladin else 0.0)
        out.append(1.0 if paladin and more.battles_lost[seat] == 0 else 0.0)
        out.append(float(more.fair_trades[seat]))
        out.append(float(more.refusals[seat]))
        out.append(1.0 if more.reserved[seat] > 0 else 0.0)
        governor = more.governor[seat] if more.governor else -1
        for i in range(len(s.tables.more.governors)):
            out.append(left / 15.0 if i == governor else 0.0)
        return out

    def owns_op(self, s: KState, seat: int, op: int) -> bool:
        if not s.more.governor or s.more.governor[seat] < 0:
            return False
        return s.tables.more.governors[s.more.governor[seat]].op(op) is not None

    def help_against(self, s: KState, p: Player, seat: int, enemy: Enemy) -> int:
        """Governors and buildings of modules help too; a token to come counts like a die."""
        total = super().help_against(s, p, seat, enemy)
        for e in self.fights:
            if owns(s, seat, e):
                fits = True
                for i in range(len(e.conditions)):
                    if e.conditions[i] == fx.ENEMY_PRINTED_MAX and enemy.strength > e.limits[i]:
                        fits = False
                    if e.conditions[i] == fx.ENEMY_PRINTED_MIN and enemy.strength < e.limits[i]:
                        fits = False
                if fits:
                    total += e.n
        if s.more.tokens:
            total -= 1  # a token brings a little less than a die
        return total

    def grown(self, s: KState, enemy: Enemy) -> int:
        """What this year's destiny and the scenario add to the enemy."""
        more = s.more
        total = 0
        if more.destiny >= 0:
            for e in s.tables.more.destinies[more.destiny].effects:
                if e.op == fx.ENEMY_STRENGTH:
                    fits = True
                    for i in range(len(e.conditions)):
                        if e.conditions[i] == fx.ENEMY_KIND and not e.limits[i] >> enemy.kind & 1:
                            fits = False
                    if fits:
                        total += e.n
        return total + anger(s, s.year)

    def like(self, s: KState, p: Player, seat: int, o: Option, left: int) -> float:
        verb = o.verb.id
        if verb == w.V_INFLUENCE or verb == w.V_ENVOY or verb >= w.V_GOVERN:
            return self.like_more(s, p, seat, o)
        if verb == w.V_PAY and isinstance(s.asks[0], PayOrNot):  # as welcome as other help
            return 1.0 + 0.1 * like_goods(p, o.a, -1)
        return super().like(s, p, seat, o, left)

    def like_more(self, s: KState, p: Player, seat: int, o: Option) -> float:
        verb = o.verb.id
        t = s.tables
        if verb == w.V_INFLUENCE or verb == w.V_ENVOY or verb == w.V_DIPLOMAT:
            tiled = s.more.tiled >> o.a & 1
            liked = (self.tile_values[o.a] if tiled else self.advisors[o.a]) - DIE * w.dice_count(o.b)
            if s.more.items[o.a]:
                liked += GOOD
            if o.b & w.W_TOKEN:
                liked -= TOKEN
            return liked if verb == w.V_INFLUENCE else liked - 0.6
        if verb == w.V_PRIVATE or verb == w.V_PRIVATE_ENVOY:
            liked = self.advisors[o.a] - DIE * w.dice_count(o.b)
            return liked if verb == w.V_PRIVATE else liked - 0.8
        if verb == w.V_GOVERN:
            return self.weights[len(COMMON) + len(t.buildings) + len(MORE) + o.a]
        if verb == w.V_COVER:
            return self.like_cover(s, o.a)
        if verb == w.V_PLAY:
            return -0.3 * o.a
        if verb == w.V_TURN or verb == w.V_ROLL:
            return 0.3
        if verb == w.V_RAISE:
            return 1.0
        if verb == w.V_RESERVE:
            return self.advisors[o.a] if o.a <= t.board else 0.0
        if verb == w.V_SELL:
            return 0.1
        if verb == w.V_EXCHANGE:
            return 0.5
        if verb == w.V_REINFORCE:
            return float(o.a)
        if verb == w.V_SWAP:
            return like_goods(p, o.a, -1) + like_goods(p, o.b, 1)
        return 0.0

    def like_cover(self, s: KState, number: int) -> float:
        """A strip is worth what its four buildings are worth more than those it covers."""
        letters = s.tables.covers[number]
        total = 0.0
        for strip in s.tables.more.strips:
            if strip.id[-1] in letters.split("+"):
                for b in s.tables.buildings:
                    if b.row == strip.row:
                        total += self.row_worth(b) if b.strip else -self.row_worth(b)
        return total

    def row_worth(self, b: Building) -> float:
        """A building on the left is built more often."""
        often = (0.9, 0.6, 0.4, 0.25)[b.column - 1]
        return often * (b.vp + 0.5 * self.weights[len(COMMON) + b.number] - 0.7 * (b.gold + b.wood + b.stone))
