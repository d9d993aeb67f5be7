"""A worker process: reads a question a line, answers a thought a line, and ends when the server does."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from functools import lru_cache

import msgspec

from courtier import Game, titles
from courtier.bots import HINT_ITERATIONS, HINT_SECONDS, Bot, bot, search
from courtier.server.bots import Question, Thought

REMEMBERED = 8  # players who remember what they thought of their game


@lru_cache(REMEMBERED)
def player(name: str, seat: int, seed: int | None) -> Bot:
    return bot(name)


def think(question: Question) -> Thought:
    game = Game.from_data(question.game, history=False)
    if question.hint:
        return advise(game, question.seat, question.seed)
    seated = player(question.bot, question.seat, game.seed)
    return Thought(str(seated.choose(game, question.seat, question.seed)))


def advise(game: Game, seat: int, seed: int) -> Thought:
    best, *others = search(game, seat, seed, iterations=HINT_ITERATIONS, seconds=HINT_SECONDS)
    thought = Thought(str(best.option), round(best.lead, 2))
    if best.points:
        thought.points = round(best.points[seat], 2)
    if others and others[0].points:
        thought.second, thought.second_value = str(others[0].option), round(others[0].lead, 2)
    return thought


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
