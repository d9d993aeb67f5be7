"""What a good player never does, by title: for people who watch, and as a test of the levels.

Each entry names what would be odd among the options of an ask, from the seat's view and the tokens alone, so that it is
no part of what the levels know. `courtier arena odd` counts how often a level does it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from courtier.bots.odd import architects, kingsburg, paladins

# view, kind of the ask, tokens offered, what the seat chose last -> the tokens that would be odd
Odd = Callable[[Mapping[str, Any], str, Sequence[str], str], Sequence[str]]

ODD: dict[str, dict[str, Odd]] = {
    "kingsburg": kingsburg.ODD,
    "paladins": paladins.ODD,
    "architects": architects.ODD,
}
