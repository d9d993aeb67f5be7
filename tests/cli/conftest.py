"""Every terminal test has its own home, so that no save of a person is touched, and a fixed language and width."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    monkeypatch.setenv("COURTIER_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("COURTIER_PEER", raising=False)
    return folder
