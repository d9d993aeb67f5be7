"""The terminal's fixed language and width, and a folder of small programs that play well or badly."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.support import ROOT

EXAMPLE = ROOT / "examples" / "my_bot.py"

# Each is the body of a program's loop; `message` is what came.
FIRST = (
    "if message['type'] == 'ask': print(json.dumps({'choose': message['options'][0]['token']}), flush=True)"
)
PROGRAMS = {
    "first": FIRST,
    "log": "open(sys.argv[1], 'a').write(line)\n    " + FIRST,
    "crash": "if message.get('n', 0) > 20: raise RuntimeError('lost my crown')\n    " + FIRST,
    "silent": "pass",
    "nonsense": "print('let me think', flush=True)",
    "illegal": "print(json.dumps({'choose': 'fly away'}), flush=True)",
    "clinging": "if message['type'] == 'hello':\n"
    "        child = subprocess.Popen(['sleep', '600'])\n"
    "        open(sys.argv[1], 'w').write(f'{os.getpid()} {child.pid}')\n"
    "        signal.signal(signal.SIGTERM, signal.SIG_IGN)\n    " + FIRST,
}


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COURTIER_LANG", "en")
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("MPLCONFIGDIR", str(tmp_path / "mpl"))


class Programs:
    """Writes one of the programs and names it as a seat: `exec:python .../crash.py`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, kind: str, *args: str | Path) -> str:
        path = self.folder / f"{kind}.py"
        path.write_text(
            "import json, os, signal, subprocess, sys\n"
            f"for line in sys.stdin:\n    message = json.loads(line)\n    {PROGRAMS[kind]}\n"
        )
        return "exec:" + " ".join([sys.executable, str(path), *[str(arg) for arg in args]])


@pytest.fixture
def programs(tmp_path: Path) -> Programs:
    return Programs(tmp_path)
