"""Reason: why an option is refused. A message key, its numbers, a rule id; no words here."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from courtier.core.words import Arg, Phrase, Who


@mypyc_attr(free_list_len=1)  # refused options make and drop these all the time
class Reason:
    """`have` and `need` are numbers, `seat` who stands in the way, `thing` the message key of what is lacking."""

    __slots__ = ("have", "key", "need", "rule", "seat", "thing")
    key: str
    rule: str
    have: int
    need: int
    seat: int
    thing: str

    def __init__(
        self, key: str, rule: str, have: int = 0, need: int = 0, seat: int = -1, thing: str = ""
    ) -> None:
        self.key = key
        self.rule = rule
        self.have = have
        self.need = need
        self.seat = seat
        self.thing = thing

    def phrase(self) -> Phrase:
        args: dict[str, Arg] = {"have": self.have, "need": self.need}
        if self.seat >= 0:
            args["who"] = Who(self.seat)
        if self.thing != "":
            args["missing"] = Phrase(self.thing, {"n": self.need - self.have})
            args["needed"] = Phrase(self.thing, {"n": self.need})
        return Phrase(self.key, args)

    def text(self, lang: str = "en") -> str:
        return self.phrase().text(lang)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._all())

    def _all(self) -> tuple[str, str, int, int, int, str]:
        return (self.key, self.rule, self.have, self.need, self.seat, self.thing)

    def __reduce__(self) -> tuple[Any, ...]:
        return Reason, self._all()

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.rule!r}, have={self.have}, need={self.need})"


@mypyc_attr(allow_interpreted_subclasses=True)  # errors about records, cards and options are not compiled
class CourtierError(ValueError):
    """Bad input: says what happened, where, and what would be accepted. Nothing was changed."""

    said: Phrase

    def __init__(self, said: Phrase) -> None:
        super().__init__(said.text("en"))
        self.said = said

    def text(self, lang: str = "en") -> str:
        return self.said.text(lang)

    def __reduce__(self) -> tuple[Any, ...]:
        """Also out of a worker process, whatever the constructor of a subclass takes."""
        return raised, (type(self), self.said), getattr(self, "__dict__", None)


def raised(kind: type[CourtierError], said: Phrase) -> CourtierError:
    error: CourtierError = kind.__new__(kind)
    CourtierError.__init__(error, said)
    return error


class IllegalChoice(CourtierError):
    """A choice that the rules refuse; carries the reason, and says what would be accepted when that is known."""

    reason: Reason

    def __init__(self, reason: Reason, accepted: Phrase | None = None) -> None:
        why = reason.phrase()
        super().__init__(
            why if accepted is None else Phrase("illegal-choice", {"why": why, "accepted": accepted})
        )
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return raised, (type(self), self.said), {"reason": self.reason}
