"""The decks of City of Crowns as they stand in the files, and laid over Paladins' own as the reader of content does."""

from __future__ import annotations

import tomllib
from typing import Any

from tests.content.files import Card
from tests.content.paladins_decks import ATTRIBUTES, DECKS, FILES, THINGS

PART = "crowns"
ICONS = ["military", "merchant", "farmer", "clergy"]
NEW_THINGS = {"diplomacy", "free_dismiss", "move_workshop", "dismiss_own_townsfolk", "pass"}
ALL_THINGS = THINGS | NEW_THINGS
ALL_ATTRIBUTES = [*ATTRIBUTES, "diplomacy"]


def read() -> dict[str, list[Card]]:
    found: dict[str, list[Card]] = {}
    for path in sorted((FILES.folder / "content" / PART).glob("*.toml")):
        for deck, cards in tomllib.loads(path.read_text(encoding="utf-8")).items():
            assert deck not in found, f"{deck} stands in two files"
            found[deck] = cards
    return found


CROWNS = read()


def laid() -> dict[str, list[Card]]:
    """Known cards changed, new ones behind them."""
    out: dict[str, list[Card]] = {}
    for deck in [*DECKS, *(deck for deck in CROWNS if deck not in DECKS)]:
        cards: dict[str, dict[str, Any]] = {card["id"]: dict(card) for card in DECKS.get(deck, [])}
        for card in CROWNS.get(deck, []):
            cards[card["id"]] = {**cards.get(card["id"], {}), **card}
        out[deck] = list(cards.values())
    return out


BOTH = laid()


def by_id(deck: str, id: str) -> Card:
    (found,) = [card for card in BOTH[deck] if card["id"] == id]
    return found
