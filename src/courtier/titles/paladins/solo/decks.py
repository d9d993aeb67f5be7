"""Reads what only the solo game has into Tables."""

from __future__ import annotations

from courtier.core.content import PROVENANCES, Card, Content
from courtier.titles.paladins import words as w
from courtier.titles.paladins.choices import Tables


def read_solo(t: Tables, content: Content) -> None:
    r = t.rival
    card = content.deck("rival")[0]
    card.read |= {"id", "taverns", "squares"}
    r.stack = [t.attributes.index(word) for word in card.some_of("stack", t.attributes)]
    if len(r.stack) != len(t.attributes):
        raise card.fail("stack", f"must name each of {', '.join(t.attributes)}")
    start = card.bundle("start", t.attributes)
    r.start = [start.of(i) for i in range(len(t.attributes))]
    if max(r.start) > t.numbers.track_max:
        raise card.fail("start", f"must be on the track, which ends with {t.numbers.track_max}")
    r.workers_base = card.number("workers_base")
    r.workers_per_round = card.number("workers_per_round")
    r.right_workers = card.number("right_workers", 1)
    r.favour_workers = card.number("favour_workers", 1)
    r.steps = card.number("steps_per_resource", 1)
    r.order_workshops = card.number("order_workshops")
    r.town_discarded = card.number("townsfolk_discarded", 1)
    r.outsiders_discarded = card.number("outsiders_discarded", 1)
    r.convert_least = card.number("convert_vp_min")
    if t.crowns.in_play:
        r.nobles_discarded = card.number("negotiate_discarded", 1, len(t.crowns.noble_silver) - 1)
        r.failed_steps = card.number("failed_removal_steps")
        r.workers_per_ally = card.number("workers_per_ally")
    finish(card)
    for number, top in enumerate(content.deck("rival_action")):
        top.read.add("id")
        if number >= len(w.TOP_ROW) or top.id != w.TOP_ROW[number]:
            raise top.fail("id", f"the top row must be {', '.join(w.TOP_ROW)}")
        top.number("workers", 1, 1)
        for key, values in (("gain_workers", r.top_gain), ("suspicion", r.top_suspicion), ("steps", r.top_steps),
                            ("steps_per_worker", r.top_steps_worker)):  # fmt: skip
            values.append(top.number(key) if top.has(key) else 0)
        finish(top)
    for space in content.deck("resource_space"):
        space.read.add("id")
        first, last = t.town_first, t.town_first + len(t.town_silver) - 1
        r.town_at.append([n - first for n in space.numbers("townsfolk", first, last)])
        r.favour_at.append([n - 1 for n in space.numbers("favours", 1, len(t.favour_round))])
        r.outsider_at.append([n - 1 for n in space.numbers("outsiders", 1, len(t.outsider_faith))])
        finish(space)
    for scheme in content.deck("scheme"):
        scheme.read.add("id")
        kind = len(t.schemes)
        known = [word for word, action in w.SCHEMES.items() if action not in (w.MUSTER, w.NEGOTIATE)]
        t.scheme_ids.append(scheme.one_of("id", tuple(w.SCHEMES) if t.crowns.in_play else known))
        t.schemes.append(w.SCHEMES[scheme.id])
        aside = scheme.has("set_aside") and scheme.flag("set_aside")
        (t.scheme_aside if aside else t.scheme_deck).extend([kind] * scheme.number("count", 1))
        finish(scheme)
    for level in content.deck("difficulty"):
        level.read.add("id")
        t.difficulties.append(level.id)
        t.difficulty_orders.append(level.number("orders", 0, len(t.orders)))
        t.difficulty_workshops.append(level.number("workshops", 0, 2) if level.has("workshops") else 0)
        finish(level)


def provenance(card: Card) -> str:
    return card.one_of("provenance", PROVENANCES)


def finish(card: Card) -> None:
    provenance(card)
    card.read.add("note")
    card.done()
