"""What bots know of Architects: features of a position between two turns, and what the rollout policy likes.

Each feature is something that will still bring points; how many is a weight, kept in bot.toml and fitted from self-play
by `courtier tune`. Hands are those of the world that a bot imagines.
"""

from __future__ import annotations

from typing import Final

from courtier.core.knowledge import TRIED, Knowledge, ahead
from courtier.core.options import Option
from courtier.titles.architects import words as w
from courtier.titles.architects.bot_end import room, to_the_end
from courtier.titles.architects.bot_groups import exposed, mill, out_of_work, prey, turns_left
from courtier.titles.architects.bot_sense import wasteful
from courtier.titles.architects.choices import RIVAL, Tables
from courtier.titles.architects.effects import held_elsewhere
from courtier.titles.architects.guildhall import spaces
from courtier.titles.architects.market import market_goods, market_price
from courtier.titles.architects.scoring import bonus, counted, holds, points, times
from courtier.titles.architects.state import AState, Player
from courtier.titles.architects.tables import Building, Cost
from courtier.titles.architects.turn import Return, Turn

FEW: Final = 5  # workers at home below which a player soon loses turns
MANY_GOODS: Final = 6
MANY_SILVER: Final = 10
HOARD: Final = 12  # beyond those, so many more still count
LONG: Final = 30  # rounds; then all but points counts less and less, or two who hoard would never end
OLD: Final = 0.5  # but no less than this, or nobody would know how to get on with it
GROUP: Final = 3  # workers in one place that nobody minds yet
CIRCLES: Final[list[str]] = w.LOCATIONS[: w.CIRCLES]
CREW: Final[list[str]] = ["gatherers", "traders", "smugglers", "other_crew"]
NAMES: Final[list[str]] = [
    "rival_left", "left", "far", "home", "few_home", "prison", "most_prison", "held", "captives",
    *[f"at_{place}" for place in CIRCLES], "crowd", *w.GOODS, "more_goods", "silver", "more_silver",
    "hand", "ready", "progress", "second_progress", "third_progress", "cathedral_progress", "level",
    *CREW, "skills", "virtue", "unpaid", "tax_free", "market_barred", "cathedral_barred",
    "mill", "exposed", "prey", "out_of_work"]  # fmt: skip
# what each of them will bring, on the score sheet or besides
LINES: Final[list[str]] = [
    *["hint-to-come"] * 3, *["hint-workers"] * 2, *["architects-points-prison"] * 2, *["hint-workers"] * 2,
    *["hint-workers"] * len(CIRCLES), "hint-workers", *["hint-goods"] * (len(w.GOODS) + 3),
    *["architects-points-buildings"] * 5, *["architects-points-cathedral"] * 2,
    *["hint-apprentices"] * (len(CREW) + 1), "architects-points-virtue", "architects-points-debts",
    *["architects-points-virtue"] * 3, *["hint-workers"] * 4]  # fmt: skip
SAFE: Final = 25.0  # a lead that is enough
SURE: Final = 10.0  # beyond it, with which the end counts in full
MORE: Final = 0.1  # what a point beyond it counts
PLENTY: Final = 0.01  # and beyond twice that lead
HURRY: Final = 120.0  # and what the end of the game does
LONG_WAY: Final = 6.0  # turns for a space of the Guildhall, from which on more of them make no difference
PRECIOUS: Final = 2.5  # a unit of gold or marble, in basic goods
SKILL: Final = 0.65  # what is left of a plan for each skill that is lacking
# of things, in points, roughly
VALUES: Final[list[float]] = [0.25, 0.35, 0.35, 1.0, 1.0, 0.35, 0.5, -2.0, 0.4, 1.0]
DEED: Final = 1.0  # what a building does once, if it is no gain
FOOLISH: Final = -3.0  # what is liked less is not tried
DEEPER: Final = 3  # options tried of every further choice of an action


