"""What City of Crowns and the solo opponent add to an encoded position, where they are in play."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from courtier.core.encoding import Encoder, bag, count, one_hot, spots
from courtier.titles.paladins import words as w
from courtier.titles.paladins.choices import Tables
from courtier.titles.paladins.crowns.negotiate import count_icons
from courtier.titles.paladins.crowns.state import Crowns
from courtier.titles.paladins.state import PState, Rival

MOST: Final = 255


def crowns_blocks(e: Encoder[Any], t: Tables) -> None:
    musters = [card.id for card in t.crowns.musters]
    nobles = [card.id for card in t.crowns.nobles]
    paladins = [card.id for card in t.paladins]
    piles = len(t.crowns.gaps) + 1
    e.block("secret", len(t.orders), items=[order.id for order in t.orders])
    e.block("removed", len(paladins), items=paladins)
    e.block("muster", len(musters), piles, items=musters)
    e.block("muster_left", piles, MOST)
    e.block("muster_workers", piles, w.TYPES)
    e.block("diplomat", piles)
    e.block("nobles", len(nobles), len(t.crowns.noble_silver), items=nobles)
    e.block("nobles_gone", len(nobles), items=nobles)


def court_blocks(e: Encoder[Any], t: Tables, who: str) -> None:
    """Of a player board's court."""
    musters = [card.id for card in t.crowns.musters]
    nobles = [card.id for card in t.crowns.nobles]
    e.block(f"{who}.extension", len(w.NOBLE_ICONS), items=w.NOBLE_ICONS)
    e.block(f"{who}.icons", len(w.NOBLE_ICONS), MOST, items=w.NOBLE_ICONS)
    e.block(f"{who}.collected", len(musters), items=musters)
    e.block(f"{who}.enlisted", len(nobles), items=nobles)
    e.block(f"{who}.allies", len(w.NOBLE_ICONS), items=w.NOBLE_ICONS)
    e.block(f"{who}.placed", len(t.crowns.gaps) + 1)


def rival_blocks(e: Encoder[Any], t: Tables) -> None:
    schemes = t.scheme_ids
    e.block("rival.difficulty", len(t.difficulties), items=t.difficulties)
    e.block("rival.marker", len(t.rival.town_at))
    e.block("rival.stack", len(t.attributes), len(t.attributes), items=t.attributes)
    e.block("rival.top_row", len(w.TOP_ROW), items=w.TOP_ROW)
    e.block("rival.scheme", len(schemes), items=schemes)
    e.block("rival.schemes", len(schemes), MOST, items=schemes)
    e.block("rival.discards", len(schemes), MOST, items=schemes)
    e.block("rival.aside", 1, MOST)


def write_crowns(s: PState, crowns: Crowns, seat: int, out: BytesWriter, at: i64) -> i64:
    t = s.tables
    at = one_hot(out, at, crowns.secrets[seat].cards[0], len(t.orders))
    at = bag(out, at, crowns.removed[seat].cards, len(t.paladins))
    tops: list[int] = []
    for pile in crowns.muster:
        tops.append(pile.cards[-1] if len(pile.cards) > 0 else -1)
    at = spots(out, at, tops, len(t.crowns.musters))
    for pile in crowns.muster:
        at = count(out, at, len(pile.cards))
    for placed in crowns.muster_workers:
        at = count(out, at, 0 if placed == 0 else 1 + (placed - 1 & 7))
    at = one_hot(out, at, crowns.diplomat, len(t.crowns.gaps) + 1)
    at = spots(out, at, crowns.nobles, len(t.crowns.nobles))
    at = bag(out, at, crowns.nobles_gone, len(t.crowns.nobles))
    return at


def write_court(s: PState, crowns: Crowns, player: int, out: BytesWriter, at: i64) -> i64:
    t = s.tables
    at = one_hot(out, at, crowns.extensions[player], len(w.NOBLE_ICONS))
    for n in count_icons(s, player):
        at = count(out, at, n)
    at = bag(out, at, crowns.collected[player], len(t.crowns.musters))
    at = bag(out, at, crowns.enlisted[player], len(t.crowns.nobles))
    for owner in crowns.allies:
        at = count(out, at, 1 if owner == player else 0)
    for placed in crowns.muster_workers:
        at = count(out, at, 1 if placed > 0 and placed - 1 >> 3 == player else 0)
    return at


def write_rival(s: PState, rival: Rival, out: BytesWriter, at: i64) -> i64:
    """Its schemes lie face down, but which ones lie there can be counted."""
    t = s.tables
    at = one_hot(out, at, rival.difficulty, len(t.difficulties))
    at = one_hot(out, at, rival.marker, len(t.rival.town_at))
    at = spots(out, at, rival.stack, len(t.attributes))
    for i in range(len(w.TOP_ROW)):
        at = count(out, at, rival.top_row >> i & 1)
    at = one_hot(out, at, rival.scheme, len(t.scheme_ids))
    at = bag(out, at, rival.schemes.cards, len(t.scheme_ids))
    at = bag(out, at, rival.discards, len(t.scheme_ids))
    at = count(out, at, len(rival.aside))
    return at
