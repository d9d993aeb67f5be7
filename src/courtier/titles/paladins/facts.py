"""What the scenes of the table show of an event, by the names that views use. All of it lies open on the table."""

from __future__ import annotations

from typing import Any

from courtier.core.agenda import Event
from courtier.titles.paladins import words as w
from courtier.titles.paladins.state import PState

Facts = dict[str, Any]


def facts(s: PState, e: Event) -> Facts:
    t = s.tables
    if e.kind == w.E_ROUND:
        return {"round": e.a}
    if e.kind == w.E_TAVERNS:
        return {"taverns": [[w.WORKERS[worker] for worker in t.taverns[card]] for card in e.more]}
    if e.kind == w.E_TAVERN:
        return {"workers": [w.WORKERS[worker] for worker in t.taverns[e.a]]}
    if e.kind == w.E_PALADIN:
        return {"paladin": t.paladins[e.a].id}
    if e.kind == w.E_ORDER:
        order = t.orders[e.a]
        return {"order": order.id, "action": t.board_actions[order.action].id, "need": order.need, "vp": e.b}
    if e.kind in (w.E_FAVOUR_SHOWN, w.E_RIVAL_FAVOUR):
        return {"favour": t.favours[e.a].id}
    if e.kind == w.E_INQUISITION:
        return {"active": e.a, "suspicion": list(e.more)}
    if e.kind == w.E_ABILITY:
        folk = t.townsfolk[e.a]
        sheds = sum(part.n for part in t.rewards[folk.ongoing] if part.icon == w.REMOVE_SUSPICION)
        return {"townsfolk": folk.id, "sheds": sheds}
    if e.kind == w.E_DEBT_GAINED:
        return {"suspicion": e.a, "returned": e.b}
    if e.kind == w.E_REFILLED:
        return {"tax": e.a, "suspicion": list(e.more)}
    if e.kind == w.E_RIVAL_SCHEME:
        return {"scheme": t.scheme_ids[e.a], "workers": e.b, "schemes": e.more[0]}
    if e.kind == w.E_RIVAL_ACTS:
        return {"action": t.board_actions[e.a].id, "need": e.b}
    if e.kind == w.E_RIVAL_TOP:
        return {"action": w.TOP_ROW[e.a]}
    if e.kind in (w.E_ATTACKED, w.E_CONVERTED, w.E_OUTSIDER_GONE):
        return {"outsider": t.outsiders[e.a].id}
    if e.kind in (w.E_HIRED, w.E_DISMISSED, w.E_TOWN_GONE, w.E_RELEASED):
        return {"townsfolk": t.townsfolk[e.a].id}
    if e.kind in (w.E_MUSTERED, w.E_REVEALED):
        return {"muster": t.crowns.musters[e.a].id, "pile": e.b + 1}
    if e.kind in (w.E_ENTRUSTED, w.E_ENLISTED, w.E_NOBLE_GONE):
        return {"noble": t.crowns.nobles[e.a].id}
    if e.kind == w.E_ALLY:
        return {"ally": w.NOBLE_ICONS[e.a]}
    return {}
