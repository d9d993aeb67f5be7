"""The text of every card, generated from its effects: what the deck says and what people read cannot differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from courtier.core.words import Arg, Phrase, join
from courtier.titles.kingsburg import words as w

Values = Mapping[str, Any]


def advisor(card: Values) -> Phrase:
    return join("join-or", [_exchange(reward) for reward in card["rewards"]])


def tile(card: Values) -> Phrase:
    return _operation(card) if "op" in card else advisor(card)


def building(card: Values) -> Phrase:
    return join("join-semicolon", [_effect(effect) for effect in card["effects"]])


def enemy(card: Values) -> Phrase:
    return Phrase(
        "kingsburg-card-enemy", {"reward": _things(card["reward"]), "penalty": _things(card["penalty"])}
    )


def _things(amounts: Mapping[str, int]) -> Phrase:
    ordered = [name for name in w.THINGS if name in amounts]
    return join("join-comma", [Phrase(f"thing-{name}", {"n": amounts[name]}) for name in ordered])


def token(card: Values) -> Phrase:
    return Phrase("kingsburg-card-token", {"n": card["value"]})


def strip(card: Values) -> Phrase:
    return join("join-comma", [Phrase(f"building-{id}") for id in card["buildings"]])


def scenario(card: Values) -> Phrase:
    rules = [Phrase(f"kingsburg-rule-{rule['id']}", _args(rule["args"])) for rule in card["rules"]]
    return join("join-semicolon", rules)


def _exchange(swap: Values) -> Phrase:
    if "others_gain" in swap:
        others = {"gain": _things(swap["gain"]), "others": _things(swap["others_gain"])}
        return Phrase("kingsburg-card-others", others)
    if "pay" not in swap:
        return _things(swap["gain"])
    return Phrase("kingsburg-card-exchange", {"pay": _things(swap["pay"]), "gain": _things(swap["gain"])})


def _effect(effect: Values) -> Phrase:
    if "hook" in effect:
        return _at_hook(effect)
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


# Cards of modules say when (`hook`), on which conditions (`if`) and what: a price, a gain or a named operation.

SAID = {  # moments that need words; the others are told by the operation or the condition
    "setup_end",
    "year_start",
    "season_start",
    "season_end",
    "total_window",
    "influence_end",
    "built",
    "recruit_start",
    "recruit_end",
    "winter_start",
    "year_end",
    "year_end_last",
    "game_end",
}
COUNTED = {"once_per_year": "once_a_year", "once_per_season": "once_a_season"}


def _at_hook(effect: Values) -> Phrase:
    when = _moment(effect)
    when += [_condition(name, value) for each in effect.get("if", []) for name, value in each.items()]
    what = _deed(effect)
    if "pay" in effect and "gain" in effect and not effect["optional"]:
        what = Phrase("kingsburg-card-must", {"what": what})
    return Phrase("kingsburg-card-when", {"when": join("join-comma", when), "what": what}) if when else what


def _moment(effect: Values) -> list[Phrase]:
    hook, often = effect["hook"], effect["frequency"]
    seasons = effect.get("seasons", w.SEASONS)
    open_all_season = hook in ("roll_window", "influence_options", "build_cost")
    if (open_all_season and often in COUNTED) or (
        often == "once_per_year" and seasons == w.SEASONS == effect.get("seasons")
    ):
        return [Phrase(f"kingsburg-when-{COUNTED[often]}")]
    if hook not in SAID or often == "ongoing":
        return []
    if hook == "built" and any("builder" in each for each in effect["if"]):
        return []
    if "years" in effect:
        years = join("join-or", [Phrase(f"kingsburg-year-{n}") for n in effect["years"]])
        return [Phrase(f"kingsburg-when-{hook}-some", {"years": years})]
    if hook in ("season_start", "season_end") and len(seasons) < len(w.SEASONS):
        named = join("join-comma", [Phrase(f"kingsburg-season-{name}") for name in seasons])
        return [Phrase(f"kingsburg-when-{hook}-some", {"seasons": named})]
    return [Phrase(f"kingsburg-when-{hook}")]


def _condition(name: str, value: Any) -> Phrase:
    if isinstance(value, str):  # won, tied, lost; self, opponent
        return Phrase(f"kingsburg-if-{name}-{value}")
    if name == "building_column":
        return Phrase("kingsburg-if-building_column", {**_args({"columns": value}), "n": len(value)})
    told = _args({name: value})
    return Phrase(f"kingsburg-if-{name}", {"n": told[name]} if told else {})


def _deed(effect: Values) -> Phrase:
    if "options" in effect:
        return join("join-or", [_exchange(option) for option in effect["options"]])
    if "op" in effect:
        done = _operation(effect)
        return (
            Phrase("kingsburg-card-exchange", {"pay": _things(effect["pay"]), "gain": done})
            if "pay" in effect
            else done
        )
    if "gain" in effect:
        return _exchange(effect)
    return Phrase("kingsburg-card-lose", {"what": _things(effect["pay"])})


def _operation(card: Values) -> Phrase:
    op, args = card["op"], card.get("args", {})
    if op in ("build_discount", "build_surcharge"):
        return Phrase(f"kingsburg-op-{op}", {"off": _things(args)})
    if op == "battle_modifier":
        return _battle({"strength": args["value"]})
    if op == "private_advisors":
        private = [Phrase("kingsburg-card-private", _args(advisor)) for advisor in args["advisors"]]
        return Phrase(f"kingsburg-op-{op}", {"advisors": join("join-comma", private)})
    if op == "own_reinforcement_die" and args["halved"]:
        return Phrase("kingsburg-op-own_reinforcement_die-halved")
    if op == "tile_stock":
        return (
            Phrase("kingsburg-op-tile_stock-roll")
            if "roll" in args
            else Phrase("kingsburg-op-tile_stock", _args(args))
        )
    if op == "reroll":
        return Phrase(f"kingsburg-op-reroll-{args['dice']}")
    if op == "chosen_by":
        return Phrase(f"kingsburg-op-chosen_by-{len(args['choosers'])}")
    return Phrase(f"kingsburg-op-{op}", _args(args))


def _args(values: Mapping[str, Any]) -> dict[str, Arg]:
    """Numbers as they are, amounts of things and lists in words; what no sentence needs is left out."""
    out: dict[str, Arg] = {}
    for name, value in values.items():
        if name in RANK and isinstance(value, int):
            out[name] = Phrase("kingsburg-rank", {"n": value})
        elif name in YEAR:
            out[name] = Phrase(f"kingsburg-year-{value}")
        elif name == "season":
            out[name] = Phrase(f"kingsburg-season-{value}")
        elif isinstance(value, int) and not isinstance(value, bool):
            out[name] = value
        elif isinstance(value, dict) and set(value) <= set(w.THINGS):
            out[name] = _things(value)
        elif isinstance(value, list):
            separator = "join-or" if name == "to" else "join-comma"
            out[name] = join(separator, [_item(name, item) for item in value])
    return out


def _item(name: str, item: Any) -> Phrase:
    if name in FAMILIES:
        return Phrase(f"{FAMILIES[name]}-{item}")
    if isinstance(item, dict):
        return join("join-plus", [Phrase(f"thing-{thing}", {"n": n}) for thing, n in item.items()])
    if isinstance(item, int):
        return Phrase("kingsburg-rank" if name in RANKS else "kingsburg-die", {"n": item})
    return Phrase(f"thing-{item}", {"n": 1})


# Arguments whose numbers are ranks of advisors, one or a list of them, or years, and lists of ids.
RANK = ("to", "advisor_free")
RANKS = ("ranks", "advisor_rank")
YEAR = ("year", "always_year")
FAMILIES = {
    "buildings": "building",
    "tiles": "census",
    "columns": "kingsburg-column",
    "seasons": "kingsburg-season",
    "years": "kingsburg-year",
    "enemy_kind": "kind",
}
TEXTS = {
    "advisor": advisor,
    "building": building,
    "enemy": enemy,
    "strip": strip,
    "governor": building,
    "destiny": building,
    "token": token,
    "tile": tile,
    "scenario": scenario,
}
