"""Metrics in Prometheus' text format. Numbers only: no names, no tables, no secrets."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """Each server has its own registry, so that several can live in one process."""

    def __init__(self) -> None:
        r = self.registry = CollectorRegistry()
        self.events = Counter("courtier_events", "Committed events", ["kind"], registry=r)
        self._kinds: dict[str, Counter] = {}
        self.refused = Counter("courtier_refused", "Refused messages", ["key"], registry=r)
        self.answer = Histogram(
            "courtier_choice_seconds",
            "From a person's choice to its acknowledgement",
            buckets=FAST,
            registry=r,
        )
        self.commit = Histogram("courtier_commit_seconds", "One commit", buckets=FAST, registry=r)
        self.batch = Histogram(
            "courtier_commit_size", "Writes in one commit", buckets=(1, 2, 5, 10, 20, 50, 100), registry=r
        )
        self.bot = Histogram(
            "courtier_bot_seconds",
            "From a question to a bot, or for a hint, to its answer",
            ["kind"],
            buckets=(*FAST, 10, 30, 60),
            registry=r,
        )
        self.bot_waiting = Gauge(
            "courtier_bot_waiting", "Questions that wait for a worker", ["kind"], registry=r
        )
        self.bot_failures = Counter("courtier_bot_failures", "Workers that died or hung", registry=r)
        self.connections = Gauge("courtier_connections", "Open sockets", registry=r)
        self.tables = Gauge("courtier_tables", "Tables in memory", registry=r)
        self.messages = 0  # a plain int: it changes thousands of times a second
        sent = Gauge("courtier_messages_sent", "Messages sent to clients", registry=r)
        sent.set_function(lambda: self.messages)

    def event(self, kind: str) -> None:
        found = self._kinds.get(kind)
        if found is None:
            found = self._kinds[kind] = self.events.labels(kind)
        found.inc()

    def committed(self, seconds: float, writes: int) -> None:
        self.commit.observe(seconds)
        self.batch.observe(writes)

    def text(self) -> bytes:
        return generate_latest(self.registry)
