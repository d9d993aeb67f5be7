"""What one seat may see, built up field by field. Only enemy cards are secret (KB-023, KB-024)."""

from __future__ import annotations

from typing import TypedDict

from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.state import Group, KState, Player
from courtier.titles.kingsburg.winter import modifiers


class GroupView(TypedDict):
    seat: int  # -1 is neutral
    dice: list[int]
    bonus: list[int]
    token: bool
    market: int  # -1, 0 or 1
    envoy: bool


class AdvisorView(TypedDict):
    id: str
    rank: int
    groups: list[GroupView]


class SeatView(TypedDict):
    seat: int
    gold: int
    wood: int
    stone: int
    plus2: int
    soldiers: int
    vp: int
    buildings: list[str]
    used: list[str]  # buildings used this season
    dice: list[int]  # in hand
    bonus: list[int]
    rolled: int
    bonus_dice: int  # to be rolled
    passed: bool
    token_used: bool
    market_used: bool
    strength: int  # modifiers that always count, without soldiers
    strength_against: dict[str, int]
    points: dict[str, int]


class EnemyView(TypedDict):
    year: int
    range: list[int]
    card: str | None  # the face, if this seat may know it
    revealed: bool


class BattleView(TypedDict):
    seat: int
    soldiers: int
    strength: int
    result: str
    highest: bool


class ChartRow(TypedDict):
    year: int
    phase: int
    vp: list[int]


class PrivateView(TypedDict):
    seat: int | None
    enemy: EnemyView


class PublicView(TypedDict):
    title: str
    year: int
    phase: int
    step: str
    turn_order: list[int]
    active: list[int]
    seats: list[SeatView]
    advisors: list[AdvisorView]
    envoy: int
    past_enemies: list[str]
    reinforcement: int
    battle: list[BattleView]
    neutral: list[int]
    chart: list[ChartRow]
    over: bool


class KingsburgView(PublicView, PrivateView):
    pass


RESULTS = {1: "won", 0: "tied", -1: "lost"}


def view(s: KState, seat: int | None) -> KingsburgView:
    return {**public(s), **private(s, seat)}


def private(s: KState, seat: int | None) -> PrivateView:
    return {"seat": seat, "enemy": _enemy(s, seat)}


def public(s: KState) -> PublicView:
    return {
        "title": "kingsburg",
        "year": s.year,
        "phase": s.phase,
        "step": w.STEPS[s.step],
        "turn_order": s.order.copy(),
        "active": [ask.seat for ask in s.asks],
        "seats": [_seat(s, i) for i in range(len(s.players))],
        "advisors": [_advisor(s, rank) for rank in range(1, len(s.tables.advisors))],
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
        "chart": [{"year": row[0], "phase": row[1], "vp": row[2:]} for row in s.chart],
        "over": s.over(),
    }


def _seat(s: KState, seat: int) -> SeatView:
    p = s.players[seat]
    always = modifiers(s, p, -1)
    return {
        "seat": seat,
        "gold": p.have[w.GOLD],
        "wood": p.have[w.WOOD],
        "stone": p.have[w.STONE],
        "plus2": p.have[w.PLUS2],
        "soldiers": p.have[w.SOLDIER],
        "vp": p.vp(),
        "buildings": _ids(s, p.built),
        "used": _ids(s, p.used),
        "dice": w.dice_values(p.dice),
        "bonus": w.dice_values(p.dice >> w.BONUS),
        "rolled": p.rolled,
        "bonus_dice": p.bonus_dice,
        "passed": p.passed,
        "token_used": p.token_used,
        "market_used": _market_used(s, p),
        "strength": always,
        "strength_against": {kind: modifiers(s, p, i) for i, kind in enumerate(w.KINDS)},
        "points": dict(zip(w.POINTS, p.points, strict=True)),
    }


def _ids(s: KState, bits: int) -> list[str]:
    return [b.id for b in s.tables.buildings if bits & b.bit]


def _market_used(s: KState, p: Player) -> bool:
    return any(b.shifts_rank and p.used & b.bit for b in s.tables.buildings)


def _advisor(s: KState, rank: int) -> AdvisorView:
    groups = [_group(g) for g in s.groups if g.rank == rank]
    return {"id": s.tables.advisors[rank].id, "rank": rank, "groups": groups}


def _group(g: Group) -> GroupView:
    return {
        "seat": -1 if g.seat == w.NEUTRAL else g.seat,
        "dice": w.dice_values(g.way),
        "bonus": w.dice_values(g.way >> w.BONUS),
        "token": g.way & w.W_TOKEN != 0,
        "market": -1 if g.way & w.W_LOWER else 1 if g.way & w.W_HIGHER else 0,
        "envoy": g.envoy,
    }


def _enemy(s: KState, seat: int | None) -> EnemyView:
    """This winter's card, or the top of the deck: its back, and its face for a seat that looked (KB-012, KB-091)."""
    deck = s.enemies
    if s.enemy >= 0:
        card: int | None = s.enemy
    elif seat is not None and deck.cards and deck.known(len(deck.cards) - 1, seat):
        card = deck.cards[-1]
    else:
        card = None
    year = s.tables.numbers.years - len(deck.cards) + (0 if s.enemy >= 0 else 1)
    year = min(year, s.tables.numbers.years)
    return {
        "year": year,
        "range": s.tables.numbers.ranges[year - 1].copy(),
        "card": None if card is None else s.tables.enemies[card].id,
        "revealed": s.enemy >= 0,
    }
