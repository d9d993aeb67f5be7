"""Setup of modules, in ascending number, the scenario last (KB-236): all their draws come after the basic game's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from courtier.titles.kingsburg.state import KState


def deal(s: KState, options: Mapping[str, Any]) -> None:
    pass
