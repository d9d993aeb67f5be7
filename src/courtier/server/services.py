"""The services: everything one running server holds, handed to the handlers."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from dataclasses import dataclass, field
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from courtier import titles
from courtier.server import auth
from courtier.server.analysis_jobs import Analyses, AnyAnalyses
from courtier.server.analysis_shared import SharedAnalyses, tidy
from courtier.server.bots import Players
from courtier.server.context import Context
from courtier.server.errors import Refused
from courtier.server.hall import Hall
from courtier.server.keeping import prune
from courtier.server.limits import Addresses, network
from courtier.server.metrics import Metrics
from courtier.server.node import Node
from courtier.server.postgres import PostgresStore
from courtier.server.replay import Replays
from courtier.server.settings import Settings
from courtier.server.store import Store, Unknown
from courtier.server.tries import Tries

SWEEP_SECONDS = 60.0


@dataclass
class Services:
    context: Context
    hall: Hall
    replays: Replays
    analyses: AnyAnalyses
    tries: Tries = field(default_factory=Tries)
    addresses: Addresses = field(default_factory=Addresses)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @staticmethod
    async def open(settings: Settings) -> Services:
        metrics = Metrics()
        store, node = open_node(settings, metrics)
        players = Players(settings.workers(), settings.bot_seconds, metrics)
        context = Context(settings, store, players, metrics, node)
        hall, replays = Hall(context), Replays(None if node is None else store)
        if node is not None:
            try:
                await node.join(hall, settings.database_seconds)
            except BaseException:
                await node.close()
                await store.close()
                raise
        analyses = Analyses() if node is None else SharedAnalyses(node, replays)
        addresses = Addresses() if node is None else node.addresses
        services = Services(context, hall, replays, analyses, addresses=addresses)
        services.tasks = [
            asyncio.create_task(services.hall.resume()),
            asyncio.create_task(services._sweeps()),
        ]
        if settings.warm:
            services.tasks.append(asyncio.create_task(players.warm()))
        return services

    async def leave(self) -> None:
        """Others may take over; nobody is let in any more."""
        if self.context.node is not None:
            await self.context.node.leave()

    def serving(self) -> None:
        """Refused when whoever comes should try another server."""
        if self.context.node is not None:
            self.context.node.check()

    async def close(self) -> None:
        await self.leave()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.analyses.close()
        await self.hall.stop()
        await self.context.players.stop()
        if self.context.node is not None:
            await self.context.node.close()
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
        if self.context.node is not None:
            with contextlib.suppress(Refused, Unknown):
                await self.context.store.write(tidy)

    def check(self, connection: ASGIConnection[Any, Any, Any, Any], kind: str) -> None:
        """Refused when this address asks too often for this kind of thing."""
        self.addresses.check(address(connection), kind, getattr(self.context.settings.limits, kind))


def open_node(settings: Settings, metrics: Metrics) -> tuple[Store, Node | None]:
    """The store, and on PostgreSQL who we are among the servers there."""
    url = settings.url()
    if not url.startswith("postgresql"):
        return Store(url, metrics.committed, settings.database_seconds), None
    name = settings.node or f"node-{auth.new_id()[:8]}"
    store = PostgresStore(url, metrics.committed, settings.database_seconds, name)
    return store, Node(store, content_in_force(), settings.limits, settings.node)


def content_in_force() -> str:
    """One hash over the decks of all titles."""
    hashes = [f"{name} {title.load()[0].hash}" for name, title in sorted(titles().items())]
    return hashlib.blake2b("\n".join(hashes).encode(), digest_size=8).hexdigest()


TheServices = NamedDependency[Services]


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    client = connection.client
    return network(client.host) if client is not None else "-"
