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
    """Of all prices, in the order in which `Prices` takes them."""
    out = both(PRICED) + both(w.ACTIONS)
    out += [f"workshop_{name}" for name in w.ACTIONS[w.RIGHT_SIDE :]]
    return [*out, *SINGLE, *both(paladins)]


def both(things: list[str]) -> list[str]:
    return [*things, *[f"{name}_by_round" for name in things]]


class Prices:
    """The prices by name, taken from a list of them."""

    def __init__(self, all: list[float]) -> None:
        kinds = len(PRICED)
        self.icon = all[:kinds]
        self.icon_by_round = all[kinds : 2 * kinds]
        rest = all[2 * kinds :]
        actions = len(w.ACTIONS)
        self.action = rest[:actions]
        self.action_by_round = rest[actions : 2 * actions]
        rest = rest[2 * actions :]
        right = actions - w.RIGHT_SIDE
        self.shop = rest[:right]
        one = rest[right : right + len(SINGLE)]
        rest = rest[right + len(SINGLE) :]
        self.paladin = rest[: len(rest) // 2]
        self.paladin_by_round = rest[len(rest) // 2 :]
        self.track = one[0]  # a point of an attribute track
        self.row_vp = one[1]  # a point of a row, by its next use and by the one after that
        self.next_vp = one[2]
        self.order = one[3]  # a point of a King's Order: this action's part of it, and more when it is met
        self.order_met = one[4]
        self.convert_vp = one[5]  # a point of a convert, and what may still come
        self.convert_grows = one[6]
        self.hired = one[7]  # an ability: once, in each round to come, at the inquisitions of each round
        self.hired_by_round = one[8]
        self.hired_judged = one[9]
        self.crew = one[10]
        self.cleared = one[11]  # of an action that can be done again; with no workers for it
        self.cleared_poor = one[12]
        self.debt = one[13]
        self.accused = one[14]  # an inquisition now, against oneself or somebody else
        self.spared = one[15]
        self.suspicion = one[16]  # one more, and when that makes it the most
        self.most_suspicion = one[17]
        self.stock_silver = one[18]  # what the next one loses for each that one has
        self.stock_provision = one[19]
        self.passing = one[20]
        self.favour = one[21]
        self.top = one[22]  # of a paladin, on top of the pile
        self.left_criminal = one[23]  # in the tavern that is left to the rival
        self.second_shop = one[24]
        self.boost = one[25:28]
        self.stock_worker = one[28]
        self.debt_by_round = one[29]
        self.plain_vp = one[30]
        self.cleared_left = one[31]
        self.used = one[32]  # an action, for each time it was done before
