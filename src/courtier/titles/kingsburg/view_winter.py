"""What a view says about winter and the scenario where modules are in force: bands, lanes, forecast and parts."""

from __future__ import annotations

from typing import Literal, TypeAlias

from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.modules.scenarios import anger, leaders
from courtier.titles.kingsburg.modules.tokens import ChooseToken, values
from courtier.titles.kingsburg.printed import Enemy
from courtier.titles.kingsburg.shapes import (
    BandView,
    BattlePart,
    EnemyView,
    ForecastRow,
    LaneView,
    ScenarioView,
    WinterView,
)
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.strength import DIE, SCENARIO, SOLDIERS, TOKEN, extra
from courtier.titles.kingsburg.windows import holds, owns

Result: TypeAlias = Literal["won", "tied", "lost"]
RESULTS: dict[int, Result] = {1: "won", 0: "tied", -1: "lost"}
SOURCES = {SOLDIERS: "soldiers", DIE: "die", TOKEN: "token", SCENARIO: "scenario"}
Pair = tuple[Enemy, Enemy | None]  # a card that may come, and the valley's that may join it


def scenario(s: KState) -> ScenarioView:
    """The scenario's own part of the table."""
    more = s.more
    view: ScenarioView = {"id": w.SCENARIOS[more.scenario]}
    if more.scenario == w.DRAGONS_SHADOW:
        view["anger"] = more.anger
    elif more.scenario == w.GREAT_FAIR:
        view["goods"] = {w.GOODS[kind]: more.fair[kind] for kind in range(len(w.GOODS))}
    elif more.scenario == w.ROYAL_CENSUS and more.census_tile >= 0:
        view["tile"] = w.CENSUS[more.census_tile]
        view["leaders"] = leaders(s)
    return view


def valley(s: KState, seat: int | None) -> EnemyView:
    """The valley's card of this winter, or the top of its deck, as far as this seat knows it (KBS-010)."""
    more = s.more
    deck = more.valley
    card: int | None = None
    if s.enemy >= 0 and more.valley_past:
        card = more.valley_past[-1]
    elif seat is not None and deck.cards and deck.known(len(deck.cards) - 1, seat):
        card = deck.cards[-1]
    years = s.tables.numbers.years
    year = min(len(more.valley_past) + (0 if s.enemy >= 0 else 1), years)
    return {
        "year": year,
        "range": s.tables.numbers.ranges[year - 1].copy(),
        "card": None if card is None else s.tables.enemies[card].id,
        "revealed": s.enemy >= 0,
    }


def parts(s: KState, seat: int) -> list[BattlePart]:
    """The parts of a fixed strength; what one card adds twice stands once, what adds nothing is left out."""
    out: list[BattlePart] = []
    numbers = s.more.parts[seat]
    for i in range(0, len(numbers), 2):
        source, n = numbers[i], numbers[i + 1]
        name = SOURCES[source] if source < 0 else s.tables.cards[source].split("-", 1)[1]
        if out and out[-1]["source"] == name:
            out[-1]["n"] += n
        elif n != 0 or source in (SOLDIERS, TOKEN, DIE):
            out.append({"source": name, "n": n})
    return out


# what may come


def foe(s: KState, enemy: Enemy, joined: Enemy | None) -> int:
    """The strength of these cards with every change that is in force."""
    total = enemy.strength + (joined.strength if joined is not None else 0)
    kinds = 1 << enemy.kind | (1 << w.GOBLINS if joined is not None else 0)
    if s.more.destiny >= 0:
        for e in s.tables.more.destinies[s.more.destiny].effects:
            if e.op == fx.ENEMY_STRENGTH and all(
                kind != fx.ENEMY_KIND or limit & kinds
                for kind, limit in zip(e.conditions, e.limits, strict=True)
            ):
                total += e.n
    return total + anger(s, enemy.year)


def modifier(s: KState, seat: int, enemy: Enemy, joined: Enemy | None) -> int:
    """What buildings and governor add against these cards, without what has a price."""
    p = s.players[seat]
    kinds = {enemy.kind} | ({w.GOBLINS} if joined is not None else set())
    printed = enemy.strength + (joined.strength if joined is not None else 0)
    total = 0
    for b in s.tables.fighters:
        if p.built & b.bit:
            total += b.strength + sum(b.strength_against[kind] for kind in kinds)
    for e in s.tables.at[w.BATTLE_STRENGTH]:
        if owns(s, seat, e) and (not e.trades or p.used & e.bit):
            if fx.ENEMY_PRINTED_MAX in e.conditions:
                total += e.n if printed <= e.limits[0] else 0
            elif fx.ENEMY_PRINTED_MIN in e.conditions:
                total += e.n if printed >= e.limits[0] else 0
            elif holds(s, seat, e):
                total += e.n
    return total


