"""What one seat may see, built up field by field (ARC-028).

Secret are: hands and packets of buildings, all piles, the rewards, and the large side of the small market card on top.
Everything else lies open.
"""

from __future__ import annotations

from courtier.titles.architects import words as w
from courtier.titles.architects.guildhall import cathedral_shut
from courtier.titles.architects.market import market_goods
from courtier.titles.architects.payment import can_build, ignored_tax, why_not_build
from courtier.titles.architects.scoring import bonus, counted, points, sheet
from courtier.titles.architects.shapes import (
    ArchitectsView,
    LocationView,
    MarketView,
    OpponentView,
    OwnView,
    PrivateView,
    PublicView,
    SchemeView,
    SeatView,
    WeighedView,
)
from courtier.titles.architects.state import AState, Automat
from courtier.titles.architects.view_offers import changes, cheapest, lacks, places, prices
from courtier.titles.architects.workshop import apprentice_limit


def view(s: AState, seat: int | None) -> ArchitectsView:
    return {**public(s), **private(s, seat)}


def private(s: AState, seat: int | None) -> PrivateView:
    return {"seat": seat, "own": None if seat is None else _own(s, seat)}


def public(s: AState) -> PublicView:
    t = s.tables
    over = s.step == w.S_SCORING
    players = len(s.players)
    columns = t.numbers.columns
    return {
        "title": "architects",
        "step": w.STEPS[s.step],
        "round": s.round,
        "order": list(s.order),
        "turn": s.active,
        "active": [ask.seat for ask in s.asks],
        "left": s.left if s.left >= 0 else None,
        "seats": [_seat(s, i) for i in range(s.seats)],
        "locations": [_location(s, i) for i in range(w.GUILDHALL + 1)],
        "display": [
            {
                "row": i // columns + 1,
                "column": i % columns + 1,
                "id": t.apprentices[card].id if card >= 0 else None,
                "coins": s.coins[i],
            }
            for i, card in enumerate(s.shown)
        ],
        "apprentices_pile": len(s.crews.cards),
        "buildings_pile": len(s.buildings.cards),
        "rewards_pile": len(s.rewards.cards),
        "rewards": [t.reward_ids[card] for card in s.rewards_gone],
        "tax": s.tax,
        "small": _market(s, 0),
        "large": _market(s, 1),
        "market": list(s.market),
        "guildhall": {
            "rows": t.numbers.guild_rows,
            "columns": t.numbers.guild_columns[players],
            "workers": list(s.guild),
            "resets": [
                (row - 1) * t.numbers.guild_columns[players] + 1 for row in t.numbers.guild_reset_rows
            ],
            "spaces": t.numbers.guild_rows * t.numbers.guild_columns[players],
        },
        "cathedral": [
            {
                "level": level,
                "vp": t.level_vp[level],
                "spots": t.level_spots[level],
                "seats": [i for i in range(players) if s.players[i].level == level],
            }
            for level in range(1, len(t.level_vp))
        ],
        "prison": [p.prison for p in s.players],
        "capture_locations": t.numbers.capture_locations[players],
        "opponent": None if s.automat is None else _opponent(s, s.automat),
        "over": over,
        "sheets": [sheet(s, i) for i in range(players)] if over else [],
    }


