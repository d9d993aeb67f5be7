"""A worker process: reads a question a line, answers a thought a line, and ends when the server does.

It remembers nothing: what a bot keeps for its next choice comes with the question and goes back with the thought.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys

import msgspec

from courtier import Game, titles
from courtier.bots import Level, Memory, bot, hint
from courtier.bots.hint import shown
from courtier.server.bots import Question, Thought


def think(question: Question) -> Thought:
    game = Game.from_data(question.game, history=False)
    if question.hint:
        return advise(game, question.seat)
    seated = bot(question.bot, question.timed)
    if not isinstance(seated, Level):
        return Thought(str(seated.choose(game, question.seat, question.seed)))
    memory = Memory(**question.memory or {})
    option = seated.decide(game, question.seat, question.seed, memory)
    return Thought(str(option), memory=memory.data())


def advise(game: Game, seat: int) -> Thought:
    found = hint(game, seat)
    if found.second is None:
        return Thought(str(found.option))
    gain, follows = found.gain(), found.follows()
    return Thought(
        str(found.option), round(found.lead, 2), shown(found.error), round(found.points, 2), str(found.second),
        round(found.second_lead, 2), shown(found.margin_error), None if gain is None else gain.data(),
        None if follows is None else follows.data(), found.cut,
    )  # fmt: skip


def main(nice: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us itself
    os.nice(nice)  # people first, then bots that somebody watches, then the rest
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
    main(int(sys.argv[1]))
