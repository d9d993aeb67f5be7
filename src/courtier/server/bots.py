"""Players who are programs: they think in worker processes, for a bounded time, and never in the event loop.

A worker is a child process that answers one JSON line with one JSON line. One that hangs or dies is replaced and the
question asked again: a choice may be late, it is never drawn at random. Who waits longest is served next (turns.py).
"""

from __future__ import annotations

import asyncio
import itertools
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from courtier import Game
from courtier.server.errors import Refused
from courtier.server.metrics import Metrics
from courtier.server.turns import Turns
from courtier.server.wire import BotsState, HintFacts, Said

START_SECONDS: Final = 30.0  # for a worker to import the rules
LINE: Final = 1 << 22  # bytes of an answer at most
BUSY_SECONDS: Final = (
    6.0  # without a choice, after which a table says that it waits; a level thinks for three
)
AGAIN_SECONDS: Final = (0.0, 0.5, 2.0, 5.0, 15.0, 60.0)  # before a question is asked again
TROUBLE: Final = 2  # failures in a row after which a table says so
UNWATCHED: Final = 10.0  # times as long may a bot take that nobody watches: it thinks when nobody else does
HINTS_OPEN: Final = 16  # of one address
HINT_PATIENCE: Final = 30.0
HINT_TRIES: Final = 2


class Thought(msgspec.Struct):
    """What a bot would choose, and what it keeps for its next choice; a hint also says what it expects, and the
    second-best choice (bots.hint.Hint)."""

    token: str
    value: float | None = None  # points more than the best of the others
    error: float = 0.0  # its standard error
    points: float | None = None  # own points at the end
    second: str | None = None
    second_value: float | None = None
    margin_error: float = 0.0  # standard error of the difference of the two values
    gain: Said | None = None  # a sentence: what the best choice buys
    follows: Said | None = None  # another one: what it makes possible
    cut: bool = False  # the time was up
    memory: dict[str, Any] | None = None  # see bots/memory.py


class Question(msgspec.Struct):
    """All that a choice depends on: any worker gives the same answer."""

    game: dict[str, Any]
    seat: int
    bot: str
    seed: int
    hint: bool = False
    memory: dict[str, Any] | None = None
    timed: bool = True


class Worker:
    """One child process, started when it is first needed."""

    def __init__(self, nice: int) -> None:
        self._nice = nice
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "courtier.server.worker",
                str(self._nice),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
            )
            async with asyncio.timeout(START_SECONDS):
                await self._line()

    async def ask(self, question: bytes, seconds: float) -> Thought:
        await self.start()
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(question + b"\n")
        async with asyncio.timeout(seconds):
            line = await self._line()
        return msgspec.json.decode(line, type=Thought)

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


class WorkerFailed(Exception):
    """The worker died, hung or spoke nonsense. It was replaced; the question may be asked again."""


@dataclass(eq=False)
class Asked:
    """A question that waits for its turn, then for its answer."""

    question: bytes
    address: str
    table: str
    told: asyncio.Future[Thought]


class Lane:
    """Questions of one kind with workers of their own, so that no kind waits for another: the system shares the
    processors between the lanes by their niceness. One address may not hold the last worker (`most`)."""

    def __init__(
        self, kind: str, nice: int, workers: int, most: int, seconds: float, metrics: Metrics
    ) -> None:
        self.kind = kind
        self.seconds = seconds
        self.turns: Turns[Asked] = Turns()
        self.serving: Counter[str] = Counter()  # by address
        self.workers = [Worker(nice) for _ in range(workers)]
        self._free = self.workers[::-1]
        self._most = most
        self._metrics = metrics
        self._answers: set[asyncio.Task[None]] = set()
        self._closed = False

    async def ask(self, question: bytes, address: str, table: str) -> Thought:
        """Waits for its turn, however long that takes; WorkerFailed when it came and brought no answer."""
        asked = Asked(question, address, table, asyncio.get_running_loop().create_future())
        begun = time.perf_counter()
        self.turns.put(asked)
        try:
            self._serve()
            return await asked.told
        finally:
            self.turns.drop(asked)
            self._count()
            self._metrics.bot.labels(self.kind).observe(time.perf_counter() - begun)

    def open(self, address: str) -> int:
        """Questions of an address that wait or are thought about."""
        return self.serving[address] + sum(asked.address == address for asked in self.turns.waiting)

    def _serve(self) -> None:
        while self._free and not self._closed:
            asked = self.turns.take(lambda address: self.serving[address] < self._most)
            if asked is None:
                break
            self.serving[asked.address] += 1
            task = asyncio.create_task(self._answer(self._free.pop(), asked))
            self._answers.add(task)
            task.add_done_callback(self._answers.discard)
        self._count()

    async def _answer(self, worker: Worker, asked: Asked) -> None:
        """A caller that left does not stop the worker: starting another costs more than the rest of the thought."""
        try:
            thought = await worker.ask(asked.question, self.seconds)
            if not asked.told.done():
                asked.told.set_result(thought)
        except (OSError, TimeoutError, ValueError):  # ValueError: msgspec, or a line without an end
            self._metrics.bot_failures.inc()
            await worker.stop()
            if not asked.told.done():
                asked.told.set_exception(WorkerFailed())
        finally:
            self.serving[asked.address] -= 1
            self.serving += Counter()  # forget the addresses that have nothing here
            self._free.append(worker)
            self._serve()

    def _count(self) -> None:
        self._metrics.bot_waiting.labels(self.kind).set(len(self.turns.waiting))

    async def warm(self) -> None:
        """Start a worker, and one for whoever comes beside the first, so that nobody waits for it."""
        begun = [self._free.pop(), self._free.pop()]
        for worker in begun:
            try:
                await worker.start()
            except (OSError, TimeoutError):
                await worker.stop()
            finally:
                self._free.append(worker)
                self._serve()

    async def stop(self) -> None:
        self._closed = True
        for task in self._answers:
            task.cancel()
        await asyncio.gather(*self._answers, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self.workers))


