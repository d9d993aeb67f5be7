"""A worker process: reads a question a line, answers a thought a line, and ends when the server does."""

from __future__ import annotations

import contextlib
import os
import signal
import sys

import msgspec

from courtier import Game, titles
from courtier.bots import bot
from courtier.server.bots import Question, Thought


def think(question: Question) -> Thought:
    game = Game.from_data(question.game, history=False)
    if question.hint:
        best = bot(question.bot).advise(game, question.seat, question.seed)[0]
        return Thought(str(best.option), round(best.value, 2))
    return Thought(str(bot(question.bot).choose(game, question.seat, question.seed)))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us itself
    os.nice(5)  # people first
    titles()
    out = sys.stdout.buffer
    with contextlib.suppress(BrokenPipeError):  # the server was killed: so are we
        out.write(b"ready\n")
        out.flush()
        for line in sys.stdin.buffer:
            out.write(msgspec.json.encode(think(msgspec.json.decode(line, type=Question))) + b"\n")
            out.flush()
        return
    os._exit(0)  # without another try to write


if __name__ == "__main__":
    main()
