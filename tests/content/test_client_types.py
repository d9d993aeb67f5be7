"""The browser's types of a view are those that the engine promises."""

from __future__ import annotations

from tools.client_types import TARGET, written


def test_the_client_knows_the_shapes_of_today() -> None:
    text = TARGET.read_text(encoding="utf-8")
    assert text == written(), "run: python tools/client_types.py"
