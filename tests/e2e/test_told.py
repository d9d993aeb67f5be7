"""Opponents can be followed: each choice is told by itself, at every speed; a watcher stops, steps and skips."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guest import Guest

# whose choices the sentences of the chronicle follow from, by the frame in which they came
RECORDER = """() => {
  const log = document.querySelector(".log ol");
  window.__frames = [];
  let frame = 0;
  const tick = () => { frame += 1; requestAnimationFrame(tick); };
  tick();
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes)
      if (node.nodeType === 1 && node.matches("li")) window.__frames.push([frame, node.dataset.by]);
  }).observe(log, { childList: true });
}"""
BUBBLES = """() => {
  window.__bubbles = [];
  new MutationObserver(() => {
    const bubble = document.querySelector("[data-bubble]");
    const said = bubble ? `${bubble.dataset.bubble}: ${bubble.textContent}` : "";
    if (said !== window.__bubbles.at(-1)) window.__bubbles.push(said);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def play(guest: Guest, seq: int) -> dict[str, Any]:
    state = guest.turn(seq)
    guest.page.evaluate("token => window.__probe.choose(token)", state["options"][0]["token"])
    return state


@pytest.mark.parametrize(("title", "speed"), [("kingsburg", "none")])
def test_two_seats_never_come_in_one_frame(invite: Invite, title: str, speed: str) -> None:
    motion = "reduce" if speed == "none" else "no-preference"
    guest = invite(settings={"follow": True, "speed": speed}, reduced_motion=motion)
    guest.seated(title, {}, "page", "page", "page", deal=4)
    page = guest.page
    guest.turn()
    expect(page.locator(".log ol")).to_be_visible()
    page.evaluate(RECORDER)
    page.evaluate(BUBBLES)
    seq = -1
    for _ in range(4):
        seq = play(guest, seq)["seq"]
    guest.turn(seq)
    expect(page.locator(".follow")).to_have_count(0)  # all is told: it is our turn on screen too
    frames: dict[int, set[str]] = {}
    for frame, by in page.evaluate("window.__frames"):
        frames.setdefault(frame, set()).update({by} - {"-1"})
    assert len(set.union(*frames.values())) > 2  # several seats chose
    assert max(len(seats) for seats in frames.values()) == 1, frames
    assert page.evaluate("window.__bubbles.some((said) => said)")


def test_a_bubble_says_what_a_seat_did(invite: Invite) -> None:
    guest = invite(settings={"follow": True})
    guest.seated("kingsburg", {}, "squire", "squire", deal=5)
    page = guest.page
    page.evaluate(BUBBLES)
    state = play(guest, -1)
    guest.turn(state["seq"])
    said = page.wait_for_function("() => window.__bubbles.find((text) => text)").json_value()
    seat, _, text = said.partition(": ")
    assert seat in ("1", "2")
    assert f"Odo {seat}" in text


def test_a_watcher_pauses_steps_and_skips_to_now(invite: Invite) -> None:
    guest = invite(settings={"follow": True})
    guest.goto("/")
    seats = [{"kind": "bot", "bot": "page", "name": f"Odo {n}"} for n in range(1, 4)]
    body = {"title": "kingsburg", "seats": seats, "options": {}, "seed": "6"}
    made = guest.page.request.post(guest.base + "/api/tables", data=body).json()
    guest.goto(f"/table/{made['table']}")
    page = guest.page
    controls = page.get_by_role("region", name=guest.say("told-follow"))
    pause = controls.get_by_role("button", name=guest.say("told-pause"))
    pause.click()
    to_now = controls.get_by_role("button", name=guest.say("told-to-now", n="").split("(")[0].strip())
    expect(to_now).to_be_visible()  # the bots go on, the page does not
    lines = page.locator(".log li")
    before = lines.count()
    assert lines.count() == before
    controls.get_by_role("button", name=guest.say("told-step")).click()
    page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=before)
    assert lines.count() - before < 40  # a choice, not the game
    speed = controls.get_by_role("button", name=guest.say("told-faster-now", n=1))
    speed.click()
    expect(controls.get_by_role("button", name=guest.say("told-faster-now", n=2))).to_be_visible()
    to_now.click()
    expect(controls.get_by_role("button", name=guest.say("told-go-on"))).to_have_count(0)


def test_since_your_last_turn(invite: Invite) -> None:
    guest = invite(settings={"follow": True})
    guest.seated("kingsburg", {}, "squire", "squire", deal=5)
    page, recap = guest.page, guest.page.locator("[data-recap]")
    seq = -1
    for _ in range(3):
        seq = play(guest, seq)["seq"]
    state = guest.turn(seq)
    others = {line["by"] for line in state["story"]} - {0}
    expect(recap).to_be_visible()
    assert others
    row = recap.locator("li").first
    expect(row).to_be_visible()
    guest.shot("recap")
    page.keyboard.press("z")
    expect(recap).to_have_count(0)
    page.keyboard.press("z")
    expect(recap).to_be_visible()
    page.locator(".opts .opt .main").first.click()  # at the first own click it goes
    expect(recap).to_have_count(0)
