"""The Black Market: three spaces, their prices and their goods (ARC-112 to ARC-120, ARC-164, ARC-204)."""

from __future__ import annotations

from typing import Final

from courtier.core.reasons import Reason
from courtier.titles.architects import words as w
from courtier.titles.architects.effects import Bonuses, gain, noted
from courtier.titles.architects.location import Location
from courtier.titles.architects.payment import bonus_of, pay_silver
from courtier.titles.architects.state import AState, Player
from courtier.titles.architects.virtue import change_virtue
from courtier.titles.architects.workshop import NO_CARD_LEFT, Hire, anybody_shown

RULES: Final[list[str]] = ["ARC-113", "ARC-114", "ARC-117"]  # of the three prices


def market_goods(s: AState, side: int) -> list[int]:
    """On the top card; what the board prints while there is none (ARC-014)."""
    cards = s.large.cards if side else s.small.cards
    if len(cards) == 0:
        return s.tables.market_printed[side]
    return s.tables.market_gain[side][cards[-1]]


def market_price(s: AState, p: Player, space: int) -> int:
    return max(0, s.tables.numbers.market_silver[space] - bonus_of(s, p, w.M_BLACK_MARKET, w.D_DISCOUNT))


def market_reason(s: AState, p: Player, space: int) -> Reason | None:
    """A worker there, too much virtue, or too little silver."""
    there = s.market[space]
    if there >= 0:
        return Reason(
            "architects-space-taken", "ARC-112", 0, 0, there if there < s.seats else -1
        )  # whoever it is
    if not s.tables.virtue_market[p.virtue]:
        return Reason("architects-market-ban", "ARC-164", p.virtue, market_ban(s))
    return p.lack_silver(market_price(s, p, space), RULES[space])


def market_ban(s: AState) -> int:
    """The lowest virtue that is too much."""
    n = 0
    while s.tables.virtue_market[n]:
        n += 1
    return n


def enter_market(s: AState, player: int, space: int) -> None:
    """The third worker calls a reset after the action (ARC-171)."""
    s.players[player].workers -= 1
    s.market[space] = player
    s.tell(w.E_MARKET, player, space)
    if s.market[0] >= 0 and s.market[1] >= 0 and s.market[2] >= 0:
        s.reset_due = True


class MarketSpace(Location):
    """One worker at most (ARC-042)."""

    __slots__ = ("space",)
    space: int

    def __init__(self, place: int) -> None:
        super().__init__(place)
        self.space = place - w.SMALL

    def shut(self, s: AState, seat: int, p: Player) -> Reason | None:
        reason = market_reason(s, p, self.space)
        if reason is None and self.place == w.MIDDLE and len(s.buildings.cards) == 0 and not anybody_shown(s):
            return NO_CARD_LEFT
        return reason

    def enter(self, s: AState, seat: int, p: Player) -> None:
        enter_market(s, seat, self.space)

    def visit(self, s: AState, seat: int, p: Player, workers: int) -> None:
        """Pay, lose virtue, gain; an apprentice hired here has no part in it yet (ARC-214)."""
        bonuses = noted(s, seat, w.M_BLACK_MARKET)
        if len(bonuses) > 0:
            s.push(Bonuses(seat, tuple(bonuses)))
        pay_silver(s, seat, market_price(s, p, self.space), 0)
        if self.place == w.MIDDLE:
            s.push(Hire(seat, w.H_MARKET))
        else:
            goods = market_goods(s, 0 if self.place == w.SMALL else 1)
            for thing in range(w.HELD):
                if goods[thing] > 0:
                    gain(s, seat, thing, goods[thing])
        lost = s.tables.numbers.market_lose[self.space] - bonus_of(s, p, w.M_BLACK_MARKET, w.D_SPARE)
        change_virtue(s, seat, -max(0, lost))
