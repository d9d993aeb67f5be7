"""What the opponent can do and does at each location, as if the new worker stood there (ARCS-014 to ARCS-024)."""

from __future__ import annotations

from courtier.core.piles import Pile
from courtier.titles.architects import words as w
from courtier.titles.architects.effects import gain, held_elsewhere, release
from courtier.titles.architects.guardhouse import imprison, pay_debt
from courtier.titles.architects.guildhall import advance, enter_guildhall, show_building
from courtier.titles.architects.location import Location
from courtier.titles.architects.market import enter_market, market_goods
from courtier.titles.architects.opponent.effects import capture_target, captures, coin, resolve
from courtier.titles.architects.opponent.stock import (
    automat_of,
    discard_lowest,
    lacking_skill,
    me,
    pay,
    payable,
)
from courtier.titles.architects.payment import pay_silver, tax_due
from courtier.titles.architects.plans import draw_cards, put_under
from courtier.titles.architects.scoring import counted
from courtier.titles.architects.state import AState
from courtier.titles.architects.virtue import change_virtue, take_debts
from courtier.titles.architects.workshop import take_apprentice


def possible(s: AState, half: int) -> bool:
    """May this half of a scheme be followed now?"""
    t = s.tables
    n = t.numbers
    p = me(s)
    if half <= w.SILVERSMITH:
        return True
    if half == w.STOREHOUSE:
        return next_trade(s) >= 0
    if half == w.K_HIRE:
        price = n.hire_silver + tax_due(s, p, n.hire_tax)
        return p.have[w.SILVER] >= price and lacking_skill(s, open_columns(s)) >= 0
    if half == w.K_PLANS:
        return len(p.hand.cards) < n.hand and len(s.buildings.cards) > 0
    if half == w.TOWN_CENTRE:
        return town_centre_possible(s)
    if half == w.GUARDHOUSE:
        return next_guard(s) >= 0
    if half == w.TAX_STAND:
        return s.tax >= t.automaton.tax_pool and p.virtue >= t.automaton.tax_virtue
    if half <= w.LARGE:
        return market_possible(s, half - w.SMALL)
    return best_building(s) >= 0 or cathedral_possible(s)


def carry_out(s: AState, half: int) -> None:
    """Places the worker and does it."""
    if half <= w.SILVERSMITH:
        gather(s, half, place(s, half))
    elif half == w.STOREHOUSE:
        trade(s, place(s, w.STOREHOUSE))
    elif half == w.K_HIRE:
        slot = lacking_skill(s, open_columns(s))
        place(s, w.WORKSHOP)
        pay_silver(s, s.seats, s.tables.numbers.hire_silver, s.tables.numbers.hire_tax)
        take_apprentice(s, s.seats, slot, True)
    elif half == w.K_PLANS:
        draw_cards(s, s.seats, s.tables.numbers.plans.of(place(s, w.WORKSHOP)))
    elif half == w.TOWN_CENTRE:
        captures(s, s.tables.numbers.actions[w.TOWN_CENTRE].of(place(s, w.TOWN_CENTRE)), False)
    elif half == w.GUARDHOUSE:
        guard(s, place(s, w.GUARDHOUSE))
    elif half == w.TAX_STAND:
        place(s, w.TAX_STAND)
        change_virtue(s, s.seats, -s.tables.numbers.steal_lose)
        me(s).have[w.SILVER] += s.tax
        s.tell(w.E_TAX_STAND, s.seats, s.tax)
        s.tax = 0
    elif half <= w.LARGE:
        market(s, found_space(s, half - w.SMALL))
    else:
        construct(s, half == w.K_CATHEDRAL)


def place(s: AState, where: int) -> int:
    p = me(s)
    Location(where).enter(s, s.seats, p)
    return p.at[where]


