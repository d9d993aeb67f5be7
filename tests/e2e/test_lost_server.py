"""A server that stops answering: the page notices by itself, says so, comes back, and the choice is made once."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.hands import Mouse
from tests.e2e.served import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One of its own: it is stopped in the middle of a game."""
    folder: Path = tmp_path_factory.mktemp("stopped")
    served = Served(folder)
    yield served
    served.signal(signal.SIGCONT)
    served.close()


def test_a_choice_made_at_a_stopped_server_is_made_once(invite: Invite, served: Served) -> None:
    guest = invite()
    guest.expected = ("WebSocket",)  # the browser complains of a line that was given up
    guest.sit("me", "me")
    asked = guest.turn()
    lost = guest.page.locator(".banners").get_by_text(guest.say("web-reconnecting"))
    expect(lost).to_have_count(0)
    served.signal(signal.SIGSTOP)
    try:
        Mouse(guest).play(asked, asked["options"][0]["token"])
        expect(lost).to_be_visible()
        guest.shot("lost-server")
    finally:
        served.signal(signal.SIGCONT)
    expect(lost).to_have_count(0)
    first = guest.taken(0)
    assert first == asked["seq"] + 1
    sent = guest.sent()
    assert len({message["id"] for message in sent}) == 1  # however often it was sent
    assert guest.turn(asked["seq"])["seq"] == first  # and nothing more has happened