class ArchitectsKnowledge(Knowledge[AState]):
    __slots__ = ("tables", "worth")
    tables: Tables
    worth: list[float]  # of each building: points, virtue, and what it does once

    def __init__(self, tables: Tables, weights: list[float]) -> None:
        super().__init__(weights)
        self.tables = tables
        self.worth = [built_worth(b) for b in tables.buildings]

    def names(self) -> list[str]:
        return NAMES

    def lines(self) -> list[str]:
        return LINES

    def players(self, s: AState) -> int:
        return len(s.players)

    def left(self, s: AState) -> float:
        """The spaces of the Guildhall that are free; of the last round, its turns."""
        if s.over():
            return 0.0
        every = spaces(s)
        if s.ending:
            return 0.5 * max(0, s.left) / (every * len(s.players))
        return (every - len(s.guild) + 0.5) / (every + 0.5)

    def finish(self, s: AState, seat: int) -> float:
        """By the turns that the seat would take to fill the Guildhall alone."""
        if s.over():
            return 1.0
        return max(0.0, 1.0 - to_the_end(s, seat) / (LONG_WAY * spaces(s)))

    def made(self, s: AState, seat: int) -> float:
        lines = points(s, seat)
        sum = 0.0
        for n in lines:
            sum += n
        p = s.players[seat]
        if s.over():
            return sum + 0.01 * p.virtue + 0.0001 * min(p.have[w.SILVER], 99)  # ARC-198
        for held in s.held:  # a plan kept in the draft: points for what it takes
            if held.ask.seat == seat:
                b = s.tables.buildings[held.option.a]
                sum += self.worth[held.option.a] / (1 + b.cost.total + 2 * b.skills.bit_count())
        if not s.is_bot(seat):
            sum += virtue_to_come(s, seat, p)
            sum -= lines[w.P_PRISON] * self.left(s)  # prisoners come home in time
        return sum

    def valued(self, s: AState, points: list[float]) -> list[float]:
        """Who is far enough ahead makes an end of it: more points for ever are worth less than a game that is won."""
        first = 0
        for player in range(1, len(points)):
            if points[player] > points[first]:
                first = player
        lead = ahead(points, first)
        if lead <= SAFE or s.is_bot(first):
            return points
        enough = min(1.0, (lead - SAFE) / SURE)
        out = points.copy()
        more = MORE * min(SAFE, lead - SAFE) + PLENTY * max(0.0, lead - 2.0 * SAFE)
        out[first] += enough * HURRY * self.finish(s, first) - (lead - SAFE - more)
        return out

    def quiet(self, s: AState) -> bool:
        return s.together or isinstance(s.asks[0], Turn | Return)

    def wasteful(self, s: AState, at: int, o: Option) -> bool:
        return wasteful(s, at, o)

    def worth_trying(self, n: int, like: float, depth: int) -> bool:
        """Fewer ways through a visit than there are: apprentices are kept, and captures soon look alike."""
        return n == 0 or (like >= FOOLISH and n < (TRIED if depth > DEEPER else DEEPER))

    def features(self, s: AState, seat: int) -> list[float]:
        p = s.players[seat]
        t = self.tables
        left = self.left(s)
        if s.is_bot(seat):
            out = [0.0] * len(NAMES)
            out[0] = left
            out[2] = left * left
            return out
        fresh = freshness(s)
        some = fresh if not s.ending else 0.4 * fresh if s.left > 0 else 0.0
        out = [0.0, left, left * left]
        left *= fresh
        staff = left * fresh
        out.append(min(p.workers, 10) * staff)
        out.append(max(0, FEW - p.workers) * (0.0 if s.ending else 1.0))
        out.append(p.prison * staff)
        out.append(most_prison(s, p) * staff)
        out.append(held_elsewhere(s, seat) * staff)
        out.append(counted(s, seat, w.C_CAPTIVES) * some * fresh)
        crowd = 0
        for place in range(w.CIRCLES):
            out.append(p.at[place] * staff)
            crowd += max(0, p.at[place] - GROUP)
        out.append(crowd * staff)
        more = 0
        for good in range(w.SILVER):
            out.append(min(p.have[good], MANY_GOODS) * some)
            more += max(0, p.have[good] - MANY_GOODS)
        out.append(min(more, HOARD) * some)
        out.append(min(p.have[w.SILVER], MANY_SILVER) * some)
        out.append(max(0, min(p.have[w.SILVER] - MANY_SILVER, HOARD)) * some)
        self.plans(s, seat, p, some, out)
        out.append(p.level * left)
        crew = [0.0, 0.0, 0.0, 0.0]
        for card in p.crew:
            crew[kind(t.apprentices[card].moments)] += left
        out += crew
        out.append(p.skills.bit_count() * left)
        out.append(p.virtue * left)
        out.append(p.unpaid * left)
        out.append(t.virtue_tax[p.virtue] * left)
        out.append(0.0 if t.virtue_market[p.virtue] else left)
        out.append(0.0 if t.virtue_cathedral[p.virtue] else left)
        turn = s.asks[0].seat if len(s.asks) > 0 and not s.together else -1
        out.append(mill(s, seat) * turns_left(s))
        out.append(exposed(s, seat, turn))
        out.append(prey(s, seat, turn))
        out.append(turns_left(s) * fresh if out_of_work(p) else 0.0)
        return out

    def plans(self, s: AState, seat: int, p: Player, some: float, out: list[float]) -> None:
        """Cards in hand, and how near the best three of them and the next level of the Cathedral are."""
        t = self.tables
        ready = 0.0
        best = 0.0
        second = 0.0
        third = 0.0
        for card in p.hand.cards:
            b = t.buildings[card]
            near = share(p, b.cost)
            lacking = (b.skills & ~p.skills).bit_count()
            worth = self.worth[card] + bonus(s, seat, card)
            if near >= 1.0 and lacking == 0:
                ready = max(ready, worth)
            for _ in range(lacking):
                near *= SKILL
            near *= worth
            if near > best:
                third = second
                second = best
                best = near
            elif near > second:
                third = second
                second = near
            elif near > third:
                third = near
        out.append(min(len(p.hand.cards), 6) * some)
        out.append(ready * some)
        out.append(best * some)
        out.append(second * some)
        out.append(third * some)
        level = 0.0
        if p.level < len(t.levels) and room(s, p.level + 1):
            level = (t.level_vp[p.level + 1] - t.level_vp[p.level]) * share(p, t.levels[p.level])
            if not t.virtue_cathedral[p.virtue]:
                level *= 0.3
        out.append(level * some)

    def likes(self, s: AState, at: int) -> list[float]:
        out: list[float] = []
        options = s.options[at]
        seat = s.asks[at].seat
        for i in range(len(options)):
            out.append(self.like(s, seat, options[i].verb.id, options[i].a, options[i].b, i))
        return out

    def like(self, s: AState, seat: int, verb: int, a: int, b: int, i: int) -> float:
        t = self.tables
        p = s.players[seat]
        if verb == w.V_PLACE:
            return self.like_place(s, seat, p, a)
        if verb == w.V_BUILD or verb == w.V_KEEP:
            return 1.0 + self.worth[a]
        if verb == w.V_CATHEDRAL:
            return 2.0 + t.level_vp[p.level + 1] - t.level_vp[p.level]
        if verb == w.V_DISCARD:
            return -0.1 * self.worth[a] * (1.0 + share(p, t.buildings[a].cost))
        if verb == w.V_GAIN:
            if a == w.CLAY:
                return VALUES[a] * (1 + p.at[w.MINES])
            return max(1.0, VALUES[a] * (p.at[w.MINES] // 2)) if a < w.SILVER else 0.9
        if verb == w.V_TRADE:
            thing = t.trades[a].things[0]
            return 1.0 if thing == w.MARBLE or thing == w.GOLD else 0.5 if thing != w.VIRTUE else 0.2
        if verb == w.V_CAPTURE:
            victim = s.seats if a == RIVAL else a
            n = s.players[victim].at[b]
            return 0.3 * n - 0.3 if victim != seat else 0.2 * n - 0.5
        if verb == w.V_RELEASE:
            return 0.5 * p.prison
        if verb == w.V_IMPRISON:
            return 0.5 * counted(s, seat, w.C_CAPTIVES)
        if verb == w.V_FREE:
            return 0.3 * held_elsewhere(s, seat) - (1.5 if a == w.BY_SILVER else 2.5)
        if verb == w.V_HIRE:
            new = t.apprentices[a].skills & ~p.skills
            return 0.6 + 0.8 * new.bit_count() + 0.2 * t.apprentices[a].virtue
        if verb == w.V_DISMISS:
            return -5.0
        if verb == w.V_PLANS:
            return 0.7 if len(p.hand.cards) < 4 else 0.2
        if verb == w.V_PAY:
            return -0.1 * i
        if verb == w.V_PAY_DEBT or verb == w.V_DO or verb == w.V_USE:
            return 1.5
        return 0.0

    def like_place(self, s: AState, seat: int, p: Player, place: int) -> float:
        """A turn at a place: what it gives at once, and that the worker stays there."""
        n = p.at[place] + 1 if place < w.CIRCLES else 0
        if place == w.QUARRY or place == w.FOREST:
            return 0.3 + 0.35 * n
        if place == w.MINES:
            return 0.3 + max(VALUES[w.CLAY] * (n + 1), VALUES[w.GOLD] * (n // 2))
        if place == w.SILVERSMITH:
            return 0.2 + (0.35 if p.have[w.SILVER] < MANY_SILVER else 0.1) * (n + 1)
        if place == w.STOREHOUSE:
            return min(0.8 * n, 0.15 * (p.have[w.WOOD] + p.have[w.STONE] + p.have[w.SILVER]))
        if place == w.WORKSHOP:
            if p.have[w.SILVER] >= 4 and len(p.crew) < 5:
                return 1.4 if p.skills != 7 else 0.6
            return 1.0 if len(p.hand.cards) < 3 else 0.3
        if place == w.TOWN_CENTRE:
            return 0.3 * largest(s, seat) - 0.4 if p.have[w.SILVER] > 0 else -0.5
        if place == w.TAX_STAND:
            return 0.35 * s.tax - 1.2
        if place == w.GUARDHOUSE:
            debt = 2.0 if p.unpaid > 0 and p.have[w.SILVER] >= 6 else 0.0
            held = counted(s, seat, w.C_CAPTIVES)
            return max(debt, 0.35 * max(p.prison, held), 0.3 * held_elsewhere(s, seat) - 1.0)
        if place == w.GUILDHALL:
            return 4.0
        if place == w.MIDDLE:
            return 0.9
        goods = market_goods(s, 0 if place == w.SMALL else 1)
        worth = -0.7 - VALUES[w.SILVER] * market_price(s, p, place - w.SMALL)
        for good in range(w.SILVER):
            worth += VALUES[good] * goods[good]
        return worth


def freshness(s: AState) -> float:
    """In a long game what is still to come counts less beside what is there."""
    return max(OLD, min(1.0, LONG / max(1, s.round)))


def built_worth(b: Building) -> float:
    """Points and virtue that are printed, and roughly what the building does once."""
    worth = b.vp + VALUES[w.VIRTUE] * b.virtue
    for effect in b.effects:
        if effect.deed == w.D_LOSE:
            worth -= VALUES[w.VIRTUE] * effect.amounts[0]
        elif effect.moment == w.M_BUILT and effect.deed == w.D_GAIN:
            for i in range(len(effect.things)):
                worth += VALUES[effect.things[i]] * effect.amounts[i]
        elif effect.moment == w.M_BUILT or effect.moment == w.M_END_VIRTUE:
            worth += DEED
    return worth


def virtue_to_come(s: AState, seat: int, p: Player) -> float:
    """Points of the virtue that own buildings will change at the end."""
    t = s.tables
    virtue = p.virtue
    for card in p.built:
        if t.buildings[card].moments >> w.M_END_VIRTUE & 1:
            for effect in t.buildings[card].effects:
                if effect.moment == w.M_END_VIRTUE and holds(s, seat, effect):
                    n = effect.amounts[0] * times(s, seat, effect)
                    virtue += n if effect.deed == w.D_GAIN else -n
    if virtue == p.virtue:
        return 0.0
    return float(t.virtue_vp[min(t.top_virtue(), max(0, virtue))] - t.virtue_vp[p.virtue])


def most_prison(s: AState, p: Player) -> float:
    """The nearer the market is to its reset, the more whoever has most in prison has to fear."""
    if p.prison == 0:
        return 0.0
    for other in s.players:
        if other.prison > p.prison:
            return 0.0
    near = 1.0
    for owner in s.market:
        if owner >= 0:
            near += 1.0
    return near / w.MARKETS


def largest(s: AState, seat: int) -> int:
    """The largest group of somebody else."""
    most = 0
    for other in range(len(s.players)):
        if other != seat:
            for n in s.players[other].at:
                most = max(most, n)
    return most


def kind(moments: int) -> int:
    """What an apprentice is good for: gathering, trading, the Black Market, or something else."""
    if moments & (1 << w.M_STOREHOUSE) - 1:
        return 0
    if moments >> w.M_STOREHOUSE & 1:
        return 1
    return 2 if moments >> w.M_BLACK_MARKET & 1 else 3


def share(p: Player, cost: Cost) -> float:
    """How much of a price is there, precious goods counting more."""
    have = 0.0
    need = 0.0
    for good in range(w.SILVER):
        unit = PRECIOUS if good >= w.GOLD else 1.0
        need += unit * cost.goods[good]
        have += unit * min(p.have[good], cost.goods[good])
    if cost.any_n > 0:
        need += cost.any_n
        have += min(cost.any_n, p.have[w.WOOD] + p.have[w.STONE])
    return have / need if need > 0.0 else 1.0
