"""The text of every card, generated from its effects: what the deck says and what people read cannot differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from courtier.core.words import Arg, Phrase, join
from courtier.titles.architects import words as w

Values = Mapping[str, Any]
ALL_VIRTUE = 99
NUMBERED = (
    "actions", "capture", "destroy_debt", "hire", "dismiss", "build", "refuse_debt", "apprentice_limit")  # fmt: skip


def effects(card: Values) -> Phrase:
    """All that an apprentice, a building or a board does."""
    said = [_effect(effect) for effect in card.get("effects", ())]
    return join("join-semicolon", said) if said else Phrase("architects-card-none")


def market(card: Values) -> Phrase:
    return Phrase("architects-card-market", {"small": things(card["small"]), "large": things(card["large"])})


def reward(card: Values) -> Phrase:
    return things(card["gain"])


def things(amounts: Mapping[str, int]) -> Phrase:
    names = [*w.THINGS, "tax"]
    ordered = [name for name in names if name in amounts]
    return join("join-comma", [Phrase(f"architects-thing-{name}", {"n": amounts[name]}) for name in ordered])


def _effect(effect: Values) -> Phrase:
    moment = effect["moment"]
    deed = _deed(effect)
    if "per" in effect:
        count = Phrase(f"architects-count-{effect['per']['count']}", {"n": effect["per"]["each"]})
        deed = Phrase("architects-card-per", {"deed": deed, "count": count})
    if "everyone" in effect:
        deed = Phrase("architects-card-everyone", {"deed": deed})
    if "if" in effect:
        deed = Phrase("architects-card-if", {"deed": deed, "when": _condition(effect["if"])})
    if "most" in effect:
        most = Phrase(f"architects-most-{effect['most']}")
        deed = Phrase("architects-card-most", {"deed": deed, "most": most})
    if "pay" in effect:
        deed = Phrase("architects-card-pay", {"deed": deed, "pay": things(effect["pay"])})
    if effect.get("optional"):
        deed = Phrase("architects-card-may", {"deed": deed})
    return Phrase("architects-card-when", {"moment": Phrase(f"architects-moment-{moment}"), "deed": deed})


def _condition(when: Values) -> Phrase:
    count = when["count"]
    if when.get("max") == 0:
        return Phrase("architects-card-without", {"count": Phrase(f"architects-count-{count}", {"n": 0})})
    return Phrase("architects-card-least", {"count": Phrase(f"architects-count-{count}", {"n": when["min"]})})


def _deed(effect: Values) -> Phrase:
    if "gain" in effect:
        return Phrase("architects-card-gain", {"gain": things(effect["gain"])})
    if "lose" in effect:
        return Phrase("architects-card-lose", {"lose": things(effect["lose"])})
    if "trade" in effect:
        trade = effect["trade"]
        return Phrase("architects-card-trade", {"pay": things(trade["pay"]), "gain": things(trade["gain"])})
    if "discount" in effect:
        return Phrase("architects-card-discount", {"off": things(effect["discount"])})
    if "discount_any" in effect:
        kinds = join("join-or", [Phrase(f"architects-good-{name}") for name in effect["discount_any"]["of"]])
        return Phrase("architects-card-discount_any", {"n": effect["discount_any"]["n"], "kinds": kinds})
    if "spare_virtue" in effect:
        n = effect["spare_virtue"]
        return Phrase("architects-card-spare", {"n": 0 if n >= ALL_VIRTUE else n})
    if "release" in effect:
        return _release(effect["release"])
    if "choose" in effect:
        return join("join-or", [_deed(branch) for branch in effect["choose"]])
    if "rule" in effect:
        return Phrase(f"architects-card-{effect['rule']}")
    for name in NUMBERED:
        if name in effect:
            return Phrase(f"architects-card-{name}", {"n": effect[name]})
    n = effect["debt_vp"]
    args: dict[str, Arg] = {"n": abs(n), "more": 1 if n < 0 else 0}
    return Phrase("architects-card-debt_vp", args)


def _release(release: Values) -> Phrase:
    n = 0 if release["n"] >= w.ALL else release["n"]
    return Phrase("architects-card-release-" + release["from"], {"n": n})


TEXTS = {
    "apprentice": effects,
    "building": effects,
    "board": effects,
    "market_card": market,
    "reward": reward,
}
