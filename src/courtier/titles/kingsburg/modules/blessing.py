"""The blessing of the Priest, and the Good Year that meets it."""

from __future__ import annotations

from courtier.core.agenda import Task
from courtier.titles.kingsburg.state import KState


class Blessing(Task[KState]):
    """After all other bonus dice of the season start (KBM3-037)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        pass
