"""The prices that the rollout policy of Paladins goes by, and their names.

Most are what a thing is worth in the last round, and how much more in every round before it. They are evolved in whole
games by `courtier tune` and kept in bot.toml; what counts is how they compare, a worker costs about 1.
"""

from __future__ import annotations

from typing import Final

from courtier.titles.paladins import words as w

GOODS: Final = w.FAITH  # workers, silver and provisions: icons that are paid with
ATTRIBUTES: Final[list[str]] = w.ICONS[w.FAITH : w.INFLUENCE + 1]
PRICED: Final[list[str]] = [
    *w.ICONS[:GOODS], *ATTRIBUTES, "tax", "free_pray", "remove_suspicion", "pay_debt", "destroy_debt", "free_recruit",
    "free_develop"]  # fmt: skip
SINGLE: Final[list[str]] = [
    "track", "row_vp", "next_vp", "order", "order_met", "convert_vp", "convert_grows", "hired", "hired_by_round",
    "hired_judged", "crew", "cleared", "cleared_poor", "debt", "accused", "spared", "suspicion", "most_suspicion",
    "stock_silver", "stock_provision", "pass", "favour", "top", "left_criminal", "second_shop", "boost_faith",
    "boost_strength", "boost_influence", "stock_worker", "debt_by_round", "plain_vp", "cleared_left",
    "used"]  # fmt: skip


def names(paladins: list[str]) -> list[str]:
    """Of all prices, in the order in which `courtier tune` moves them."""
    out = both(PRICED) + both(w.ACTIONS)
    out += [f"workshop_{name}" for name in w.ACTIONS[w.RIGHT_SIDE :]]
    return [*out, *SINGLE, *both(paladins)]


def both(things: list[str]) -> list[str]:
    return [*things, *[f"{name}_by_round" for name in things]]


class Prices:
    """The prices at hand, each found by its name."""

    def __init__(self, paladins: list[str], all: list[float]) -> None:
        at = dict(zip(names(paladins), all, strict=True))
        self.icon = [at[name] for name in PRICED]
        self.icon_by_round = [at[f"{name}_by_round"] for name in PRICED]
        self.action = [at[name] for name in w.ACTIONS]
        self.action_by_round = [at[f"{name}_by_round"] for name in w.ACTIONS]
        self.shop = [at[f"workshop_{name}"] for name in w.ACTIONS[w.RIGHT_SIDE :]]
        self.paladin = [at[name] for name in paladins]
        self.paladin_by_round = [at[f"{name}_by_round"] for name in paladins]
        self.track = at["track"]  # a point of an attribute track
        self.row_vp = at["row_vp"]  # a point of a row, by its next use and by the one after that
        self.next_vp = at["next_vp"]
        self.order = at[
            "order"
        ]  # a point of a King's Order: this action's part of it, and more when it is met
        self.order_met = at["order_met"]
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
        self.boost = [at[f"boost_{name}"] for name in ATTRIBUTES]
        self.stock_worker = at["stock_worker"]
        self.debt_by_round = at["debt_by_round"]
        self.plain_vp = at["plain_vp"]
        self.cleared_left = at["cleared_left"]
        self.used = at["used"]  # an action, for each time it was done before
