"""Paying with workers, and where they stand.

A shape is a set of coloured spaces as bits, and the number of all spaces eight bits higher (no action has two spaces
of one colour). A handful is packed as options carry it. Workers standing on an action are packed four bits a space.
"""

from __future__ import annotations

from typing import Final

from courtier.core.options import COUNT_BITS
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w

STAND_BITS: Final = 4
ALL_COLOURS: Final = 62


def total(workers: list[int]) -> int:
    return workers[0] + workers[1] + workers[2] + workers[3] + workers[4] + workers[5]


def missing(workers: list[int], shape: int) -> int:
    """The first colour that cannot be filled, TYPES when only the number is short, or -1: enough."""
    wild = workers[w.CRIMINAL]  # a criminal fits any space (PAL-053)
    if shape & ALL_COLOURS:  # written out: this is asked more often than anything else
        lack = 0
        if shape & 2 and workers[1] == 0:
            wild -= 1
            lack = 1
        if shape & 4 and workers[2] == 0:
            wild -= 1
            if wild >= -1:
                lack = 2
        if shape & 8 and workers[3] == 0:
            wild -= 1
            if wild >= -1:
                lack = 3
        if shape & 16 and workers[4] == 0:
            wild -= 1
            if wild >= -1:
                lack = 4
        if wild < 0:
            return lack
        if shape & 32 and wild == 0:
            return w.CRIMINAL
    return w.TYPES if total(workers) < shape >> 8 else -1


def payments(workers: list[int], shape: int) -> list[int]:
    """Every distinct handful that fills the shape, the usual one first."""
    out: list[int] = []
    _fill(workers.copy(), shape & 255, 0, shape >> 8, 0, out)
    if len(out) > 1:
        best = usual(workers, shape)
        out = [best] + [paid for paid in out if paid != best]
    return out


def _fill(left: list[int], colours: int, colour: int, spaces: int, paid: int, out: list[int]) -> None:
    while colour < w.TYPES and not colours >> colour & 1:
        colour += 1
    if colour == w.TYPES:
        _any(left, 0, spaces, paid, out)
        return
    for worker in (colour, w.CRIMINAL):
        if left[worker] > 0:
            left[worker] -= 1
            _fill(left, colours, colour + 1, spaces - 1, paid + (1 << COUNT_BITS * worker), out)
            left[worker] += 1
        if colour == w.CRIMINAL:
            break


def _any(left: list[int], first: int, spaces: int, paid: int, out: list[int]) -> None:
    if spaces == 0:
        if paid not in out:
            out.append(paid)
        return
    for worker in range(first, w.TYPES):
        if left[worker] > 0:
            left[worker] -= 1
            _any(left, worker, spaces - 1, paid + (1 << COUNT_BITS * worker), out)
            left[worker] += 1


def usual(workers: list[int], shape: int) -> int:
    """What most people would pay: right colours, then labourers, then what they hold most of; criminals last."""
    left = workers.copy()
    paid = 0
    spaces = shape >> 8
    for colour in range(w.TYPES):
        if shape >> colour & 1:
            worker = colour if left[colour] > 0 else w.CRIMINAL
            left[worker] -= 1
            paid += 1 << COUNT_BITS * worker
            spaces -= 1
    for _ in range(spaces):
        worker = w.LABOURER
        if left[w.LABOURER] == 0:
            worker = w.CRIMINAL
            most = 0
            for colour in range(1, w.CRIMINAL):
                if left[colour] > most:
                    most = left[colour]
                    worker = colour
        left[worker] -= 1
        paid += 1 << COUNT_BITS * worker
    return paid


def handful(paid: int) -> int:
    """How many they are."""
    n = 0
    for i in range(w.TYPES):
        n += paid >> COUNT_BITS * i & 255
    return n


def lacking(workers: list[int], paid: int, rule: str) -> Reason | None:
    """The colour of which there are not so many."""
    for i in range(w.TYPES):
        n = paid >> COUNT_BITS * i & 255
        if n > workers[i]:
            return Reason("reason-lack", rule, workers[i], n, -1, w.THINGS[i])
    return None


def enough(workers: list[int], held: int) -> bool:
    for i in range(w.TYPES):
        if held >> COUNT_BITS * i & 255 > workers[i]:
            return False
    return True


def remove(workers: list[int], paid: int) -> None:
    for i in range(w.TYPES):
        workers[i] -= paid >> COUNT_BITS * i & 255


def stand(spaces: list[int], covered: int, paid: int) -> int:
    """The handful on the spaces that no workshop covers: colours first, then the transparent ones (PAL-053)."""
    left = paid
    n = handful(paid)
    out = 0
    free: list[int] = []
    for i in range(len(spaces)):
        if covered >> i & 1 or n == 0:
            continue
        n -= 1
        colour = spaces[i]
        if colour == w.ANY:
            free.append(i)
            continue
        worker = colour if left >> COUNT_BITS * colour & 255 else w.CRIMINAL
        left -= 1 << COUNT_BITS * worker
        out |= worker + 1 << STAND_BITS * i
    for i in free:
        worker = 0
        while not left >> COUNT_BITS * worker & 255:
            worker += 1
        left -= 1 << COUNT_BITS * worker
        out |= worker + 1 << STAND_BITS * i
    return out


def standing(board: int) -> list[int]:
    """The worker on each of three spaces, -1 for none."""
    return [(board >> STAND_BITS * i & 15) - 1 for i in range(3)]


def packed(workers: list[int]) -> int:
    n = 0
    for i in range(len(workers)):
        n |= workers[i] << COUNT_BITS * i
    return n
