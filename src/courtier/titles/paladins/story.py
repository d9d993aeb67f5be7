"""The log in phrases: one message per story event. Events without a seat but with a doer are the rival's."""

from __future__ import annotations

from courtier.core.agenda import Event
from courtier.core.options import counted
from courtier.core.words import Arg, Phrase, Who, join
from courtier.titles.paladins import words as w
from courtier.titles.paladins.choices import Tables, workers_phrase
from courtier.titles.paladins.solo import view as rivals
from courtier.titles.paladins.state import PState

KEYS = tuple(f"paladins-story-{name}" for name in w.EVENTS)
TOWNSFOLK = (w.E_DISMISSED, w.E_HIRED, w.E_ABILITY, w.E_TOWN_GONE, w.E_RELEASED)
OUTSIDERS = (w.E_ATTACKED, w.E_CONVERTED, w.E_OUTSIDER_GONE)
SQUARES = (w.E_COMMISSIONED, w.E_GARRISONED)
ACTIONS = (w.E_CLEARED, w.E_RIVAL_ACTS, w.E_RIVAL_WORKSHOP)
FAVOURS = (w.E_FAVOUR, w.E_FAVOUR_SHOWN, w.E_RIVAL_FAVOUR)
HANDFULS = (w.E_KEPT,)
WORKSHOPS = (w.E_WORKSHOP, w.E_LIFTED)
MUSTERS = (w.E_PLACED, w.E_MUSTERED, w.E_REVEALED)
NOBLES = (w.E_ENTRUSTED, w.E_ENLISTED, w.E_NOBLE_GONE)
SECRETS = (w.E_SECRET, w.E_SECRET_SHOWN)
ICONS = (w.E_EXTENSION, w.E_ALLY)


def tell(s: PState, e: Event) -> Phrase:
    t = s.tables
    rival = 1 if e.seat < 0 else 0  # some languages speak of a seat and of the rival in different words
    args: dict[str, Arg] = {
        "n": e.a,
        "m": e.b,
        "who": Phrase("paladins-rival") if rival else Who(e.seat),
        "rival": rival,
    }
    if e.kind in TOWNSFOLK:
        folk = t.townsfolk[e.a]
        reward = {w.E_DISMISSED: folk.dismiss, w.E_RELEASED: folk.dismiss, w.E_HIRED: folk.immediate}.get(
            e.kind, folk.ongoing
        )
        args |= t.townsfolk_args(e.a, reward)
        del args["when"]  # no sentence says it, so no board should point at it
    elif e.kind in OUTSIDERS:
        outsider = t.outsiders[e.a]
        args |= t.outsider_args(e.a, outsider.convert if e.kind == w.E_CONVERTED else outsider.attack)
    elif e.kind in SQUARES:
        args |= t.square_args(e.a)
    elif e.kind in ACTIONS:
        args |= _action(t, e.a)
    elif e.kind in FAVOURS:
        args |= t.favour_args(e.a)
    elif e.kind in MUSTERS:
        args |= t.muster_args(e.a)
        if e.kind == w.E_PLACED:
            args["worker"] = Phrase(w.ONE_WORKER[e.b])
        elif e.kind == w.E_REVEALED:
            args["pile"] = e.b + 1
    elif e.kind in NOBLES:
        args |= t.noble_args(e.a)
    elif e.kind in ICONS:
        args |= _ally(t, e.a)
    elif e.kind in SECRETS:
        args |= _action(t, t.orders[e.a].action) | {"need": t.orders[e.a].need}
    elif e.kind == w.E_ORDER:
        order = t.orders[e.a]
        args |= {"order": Phrase("paladins-order-" + order.id), "need": order.need, "vp": e.b}
    elif e.kind == w.E_PALADIN:
        card = t.paladins[e.a]
        args |= {"paladin": _paladin(t, e.a), "workers": workers_phrase(card.workers)}
    elif e.kind == w.E_TAVERN:
        args["workers"] = workers_phrase(t.taverns[e.a])
    elif e.kind == w.E_ACTS:
        args |= _action(t, e.a) | {"workers": handful(e.b)}
    elif e.kind in HANDFULS:
        args["workers"] = handful(e.a)
    elif e.kind in WORKSHOPS:
        args |= _action(t, e.a) | {"space": Phrase("paladins-space-" + w.SPACES[e.b])}
    elif e.kind == w.E_WALL:
        args["reward"] = t.reward_phrase(t.walls[e.a])
    elif e.kind == w.E_ABSOLVED:
        args["reward"] = t.reward_phrase(t.jar_spaces[e.a]) if e.a >= 0 else Phrase("nothing")
    elif e.kind == w.E_GAIN:
        args["reward"] = _parts(t, e.a, e.b >> 4, e.b & 15)
    elif e.kind == w.E_SILVER_PAID:
        args["cost"] = _cost(e.a, e.b)
    elif e.kind == w.E_RIVAL_START:
        args["difficulty"] = Phrase("paladins-difficulty-" + t.difficulties[e.a])
    elif e.kind == w.E_RIVAL_SCHEME:
        args["scheme"] = Phrase("paladins-scheme-" + t.scheme_ids[e.a])
    elif e.kind == w.E_RIVAL_CANNOT:
        why = rivals.why_not(t, e.a, e.b & 15, e.b >> 4 & 15, e.b >> 8)
        args |= {"action": rivals.name(t, e.a), "why": why}
    elif e.kind == w.E_RIVAL_SKIPS:
        args |= {"action": rivals.name(t, w.TOP + e.a), "why": rivals.why_not(t, w.TOP + e.a, e.b, 0, 0)}
    elif e.kind == w.E_RIVAL_TOP:
        args["action"] = Phrase("paladins-rival-action-" + w.TOP_ROW[e.a])
    elif e.kind == w.E_RIVAL_MARKER:
        args["m"] = e.b + 1
    elif e.kind == w.E_RIVAL_WRAP:
        args["attribute"] = Phrase("paladins-attribute-" + t.attributes[e.a])
    return Phrase(KEYS[e.kind], args)


def _action(t: Tables, action: int) -> dict[str, Arg]:
    key = "paladins-action-" + t.board_actions[action].id
    return {"action": Phrase(key), "action_noun": Phrase(key + ".noun")}


def _ally(t: Tables, icon: int) -> dict[str, Arg]:
    word = w.NOBLE_ICONS[icon]
    ally = t.crowns.allies[icon]
    return {
        "icon": Phrase("paladins-icon-" + word),
        "ally": Phrase("paladins-ally-" + word),
        "reward": t.reward_phrase(ally.gain),
        "on_pass": t.reward_phrase(ally.on_pass),
    }


def _paladin(t: Tables, card: int) -> Phrase:
    return Phrase("paladins-paladin-" + t.paladins[card].id)


def handful(packed: int) -> Phrase:
    return counted(packed, w.WORKERS, "paladins-thing")


def _parts(t: Tables, reward: int, start: int, to: int) -> Phrase:
    parts = t.rewards[reward][start:to]
    return join("join-comma", [Phrase(w.THINGS[p.icon], {"n": p.n}) for p in parts])


def _cost(silver: int, provisions: int) -> Phrase:
    items = []
    if silver:
        items.append(Phrase(w.THINGS[w.SILVER], {"n": silver}))
    if provisions:
        items.append(Phrase(w.THINGS[w.PROVISION], {"n": provisions}))
    return join("join-comma", items)
