"""The file of results: a header, then one finished game a line (JSON). All that a run needs to be taken up again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from courtier.arena.plan import Plan
from courtier.arena.play import Row
from courtier.core.reasons import CourtierError
from courtier.core.words import Phrase


class BookError(CourtierError):
    """A file that is in the way, or that holds the games of another arena."""


def line(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"


class Book:
    """Rows by game number; each is written as soon as it is known. Without a file they are only kept in memory."""

    def __init__(self, plan: Plan, path: Path | None, resume: bool) -> None:
        self.plan = plan
        self.path = path
        self.rows: dict[int, Row] = {}
        if path is None:
            return
        if path.exists() and path.stat().st_size and not resume:
            raise BookError(Phrase("arena-exists", {"file": str(path)}))
        if path.exists() and path.stat().st_size:
            self._read(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        self._write_all(path)  # without a half-written last line

    def todo(self) -> list[int]:
        return [index for index in range(self.plan.total) if index not in self.rows]

    def add(self, row: Row) -> None:
        self.rows[row["game"]] = row
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line(row))

    def close(self) -> None:
        """In order of games: the same plan ends in the same file, to the byte, however it was played."""
        if self.path is not None:
            self._write_all(self.path)

    def _write_all(self, path: Path) -> None:
        beside = path.with_name(f".{path.name}.new")
        rows = [self.rows[index] for index in sorted(self.rows)]
        beside.write_text(line(self.plan.head()) + "".join(line(row) for row in rows), encoding="utf-8")
        beside.replace(path)

    def _read(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8", errors="replace")
        whole = text[: text.rfind("\n") + 1].splitlines()  # what stands after the last line end was cut off
        try:
            head, *rows = [json.loads(part) for part in whole] or [None]
        except ValueError:
            raise BookError(Phrase("arena-broken", {"file": str(path)})) from None
        if head != self.plan.head():
            raise BookError(
                Phrase("arena-other", {"file": str(path), "differs": _differs(head, self.plan.head())})
            )
        for row in rows:
            if not self._fits(row):
                raise BookError(Phrase("arena-broken", {"file": str(path)}))
            self.rows[row["game"]] = row

    def _fits(self, row: Any) -> bool:
        """Is it a game of this plan?"""
        if not isinstance(row, dict) or not isinstance(row.get("game"), int):
            return False
        seated = self.plan.game(row["game"])
        return (row.get("bots"), row.get("seed")) == (list(seated.bots), seated.seed)


def _differs(found: Any, wanted: dict[str, Any]) -> str:
    if not isinstance(found, dict):
        return "arena"
    return ", ".join(name for name in wanted if found.get(name) != wanted[name])
