"""Analyses of replays, each in a process of its own, watched by requests and stopped by whoever began them."""

from __future__ import annotations

import asyncio
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any

import msgspec

from courtier.bots.analysis import Verdict, summaries
from courtier.server import auth, structs
from courtier.server.analysis_worker import Task, Told
from courtier.server.cache import FairCache
from courtier.server.errors import Refused
from courtier.server.replay import Replay

KEPT = 64
KEPT_OF_ONE = 8  # address
AT_ONCE = 2
FORGOTTEN = 60.0  # seconds without a question after which nobody is waiting any more
LINE = 1 << 20  # bytes of a verdict at most


@dataclass(frozen=True)
class Asker:
    """Who asks: where from, and the secret that a browser made up for itself."""

    address: str
    secret: str | None


class Analysis:
    """One record's verdicts as far as they are known."""

    def __init__(self, replay: Replay, budget: int, who: Asker) -> None:
        self.who = who
        self.record = replay.text
        self.seats = replay.seats
        self.of = len(replay.choices)
        self.budget = budget
        self.status: structs.Progress = "waiting"
        self.done = 0
        self.verdicts: list[dict[str, Any]] = []
        self.asked = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def open(self) -> bool:
        return self.status in ("waiting", "running")

    def hear(self, told: Told) -> None:
        self.done = told.done
        if told.verdict is not None:
            self.verdicts.append(told.verdict)

    def begun_by(self, who: Asker) -> bool:
        return who.secret is not None and auth.same(who.secret, auth.hashed(self.who.secret or ""))

    def forgotten(self) -> bool:
        return time.monotonic() - self.asked > FORGOTTEN

    def facts(self, since: int, who: Asker) -> structs.AnalysisFacts:
        """What is known; of the verdicts, those from number `since` on."""
        self.asked = time.monotonic()
        told = facts(self.verdicts, since, self.seats)
        return structs.AnalysisFacts(
            self.status, self.budget, self.done, self.of, since, *told, self.begun_by(who)
        )


def facts(
    verdicts: list[dict[str, Any]], since: int, seats: int
) -> tuple[list[structs.VerdictFacts], list[structs.SeatSummary]]:
    """The verdicts from number `since` on, and what all of them say of each seat."""
    known = [
        Verdict(
            v["n"], v["seat"], v["token"], v["best"], v["lead"], v["best_lead"], v["points"], v["options"]
        )
        for v in verdicts
    ]
    summed = [msgspec.convert(summary.data(), structs.SeatSummary) for summary in summaries(known, seats)]
    return [msgspec.convert(verdict, structs.VerdictFacts) for verdict in verdicts[since:]], summed


class AnyAnalyses(ABC):
    """What requests ask for: at one server here, at several in analysis_shared.py."""

    @abstractmethod
    async def wish(self, name: str, replay: Replay, budget: int, who: Asker) -> structs.AnalysisFacts: ...

    @abstractmethod
    async def look(self, name: str, budget: int, since: int, who: Asker) -> structs.AnalysisFacts: ...

    @abstractmethod
    async def end(self, name: str, budget: int, who: Asker) -> structs.AnalysisFacts: ...

    @abstractmethod
    async def close(self) -> None: ...


class Analyses(AnyAnalyses):
    """By replay and budget. Few run at once and never two of one address; whoever waited longest for a turn is next."""

    def __init__(self) -> None:
        self._kept: FairCache[tuple[str, int], Analysis] = FairCache(KEPT, KEPT_OF_ONE, self._end)
        self._turns: dict[str, int] = {}  # the number of each address's last turn
        self._begun = 0

    def begin(self, name: str, replay: Replay, budget: int, who: Asker) -> Analysis:
        """A new analysis, or the one that is there: only one that was stopped or failed begins anew."""
        found = self._kept.get((name, budget))
        if found is None or found.status in ("stopped", "failed"):
            found = Analysis(replay, budget, who)
            self._kept.put((name, budget), found, who.address)
            self._next()
        return found

    def get(self, name: str, budget: int) -> Analysis:
        found = self._kept.get((name, budget))
        if found is None:
            raise Refused("server-no-analysis", 404)
        return found

    def stop(self, name: str, budget: int, who: Asker) -> Analysis:
        found = self.get(name, budget)
        if not found.begun_by(who):
            raise Refused("server-not-yours", 403)
        self._end(found)
        return found

    async def wish(self, name: str, replay: Replay, budget: int, who: Asker) -> structs.AnalysisFacts:
        return self.begin(name, replay, budget, who).facts(0, who)

    async def look(self, name: str, budget: int, since: int, who: Asker) -> structs.AnalysisFacts:
        return self.get(name, budget).facts(since, who)

    async def end(self, name: str, budget: int, who: Asker) -> structs.AnalysisFacts:
        return self.stop(name, budget, who).facts(0, who)

    async def close(self) -> None:
        all_of_them = list(self._kept.values())
        for analysis in all_of_them:
            analysis.status = "stopped"  # before any ends: none takes its turn
        for analysis in all_of_them:
            if analysis.task is not None:
                analysis.task.cancel()
        await asyncio.gather(*(a.task for a in all_of_them if a.task is not None), return_exceptions=True)

    def _end(self, analysis: Analysis) -> None:
        if analysis.open:
            analysis.status = "stopped"
            if analysis.task is not None:
                analysis.task.cancel()

    def _next(self) -> None:
        """Begin what may run now."""
        while True:
            kept = list(self._kept.values())
            busy = [a.who.address for a in kept if a.status == "running"]
            waiting = [a for a in kept if a.status == "waiting" and a.who.address not in busy]
            if len(busy) >= AT_ONCE or not waiting:
                return
            first = min(
                waiting, key=lambda a: self._turns.get(a.who.address, 0)
            )  # of one address: the oldest
            if first.forgotten():
                first.status = "stopped"
                continue
            self._begun += 1
            held = {a.who.address for a in kept}
            self._turns = {where: turn for where, turn in self._turns.items() if where in held}
            self._turns[first.who.address] = self._begun
            first.status = "running"
            first.task = asyncio.create_task(self._run(first))

    async def _run(self, analysis: Analysis) -> None:
        try:
            async with aclosing(judged(Task(analysis.record, analysis.budget))) as verdicts:
                async for told in verdicts:
                    analysis.hear(told)
                    if analysis.forgotten():
                        analysis.status = "stopped"
                        return
            analysis.status = "done" if analysis.done == analysis.of else "failed"
        finally:
            if analysis.status == "running":
                analysis.status = "failed"
            self._next()


async def judged(task: Task) -> AsyncGenerator[Told, None]:
    """What a process of its own tells; it is killed when nobody listens any more."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "courtier.server.analysis_worker",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE,
    )  # fmt: skip
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        await process.stdin.drain()
        async for line in process.stdout:
            yield msgspec.json.decode(line, type=Told)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
