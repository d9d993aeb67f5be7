"""Kingsburg with its modules in the browser: the choices on sheets, private advisors, whole games on desk and phone."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.game import Plan, Pointer, click, kind_of, tap
from tests.e2e.guest import Guest, State
from tests.e2e.looks import resize, scrolls

SHEETS = ("governor", "strips", "exchange_strip", "draft", "token")
WAY = re.compile(r"^(influence|envoy|diplomat|private|private_envoy) (\w+) (.*)$")
ALL = {"modules": [1, 2, 3, 4, 5, 6]}


def sit(guest: Guest, options: dict[str, Any], seats: int = 2, deal: int = 7) -> None:
    guest.seated("kingsburg", options, *["greedy"] * (seats - 1), deal=deal)


def place_of(token: str) -> str:
    """Where the board shows the placement."""
    match = WAY.match(token)
    if not match:
        return ""
    return f"private-{match[2]}" if match[1].startswith("private") else match[2]


def lively(state: State, rng: random.Random) -> str:
    """Uses private advisors, the Bazaar and the Diplomat where it can, builds, and rarely passes."""
    tokens: list[str] = [option["token"] for option in state["options"]]
    rare = [t for t in tokens if t.startswith(("private", "diplomat", "raise ", "turn ", "use ")) or "=" in t]
    wanted = rare or [t for t in tokens if t.startswith("build ")]
    if wanted:
        return rng.choice(wanted)
    ways = [t for t in tokens if WAY.match(t)]
    if ways:
        longest = max(len(t) for t in ways)
        return rng.choice([t for t in ways if len(t) >= longest - 4])
    rest = [t for t in tokens if t not in ("pass", "decline", "done", "keep")]
    return rng.choice(rest or tokens)


def same_place(sent: str, wanted: str) -> bool:
    return sent == wanted or (bool(place_of(sent)) and place_of(sent) == place_of(wanted))


PLAN = Plan(lively, same_place)


class Board(Pointer):
    """Plays on the board and on the sheets where it can, else in the list."""

    def __init__(self, guest: Guest, phone: bool = False) -> None:
        super().__init__(guest)
        self.phone = phone
        self.press = tap if phone else click

    def play(self, state: State, token: str) -> str:
        self.count += 1
        before = len(self.guest.sent())
        kind = kind_of(state)
        if kind in SHEETS:
            choice = self.page.locator(f".sheet [data-choice='{token}']")
            self.press(choice)
            expect(choice).to_have_attribute("aria-checked", "true")
            self.press(self.page.locator(".sheet .btn.pri"))
            self.note(kind)
            return self.guest.sent_after(before)
        if place_of(token):
            self.go("court")
            self.press(self.place(token))
            expect(self.place(token)).to_have_attribute("aria-pressed", "true")
            self.note(token.split()[0])
        elif token.split()[0] in ("build", "raise"):
            self.go("province")
            self.press(self.lit(self.page.locator(f"[data-building='{token.split()[1]}']")))
            self.note(token.split()[0])
        else:
            self.go("options")
            self.press(self.row(state, token))
            self.note(kind)
        return self.finish(before, self.press, "" if place_of(token) else token)

    def go(self, tab: str) -> None:
        if self.phone:
            name = self.guest.say("web-options" if tab == "options" else f"kb-tab-{tab}")
            tap(self.page.locator("nav.tabs button", has_text=name))

    def place(self, token: str) -> Locator:
        return self.page.locator(f"[data-advisor='{place_of(token)}']")

    def row(self, state: State, token: str) -> Locator:
        option = next(o for o in state["options"] if o["token"] == token)
        alike = [o for o in state["options"] if self.guest.label(state, o) == self.guest.label(state, option)]
        title = re.compile(f"^{re.escape(self.guest.label(state, option))}$")
        rows = self.page.locator(".opts .opt").filter(has=self.page.locator(".tx > b", has_text=title))
        return rows.nth(alike.index(option))


def names(phone: bool) -> str:
    return "phone" if phone else "desk"


@pytest.mark.parametrize("phone", [False, True], ids=names)
def test_a_whole_game_with_all_modules(invite: Invite, phone: bool) -> None:
    guest = invite(width=390, height=844, has_touch=True) if phone else invite()
    sit(guest, {**ALL, "scenario": "goblin_valley"}, seats=3)
    hands = Board(guest, phone)
    end = PLAN.whole_game(hands, seed=2, most=900)
    assert end["over"]
    assert {"governor", "strips", "token", "influence", "build"} <= hands.used.keys(), hands.used
    expect(guest.page.get_by_role("table")).to_be_visible()


def test_the_draft_of_strips_shows_who_took_what(invite: Invite) -> None:
    guest = invite()
    sit(guest, {"modules": [1, 2], "strips": "draft"}, seats=3)
    hands = Board(guest)
    state = guest.turn()
    while kind_of(state) != "draft":
        state = PLAN.step(hands, state, lively(state, random.Random(1)))
    sheet = guest.page.get_by_role("dialog")
    expect(sheet.get_by_role("radio")).to_have_count(7)
    expect(sheet.locator("[aria-current='step']")).to_have_count(1)
    state = PLAN.step(hands, state, state["options"][0]["token"])
    expect(sheet).to_be_visible()


def test_a_sheet_can_be_laid_aside_and_taken_up_again(invite: Invite) -> None:
    guest = invite(lang="fr")
    sit(guest, {"modules": [3]})
    assert kind_of(guest.turn()) == "governor"
    sheet = guest.page.get_by_role("dialog")
    expect(sheet.get_by_role("radio")).to_have_count(3)
    guest.page.keyboard.press("Escape")
    expect(sheet).to_be_visible()
    guest.button("kb-look-table").click()
    expect(sheet).to_have_count(0)
    guest.page.get_by_role("button", name=guest.say("kb-back-to-sheet")).click()
    expect(sheet).to_be_visible()
    assert scrolls(guest.page) == {"across": 0, "down": 0}


def test_a_secret_choice_by_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    sit(guest, {"modules": [3]})
    state = guest.turn()
    guest.page.keyboard.press("Tab")
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".sheet [aria-checked='true']")).to_have_count(1)
    guest.page.keyboard.press("Enter")
    assert guest.sent_after(0) in [option["token"] for option in state["options"]]
    guest.turn(guest.taken(0))
    guest.page.keyboard.press("g")
    expect(guest.page.locator("[data-governor='own']")).to_be_focused()


def test_the_basic_game_fetches_nothing_of_the_modules(invite: Invite) -> None:
    guest = invite()
    fetched: list[str] = []
    guest.page.on("request", lambda request: fetched.append(request.url))
    sit(guest, {})
    guest.turn()
    assert not [url for url in fetched if "kingsburg-modules" in url]
    expect(guest.page.locator("[data-governor], [data-destiny], .sheet")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_surprise_is_drawn_when_the_table_opens(invite: Invite, lang: str) -> None:
    guest = invite(lang=lang)
    guest.lobby("me", "bot", deal=11)
    page = guest.page
    presets = page.get_by_role("radiogroup", name=guest.say("web-presets"))
    presets.get_by_role("radio", name=guest.say("preset-kingsburg-full_house")).check(force=True)
    modules = page.get_by_role("switch", name=guest.say("option-kingsburg-modules-3"))
    expect(modules).to_be_checked()
    presets.get_by_role("radio", name=guest.say("preset-kingsburg-surprise")).check(force=True)
    expect(modules).to_have_count(0)  # nothing to set any more
    guest.button("web-open-table").click()
    page.wait_for_url("**/table/*")
    state = guest.turn()
    options = page.request.get(f"{guest.base}/api/tables/{guest.table}").json()["options"]
    assert options["modules"] == state["view"]["modules"] != []
    said = page.locator(".layer").inner_text()
    for module in options["modules"]:
        assert guest.say(f"option-kingsburg-modules-{module}") in said


def test_the_coach_takes_the_basic_game_whatever_is_chosen(invite: Invite) -> None:
    guest = invite()
    guest.lobby("me", "bot")
    page = guest.page
    presets = page.get_by_role("radiogroup", name=guest.say("web-presets"))
    presets.get_by_role("radio", name=guest.say("preset-kingsburg-full_house")).check(force=True)
    expect(page.get_by_text(guest.say("web-guide-basic"))).to_be_visible()
    guest.button("web-guide-start").click()
    page.wait_for_url("**/table/*")
    assert guest.turn()["view"]["modules"] == []


def test_nothing_shows_beside_the_pinned_foot_of_the_lobby(invite: Invite) -> None:
    guest = invite()
    guest.lobby("me", "bot")
    foot, form = guest.page.locator("form .go").bounding_box(), guest.page.locator("form").bounding_box()
    assert foot
    assert form
    assert foot["x"] <= form["x"] + 2
    assert foot["x"] + foot["width"] >= form["x"] + form["width"] - 18  # a scrollbar may stand there


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_tile_is_read_whole_on_a_small_phone(invite: Invite, lang: str) -> None:
    guest = invite(lang=lang, width=360, height=740, has_touch=True)
    sit(guest, {"modules": [6], "tiles": "inverted"}, seats=3)
    state = guest.turn()
    while kind_of(state) != "influence":
        state = PLAN.step(Board(guest, phone=True), state, state["options"][0]["token"])
    tiles = guest.page.locator("[data-advisor] .tile .in")
    expect(tiles).to_have_count(16)
    for width, height in ((360, 740), (390, 844), (844, 390), (1440, 900)):
        resize(guest.page, width, height)
        cut = tiles.evaluate_all(
            "all => all.filter(e => e.scrollWidth > e.clientWidth).map(e => e.textContent)"
        )
        assert not cut, (width, cut)


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 390, 844), ("fr", 1440, 900)])
def test_nothing_speaks_of_a_year_before_the_first(
    invite: Invite, lang: str, width: int, height: int
) -> None:
    guest = invite(lang=lang, width=width, height=height)
    guest.seated("kingsburg", {"modules": [2, 5], "scenario": "goblin_valley"}, "greedy")
    guest.turn()
    wrong = ("phase-0", guest.say("kb-winter-of", year="0"))
    assert not [text for text in guest.texts() if any(part in text for part in wrong)]
    # strips of two letters were dealt: there is one answer, and it is in hand already
    expect(guest.page.locator(".sheet .btn.pri")).to_have_attribute("data-token", "decline")
    guest.goto(f"/text/{guest.table}")
    guest.turn()
    expect(guest.page.get_by_role("heading", name=guest.say("kb-setup"))).to_be_visible()
