"""Module 4: a destiny a year."""

from __future__ import annotations

from courtier.core.agenda import Task
from courtier.titles.kingsburg.state import KState


class DrawDestiny(Task[KState]):
    """Drawn and announced at the start of the year, the last one is discarded (KBM4-002)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        pass


class DestinyTurns(Task[KState]):
    """What the destiny does at a moment, after the seats own effects (KBM4-051)."""

    __slots__ = ("at", "moment")
    moment: int
    at: int

    def __init__(self, moment: int, at: int) -> None:
        self.moment = moment
        self.at = at

    def run(self, s: KState) -> None:
        pass

    def data(self) -> list[object]:
        return [self.moment, self.at]
