"""A real server process on a free port of loopback, with a database file of its own and the built client."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path
from queue import Empty, Queue

from tests.support import ROOT

STATIC = ROOT / "src" / "courtier" / "static"
PATIENCE = 90.0  # seconds until a server that does not come up fails the test


class Served:
    """`python -m courtier.server` with steady bots, or another module that takes the same arguments after its own."""

    def __init__(self, folder: Path, *module: str, db: str = "") -> None:
        if not (STATIC / "index.html").is_file():
            raise RuntimeError(f"the browser client is not built ({STATIC} is missing); run: make client")
        self._log = (folder / "server.log").open("w+", encoding="utf-8")
        self._child = subprocess.Popen(
            [
                sys.executable,
                "-m",
                *(module or ["tests.e2e.steady"]),
                *("--port", "0"),
                *("--db", db or str(folder / "e2e.sqlite3")),
                *("--bot-seconds", "60"),  # however busy the machine is, no bot is asked twice
            ],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            cwd=ROOT,
        )
        self.base = self._address()

    def _address(self) -> str:
        assert self._child.stdout is not None
        said: Queue[str] = Queue()
        stdout = self._child.stdout

        def listen() -> None:
            for line in stdout:
                said.put(line)

        threading.Thread(target=listen, daemon=True).start()
        try:
            line = said.get(timeout=PATIENCE)
        except Empty:
            self.close()
            raise RuntimeError(f"the server did not start: {self.log()}") from None
        return line.partition("http")[1] + line.partition("http")[2].strip().rstrip("/")

    @property
    def pid(self) -> int:
        return self._child.pid

    def signal(self, number: int) -> None:
        self._child.send_signal(number)

    def log(self) -> str:
        self._log.flush()
        self._log.seek(0)
        return self._log.read()

    def close(self) -> None:
        self._child.terminate()
        try:
            self._child.wait(10)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()
        if not self._log.closed:
            self._log.close()
