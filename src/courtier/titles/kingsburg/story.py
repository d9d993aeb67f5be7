"""The log in phrases: one message per story event."""

from __future__ import annotations

from courtier.core.agenda import Event
from courtier.core.bundle import Bundle
from courtier.core.options import COUNT_BITS, counted
from courtier.core.words import Arg, Phrase, Who, join
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.strength import ANGER, DIE, SCENARIO, SOLDIERS, TOKEN
from courtier.titles.kingsburg.tables import bundle_phrase
from courtier.titles.kingsburg.windows import THING_BITS, card_phrase

PARTS = {SOLDIERS: "soldiers", DIE: "die", TOKEN: "token", SCENARIO: "scenario", ANGER: "anger"}
KEYS = tuple(f"kingsburg-story-{name}" for name in w.EVENTS)


def tell(s: KState, e: Event) -> Phrase:
    args: dict[str, Arg] = {"n": e.a}
    if e.seat >= 0:
        args["who"] = Who(e.seat)
    t = s.tables
    if e.kind == w.E_PHASE:
        args = {"phase": Phrase(f"phase-{e.a}"), "year": Phrase(f"kingsburg-year-{e.b}")}
    elif e.kind == w.E_YEAR:
        args = {"year": Phrase(f"kingsburg-year-{e.a}")}
    elif e.kind in (w.E_GAIN, w.E_GOODS_LOST):
        args["goods"] = counted(e.a, w.GOODS, "thing")
    elif e.kind == w.E_ROLLED:
        args |= {"dice": w.way_phrase(e.a), "total": w.dice_total(e.a)}
    elif e.kind == w.E_REROLLED or e.kind == w.E_DICE:
        args |= {"dice": w.way_phrase(e.a), "total": w.dice_total(e.a), "building_the": _building(s, e.b)}
    elif e.kind == w.E_MOVED:
        args |= _advisor(s, e.a) | {"target_the": _advisor(s, e.b)["advisor_the"]}
    elif e.kind == w.E_ITEM_TAKEN:
        args |= _advisor(s, e.a) | {"item": Phrase(f"thing-{w.THINGS[e.b]}", {"n": 1})}
    elif e.kind == w.E_BLESSED:
        args |= {"building_the": _building(s, e.a), "vp": e.b}
    elif e.kind == w.E_ORDER:
        args = {
            "order": join("join-comma", [Phrase("who", {"who": Who(e.a >> 3 * i & 7)}) for i in range(e.b)])
        }
    elif e.kind in (w.E_PLACED, w.E_PLACED_ENVOY, w.E_NEUTRAL):
        args |= {"dice": w.way_phrase(e.b)} | _advisor(s, e.a)
    elif e.kind == w.E_REWARD:
        exchange = t.exchanges[e.b]
        args |= {"gain": bundle_phrase(exchange.gain), "pay": bundle_phrase(exchange.pay)} | _advisor(s, e.a)
        args["priced"] = 1 if exchange.pay.things else 0
    elif e.kind in (w.E_DECLINED, w.E_TILE, w.E_TILE_GONE, w.E_COPIED):
        args |= _advisor(s, e.a)
    elif e.kind == w.E_STOCK:
        args |= {"goods": counted(e.b, w.GOODS, "thing")} | _advisor(s, e.a)
    elif e.kind in (w.E_TOLD, w.E_GIVEN):
        args |= {"goods": counted(e.a, w.GOODS, "thing"), "other": Who(e.b)}
    elif e.kind == w.E_TRADED:
        exchange = t.exchanges[e.a]
        args |= {
            "gain": bundle_phrase(exchange.gain),
            "pay": bundle_phrase(exchange.pay),
            "building_the": _building(s, e.b),
        }
    elif e.kind in (w.E_SAW, w.E_ENEMY, w.E_VALLEY):
        enemy = t.enemies[e.a]
        args |= {"kind": Phrase(f"kind-{w.KINDS[enemy.kind]}"), "strength": enemy.strength, "n": e.b}
    elif e.kind in (w.E_BUILT, w.E_BUILT_ENVOY, w.E_DESTROYED):
        args |= {"building_the": _building(s, e.a), "vp": t.buildings[e.a].vp, "off": e.b}
        if e.kind == w.E_BUILT and e.b >= 1 << COUNT_BITS:  # not gold alone
            return Phrase("kingsburg-story-built-for-less", args | {"goods": counted(e.b, w.GOODS, "thing")})
    elif e.kind == w.E_EFFECT:
        args |= {"building_the": _building(s, e.a)} | _brought(e)
    elif e.kind == w.E_CARD:
        args |= {"card_the": card_phrase(s, e.a)} | _brought(e)
    elif e.kind == w.E_CATHEDRAL:
        args["building_the"] = _building(s, e.b)
    elif e.kind == w.E_RECRUITED:
        args["goods"] = counted(e.b, [*w.GOODS, "plus2"], "thing")
    elif e.kind == w.E_RANSOM:
        args |= {"goods": counted(e.a, w.GOODS, "thing"), "building_the": _building(s, e.b)}
    elif e.kind == w.E_TRIBUTE:
        args["goods"] = counted(e.a, w.GOODS, "thing")
    elif e.kind == w.E_SWAPPED:
        args |= {"goods": counted(e.a, w.GOODS, "thing"), "other": counted(e.b, w.GOODS, "thing")}
    elif e.kind == w.E_CENSUS:
        args["tile"] = Phrase(f"census-{w.CENSUS[e.a]}")
    elif e.kind == w.E_COUNTED:
        args["tile"] = Phrase(f"census-{w.CENSUS[e.b]}")
    elif e.kind in (w.E_CARD_GAIN, w.E_CARD_LOSS):
        thing, n = e.b & (1 << THING_BITS) - 1, e.b >> THING_BITS
        args |= {"card": Phrase(t.cards[e.a]), "what": Phrase(f"thing-{w.THINGS[thing]}", {"n": n})}
    elif e.kind == w.E_GOVERNOR:
        args["governor_the"] = card_phrase(s, len(t.buildings) + e.a)
    elif e.kind == w.E_STRIPS:
        args |= t.cover[e.a].phrase().args
    elif e.kind == w.E_PICKED:
        args |= t.pick[e.a].phrase().args
    elif e.kind == w.E_DESTINY:
        args["destiny"] = Phrase(f"destiny-{t.more.destinies[e.a].id}")
    elif e.kind == w.E_COMMON_ROLL:
        args["destiny"] = Phrase(f"destiny-{t.more.destinies[e.b].id}")
    elif e.kind == w.E_RAISED:
        args["building_the"] = _building(s, e.a)
    elif e.kind == w.E_RESERVED:
        args |= t.reserve[e.a].phrase().args
    elif e.kind == w.E_ITEM:
        args |= _advisor(s, e.a) | {"item": Phrase(f"thing-{w.THINGS[e.b]}", {"n": 1})}
    elif e.kind == w.E_CLOSED:
        args |= _advisor(s, e.a) | {"dice": w.way_phrase(e.b)}
    elif e.kind == w.E_SOLD:
        args |= {"goods": counted(e.a, w.GOODS, "thing"), "vp": e.b}
    elif e.kind in (w.E_KING_LIVES, w.E_KING_DIES):
        args["paid"] = e.b
    elif e.kind in (w.E_TOKEN, w.E_OWN_DIE, w.E_FAIR):
        args["more"] = e.b
    elif e.kind == w.E_STRENGTH:
        args |= {"parts": _parts(s, e), "foe": e.b >> 3}
    elif e.kind == w.E_FOE:
        args |= {"parts": _parts(s, e), "some": len(e.more)}
    elif e.kind == w.E_WON:
        args |= {"gain": bundle_phrase(won(e)), "some": len(e.more)}
    return Phrase(KEYS[e.kind], args)


