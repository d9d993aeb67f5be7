"""The secret choice of paladins: large cards in the middle, a place for each, and words for what comes of it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.game import Hands, click, kind_of
from tests.e2e.guest import State
from tests.e2e.paladins import Keys, Mouse, step
from tests.e2e.test_company import invitation

# cards whose words do not fit into them
CUT_CARDS = """() => [...document.querySelectorAll('[data-paladin] .card, [data-paladin] .seg button')]
  .filter((el) => el.scrollHeight > el.clientHeight + 1 || el.scrollWidth > el.clientWidth + 1)
  .map((el) => `${el.textContent.trim()}: ${el.scrollWidth}x${el.scrollHeight}`)"""


def to_the_paladins(hands: Hands) -> State:
    """Past the townsfolk that everybody starts with."""
    state = hands.guest.turn()
    while kind_of(state) == "starting":
        state = step(hands, state, state["options"][0]["token"])
    assert state["view"]["own"]["hand"]
    return state


def test_a_card_is_played_and_the_others_find_their_places(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", "bot", deal=81, title="paladins")
    mouse, page = Mouse(guest), guest.page
    state = to_the_paladins(mouse)
    a, b, c = state["view"]["own"]["hand"]
    cards = page.locator(".hall [data-paladin]")
    expect(cards).to_have_count(3)
    expect(page.locator(".opts [data-paladin]")).to_have_count(0)
    expect(cards.first).to_contain_text(guest.say("pal-fate-none"))
    expect(mouse.primary).to_have_attribute("aria-disabled", "true")
    cards.nth(1).locator(".card").click()
    for n, said in enumerate(["pal-fate-back", "pal-fate-play", "pal-fate-back"]):
        expect(cards.nth(n)).to_contain_text(guest.say(said, n="II" if n == 0 else "VI"))
    expect(mouse.primary).to_contain_text(guest.say("pal-play-now", name=guest.say(f"paladins-paladin-{b}")))
    cards.nth(2).locator("[data-place='play']").click()  # they change places
    expect(cards.nth(1).locator("[data-place='bottom']")).to_have_attribute("aria-checked", "true")
    before = len(guest.sent())
    assert mouse.finish(before, click) == f"play {c} {a}"


def test_the_map_can_be_seen_while_paladins_are_chosen(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", "bot", deal=82, title="paladins")
    to_the_paladins(Mouse(guest))
    page = guest.page
    expect(page.locator(".march")).to_have_count(0)
    page.get_by_role("button", name=guest.say("pal-see-map")).click()
    expect(page.locator(".march")).to_be_visible()
    expect(page.locator(".town")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator(".march")).to_have_count(0)
    expect(page.locator(".hall [data-paladin]")).to_have_count(3)


def test_what_is_in_hand_stays_there_while_another_chooses(invite: Invite) -> None:
    host = invite(permissions=["clipboard-read", "clipboard-write"])
    host.sit("me", "friend", deal=84, title="paladins")
    friend = invite()
    friend.page.goto(invitation(host))
    friend.button("web-sit-down").click()
    seats = [Mouse(host), Mouse(friend)]
    state = host.heard(0)
    while len(state["asks"]) == 1:  # the townsfolk that everybody starts with, in turn
        chooser = seats[state["asks"][0]["seat"]]
        asked = chooser.guest.heard(state["seq"])
        before = len(chooser.guest.sent())
        chooser.play(asked, asked["options"][0]["token"])
        state = host.heard(chooser.guest.taken(before))
    card = host.page.locator("[data-paladin]").first
    card.locator("[data-place='top']").click()
    held = seats[0].primary.get_attribute("data-token")
    assert held
    theirs = friend.heard(state["seq"])
    before = len(friend.sent())
    seats[1].play(theirs, theirs["options"][0]["token"])
    host.heard(friend.taken(before))
    expect(card.locator("[data-place='top']")).to_have_attribute("aria-checked", "true")
    expect(host.page.locator(".ctl .go.reveals")).to_be_visible()  # ours is the last answer now
    assert seats[0].finish(len(host.sent()), click, held) == held


def test_digits_play_a_card_and_enter_confirms(invite: Invite) -> None:
    guest = invite(lang="fr")
    guest.sit("me", "bot", deal=83, title="paladins")
    keys = Keys(guest)
    state = to_the_paladins(keys)
    a, b, c = state["view"]["own"]["hand"]
    keys.press("3")
    keys.reach(guest.page.locator(f"[data-paladin='{b}'] [data-place='top']"))
    assert keys.finish(len(guest.sent()), f"play {c} {b}") == f"play {c} {b}"
    assert a != b
    assert not keys.unseen
