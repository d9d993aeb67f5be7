"""What one seat may see, built up field by field (PAL-039, PAL-107, PAL-170).

Secret are: paladins that are not revealed, but for what their owner has seen; the King's cards before their round; the
order of all piles. Everything else lies open.
"""

from __future__ import annotations

from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import PROVISIONS
from courtier.titles.paladins.actions import ACTION, RECRUIT
from courtier.titles.paladins.crowns.view import crowns_view, secret_view, secrets_shown
from courtier.titles.paladins.round import turn_order
from courtier.titles.paladins.scoring import convert_points, orders_done, points, sheet
from courtier.titles.paladins.shapes import (
    ActionView,
    FavourView,
    OrderView,
    PaladinsHand,
    PaladinsView,
    PrivateView,
    PublicView,
    RivalView,
    SeatView,
    SquareView,
)
from courtier.titles.paladins.solo.actions import workers_needed
from courtier.titles.paladins.solo.view import foresee, weighed
from courtier.titles.paladins.state import Player, PState, Rival
from courtier.titles.paladins.view_deals import offers
from courtier.titles.paladins.view_needs import boosts, reach, returns
from courtier.titles.paladins.workers import standing


def view(s: PState, seat: int | None) -> PaladinsView:
    return {**public(s), **private(s, seat)}


def private(s: PState, seat: int | None) -> PrivateView:
    return {
        "seat": seat,
        "own": None if seat is None else _own(s, seat),
        "secret": None if seat is None else secret_view(s, seat),
        "offers": None if seat is None else offers(s, seat),
    }


def public(s: PState) -> PublicView:
    t = s.tables
    return {
        "title": "paladins",
        "round": s.round,
        "rounds": t.numbers.rounds,
        "step": w.STEPS[s.step],
        "start": s.start,
        "turn": s.active,
        "active": [ask.seat for ask in s.asks],
        "seats": [_seat(s, i) for i in range(s.seats)],
        "tax": s.tax,
        "tax_full": s.tax_full,
        "debts": s.debts,
        "suspects": _suspects(s),
        "suspicion": {"pile": len(s.suspicion.cards), "discards": len(s.suspicion_gone)},
        "walls": len(s.walls.cards),
        "townsfolk": [t.townsfolk[card].id if card >= 0 else None for card in s.town],
        "townsfolk_pile": len(s.town_pile.cards),
        "townsfolk_discards": [t.townsfolk[card].id for card in s.town_gone],
        "outsiders": [t.outsiders[card].id if card >= 0 else None for card in s.outs],
        "outsiders_pile": len(s.outs_pile.cards),
        "outsiders_discards": [t.outsiders[card].id for card in s.outs_gone],
        "taverns": [{"id": t.tavern_ids[card], "seat": s.tavern_seat[i]} for i, card in enumerate(s.taverns)],
        "taverns_pile": len(s.taverns_pile.cards),
        "picks": turn_order(s),
        "orders": [_order(s, slot) for slot in range(len(s.orders.cards))],
        "favours": [_favour(s, slot) for slot in range(len(s.favours.cards))],
        "squares": [_square(s, i) for i in range(len(t.squares))],
        "rival": None if s.rival is None else _rival(s, s.rival),
        "crowns": crowns_view(s),
        "secrets": secrets_shown(s),
        "chart": [{"round": row[0], "vp": row[1:]} for row in s.chart],
        "over": s.over(),
    }


def _seat(s: PState, seat: int) -> SeatView:
    t = s.tables
    p = s.players[seat]
    rival = s.is_rival(seat)
    made = points(s, seat)
    met = orders_done(s, p)
    least = t.rival.convert_least if rival else 0
    return {
        "seat": seat,
        "workers": dict(zip(w.WORKERS, p.workers, strict=True)),
        "silver": p.silver,
        "provision": p.provision,
        "attributes": dict(zip(t.attributes, p.track, strict=True)),
        "boosts": dict(zip(t.attributes, p.boost, strict=True)),
        "has": {id: p.has(i) for i, id in enumerate(t.attributes)},
        "reach": reach(s, p),
        "paladin": t.paladins[p.paladin].id if p.paladin >= 0 else None,
        "paladin_chosen": s.step >= w.S_WORKERS and len(p.hand.cards) > 0,
        "paladins": len(p.pile.cards),
        "actions": [_action(s, p, i, rival) for i in range(len(t.board_actions))],
        "recruits": [
            {"silver": RECRUIT.price(s, p, slot), "debt": RECRUIT.on_debt(s, p, slot)}
            for slot in range(len(s.town))
        ],
        "workshops_left": t.board_actions[w.DEVELOP].limit - p.done[w.DEVELOP] if not rival else 0,
        "jars": [t.jar_ids[i] for i in range(len(t.jar_ids)) if p.jars >> i & 1],
        "walls": [t.wall_ids[card] for card in p.walls],
        "attacked": [t.outsiders[card].id for card in p.attacked],
        "converted": [
            {"id": t.outsiders[card].id, "points": convert_points(s, seat, card, least)}
            for card in p.converted
        ],
        "crew": [t.townsfolk[card].id for card in p.crew],
        "suspicion": [f"suspicion_{t.suspicion[kind]}" for kind in p.suspicion],
        "unpaid": p.unpaid,
        "paid": p.paid,
        "passed": p.passed,
        "orders": [met >> slot & 1 == 1 for slot in range(s.orders_shown)],
        "points": dict(zip(t.points, made, strict=True)),
        "vp": sum(made),
    }


