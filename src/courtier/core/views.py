"""The shapes that every title's views, score sheets and logs share. All of them are plain JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict

View = Mapping[str, Any]  # each title has its own TypedDict


class ScoreLine(TypedDict):
    key: str  # message key of the category
    points: int


class ScoreSheet(TypedDict):
    seat: int
    total: int
    lines: list[ScoreLine]  # they add up to the total
    rank: int  # 1 is best; equal ranks share a place


class Result(TypedDict):
    winners: list[int]


class StoryLine(TypedDict):
    """One sentence of the log: `n` counts lines, `choice` counts the choices made before it. `by` is the seat whose
    choice it follows from: nobody's (-1) at the start and where several chose together."""

    n: int
    choice: int
    by: int
    kind: str
    seat: int
    a: int
    b: int
    phrase: dict[str, object]
    data: NotRequired[dict[str, Any]]  # what a scene needs besides, by the names that views use: Title.facts
