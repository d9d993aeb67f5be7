"""The rival's resource track and its stacked attribute markers (SOLO-019 to SOLO-024)."""

from __future__ import annotations

from courtier.titles.paladins import words as w
from courtier.titles.paladins.state import PState, Rival


def rival_of(s: PState) -> Rival:
    rival = s.rival
    assert rival is not None
    return rival


def advance(s: PState, steps: int) -> None:
    """Move the marker to the right; each time it wraps, the lowest attribute rises (SOLO-022)."""
    rival = rival_of(s)
    spaces = len(s.tables.rival.town_at)
    to = rival.marker + steps
    rival.marker = to % spaces
    if steps > 0:
        s.tell(w.E_RIVAL_MARKER, -1, steps, rival.marker)
    for _ in range(to // spaces):
        lowest = lowest_attribute(s, rival)
        s.tell(w.E_RIVAL_WRAP, -1, lowest)
        climb(s, lowest, 1)


def lowest_attribute(s: PState, rival: Rival) -> int:
    """Of several on the lowest value, the marker on top of the stack (SOLO-023)."""
    track = s.players[s.seats].track
    lowest = rival.stack[0]
    for attribute in rival.stack:
        if track[attribute] <= track[lowest]:
            lowest = attribute
    return lowest


def climb(s: PState, attribute: int, n: int) -> None:
    """A marker that arrives on a space goes on top; at the end of the track nothing moves (SOLO-024)."""
    rival = rival_of(s)
    track = s.players[s.seats].track
    to = min(s.tables.numbers.track_max, track[attribute] + n)
    if to > track[attribute]:
        track[attribute] = to
        rival.stack.remove(attribute)
        rival.stack.append(attribute)