def _seat(s: AState, player: int) -> SeatView:
    t = s.tables
    p = s.players[player]
    bot = s.is_bot(player)
    made = points(s, player)
    at = {w.LOCATIONS[i]: p.at[i] for i in range(w.CIRCLES)}
    return {
        "seat": player,
        "character": t.boards[p.board].id if p.board > 0 else None,
        "place": s.order.index(player) + 1,
        "workers": p.workers,
        "at": {**at, "guildhall": p.guild},
        "market": s.market.count(player),
        "prison": p.prison,
        "guildhall": p.guild,
        "captives": list(p.captives),
        "held": sum(other.captives[player] for other in s.players),
        "goods": {} if bot else dict(zip(w.GOODS, p.have[: w.SILVER], strict=True)),
        "silver": p.have[w.SILVER],
        "virtue": p.virtue,
        "virtue_vp": t.virtue_vp[p.virtue],
        "tax_ignored": ignored_tax(s, p),
        "market_allowed": t.virtue_market[p.virtue],
        "cathedral_allowed": t.virtue_cathedral[p.virtue],
        "cathedral": p.level,
        "apprentices": [t.apprentices[card].id for card in p.crew],
        "apprentice_limit": apprentice_limit(s, p),
        "skills": {skill: counted(s, player, w.C_SKILL + i) for i, skill in enumerate(w.SKILLS)},
        "built": [
            {
                "id": t.buildings[card].id,
                "vp": t.buildings[card].vp,
                "bonus": 0 if bot else bonus(s, player, card),
            }
            for card in p.built
        ],
        "hand": len(p.hand.cards),
        "unpaid": p.unpaid,
        "paid": p.paid,
        "points": {name: made[i] for i, name in enumerate(w.POINTS) if bot or i < w.SEAT_POINTS},
        "vp": sum(made),
    }


def _location(s: AState, place: int) -> LocationView:
    players = range(len(s.players))
    if place < w.CIRCLES:
        kind, workers = "circle", [p.at[place] for p in s.players]
    elif place < w.GUILDHALL:
        kind, workers = "market", [1 if s.market[place - w.SMALL] == i else 0 for i in players]
    else:
        kind, workers = "guildhall", [p.guild for p in s.players]
    return {"id": w.LOCATIONS[place], "kind": kind, "workers": workers}


def _market(s: AState, side: int) -> MarketView:
    pile = s.large if side else s.small
    goods = market_goods(s, side)
    named = [*w.GOODS, "silver"]
    return {
        "pile": len(pile.cards),
        "goods": {named[i]: n for i, n in enumerate(goods) if n},
        "printed": not pile.cards,
    }


def _own(s: AState, seat: int) -> OwnView:
    t = s.tables
    p = s.players[seat]
    looks = s.drawn.cards if seat == s.active else []
    packet = s.draft[seat].cards if seat < len(s.draft) else []
    least = cheapest(s, seat)
    return {
        "hand": [t.buildings[card].id for card in p.hand.cards],
        "buildable": [t.buildings[card].id for card in p.hand.cards if can_build(s, p, card)],
        "blocked": _blocked(s, seat),
        "packet": [t.buildings[card].id for card in packet],
        "drawn": [t.buildings[card].id for card in looks],
        "hire": prices(s, seat),
        "too_dear": least if least > p.have[w.SILVER] else None,
        "places": places(s, seat),
        "lacks": lacks(s, seat),
        "changes": changes(s, seat),
    }


def _blocked(s: AState, seat: int) -> dict[str, dict[str, object]]:
    p = s.players[seat]
    reasons = {s.tables.buildings[card].id: why_not_build(s, p, card) for card in p.hand.cards}
    reasons["cathedral"] = cathedral_shut(s, p)
    return {name: reason.phrase().data() for name, reason in reasons.items() if reason is not None}


def _opponent(s: AState, automat: Automat) -> OpponentView:
    t = s.tables
    p = s.players[s.seats]
    scheme = automat.scheme
    shown: SchemeView | None = None
    if scheme >= 0:
        shown = {
            "id": t.scheme_ids[scheme],
            "top": w.HALVES[t.scheme_top[scheme]],
            "bottom": w.HALVES[t.scheme_bottom[scheme]],
        }
    return {
        "id": t.opponents[automat.who].id,
        "level": t.bot_levels[automat.level].id,
        "basic": p.have[w.CLAY],
        "precious": p.have[w.GOLD],
        "first": "top" if t.opponents[automat.who].top_first else "bottom",
        "scheme": shown,
        "schemes": len(automat.schemes.cards),
        "discards": [t.scheme_ids[card] for card in automat.discards],
        "plan": [_weighed(row) for row in automat.plan],
        "seat": _seat(s, s.seats),
        "sheet": sheet(s, s.seats),
    }


def _weighed(row: list[int]) -> WeighedView:
    result, number = row
    home = result in (w.N_RETURNS, w.N_PASSES)
    return {"result": w.WEIGHED[result], "half": w.LOCATIONS[number] if home else w.HALVES[number]}