def _action(s: PState, p: Player, number: int, rival: bool) -> ActionView:
    printed = s.tables.board_actions[number]
    done = p.done[number]
    spaces = range(len(printed.spaces))
    if rival:  # its workers have no colour; they fill its free spaces
        free = [i for i in spaces if not p.shops[number] >> i & 1]
        taken = free[len(free) - p.board[number] :] if p.board[number] else []
        workers = ["labourer" if i in taken else None for i in spaces]
    else:
        workers = [w.WORKERS[n] if n >= 0 else None for n in standing(p.board[number])[: len(printed.spaces)]]
    due = ACTION[number].next_use(s, p)
    return {
        "id": printed.id,
        "workers": workers,
        "workshops": [p.shops[number] >> i & 1 == 1 for i in spaces],
        "done": done,
        "limit": printed.limit if printed.limit < 99 else None,
        "need": printed.row[done].need
        if number in (w.FORTIFY, w.ABSOLVE) and done < len(printed.row)
        else None,
        "silver": due & 255,
        "provision": due >> PROVISIONS & 255,
    }


def _own(s: PState, seat: int) -> PaladinsHand:
    p = s.players[seat]
    pile = range(len(p.pile.cards) - 1, -1, -1)
    removed = [] if s.crowns is None else s.crowns.removed[seat].cards
    return {
        "hand": [s.tables.paladins[card].id for card in p.hand.cards],
        "pile": [s.tables.paladins[p.pile.cards[i]].id if p.pile.known(i, seat) else None for i in pile],
        "removed": [s.tables.paladins[card].id for card in removed],
        "boosts": {s.tables.paladins[card].id: boosts(s, p, card) for card in p.hand.cards},
        "returns": {"top": returns(s, p, top=True), "bottom": returns(s, p, top=False)},
    }


def _suspects(s: PState) -> list[int]:
    """Who would take a debt if an inquisition came now, townsfolk aside (PAL-183)."""
    most = max(len(p.suspicion) for p in s.players)
    return [seat for seat, p in enumerate(s.players) if most > 0 and len(p.suspicion) == most]


def _order(s: PState, slot: int) -> OrderView:
    t = s.tables
    shown = t.orders[s.orders.cards[slot]].id if slot < s.orders_shown else None
    return {"round": t.order_round[slot], "vp": t.order_points[slot], "order": shown}


def _favour(s: PState, slot: int) -> FavourView:
    t = s.tables
    placed = s.favour_workers[slot] - 1
    return {
        "round": t.favour_round[slot],
        "favour": t.favours[s.favours.cards[slot]].id if slot < s.favours_shown else None,
        "worker": w.WORKERS[placed & 7] if placed >= 0 else None,
        "seat": placed >> 3 if placed >= 0 else -1,
    }


def _square(s: PState, i: int) -> SquareView:
    square = s.tables.squares[i]
    placed = s.squares[i] - 1
    return {
        "id": square.id,
        "region": square.region + 1,
        "closed": square.players > s.seats,
        "piece": None if placed < 0 else "outpost" if placed & 1 else "monk",
        "seat": placed >> 1 if placed >= 0 else -1,
    }


def _rival(s: PState, rival: Rival) -> RivalView:
    t = s.tables
    unseen: dict[str, int] = {}
    for kind in sorted(rival.schemes.cards):
        unseen[t.scheme_ids[kind]] = unseen.get(t.scheme_ids[kind], 0) + 1
    return {
        "difficulty": t.difficulties[rival.difficulty],
        "marker": rival.marker + 1,
        "track": len(t.rival.town_at),
        "stack": [t.attributes[i] for i in rival.stack],
        "workers": s.players[s.seats].workers[0],
        "needed": {
            t.board_actions[i].id: workers_needed(s, i) for i in range(w.RIGHT_SIDE, len(t.board_actions))
        },
        "top_row": [rival.top_row >> i & 1 == 1 for i in range(len(w.TOP_ROW))],
        "scheme": t.scheme_ids[rival.scheme] if rival.scheme >= 0 else None,
        "schemes": len(rival.schemes.cards),
        "unseen": unseen,
        "discards": [t.scheme_ids[kind] for kind in rival.discards],
        "aside": len(rival.aside),
        "plan": [weighed(s, row) for row in rival.plan],
        "next": foresee(s, rival),
        "seat": _seat(s, s.seats),
        "sheet": sheet(s, s.seats),
    }
