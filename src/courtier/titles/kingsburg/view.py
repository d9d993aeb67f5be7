"""What one seat may see, built up field by field. Only enemy cards are secret (KB-023, KB-024)."""

from __future__ import annotations

from typing import Final, Literal

from courtier.titles.kingsburg import view_modules as modules
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.acts import StartEffects
from courtier.titles.kingsburg.construct import discount
from courtier.titles.kingsburg.effects import NO_OP, PER_SEASON, PER_TRIGGER, PRIVATE_ADVISORS
from courtier.titles.kingsburg.prices import cost, why_not
from courtier.titles.kingsburg.printed import Building
from courtier.titles.kingsburg.shapes import (
    AdvisorView,
    BandView,
    CellView,
    ChartRow,
    EnemyView,
    GroupView,
    KingsburgView,
    LaneView,
    PrivateView,
    PublicView,
    RowView,
    SeatView,
    WinterView,
)
from courtier.titles.kingsburg.state import Group, KState, Player
from courtier.titles.kingsburg.winter import modifiers

ROWS: Final = "ABCDEFG"
RESULTS: Final[dict[int, Literal["won", "tied", "lost"]]] = {1: "won", 0: "tied", -1: "lost"}


def view(s: KState, seat: int | None) -> KingsburgView:
    return {**public(s), **private(s, seat)}


def private(s: KState, seat: int | None) -> PrivateView:
    enemy = _enemy(s, seat)
    out: PrivateView = {
        "seat": seat,
        "ahead": [] if seat is None else _ahead(s, seat),
        "free": [] if seat is None else _free(s, seat),
        "enemy": enemy,
        "winter": _winter(s, enemy),
    }
    if s.tables.modular:
        modules.private(s, seat, out)
    return out


def _ahead(s: KState, seat: int) -> list[Literal["influence", "construct", "recruit"]]:
    """Dice go around until all have passed (KB-050); building and recruiting go around once (KB-094, KB-118)."""
    p = s.players[seat]
    asked = [s.order.index(ask.seat) for ask in s.asks]
    to_come = len(asked) > 0 and max(asked) < s.order.index(seat)
    out: list[Literal["influence", "construct", "recruit"]] = []
    if s.step == w.INFLUENCE and not p.passed and p.dice & w.PLAYER_DICE:
        out.append("influence")
    if s.step == w.INFLUENCE or s.step == w.REWARDS or (s.step == w.CONSTRUCT and to_come):
        out.append("construct")
    if s.phase == w.RECRUIT and to_come:
        out.append("recruit")
    return out


def _free(s: KState, seat: int) -> list[str]:
    """At the start of a season: what costs nothing and comes back with the next one (KB-173)."""
    for ask in s.asks:
        if ask.seat == seat and isinstance(ask, StartEffects):
            plain = [
                e
                for e in ask.pending(s)
                if e.op == NO_OP and not e.trades and e.often in (PER_SEASON, PER_TRIGGER)
            ]
            return [str(s.tables.use[e.card]) for e in plain]
    return []


def public(s: KState) -> PublicView:
    out: PublicView = {
        "title": "kingsburg",
        "modules": [n for n in range(1, w.MODULES + 1) if s.tables.more.parts >> n - 1 & 1],
        "year": s.year,
        "phase": s.phase,
        "step": w.STEPS[s.step],
        "turn_order": s.order.copy(),
        "active": [ask.seat for ask in s.asks],
        "seats": [_seat(s, i) for i in range(len(s.players))],
        "advisors": [_advisor(s, rank) for rank in range(1, s.tables.board + 1)],
        "envoy": s.envoy,
        "past_enemies": [s.tables.enemies[card].id for card in s.past],
        "reinforcement": s.reinforcement,
        "battle": [
            {
                "seat": b.seat,
                "soldiers": b.soldiers,
                "strength": b.strength,
                "result": RESULTS[b.result],
                "highest": b.highest,
            }
            for b in s.battles
        ],
        "neutral": [rank for rank in range(len(s.holder)) if s.holder[rank] == w.NEUTRAL],
        "chart": _chart(s),
        "over": s.over(),
    }
    if s.tables.modular:
        modules.public(s, out)
    return out


