"""What bots know of Paladins: features of a position between two turns, and what the rollout policy likes.

Each feature is something that will still bring points; how many is a weight, fitted from self-play by `courtier tune`
and kept in bot.toml. It reads only what lies open: attributes, boards, cards on display.
"""

from __future__ import annotations

from typing import Final

from courtier.core.knowledge import Knowledge
from courtier.core.options import Option
from courtier.titles.paladins import words as w
from courtier.titles.paladins.choices import Tables
from courtier.titles.paladins.crowns.bot import CROWNS_NAMES, crowns_features
from courtier.titles.paladins.crowns.likes import CrownsLikes
from courtier.titles.paladins.likes import Likes
from courtier.titles.paladins.prices import Prices, names
from courtier.titles.paladins.rewards import Accept
from courtier.titles.paladins.round import PickTavern
from courtier.titles.paladins.scoring import points
from courtier.titles.paladins.state import Player, PState
from courtier.titles.paladins.turn import PayWorkers, Turn
from courtier.titles.paladins.workers import handful, total

MANY_SILVER: Final = 9
MANY_PROVISIONS: Final = 5
SURE_OF_PAYMENTS: Final = 5.0  # what is paid with matters little beside what is done
ATTRIBUTES: Final[list[str]] = ["faith", "strength", "influence"]
RIGHT: Final[list[str]] = w.ACTIONS[w.RIGHT_SIDE :]
NAMES: Final[list[str]] = [
    "rival_rounds", "rounds", "in_round",
    *[f"{name}_by_round" for name in ATTRIBUTES], *ATTRIBUTES, "lowest_by_round",
    "silver", "more_silver", "provision", "more_provision", "last_silver", "last_provision",
    *w.WORKERS, "kept_workers", "workshops_by_round", "crew_by_round", "unpaid", "unpaid_by_round",
    "suspicion", "most_suspicion", *RIGHT, *[f"{name}_by_round" for name in RIGHT], "next_points",
    "order_progress", "convert_growth", "boost"]  # fmt: skip


class PaladinsKnowledge(Knowledge[PState]):
    __slots__ = ("own", "seat", "tables", "tariff")
    tables: Tables
    tariff: Prices  # what everybody goes by
    own: Prices  # and this seat, if there is one
    seat: int

    def __init__(self, tables: Tables) -> None:
        super().__init__([])
        self.tables = tables
        self.seat = -1

    def table(self) -> str:
        return "crowns_weights" if self.tables.crowns.in_play else "weights"

    def price_table(self) -> str:
        return "crowns_prices" if self.tables.crowns.in_play else "prices"

    def price_guess(self) -> list[str]:
        return ["prices", "crowns_guess"] if self.tables.crowns.in_play else ["price_guess"]

    def names(self) -> list[str]:
        return NAMES + CROWNS_NAMES if self.tables.crowns.in_play else NAMES

    def players(self, s: PState) -> int:
        return len(s.players)

    def left(self, s: PState) -> float:
        rounds = s.tables.numbers.rounds
        return 0.0 if s.over() else (rounds - s.round + 0.5) / rounds

    def made(self, s: PState, seat: int) -> float:
        made = points(s, seat)
        sum = 0.0
        for n in made:
            sum += n
        if s.over():
            sum += 0.01 * made[w.P_ORDERS] - 0.0001 * len(s.players[seat].suspicion)  # PAL-252
        return sum

    def quiet(self, s: PState) -> bool:
        if s.together:
            return True
        ask = s.asks[0]
        return isinstance(ask, Turn | PickTavern)

    def features(self, s: PState, seat: int) -> list[float]:
        p = s.players[seat]
        left = float(s.tables.numbers.rounds - s.round)
        if s.is_rival(seat):
            out = [0.0] * len(self.weights)
            out[0] = left + (0.0 if p.passed else 0.5)
            return out
        some = 1.0 if left > 0.0 else 0.0
        out = [0.0, left, 0.0 if p.passed else 1.0]
        lowest = 99
        for i in range(len(ATTRIBUTES)):
            out.append(p.track[i] * left)
            lowest = min(lowest, p.track[i])
        for i in range(len(ATTRIBUTES)):
            out.append(p.track[i] * some)
        out.append(lowest * left)
        goods(p, some, out)
        hands(p, some, out)
        shops = 0
        for action in range(w.RIGHT_SIDE, len(p.shops)):
            shops += p.shops[action].bit_count()
        out.append(shops * left)
        out.append(len(p.crew) * left)
        out.append(p.unpaid * some)
        out.append(p.unpaid * left)
        suspicion(s, p, out)
        right_side(s, p, left, some, out)
        out.append(order_progress(s, p) * some)
        growth = 0.0
        for card in p.converted:
            o = s.tables.outsiders[card]
            growth += o.vp / o.each
        out.append(growth * left)
        boost = 0
        for n in p.boost:
            boost += n
        out.append(0.0 if p.passed else float(boost))
        if s.crowns is not None:
            crowns_features(s, s.crowns, seat, left, some, out)
        return out

    def priced(self) -> list[str]:
        return names(paladins(self.tables), self.tables.crowns.in_play)

    def set_prices(self, prices: list[float]) -> None:
        super().set_prices(prices)
        self.tariff = self.own = self.tariff_of(prices)

    def tariff_of(self, prices: list[float]) -> Prices:
        return Prices(paladins(self.tables), prices, self.tables.crowns.in_play)

    def at_prices(self, seat: int, prices: list[float]) -> PaladinsKnowledge:
        made = PaladinsKnowledge(self.tables)
        made.weights = self.weights
        made.prices = self.prices
        made.tariff = self.tariff
        made.seat = seat
        made.own = self.tariff_of(prices)
        return made

    def wasteful(self, s: PState, at: int, o: Option) -> bool:
        """To decline what costs nothing, a suspicion or a debt less, unless an own convert counts them; to keep fewer
        workers for the next round than one may."""
        ask = s.asks[at]
        if o.verb.id == w.V_KEEP:
            for other in s.options[at]:
                if other.verb.id == w.V_KEEP and handful(other.a) > handful(o.a):
                    return True
            return False
        if o.verb.id != w.V_DECLINE or not isinstance(ask, Accept):
            return False
        for card in s.players[ask.seat].converted:
            per = s.tables.outsiders[card].per
            if per == w.PER_SUSPICION or per == w.PER_DEBT_UNPAID:
                return False
        return True

    def likes(self, s: PState, at: int) -> list[float]:
        ask = s.asks[at]
        v = self.own if ask.seat == self.seat else self.tariff
        found = Likes(v, s, ask.seat) if s.crowns is None else CrownsLikes(v, s, ask.seat)
        return found.all(ask, s.options[at])

    def sure(self, s: PState, at: int) -> float:
        return SURE_OF_PAYMENTS if isinstance(s.asks[at], PayWorkers) else 1.0


