"""The four scenarios."""

from __future__ import annotations

from courtier.core.agenda import Task
from courtier.titles.kingsburg.state import KState


class ScenarioTurns(Task[KState]):
    """What the scenario does at a moment, after the destiny (KBM4-051)."""

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
