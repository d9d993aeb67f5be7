"""Other choices at a moment of a replay: what would they have cost? Judged as the analysis judges, few at once."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

from courtier.server import structs
from courtier.server.analysis_jobs import judged
from courtier.server.analysis_worker import Task
from courtier.server.cache import FairCache
from courtier.server.errors import Refused
from courtier.server.replay import Replay

AT_ONCE = 2
KEPT = 512
KEPT_OF_ONE = 128  # address
SECONDS = 60.0  # for one choice, on a machine that has much else to do

Asked = tuple[str, int, str]  # replay, choices made before, token


class Tries:
    def __init__(self) -> None:
        self._kept: FairCache[Asked, structs.TriedFacts] = FairCache(KEPT, KEPT_OF_ONE)
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def cost(self, name: str, replay: Replay, at: int, token: str, address: str) -> structs.TriedFacts:
        found = self._kept.get((name, at, token))
        if found is None:
            try:
                async with asyncio.timeout(SECONDS), self._turns:
                    found = await _judged(replay, at, token)
            except TimeoutError:
                raise Refused("server-no-hint", 503) from None
            self._kept.put((name, at, token), found, address)
        return found


async def _judged(replay: Replay, at: int, token: str) -> structs.TriedFacts:
    async with aclosing(judged(Task(replay.text, structs.USUAL_BUDGET, at=at, token=token))) as verdicts:
        async for told in verdicts:
            if told.verdict is None:  # there was nothing to choose
                return structs.TriedFacts(token, 0.0, "best")
            return structs.TriedFacts(token, told.verdict["cost"], told.verdict["grade"])
    raise Refused("server-no-hint", 503)
