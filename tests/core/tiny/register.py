"""Registers the tiny title as a stranger's package would: through an entry point of a distribution on the path."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from courtier import titles
from courtier.core import agenda

METADATA = "Metadata-Version: 2.1\nName: courtier-{}\nVersion: 1.0\n"
ENTRY_POINTS = "[courtier.titles]\ntiny = tests.core.tiny.title:TINY\n"


def distribution(folder: Path, entry_points: str = ENTRY_POINTS, name: str = "tiny") -> None:
    """What an installed package leaves in site-packages, as far as entry points go."""
    info = folder / f"courtier_{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA.format(name), encoding="utf-8")
    (info / "entry_points.txt").write_text(entry_points, encoding="utf-8")


@contextmanager
def registered(folder: Path) -> Iterator[None]:
    """The tiny title is among titles() inside, and gone after."""
    wanted, compiled = os.environ.get("COURTIER_BUILD"), not str(agenda.__file__).endswith(".py")
    if wanted == "compiled" and not compiled:
        raise RuntimeError("these tests were to run on the compiled build, but this one is not")
    distribution(folder)
    sys.path.append(str(folder))
    titles.cache_clear()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        titles.cache_clear()
