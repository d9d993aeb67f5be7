"""What all tests share: the rule mark, random play, programs that are to end, and folders."""

from __future__ import annotations

import os
import random
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from courtier import Game, start

TESTS = Path(__file__).parent
ROOT = TESTS.parent
rule = pytest.mark.rule


def walk(game: Game, seed: int) -> Iterator[Game]:
    """Play on at random; yields the game before every choice and once at the end."""
    rng = random.Random(seed)
    while not game.over:
        yield game
        seat = rng.choice(game.asks).seat
        game.choose(rng.choice(game.options(seat)), seat)
    yield game


def played(title: str, seats: int, seed: int, history: bool = True) -> Game:
    """A finished random game."""
    game = start(title, seats, seed, history=history)
    for _ in walk(game, seed):
        pass
    return game


def ended(process: subprocess.Popen[str]) -> tuple[str, str]:
    """What it said until it ended; within two minutes, or it is killed with all it started."""
    try:
        return process.communicate(timeout=120)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
