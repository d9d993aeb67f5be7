"""Banners on a phone stand in a row of their own: they cover neither the seats nor the title of the end screen."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.conftest import Invite
from tests.e2e.guest import Guest, State
from tests.e2e.looks import misplaced, scrolls

LOOKS = [("en", False), ("fr", True)]
PHONE = {"width": 390, "height": 844}


def wired(guest: Guest) -> tuple[list[WebSocketRoute], list[State]]:
    """The page's sockets and the positions that came, so that a test can say what a server says only under load or
    after a minute."""
    lines: list[WebSocketRoute] = []
    states: list[State] = []

    def connect(line: WebSocketRoute) -> None:
        def tell(text: str | bytes) -> None:
            if json.loads(text)["type"] == "state":
                states.append(json.loads(text))
            line.send(text)

        line.connect_to_server().on_message(tell)
        lines.append(line)

    guest.page.route_web_socket("**/socket", connect)
    return lines, states


def say(line: WebSocketRoute, **message: Any) -> None:
    line.send(json.dumps(message))


def stands_alone(guest: Guest, text: str, *zones: str) -> None:
    banner = guest.page.locator(".banners p", has_text=text)
    expect(banner).to_be_visible()
    assert not misplaced(guest.page, [".banners", *zones])
    assert scrolls(guest.page)["across"] <= 0


@pytest.mark.parametrize(("lang", "dark"), LOOKS)
def test_a_vote_busy_bots_and_a_chosen_deal(invite: Invite, lang: str, dark: bool) -> None:
    guest = invite(lang=lang, dark=dark, **PHONE)
    lines, states = wired(guest)
    guest.sit("me", "me", "bot", deal=7)
    guest.turn()
    table = (".strip", "main", ".tabs")
    stands_alone(guest, guest.say("web-deal-known"), *table)
    guest.shot(f"banner-deal-{lang}")
    for line in lines:
        say(line, type="vote", seat=1, bot="steward", agreed=[], needed=[0], open=True, done=False)
    vote = guest.say("web-vote", name="Basile", bot=guest.say("bot-steward"), yes=0, all=1)
    stands_alone(guest, vote, *table)
    guest.shot(f"banner-vote-{lang}")
    for line in lines:
        say(line, type="bots", state="busy")
        say(line, **{**states[-1], "thinking": [2]})
    stands_alone(guest, guest.say("web-bots-busy"), *table)
    guest.shot(f"banner-busy-{lang}")


@pytest.mark.parametrize(("lang", "dark"), LOOKS)
def test_nothing_lies_over_the_end_that_a_watcher_sees(invite: Invite, lang: str, dark: bool) -> None:
    guest = invite(lang=lang, dark=dark, **PHONE)
    table = opened(guest)
    guest.goto(f"/table/{table}")
    expect(guest.page.locator(".hero")).to_be_visible()
    expect(guest.page.locator(".banners p", has_text=guest.say("web-watching"))).to_have_count(0)
    guest.shot(f"banner-end-{lang}")


def opened(guest: Guest) -> str:
    """A game of two bots that draw, to its end."""
    seats = [{"kind": "bot", "name": "", "bot": "random"}] * 2
    body = json.dumps({"title": "kingsburg", "seats": seats, "seed": 5}).encode()
    asked = urllib.request.Request(f"{guest.base}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=30) as answer:
        table: str = json.load(answer)["table"]
    guest.goto(f"/table/{table}")
    expect(guest.page.locator(".hero h2")).to_be_visible()
    return table


@pytest.mark.parametrize(("lang", "dark"), LOOKS)
def test_a_database_that_is_away_is_a_page_with_a_way_back(invite: Invite, lang: str, dark: bool) -> None:
    guest = invite(lang=lang, dark=dark, **PHONE)
    guest.expected = ("503",)
    table = guest.sit("me", "bot", deal=7)
    gone = {"error": {"key": "server-database-gone", "args": {}}, "rule": None, "field": None}
    guest.page.route("**/api/tables/*", lambda route: route.fulfill(status=503, json=gone))
    guest.goto(f"/table/{table}")
    expect(guest.page.get_by_text(guest.say("server-database-gone"))).to_be_visible()
    expect(guest.button("web-retry")).to_be_visible()
    assert scrolls(guest.page)["across"] <= 0
    guest.shot(f"gone-{lang}")
    guest.page.unroute("**/api/tables/*")
    guest.button("web-retry").click()
    guest.turn()
