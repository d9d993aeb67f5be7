"""Courtier as an environment for research: PettingZoo, Gymnasium, OpenSpiel, and text for language models.

Each in a file of its own, imported only by who asks for it: none of these packages comes with Courtier itself.
"""

from __future__ import annotations

from courtier.core.words import Phrase


class MissingExtra(ImportError):
    """A package that comes with an extra of ours is not installed; the sentence says how to get it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(Phrase("research-extra", {"package": package, "extra": extra}).text("en"))


__all__ = ["MissingExtra"]
