"""Two servers on one PostgreSQL and one port: whichever stops, the page goes on at the other by itself."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from tests.e2e.conftest import Invite
from tests.e2e.hands import Mouse
from tests.e2e.served import Served
from tests.server.conftest import postgres_server  # noqa: F401
from tests.server.support import workers_of


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, postgres_server: str) -> Iterator[Served]:  # noqa: F811
    module = ["courtier.server", "--workers", "2", "--no-limits"]
    served = Served(tmp_path_factory.mktemp("two"), *module, db=postgres_server)
    yield served
    for worker in workers_of(served.pid):
        os.kill(worker, signal.SIGCONT)
    served.close()


def test_a_choice_is_made_at_the_other_server_when_one_stands(invite: Invite, served: Served) -> None:
    """Each of them stands once, so that the page was at one of the two and had to leave it."""
    guest = invite()
    guest.expected = ("WebSocket", "Failed to load")  # the browser complains of what was given up
    guest.sit("me", "me")
    asked = guest.turn()
    workers = workers_of(served.pid)
    assert len(workers) == 2
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
        try:
            Mouse(guest).play(asked, asked["options"][0]["token"])
            before, asked = asked["seq"], guest.turn(asked["seq"])
            assert asked["seq"] == before + 1
        finally:
            os.kill(worker, signal.SIGCONT)
    assert len({message["id"] for message in guest.sent()}) == len(workers)  # however often they were sent
    guest.shot("two-servers")
