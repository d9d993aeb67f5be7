"""A program from outside in a seat of one game: JSON lines on its standard input and output (docs/bots.md).

One that is too slow, ends or answers nonsense forfeits its seat: a level goes on in its place. Every program and what
it started is killed when its game ends, however that happens.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from typing import IO, Any

from courtier.bots import Advice, Bot, bot
from courtier.bots.scripts import FORFEIT_TO, SCRIPT, Script, check_script
from courtier.core.game import Game
from courtier.core.options import Option
from courtier.core.table_options import OptionError
from courtier.core.views import StoryLine
from courtier.core.words import Arg, Phrase, phrase_of

EXEC = "exec:"
LIMIT = 10.0  # seconds for one choice
START = 10.0  # more of them before the first answer: a program has to start
PARTING = 1.0  # seconds to end by itself after the last message
LONGEST = 1 << 20  # characters of an answer; a program that never ends its line is not listened to for ever
QUOTED = 120  # characters of a program's words in a message


class Forfeit(Exception):
    """Why a program loses its seat."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.said = Phrase(key, args)


def words_of(name: str) -> list[str]:
    """The command behind `exec:`; OptionError when there is nothing to run."""
    try:
        words = shlex.split(name.removeprefix(EXEC))
    except ValueError as error:
        raise OptionError(Phrase("program-words", {"command": name, "what": str(error)})) from None
    if not words or shutil.which(words[0]) is None:
        raise OptionError(Phrase("program-missing", {"command": words[0] if words else name}))
    return words


def check(name: str, title: str) -> None:
    """Can this level, script or program take a seat of this title? OptionError says why not."""
    if name.startswith(EXEC):
        words_of(name)
    elif name.startswith(SCRIPT):
        check_script(name, title)
    else:
        bot(name)


def sit(name: str, seconds: float = LIMIT, timed: bool = True) -> Bot:
    """A player for one seat of one game: a level by its name, or a program (`exec:./my_bot`). See `rise`."""
    if name.startswith(SCRIPT):
        return Script(name, seconds)
    return Program(name, seconds) if name.startswith(EXEC) else bot(name, timed)


def rise(player: Bot, game: Game | None) -> Phrase | None:
    """A seat's last moment, to be called whatever happened: programs are ended. Returns why a seat was forfeited."""
    if isinstance(player, Program):
        player.end(game)
    return player.forfeit if isinstance(player, Program | Script) else None


