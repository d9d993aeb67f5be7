"""What an icon of a reward can set off. The table of all of them is in effects.py."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from courtier.core.agenda import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    __slots__ = ()

    def set_off(self, s: S, seat: int, n: int) -> None:
        raise NotImplementedError
