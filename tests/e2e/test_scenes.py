"""Scenes: every kind shown again from the chronicle of a record, and live ones that wait where something was lost."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from courtier import Game, start
from courtier.core.views import StoryLine
from tests.e2e.conftest import Invite
from tests.e2e.guest import Guest

MODULES = {"modules": (1, 2, 3, 4, 5, 6)}
CROWNS = {"city_of_crowns": True}
NAMES = ["Seat 1", "Seat 2", "Seat 3"]


class Kind(NamedTuple):
    """A scene, the line of the story that it begins with, and a fact that line must have."""

    scene: str
    title: str
    event: str
    seats: int = 3
    options: dict[str, Any] = {}
    fact: tuple[str, Any] | None = None
    beside: str = ""  # what else the same choice must have led to


KINDS = [
    Kind("dice", "kingsburg", "rolled"),
    Kind("court-favor", "kingsburg", "favor_die"),
    Kind("court-reward", "kingsburg", "kings_reward"),
    Kind("court-envoy", "kingsburg", "envoy"),
    Kind("rewards", "kingsburg", "reward"),
    Kind("winter", "kingsburg", "reinforced"),
    Kind("governors", "kingsburg", "governor", options=MODULES),
    Kind("destiny", "kingsburg", "destiny", options=MODULES),
    Kind("tile", "kingsburg", "tile", options=MODULES),
    Kind("winter", "kingsburg", "token", options=MODULES | {"scenario": "goblin_valley"}),
    Kind("round", "paladins", "round"),
    Kind("paladins", "paladins", "paladin"),
    Kind("inquisition", "paladins", "inquisition"),
    Kind("refresh", "paladins", "refresh", beside="town_gone"),
    Kind("rival", "paladins", "rival_scheme", seats=1),
    Kind("rival", "paladins", "rival_scheme", 1, CROWNS, ("scheme", "muster")),
    Kind("muster", "paladins", "mustered", options=CROWNS),
    Kind("ally", "paladins", "ally", options=CROWNS),
    Kind("reset", "architects", "reset"),
    Kind("cathedral", "architects", "cathedral"),
    Kind("last-round", "architects", "last_round"),
    Kind("opponent", "architects", "scheme", 1, {"opponent": "helena"}),
]


def reached(kind: Kind) -> tuple[Game, StoryLine]:
    """A game of random choices up to the first such line."""
    for seed in range(1, 30):
        game, rng = start(kind.title, kind.seats, seed, kind.options), random.Random(seed)
        read = 0
        while len(game.choices) < 1500:
            for line in game.story(None, read):
                read = line["n"] + 1
                wanted = line["kind"] == f"{kind.title}-story-{kind.event}"
                if wanted and fits(kind, game, line):
                    return game, line
            if game.over:
                break
            seat = game.asks[0].seat
            game.choose(rng.choice(game.options(seat)), seat)
    raise AssertionError(f"no game comes to {kind}")


def fits(kind: Kind, game: Game, line: StoryLine) -> bool:
    beside = [one["kind"].rpartition("-")[2] for one in game.story(None) if one["choice"] == line["choice"]]
    known = kind.fact is None or line.get("data", {}).get(kind.fact[0]) == kind.fact[1]
    return known and (kind.beside in beside or not kind.beside)


def show(guest: Guest, game: Game, line: StoryLine) -> Locator:
    """The scene that this line begins, from the chronicle of a table that stands at the end of a record."""
    page = guest.page
    posted = page.request.post(guest.base + "/api/replay", data={"record": game.record()})
    assert posted.ok, posted.text()
    wish = {"at": len(game.choices), "mine": list(range(game.seats)), "bot": None}
    made = page.request.post(f"{guest.base}/api/replay/{posted.json()['id']}/branch", data=wish)
    assert made.ok, made.text()
    page.clock.install()
    guest.goto(f"/table/{made.json()['table']}")  # to watch: nobody moves here
    told = page.locator(f".log li[data-n='{line['n']}']")
    expect(told).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))  # from here on time is the test's
    told.get_by_role("button", name=guest.say("told-show-again")).click()
    return page.locator("dialog[data-scene]")


@pytest.mark.parametrize(
    "kind", KINDS, ids=lambda kind: f"{kind.title}-{kind.event}-{kind.scene}-{len(kind.options)}"
)
def test_a_scene_from_the_chronicle(invite: Invite, kind: Kind) -> None:
    """On one still picture, as motion is unwanted; it says what its lines say, and leaves by a key."""
    game, line = reached(kind)
    guest = invite()
    scene = show(guest, game, line)
    expect(scene).to_have_attribute("data-scene", kind.scene)
    expect(scene).to_be_visible()
    told = guest.page.locator(f".log li[data-n='{line['n']}'] > span").inner_text()
    expect(scene.get_by_role("status")).to_contain_text(told)
    assert not scene.evaluate("el => el.scrollWidth > el.clientWidth + 1")
    guest.shot(f"scene-{kind.title}-{kind.scene}-{kind.event}")
    scene.get_by_role("button", name=guest.say("scene-continue")).focus()
    guest.page.keyboard.press("Escape")
    expect(scene).to_have_count(0)


def test_frames_follow_each_other_by_key_and_click_and_time(invite: Invite) -> None:
    game, line = reached(Kind("winter", "kingsburg", "reinforced"))
    guest = invite(reduced_motion="no-preference")
    page = guest.page
    scene = show(guest, game, line)
    expect(scene).to_have_attribute("data-at", "0")
    page.clock.run_for(4000)  # its time is over
    expect(scene).to_have_attribute("data-at", "1")
    page.keyboard.press("Enter")
    expect(scene).to_have_attribute("data-at", "2")
    scene.locator(".body").click()
    expect(scene).to_have_attribute("data-at", "3")
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)


def lost_winter(guest: Guest) -> None:
    """Plays a bad game on the wire until a winter takes something and its scene is on stage."""
    guest.seated("kingsburg", {}, "squire", "squire", deal=5)
    scene, seq = guest.page.locator("dialog[data-scene='winter']"), -1
    for _ in range(150):
        handle = guest.page.wait_for_function(
            "seq => document.querySelector('dialog[data-scene]') ? { scene: true } : window.__probe.turn(seq)",
            arg=seq,
        )
        state = handle.json_value()
        if "scene" in state:
            break
        seq = state["seq"]
        tokens = [option["token"] for option in state["options"]]
        guest.page.evaluate(
            "token => window.__probe.choose(token)", "pass" if "pass" in tokens else tokens[-1]
        )
    expect(scene).to_be_visible()


def test_a_loss_waits_for_continue_and_the_game_goes_on(invite: Invite) -> None:
    guest = invite(settings={"scenes": "lost"})
    lost_winter(guest)
    page = guest.page
    scene = page.locator("dialog[data-scene='winter']")
    expect(scene.get_by_text(guest.say("scene-stays"))).to_be_visible()
    expect(scene.locator(".bar")).to_have_count(0)  # no time runs
    expect(page.get_by_role("button", name=guest.say("scene-continue"))).to_be_focused()
    guest.shot("scene-winter-lost")
    page.keyboard.press("Enter")
    expect(scene).to_have_count(0)
    assert guest.turn()["options"]