def _brought(e: Event) -> dict[str, Arg]:
    """What a card gave to whoever used it."""
    return {"some": len(e.more), "gain": bundle_phrase(Bundle(list(e.more[::2]), list(e.more[1::2])))}


def won(e: Event) -> Bundle:
    """What the enemies' cards gave to a winner; what two of them give stands once."""
    have: dict[int, int] = {}
    for i in range(0, len(e.more), 2):
        have[e.more[i]] = have.get(e.more[i], 0) + e.more[i + 1]
    return Bundle(list(have), list(have.values()))


def _parts(s: KState, e: Event) -> Phrase:
    """What a strength is made of; what adds nothing is left out."""
    said = []
    for i in range(0, len(e.more), 2):
        source, n = e.more[i], e.more[i + 1]
        what = Phrase("battle-part-" + PARTS[source]) if source < 0 else Phrase(s.tables.cards[source])
        if n != 0:
            said.append(Phrase("battle-part", {"what": what, "n": n}))
    return join("join-comma", said)


def _building(s: KState, number: int) -> Phrase:
    """A building, or another card that `use` names."""
    return card_phrase(s, number)


def _advisor(s: KState, rank: int) -> dict[str, Arg]:
    key = f"advisor-{s.tables.advisors[rank].id}"
    return {"advisor_the": Phrase(key + ".the"), "advisor_to": Phrase(key + ".to"), "rank": rank}
