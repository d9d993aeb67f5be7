"""The Paladins table as a careful eye sees it: on one screen, readable, with reasons, and nothing for axe to say."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.game import kind_of
from tests.e2e.guest import Guest, State
from tests.e2e.looks import SIZES, faults, findings, resize, scrolls, small_letters
from tests.e2e.paladins import Mouse, sensible, step
from tests.support import played

ZONES = [".topbar", ".king", ".town", ".march", ".choose", ".me", ".opts", ".log", ".chat"]


def play_on(guest: Guest, until: Callable[[State], bool], seed: int = 2) -> State:
    mouse, rng, state = Mouse(guest), random.Random(seed), guest.turn()
    while not until(state):
        assert not state["over"]
        state = step(mouse, state, sensible(state, rng))
    return state


@pytest.mark.parametrize(("seats", "lang"), [(1, "en"), (4, "fr")])
def test_the_table_fits_on_one_screen(invite: Invite, seats: int, lang: str) -> None:
    guest = invite(lang=lang, dark=lang == "fr")
    guest.sit("me", *["bot"] * (seats - 1), deal=60 + seats, title="paladins")
    mouse, rng, state = Mouse(guest), random.Random(seats), guest.turn()
    found: set[str] = set()
    seen: set[str] = set()
    while len(seen) < 8 and not state["over"]:
        now = f"round {min(3, state['view']['round'])} {kind_of(state)}"
        if now not in seen:
            seen.add(now)
            found.update(f"{now}: {fault}" for fault in faults(guest.page, ZONES))
            guest.shot(f"paladins-{seats}-{lang}-{len(seen)}-{kind_of(state)}")
        state = step(mouse, state, sensible(state, rng))
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_lobby_fits_on_one_screen(invite: Invite, lang: str) -> None:
    guest = invite(lang=lang)
    for seats in (1, 4):
        guest.lobby("me", *["bot"] * (seats - 1), title="paladins")
        for wide, high in SIZES:
            resize(guest.page, wide, high)
            assert max(scrolls(guest.page).values()) <= 0
            assert not small_letters(guest.page)
            assert guest.button("web-open-table").is_visible()


def test_a_refused_action_says_which_worker_or_number_is_missing(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", "bot", deal=11, title="paladins")
    state = play_on(guest, lambda state: kind_of(state) == "turn")
    refused = next(r for r in state["refusals"] if r["reason"]["key"] != "paladins-occupied" and r["rule"])
    row = guest.page.locator(f".hall [data-action='{refused['token'].split()[1]}']")
    expect(row).to_have_attribute("aria-disabled", "true")
    row.click(force=True)  # greyed, yet it answers
    tip = guest.page.get_by_role("tooltip")
    expect(tip).to_contain_text(guest.label(state, {"label": refused["reason"]}))
    expect(tip).to_contain_text("✗")
    expect(tip.get_by_role("link")).to_have_attribute("href", f"/rules/paladins#{refused['rule']}")


def rival(guest: Guest) -> None:
    guest.sit("me", deal=54, title="paladins")
    play_on(guest, lambda state: kind_of(state) == "turn" and bool(state["view"]["rival"]["plan"]))
    guest.page.keyboard.press("v")
    board = guest.page.get_by_role("region", name=guest.say("pal-board-of", name=guest.say("paladins-rival")))
    expect(board).to_be_visible()


def text(guest: Guest) -> None:
    made = guest.sit("me", deal=56, title="paladins")
    guest.goto(f"/text/{made}")
    guest.turn()


def ended(guest: Guest) -> None:
    guest.watch(played("paladins", 1, 6).record())
    expect(guest.page.get_by_role("table")).to_be_visible()


def replayed(guest: Guest) -> None:
    ended(guest)
    guest.rewind(30)


def rules(guest: Guest) -> None:
    guest.goto("/rules/paladins")
    expect(guest.page.locator(".rule").first).to_be_visible()


SCREENS = (rival, text, ended, replayed, rules)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing_serious(invite: Invite, screen: Callable[[Guest], None], dark: bool) -> None:
    guest = invite(dark=dark, bypass_csp=True, lang="fr" if dark else "en")
    screen(guest)
    guest.shot(f"paladins-{screen.__name__}-{'dark-fr' if dark else 'light-en'}")
    found = findings(guest.page)
    assert not found, "\n".join(found)
