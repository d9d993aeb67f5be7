"""The services: everything one running server holds, handed to the handlers."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from courtier.server.analysis_jobs import Analyses
from courtier.server.bots import Players
from courtier.server.context import Context
from courtier.server.errors import Refused
from courtier.server.hall import Hall
from courtier.server.keeping import prune
from courtier.server.limits import Addresses, network
from courtier.server.metrics import Metrics
from courtier.server.replay import Replays
from courtier.server.settings import Settings
from courtier.server.store import Store, Unknown
from courtier.server.tries import Tries

SWEEP_SECONDS = 60.0


@dataclass
class Services:
    context: Context
    hall: Hall
    replays: Replays = field(default_factory=Replays)
    analyses: Analyses = field(default_factory=Analyses)
    tries: Tries = field(default_factory=Tries)
    addresses: Addresses = field(default_factory=Addresses)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @staticmethod
    def open(settings: Settings) -> Services:
        metrics = Metrics()
        store = Store(settings.url(), metrics.committed, settings.database_seconds)
        players = Players(settings.workers(), settings.bot_seconds, metrics)
        context = Context(settings, store, players, metrics)
        services = Services(context, Hall(context))
        services.tasks = [
            asyncio.create_task(services.hall.resume()),
            asyncio.create_task(services._sweeps()),
        ]
        if settings.warm:
            services.tasks.append(asyncio.create_task(players.warm()))
        return services

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.analyses.close()
        await self.hall.stop()
        await self.context.players.stop()
        await self.context.store.close()

    async def _sweeps(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.sweep()

    async def sweep(self) -> None:
        self.hall.sweep()
        await self._prune()
        if self.tasks[0].done():
            self.tasks[0] = asyncio.create_task(self.hall.resume())

    async def _prune(self) -> None:
        """Tables that the host does not want to keep; nobody has used them for days."""
        over, idle = self.context.settings.keep_over_days, self.context.settings.keep_idle_days
        if over or idle:
            with contextlib.suppress(Refused, Unknown):
                await self.context.store.write(lambda db: prune(db, over, idle))

    def check(self, connection: ASGIConnection[Any, Any, Any, Any], kind: str) -> None:
        """Refused when this address asks too often for this kind of thing."""
        self.addresses.check(address(connection), kind, getattr(self.context.settings.limits, kind))


TheServices = NamedDependency[Services]


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    client = connection.client
    return network(client.host) if client is not None else "-"
