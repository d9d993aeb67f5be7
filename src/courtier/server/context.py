"""What every table shares: settings, store, players, metrics."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from courtier.server.bots import Players
from courtier.server.metrics import Metrics
from courtier.server.node import Node
from courtier.server.settings import Settings
from courtier.server.store import Store


@dataclass
class Context:
    settings: Settings
    store: Store
    players: Players
    metrics: Metrics
    node: Node | None = None  # one of several servers; None on SQLite, where there is only one
    forget: Callable[[Any], None] = lambda table: None
    reload: Callable[[str], None] = lambda table: None
