"""Who looks after which bots: a table with bots is one job, held by a node as long as its heart beats.

Every node takes its share of what is free and gives away what is more than a share and a half. Who holds a job decides
only who thinks: that a choice is made once is decided by its key in the log.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from courtier import __version__
from courtier.server.postgres import CHANNEL

if TYPE_CHECKING:
    from courtier.server.node import Node

AT_ONCE: Final = 50  # taken by one statement
CLAIM: Final = """
UPDATE jobs SET node = %(id)s FROM (
    SELECT kind, key FROM jobs WHERE kind = 'bots' AND (node IS NULL OR NOT node = ANY (%(live)s))
        AND NOT key = ANY (%(newer)s)
    ORDER BY EXISTS (SELECT FROM presence p WHERE p."table" = jobs.key AND p.node = %(id)s) DESC
    LIMIT %(n)s FOR UPDATE SKIP LOCKED
) free WHERE jobs.kind = free.kind AND jobs.key = free.key RETURNING jobs.key
"""


def newer(engine: str | None, than: str = __version__) -> bool:
    """Was that checked by a newer program than this one?"""
    return engine is not None and engine != than and _numbers(engine) > _numbers(than)


def _numbers(version: str) -> list[tuple[int, str]]:
    return [(int(part) if part.isdigit() else -1, part) for part in version.replace("+", ".").split(".")]


class Jobs:
    def __init__(self, node: Node) -> None:
        self._node = node
        self.held: set[str] = set()  # tables whose bots think here
        self.newer: set[str] = set()  # tables that only a newer program can play
        self.held_anew = True  # what the database says is to be read

    def leave(self, table: str) -> None:
        """A newer program has played it: its bots go where that one runs."""
        self.newer.add(table)
        if table in self.held:
            self._node.kick()

    async def settle(self, live: Mapping[str, str], jobs: int, own: int, free: int, slept: bool) -> None:
        """After a beat: read what is ours, take what is free, give away what is too much. `live` are versions by node:
        while a newer program runs, what is free is for it, which can play every table."""
        node = self._node
        if self.held_anew or slept or own != len(self.held):
            self.held_anew = False
            self._hold(await node.in_beat(self._read))
            own = len(self.held)
        older = any(newer(version) for version in live.values())
        nodes = len(live) if older else sum(not newer(__version__, version) for version in live.values())
        share = math.ceil(jobs / max(1, nodes))
        gone = self.held & self.newer
        if gone:
            await self._let_go(gone)
            own = len(self.held)
        while free > 0 and own < share and not older:
            wanted = min(AT_ONCE, share - own)
            taken = await node.in_beat(partial(self._take, wanted))
            if not taken:
                break
            own, free = own + len(taken), free - len(taken)
            self._hold(self.held | taken)
        if own > share and own > 1.5 * jobs / max(1, nodes):
            unwatched = sorted(self.held, key=lambda name: name in node.hall.tables)
            await self._let_go(set(unwatched[: own - share]))

    async def _let_go(self, tables: set[str]) -> None:
        self._hold(self.held - tables)
        await self._node.in_beat(partial(self._give, sorted(tables)))

    def drop(self) -> None:
        """Nothing is ours any more."""
        self._hold(set())

    def _hold(self, held: set[str]) -> None:
        new, lost = held - self.held, self.held - held
        self.held = held
        if new or lost:
            self._node.hall.due(new, lost)

    def _read(self) -> set[str]:
        rows = self._node.open().execute(
            "SELECT key FROM jobs WHERE kind = 'bots' AND node = %s", (self._node.name,)
        )
        return {key for (key,) in rows}

    def _take(self, n: int) -> set[str]:
        values = {"id": self._node.name, "live": list(self._node.live), "newer": list(self.newer), "n": n}
        return {key for (key,) in self._node.open().execute(CLAIM, values)}

    def _give(self, tables: list[str]) -> None:
        db = self._node.open()
        db.execute(
            "UPDATE jobs SET node = NULL WHERE kind = 'bots' AND key = ANY (%s) AND node = %s",
            (tables, self._node.name),
        )
        db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"j {self._node.name}"))
