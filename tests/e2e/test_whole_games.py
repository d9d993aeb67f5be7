"""Whole games of Kingsburg against a bot: by mouse, by keyboard alone, by touch on a phone, from the text table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guest import Guest, State
from tests.e2e.hands import Mouse, Reader, Touch, whole_game
from tests.e2e.keys import Keys
from tests.e2e.looks import scrolls, small_letters, small_targets
from tests.e2e.words import spoken


def end_screen(guest: Guest, end: State) -> None:
    """Score sheets that add up as the server says, the chart, and a slider that walks back through the game."""
    page, names = guest.page, guest.names(end)
    sheets = sorted(end["scores"], key=lambda sheet: int(sheet["rank"]))
    heads = page.get_by_role("table").get_by_role("columnheader")
    expect(heads).to_have_count(len(sheets))
    for n, sheet in enumerate(sheets):
        expect(heads.nth(n)).to_contain_text(names[sheet["seat"]])
    totals = page.locator("tfoot td")
    for n, sheet in enumerate(sheets):
        expect(totals.nth(n)).to_contain_text(str(sheet["total"]))
        cells = page.locator(f"tbody tr td:nth-child({n + 2})").all_inner_texts()
        assert sum(int(cell.replace("−", "-")) for cell in cells) == sheet["total"]
    chart = page.get_by_role("img", name=guest.say("web-chart"))
    for sheet in sheets:
        assert f"{names[sheet['seat']]} {sheet['total']}" in (chart.get_attribute("aria-label") or "")
    slider = page.get_by_role("slider", name=guest.say("web-replay"))
    last = end["choices"]
    expect(slider).to_have_attribute("max", str(last))
    expect(slider).to_have_value(str(last))
    expect(page.get_by_text(guest.say("web-move-of", n=last, all=last))).to_be_visible()
    slider.fill("5")
    expect(page.get_by_text(guest.say("web-move-of", n=5, all=last))).to_be_visible()
    page.get_by_role("button", name=guest.say("web-show-board")).click()
    expect(page.locator(".hall")).to_be_visible()


def among_my_games(guest: Guest, end: State) -> None:
    """The page of records lists the game with its points, and leads back to it."""
    page, names = guest.page, guest.names(end)
    here = page.url.partition("?")[0].replace("/table/", "/replay/")
    guest.goto("/replay")
    game = page.get_by_role("region", name=guest.say("web-played")).get_by_role("link")
    for sheet in end["scores"]:
        points = str(sheet["total"]).replace("-", "−")
        expect(game).to_contain_text(
            re.compile(rf"{re.escape(names[sheet['seat']])}( \([^)]*\))?\s*{points}(?!\d)")
        )
    guest.shot("my-games")
    game.click()
    expect(page).to_have_url(here)
    expect(page.get_by_role("slider", name=guest.say("web-replay"))).to_be_visible()


def test_a_whole_game_by_mouse(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", "bot", deal=11)
    mouse = Mouse(guest)
    end = whole_game(mouse, seed=4)
    assert {"advisor", "dice", "row", "drag", "building", "other row"} <= mouse.used.keys(), mouse.used
    end_screen(guest, end)
    among_my_games(guest, end)


def test_a_whole_game_by_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    keys = Keys(guest)
    guest.goto("/")
    expect(guest.button("web-open-table")).to_be_enabled()
    for n in (4, 3):
        keys.tab_to_name(guest.say("web-remove-seat", n=n))
        keys.press("Enter")
    keys.tab_to_name(guest.say("web-open-table"))
    keys.press("Enter")
    guest.page.wait_for_url("**/table/*")
    guest.turn()
    keys.press("?")
    expect(guest.page.get_by_role("dialog", name=guest.say("web-keys"))).to_be_visible()
    keys.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    end = whole_game(keys, seed=5)
    assert {"digits", "list", "board"} <= keys.used.keys(), keys.used
    assert not keys.unseen, f"focus cannot be seen on: {sorted(keys.unseen)}"
    assert guest.page.evaluate("window.__probe.hands") == {"mouse": 0, "touch": 0}
    frames = int(guest.page.get_by_role("slider").get_attribute("max") or 0)
    keys.press("ArrowLeft", "ArrowLeft")
    expect(guest.page.get_by_text(guest.say("web-move-of", n=frames - 2, all=frames))).to_be_visible()
    assert end["over"]


TAPPED = ".ctl .btn, nav.tabs button, .die-b, .adv, .bd, .opt .main, .strip button, header.bar button, .tok"


def test_a_whole_game_on_a_phone_by_touch(invite: Invite) -> None:
    guest = invite(width=360, height=740, has_touch=True, is_mobile=True, device_scale_factor=2)
    guest.sit("me", "bot", "bot", deal=12)
    touch = Touch(guest)
    faults: set[str] = set()

    def watch(state: State, n: int) -> None:
        wide = scrolls(guest.page)
        if wide["across"] > 0 or wide["down"] > 0:
            faults.add(f"the page scrolls: {wide}")
        faults.update(small_letters(guest.page))
        faults.update(small_targets(guest.page, TAPPED))
        if n in (3, 12):
            guest.shot(f"phone-game-{n}")

    question = guest.turn()
    ask = spoken(question["asks"][0]["prompt"], "en", guest.names(question))
    expect(guest.page.get_by_role("heading", name=guest.say("web-your-turn-to", prompt=ask))).to_be_visible()
    guest.shot("phone-question")
    touch.tab("kb-tab-rivals")
    expect(guest.page.locator(".pin .ask")).to_have_text(guest.say("web-your-turn-to", prompt=ask))
    guest.shot("phone-rivals")
    guest.page.get_by_role("button", name=guest.say("kb-look-at", name="Odo")).tap()
    expect(guest.page.get_by_text(guest.say("kb-province-of", name="Odo"))).to_be_visible()
    guest.shot("phone-rival-province")
    guest.button("kb-back-to-mine").tap()
    expect(guest.page.get_by_text(guest.say("kb-province-of", name="Odo"))).to_have_count(0)

    end = whole_game(touch, seed=4, watch=watch)
    assert {"advisor", "dice", "building", "row"} <= touch.used.keys(), touch.used
    assert not faults, "\n".join(sorted(faults))
    assert guest.page.evaluate("window.__probe.hands.touch") > 20
    assert end["over"]
    expect(guest.page.get_by_role("slider")).to_be_visible()
    assert scrolls(guest.page)["across"] <= 0
    guest.shot("phone-end")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_text_table_alone_is_enough(invite: Invite, lang: str) -> None:
    guest = invite(lang=lang)
    table = guest.sit("me", "bot", deal=13)
    guest.goto(f"/text/{table}")
    page = guest.page
    asked = guest.turn()
    expect(page.get_by_role("heading", level=2).first).to_contain_text(guest.say("web-your-turn"))
    for name in ("kb-score", "good-gold", "kb-strength"):
        expect(page.get_by_role("columnheader", name=guest.say(name), exact=True)).to_be_visible()
    page.get_by_role("button", name=guest.say("web-hint"), exact=True).click()
    expect(page.get_by_role("status").filter(has_text=guest.say("web-hint"))).to_be_visible()
    reader = Reader(guest)
    end = whole_game(reader, seed=6)
    assert asked["seat"] == 0
    expect(page.get_by_role("heading", name=guest.say("web-over"))).to_be_visible()
    names = guest.names(end)
    for sheet in end["scores"]:
        line = page.get_by_role("listitem").filter(has_text=f"{names[sheet['seat']]}, {sheet['total']}.")
        expect(line.first).to_be_visible()
