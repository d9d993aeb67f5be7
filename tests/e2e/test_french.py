"""A whole game in French, with a visit to English in the middle, without a reload."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guest import State
from tests.e2e.hands import Mouse, whole_game
from tests.e2e.words import foreign


def test_a_whole_game_in_french(invite: Invite) -> None:
    guest = invite(lang="fr")
    page = guest.page
    leaks: set[str] = set()
    names = [
        "Aurore",
        "Basile",
        "Odo",
        "Berthe",
        "Tancred",
        "Ysolde",
        "Kingsburg",
        "Courtier",
        "Français",
        "English",
    ]

    def check() -> None:
        leaks.update(foreign(guest.texts(), names))

    guest.lobby("me", "bot", deal=21)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    check()
    guest.button("web-open-table").click()
    page.wait_for_url("**/table/*")

    def watch(state: State, n: int) -> None:
        if n != 8:
            check()
        if n == 4:
            page.locator(".opts details summary").first.click() if page.locator(
                ".opts details"
            ).count() else None
            check()
        if n == 6:
            page.evaluate("window.__stays = true")
            page.get_by_role("button", name="FR: switch to English").click()
            guest.lang = "en"
            expect(page.locator("html")).to_have_attribute("lang", "en")
            expect(page.get_by_role("region", name=guest.say("web-options"))).to_be_visible()
            assert guest.say("web-chronicle") in guest.texts()
        if n == 8:
            page.get_by_role("button", name="EN: passer en français").click()
            guest.lang = "fr"
            expect(page.get_by_role("region", name=guest.say("web-options"))).to_be_visible()
            assert page.evaluate("window.__stays") is True
        if n == 10:
            guest.button("web-settings").click()
            expect(page.get_by_role("dialog")).to_be_visible()
            check()
            guest.button("web-close").click()
            guest.button("web-keys").click()
            expect(page.get_by_role("dialog")).to_be_visible()
            check()
            guest.button("web-close").click()
            guest.button("web-hint").click()
            expect(page.locator("p.hint")).to_be_visible()
            check()

    def watched(state: State, n: int) -> None:
        if n in (7,):
            return  # in English just now
        watch(state, n)

    end = whole_game(Mouse(guest), seed=8, watch=watched)
    assert end["over"]
    expect(page.get_by_role("slider")).to_be_visible()
    check()
    page.get_by_role("button", name=guest.say("web-show-board")).click()
    expect(page.locator(".hall")).to_be_visible()
    check()
    guest.goto("/")
    expect(guest.button("web-open-table")).to_be_enabled()
    check()
    guest.goto("/replay")
    expect(guest.button("web-open-it")).to_be_visible()
    check()
    guest.goto("/rules/kingsburg")
    expect(page.locator(".rule").first).to_be_visible()
    check()
    assert not leaks, "\n".join(sorted(leaks))