def gather(s: AState, where: int, workers: int) -> None:
    """Basic goods and silver come with the bonus of its level (ARCS-014)."""
    t = s.tables
    p = me(s)
    a = t.automaton
    amounts = t.numbers.gather_amounts[where]
    things = t.numbers.gathers[where]
    if len(things) > 1 and workers >= a.mines_workers and p.have[w.CLAY] >= a.mines_basic:
        gain(s, s.seats, things[1], amounts[1].of(workers))
        return
    more = t.bot_levels[automat_of(s).level].gather
    gain(s, s.seats, things[0], amounts[0].of(workers) + more)


def next_trade(s: AState) -> int:
    """The first trade it makes, as a base trade of the board; or -1 (ARCS-016)."""
    t = s.tables
    p = me(s)
    for kind in t.opponents[automat_of(s).who].trades:
        virtue = w.TRADES[kind] == "virtue"
        if virtue and p.virtue == t.top_virtue() and p.unpaid == 0:
            continue
        for number in t.base_trades:
            if t.trades[number].base == kind:
                if p.have[w.CLAY] - sum(t.trades[number].pay) >= t.automaton.trade_keeps:
                    return number
                break
    return -1


def trade(s: AState, workers: int) -> None:
    t = s.tables
    for _ in range(t.numbers.actions[w.STOREHOUSE].of(workers)):
        number = next_trade(s)
        if number < 0:
            return
        made = t.trades[number]
        me(s).have[w.CLAY] -= sum(made.pay)
        s.tell(w.E_TRADE, s.seats, number)
        for i in range(len(made.things)):
            gain(s, s.seats, made.things[i], made.amounts[i])


def open_columns(s: AState) -> int:
    """With one worker more than now."""
    return s.tables.numbers.open_columns.of(me(s).at[w.WORKSHOP] + 1)


def town_centre_possible(s: AState) -> bool:
    """Judged as if the worker had been placed: one fewer is left at home."""
    p = me(s)
    if p.have[w.SILVER] < coin(s, True):
        return False
    p.workers -= 1
    found = capture_target(s, True, 0) >= 0
    p.workers += 1
    return found


def useful(s: AState, action: int) -> bool:
    """An action of the Guardhouse that it would take (ARCS-020)."""
    t = s.tables
    n = t.numbers
    p = me(s)
    silver = p.have[w.SILVER]
    if action == w.G_IMPRISON:
        return counted(s, s.seats, w.C_CAPTIVES) > 0
    if action == w.G_RELEASE:
        return p.prison > 0
    if action == w.G_PAY_DEBT:
        return p.unpaid > 0 and silver >= n.debt_silver + tax_due(s, p, n.debt_tax)
    if held_elsewhere(s, s.seats) < t.automaton.free_workers:
        return False
    return silver >= n.free_silver + tax_due(s, p, n.free_tax) or t.opponents[automat_of(s).who].debt_to_free


def next_guard(s: AState) -> int:
    for action in s.tables.opponents[automat_of(s).who].guard:
        if useful(s, action):
            return action
    return -1


def guard(s: AState, workers: int) -> None:
    n = s.tables.numbers
    bot = s.seats
    for _ in range(n.actions[w.GUARDHOUSE].of(workers)):
        action = next_guard(s)
        if action == w.G_IMPRISON:
            imprison(s, bot)
        elif action == w.G_RELEASE:
            release(s, bot, w.R_PRISON, w.ALL)
        elif action == w.G_PAY_DEBT:
            pay_debt(s, bot)
        elif action == w.G_FREE:
            release(s, bot, w.R_BOARDS, w.ALL)
            if me(s).have[w.SILVER] >= n.free_silver + tax_due(s, me(s), n.free_tax):
                pay_silver(s, bot, n.free_silver, n.free_tax)
            else:
                take_debts(s, bot, n.free_debt)
                change_virtue(s, bot, -n.free_lose)


def found_space(s: AState, named: int) -> int:
    """The space named, or the first free one; -1 when all are taken (ARCS-022)."""
    if s.market[named] < 0:
        return named
    for space in range(w.MARKETS):
        if s.market[space] < 0:
            return space
    return -1


