"""What an effect of a card can do. The tables of all deeds are in deeds.py."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from courtier.core.agenda import S
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Phrase
from courtier.titles.architects.tables import Effect


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Generic[S]):
    __slots__ = ()

    def set_off(self, s: S, seat: int, effect: Effect) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Branch(Generic[S]):
    """A deed that is chosen among others by options of its own."""

    __slots__ = ()

    def candidates(self, s: S, seat: int, effect: Effect) -> list[Option]:
        raise NotImplementedError

    def why_not(self, s: S, seat: int, o: Option) -> Reason | None:
        return None

    def apply(self, s: S, seat: int, effect: Effect, o: Option) -> None:
        raise NotImplementedError

    def verb(self) -> int:
        raise NotImplementedError

    def said(self, effect: Effect) -> Phrase:
        raise NotImplementedError