class Players:
    """Who thinks for bots and hints. `names` are the bots that a table may seat.

    Three lanes: bots of tables that somebody watches, hints, and bots that nobody watches. `workers` processes of the
    first may think for one address, and one more for others; hints and the unwatched get what processor time is left.
    """

    def __init__(
        self, workers: int, seconds: float, metrics: Metrics, names: list[str] | None = None
    ) -> None:
        self.names = bot_names() if names is None else names
        self.timed = True  # False: levels think without their own time limit, the same on every machine
        self.watched = Lane("watched", 5, workers + 1, workers, seconds, metrics)
        self.hints = Lane("hint", 10, workers + 1, workers, seconds, metrics)
        self.unwatched = Lane("unwatched", 19, workers, workers, seconds * UNWATCHED, metrics)

    @property
    def lanes(self) -> list[Lane]:
        return [self.watched, self.hints, self.unwatched]

    async def warm(self) -> None:
        await self.watched.warm()

    async def choose(
        self, game: Game, seat: int, name: str, seed: int, *,
        memory: dict[str, Any] | None = None, address: str = "", table: str = "", watched: bool = True,
        tell: Callable[[BotsState], None] = lambda state: None,
    ) -> Thought:  # fmt: skip
        """What the bot chooses, however long it takes: under load it waits, and after a failure it is asked again.

        `tell` hears "busy" when that takes long, "trouble" when workers keep failing, and "" when it is over.
        """
        asked = Question(game.to_data(), seat, name, seed, memory=memory, timed=self.timed)
        question = msgspec.json.encode(asked)
        lane = self.watched if watched else self.unwatched
        busy = asyncio.get_running_loop().call_later(BUSY_SECONDS, tell, "busy")
        try:
            for failures in itertools.count(1):
                try:
                    return await lane.ask(question, address, table)
                except WorkerFailed:
                    busy.cancel()
                    if failures >= TROUBLE:
                        tell("trouble")
                    await asyncio.sleep(AGAIN_SECONDS[min(failures, len(AGAIN_SECONDS)) - 1])
            raise AssertionError
        finally:
            busy.cancel()
            tell("")

    async def hint(self, game: Game, seat: int, *, address: str = "", table: str = "") -> HintFacts | None:
        """What to choose and why; None when it was not found in time. Refused: this address asks for too many."""
        if self.hints.open(address) >= HINTS_OPEN:
            raise Refused("server-too-many", 429)
        labels = {str(option): option.phrase().data() for option in game.options(seat)}
        question = msgspec.json.encode(Question(game.to_data(), seat, "", 0, hint=True))
        for _ in range(HINT_TRIES):
            try:
                async with asyncio.timeout(HINT_PATIENCE):
                    found = await self.hints.ask(question, address, table)
            except TimeoutError:
                return None
            except WorkerFailed:
                continue
            second = None if found.second is None else labels[found.second]
            return HintFacts(
                found.token, labels[found.token], found.value, found.error, found.points, second,
                found.second_value, found.margin_error, found.gain, found.follows, found.cut,
            )  # fmt: skip
        return None

    async def stop(self) -> None:
        for lane in self.lanes:
            await lane.stop()


def bot_names() -> list[str]:
    from courtier import bots

    return list(bots.names())
