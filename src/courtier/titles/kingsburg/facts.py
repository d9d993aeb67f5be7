"""What the scenes of the table show of an event, by the names that views use. All of it is in its sentence too."""

from __future__ import annotations

from typing import Any

from courtier.core.agenda import Event
from courtier.core.bundle import Bundle
from courtier.core.options import COUNT_BITS
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.story import won
from courtier.titles.kingsburg.strength import ANGER, DIE, SCENARIO, SOLDIERS, TOKEN

PHASES = ("", "favor", "spring", "reward", "summer", "envoy", "fall", "recruit", "winter")
SOURCES = {SOLDIERS: "soldiers", DIE: "die", TOKEN: "token", SCENARIO: "scenario", ANGER: "anger"}
RESULTS = ("lost", "tied", "won")
Facts = dict[str, Any]


def facts(s: KState, e: Event) -> Facts:
    t = s.tables
    if e.kind == w.E_PHASE:
        return {"phase": PHASES[e.a], "year": e.b}
    if e.kind == w.E_YEAR:
        return {"year": e.a}
    if e.kind in (w.E_ENEMY, w.E_VALLEY):
        enemy = t.enemies[e.a]
        return {
            "enemy": enemy.id,
            "kind": w.KINDS[enemy.kind],
            "strength": enemy.strength,
            "year": enemy.year,
            "prize": _things(enemy.reward),
            "loss": _things(enemy.penalty),
            "joins": e.kind == w.E_ENEMY or e.b > 0,
            "soldiers": e.b,
        }
    if e.kind == w.E_STRENGTH:
        return {
            "strength": e.a,
            "foe": e.b >> 3,
            "result": RESULTS[e.b & 3],
            "highest": e.b & 4 > 0,
            "parts": _parts(s, e.more),
        }
    if e.kind == w.E_FOE:
        return {"n": e.a, "parts": _parts(s, e.more)}
    if e.kind == w.E_WON:
        return {"strength": e.a, "gain": _things(won(e))}
    if e.kind in (w.E_REINFORCED, w.E_SENT):
        return {"n": e.a}
    if e.kind in (w.E_TOKEN, w.E_OWN_DIE):
        return {"n": e.a, "more": e.b}
    if e.kind in (w.E_GAIN, w.E_GOODS_LOST):
        return {"things": _counted(e.a)}
    if e.kind == w.E_DESTROYED:
        return {"building": t.buildings[e.a].id, "vp": e.b}
    if e.kind in (w.E_VP_LOST, w.E_HIGHEST, w.E_KINGS_REWARD):
        return {"vp": e.a}
    if e.kind in (w.E_ROLLED, w.E_REROLLED, w.E_DICE):
        bonus = w.dice_values(e.a >> w.BONUS)
        return {"dice": w.dice_values(e.a), "bonus": bonus, "total": w.dice_total(e.a)}
    if e.kind == w.E_ORDER:
        return {"order": [e.a >> 3 * i & 7 for i in range(e.b)]}
    if e.kind == w.E_REWARD:
        swap = t.exchanges[e.b]
        return {"rank": t.ranks[e.a], "gain": _things(swap.gain), "pay": _things(swap.pay)}
    if e.kind in (w.E_PLACED, w.E_PLACED_ENVOY, w.E_DECLINED, w.E_TILE_GONE):
        return {"rank": t.ranks[e.a]}  # a private advisor has its rank, not its place behind the board
    if e.kind == w.E_TILE:
        return {"rank": e.a, "tile": t.more.tiles[e.a].id}
    if e.kind == w.E_DESTINY:
        return {"destiny": t.more.destinies[e.a].id}
    if e.kind == w.E_GOVERNOR:
        return {"governor": t.more.governors[e.a].id}
    return {}


def _things(bundle: Bundle) -> dict[str, int]:
    return {w.THINGS[bundle.things[i]]: bundle.amounts[i] for i in range(len(bundle.things))}


def _counted(packed: int) -> dict[str, int]:
    counts = {good: packed >> COUNT_BITS * i & 255 for i, good in enumerate(w.GOODS)}
    return {good: n for good, n in counts.items() if n}


def _parts(s: KState, numbers: tuple[int, ...]) -> list[Facts]:
    """In the order in which they are added; what one card adds twice stands once."""
    out: list[Facts] = []
    for i in range(0, len(numbers), 2):
        source, n = numbers[i], numbers[i + 1]
        name = SOURCES[source] if source < 0 else s.tables.cards[source].split("-", 1)[1]
        if out and out[-1]["source"] == name:
            out[-1]["n"] += n
        elif n != 0 or source == SOLDIERS:
            out.append({"source": name, "n": n})
    return out
