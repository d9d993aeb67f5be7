"""Points by category, and who wins (PAL-220 to PAL-254, SOLO-071 to SOLO-073)."""

from __future__ import annotations

from courtier.core.views import ScoreLine, ScoreSheet
from courtier.titles.paladins import words as w
from courtier.titles.paladins.crowns.negotiate import set_points
from courtier.titles.paladins.state import Player, PState


def orders_done(s: PState, p: Player) -> int:
    """Bits of the revealed orders that this player meets (PAL-220)."""
    bits = 0
    for slot in range(s.orders_shown):
        order = s.tables.orders[s.orders.cards[slot]]
        if p.done[order.action] >= order.need:
            bits |= 1 << slot
    return bits


def secret_done(s: PState, seat: int) -> bool:
    """Is the seat's secret order fulfilled (COC-094)? The rival has none (COCS-001)."""
    if s.crowns is None or seat >= len(s.crowns.secrets):
        return False
    order = s.tables.orders[s.crowns.secrets[seat].cards[0]]
    return s.players[seat].done[order.action] >= order.need


def counted(s: PState, seat: int, per: int) -> int:
    """What an outsider's scoring counts (PAL-230 to PAL-248). A secret order does so when it is no secret any more."""
    p = s.players[seat]
    if per < w.PER_FAITH:
        return p.done[per]  # Guardian counts workshops (PAL-237, SOLO-072): they are counted as develops
    if per <= w.PER_DIPLOMACY:
        return p.track[per - w.PER_FAITH]  # the boost never counts (PAL-047)
    if per == w.PER_TOWNSFOLK:
        return len(p.crew)  # PAL-236
    if per == w.PER_ORDER:
        return orders_done(s, p).bit_count() + (
            1 if s.step == w.S_SCORING and secret_done(s, seat) else 0
        )  # COC-100
    if per == w.PER_DEBT_PAID:
        return p.paid
    if per == w.PER_DEBT_UNPAID:
        return p.unpaid
    if per == w.PER_SUSPICION:
        return len(p.suspicion)
    n = 0
    if per == w.PER_MERCENARY:
        for card in p.converted:
            if s.tables.outsiders[card].per == per:
                n += 1
        return n
    for card in p.attacked:  # face down, yet counted (PAL-128)
        if s.tables.outsiders[card].faction == per - w.PER_ATTACKED:
            n += 1
    return n


def convert_points(s: PState, seat: int, card: int, least: int) -> int:
    o = s.tables.outsiders[card]
    return max(least, o.base + o.vp * (counted(s, seat, o.per) // o.each))


def points(s: PState, seat: int) -> list[int]:
    """By category of the score sheet."""
    p = s.players[seat]
    t = s.tables
    n = t.numbers
    rival = s.is_rival(seat)
    out = [0] * len(t.points)
    done = orders_done(s, p)
    for slot in range(s.orders_shown):
        if done >> slot & 1:
            out[w.P_ORDERS] += t.order_points[slot]
    for i in range(len(p.track)):
        out[w.P_ATTRIBUTES[i]] = n.track_points[p.track[i]]  # PAL-221, COC-093
    for action in range(len(t.board_actions)):
        category = w.POINTS_OF[action]
        if category >= 0 and not (rival and action == w.DEVELOP):  # SOLO-072
            out[category] = t.board_actions[action].vp(p.done[action])  # PAL-222 to PAL-226
    for card in p.walls:
        out[w.P_WALLS] += t.wall_points[card]
    for card in p.converted:
        out[w.P_CONVERTS] += convert_points(s, seat, card, t.rival.convert_least if rival else 0)  # SOLO-062
    out[w.P_DEBTS] = n.debt_unpaid * p.unpaid + n.debt_paid * p.paid  # PAL-227
    if not rival:
        out[w.P_GOODS] = (p.silver + p.provision) // n.goods_per_vp  # PAL-228
    if s.crowns is not None:
        out[w.P_MUSTERS] = p.done[w.MUSTER] // t.crowns.muster_per_point  # COC-096
        out[w.P_SETS] = set_points(s, seat)
        if s.step == w.S_SCORING and secret_done(s, seat):
            out[w.P_SECRET] = t.crowns.secret_points
    return out


def note_points(s: PState) -> None:
    """One more column of the chart of points by round."""
    row = [s.round]
    for seat in range(len(s.players)):
        row.append(sum(points(s, seat)))
    s.chart = [*s.chart, row]


def standing(s: PState, seat: int) -> tuple[int, int, int]:
    """Points, then points from orders, then less suspicion (PAL-252)."""
    made = points(s, seat)
    orders = made[w.P_ORDERS] + (made[w.P_SECRET] if s.crowns is not None else 0)  # COC-100
    return sum(made), orders, -len(s.players[seat].suspicion)


def sheet(s: PState, seat: int) -> ScoreSheet:
    """The rival's too: it holds the place after the last seat."""
    standings = [standing(s, other) for other in range(len(s.players))]
    made = points(s, seat)
    lines: list[ScoreLine] = []
    for i in range(len(made)):
        lines.append({"key": "paladins-points-" + s.tables.points[i], "points": made[i]})
    rank = 1
    for other in standings:
        if other > standings[seat]:
            rank += 1
    return {"seat": seat, "total": sum(made), "lines": lines, "rank": rank}


def scores(s: PState) -> list[ScoreSheet]:
    """The seats' sheets; against the rival a seat that is beaten has rank 2, and nobody at the table wins."""
    return [sheet(s, seat) for seat in range(s.seats)]


def cards_met(s: PState) -> dict[str, list[list[str]]]:
    """By deck, what each seat hired, played, collected and enlisted; a townsfolk's own number follows its name."""
    t = s.tables
    seats = range(s.seats)
    out = {
        "paladins-townsfolk": [[t.townsfolk[card].id for card in s.players[seat].crew] for seat in seats],
        "paladins-paladin": [paladins_played(s, seat) for seat in seats],
    }
    if s.crowns is not None:
        musters, nobles = t.crowns.musters, t.crowns.nobles
        out["paladins-muster"] = [[musters[card].id for card in s.crowns.collected[seat]] for seat in seats]
        out["paladins-noble"] = [[nobles[card].id for card in s.crowns.enlisted[seat]] for seat in seats]
    return out


def paladins_played(s: PState, seat: int) -> list[str]:
    """Those that are neither in the pile nor out of the game."""
    idle = s.players[seat].pile.cards + s.players[seat].hand.cards
    if s.crowns is not None:
        idle = idle + s.crowns.removed[seat].cards
    return [card.id for number, card in enumerate(s.tables.paladins) if number not in idle]
