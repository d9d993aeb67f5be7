"""Tasks that are about a seat, or about a place in the turn order: the bases of many small ones."""

from __future__ import annotations

from courtier.core.agenda import Task
from courtier.titles.kingsburg.state import KState


class Turns(Task[KState]):
    """Each seat in turn order, from this place on."""

    __slots__ = ("at",)
    at: int

    def __init__(self, at: int) -> None:
        self.at = at

    def data(self) -> list[object]:
        return [self.at]


class MomentTurns(Task[KState]):
    """The same at one of several moments."""

    __slots__ = ("at", "moment")
    moment: int
    at: int

    def __init__(self, moment: int, at: int) -> None:
        self.moment = moment
        self.at = at

    def data(self) -> list[object]:
        return [self.moment, self.at]


class OfSeat(Task[KState]):
    """Something that happens to one seat."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> list[object]:
        return [self.seat]
