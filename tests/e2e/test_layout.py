"""One screen: at 1440x900 and 1280x800 nothing scrolls and no zone covers another, at several moments of a game."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guest import State
from tests.e2e.hands import Mouse, sensible, step
from tests.e2e.looks import SIZES, TABLE_ZONES, faults, resize, scrolls, small_letters


def moment(state: State) -> str:
    view = state["view"]
    return f"y{view['year']}p{view['phase']}{view['step']}"


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_table_fits_on_one_screen(invite: Invite, seats: int, lang: str) -> None:
    guest = invite(lang=lang, dark=lang == "fr")
    guest.sit("me", *["bot"] * (seats - 1), deal=60 + seats)
    mouse, rng, state = Mouse(guest), random.Random(seats), guest.turn()
    found: set[str] = set()
    seen: set[str] = set()
    while len(seen) < 6 and not state["over"]:
        now = moment(state)
        if now not in seen:
            seen.add(now)
            found.update(f"{now}: {fault}" for fault in faults(guest.page, TABLE_ZONES))
            guest.shot(f"table-{seats}-{lang}-{len(seen)}-{now}")
        state = step(mouse, state, sensible(state, rng))
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_lobby_fits_on_one_screen(invite: Invite, lang: str) -> None:
    guest = invite(lang=lang)
    guest.lobby("me", "friend", "bot", "bot", "bot")
    for wide, high in SIZES:
        resize(guest.page, wide, high)
        assert max(scrolls(guest.page).values()) <= 0
        assert not small_letters(guest.page)
        assert guest.button("web-open-table").is_visible()
    guest.shot(f"lobby-{lang}")


def test_a_long_name_of_a_table_fits_a_phone(invite: Invite) -> None:
    guest = invite(width=360, height=740)
    ended: State = {
        "table": "t", "title": "paladins", "name": "An evening " * 9, "host": None, "seats": {}, "friends": {},
        "seen": 1, "status": "over", "vp": [{"seat": 0, "name": "Odo", "vp": -3}],
    }  # fmt: skip
    guest.goto("/")
    guest.page.evaluate("tables => localStorage.setItem('courtier.tables', tables)", json.dumps([ended]))
    guest.goto("/")
    expect(guest.page.get_by_role("link", name="An evening")).to_contain_text("Odo\u00a0−3")
    assert scrolls(guest.page)["across"] <= 0


@pytest.mark.parametrize("title", ["kingsburg", "paladins", "architects"])
def test_a_low_window_gets_the_desk_drawn_smaller(invite: Invite, title: str) -> None:
    guest = invite(width=1366, height=640)
    guest.sit("me", "bot", deal=3, title=title)
    guest.turn()
    page = guest.page
    desk = page.locator(".desk")
    box = desk.bounding_box()
    assert box is not None
    assert (round(box["width"]), round(box["height"])) == (1366, 640)
    assert max(scrolls(page).values()) <= 0
    lit = page.locator(".opts [data-rove]").first
    lit.click()
    expect(desk).to_be_visible()
    page.set_viewport_size({"width": 1366, "height": 590})
    expect(page.locator("nav.tabs")).to_be_visible()
    expect(desk).to_have_count(0)