def _seat(s: KState, seat: int) -> SeatView:
    p = s.players[seat]
    always = modifiers(s, p, -1)
    out: SeatView = {
        "seat": seat,
        "gold": p.have[w.GOLD],
        "wood": p.have[w.WOOD],
        "stone": p.have[w.STONE],
        "plus2": p.have[w.PLUS2],
        "soldiers": p.have[w.SOLDIER],
        "vp": p.vp(),
        "buildings": _ids(s, p.built),
        "used": _ids(s, p.used),
        "rows": _rows(s, seat, p),
        "dice": w.dice_values(p.dice),
        "bonus": w.dice_values(p.dice >> w.BONUS),
        "rolled": p.rolled,
        "bonus_dice": p.bonus_dice,
        "passed": p.passed,
        "token_used": p.token_used,
        "market_used": _market_used(s, p),
        "strength": always,
        "points": dict(zip(w.POINTS, p.points, strict=False)),
    }
    if s.tables.modular:
        modules.seat(s, seat, out)
        if s.more.governor and s.tables.more.private and politician(s, seat):
            out["private_advisors"] = [
                {**_advisor(s, place), "owner": seat, "gain": _gain(s, place)}
                for place in range(s.tables.board + 1, len(s.tables.advisors))
            ]
    return out


def _gain(s: KState, place: int) -> dict[str, int]:
    gain = s.tables.exchanges[s.tables.advisors[place].rewards[0]].gain
    return {w.THINGS[gain.things[i]]: gain.amounts[i] for i in range(len(gain.things))}


def politician(s: KState, seat: int) -> bool:
    governor = s.more.governor[seat]
    return governor >= 0 and s.tables.more.governors[governor].op(PRIVATE_ADVISORS) is not None


def _rows(s: KState, seat: int, p: Player) -> list[RowView]:
    """The sheet as this seat may build on it: prices in force, and what stands against each building."""
    rows: list[RowView] = []
    sheet = s.sheet(seat)
    for i, numbers in enumerate(sheet.rows):
        cells: list[CellView] = []
        open_ = True  # the left neighbour stands (KB-097)
        for number in numbers:
            b = s.tables.buildings[number]
            cells.append(_cell(s, seat, b, open_))
            open_ = p.built & b.bit != 0
        rows.append(
            {
                "letter": ROWS[sheet.letters[i]],
                "strip": s.tables.buildings[numbers[0]].strip,
                "cells": cells,
            }
        )
    return rows


def _cell(s: KState, seat: int, b: Building, open_: bool) -> CellView:
    p = s.players[seat]
    printed = [b.gold, b.wood, b.stone]
    price = cost(s, seat, b) if s.tables.modular else [b.gold - discount(p, b), b.wood, b.stone]
    built = p.built & b.bit != 0
    lacks = {} if built else {w.GOODS[i]: price[i] - p.have[i] for i in range(3) if price[i] > p.have[i]}
    if lacks and s.tables.modular and why_not(s, seat, b) is None:
        lacks = {}  # the Architect saves what is missing (KBM3-007)
    return {
        "id": b.id,
        "state": "built" if built else "lock" if not open_ else "short" if lacks else "ready",
        "price": {w.GOODS[i]: price[i] for i in range(3) if printed[i] or price[i]},
        "cheaper": [w.GOODS[i] for i in range(3) if price[i] < printed[i]],
        "dearer": [w.GOODS[i] for i in range(3) if price[i] > printed[i]],
        "lacks": lacks,
        "short": sum(lacks.values()),
        "used": p.used & b.bit != 0,
    }


