"""What everybody can work out about the rival: what it weighed last, and what it will do with which scheme.

Its schemes lie face down, but all of them are known and those turned over lie open: what the pile holds can be counted,
and what it would do with each kind follows from the table. Nothing here looks at the order of the pile.
"""

from __future__ import annotations

from typing import Literal

from courtier.core.words import Arg, Phrase, join
from courtier.titles.paladins import words as w
from courtier.titles.paladins.choices import Tables
from courtier.titles.paladins.crowns.rival import ENTRUST
from courtier.titles.paladins.shapes import NextView, SchemeView, TargetsView, WeighedView
from courtier.titles.paladins.solo.actions import weigh_outsiders
from courtier.titles.paladins.solo.plan import decide, find_favour, weigh_top_row
from courtier.titles.paladins.solo.rewards import find_townsfolk
from courtier.titles.paladins.solo.track import lowest_attribute
from courtier.titles.paladins.state import PState, Rival

CROWNS = {w.MUSTER: "muster", w.NEGOTIATE: "negotiate", w.PLACE: "place"}


def foresee(s: PState, rival: Rival) -> NextView | None:
    """None before the first round and after the last."""
    if s.round == 0 or s.over():
        return None
    p = s.players[s.seats]
    turn: Literal["scheme", "pass", "passed"] = (
        "passed" if p.passed else "scheme" if p.workers[0] > 0 else "pass"
    )
    shuffle = len(rival.schemes.cards) == 0
    cards = sorted(rival.discards if shuffle else rival.schemes.cards)
    schemes: list[SchemeView] = []
    top: list[WeighedView] = []
    if turn == "scheme":
        for kind in sorted(set(cards)):
            lines = [weighed(s, row) for row in decide(s, s.tables.schemes[kind])]
            schemes.append({"scheme": s.tables.scheme_ids[kind], "count": cards.count(kind), "lines": lines})
        top = [weighed(s, row) for row in weigh_top_row(s)]
    lowest = lowest_attribute(s, rival)
    return {
        "turn": turn,
        "say": Phrase("paladins-next-" + turn, {"n": len(cards)}).data(),
        "shuffle": shuffle,
        "total": len(cards),
        "schemes": schemes,
        "top": top,
        "targets": _targets(s),
        "lowest": s.tables.attributes[lowest] if p.track[lowest] < s.tables.numbers.track_max else None,
    }


def _targets(s: PState) -> TargetsView:
    t = s.tables
    folk = find_townsfolk(s)
    slot = find_favour(s)
    outs: list[str | None] = []
    for action in (w.ATTACK, w.CONVERT):
        row = weigh_outsiders(s, action, s.players[s.seats].track[t.board_actions[action].attribute])
        outs.append(t.outsiders[row[2]].id if row[0] == w.N_DOES else None)
    return {
        "townsfolk": t.townsfolk[folk].id if folk >= 0 else None,
        "favour": t.favours[s.favours.cards[slot]].id if slot >= 0 else None,
        "attack": outs[0],
        "convert": outs[1],
    }


def weighed(s: PState, row: list[int]) -> WeighedView:
    t = s.tables
    result, action, target, have, need = row
    does = result == w.N_DOES
    return {
        "result": w.WEIGHED[result],
        "action": _id(t, action),
        "target": _target(t, action, target) if does else None,
        "have": have,
        "need": need,
        "name": name(t, action).data(),
        "does": _does(t, action, target).data() if does else None,
        "why": (why(t, action) if does else why_not(t, action, result, have, need)).data(),
    }


def _id(t: Tables, action: int) -> str:
    if action >= w.TOP:
        return "top-" + w.TOP_ROW[action - w.TOP]
    if action >= w.PLACE:
        return "favour" if action == w.FAVOUR else "place"
    return t.board_actions[action].id


def _target(t: Tables, action: int, target: int) -> str | None:
    if action == w.COMMISSION or action == w.GARRISON:
        return t.squares[target].id
    if action == w.ATTACK or action == w.CONVERT:
        return t.outsiders[target].id
    if action == w.FAVOUR:
        return t.favours[target].id
    if action == w.MUSTER or action == w.PLACE:
        return t.crowns.musters[target].id
    if action == w.NEGOTIATE:
        return t.crowns.nobles[target % ENTRUST].id
    return t.townsfolk[target].id if action == w.TOP + w.R_RECRUIT else None


def name(t: Tables, action: int) -> Phrase:
    if action >= w.TOP:
        return Phrase("paladins-rival-action-" + w.TOP_ROW[action - w.TOP])
    if action >= w.PLACE:
        return Phrase("paladins-scheme-kings_favour" if action == w.FAVOUR else "paladins-rival-place")
    return Phrase("paladins-action-" + t.board_actions[action].id)


def _does(t: Tables, action: int, target: int) -> Phrase:
    """What it does, with what comes of it."""
    if action == w.TOP + w.R_RECRUIT:
        return Phrase("paladins-plan-recruit", t.townsfolk_args(target, t.townsfolk[target].dismiss))
    if action >= w.TOP:
        i = action - w.TOP
        args: dict[str, Arg] = {
            "n": target,
            "workers": t.rival.top_gain[i],
            "suspicion": t.rival.top_suspicion[i],
        }
        return Phrase("paladins-plan-" + w.TOP_ROW[i], args)
    if action == w.FAVOUR:
        return Phrase("paladins-favour", t.favour_args(target))
    if action == w.MUSTER or action == w.PLACE:
        return Phrase("paladins-muster" if action == w.MUSTER else "paladins-place", t.muster_args(target))
    if action == w.NEGOTIATE:
        key = "paladins-plan-entrust" if target >= ENTRUST else "paladins-plan-enlist"
        return Phrase(key, t.noble_args(target % ENTRUST))
    if action == w.COMMISSION or action == w.GARRISON:
        key = "paladins-commission" if action == w.COMMISSION else "paladins-garrison"
        return Phrase(key, t.square_args(target))
    if action == w.ATTACK:
        return Phrase("paladins-attack", t.outsider_args(target, t.outsiders[target].attack))
    if action == w.CONVERT:
        return Phrase("paladins-convert", t.outsider_args(target, t.outsiders[target].convert))
    return Phrase("paladins-fortify" if action == w.FORTIFY else "paladins-plan-absolve")


def why(t: Tables, action: int) -> Phrase:
    """Why this and not another target."""
    if action >= w.TOP:
        left_most = Phrase("paladins-why-left_most")
        if action > w.TOP + w.R_RECRUIT:
            return left_most
        return join("join-comma", [left_most, Phrase("paladins-why-marker")])
    if action == w.FAVOUR:
        return Phrase("paladins-why-marker")
    if action in CROWNS:
        return Phrase("paladins-why-" + CROWNS[action])
    if action == w.COMMISSION or action == w.GARRISON:
        return Phrase("paladins-why-square")
    key = "paladins-why-marker_reach" if action in (w.ATTACK, w.CONVERT) else "paladins-why-reach"
    return Phrase(
        key, {"attribute": Phrase("paladins-attribute-" + t.attributes[t.board_actions[action].attribute])}
    )


def why_not(t: Tables, action: int, result: int, have: int, need: int) -> Phrase:
    args: dict[str, Arg] = {"have": have, "need": need}
    if result == w.N_TARGET and action in CROWNS:
        return Phrase("paladins-cannot-" + CROWNS[action])
    if result == w.N_ATTRIBUTE:
        args["attribute"] = Phrase("paladins-attribute-" + t.attributes[t.board_actions[action].attribute])
    return Phrase("paladins-cannot-" + w.WEIGHED[result], args)
