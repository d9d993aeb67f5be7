"""Paladins' decks as they stand in the files, and small readers for the tests of content."""

from __future__ import annotations

from typing import Any

from tests.content.files import Card, Files

WORKERS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
ATTRIBUTES = ["faith", "strength", "influence"]
LEFT = ["develop", "recruit", "hunt", "trade", "pray", "conspire"]
RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
THINGS = {"silver", "provision", "tax", *WORKERS, *ATTRIBUTES, "pray", "remove_suspicion", "pay_debt"}
THINGS |= {"destroy_debt", "free_recruit", "develop", "vp"}
Reward = list[dict[str, Any]]
FILES = Files("paladins")
DECKS, by_id, column = FILES.decks, FILES.by_id, FILES.column


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
