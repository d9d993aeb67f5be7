"""What groups of workers on the large circles are worth: to their owner, and to whoever might capture them.

A group that nobody disturbs is worth the more the longer the game lasts: a mill that brings points every turn. It is
worth little to its owner when somebody else is about to be asked who can pay for a capture.
"""

from __future__ import annotations

from typing import Final

from courtier.titles.architects import words as w
from courtier.titles.architects.guildhall import spaces
from courtier.titles.architects.state import AState, Player

AHEAD: Final = 12.0  # turns at most that are counted: after that a group has been captured, or moved
WATCHED: Final = (
    0.5  # what is left of a mill's worth when somebody else has a coin and a worker to stop it with
)
USUAL_ROUNDS: Final = 9.0  # that pass before the Guildhall begins to fill
USUAL_FILLED: Final = 0.25  # of it, beside them


def turns_left(s: AState) -> float:
    """Turns that a player still has, if the Guildhall fills up as it did so far."""
    n = len(s.players)
    if s.ending:
        return float(n if s.left < 0 else s.left) / n
    every = float(spaces(s))
    rate = (len(s.guild) + USUAL_FILLED * every) / (s.round + USUAL_ROUNDS)
    return min(AHEAD, (every - len(s.guild)) / rate)


def mill(s: AState, seat: int) -> float:
    """Points that the best place brings in a turn, again and again, unless it is stopped."""
    p = s.players[seat]
    best = 0.5 * (p.at[w.MINES] - p.at[w.MINES] % 2)
    marble = min(float(p.at[w.STOREHOUSE]), (p.have[w.WOOD] + p.have[w.STONE]) / 3.0)
    best = max(best, 0.5 * marble)  # the goods for it take turns of their own
    best = max(best, 0.1 * (p.at[w.SILVERSMITH] + 1))
    return WATCHED * best if threatened(s, seat) else best


def threatened(s: AState, seat: int) -> bool:
    """Could anybody else capture a group?"""
    for other in range(len(s.players)):
        if other != seat and can_capture(s.players[other]):
            return True
    return False


def can_capture(p: Player) -> bool:
    return p.workers > 0 and p.have[w.SILVER] > 0


def largest_group(p: Player) -> int:
    most = 0
    for n in p.at:
        most = max(most, n)
    return most


def exposed(s: AState, seat: int, turn: int) -> float:
    """The largest group, for the square of its size, while it is somebody else's turn who can pay for it."""
    if turn == seat or turn < 0 or s.ending:
        return 0.0
    n = largest_group(s.players[seat])
    return 0.25 * n * n if n > 1 and threatened(s, seat) else 0.0


def prey(s: AState, seat: int, turn: int) -> float:
    """The largest group of another, for whoever is to choose and can capture it."""
    if turn != seat or s.ending or not can_capture(s.players[seat]):
        return 0.0
    most = 0
    for other in range(len(s.players)):
        if other != seat:
            most = max(most, largest_group(s.players[other]))
    return 0.25 * most * most if most > 1 else 0.0


def out_of_work(p: Player) -> bool:
    """No worker at home, none on a large circle: every turn is passed until somebody sets one free."""
    return p.workers == 0 and largest_group(p) == 0
