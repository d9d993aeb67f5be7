"""Bots at real tables, in an arena: a worker process of the server makes their choices, asked as a table asks.

The arena knows of the server only the worker's lines: a question as JSON in, a thought as JSON out. So `--workers`
plays an arena through what people play against; its file of results is the same to the byte as without.
"""

from __future__ import annotations

import atexit
import json
import subprocess
import sys
from typing import Any

from courtier.bots import Advice, Memory, names
from courtier.core.game import Game
from courtier.core.options import Option

WORKER = "courtier.server.worker"
SEARCH = "search:"
_running: list[subprocess.Popen[bytes]] = []


class AtWorker:
    """A level in a seat of one game. It keeps the memory as a table does: as plain data, beside the game."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.memory = Memory()

    def choose(self, game: Game, seat: int, seed: int) -> Option:
        if not self.memory.continues(game, self.name):
            self.memory = Memory()
        question = {"game": game.to_data(), "seat": seat, "bot": self.name, "seed": seed,
                    "memory": self.memory.data(), "timed": False}  # fmt: skip
        thought = ask(question)
        kept = thought.get("memory")
        if kept is not None:
            self.memory = Memory(**kept)
            self.memory.stamp(game, self.name)
        return next(option for option in game.options(seat) if str(option) == thought["token"])

    def advise(self, game: Game, seat: int, seed: int) -> list[Advice]:
        return [Advice(self.choose(game, seat, seed), 0.0)]


def at_worker(name: str) -> bool:
    """Is this one whom tables seat? Scripts and programs have no worker."""
    return name in names() or name.startswith(SEARCH)


def ask(question: dict[str, Any]) -> dict[str, Any]:
    """One choice of the worker of this process, which is started when it is first needed."""
    if not _running:
        child = subprocess.Popen(
            [sys.executable, "-m", WORKER, "0"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        _running.append(child)
        atexit.register(stop)
        assert child.stdout is not None
        child.stdout.readline()  # it is ready
    child = _running[0]
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write(json.dumps(question).encode() + b"\n")
    child.stdin.flush()
    told: dict[str, Any] = json.loads(child.stdout.readline())
    return told


def stop() -> None:
    """The worker ends when its input does."""
    while _running:
        child = _running.pop()
        assert child.stdin is not None
        child.stdin.close()
        child.wait()
