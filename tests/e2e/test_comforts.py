"""Undo, redo, hint, confirmation, chat, pause and the settings: they work, and what should survive a reload does."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guest import Guest
from tests.e2e.hands import Mouse, sensible, step


def story(guest: Guest) -> list[str]:
    return guest.page.locator(".log li").all_inner_texts()


def test_undo_redo_and_hint(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", "bot", deal=41)
    page, mouse, rng = guest.page, Mouse(guest), random.Random(1)
    state = guest.turn()
    undo = guest.button("web-undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.get_by_text(guest.say("web-undo-none-why"))).to_be_visible()
    page.keyboard.press("Escape")
    while not state["undo"]:  # until something can be taken back
        state = step(mouse, state, sensible(state, rng))
    told = story(guest)
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    back = guest.turn(state["seq"])
    assert back["choices"] < state["choices"]
    assert len(story(guest)) <= len(told)
    guest.button("web-redo").click()
    forth = guest.turn(back["seq"])
    assert forth["choices"] == state["choices"]
    assert story(guest) == told
    page.keyboard.press("u")
    back = guest.turn(forth["seq"])
    page.keyboard.press("y")
    assert guest.turn(back["seq"])["choices"] == state["choices"]

    page.keyboard.press("h")
    hint = page.locator("p.hint")
    expect(hint).to_contain_text(guest.say("web-hint-is", label="").rstrip(" ."))
    expect(page.locator(".hinted").first).to_be_visible()


def test_confirmation_can_be_switched_off(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", "bot", deal=42)
    page, state = guest.page, guest.turn()
    rows = page.locator(".opts .opt .main")
    rows.first.click()
    expect(rows.first).to_have_attribute("aria-pressed", "true")
    assert not guest.sent()
    page.keyboard.press("Escape")
    expect(rows.first).to_have_attribute("aria-pressed", "false")
    guest.button("web-settings").click()
    page.get_by_role("switch", name=guest.say("web-confirm")).click()
    guest.button("web-close").click()
    rows.first.click()
    assert guest.turn(state["seq"])["seq"] > state["seq"]
    assert len(guest.sent()) == 1
    page.reload()
    guest.turn()
    rows.first.click()
    page.wait_for_function("() => window.__probe.sent('choose').length === 1")


def test_settings_survive_a_reload(invite: Invite) -> None:
    guest = invite(reduced_motion="no-preference")
    guest.sit("me", "bot", deal=43)
    guest.turn()
    page, root = guest.page, guest.page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    guest.button("web-settings").click()
    dialog = page.get_by_role("dialog", name=guest.say("web-settings"))
    dialog.get_by_role("radio", name=guest.say("web-theme-dark")).check(force=True)
    expect(root).to_have_attribute("data-theme", "dark")
    motion = dialog.get_by_role("radiogroup", name=guest.say("web-speed"))
    motion.get_by_role("radio", name=guest.say("web-speed-none")).check(force=True)
    expect(root).to_have_class("still")
    sound = dialog.get_by_role("switch", name=guest.say("web-sound"))
    expect(sound).to_be_checked()
    sound.click()
    expect(sound).not_to_be_checked()
    dialog.get_by_role("radio", name="Français").check(force=True)
    guest.lang = "fr"
    expect(root).to_have_attribute("lang", "fr")
    page.reload()
    guest.turn()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("lang", "fr")
    expect(root).to_have_class("still")
    expect(guest.button("web-sound")).to_have_attribute("aria-pressed", "false")
    guest.button("web-settings").click()
    expect(page.get_by_role("radio", name=guest.say("web-theme-dark"))).to_be_checked()
    motion = page.get_by_role("radiogroup", name=guest.say("web-speed"))
    expect(motion.get_by_role("radio", name=guest.say("web-speed-none"))).to_be_checked()


def test_chat_and_pause(invite: Invite) -> None:
    guest = invite()
    table = guest.sit("me", "bot", deal=44)
    guest.turn()
    page = guest.page
    page.keyboard.press("c")
    line = page.get_by_label(guest.say("web-chat-say"))
    expect(line).to_be_focused()
    line.fill("<b>Bonjour</b> & good luck")
    page.keyboard.press("Enter")
    said = page.get_by_role("region", name=guest.say("web-chat")).get_by_role("listitem")
    expect(said).to_contain_text("<b>Bonjour</b> & good luck")
    expect(line).to_have_value("")

    watcher = invite()
    watcher.goto(f"/table/{table}")
    expect(watcher.page.get_by_role("region", name=watcher.say("web-chat"))).to_contain_text("good luck")

    guest.button("web-pause").click()
    expect(page.get_by_text(guest.say("web-paused"))).to_be_visible()
    expect(watcher.page.get_by_text(guest.say("web-paused"))).to_be_visible()
    state = guest.now()
    rng, mouse = random.Random(3), Mouse(guest)
    while guest.now()["asks"][0]["seat"] == 0:  # up to the bot's turn, and there it stays
        now = guest.turn()
        before = len(guest.sent())
        mouse.play(now, sensible(now, rng))
        guest.heard(guest.taken(before))
    waits = guest.now()
    expect(page.locator(".opts h2")).to_contain_text("Odo")
    page.reload()
    expect(page.get_by_text(guest.say("web-paused"))).to_be_visible()
    assert guest.now()["choices"] == waits["choices"] >= state["choices"]
    expect(page.get_by_role("region", name=guest.say("web-chat"))).to_contain_text("good luck")
    page.locator(".banners").get_by_role("button", name=guest.say("web-resume")).click()
    assert guest.turn(waits["seq"])["choices"] > waits["choices"]
