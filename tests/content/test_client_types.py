"""The browser's types are those that the engine and the server promise."""

from __future__ import annotations

import pytest
from tools.client_types import API, API_TOOL, SHAPES, api, target, written


@pytest.mark.parametrize("title", sorted(SHAPES))
def test_the_client_knows_the_shapes_of_today(title: str) -> None:
    text = target(title).read_text(encoding="utf-8")
    assert text == written(title), "run: python tools/client_types.py"


@pytest.mark.skipif(not API_TOOL.exists(), reason="npm ci has not been run in web/")
def test_the_client_knows_the_api_of_today() -> None:
    assert API.read_text(encoding="utf-8") == api(), "run: python tools/client_types.py"
