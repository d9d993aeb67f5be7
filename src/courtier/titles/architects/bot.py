"""What bots know of Architects: features of a position between two turns, and what a hasty player likes.

Each feature is something that will still bring points; how many is a weight, kept in bot.toml and fitted from self-play
by `courtier tune`. Hands are those of the world that a bot imagines.
"""

from __future__ import annotations

from typing import Final

from courtier.core.knowledge import Knowledge
from courtier.titles.architects import words as w
from courtier.titles.architects.choices import RIVAL, Tables
from courtier.titles.architects.effects import held_elsewhere
from courtier.titles.architects.guildhall import spaces
from courtier.titles.architects.scoring import counted, points
from courtier.titles.architects.state import AState, Player
from courtier.titles.architects.tables import Cost
from courtier.titles.architects.turn import Return, Turn

FEW: Final = 3  # workers at home below which a player soon loses turns
MANY_GOODS: Final = 6
MANY_SILVER: Final = 10
CIRCLES: Final[list[str]] = w.LOCATIONS[: w.CIRCLES]
NAMES: Final[list[str]] = [
    "rival_left", "left", "home", "few_home", "prison", "held", "captives",
    *[f"at_{place}" for place in CIRCLES], *w.GOODS, "more_goods", "silver", "more_silver",
    "hand", "ready", "progress", "second_progress", "cathedral_progress", "crew", "skills", "virtue", "unpaid",
    "market_barred", "cathedral_barred"]  # fmt: skip
PLENTY: Final = 4  # of gold and of marble: more counts at the end alone, or a game would never end
PRECIOUS: Final = 2.5  # a unit of gold or marble, in basic goods
SKILL: Final = 0.65  # what is left of a plan for each skill that is lacking


class Lore(Knowledge[AState]):
    __slots__ = ("tables",)
    tables: Tables

    def __init__(self, tables: Tables, weights: list[float]) -> None:
        super().__init__(weights)
        self.tables = tables

    def names(self) -> list[str]:
        return NAMES

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

    def made(self, s: AState, seat: int) -> float:
        sum = 0.0
        for n in points(s, seat):
            sum += n
        p = s.players[seat]
        if s.over():
            return sum + 0.01 * p.virtue + 0.0001 * min(p.have[w.SILVER], 99)  # ARC-198
        for held in s.held:  # a plan kept in the draft: points for what it takes
            if held.ask.seat == seat:
                b = s.tables.buildings[held.option.a]
                sum += b.vp / (1 + b.cost.total + 2 * b.skills.bit_count())
        return sum - max(0, p.have[w.GOLD] - PLENTY) - max(0, p.have[w.MARBLE] - PLENTY)

    def quiet(self, s: AState) -> bool:
        return s.together or isinstance(s.asks[0], Turn | Return)

    def features(self, s: AState, seat: int) -> list[float]:
        p = s.players[seat]
        left = self.left(s)
        if s.is_bot(seat):
            out = [0.0] * len(NAMES)
            out[0] = left
            return out
        some = 1.0 if not s.ending else 0.4 if s.left > 0 else 0.0
        out = [0.0, left, min(p.workers, 8) * left, max(0, FEW - p.workers) * some]
        out.append(p.prison * left)
        out.append(held_elsewhere(s, seat) * left)
        out.append(counted(s, seat, w.C_CAPTIVES) * some)
        for place in range(w.CIRCLES):
            out.append(p.at[place] * left)
        more = 0
        for good in range(w.SILVER):
            out.append(min(p.have[good], MANY_GOODS) * some)
            more += max(0, p.have[good] - MANY_GOODS)
        out.append(more * some)
        out.append(min(p.have[w.SILVER], MANY_SILVER) * some)
        out.append(max(0, p.have[w.SILVER] - MANY_SILVER) * some)
        plans(s, p, some, out)
        out.append(len(p.crew) * left)
        out.append(p.skills.bit_count() * left)
        out.append(p.virtue * left)
        out.append(p.unpaid * left)
        out.append(0.0 if self.tables.virtue_market[p.virtue] else left)
        out.append(0.0 if self.tables.virtue_cathedral[p.virtue] else left)
        return out

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
        if verb == w.V_BUILD or verb == w.V_KEEP:
            return 1.0 + t.buildings[a].vp
        if verb == w.V_CATHEDRAL:
            return 1.0 + t.level_vp[p.level + 1] - t.level_vp[p.level]
        if verb == w.V_DISCARD:
            return -0.1 * t.buildings[a].vp
        if verb == w.V_GAIN:
            return 1.0 if a >= w.GOLD and a < w.SILVER else 0.6
        if verb == w.V_TRADE:
            thing = t.trades[a].things[0]
            return 1.0 if thing == w.MARBLE or thing == w.GOLD else 0.5 if thing != w.VIRTUE else 0.2
        if verb == w.V_CAPTURE:
            victim = s.seats if a == RIVAL else a
            n = s.players[victim].at[b]
            return 0.2 * n - 0.3 if victim != seat else 0.25 * n - 0.5
        if verb == w.V_RELEASE:
            return 0.5 * p.prison
        if verb == w.V_IMPRISON:
            return 0.5 * counted(s, seat, w.C_CAPTIVES)
        if verb == w.V_FREE:
            return 0.4 * held_elsewhere(s, seat) - (1.5 if a == w.BY_SILVER else 3.0)
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


def plans(s: AState, p: Player, some: float, out: list[float]) -> None:
    """Cards in hand, and how near the best two of them and the next level of the Cathedral are."""
    t = s.tables
    ready = 0.0
    best = 0.0
    second = 0.0
    for card in p.hand.cards:
        b = t.buildings[card]
        near = share(p, b.cost)
        lacking = (b.skills & ~p.skills).bit_count()
        worth = b.vp + 0.3 * b.virtue
        if near >= 1.0 and lacking == 0:
            ready = max(ready, worth)
        for _ in range(lacking):
            near *= SKILL
        near *= worth
        if near > best:
            second = best
            best = near
        elif near > second:
            second = near
    out.append(min(len(p.hand.cards), 6) * some)
    out.append(ready * some)
    out.append(best * some)
    out.append(second * some)
    level = 0.0
    if p.level < len(t.levels) and room(s, p.level + 1):
        level = (t.level_vp[p.level + 1] - t.level_vp[p.level]) * share(p, t.levels[p.level])
        if not t.virtue_cathedral[p.virtue]:
            level *= 0.3
    out.append(level * some)


def room(s: AState, level: int) -> bool:
    there = 0
    for p in s.players:
        if p.level == level:
            there += 1
    return there < s.tables.level_spots[level]
