"""What a choice costs and brings is said before it is made; jar spaces come as a sheet on a phone."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.game import kind_of, tap
from tests.e2e.guest import State
from tests.e2e.looks import scrolls, small_letters, small_targets
from tests.e2e.paladins import Mouse, OnBoard, Touch, sensible, step

PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def action_of(state: State) -> str:
    key: str = state["asks"][0]["prompt"]["args"]["action"]["key"]
    return key.removeprefix("paladins-action-")


def asked_for(hands: Mouse | Touch, action: str, kind: str, seed: int = 1) -> State:
    """Plays until this question about this action; the action is taken as soon as it is offered."""
    rng, state = random.Random(seed), hands.guest.turn()
    while not (kind_of(state) == kind and action_of(state) == action):
        tokens = [option["token"] for option in state["options"]]
        state = step(hands, state, f"act {action}" if f"act {action}" in tokens else sensible(state, rng))
        assert not state["over"]
    return state


def test_the_payment_says_what_is_paid_and_what_comes_of_it(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", "bot", deal=52, title="paladins")
    mouse = Mouse(guest)
    state = asked_for(mouse, "commission", "workers", seed=3)
    own = state["view"]["seats"][state["seat"]]
    deal = guest.page.locator(".opts [data-deal]")
    expect(deal).to_contain_text(guest.say("pal-deal-pay"))
    expect(deal).to_contain_text(guest.say("paladins-thing-influence", n=1))
    expect(deal).to_contain_text(f"{own['attributes']['influence']} ▸ {own['attributes']['influence'] + 1}")
    cost = next(on["provision"] for on in own["actions"] if on["id"] == "commission")
    if cost:
        expect(deal).to_contain_text(guest.say("paladins-thing-provision", n=cost))
    then = step(mouse, state, state["options"][0]["token"])
    after = then["view"]["seats"][state["seat"]]
    assert after["attributes"]["influence"] >= own["attributes"]["influence"] + 1


def test_townsfolk_say_what_they_bring_before_they_are_hired(invite: Invite) -> None:
    guest = invite(lang="fr")
    guest.sit("me", "bot", deal=91, title="paladins")
    state = guest.turn()
    assert kind_of(state) == "starting"
    guest.page.locator(f".opts [data-token='{state['options'][0]['token']}']").click()
    deal = guest.page.locator(".opts [data-deal]")
    expect(deal).to_contain_text(guest.say("pal-deal-free"))
    expect(deal.get_by_role("listitem").last).to_be_visible()


def test_a_phone_says_it_beside_the_cards_too(invite: Invite) -> None:
    guest = invite(**PHONE)
    guest.sit("me", "bot", deal=91, title="paladins")
    state, page = guest.turn(), guest.page
    assert kind_of(state) == "starting"
    deal = page.locator(".pin [data-deal]")
    expect(deal).to_have_count(0)
    piece = Touch(guest).piece(state["options"][0]["token"])
    assert piece is not None
    piece[1].tap()
    expect(deal).to_contain_text(guest.say("pal-deal-get"))
    expect(piece[1]).to_be_in_viewport()
    assert scrolls(page)["across"] <= 0
    assert not small_letters(page)
    guest.shot("paladins-phone-deal")


def test_absolve_opens_its_nine_spaces_as_a_sheet(invite: Invite) -> None:
    guest = invite(**PHONE)
    guest.sit("me", "bot", deal=52, title="paladins")
    page, touch = guest.page, Touch(guest)
    state = asked_for(touch, "absolve", "target", seed=3)
    sheet = page.get_by_role("region", name=guest.say("pal-jars"))
    expect(sheet).to_be_visible()
    tiles = sheet.locator("[data-jar]")
    expect(tiles).to_have_count(9)
    expect(tiles.last).to_be_in_viewport()
    assert not small_targets(page, ".sheet button", 44)
    assert not small_letters(page)
    assert scrolls(page)["across"] <= 0
    guest.shot("paladins-phone-jars")
    sheet.get_by_role("button", name=guest.say("web-close")).tap()
    expect(sheet).to_have_count(0)
    page.locator(".spaces").tap()  # and back
    wanted = state["options"][-1]["token"]
    piece = OnBoard(guest).piece(wanted)
    assert piece is not None
    before = len(guest.sent())
    piece[1].tap()
    assert touch.finish(before, tap, wanted) == wanted
