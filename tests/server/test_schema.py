"""Schemathesis on the OpenAPI document: whatever is sent, the answer is one that the document promises."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from courtier.server.app import create_app
from courtier.server.settings import Limits, Settings
from tests.server.support import running

EXAMPLES = 10


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory, tiny: None) -> Iterator[str]:
    """A server in a thread of its own: schemathesis asks and waits."""
    started = threading.Event()
    found: list[str] = []
    loops: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []

    async def serve() -> None:
        done = asyncio.Event()
        folder = tmp_path_factory.mktemp("schema")
        own = Settings(db=str(folder / "test.sqlite3"), bot_workers=1, limits=Limits.open())
        async with running(own) as server:
            found.append(server.base)
            loops.append((asyncio.get_running_loop(), done))
            started.set()
            await done.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert started.wait(20)
    yield found[0]
    loop, done = loops[0]
    loop.call_soon_threadsafe(done.set)
    thread.join(20)


schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi_schema.to_schema())
refusals = schema.config.checks.negative_data_rejection
refusals.expected_statuses = [*refusals.expected_statuses, "413"]  # too big is refused before it is read


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
def test_answers_are_the_documented_ones(base: str, case: schemathesis.Case[Any]) -> None:
    # A title or a record may be well-formed and still not exist: that is for the rules to say, not the document.
    case.call_and_validate(base_url=base, excluded_checks=[positive_data_acceptance])
