"""What the scenes of the table show of an event, by the names that views use. All of it lies open on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from courtier.core.agenda import Event
from courtier.titles.architects import words as w
from courtier.titles.architects.state import AState

Facts = dict[str, Any]
HELD = [*w.GOODS, "silver"]


def facts(s: AState, e: Event) -> Facts:
    t = s.tables
    if e.kind == w.E_RESET:
        return {"active": e.a, "market": list(e.more[: w.MARKETS]), "prison": list(e.more[w.MARKETS :])}
    if e.kind == w.E_MARKET_CARDS:
        half = len(e.more) // 2
        return {"small": _amounts(e.more[:half]), "large": _amounts(e.more[half:])}
    if e.kind in (w.E_PRISON_VIRTUE, w.E_MOST_PRISON, w.E_DEBT_TAKEN, w.E_DEBT_PAID):
        return {"n": e.a}
    if e.kind in (w.E_VIRTUE_UP, w.E_VIRTUE_DOWN):
        return {"n": e.a, "virtue": e.b}
    if e.kind == w.E_CATHEDRAL:
        return {"level": e.a}
    if e.kind == w.E_REWARD:
        return {"gain": _amounts(t.reward_gain[e.a])}
    if e.kind == w.E_BUILT:
        return {"building": t.buildings[e.a].id}
    if e.kind in (w.E_HIRED, w.E_DISMISSED):
        return {"apprentice": t.apprentices[e.a].id}
    if e.kind == w.E_SCHEME:
        return {"top": w.HALVES[t.scheme_top[e.a]], "bottom": w.HALVES[t.scheme_bottom[e.a]]}
    return {}


def _amounts(amounts: Sequence[int]) -> dict[str, int]:
    named = HELD if len(amounts) == len(HELD) else w.THINGS
    return {named[i]: n for i, n in enumerate(amounts) if n}
