"""Paladins' decks as they stand in the files, and small readers for the tests of content."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parents[2] / "src" / "courtier"
TITLE = SOURCE / "titles" / "paladins"
WORKERS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
ATTRIBUTES = ["faith", "strength", "influence"]
LEFT = ["develop", "recruit", "hunt", "trade", "pray", "conspire"]
RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
THINGS = {"silver", "provision", "tax", *WORKERS, *ATTRIBUTES, "pray", "remove_suspicion", "pay_debt"}
THINGS |= {"destroy_debt", "free_recruit", "develop", "vp"}
Card = dict[str, Any]
Reward = list[dict[str, Any]]


def read() -> dict[str, list[Card]]:
    decks: dict[str, list[Card]] = {}
    for path in sorted((TITLE / "content").glob("*.toml")):
        for deck, cards in tomllib.loads(path.read_text(encoding="utf-8")).items():
            assert deck not in decks, f"{deck} stands in two files"
            decks[deck] = cards
    return decks


DECKS = read()


def by_id(deck: str, id: str) -> Card:
    found = [card for card in DECKS[deck] if card["id"] == id]
    assert len(found) == 1, id
    return found[0]


def column(deck: str, key: str, default: object = None) -> list[Any]:
    return [card.get(key, default) for card in DECKS[deck]]


def cost(deck: str, thing: str) -> list[int]:
    assert all(set(c.get("cost", {})) <= {thing} for c in DECKS[deck])
    return [c.get("cost", {}).get(thing, 0) for c in DECKS[deck]]


def said(reward: Reward) -> str:
    """A reward as a line such as 1 strength, 1 pay_debt | 2 silver."""

    def amounts(table: dict[str, int]) -> str:
        return ", ".join(f"{n} {thing}" for thing, n in table.items())

    return ", ".join(
        " | ".join(map(amounts, part["choose"])) if "choose" in part else amounts(part) for part in reward
    )


def rewards(card: Card) -> list[Reward]:
    found = [
        card[key]
        for key in ("reward", "dismiss", "immediate", "ongoing", "attack", "convert", "gain")
        if key in card
    ]
    found += [mode["gain"] for mode in card.get("modes", []) if "gain" in mode]
    return found + ([card["ability"]["gain"]] if "gain" in card.get("ability", {}) else [])
