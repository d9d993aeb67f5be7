"""axe on every screen but the table itself, light and dark: no serious or critical finding."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guest import Guest
from tests.e2e.looks import findings
from tests.support import played


def lobby(guest: Guest) -> None:
    guest.lobby("me", "friend", "bot")


def settings(guest: Guest) -> None:
    guest.goto("/")
    guest.button("web-settings").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def text_table(guest: Guest) -> None:
    made = guest.sit("me", "bot", deal=53)
    guest.goto(f"/text/{made}")
    guest.turn()


def join(guest: Guest) -> None:
    made = guest.sit("me", "friend", deal=54)
    expect(guest.page.locator(".banners p").first).to_be_visible()
    guest.goto("/")
    guest.page.evaluate("localStorage.clear()")
    guest.goto(f"/table/{made}#s=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
    expect(guest.button("web-sit-down")).to_be_visible()


def ended(guest: Guest) -> None:
    """The end screen as a finished record shows it."""
    guest.watch(played("kingsburg", 4, 6).record())
    expect(guest.page.get_by_role("table")).to_be_visible()


def replay(guest: Guest) -> None:
    ended(guest)
    guest.rewind(30)


def rules(guest: Guest) -> None:
    guest.goto("/rules/kingsburg#KB-047")
    expect(guest.page.locator("[id='KB-047']")).to_be_in_viewport()


def message(guest: Guest) -> None:
    guest.expected = ("404",)
    guest.goto("/table/nosuchtable")
    expect(guest.page.get_by_role("heading", name=guest.say("web-dead-link"))).to_be_visible()


SCREENS = (lobby, settings, text_table, join, ended, replay, rules, message)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing_serious(invite: Invite, screen: Callable[[Guest], None], dark: bool) -> None:
    guest = invite(dark=dark, bypass_csp=True, lang="fr" if dark else "en")
    screen(guest)
    guest.shot(f"{screen.__name__}-{'dark-fr' if dark else 'light-en'}")
    found = findings(guest.page)
    assert not found, "\n".join(found)