def market_possible(s: AState, named: int) -> bool:
    p = me(s)
    space = found_space(s, named)
    if space < 0 or p.virtue < s.tables.automaton.market_virtue or not s.tables.virtue_market[p.virtue]:
        return False
    if space == 1 and lacking_skill(s, w.ALL) < 0 and len(s.buildings.cards) == 0:
        return False
    return p.have[w.SILVER] >= s.tables.numbers.market_silver[space]


def market(s: AState, space: int) -> None:
    n = s.tables.numbers
    enter_market(s, s.seats, space)
    pay_silver(s, s.seats, n.market_silver[space], 0)
    change_virtue(s, s.seats, -n.market_lose[space])
    if space == 1:
        slot = lacking_skill(s, w.ALL)
        if slot >= 0:
            take_apprentice(s, s.seats, slot, True)
        else:
            keep_best(s)
        return
    goods = market_goods(s, 0 if space == 0 else 1)
    for thing in range(w.HELD):
        if goods[thing] > 0:
            gain(s, s.seats, thing, goods[thing])


def keep_best(s: AState) -> None:
    """Looks at five and keeps the one with most points; ties by id (ARCS-022)."""
    s.barrier += 1
    bit = 1 << s.seats
    cards: list[int] = []
    for _ in range(min(s.tables.numbers.search_draw, len(s.buildings.cards))):
        cards.append(s.buildings.draw())
    best = cards[0]
    for card in cards:
        vp, most = s.tables.buildings[card].vp, s.tables.buildings[best].vp
        if vp > most or (vp == most and card < best):
            best = card
    hand: Pile = me(s).hand
    for card in cards:
        if card == best:
            hand.cards.append(card)
            hand.seen.append(bit)
        else:
            put_under(s, card, bit)
    s.tell(w.E_DREW, s.seats, 1)


# the Guildhall


def best_building(s: AState) -> int:
    """The payable card with covered skills and most points, then the cheapest, then by id; or -1 (ARCS-023)."""
    t = s.tables
    p = me(s)
    best = -1
    for card in p.hand.cards:
        b = t.buildings[card]
        if b.skills & ~p.skills or not payable(s, p, b.cost):
            continue
        if best < 0 or (-b.vp, b.cost.total, card) < (
            -t.buildings[best].vp,
            t.buildings[best].cost.total,
            best,
        ):
            best = card
    return best


def cathedral_possible(s: AState) -> bool:
    """The usual conditions, paid from its pools (ARCS-024)."""
    t = s.tables
    p = me(s)
    if p.level >= len(t.levels) or not t.virtue_cathedral[p.virtue] or len(p.hand.cards) == 0:
        return False
    there = 0
    for other in s.players:
        if other.level == p.level + 1:
            there += 1
    return there < t.level_spots[p.level + 1] and payable(s, p, t.levels[p.level])


def construct(s: AState, cathedral: bool) -> None:
    """A building or a level, whichever is wanted, else the other one (ARCS-023, ARCS-024)."""
    card = best_building(s)
    if cathedral_possible(s) and (cathedral or card < 0):
        enter_guildhall(s, s.seats)
        p = me(s)
        pay(s, p, s.tables.levels[p.level])
        discard_lowest(s)
        advance(s, s.seats)
        return
    enter_guildhall(s, s.seats)
    building = s.tables.buildings[card]
    pay(s, me(s), building.cost)
    show_building(s, s.seats, card)
    change_virtue(s, s.seats, building.virtue)
    for effect in building.effects:
        if effect.moment == w.M_BUILT:
            if effect.deed == w.D_BUILD:
                again(s)
            else:
                resolve(s, effect)


def again(s: AState) -> None:
    """One more worker at once (Crane), if there is one and something to build."""
    if me(s).workers > 0 and possible(s, w.K_BUILD):
        construct(s, False)
