"""Placements that modules bring, by drag and by keys: private advisors, the Diplomat's second group, the Bazaar."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.guest import Guest, State
from tests.e2e.keys import Keys
from tests.e2e.test_kingsburg_modules import PLAN, Board, lively, place_of, sit

Sort = Callable[[str], bool]
SORTS: dict[str, tuple[dict[str, Any], int, tuple[str, ...], Sort]] = {
    # what is in the game, the deal, what to take on the way, and what is looked for
    "private": ({"modules": [3]}, 2, ("govern politician",), lambda token: token.startswith("private ")),
    "diplomat": ({"modules": [3]}, 8, ("govern diplomat",), lambda token: token.startswith("diplomat ")),
    "bazaar": (
        {"modules": [2]},
        4,
        ("cover c", "build brewery", "build bazaar", "take gold+wood", "take gold", "take wood"),
        lambda token: "=" in token,
    ),
}


def until_offered(guest: Guest, sort: str) -> tuple[State, str]:
    """Plays on until such a placement is offered; the position and the token."""
    options, deal, wanted, fits = SORTS[sort]
    sit(guest, options, seats=2, deal=deal)
    hands, rng, state = Board(guest), random.Random(5), guest.turn()
    for _ in range(160):
        tokens: list[str] = [option["token"] for option in state["options"]]
        found = [token for token in tokens if fits(token)]
        if found:
            return state, found[0]
        first = [token for token in wanted if token in tokens]
        state = PLAN.step(hands, state, first[0] if first else lively(state, rng))
    raise AssertionError(f"{sort} was never offered")


def dice_in(token: str) -> list[str]:
    return [part for part in token.split()[2].split("=")[0].split("+") if part.rstrip("*").isdigit()]


def place(guest: Guest, token: str) -> Locator:
    return guest.page.locator(f"[data-advisor='{place_of(token)}']")


def drafted(guest: Guest) -> str:
    return guest.page.locator(".ctl .btn.pri").get_attribute("data-token") or ""


@pytest.mark.parametrize("sort", SORTS)
def test_dice_are_dragged_there(invite: Invite, sort: str) -> None:
    guest = invite()
    _, token = until_offered(guest, sort)
    fits, spot = SORTS[sort][3], place(guest, token)
    for face in dice_in(token)[1:]:
        guest.page.locator(f"[data-tray] [data-die='{face}'][aria-pressed='false']").first.click()
    guest.page.locator(f"[data-tray] [data-die='{dice_in(token)[0]}'][aria-pressed='false']").first.drag_to(
        spot
    )
    expect(spot).to_have_attribute("aria-pressed", "true")
    assert fits(drafted(guest)), drafted(guest)
    guest.page.locator(".ctl .btn.pri").click()
    assert fits(guest.sent_after(len(guest.sent()) - 1))
    guest.taken(len(guest.sent()) - 1)


@pytest.mark.parametrize("sort", SORTS)
def test_keys_lead_there(invite: Invite, sort: str) -> None:
    guest = invite()
    _, token = until_offered(guest, sort)
    fits, spot, keys = SORTS[sort][3], place(guest, token), Keys(guest)
    for face in dice_in(token):
        if not face.endswith("*"):
            keys.press(face)
    keys.tab_to("advisor")
    keys.go(spot, "Space")
    for _ in range(12):  # Space goes through the ways
        if fits(drafted(guest)):
            break
        keys.press("Space")
    expect(spot).to_have_attribute("aria-pressed", "true")
    assert fits(drafted(guest)), drafted(guest)
    assert not keys.unseen
    before = len(guest.sent())
    keys.press("Enter")
    assert fits(guest.sent_after(before))
    guest.taken(before)


@pytest.mark.parametrize("sort", SORTS)
def test_a_die_dropped_where_it_does_not_fit_says_why(invite: Invite, sort: str) -> None:
    guest = invite()
    state, token = until_offered(guest, sort)
    open_to = {place_of(option["token"]) for option in state["options"]}
    shut = next(a["id"] for a in state["view"]["advisors"] if a["id"] not in open_to)
    guest.page.locator(f"[data-tray] [data-die='{dice_in(token)[0]}']").first.drag_to(
        guest.page.locator(f"[data-advisor='{shut}']")
    )
    expect(guest.page.get_by_role("tooltip")).to_be_visible()
    assert drafted(guest) == ""
