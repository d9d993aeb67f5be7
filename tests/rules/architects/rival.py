"""The automated opponent's turns in a position said with table(): which half it reads first, what it weighed."""

from __future__ import annotations

from typing import Any

from tests.rules.architects.table import Setting, Table, World, table

from courtier import titles
from courtier.titles.architects import words as w
from courtier.titles.architects.choices import Tables
from courtier.titles.architects.state import Automat

CONSTANTINE, HELENA = "constantine", "helena"


def tables() -> Tables:
    read = titles()["architects"].load()[1]
    assert isinstance(read, Tables)
    return read


def scheme(who: str, first: str, second: str = "") -> str:
    """A scheme whose halves this opponent reads in this order."""
    t = tables()
    tops, bottoms = t.scheme_top, t.scheme_bottom
    if who == HELENA:
        tops, bottoms = bottoms, tops
    for id, one, other in zip(t.scheme_ids, tops, bottoms, strict=True):
        if w.HALVES[one] == first and second in ("", w.HALVES[other]):
            return id
    raise ValueError(f"no scheme says {first} {second} to {who}")


def against(
    who: str = CONSTANTINE,
    first: str = "silversmith",
    second: str = "",
    world: World | None = None,
    level: str = "standard",
    seats: int = 1,
    options: dict[str, Any] | None = None,
    **players: Setting,
) -> Table:
    """Humans against the opponent R, whose next scheme says `first`, then `second`."""
    told: World = {"scheme": scheme(who, first, second)}
    told.update(world or {})
    chosen = {"opponent": who, "level": level} | (options or {})
    return table(told, "A", seats, chosen, **players)


def turned(who: str = CONSTANTINE, first: str = "silversmith", second: str = "", **told: Any) -> Table:
    """The same once the opponent has taken a turn."""
    t = against(who, first, second, **told)
    t.rival_turn()
    return t


def automat(t: Table) -> Automat:
    assert t.s.automat is not None
    return t.s.automat


def plan(t: Table) -> list[str]:
    """What the opponent weighed in its last turn: "cannot build", "does quarry" ..."""
    return [f"{w.WEIGHED[how]} {(w.LOCATIONS if how >= w.N_RETURNS else w.HALVES)[half]}"
            for how, half in automat(t).plan]  # fmt: skip


def goods(t: Table) -> tuple[int, int, int]:
    """The opponent's basic goods, precious goods and silver; no other kind is ever used (ARCS-009)."""
    have = t.rival.have
    assert (have[w.WOOD], have[w.STONE], have[w.MARBLE]) == (0, 0, 0)
    return have[w.CLAY], have[w.GOLD], have[w.SILVER]
