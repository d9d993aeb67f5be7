"""What one seat may see, built up field by field (PAL-039, PAL-107, PAL-170).

Secret are: paladins that are not revealed, but for what their owner has seen; the King's cards before their round; the
order of all piles. Everything else lies open.
"""

from __future__ import annotations

from typing import TypedDict

from courtier.core.views import ScoreSheet
from courtier.titles.paladins import words as w
from courtier.titles.paladins.actions import ACTION
from courtier.titles.paladins.scoring import convert_points, orders_done, points, sheet
from courtier.titles.paladins.solo.actions import workers_needed
from courtier.titles.paladins.solo.view import NextView, WeighedView, foresee, weighed
from courtier.titles.paladins.state import Player, PState, Rival
from courtier.titles.paladins.workers import standing


class ActionView(TypedDict):
    """One action on one player board."""

    id: str
    workers: list[str | None]  # on each of its spaces
    workshops: list[bool]  # on each of its spaces
    done: int  # how often it counts
    limit: int | None
    need: int | None  # attribute value that the next use needs, where the board says so
    silver: int  # cost of the next use, the paladin counted; targets may add to it
    provision: int


class ConvertView(TypedDict):
    id: str
    points: int  # as things stand


class SeatView(TypedDict):
    seat: int
    workers: dict[str, int]
    silver: int
    provision: int
    attributes: dict[str, int]  # on the track
    boosts: dict[str, int]  # this round's
    paladin: str | None  # revealed this round
    paladin_chosen: bool  # face down, to be revealed
    paladins: int  # left in the pile
    actions: list[ActionView]
    workshops_left: int
    jars: list[str]  # jar spaces used
    walls: list[str]
    attacked: list[str]
    converted: list[ConvertView]
    crew: list[str]
    suspicion: list[str]  # the newest last
    unpaid: int
    paid: int
    passed: bool
    orders: list[bool]  # met, by revealed order
    points: dict[str, int]
    vp: int


class SquareView(TypedDict):
    id: str
    region: int  # from 1
    closed: bool  # too few players
    piece: str | None  # monk or outpost
    seat: int  # -1 for none; the rival's is the number of seats


class OrderView(TypedDict):
    round: int
    vp: int
    order: str | None


class FavourView(TypedDict):
    round: int
    favour: str | None
    worker: str | None
    seat: int  # whose worker, -1 for none


class TavernView(TypedDict):
    id: str
    seat: int  # who took it, -1 for none


class PaladinsHand(TypedDict):
    """What this seat knows of its own paladins; nobody else sees it."""

    hand: list[str]  # drawn to choose from, or the one chosen
    pile: list[str | None]  # from the top, None for a card it has not seen


class RivalView(TypedDict):
    difficulty: str
    marker: int  # from 1
    track: int  # spaces
    stack: list[str]  # attribute markers, bottom to top where they share a space
    workers: int
    needed: dict[str, int]  # workers that each action of the right side takes
    top_row: list[bool]  # occupied
    scheme: str | None  # turned over last
    schemes: int  # in the pile
    unseen: dict[str, int]  # what the pile holds, by kind: everybody can count it
    discards: list[str]
    aside: int
    plan: list[WeighedView]  # what it weighed in its last turn
    next: NextView | None  # what its next turn brings, as far as anybody can know
    seat: SeatView
    sheet: ScoreSheet


class ChartRow(TypedDict):
    round: int
    vp: list[int]


class PrivateView(TypedDict):
    seat: int | None
    own: PaladinsHand | None


class PublicView(TypedDict):
    title: str
    round: int
    rounds: int
    step: str
    start: int
    turn: int  # whose turn it is; the rival's number is the number of seats
    active: list[int]  # seats asked
    seats: list[SeatView]
    tax: int
    tax_full: int
    debts: int
    suspicion: dict[str, int]  # pile and discards
    walls: int
    townsfolk: list[str | None]  # by space, left to right
    townsfolk_pile: int
    townsfolk_discards: list[str]
    outsiders: list[str | None]
    outsiders_pile: int
    outsiders_discards: list[str]
    taverns: list[TavernView]
    taverns_pile: int
    orders: list[OrderView]
    favours: list[FavourView]
    squares: list[SquareView]
    rival: RivalView | None
    chart: list[ChartRow]
    over: bool


class PaladinsView(PublicView, PrivateView):
    pass


def view(s: PState, seat: int | None) -> PaladinsView:
    return {**public(s), **private(s, seat)}


def private(s: PState, seat: int | None) -> PrivateView:
    return {"seat": seat, "own": None if seat is None else _own(s, seat)}


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
        "orders": [_order(s, slot) for slot in range(len(s.orders.cards))],
        "favours": [_favour(s, slot) for slot in range(len(s.favours.cards))],
        "squares": [_square(s, i) for i in range(len(t.squares))],
        "rival": None if s.rival is None else _rival(s, s.rival),
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
        "paladin": t.paladins[p.paladin].id if p.paladin >= 0 else None,
        "paladin_chosen": s.step >= w.S_WORKERS and len(p.hand.cards) > 0,
        "paladins": len(p.pile.cards),
        "actions": [_action(s, p, i, rival) for i in range(len(t.board_actions))],
        "workshops_left": t.board_actions[w.DEVELOP].limit - p.done[w.DEVELOP] if not rival else 0,
        "jars": [t.jar_ids[i] for i in range(len(t.jar_ids)) if p.jars >> i & 1],
        "walls": [t.wall_ids[card] for card in p.walls],
        "attacked": [t.outsiders[card].id for card in p.attacked],
        "converted": [
            {"id": t.outsiders[card].id, "points": convert_points(s, p, card, least)} for card in p.converted
        ],
        "crew": [t.townsfolk[card].id for card in p.crew],
        "suspicion": [f"suspicion_{t.suspicion[kind]}" for kind in p.suspicion],
        "unpaid": p.unpaid,
        "paid": p.paid,
        "passed": p.passed,
        "orders": [met >> slot & 1 == 1 for slot in range(s.orders_shown)],
        "points": dict(zip(w.POINTS, made, strict=True)),
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
    cost = printed.row[done] if done < len(printed.row) else printed.cost
    action = ACTION[number]
    silver, provision = action.silver(s, p, cost), action.provisions(s, p, cost)
    if number == w.DEVELOP and p.paladin >= 0 and s.tables.paladins[p.paladin].action == w.DEVELOP:
        silver = max(0, silver - s.tables.paladins[p.paladin].discount)
    return {
        "id": printed.id,
        "workers": workers,
        "workshops": [p.shops[number] >> i & 1 == 1 for i in spaces],
        "done": done,
        "limit": printed.limit if printed.limit < 99 else None,
        "need": printed.row[done].need
        if number in (w.FORTIFY, w.ABSOLVE) and done < len(printed.row)
        else None,
        "silver": silver,
        "provision": provision,
    }


def _own(s: PState, seat: int) -> PaladinsHand:
    p = s.players[seat]
    pile = range(len(p.pile.cards) - 1, -1, -1)
    return {
        "hand": [s.tables.paladins[card].id for card in p.hand.cards],
        "pile": [s.tables.paladins[p.pile.cards[i]].id if p.pile.known(i, seat) else None for i in pile],
    }


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
