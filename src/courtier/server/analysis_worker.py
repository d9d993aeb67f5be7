"""A process that analyses one record or one choice: reads it as a line of JSON, tells a verdict a line, and ends."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from typing import Any

import msgspec

from courtier import Game, load
from courtier.bots.analysis import judge
from courtier.core.record import parse


class Task(msgspec.Struct):
    """Every choice of the record; or, with `at` and `token`, this one instead of the choice that was made there."""

    record: str
    budget: int
    since: int = 0  # choices that were judged before, by another process
    at: int = 0
    token: str | None = None


class Told(msgspec.Struct):
    """After so many choices; without a verdict when there was nothing to choose."""

    done: int
    verdict: dict[str, Any] | None = None


def verdicts(task: Task) -> Any:
    choices = parse(task.record).choices
    if task.token is not None:
        game = load(task.record, upto=task.at)
        verdict = judge(game, choices[task.at][0], task.token, task.budget)
        yield Told(1, None if verdict is None else verdict.data())
        return
    game = load(task.record, upto=0)
    for n, (seat, token) in enumerate(choices):
        if n >= task.since:
            yield Told(n + 1, labelled(game, seat, token, task.budget))
        game.choose(token, seat)


def labelled(game: Game, seat: int, token: str, budget: int) -> dict[str, Any] | None:
    """A verdict with the sentences of the question and of both choices."""
    verdict = judge(game, seat, token, budget)
    if verdict is None:
        return None
    labels = {str(option): option.phrase().data() for option in game.options(seat)}
    asked = next(question for question in game.asks if question.seat == seat).phrase().data()
    return {**verdict.data(), "asked": asked, "made": labels[verdict.token], "better": labels[verdict.best]}


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us itself
    os.nice(19)  # people first, then bots, then looking back
    task = msgspec.json.decode(sys.stdin.buffer.readline(), type=Task)
    out = sys.stdout.buffer
    with contextlib.suppress(BrokenPipeError):
        for told in verdicts(task):
            out.write(msgspec.json.encode(told) + b"\n")
            out.flush()
        return
    os._exit(0)  # the server was killed: so are we, without another try to write


if __name__ == "__main__":
    main()
