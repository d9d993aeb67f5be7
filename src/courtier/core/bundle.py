"""Amounts of things to gain or to pay, and exchanges of one for the other; shared by all titles.

A title numbers its things; whoever owns things has a list with the amount of each. A bundle names amounts of a few.
"""

from __future__ import annotations

from typing import Final


class Bundle:
    """A few things with their amounts, in the order of the title's things."""

    __slots__ = ("amounts", "things")
    things: list[int]
    amounts: list[int]

    def __init__(self, things: list[int], amounts: list[int]) -> None:
        self.things = things
        self.amounts = amounts

    def of(self, thing: int) -> int:
        for i in range(len(self.things)):
            if self.things[i] == thing:
                return self.amounts[i]
        return 0

    def token(self, names: list[str]) -> str:
        words: list[str] = []
        for i in range(len(self.things)):
            words += [names[self.things[i]]] * self.amounts[i]
        return "+".join(words)


class Exchange:
    """Pay one bundle, gain another; a reward without price pays nothing."""

    __slots__ = ("gain", "pay")
    pay: Bundle
    gain: Bundle

    def __init__(self, pay: Bundle, gain: Bundle) -> None:
        self.pay = pay
        self.gain = gain

    def token(self, names: list[str]) -> str:
        gain = self.gain.token(names)
        return f"{self.pay.token(names)}>{gain}" if self.pay.things else gain


NOTHING: Final = Bundle([], [])


def short(have: list[int], cost: Bundle) -> int:
    """The first thing that `have` lacks for the cost, or -1."""
    for i in range(len(cost.things)):
        if have[cost.things[i]] < cost.amounts[i]:
            return cost.things[i]
    return -1


def pay(have: list[int], cost: Bundle) -> None:
    for i in range(len(cost.things)):
        have[cost.things[i]] -= cost.amounts[i]


def handfuls(limits: list[int], n: int) -> list[list[int]]:
    """Every way to take n things with at most limits[i] of kind i, most of the first kinds first."""
    out: list[list[int]] = [[]]
    for i in range(len(limits)):
        rest = sum(limits[i + 1 :])
        longer: list[list[int]] = []
        for taken in out:
            left = n - sum(taken)
            for k in range(min(left, limits[i]), max(0, left - rest) - 1, -1):
                longer.append([*taken, k])
        out = longer
    return out
