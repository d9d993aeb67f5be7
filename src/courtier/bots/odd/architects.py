"""What a good player of Architects never does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

CREW = 5
VISITS = {"capture": "place town_centre", "guardhouse": "place guardhouse", "storehouse": "place storehouse"}


def comes_for_nothing(view: Mapping[str, Any], kind: str, tokens: Sequence[str], last: str) -> Sequence[str]:
    """Goes to the Town Centre, the Guardhouse or the Storehouse and does nothing of what it could do there."""
    return ["done"] if kind in VISITS and last == VISITS[kind] and len(tokens) > 1 else []


def sends_away(view: Mapping[str, Any], kind: str, tokens: Sequence[str], last: str) -> Sequence[str]:
    """Discards an apprentice though there is room for more."""
    crew = view["seats"][view["seat"]]["apprentices"]
    return [t for t in tokens if t.startswith("dismiss ")] if len(crew) < CREW else []


def robs_an_empty_stand(
    view: Mapping[str, Any], kind: str, tokens: Sequence[str], last: str
) -> Sequence[str]:
    """Loses virtue at the Tax Stand for no silver."""
    return ["place tax_stand"] if kind == "turn" and view["tax"] == 0 else []


def leaves_a_building(view: Mapping[str, Any], kind: str, tokens: Sequence[str], last: str) -> Sequence[str]:
    """Does something else in its last turn, though it could build."""
    ending = kind == "turn" and view["left"] is not None and "place guildhall" in tokens
    can = (view.get("own") or {}).get("buildable", [])
    return [t for t in tokens if t.startswith("place ") and t != "place guildhall"] if ending and can else []


ODD: dict[str, Callable[[Mapping[str, Any], str, Sequence[str], str], Sequence[str]]] = {
    "comes_for_nothing": comes_for_nothing, "sends_away": sends_away, "robs_an_empty_stand": robs_an_empty_stand,
    "leaves_a_building": leaves_a_building,
}  # fmt: skip
