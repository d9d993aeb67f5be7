"""A worker process: reads a question a line, answers a thought a line, and ends when the server does."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from functools import lru_cache

import msgspec

from courtier import Game, titles
from courtier.bots import Bot, bot, hint
from courtier.server.bots import Question, Thought

REMEMBERED = 8  # players who remember what they thought of their game


@lru_cache(REMEMBERED)
def player(name: str, seat: int, seed: int | None) -> Bot:
    return bot(name)


def think(question: Question) -> Thought:
    game = Game.from_data(question.game, history=False)
    if question.hint:
        return advise(game, question.seat)
    seated = player(question.bot, question.seat, game.seed)
    return Thought(str(seated.choose(game, question.seat, question.seed)))


def advise(game: Game, seat: int) -> Thought:
    found = hint(game, seat)
    if found.second is None:
        return Thought(str(found.option))
    gain, follows = found.gain(), found.follows()
    return Thought(
        str(found.option), round(found.lead, 2), round(found.error, 2), round(found.points, 2), str(found.second),
        round(found.second_lead, 2), round(found.margin_error, 2), None if gain is None else gain.data(),
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
