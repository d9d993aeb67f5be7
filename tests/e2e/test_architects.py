"""Architects in the browser: whole games by mouse, alone, on a phone, in French; one screen at two sizes; axe."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.architects import Keys, Mouse, Touch, sensible, step, whole_game
from tests.e2e.conftest import Invite
from tests.e2e.game import kind_of
from tests.e2e.guest import Guest, State
from tests.e2e.looks import faults, findings, scrolls, small_letters, small_targets
from tests.e2e.words import foreign
from tests.support import played

ZONES = [".topbar", ".others", ".hall > .mid", ".hall > .low", ".opts", ".log", ".chat"]
NAMES = [
    "Aurore",
    "Basile",
    "Odo",
    "Berthe",
    "Tancred",
    "Ysolde",
    "Courtier",
    "Français",
    "English",
    "Constantine",
]


def end_screen(guest: Guest, end: State, rival: str = "") -> None:
    """Score sheets that add up as the server says, and a slider that walks back to the board."""
    page, names = guest.page, [*guest.names(end), rival]
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator("tfoot td")).not_to_have_count(0)
    heads = page.get_by_role("table").get_by_role("columnheader").all_inner_texts()
    totals = page.locator("tfoot td").all_inner_texts()
    for sheet in end["view"]["sheets"]:
        at = next(n for n, head in enumerate(heads) if names[sheet["seat"]] in head)
        assert str(sheet["total"]).replace("-", "−") in totals[at]
    slider = page.get_by_role("slider", name=guest.say("web-replay"))
    slider.fill("5")
    page.get_by_role("button", name=guest.say("web-show-board")).click()
    expect(page.locator(".hall")).to_be_visible()


def test_a_whole_game_by_mouse_on_one_screen(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", "bot", deal=1, title="architects")
    mouse = Mouse(guest)
    found: set[str] = set()
    seen: set[str] = set()

    def watch(state: State, n: int) -> None:
        if kind_of(state) not in seen:
            seen.add(kind_of(state))
            found.update(f"{kind_of(state)}: {fault}" for fault in faults(guest.page, ZONES))
            guest.shot(f"architects-{kind_of(state)}")

    end = whole_game(mouse, seed=3, watch=watch)
    assert {"place", "keep", "list place"} <= mouse.used.keys(), mouse.used
    assert {"draft", "turn", "capture"} <= seen, seen
    assert seen & {"workshop", "storehouse", "guildhall", "guardhouse"}, seen
    assert not found, "\n".join(sorted(found))
    end_screen(guest, end)
    guest.shot("architects-end")


def test_a_game_alone_against_the_opponent_in_french(invite: Invite) -> None:
    guest = invite(lang="fr", dark=True)
    guest.sit("me", deal=1, title="architects")
    page = guest.page
    leaks: set[str] = set()
    faulty: set[str] = set()

    def watch(state: State, n: int) -> None:
        if n % 6 == 0:
            leaks.update(foreign(guest.texts(), NAMES))
        if n in (0, 12):
            faulty.update(faults(guest.page, ZONES))
        if n == 14:
            rival = state["view"]["opponent"]
            half = guest.say(f"architects-scheme-{rival['scheme']['top']}")
            expect(page.locator(".others .plan")).to_contain_text(half)
            page.locator(".others .hd").first.click()
            expect(page.locator(".riv")).to_contain_text(guest.say("architects-rival.about"))
            leaks.update(foreign(guest.texts(), NAMES))
            page.keyboard.press("Escape")
            expect(page.locator(".riv")).to_have_count(0)

    end = whole_game(Mouse(guest), seed=3, watch=watch)
    assert end["over"]
    assert not faulty, "\n".join(sorted(faulty))
    assert not leaks, "\n".join(sorted(leaks))
    end_screen(guest, end, guest.say(f"architects-opponent-{end['view']['opponent']['id']}"))


def test_a_whole_game_by_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", "bot", deal=1, title="architects")
    guest.page.evaluate("Object.assign(window.__probe.hands, { mouse: 0, touch: 0 })")
    keys = Keys(guest)
    end = whole_game(keys, seed=3)
    assert {"place", "board", "arrows"} <= keys.used.keys(), keys.used
    assert not keys.unseen, f"focus cannot be seen on: {sorted(keys.unseen)}"
    assert guest.page.evaluate("window.__probe.hands") == {"mouse": 0, "touch": 0}
    assert end["over"]
    expect(guest.page.get_by_role("slider").first).to_be_visible()
    expect(guest.page.get_by_role("img", name=re.compile(re.escape(guest.say("web-chart"))))).to_be_visible()


TAPPED = ".ctl .btn, nav.tabs button, .arc-loc > .hit, .ap, .big, .bc, .opts .row, .strip button, header.bar button"


def test_a_whole_game_on_a_phone_by_touch(invite: Invite) -> None:
    guest = invite(width=360, height=740, has_touch=True, is_mobile=True, device_scale_factor=2)
    guest.sit("me", "bot", deal=1, title="architects")
    touch = Touch(guest)
    found: set[str] = set()

    def watch(state: State, n: int) -> None:
        if n > 30:
            return
        over = scrolls(guest.page)
        if over["across"] > 0 or over["down"] > 0:
            found.add(f"{kind_of(state)}: the page scrolls by {over}")
        found.update(f"{kind_of(state)}: {small}" for small in small_letters(guest.page))
        found.update(f"{kind_of(state)}: {small}" for small in small_targets(guest.page, TAPPED))

    question = guest.turn()
    for tab in ("arc-tab-town", "arc-tab-workshop", "arc-tab-cathedral", "arc-tab-board"):
        touch.tab(tab)
        watch(question, 0)
        guest.shot(f"architects-phone-{tab}")
    end = whole_game(touch, seed=3, watch=watch)
    assert {"place", "keep", "list"} <= touch.used.keys(), touch.used
    assert not found, "\n".join(sorted(found))
    assert end["over"]
    expect(guest.page.get_by_role("slider")).to_be_visible()


def to_a_turn(guest: Guest, turns: int) -> State:
    mouse, rng, state = Mouse(guest), random.Random(5), guest.turn()
    while kind_of(state) != "turn" or turns > 0:
        turns -= kind_of(state) == "turn"
        state = step(mouse, state, sensible(state, rng))
    return state


def test_the_keyboard_plays_a_turn(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", "bot", deal=4, title="architects")
    state = to_a_turn(guest, 0)
    page = guest.page
    page.keyboard.press("1")
    expect(page.locator(".hall [data-place=quarry]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".hall [data-place=quarry]")).to_be_focused()
    page.keyboard.press("Enter")
    then = guest.turn(state["seq"])
    assert guest.sent()[-1]["token"] == "place quarry"
    page.keyboard.press("7")
    asked = guest.turn(then["seq"])
    assert guest.sent()[-1]["token"] == "place town_centre"
    assert kind_of(asked) == "capture"
    page.keyboard.press("Escape")
    back = guest.turn(asked["seq"])
    assert kind_of(back) == "turn", "Escape takes the worker back"
    page.keyboard.press("v")
    expect(page.get_by_role("button", name=guest.say("arc-back-to-mine"))).to_be_visible()
    page.keyboard.press("v")
    page.keyboard.press("o")
    assert page.evaluate("!!document.activeElement.closest('.opts')")
    page.keyboard.press("b")
    assert page.evaluate("!!document.activeElement.closest('.hall')")


def test_what_is_refused_stays_and_says_why(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", "bot", deal=4, title="architects")
    state = to_a_turn(guest, 0)
    page = guest.page
    refused = next(r for r in state["refusals"] if r["token"] == "place guildhall")
    place = page.locator(".hall [data-place=guildhall]")
    expect(place).to_have_attribute("aria-disabled", "true")
    place.click(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text(guest.label(state, {"label": refused["reason"]}))
    expect(page.get_by_role("tooltip").get_by_role("link")).to_have_attribute(
        "href", re.compile(refused["rule"])
    )


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious(invite: Invite, dark: bool) -> None:
    """Beside the table: as text, at the end, in a replay, and the rules."""
    guest = invite(dark=dark, bypass_csp=True)
    page = guest.page
    made = guest.sit("me", "bot", "bot", deal=8, title="architects")
    guest.goto(f"/text/{made}")
    guest.turn()
    found = [f"text: {line}" for line in findings(page)]
    guest.watch(played("architects", 3, 6).record())
    expect(page.get_by_role("table")).to_be_visible()
    found += [f"end: {line}" for line in findings(page)]
    guest.rewind(30)
    found += [f"replay: {line}" for line in findings(page)]
    guest.goto("/rules/architects")
    expect(page.locator(".rule").first).to_be_visible()
    found += [f"rules: {line}" for line in findings(page)]
    assert not found, "\n".join(found)
