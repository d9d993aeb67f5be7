"""The browser's types of a view are those that the engine promises."""

from __future__ import annotations

import pytest
from tools.client_types import SHAPES, target, written


@pytest.mark.parametrize("title", sorted(SHAPES))
def test_the_client_knows_the_shapes_of_today(title: str) -> None:
    text = target(title).read_text(encoding="utf-8")
    assert text == written(title), "run: python tools/client_types.py"
