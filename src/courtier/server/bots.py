"""Players who are programs: they think in worker processes, for a bounded time, and never in the event loop.

A worker is a child process that answers one JSON line with one JSON line. One that is too slow or dies is replaced, and
the choice it owed is drawn at random, so that a game always goes on.
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any, Final

import msgspec

from courtier import Game
from courtier.server.metrics import Metrics

START_SECONDS: Final = 30.0  # for a worker to import the rules


class Thought(msgspec.Struct):
    """What a bot would choose; a hint also says what it expects, and the second-best choice."""

    token: str
    value: float | None = None  # points more than the best of the others
    points: float | None = None  # own points at the end
    second: str | None = None
    second_value: float | None = None


class Question(msgspec.Struct):
    game: dict[str, Any]
    seat: int
    bot: str
    seed: int
    hint: bool = False


class Worker:
    """One child process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "courtier.server.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            await asyncio.wait_for(self._line(), START_SECONDS)

    async def ask(self, question: bytes, seconds: float) -> Thought:
        await self.start()
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(question + b"\n")
        return msgspec.json.decode(await asyncio.wait_for(self._line(), seconds), type=Thought)

    async def _line(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise ConnectionError("the worker ended")
        return line

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class Players:
    """The pool of workers. `names` are the bots that a table may seat."""

    def __init__(
        self, workers: int, seconds: float, metrics: Metrics, names: list[str] | None = None
    ) -> None:
        self.names = bot_names() if names is None else names
        self._seconds = seconds
        self._metrics = metrics
        self._all = [Worker() for _ in range(workers)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in reversed(self._all):
            self._free.put_nowait(worker)

    async def warm(self) -> None:
        """Start one worker, so that the first choice does not wait for it."""
        worker = await self._free.get()
        try:
            await worker.start()
        except (OSError, TimeoutError):
            await worker.stop()
        finally:
            self._free.put_nowait(worker)

    async def choose(self, game: Game, seat: int, name: str, seed: int) -> Thought:
        """Never fails: the last resort is an option drawn by the seed."""
        begun = time.perf_counter()
        try:
            return await self._think(game, seat, name, seed)
        except (OSError, TimeoutError, msgspec.DecodeError):
            self._metrics.bot_fallbacks.inc()
            options = game.options(seat)
            return Thought(str(options[seed % len(options)]))
        finally:
            self._metrics.bot.observe(time.perf_counter() - begun)

    async def hint(self, game: Game, seat: int, seed: int) -> Thought | None:
        """What search finds; None when it could not say in time."""
        try:
            return await self._think(game, seat, "", seed, hint=True)
        except (OSError, TimeoutError, msgspec.DecodeError):
            return None

    async def _think(self, game: Game, seat: int, name: str, seed: int, hint: bool = False) -> Thought:
        question = msgspec.json.encode(Question(game.to_data(), seat, name, seed, hint))
        worker = await asyncio.wait_for(self._free.get(), 4 * self._seconds)
        try:
            return await worker.ask(question, self._seconds)
        except BaseException:
            await worker.stop()  # its answer would come at the wrong time
            raise
        finally:
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._all))


def bot_names() -> list[str]:
    from courtier import bots

    return list(bots.names())