class Program:
    """A bot that asks a child process, started when it is first asked. `forfeit` says why it lost its seat."""

    def __init__(self, name: str, seconds: float = LIMIT, level: str = FORFEIT_TO) -> None:
        self.words = words_of(name)
        self.level = level
        self.forfeit: Phrase | None = None
        self._seconds = seconds
        self._child: _Child | None = None
        self._seen: list[tuple[int, str]] = []  # the choices it knows of
        self._told = 0  # story lines it has read

    def choose(self, game: Game, seat: int, seed: int) -> Option:
        if self.forfeit is None:
            try:
                return self._ask(game, seat, seed)
            except Forfeit as why:
                told = shlex.join(self.words)[:QUOTED]
                self.forfeit = Phrase(
                    "program-forfeit", {"command": told, "why": why.said, "level": self.level}
                )
                self._drop()
        return bot(self.level).choose(game, seat, seed)

    def advise(self, game: Game, seat: int, seed: int) -> list[Advice]:
        """A program says what it would do, not what it expects: its choice first, the rest as the level sees them."""
        chosen = self.choose(game, seat, seed)
        rest = bot(self.level).advise(game, seat, seed)
        return sorted(rest, key=lambda advice: advice.option != chosen)

    def end(self, game: Game | None) -> None:
        """Tell the program how it ended, if it did, and be rid of it."""
        if self._child is not None and game is not None and game.over:
            result = game.result or {"winners": []}
            self._child.send({"type": "end", "scores": game.scores(), "winners": result["winners"]})
            self._child.part()
        self._drop()

    def _drop(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.kill()

    def _ask(self, game: Game, seat: int, seed: int) -> Option:
        patience = self._seconds
        if self._child is None:
            patience += START
            self._child = _Child(self.words)
            self._child.send(self._hello(game, seat, seed))
        options = {str(option): option for option in game.options(seat)}
        self._child.send(self._question(game, seat, options))
        answer = self._child.hear(patience)
        try:
            token = json.loads(answer)["choose"]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise Forfeit("program-nonsense", answer=answer.strip()[:QUOTED]) from None
        if not isinstance(token, str) or token not in options:
            raise Forfeit("program-illegal", answer=str(token)[:QUOTED])
        return options[token]

    def _hello(self, game: Game, seat: int, seed: int) -> dict[str, Any]:
        return {"type": "hello", "courtier": 1, "title": game.title.name, "seats": game.seats, "seat": seat,
                "options": game.options_in_force, "seconds": self._seconds, "seed": seed}  # fmt: skip

    def _question(self, game: Game, seat: int, options: dict[str, Option]) -> dict[str, Any]:
        made = game.choices
        undone = made[: len(self._seen)] != self._seen
        story = game.story(seat, 0 if undone else self._told)
        self._seen = made
        self._told = story[-1]["n"] + 1 if story else self._told
        asks = [{"seat": ask.seat, "kind": ask.kind, "prompt": ask.prompt("en")} for ask in game.asks]
        return {
            "type": "ask",
            "n": len(made),
            "asks": asks,
            "options": [{"token": token, "label": option.label("en")} for token, option in options.items()],
            "view": game.view(seat),
            "undone": undone,
            "story": [_told(line) for line in story],
        }


def _told(line: StoryLine) -> dict[str, Any]:
    """A line of the story with its sentence in English."""
    told = {name: value for name, value in line.items() if name != "phrase"}
    return {**told, "text": phrase_of(line["phrase"]).text("en")}


class _Child:
    """The process and two threads: one writes, so that a program which does not read cannot stop us; one reads."""

    def __init__(self, words: list[str]) -> None:
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  closed by kill()
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # a group of its own: Ctrl-C is ours, and its children die with it
            )
        except OSError as error:
            self._errors.close()
            raise Forfeit("program-unstarted", what=str(error)) from None
        _running.add(self)
        _tidy()
        self._out: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._in: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._write, daemon=True).start()
        threading.Thread(target=self._read, daemon=True).start()

    def send(self, message: dict[str, Any]) -> None:
        self._out.put(json.dumps(message, separators=(",", ":"), ensure_ascii=False) + "\n")

    def hear(self, seconds: float) -> str:
        """The next line that is not empty; Forfeit when it does not come in time."""
        until = time.monotonic() + seconds
        while True:
            try:
                line = self._in.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise Forfeit("program-slow", seconds=f"{seconds:g}") from None
            if not line:
                raise Forfeit("program-ended", said=self._last_words())
            if line.strip():
                return line

    def part(self) -> None:
        """No more messages; a moment to end by itself."""
        self._out.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PARTING)

    def kill(self) -> None:
        _running.discard(self)
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._process.wait()
        self._out.put(None)
        self._errors.close()

    def _last_words(self) -> str:
        """What it said about its end: the last line of its standard error, or its exit code."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PARTING)
        self._errors.seek(0)
        lines = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        return lines[-1][:QUOTED] if lines else str(self._process.returncode)

    def _write(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        with contextlib.suppress(OSError, ValueError):
            while (line := self._out.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with contextlib.suppress(OSError, ValueError):
            pipe.close()

    def _read(self) -> None:
        """Lines as they come; an empty one says that there will be no more."""
        pipe = self._process.stdout
        assert pipe is not None
        with contextlib.suppress(OSError, ValueError):
            while line := pipe.readline(LONGEST):
                self._in.put(line)
        self._in.put("")
        pipe.close()


_running: set[_Child] = set()


def kill_all() -> None:
    """The last resort, for a process that is about to end."""
    for child in list(_running):
        child.kill()


def _tidy() -> None:
    """A program that is told to end ends its programs first; without this it would just be gone."""
    if threading.current_thread() is threading.main_thread():
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, _leave)


def _leave(number: int, frame: object) -> None:
    raise SystemExit(128 + number)


atexit.register(kill_all)
