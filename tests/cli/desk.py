"""What the terminal's tests share: running a command in this process, and scripts that play whole games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from typer.testing import CliRunner, Result

from courtier import Game, start
from courtier.bots import bot
from courtier.cli.app import app
from courtier.core.rng import derive

BAD_INPUT = 2
PLAYS = "kingsburg"


def run(*args: str | Path, typed: str = "") -> Result:
    """`courtier args...` with lines typed at it."""
    return CliRunner().invoke(app, [str(arg) for arg in args], input=typed)


def refused(*args: str | Path, typed: str = "") -> str:
    """The one message of a run that must fail: exit code 2, nothing like a traceback."""
    done = run(*args, typed=typed)
    assert done.exit_code == BAD_INPUT, done.output
    assert isinstance(done.exception, SystemExit), done.exception
    message = done.stderr.strip()
    assert message.startswith("courtier: "), message
    assert "Traceback" not in message
    assert len(message.splitlines()) == 1
    return message.removeprefix("courtier: ")


def choose_all(game: Game, bots: Sequence[str | None], seed: int, most: int = 10_000) -> list[str]:
    """Play on as a session with these bots would; people choose at random. Returns what the people typed."""
    rng = random.Random(seed)
    typed: list[str] = []
    while not game.over and len(typed) < most:
        asked = [ask.seat for ask in game.asks]
        seat = next((s for s in asked if bots[s] is not None), asked[0])
        level = bots[seat]
        if level is None:
            option = rng.choice(game.options(seat))
            typed.append(str(option))
        else:
            at = derive(game.state.key.hex(), "bots", len(game.choices))
            option = bot(level).choose(game, seat, at)
        game.choose(option, seat)
    return typed


def script(bots: Sequence[str | None], seed: int) -> tuple[Game, list[str]]:
    """A whole game and what its people typed."""
    game = start(PLAYS, len(bots), seed)
    return game, choose_all(game, bots, seed)


def lines(typed: Sequence[str]) -> str:
    """As keyboard input. An empty line before each answer lifts a curtain where there is one."""
    return "".join(f"\n{answer}\n" for answer in typed)
