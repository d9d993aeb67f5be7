"""What an icon of a reward can set off. The table of all of them is in effects.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from courtier.core.agenda import Ask, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    __slots__ = ()

    def set_off(self, s: S, seat: int, n: int) -> None:
        raise NotImplementedError


class Asked(Effect[S]):
    """Each such icon is a choice of its own."""

    __slots__ = ("ask",)
    ask: Callable[[int], Ask[Any]]

    def __init__(self, ask: Callable[[int], Ask[Any]]) -> None:
        self.ask = ask

    def set_off(self, s: S, seat: int, n: int) -> None:
        for _ in range(n):
            s.push(self.ask(seat))