def _chart(s: KState) -> list[ChartRow]:
    """VP after each season and winter; what the end of the game brought belongs to the last winter's point."""
    out: list[ChartRow] = [{"year": row[0], "phase": row[1], "vp": row[2:]} for row in s.chart]
    if s.over() and out:
        out[-1]["vp"] = [p.vp() for p in s.players]
    return out


def _ids(s: KState, bits: int) -> list[str]:
    return [b.id for b in s.tables.buildings if bits & b.bit]


def _market_used(s: KState, p: Player) -> bool:
    return any(b.shifts_rank and p.used & b.bit for b in s.tables.buildings)


def _advisor(s: KState, rank: int) -> AdvisorView:
    groups = [_group(g) for g in s.groups if g.rank == rank]
    out: AdvisorView = {"id": s.tables.advisors[rank].id, "rank": s.tables.ranks[rank], "groups": groups}
    if s.tables.modular:
        modules.advisor(s, rank, out)
    return out


def _group(g: Group) -> GroupView:
    out: GroupView = {
        "seat": -1 if g.seat == w.NEUTRAL else g.seat,
        "dice": w.dice_values(g.way),
        "bonus": w.dice_values(g.way >> w.BONUS),
        "token": g.way & w.W_TOKEN != 0,
        "market": -1 if g.way & w.W_LOWER else 1 if g.way & w.W_HIGHER else 0,
        "envoy": g.envoy,
    }
    if g.way >> w.W_AS:
        out["counts_as"] = g.way >> w.W_AS & 7
    return out


def _enemy(s: KState, seat: int | None) -> EnemyView:
    """This winter's card, or the top of the deck: its back, and its face for a seat that looked (KB-012, KB-091)."""
    deck = s.enemies
    dragons = s.more.scenario == w.DRAGONS_SHADOW and s.enemy < 0 and len(deck.cards) == 1
    if s.enemy >= 0:
        card: int | None = s.enemy
    elif dragons or (seat is not None and deck.cards and deck.known(len(deck.cards) - 1, seat)):
        card = deck.cards[-1]
    else:
        card = None
    year = s.tables.numbers.years - len(deck.cards) + (0 if s.enemy >= 0 else 1)
    year = min(year, s.tables.numbers.years)
    out: EnemyView = {
        "year": year,
        "range": s.tables.numbers.ranges[year - 1].copy(),
        "card": None if card is None else s.tables.enemies[card].id,
        "revealed": s.enemy >= 0,
    }
    if dragons:
        out["open"] = True
    return out


def _winter(s: KState, enemy: EnemyView) -> WinterView:
    """Where each seat stands against the enemy, as far as whoever watches knows the card."""
    cards = [e for e in s.tables.enemies if e.id == enemy["card"]]
    if not cards:  # all cards of the year that may lie there
        cards = [e for e in s.tables.enemies if e.year == enemy["year"]]
    known = enemy["card"] is not None
    band: BandView = {
        "of": "enemy",
        "low": cards[0].strength if known else enemy["range"][0],
        "high": cards[0].strength if known else enemy["range"][1],
    }
    lanes: list[LaneView] = []
    for seat in s.order:
        p = s.players[seat]
        sure = modifiers(s, p, cards[0].kind if known else -1)
        most = max([modifiers(s, p, card.kind) for card in cards])
        lanes.append(
            {
                "seat": seat,
                "soldiers": p.have[w.SOLDIER],
                "strength": p.have[w.SOLDIER] + sure,
                "maybe": most - sure,
                "result": "",
                "highest": False,
            }
        )
        for b in s.battles:
            if b.seat == seat:
                lanes[-1]["soldiers"] = b.soldiers
                lanes[-1]["strength"] = b.strength
                lanes[-1]["result"] = RESULTS[b.result]
                lanes[-1]["highest"] = b.highest
    return {"bands": [band], "lanes": lanes}
