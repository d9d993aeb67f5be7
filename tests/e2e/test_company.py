"""Several people: a friend by link, a spectator who sees no secret, one screen for two; links that lead nowhere."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Invite
from tests.e2e.guest import Guest, State
from tests.e2e.hands import Mouse, advisor_of, sensible

COVERED = """() => [0.02, 0.3, 0.6, 0.98].every((x) => [0.02, 0.3, 0.6, 0.98].every((y) =>
  !!document.elementFromPoint(x * innerWidth, y * innerHeight)?.closest('dialog[open]')))"""


def frames(page: Page) -> list[str]:
    """Everything the server sends to a page, as it came over the wire."""
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(str(data))))
    return heard


def peeking(state: State, rng: random.Random) -> str:
    """Goes to the advisors who show the enemy, whenever it can."""
    for option in state["options"]:
        if advisor_of(option["token"]) in ("general", "queen"):
            return str(option["token"])
    return sensible(state, rng)


def secret_of(state: State) -> str | None:
    enemy = state["view"]["enemy"]
    return None if enemy["revealed"] else enemy["card"]


def play_on(seats: list[Mouse], rng: random.Random, until: Callable[[State], bool], most: int = 120) -> State:
    """Both people choose as they are asked, until a position of theirs satisfies `until`."""
    seq = seats[0].guest.now()["seq"]
    for _ in range(most):
        heard = [hands.guest.heard(seq) for hands in seats]  # the same position, as each of them sees it
        chooser = heard[0]["asks"][0]["seat"]
        hands: Mouse = seats[chooser]
        asked: State = heard[chooser]
        if until(asked):
            return asked
        before = len(hands.guest.sent())
        hands.play(asked, peeking(asked, rng))
        assert len(hands.guest.sent()) == before + 1
        seq = hands.guest.taken(before)
    raise AssertionError("it never came to that")


def invitation(host: Guest) -> str:
    """The friend's link, from the clipboard after the host's click."""
    host.button("web-copy-link").click()
    expect(host.page.get_by_text(host.say("web-copied"))).to_be_visible()
    link: str = host.page.evaluate("navigator.clipboard.readText()")
    return link


def test_a_friend_by_link_and_a_spectator(invite: Invite) -> None:
    host = invite(permissions=["clipboard-read", "clipboard-write"])
    table = host.sit("me", "friend", deal=31, name="Friday night")
    link = invitation(host)
    assert link.startswith(f"{host.base}/table/{table}#s=")
    expect(host.page.get_by_text(host.say("web-waits-for-friend", name="Basile"))).to_be_visible()

    friend = invite(lang="fr")
    friend.page.goto(link)
    friend.page.get_by_label(friend.say("web-your-name")).fill("Bertrand")
    friend.button("web-sit-down").click()
    expect(friend.page.locator(".hall")).to_be_visible()
    assert "#" not in friend.page.url, "the secret stays in the address bar"
    expect(host.page.get_by_text(host.say("web-waits-for-friend", name="Basile"))).to_have_count(0)
    expect(host.page.locator(".seatc").filter(has_text="Bertrand")).to_be_visible()

    third = invite()
    heard = frames(third.page)
    third.page.goto(f"{host.base}/table/{table}")
    expect(third.page.locator(".banners").get_by_text(third.say("web-watching"))).to_be_visible()
    expect(third.page.locator(".opts .opt, .ctl")).to_have_count(0)

    seats, rng = [Mouse(host), Mouse(friend)], random.Random(2)
    peeked = play_on(seats, rng, lambda state: secret_of(state) is not None)
    card = secret_of(peeked)
    assert card
    third.heard(peeked["seq"])
    assert heard
    assert not [text for text in heard if card in text], "a spectator was told of the enemy"
    assert third.now()["view"]["enemy"]["card"] is None
    expect(third.page.locator(".winter").get_by_text(third.say("kb-unseen"))).to_be_visible()
    owner = host if peeked["seat"] == 0 else friend
    expect(owner.page.locator(".winter").get_by_text(owner.say("kb-only-you"))).to_be_visible()

    host.page.reload()  # in the middle: the seat, the story and the question are there again
    again = host.turn() if peeked["seat"] == 0 else host.now()
    assert again["seq"] >= peeked["seq"]
    assert again["seat"] == 0
    expect(host.page.locator(".log li")).not_to_have_count(0)
    year = peeked["view"]["year"]
    after = play_on(seats, rng, lambda state: state["view"]["year"] > year or state["view"]["phase"] > 4)
    assert not after["over"]

    third.page.goto(link)  # somebody else already sits there
    third.button("web-sit-down").click()
    expect(third.page.get_by_role("alert")).to_have_text(third.say("server-seat-taken"))
    third.expected = ("409",)


def test_links_that_lead_nowhere(invite: Invite) -> None:
    guest = invite()
    guest.expected = ("404", "403")
    guest.goto("/table/nosuchtable")
    expect(guest.page.get_by_role("heading", name=guest.say("web-dead-link"))).to_be_visible()
    expect(guest.page.get_by_text(guest.say("server-no-table"))).to_be_visible()
    guest.goto("/nowhere/at-all")
    expect(guest.page.get_by_text(guest.say("web-lost-why"))).to_be_visible()
    table = guest.sit("me", "bot")
    other = invite(lang="fr")
    other.expected = ("403",)
    other.goto(f"/table/{table}#s=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
    other.button("web-sit-down").click()
    expect(other.page.get_by_role("alert")).to_have_text(other.say("server-bad-link"))


def test_two_people_on_one_screen(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", "me", deal=32)
    mouse, rng = Mouse(guest), random.Random(4)
    page = guest.page
    curtain = page.get_by_role("dialog", name=guest.say("web-pass-screen"))
    state, passed, shown = guest.turn(), 0, -1
    for _ in range(90):
        state = guest.turn(shown)
        if curtain.count():
            passed += 1
            name = guest.names(state)[state["seat"]]
            expect(curtain).to_contain_text(guest.say("web-pass-screen-to", name=name))
            guest.shot("curtain")
            assert page.evaluate(COVERED), "the board can be seen beside the curtain"
            page.keyboard.press("Escape")
            expect(curtain).to_be_visible()
            guest.button("web-pass-screen-go", name=name).click()
            expect(curtain).to_have_count(0)
        if passed >= 2:
            break
        names = guest.names(state)
        expect(page.locator(".same button[aria-pressed='true']")).to_contain_text(names[state["seat"]])
        before = len(guest.sent())
        mouse.play(state, peeking(state, rng))
        shown = guest.taken(before) - 1
    assert passed >= 2, "nobody looked at the enemy, so there was nothing to hide"
