"""What a visit would bring, what the choices on offer change and what a price lacks, for one seat: read off the rules.

Only what is certain is told: cards that are still to be drawn are counted, never looked at.
"""

from __future__ import annotations

from courtier.core.options import COUNT_BITS, Option
from courtier.core.piles import find
from courtier.titles.architects import words as w
from courtier.titles.architects.effects import Choose, noted
from courtier.titles.architects.gather import Mines
from courtier.titles.architects.guardhouse import imprison_silver
from courtier.titles.architects.guildhall import Build
from courtier.titles.architects.market import market_goods, market_price
from courtier.titles.architects.payment import bonus_of, can_build, cost_of, missing, payments, tax_due
from courtier.titles.architects.scoring import has_deed, times
from courtier.titles.architects.shapes import LacksView, PlaceView
from courtier.titles.architects.state import AState, Player
from courtier.titles.architects.storehouse import short_of, trades_of
from courtier.titles.architects.workshop import AtWorkshop, hire_price, team_full

Amounts = dict[str, int]


def add(out: Amounts, thing: str, n: int) -> None:
    if n != 0:
        out[thing] = out.get(thing, 0) + n


# places


def places(s: AState, seat: int) -> dict[str, PlaceView]:
    return {w.LOCATIONS[place]: _place(s, seat, place) for place in range(w.GUILDHALL + 1)}


def _place(s: AState, seat: int, place: int) -> PlaceView:
    n = s.tables.numbers
    p = s.players[seat]
    workers = p.at[place] + 1 if place < w.CIRCLES else 0
    out: PlaceView = {
        "ways": _gathered(s, seat, place, workers),
        "price": 0,
        "virtue": 0,
        "actions": 0,
        "leads": False,
    }
    if len(out["ways"]) > 1:
        out["leads"] = True
    elif place == w.STOREHOUSE:
        out["actions"] = n.actions[place].of(workers) + bonus_of(s, p, w.M_STOREHOUSE, w.D_ACTIONS)
        out["leads"] = any([short_of(p, s.tables.trades[trade]) < 0 for trade in trades_of(s, p)])
    elif place == w.WORKSHOP:
        out["actions"] = n.plans.of(workers)
        out["leads"] = team_full(s, p) is None and cheapest(s, seat) <= p.have[w.SILVER]
    elif place == w.TOWN_CENTRE:  # the worker placed is a group itself
        out["actions"] = n.actions[place].of(workers)
        out["leads"] = p.have[w.SILVER] >= n.first_silver + tax_due(s, p, n.first_tax)
    elif place == w.GUARDHOUSE:
        out["actions"] = n.actions[place].of(workers)
    elif place == w.TAX_STAND:
        out["virtue"] = max(0, n.steal_lose - bonus_of(s, p, w.M_TAX_STAND, w.D_SPARE))
        out["ways"] = [_with_cards(s, seat, w.M_TAX_STAND, {"silver": s.tax})]
    elif place == w.GUILDHALL:
        out["actions"] = sum([can_build(s, p, card) for card in p.hand.cards])
        out["leads"] = len(Build(seat).legal(s)) > 1
    elif place >= w.SMALL:
        space = place - w.SMALL
        out["price"] = market_price(s, p, space)
        out["virtue"] = max(0, n.market_lose[space] - bonus_of(s, p, w.M_BLACK_MARKET, w.D_SPARE))
        out["ways"] = [_with_cards(s, seat, w.M_BLACK_MARKET, _on_space(s, place))]
    return out


def _on_space(s: AState, place: int) -> Amounts:
    if place == w.MIDDLE:
        return {}
    goods = market_goods(s, 0 if place == w.SMALL else 1)
    return {w.THINGS[thing]: goods[thing] for thing in range(w.HELD) if goods[thing] > 0}


def _gathered(s: AState, seat: int, place: int, workers: int) -> list[Amounts]:
    if place >= w.CIRCLES:
        return []
    n = s.tables.numbers
    amounts = [amount.of(workers) for amount in n.gather_amounts[place]]
    return [
        _with_cards(s, seat, place, {w.THINGS[thing]: amount})
        for thing, amount in zip(n.gathers[place], amounts, strict=True)
        if amount > 0
    ]


def _with_cards(s: AState, seat: int, moment: int, gained: Amounts) -> Amounts:
    """Beside what the place gives, what crew and board add to it."""
    out = dict(gained)
    for thing, n in _gains(s, seat, noted(s, seat, moment)).items():
        add(out, thing, n)
    return out


def _gains(s: AState, seat: int, effects: list[int]) -> Amounts:
    out: Amounts = {}
    for number in effects:
        effect = s.tables.effects[number]
        for thing, n in zip(effect.things, effect.amounts, strict=True):
            add(out, w.THINGS[thing], n * times(s, seat, effect))
    return out


