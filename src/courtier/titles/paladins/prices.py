"""The prices that the rollout policy of Paladins goes by, and their names.

Most are what a thing is worth in the last round, and how much more in every round before it. They are evolved in whole
games by `courtier tune` and kept in bot.toml, with City of Crowns in a table of their own; what counts is how they
compare, a worker costs about 1. Every price is found by its name; lists of them go by the numbers of words.py.
"""

from __future__ import annotations

from typing import Final

from courtier.titles.paladins import words as w

GOODS: Final = w.FAITH  # workers, silver and provisions: icons that are paid with
ATTRIBUTES: Final[list[str]] = w.ICONS[w.FAITH : w.INFLUENCE + 1]
NAMED: Final[dict[str, str]] = {  # icons whose names stand for something else already
    "pray": "free_pray", "develop": "free_develop", "dismiss_own_townsfolk": "release",
    "pass": "early_pass"}  # fmt: skip
PRICED: Final[list[str]] = [
    *w.ICONS[:GOODS], *ATTRIBUTES, "tax", "free_pray", "remove_suspicion", "pay_debt", "destroy_debt", "free_recruit",
    "free_develop"]  # fmt: skip
SINGLE: Final[list[str]] = [
    "track", "row_vp", "next_vp", "order", "order_met", "convert_vp", "convert_grows", "hired", "hired_by_round",
    "hired_judged", "crew", "cleared", "cleared_poor", "debt", "accused", "spared", "suspicion", "most_suspicion",
    "stock_silver", "stock_provision", "pass", "favour", "top", "left_criminal", "second_shop", "boost_faith",
    "boost_strength", "boost_influence", "stock_worker", "debt_by_round", "plain_vp", "cleared_left",
    "used"]  # fmt: skip
CROWNS_PRICED: Final[list[str]] = [
    "diplomacy", "free_dismiss", "move_workshop", "release", "early_pass", *w.CROWNS_ACTIONS, "place", "enlist",
    "entrust", "ally"]  # fmt: skip
CROWNS_SINGLE: Final[list[str]] = [
    "workshop_muster", "workshop_negotiate", "secret", "secret_met", "muster_vp", "set_vp", "ally_near", "ally_pass",
    "entrusted", "hired_pass", "hired_enlist", "under", "boost_diplomacy"]  # fmt: skip


def names(paladins: list[str], crowns: bool = False) -> list[str]:
    """Of all prices, in the order in which `courtier tune` moves them."""
    out = both(PRICED) + both(w.ACTIONS)
    out += [f"workshop_{name}" for name in w.ACTIONS[w.RIGHT_SIDE :]]
    out += [*SINGLE, *both(paladins)]
    return [*out, *both(CROWNS_PRICED), *CROWNS_SINGLE] if crowns else out


def both(things: list[str]) -> list[str]:
    return [*things, *[f"{name}_by_round" for name in things]]


class Prices:
    """The prices at hand; what has none costs nothing. Lists marked * go by the numbers of words.py."""

    def __init__(self, paladins: list[str], all: list[float], crowns: bool = False) -> None:
        at = dict(zip(names(paladins, crowns), all, strict=True))
        icons = [NAMED.get(name, name) for name in w.ICONS]
        actions = [*w.ACTIONS, *w.CROWNS_ACTIONS]
        self.icon = [at.get(name, 0.0) for name in icons]  # *
        self.icon_by_round = [at.get(f"{name}_by_round", 0.0) for name in icons]  # *
        self.action = [at.get(name, 0.0) for name in actions]  # *
        self.action_by_round = [at.get(f"{name}_by_round", 0.0) for name in actions]  # *
        self.shop = [at.get(f"workshop_{name}", 0.0) for name in actions]  # *
        self.boost = [
            at.get(f"boost_{name}", 0.0) for name in w.ICONS[w.FAITH : w.DIPLOMACY + 1]
        ]  # * by attribute
        self.paladin = [at[name] for name in paladins]  # * by card
        self.paladin_by_round = [at[f"{name}_by_round"] for name in paladins]  # *
        self.track = at["track"]  # a point of an attribute track
        self.row_vp = at["row_vp"]  # a point of a row, by its next use and by the one after that
        self.next_vp = at["next_vp"]
        self.order = at["order"]  # a point of a King's Order: this action's part of it
        self.order_met = at["order_met"]  # and more when it is met
        self.convert_vp = at["convert_vp"]  # a point of a convert, and what may still come
        self.convert_grows = at["convert_grows"]
        self.hired = at["hired"]  # an ability: once, in each round to come, at the inquisitions of each round
        self.hired_by_round = at["hired_by_round"]
        self.hired_judged = at["hired_judged"]
        self.crew = at["crew"]
        self.cleared = at["cleared"]  # of an action that can be done again; with no workers for it
        self.cleared_poor = at["cleared_poor"]
        self.debt = at["debt"]
        self.accused = at["accused"]  # an inquisition now, against oneself or somebody else
        self.spared = at["spared"]
        self.suspicion = at["suspicion"]  # one more, and when that makes it the most
        self.most_suspicion = at["most_suspicion"]
        self.stock_silver = at["stock_silver"]  # what the next one loses for each that one has
        self.stock_provision = at["stock_provision"]
        self.passing = at["pass"]
        self.favour = at["favour"]
        self.top = at["top"]  # of a paladin, on top of the pile
        self.left_criminal = at["left_criminal"]  # in the tavern that is left to the rival
        self.second_shop = at["second_shop"]
        self.stock_worker = at["stock_worker"]
        self.debt_by_round = at["debt_by_round"]
        self.plain_vp = at["plain_vp"]
        self.cleared_left = at["cleared_left"]
        self.used = at["used"]  # an action, for each time it was done before
        self.place = at.get("place", 0.0)  # a worker on a muster card
        self.place_by_round = at.get("place_by_round", 0.0)
        self.enlist = at.get("enlist", 0.0)  # a noble under the board, besides what the card gives
        self.enlist_by_round = at.get("enlist_by_round", 0.0)
        self.entrust = at.get("entrust", 0.0)  # and one who acts, besides the share of that action's worth
        self.entrust_by_round = at.get("entrust_by_round", 0.0)
        self.entrusted = at.get("entrusted", 0.0)
        self.ally = at.get(
            "ally", 0.0
        )  # besides what it gives: at once, at a pass, and with an icon still missing
        self.ally_by_round = at.get("ally_by_round", 0.0)
        self.ally_pass = at.get("ally_pass", 0.0)
        self.ally_near = at.get("ally_near", 0.0)
        self.secret = at.get(
            "secret", 0.0
        )  # a point of the secret order: this action's part, and when it is met
        self.secret_met = at.get("secret_met", 0.0)
        self.muster_vp = at.get("muster_vp", 0.0)  # a point of muster cards, of sets of icons
        self.set_vp = at.get("set_vp", 0.0)
        self.hired_pass = at.get(
            "hired_pass", 0.0
        )  # an ability in each round to come: at passes, at enlisting
        self.hired_enlist = at.get("hired_enlist", 0.0)
        self.under = at.get("under", 0.0)  # of a paladin, under the pile
