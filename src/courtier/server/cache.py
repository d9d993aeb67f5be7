"""A cache that is fair: when it is full, the address that holds the most loses what it wanted longest ago."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class FairCache(Generic[Key, Value]):
    def __init__(
        self, most: int, most_of_one: int, dropped: Callable[[Value], None] = lambda value: None
    ) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._dropped = dropped
        self._kept: OrderedDict[Key, tuple[str, Value]] = OrderedDict()

    def get(self, key: Key) -> Value | None:
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key][1]

    def put(self, key: Key, value: Value, address: str) -> None:
        self.drop(key)
        self._kept[key] = (address, value)
        held = Counter(owner for owner, _ in self._kept.values())
        if held[address] > self._most_of_one:
            self._drop_of(address)
        elif len(self._kept) > self._most:
            self._drop_of(held.most_common(1)[0][0])

    def drop(self, key: Key) -> None:
        if key in self._kept:
            self._dropped(self._kept.pop(key)[1])

    def values(self) -> Iterator[Value]:
        return (value for _, value in self._kept.values())

    def _drop_of(self, address: str) -> None:
        self.drop(next(key for key, (owner, _) in self._kept.items() if owner == address))
