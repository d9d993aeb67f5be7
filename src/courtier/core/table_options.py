"""Table options: what a title lets people choose for a table, which values there are, and when one applies."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from courtier.core.reasons import CourtierError
from courtier.core.words import Phrase, shown

OptionValue = bool | int | str | Sequence[int]


def typed(name: str, wanted: Sequence[bool | int | str]) -> str:
    """An option with any of these values, as one types it."""
    return " / ".join(f"{name}={str(v).lower() if isinstance(v, bool) else v}" for v in wanted)


class OptionError(CourtierError):
    """A title, a number of seats or a table option that does not exist."""


@dataclass(frozen=True)
class OptionSpec:
    """A table option: a yes/no (`values` empty), one of `values`, or several of them (the default is then a tuple).

    `needs` names another option and values of which one must be chosen there; `seats` the numbers of seats at which it
    applies, all when it is empty; `only` the values that need another option: (value, option, wanted there). An option
    that came when there were records already is `later`: it stands in a record only where it is not the default, so
    that the records of before stay as they are.
    """

    name: str
    default: OptionValue
    values: tuple[int | str, ...] = ()
    needs: tuple[str, tuple[bool | int | str, ...]] | None = None
    seats: Sequence[int] = ()
    later: bool = False
    only: tuple[tuple[int | str, str, tuple[bool | int | str, ...]], ...] = ()

    @property
    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "flag"
        return "several" if isinstance(self.default, tuple) else "one"

    def accepts(self, value: object) -> bool:
        if self.kind == "flag":
            return isinstance(value, bool)
        if self.kind == "several":
            return isinstance(value, list | tuple) and all(self.lists(v) for v in value)
        return self.lists(value)

    def lists(self, value: object) -> bool:
        """Is it one of the values? True is not 1 here."""
        return any(value == v and type(value) is type(v) for v in self.values)

    def applies(self, options: Mapping[str, Any], seats: int) -> bool:
        """Does it change anything at a table with these options? Whoever offers options asks here."""
        return self.missing(options) == "" and (not self.seats or seats in self.seats)

    def offered(self, options: Mapping[str, Any]) -> tuple[int | str, ...]:
        """The values that can be had with these options."""
        return tuple(value for value in self.values if self.value_missing(options, value) == "")

    def value_missing(self, options: Mapping[str, Any], value: object) -> str:
        """What a value needs of another option, as one types it; empty when it is there."""
        for one, name, wanted in self.only:
            if one == value and options[name] not in wanted:
                return typed(name, wanted)
        return ""

    def missing(self, options: Mapping[str, Any]) -> str:
        """What it needs of another option, as one types it; empty when it is there."""
        if self.needs is None:
            return ""
        name, wanted = self.needs
        held = options[name]
        chosen = held if isinstance(held, list | tuple) else (held,)
        return "" if any(value in wanted for value in chosen) else self.wanted()

    def wanted(self) -> str:
        """What it needs of another option, as one types it."""
        name, values = self.needs or ("", ())
        return typed(name, values)

    def read(self, text: str) -> Any:
        """A value from a command line or an address: `yes`, `draft`, `1,3`. What is none stays text, to be refused."""
        if self.kind == "flag":
            return {"yes": True, "true": True, "no": False, "false": False}.get(text.lower(), text)
        if self.kind == "several":
            return [self._value(word) for word in text.split(",") if word]
        return self._value(text)

    def _value(self, word: str) -> int | str:
        return next((value for value in self.values if str(value) == word.strip()), word)

    def draw(self, rng: random.Random, options: Mapping[str, Any]) -> Any:
        """Any value that can be had, one as likely as another; of several at least one."""
        if self.kind == "flag":
            return rng.random() < 0.5
        if self.kind == "one":
            return rng.choice([value for value in self.offered(options) if value != "random"])
        return self.settled(rng.sample(self.values, rng.randint(1, len(self.values))))

    def settled(self, value: Any) -> Any:
        """The value in its canonical form: several in the order of `values`."""
        return tuple(v for v in self.values if v in value) if self.kind == "several" else value

    def accepted(self) -> str:
        if self.kind == "flag":
            return "true, false"
        return ", ".join(str(v) for v in self.values)


def accept(spec: OptionSpec, value: Any) -> None:
    """OptionError unless it is a value of the option."""
    if spec.kind == "several" and not isinstance(value, list | tuple):
        example = str(list(spec.values[:2]))
        raise OptionError(
            Phrase("option-list", {"name": spec.name, "value": shown(value), "example": example})
        )
    if not spec.accepts(value):
        wrong = value
        if spec.kind == "several":  # "2" is not 2
            wrong = ", ".join(repr(v) if isinstance(v, str) else shown(v) for v in value if not spec.lists(v))
        raise OptionError(
            Phrase("option-value", {"name": spec.name, "value": shown(wrong), "known": spec.accepted()})
        )
    if spec.kind == "several":
        double = sorted({str(v) for v in value if value.count(v) > 1})
        if double:
            raise OptionError(Phrase("option-twice", {"name": spec.name, "value": ", ".join(double)}))


def apply(spec: OptionSpec, settled: Mapping[str, Any], seats: int | None) -> None:
    """OptionError unless the option applies at this table."""
    missing = spec.missing(settled)
    if missing:
        raise OptionError(Phrase("option-needs", {"name": spec.name, "needs": missing}))
    missing = spec.value_missing(settled, settled[spec.name])
    if missing:
        name = f"{spec.name}={settled[spec.name]}"
        raise OptionError(Phrase("option-needs", {"name": name, "needs": missing}))
    if seats is not None and not spec.applies(settled, seats):
        fit = ", ".join(str(n) for n in spec.seats)
        raise OptionError(Phrase("option-seats", {"name": spec.name, "seats": fit, "here": seats}))
