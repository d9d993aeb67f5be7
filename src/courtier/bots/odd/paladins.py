"""What a good player of Paladins never does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

FREE = ("do remove_suspicion", "do destroy_debt", "do pay_debt")
COUNTED = 3  # workers that are kept at most
POINTS = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
MANY = 5  # workers in hand


def refuses_a_gift(view: Mapping[str, Any], kind: str, tokens: Sequence[str], last: str) -> Sequence[str]:
    """Declines to drop a suspicion or to be rid of a debt, for nothing."""
    return ["decline"] if kind == "accept" and any(token in FREE for token in tokens) else []


def keeps_fewer(view: Mapping[str, Any], kind: str, tokens: Sequence[str], last: str) -> Sequence[str]:
    """Keeps fewer workers for the next round than it may."""
    if kind != "keep":
        return []
    counts = {token: 0 if token == "keep none" else token.count("+") + 1 for token in tokens}
    most = max(counts.values(), default=0)
    return [token for token, n in counts.items() if n < min(COUNTED, most)]


def stops_with_hands_full(
    view: Mapping[str, Any], kind: str, tokens: Sequence[str], last: str
) -> Sequence[str]:
    """Passes for good in the last round with many workers left and an action for points open."""
    if kind != "turn" or view["round"] < view["rounds"]:
        return []
    workers = sum(view["seats"][view["seat"]]["workers"].values())
    return ["pass"] if workers >= MANY and any(f"act {name}" in tokens for name in POINTS) else []


def hires_on_credit(view: Mapping[str, Any], kind: str, tokens: Sequence[str], last: str) -> Sequence[str]:
    """Takes a debt for somebody whom it could have had free."""
    return [t for t in tokens if t.endswith(" debt") and t.removesuffix("debt") + "free" in tokens]


ODD: dict[str, Callable[[Mapping[str, Any], str, Sequence[str], str], Sequence[str]]] = {
    "refuses_a_gift": refuses_a_gift, "keeps_fewer": keeps_fewer, "stops_with_hands_full": stops_with_hands_full,
    "hires_on_credit": hires_on_credit,
}  # fmt: skip
