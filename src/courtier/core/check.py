"""What checks of a position from outside share: its size, its numbers, its cards, its tasks. Titles use it in check().

Everything here raises PositionError with a phrase that names the field, as it is called in the position's data.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from courtier.core.agenda import ALL_SEATS, NoOption, State, Task, Together
from courtier.core.piles import Pile
from courtier.core.reasons import CourtierError
from courtier.core.words import Phrase, shown

MOST_VALUES = 50_000  # of a position; a long game of our titles has about two thousand
DEEPEST = 16
LARGEST = 1 << 256  # of any number: generators' keys are the largest
RAW = (  # what reading or playing an impossible position may run into
    KeyError, TypeError, ValueError, IndexError, AttributeError, ArithmeticError, RecursionError, AssertionError,
    NotImplementedError, NoOption)  # fmt: skip
Wanted: TypeAlias = (
    "range | list[range] | type[bool]"  # of a task's argument: a number, some numbers, a yes or no
)


class PositionError(CourtierError):
    """A saved position that cannot be read, or that no game can come to."""


def plain(data: object) -> None:
    """Small enough to work on, and made of what positions are made of. No recursion: it may be deep."""
    level: list[object] = [data]
    values = 0
    for _ in range(DEEPEST):
        values += len(level)
        if values > MOST_VALUES:
            raise PositionError(Phrase("position-large", {"most": MOST_VALUES}))
        below: list[object] = []
        for value in level:
            if isinstance(value, Mapping):
                below += value.values()
            elif isinstance(value, list | tuple):
                below += value
            elif isinstance(value, float) or (isinstance(value, int) and abs(value) >= LARGEST):
                raise PositionError(Phrase("position-value", {"value": shown(value)}))
        if not below:
            return
        level = below
    raise PositionError(Phrase("position-deep", {"most": DEEPEST}))


def number(name: str, value: object, low: int, high: int) -> None:
    """A whole number (True is none) between two others."""
    if type(value) is not int or not low <= value <= high:
        raise PositionError(
            Phrase("position-number", {"name": name, "value": shown(value), "low": low, "high": high})
        )


def numbers(name: str, values: Sequence[object], low: int, high: int, length: int | None = None) -> None:
    """A list of them, of a certain length where one is given."""
    if not isinstance(values, list) or (length is not None and len(values) != length):
        wanted: dict[str, Any] = {"name": name, "n": -1 if length is None else length}
        raise PositionError(Phrase("position-list", wanted))
    for value in values:
        number(name, value, low, high)


def equal(name: str, value: object, follows: object) -> None:
    """A field that follows from others."""
    if value != follows:
        raise PositionError(
            Phrase("position-follows", {"name": name, "value": shown(value), "follows": shown(follows)})
        )


def kind(name: str, value: object, cls: type[Any]) -> None:
    """An object of exactly this class: True is a bool and no int."""
    if type(value) is not cls:
        raise PositionError(Phrase("position-wrong", {"name": name}))


def holds(name: str, true: bool) -> None:
    """Anything else that must be so; the name says of what."""
    if not true:
        raise PositionError(Phrase("position-wrong", {"name": name}))


def cards(name: str, places: Iterable[Sequence[int]], deck: Iterable[int]) -> None:
    """Every card of a deck lies in exactly one of these places."""
    lying: list[int] = []
    for place in places:
        lying += place
    wanted = Counter(deck)
    for card in lying:
        if type(card) is not int or wanted[card] == 0:
            raise PositionError(Phrase("position-card-twice", {"name": name, "card": shown(card)}))
        wanted[card] -= 1
    missing = [card for card, n in wanted.items() if n > 0]
    if missing:
        raise PositionError(Phrase("position-card-missing", {"name": name, "card": missing[0]}))


def seen(name: str, pile: object, seats: int) -> None:
    """A pile whose slots know who saw them, as bits of seats; some were seen by everybody."""
    kind(name, pile, Pile)
    assert isinstance(pile, Pile)
    numbers(f"{name}.cards", pile.cards, 0, LARGEST)
    numbers(f"{name}.seen", pile.seen, ALL_SEATS, (1 << seats) - 1, len(pile.cards))


def asks(s: State, seats: int) -> None:
    """Open choices, of seats that exist; what State itself holds, so it is asked of every title."""
    number("barrier", s.barrier, 0, LARGEST)
    number("rng", s.rng, 1, LARGEST)
    asked = [ask.seat for ask in s.asks] + [held.ask.seat for held in s.held]
    numbers("asks", asked, 0, seats - 1)
    holds("asks", len(set(asked)) == len(asked))
    holds("agenda", bool(asked) or not s.agenda)  # a position is taken where somebody chooses
    holds("together", bool(s.asks) if s.together else len(asked) < 2)
    holds("held", s.held == sorted(s.held, key=lambda held: held.ask.seat))


def tasks(s: State, wanted: Mapping[str, Sequence[Wanted]]) -> None:
    """What is asked and what still has to happen, with arguments that make sense."""
    for t in (*s.agenda, *s.asks, *[held.ask for held in s.held]):
        for one in t.all if isinstance(t, Together) else [t]:
            task(one, wanted)


def task(t: Task[Any], wanted: Mapping[str, Sequence[Wanted]]) -> None:
    name = type(t).__name__
    args, kinds = t.data(), wanted.get(name)
    if kinds is None or len(args) != len(kinds) or not all(map(fits, args, kinds)):
        raise PositionError(Phrase("position-task", {"task": shown([name, *args])}))


def fits(arg: object, kind: Wanted) -> bool:
    if isinstance(kind, list):
        return isinstance(arg, tuple | list) and all(fits(a, kind[0]) for a in arg)
    if isinstance(kind, range):
        return type(arg) is int and arg in kind
    return type(arg) is kind
