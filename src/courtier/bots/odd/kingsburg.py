"""What a good player of Kingsburg never does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

PRICED = ("alchemist", "smuggler")  # advisors whose reward has to be paid for
LAST_FALL = (5, 6)  # year and phase
FREE_GOODS = ("gold", "wood", "stone")


def passes_by(view: Mapping[str, Any], kind: str, tokens: Sequence[str], last: str) -> Sequence[str]:
    """Passes though dice alone would still influence an advisor who gives something for nothing."""
    if kind != "influence":
        return []
    for token in tokens:
        verb, _, rest = token.partition(" ")
        who, _, dice = rest.partition(" ")
        if verb == "influence" and who not in PRICED and dice.replace("+", "").isdigit():
            return ["pass"]
    return []


def leaves_unbuilt(view: Mapping[str, Any], kind: str, tokens: Sequence[str], last: str) -> Sequence[str]:
    """Constructs nothing in the very last season, though a building can be paid."""
    if kind == "construct" and (view["year"], view["phase"]) == LAST_FALL and len(tokens) > 1:
        return ["pass"]
    return []


def leaves_the_envoy(view: Mapping[str, Any], kind: str, tokens: Sequence[str], last: str) -> Sequence[str]:
    """Passes in the very last season with the envoy still in hand and somebody to send it to."""
    last_one = kind == "influence" and (view["year"], view["phase"]) == LAST_FALL
    free = [t for t in tokens if t.startswith("envoy ") and t.split()[1] not in PRICED]
    return ["pass"] if last_one and free else []


def gives_dear_for_cheap(
    view: Mapping[str, Any], kind: str, tokens: Sequence[str], last: str
) -> Sequence[str]:
    """Pays with the good it has least of, though it has three times as much of another."""
    if kind != "pay":
        return []
    me = view["seats"][view["seat"]]
    have = {good: me[good] for good in FREE_GOODS}
    single = [t.split()[1] for t in tokens if t.startswith("pay ") and t.split()[1] in have]
    most = max((have[good] for good in single), default=0)
    return [f"pay {good}" for good in single if 3 * have[good] <= most and have[good] > 0]


ODD: dict[str, Callable[[Mapping[str, Any], str, Sequence[str], str], Sequence[str]]] = {
    "passes_by": passes_by, "leaves_unbuilt": leaves_unbuilt, "leaves_the_envoy": leaves_the_envoy,
    "gives_dear_for_cheap": gives_dear_for_cheap,
}  # fmt: skip
