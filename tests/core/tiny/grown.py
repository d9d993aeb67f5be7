"""The tiny title after years: two boxes of more cards, and options for them that came when there were records."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

from courtier import titles
from courtier.core.content import Content
from courtier.core.table_options import OptionSpec
from tests.core.tiny.state import Tables
from tests.core.tiny.title import TINY, Tiny

RICHES = """
[[gem]]
id = "diamond"
worth = 9
count = 1
back = "dark"
provenance = "rulebook"

[[gem]]
id = "ruby"
worth = 7

[[game]]
id = "basic"
coins = 8
"""
CROWNS = """
[[crown]]
id = "iron"
worth = 3
provenance = "rulebook"

[[gem]]
id = "ruby"
worth = 8
"""


class CrownTables(Tables):
    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.crowns = [card.id for card in content.deck("crown")]
        self.parts = content.parts


class Grown(Tiny):
    options: ClassVar[tuple[OptionSpec, ...]] = (
        *TINY.options,
        OptionSpec("boxes", (), (1, 2), later=True),
        OptionSpec("crowns", "dealt", ("dealt", "sold"), needs=("boxes", (2,)), later=True),
        OptionSpec("helper", "none", ("none", "goblin"), seats=(2,), later=True),
    )

    presets: ClassVar[tuple[tuple[str, Mapping[str, Any]], ...]] = (("rich", {"boxes": (1,)}),)

    def parts(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        return tuple(f"box{number}" for number in options["boxes"])

    def tables(self, content: Content) -> CrownTables:
        return CrownTables(content)


@contextmanager
def installed(folder: Path) -> Iterator[Grown]:
    """The later version is the one that is here; `folder` takes its cards."""
    Grown.folder = folder
    shutil.copytree(TINY.folder / "content", folder / "content")
    for part, text in (("box1", RICHES), ("box2", CROWNS)):
        (folder / "content" / part).mkdir()
        (folder / "content" / part / "cards.toml").write_text(text, encoding="utf-8")
    before = titles()["tiny"]
    made = titles()["tiny"] = Grown()
    try:
        yield made
    finally:
        titles()["tiny"] = before