def always(s: KState, seat: int) -> int:
    """What cards of modules add in every battle, free of charge."""
    effects = [e for e in s.tables.at[w.BATTLE_STRENGTH] if not e.trades and not e.conditions]
    return sum(e.n for e in effects if owns(s, seat, e))


def alone(s: KState, enemy: EnemyView) -> list[Pair]:
    """The cards that may lie there, without the valley."""
    known = [e for e in s.tables.enemies if e.id == enemy["card"]]
    return [(e, None) for e in known or [e for e in s.tables.enemies if e.year == enemy["year"]]]


def together(s: KState, enemy: EnemyView, valley: EnemyView) -> list[Pair]:
    """The cards that may come together: Goblins from the valley, in the last year whatever lies there (KBS-005)."""
    last = valley["year"] == s.tables.numbers.years
    cards = [e for e in s.tables.enemies if e.id == valley["card"]]
    cards = cards or [e for e in s.tables.enemies if e.year == valley["year"]]
    return [
        (first, second)
        for first, _ in alone(s, enemy)
        for second in cards
        if (last or second.kind == w.GOBLINS) and second is not first
    ]


def chances(s: KState, enemy: EnemyView, valley: EnemyView | None) -> dict[str, list[Pair]]:
    """What may come, by band; a card that surely joins, or surely stays away, leaves one of them."""
    if s.enemy >= 0:
        joined = s.tables.enemies[s.more.valley_enemy] if s.more.valley_enemy >= 0 else None
        return {"valley" if joined is not None else "enemy": [(s.tables.enemies[s.enemy], joined)]}
    out: dict[str, list[Pair]] = {"enemy": alone(s, enemy)}
    if valley is not None:
        pairs = together(s, enemy, valley)
        if pairs:
            out["valley"] = pairs
            if valley["card"] is not None or valley["year"] == s.tables.numbers.years:
                del out["enemy"]
    return out


def of(name: str) -> Literal["enemy", "valley"]:
    return "valley" if name == "valley" else "enemy"


def winter(s: KState, enemy: EnemyView, valley: EnemyView | None) -> WinterView:
    """Where each seat stands against what may come, as far as whoever watches knows it."""
    found = chances(s, enemy, valley)
    bands: list[BandView] = []
    for name, pairs in found.items():
        foes = [foe(s, *pair) for pair in pairs]
        bands.append({"of": of(name), "low": min(foes), "high": max(foes)})
    every = [pair for pairs in found.values() for pair in pairs]
    lanes: list[LaneView] = []
    for seat in s.order:
        soldiers = s.players[seat].have[w.SOLDIER]
        help_ = [modifier(s, seat, *pair) for pair in every]
        lane: LaneView = {
            "seat": seat,
            "soldiers": soldiers,
            "strength": soldiers + min(help_),
            "maybe": max(help_) - min(help_),
            "result": "",
            "highest": False,
        }
        if s.battles:
            b = s.battles[seat]
            lane["soldiers"], lane["strength"], lane["maybe"] = b.soldiers, b.strength, 0
            lane["result"], lane["highest"] = RESULTS[b.result], b.highest
        lanes.append(lane)
    return {"bands": bands, "lanes": lanes}


def result(strength: int, foe: int, wins_ties: bool) -> Result:
    if strength == foe:
        return "won" if wins_ties else "tied"
    return "won" if strength > foe else "lost"


def forecast(s: KState, seat: int | None, enemy: EnemyView, valley: EnemyView | None) -> list[ForecastRow]:
    """Module 5: how each token would end against each strength that may come; only while the seat chooses."""
    asked = [ask for ask in s.asks if ask.seat == seat and isinstance(ask, ChooseToken)]
    if not asked or seat is None:
        return []
    p = s.players[seat]
    wins_ties = any(b.tie_wins and p.built & b.bit for b in s.tables.buildings)
    tokens = s.tables.more.tokens
    left = [tokens[i] for i in range(len(tokens)) if s.more.tokens[seat] >> i & 1]
    rows: list[ForecastRow] = []
    for name, pairs in chances(s, enemy, valley).items():
        foes = sorted({foe(s, *pair) for pair in pairs})
        foes = list(range(foes[0], foes[-1] + 1))
        help_ = min(modifier(s, seat, *pair) for pair in pairs)
        joined = s.year if name == "valley" else 0
        for token in values(s, seat):
            strength = p.have[w.SOLDIER] + joined + token + extra(s) + help_
            results: list[Result] = [result(strength, n, wins_ties) for n in foes]
            row: ForecastRow = {
                "token": token,
                "of": of(name),
                "strength": strength,
                "foes": foes,
                "results": results,
                "keeps": left.copy(),
            }
            row["keeps"].remove(token)
            rows.append(row)
    return rows
