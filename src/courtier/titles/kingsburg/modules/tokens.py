"""Module 5: soldier tokens."""

from __future__ import annotations

from courtier.core.agenda import Task
from courtier.titles.kingsburg.state import KState


class ScoreTokens(Task[KState]):
    """Tokens that are left score at the end (KBM5-004, KBM5-005)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        pass