def prices(s: AState, seat: int) -> list[int | None]:
    """Silver for each apprentice on display at this visit of the Workshop, or at the next one."""
    p = s.players[seat]
    there = any([isinstance(ask, AtWorkshop) and ask.seat == seat for ask in s.asks])
    workers = p.at[w.WORKSHOP] + (0 if there else 1)
    return [hire_price(s, p, slot, workers) if s.shown[slot] >= 0 else None for slot in range(len(s.shown))]


def cheapest(s: AState, seat: int) -> int:
    return min([price for price in prices(s, seat) if price is not None], default=0)


# prices


def lacks(s: AState, seat: int) -> dict[str, LacksView]:
    """Of the plans in hand, in the packet and looked at, and of the next level."""
    t = s.tables
    p = s.players[seat]
    cards = list(p.hand.cards)
    if seat < len(s.draft):
        cards += s.draft[seat].cards
    if seat == s.active:
        cards += s.drawn.cards
    out = {t.buildings[card].id: _lacks(s, p, card) for card in cards}
    if p.level < len(t.levels):
        out["cathedral"] = _lacks(s, p, -1)
    return out


def _lacks(s: AState, p: Player, card: int) -> LacksView:
    goods, mix = missing(s, p, cost_of(s, p, card))
    skills = s.tables.buildings[card].skills & ~p.skills if card >= 0 else 0
    return {
        "goods": {w.GOODS[i]: n for i, n in enumerate(goods) if n > 0},
        "mix": mix,
        "skills": [skill for i, skill in enumerate(w.SKILLS) if skills >> i & 1],
    }


# choices


def changes(s: AState, seat: int) -> dict[str, Amounts]:
    """Nothing for a seat that is not asked."""
    at = s.asked(seat)
    if at < 0:
        return {}
    return {str(o): _change(s, seat, o, at) for o in s.options[at]}


def _change(s: AState, seat: int, o: Option, at: int) -> Amounts:
    t = s.tables
    p = s.players[seat]
    ask = s.asks[at]
    verb = o.verb.id
    out: Amounts = {}
    if verb == w.V_PLACE:
        place = _place(s, seat, o.a)
        if len(place["ways"]) == 1:
            out.update(place["ways"][0])
        add(out, "silver", -place["price"])
        add(out, "virtue", -place["virtue"])
        add(out, "workers", -1)
    elif verb == w.V_BUILD:
        out = _build(s, seat, o.a)
    elif verb == w.V_CATHEDRAL:
        _pay(s, p, -1, out)
        add(out, "card", 0 if has_deed(s, p, w.D_NO_DISCARD) else -1)
        add(out, "vp", t.level_vp[p.level + 1] - t.level_vp[p.level])
    elif verb == w.V_TRADE:
        trade = t.trades[o.a]
        for thing in range(w.HELD):
            add(out, w.THINGS[thing], -trade.pay[thing])
        for thing, n in zip(trade.things, trade.amounts, strict=True):
            add(out, w.THINGS[thing], n)
    elif verb == w.V_PAY:
        for thing in range(w.SILVER):
            add(out, w.THINGS[thing], -(o.a >> COUNT_BITS * thing & 255))
    elif verb == w.V_HIRE:
        slot = find(s.shown, o.a)
        price = prices(s, seat)[slot] if isinstance(ask, AtWorkshop) else 0
        add(out, "silver", s.coins[slot] - (price or 0))
        add(out, "virtue", t.apprentices[o.a].virtue)
    elif verb == w.V_GAIN and isinstance(ask, Mines):
        out = _with_cards(s, seat, ask.place, {w.THINGS[o.a]: ask.amount(s, o.a)})
    elif verb == w.V_GAIN and isinstance(ask, Choose):
        out = _gains(s, seat, [ask.branch(s, o)])
    elif verb == w.V_IMPRISON:
        add(out, "silver", imprison_silver(s, p))
    return out


def _build(s: AState, seat: int, card: int) -> Amounts:
    t = s.tables
    p = s.players[seat]
    building = t.buildings[card]
    out = _with_cards(s, seat, w.M_BUILD, {})
    _pay(s, p, card, out)
    add(out, "card", -1)
    add(out, "virtue", building.virtue)
    moved = max(0, min(t.top_virtue(), p.virtue + building.virtue))
    add(out, "vp", building.vp + t.virtue_vp[moved] - t.virtue_vp[p.virtue])
    return out


def _pay(s: AState, p: Player, card: int, out: Amounts) -> None:
    """Where the owner picks the goods, they are told with that choice."""
    ways = payments(s, p, cost_of(s, p, card))
    if len(ways) == 1:
        for thing in range(w.SILVER):
            add(out, w.THINGS[thing], -(ways[0] >> COUNT_BITS * thing & 255))
