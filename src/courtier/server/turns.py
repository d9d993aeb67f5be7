"""Whose turn it is: a queue that serves addresses one after another, and the tables of an address one after another.

Whoever was served longest ago comes first, so that a hundred questions from one address cost the others one turn each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

KEPT: Final = 10_000  # addresses and tables of which the last turn is known


class Asker(Protocol):
    @property
    def address(self) -> str: ...
    @property
    def table(self) -> str: ...


T = TypeVar("T", bound=Asker)


class Turns(Generic[T]):
    def __init__(self) -> None:
        self.waiting: list[T] = []  # in the order in which they came
        self._turn = 0
        self._last: dict[str, int] = {}  # the last turn of each address and each table

    def put(self, item: T) -> None:
        self.waiting.append(item)

    def drop(self, item: T) -> None:
        """Nobody waits for it any more."""
        if item in self.waiting:
            self.waiting.remove(item)

    def take(self, may: Callable[[str], bool] = lambda address: True) -> T | None:
        """The next one, among the addresses that may be served now."""
        last = self._last.get
        ready = [item for item in self.waiting if may(item.address)]
        if not ready:
            return None
        item = min(ready, key=lambda one: (last(f"address {one.address}", 0), last(f"table {one.table}", 0)))
        self.waiting.remove(item)
        self._turn += 1
        for name in (f"address {item.address}", f"table {item.table}"):
            self._last.pop(name, None)  # the newest stands last
            self._last[name] = self._turn
        while len(self._last) > KEPT:
            del self._last[next(iter(self._last))]
        return item
