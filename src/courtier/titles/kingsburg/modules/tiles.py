"""Module 6: alternate advisor rewards."""

from __future__ import annotations

from courtier.core.agenda import Task
from courtier.titles.kingsburg.state import KState


class DrawTile(Task[KState]):
    """The first seat in turn order lays a tile when a season starts (KBM6-002)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        pass


class RemoveTile(Task[KState]):
    """Inverted: a tile leaves at the end of each season (KBM6-027)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        pass
