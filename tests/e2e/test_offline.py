"""Without network: the page, rules and records that have been opened still open. Without storage, notifications, sound
or a service worker: clear words, and a table plays.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guest import Guest
from tests.support import played

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
# the story, every frame and the facts of the one record
KEPT = """async (frames) => {
  const names = (await caches.keys()).filter((name) => name.startsWith('record-'));
  if (names.length !== 1) return false;
  return (await (await caches.open(names[0])).keys()).length >= frames + 3;
}"""
POORER = """
  for (const name of ['AudioContext', 'Notification', 'caches']) delete globalThis[name];
  delete Navigator.prototype.serviceWorker;
  Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
"""


def test_rules_and_an_opened_record_work_without_network(invite: Invite) -> None:
    guest = invite(service_workers="allow")
    guest.expected = ("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    page, game = guest.page, played("kingsburg", 2, 6)
    guest.goto("/rules/kingsburg")
    page.wait_for_function(CONTROLLED)
    page.reload()  # now through the worker
    expect(page.locator("[id='KB-047']")).to_be_attached()
    guest.watch(game.record())
    expect(page.get_by_role("table")).to_be_visible()
    page.wait_for_function(KEPT, arg=len(game.choices))

    guest.context.set_offline(True)
    guest.goto("/rules/kingsburg")
    expect(page.locator("[id='KB-047']")).to_be_attached()
    guest.watch(game.record())
    expect(page.get_by_role("table")).to_be_visible()
    guest.rewind(20)
    expect(page.locator("[data-advisor]")).to_have_count(18)


def test_the_page_can_be_installed(invite: Invite) -> None:
    guest = invite()
    guest.goto("/")
    named = guest.page.locator("link[rel='manifest']").get_attribute("href")
    manifest = guest.page.request.get(f"{guest.base}{named}")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    assert {"name", "start_url", "display"} <= told.keys()
    assert {icon["sizes"] for icon in told["icons"]} >= {"192x192", "512x512"}
    for icon in told["icons"]:
        answer = guest.page.request.get(guest.base + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])


def poorer(guest: Guest) -> None:
    guest.context.add_init_script(POORER)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_browser_that_lacks_much_says_so_and_plays(invite: Invite, lang: str) -> None:
    guest = invite(lang=lang)
    poorer(guest)
    page = guest.page
    guest.sit("me", "bot", deal=42)
    expect(page.get_by_text(guest.say("web-lacks-storage"))).to_be_visible()
    state = guest.turn()
    page.locator(".opts .opt .main").first.click()
    page.locator(".ctl .btn.pri").click()
    assert guest.turn(state["seq"])["seq"] > state["seq"]
    guest.button("web-settings").click()
    dialog = page.get_by_role("dialog")
    for missing in ("storage", "offline", "sound"):
        expect(dialog.get_by_text(guest.say(f"web-lacks-{missing}"))).to_be_visible()
    page.get_by_role("switch", name=guest.say("web-notify")).click()
    expect(dialog.get_by_text(guest.say("web-notify-missing"))).to_be_visible()
