"""The text of every card, generated from its effects: what the deck says and what people read cannot differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from courtier.core.words import Phrase, join
from courtier.titles.kingsburg import words as w

Values = Mapping[str, Any]


def advisor(card: Values) -> Phrase:
    return join("join-or", [_exchange(reward) for reward in card["rewards"]])


def building(card: Values) -> Phrase:
    return join("join-semicolon", [_effect(effect) for effect in card["effects"]])


def enemy(card: Values) -> Phrase:
    return Phrase(
        "kingsburg-card-enemy", {"reward": _things(card["reward"]), "penalty": _things(card["penalty"])}
    )


def _things(amounts: Mapping[str, int]) -> Phrase:
    ordered = [name for name in w.THINGS if name in amounts]
    return join("join-comma", [Phrase(f"thing-{name}", {"n": amounts[name]}) for name in ordered])


def _exchange(swap: Values) -> Phrase:
    if "pay" not in swap:
        return _things(swap["gain"])
    return Phrase("kingsburg-card-exchange", {"pay": _things(swap["pay"]), "gain": _things(swap["gain"])})


def _effect(effect: Values) -> Phrase:
    at = effect["at"]
    if at == "reroll":
        one = effect["dice"] == "one"
        return (
            Phrase("kingsburg-card-reroll-one")
            if one
            else Phrase("kingsburg-card-reroll-all", {"n": effect["if_total_max"]})
        )
    if at == "battle":
        return _battle(effect)
    if at in ("victory", "season_start"):
        return Phrase(f"kingsburg-card-{at}", {"gain": _things(effect["gain"])})
    if at == "season_end":
        trades = effect.get("trades")
        what = join("join-or", [_exchange(trade) for trade in trades]) if trades else _things(effect["gain"])
        if "seasons" not in effect:
            return Phrase("kingsburg-card-season_end", {"what": what})
        seasons = join("join-comma", [Phrase(f"kingsburg-season-{name}") for name in effect["seasons"]])
        return Phrase("kingsburg-card-season_end-some", {"seasons": seasons, "what": what})
    if at == "build":
        columns = join("join-comma", [Phrase(f"kingsburg-column-{n}") for n in effect["columns"]])
        return Phrase("kingsburg-card-build", {"columns": columns, "off": _things(effect["discount"])})
    if at == "recruit":
        return Phrase("kingsburg-card-recruit", {"price": Phrase("thing-good", {"n": effect["price"]})})
    if at == "reward":
        return Phrase("kingsburg-card-reward", {"more": Phrase("thing-soldier", {"n": effect["soldier"]})})
    if at == "game_end":
        goods = Phrase("thing-good", {"n": effect["per_goods"]})
        return Phrase("kingsburg-card-game_end", {"gain": _things(effect["gain"]), "goods": goods})
    return Phrase("kingsburg-card-influence")


def _battle(effect: Values) -> Phrase:
    if "tie_wins" in effect:
        return Phrase("kingsburg-card-tie_wins")
    n = effect["strength"]
    sign = "plus" if n > 0 else "minus"
    strength = Phrase(f"kingsburg-card-{sign}", {"n": abs(n)})
    if "against" not in effect:
        return Phrase("kingsburg-card-battle", {"strength": strength})
    kinds = join("join-comma", [Phrase(f"kind-{kind}") for kind in effect["against"]])
    return Phrase("kingsburg-card-against", {"strength": strength, "kinds": kinds})


TEXTS = {"advisor": advisor, "building": building, "enemy": enemy}