def paladins(tables: Tables) -> list[str]:
    return [card.id for card in tables.paladins]


def goods(p: Player, some: float, out: list[float]) -> None:
    """Silver and provisions buy actions, a hoard less so; in the last round three are a point at most."""
    out.append(min(p.silver, MANY_SILVER) * some)
    out.append(max(0, p.silver - MANY_SILVER) * some)
    out.append(min(p.provision, MANY_PROVISIONS) * some)
    out.append(max(0, p.provision - MANY_PROVISIONS) * some)
    last = 0.0 if p.passed else 1.0 - some
    out.append(min(p.silver, MANY_SILVER) * last)
    out.append(min(p.provision, MANY_PROVISIONS) * last)


def hands(p: Player, some: float, out: list[float]) -> None:
    """Workers that will still act this round; after passing at most three are kept for the next."""
    for i in range(w.TYPES):
        out.append(0.0 if p.passed else float(p.workers[i]))
    out.append(min(3, total(p.workers)) * some if p.passed else 0.0)


def suspicion(s: PState, p: Player, out: list[float]) -> None:
    """Whoever has the most when the tax runs out takes a debt."""
    held = len(p.suspicion)
    most = 0
    for other in s.players:
        if other is not p:
            most = max(most, len(other.suspicion))
    out.append(float(held))
    out.append(1.0 - s.tax / (s.tax_full + 1) if held > 0 and held >= most else 0.0)


def right_side(s: PState, p: Player, left: float, some: float, out: list[float]) -> None:
    """How far each row is, and the points of its next two uses."""
    ahead = 0
    for action in range(w.RIGHT_SIDE, len(w.ACTIONS)):
        done = p.done[action]
        out.append(done * some)
        printed = s.tables.board_actions[action]
        ahead += printed.vp(done + 2) - printed.vp(done)
    for action in range(w.RIGHT_SIDE, len(w.ACTIONS)):
        out.append(p.done[action] * left)
    out.append(ahead * some)


def order_progress(s: PState, p: Player) -> float:
    """The share of the King's Orders that is done, of those that are not met yet."""
    progress = 0.0
    for slot in range(s.orders_shown):
        order = s.tables.orders[s.orders.cards[slot]]
        done = p.done[order.action]
        if done < order.need:
            progress += s.tables.order_points[slot] * done / order.need
    return progress
