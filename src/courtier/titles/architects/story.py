"""The log in phrases: one message per story event. Events without a seat but with a doer are the opponent's."""

from __future__ import annotations

from courtier.core.agenda import Event
from courtier.core.words import Arg, Phrase, Who
from courtier.titles.architects import words as w
from courtier.titles.architects.choices import RIVAL, amounts_phrase, trade_args
from courtier.titles.architects.state import AState

KEYS = tuple(f"architects-story-{name}" for name in w.EVENTS)
APPRENTICES = (w.E_HIRED, w.E_DISMISSED, w.E_SKIP)
BUILDINGS = (w.E_DREW_CARD, w.E_BUILT)
PLACES = (w.E_PLACED, w.E_RETURNED, w.E_TOOK_HOME, w.E_CAPTURED)
SILVER = (w.E_COINS, w.E_TAX_STAND, w.E_DEBT_REFUSED, w.E_PAID, w.E_IMPRISONED)
HALVES = (w.E_OPPONENT_CANNOT, w.E_OPPONENT_MUSTER, w.E_OPPONENT_FALLBACK)


def tell(s: AState, e: Event) -> Phrase:
    t = s.tables
    rival = 1 if e.seat < 0 else 0  # some languages speak of a seat and of the opponent in different words
    args: dict[str, Arg] = {"n": e.a, "m": e.b, "who": opponent(s) if rival else Who(e.seat), "rival": rival}
    if e.kind in APPRENTICES:
        args |= t.apprentice_args(e.a)
    elif e.kind in BUILDINGS:
        args |= t.building_args(e.a)
    elif e.kind in PLACES:
        args |= _place(e.a)
        args["n"] = e.b
        if e.kind == w.E_CAPTURED:
            args |= {"n": e.b >> 3, "victim": _other(s, e.b & 7)}
    elif e.kind in SILVER:
        args["silver"] = amounts_phrase([w.SILVER], [e.b if e.kind == w.E_IMPRISONED else e.a])
    elif e.kind == w.E_MARKET:
        args |= _place(w.SMALL + e.a)
    elif e.kind == w.E_RECLAIMED:
        args["holder"] = _other(s, e.a)
    elif e.kind == w.E_GAIN:
        args["gain"] = amounts_phrase([e.a], [e.b])
    elif e.kind == w.E_TRADE:
        args |= trade_args(t.trades[e.a])
    elif e.kind == w.E_REWARD:
        gains = t.reward_gain[e.a]
        args["gain"] = amounts_phrase(list(range(len(gains))), gains)
    elif e.kind == w.E_BOARD:
        args |= t.board_args(e.a)
    elif e.kind == w.E_USED:
        args |= t.verbs[w.V_USE].args[0].args(e.a)
    elif e.kind == w.E_SCHEME:
        args |= {
            "top": Phrase("architects-scheme-" + w.HALVES[t.scheme_top[e.a]]),
            "bottom": Phrase("architects-scheme-" + w.HALVES[t.scheme_bottom[e.a]]),
        }
    elif e.kind in HALVES:
        args["half"] = Phrase("architects-scheme-" + w.HALVES[e.a])
    elif e.kind == w.E_OPPONENT_START:
        args["level"] = Phrase("architects-level-" + t.bot_levels[e.b].id)
    return Phrase(KEYS[e.kind], args)


def opponent(s: AState) -> Phrase:
    if s.automat is None:
        return Phrase("architects-rival")
    return Phrase("architects-opponent-" + s.tables.opponents[s.automat.who].id)


def _other(s: AState, code: int) -> Arg:
    return opponent(s) if code == RIVAL else Who(code)


def _place(place: int) -> dict[str, Arg]:
    key = "architects-location-" + w.LOCATIONS[place]
    return {
        "place": Phrase(key),
        "place_at": Phrase(key + ".at"),
        "place_to": Phrase(key + ".to"),
        "place_from": Phrase(key + ".from"),
    }
