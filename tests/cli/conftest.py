"""Every terminal test has a home and a desk of its own, so that no save is touched or left; one language and width."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    desk = tmp_path / "desk"
    desk.mkdir()
    monkeypatch.chdir(desk)
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    monkeypatch.setenv("COURTIER_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("COURTIER_PEER", raising=False)
    return folder
