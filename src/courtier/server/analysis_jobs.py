"""Analyses of replays: one at a time in a process of its own, watched and stopped by requests; results stay a while."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import OrderedDict
from typing import Any

import msgspec

from courtier.bots.analysis import Verdict, summaries
from courtier.server import structs
from courtier.server.analysis_worker import Task, Told
from courtier.server.errors import Refused
from courtier.server.replay import Replay

KEPT = 32
FORGOTTEN = 60.0  # seconds without a question after which nobody is waiting any more
LINE = 1 << 20  # bytes of a verdict at most


class Analysis:
    """One record's verdicts as far as they are known."""

    def __init__(self, replay: Replay, budget: int) -> None:
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

    def facts(self, since: int) -> structs.AnalysisFacts:
        """What is known; of the verdicts, those from number `since` on."""
        self.asked = time.monotonic()
        known = [
            Verdict(
                v["n"], v["seat"], v["token"], v["best"], v["lead"], v["best_lead"], v["points"], v["options"]
            )
            for v in self.verdicts
        ]
        seats = [
            msgspec.convert(summary.data(), structs.SeatSummary) for summary in summaries(known, self.seats)
        ]
        fresh = [msgspec.convert(verdict, structs.VerdictFacts) for verdict in self.verdicts[since:]]
        return structs.AnalysisFacts(self.status, self.budget, self.done, self.of, since, fresh, seats)


class Analyses:
    """By replay. The least recently wanted are stopped and forgotten."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Analysis] = OrderedDict()
        self._one = asyncio.Semaphore(1)

    def begin(self, name: str, replay: Replay, budget: int) -> Analysis:
        """A new analysis, or the one that is there; a stopped one begins anew, and so does one with more budget."""
        found = self._kept.get(name)
        if found is None or found.status in ("stopped", "failed") or found.budget < budget:
            self._end(found)
            found = self._kept[name] = Analysis(replay, budget)
            found.task = asyncio.create_task(self._run(found))
        self._kept.move_to_end(name)
        while len(self._kept) > KEPT:
            self._end(self._kept.popitem(last=False)[1])
        return found

    def get(self, name: str) -> Analysis:
        if name not in self._kept:
            raise Refused("server-no-analysis", 404)
        return self._kept[name]

    def stop(self, name: str) -> Analysis:
        found = self.get(name)
        self._end(found)
        return found

    async def close(self) -> None:
        tasks = [analysis.task for analysis in self._kept.values() if analysis.task is not None]
        for analysis in self._kept.values():
            self._end(analysis)
        await asyncio.gather(*tasks, return_exceptions=True)

    def _end(self, analysis: Analysis | None) -> None:
        if analysis is not None and analysis.open:
            analysis.status = "stopped"
            if analysis.task is not None:
                analysis.task.cancel()

    async def _run(self, analysis: Analysis) -> None:
        async with self._one:
            analysis.status = "running"
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "courtier.server.analysis_worker",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE,
            )  # fmt: skip
            try:
                await self._listen(analysis, process)
            finally:
                if process.returncode is None:
                    process.kill()
                await process.wait()

    async def _listen(self, analysis: Analysis, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(Task(analysis.record, analysis.budget)) + b"\n")
        await process.stdin.drain()
        async for line in process.stdout:
            analysis.hear(msgspec.json.decode(line, type=Told))
            if time.monotonic() - analysis.asked > FORGOTTEN:
                analysis.status = "stopped"
                return
        analysis.status = "done" if analysis.done == analysis.of else "failed"
