"""Module 4: a destiny a year, and what it does at moments of its own; numbers that it changes are read elsewhere."""

from __future__ import annotations

from courtier.core.agenda import Ask, Task, Together
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.goods import gain
from courtier.titles.kingsburg.modules.blessing import good_year
from courtier.titles.kingsburg.modules.destiny_asks import (
    Levy,
    Reserve,
    Robbed,
    SellGoods,
    SwapGoods,
    king_health,
)
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.turns import MomentTurns
from courtier.titles.kingsburg.windows import holds, tell_things, timely


def shuffle_destinies(s: KState) -> None:
    """KBM4-001."""
    cards = list(range(len(s.tables.more.destinies)))
    s.shuffle(cards)
    s.more.destinies.cards = cards
    s.more.destinies.seen = [0] * len(cards)


class DrawDestiny(Task[KState]):
    """Drawn and announced at the start of the year, the last one is discarded (KBM4-002)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        more = s.more
        if more.destiny >= 0:
            more.past_destinies.append(more.destiny)
        more.destiny = more.destinies.draw()
        more.closed = 0
        more.reserved = [0] * len(s.players)
        more.items = [0] * len(more.items)
        s.barrier += 1
        s.tell(w.E_DESTINY, -1, more.destiny)
        sick = s.tables.more.destinies[more.destiny].op(fx.BLOCK_ADVISORS)
        if sick is not None:
            for rank in sick.values:
                more.closed |= 1 << rank


class DestinyTurns(MomentTurns):
    """What the destiny does at a moment, after the seats' own effects (KBM4-051): for all, then seat by seat."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        more = s.more
        if more.destiny < 0:
            return
        if self.at == 0:
            if self.moment == w.SEASON_START:
                more.subsidy_used = 0
            elif self.moment == w.SEASON_END:
                clear_board(s)
        e = due(s, self.moment)
        if e is None or (self.at == 0 and not for_all(s, e)):
            return
        for at in range(self.at, len(s.order)):
            depth = len(s.agenda)
            each(s, s.order[at], e)
            if len(s.agenda) > depth:  # something is asked first
                s.agenda.insert(depth, DestinyTurns(self.moment, at + 1))
                return


def due(s: KState, moment: int) -> Effect | None:
    """This year's effect at the moment, in its season and year; no destiny has two at one moment here."""
    destiny = s.tables.more.destinies[s.more.destiny]
    if not destiny.moments >> moment & 1:
        return None
    for e in destiny.effects:
        if e.moment == moment and timely(s, s.order[0], e):
            return e
    return None


def clear_board(s: KState) -> None:
    """Items that nobody took and the advisor who was away come back; the sick king does not."""
    more = s.more
    more.items = [0] * len(more.items)
    if s.tables.more.destinies[more.destiny].op(fx.BLOCK_RANDOM_ADVISOR) is not None:
        more.closed = 0


def for_all(s: KState, e: Effect) -> bool:
    """What happens once for everybody; is there still something to do for each seat?"""
    if e.op == fx.PLACE_ITEMS:
        place_items(s, e.values)
    elif e.op == fx.BLOCK_RANDOM_ADVISOR:
        absent_advisor(s, e.n)
    elif e.op == fx.RESERVE_ADVISORS:
        asks: list[Ask[KState]] = [Reserve(seat) for seat in range(len(s.players))]
        Together(asks).run(s)
    elif e.op == fx.KING_HEALTH:
        king_health(s, 0, 0, e)
    elif fx.COMMON_ROLL_MIN in e.conditions:
        return common_roll(s) >= e.limits[e.conditions.index(fx.COMMON_ROLL_MIN)]
    else:
        return True
    return False


def place_items(s: KState, things: list[int]) -> None:
    """On different advisors who may still take dice (KBM4-009), never on the Politician's card (KBM4-037)."""
    more = s.more
    free: list[int] = []
    for rank in range(1, s.tables.board + 1):
        if s.holder[rank] == w.FREE and not more.closed >> rank & 1:
            free.append(rank)
    s.barrier += 1
    for thing in things:
        if len(free) > 0:
            rank = free.pop(s.below(len(free)))
            more.items[rank] |= 1 << thing
            s.tell(w.E_ITEM, -1, rank, thing)


def absent_advisor(s: KState, dice: int) -> None:
    """KBM4-029; neutral dice may lie there nevertheless (KBM4-043)."""
    s.barrier += 1
    rolled = s.roll(dice)
    rank = w.dice_total(rolled)
    s.more.closed |= 1 << rank
    s.tell(w.E_CLOSED, -1, rank, rolled)


def common_roll(s: KState) -> int:
    s.barrier += 1
    rolled = s.below(6) + 1
    s.tell(w.E_COMMON_ROLL, s.order[0], rolled, s.more.destiny)
    return rolled


def each(s: KState, seat: int, e: Effect) -> None:
    """One seat's part; what must be asked is pushed."""
    p = s.players[seat]
    if e.op == fx.GOOD_OR_SWAP:
        good_year(s, seat, e)
    elif e.op == fx.EXCESS_LOSS:
        if p.goods() > e.n:
            s.push(Robbed(seat, e.values[0]))
    elif e.op == fx.EXCHANGE_GOODS:
        if p.goods() > 0:
            s.push(SwapGoods(seat, e.n))
    elif e.op == fx.SELL_GOODS:
        if p.goods() > 0:
            s.push(SellGoods(seat, e.n, e.values[0]))
    elif e.op == fx.PAY_OR_LOSE:
        if p.goods() >= e.n:
            s.push(Levy(seat, e.n))
        else:
            Levy(seat, e.n).refuse(s)  # too few goods: no choice
    elif e.op == fx.NO_OP and simple(s, seat, e):
        give_or_take(s, seat, e)


def simple(s: KState, seat: int, e: Effect) -> bool:
    """Conditions of one seat; a common roll has been made for all."""
    return fx.COMMON_ROLL_MIN in e.conditions or holds(s, seat, e)


def give_or_take(s: KState, seat: int, e: Effect) -> None:
    if len(e.trades) > 0:
        loss = s.tables.exchanges[e.trades[0]].pay  # the Plague takes a soldier (KBM4-020)
        for i in range(len(loss.things)):
            s.players[seat].have[loss.things[i]] -= loss.amounts[i]
        tell_things(s, w.E_CARD_LOSS, seat, e.card, loss)
        return
    tell_things(s, w.E_CARD_GAIN, seat, e.card, e.gain)
    gain(s, seat, e.gain, e.category)
