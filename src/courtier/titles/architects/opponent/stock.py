"""What the opponent owns and picks: pooled goods, lacking skills, cards by points (ARCS-007, ARCS-009, ARCS-033)."""

from __future__ import annotations

from courtier.titles.architects import words as w
from courtier.titles.architects.plans import give_up
from courtier.titles.architects.state import AState, Automat, Player
from courtier.titles.architects.tables import Cost


def automat_of(s: AState) -> Automat:
    automat = s.automat
    if automat is None:
        raise ValueError("no opponent")
    return automat


def me(s: AState) -> Player:
    return s.players[s.seats]


def basic_price(s: AState, p: Player, cost: Cost) -> int:
    """Basic goods for a price, with those that stand in for missing precious ones (ARCS-033)."""
    missing = max(0, precious_part(cost) - p.have[w.GOLD])
    basic = cost.any_n + cost.goods[w.CLAY] + cost.goods[w.WOOD] + cost.goods[w.STONE]
    return basic + s.tables.automaton.basic_per_precious * missing


def precious_part(cost: Cost) -> int:
    return cost.goods[w.GOLD] + cost.goods[w.MARBLE]


def payable(s: AState, p: Player, cost: Cost) -> bool:
    return p.have[w.CLAY] >= basic_price(s, p, cost)


def pay(s: AState, p: Player, cost: Cost) -> None:
    p.have[w.CLAY] -= basic_price(s, p, cost)
    p.have[w.GOLD] -= min(p.have[w.GOLD], precious_part(cost))


def lacking_skill(s: AState, columns: int) -> int:
    """The slot of the first apprentice with a skill it lacks, column by column, top row first; or -1 (ARCS-017)."""
    p = me(s)
    n = s.tables.numbers
    if len(p.crew) >= n.apprentices:
        return -1
    for column in range(min(columns, n.columns)):
        for row in range(n.rows):
            card = s.shown[row * n.columns + column]
            if card >= 0 and s.tables.apprentices[card].skills & ~p.skills:
                return row * n.columns + column
    return -1


def lowest_card(s: AState) -> int:
    """Of its hand, by printed points; ties by id, which is the order of the deck."""
    best = -1
    for card in me(s).hand.cards:
        if best < 0 or (s.tables.buildings[card].vp, card) < (s.tables.buildings[best].vp, best):
            best = card
    return best


def discard_lowest(s: AState) -> None:
    give_up(s, s.seats, lowest_card(s))
