"""The tiny title is registered for all tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.core.tiny.register import registered


@pytest.fixture(autouse=True, scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with registered(tmp_path_factory.mktemp("site")):
        yield
