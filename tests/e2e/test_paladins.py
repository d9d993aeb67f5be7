"""Whole games of Paladins: by mouse, alone against the rival, by keyboard, by touch on a phone, in French, as text."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guest import Guest, State
from tests.e2e.looks import scrolls, small_letters, small_targets
from tests.e2e.paladins import Keys, Mouse, Reader, Touch, step, whole_game
from tests.e2e.test_whole_games import end_screen
from tests.e2e.words import foreign

NAMES = ["Aurore", "Odo", "Baligant", "Paladins", "Courtier", "Français", "English"]


def test_a_whole_game_by_mouse(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", "bot", deal=11, title="paladins")

    def watch(state: State, n: int) -> None:
        if n == 5:
            others_board(guest)

    mouse = Mouse(guest)
    end = whole_game(mouse, seed=3, watch=watch)
    assert {"action", "list play", "list tavern", "usual workers"} <= mouse.used.keys(), mouse.used
    assert {"square", "outsider", "jar"} & mouse.used.keys(), mouse.used
    end_screen(guest, end)


def others_board(guest: Guest) -> None:
    """Another's board is one click away, and one click back."""
    page = guest.page
    page.locator(".topbar [data-seat='1']").click()
    expect(page.get_by_role("region", name=guest.say("pal-board-of", name="Odo"))).to_be_visible()
    guest.button("pal-back-to-mine").click()
    expect(page.get_by_role("region", name=guest.say("pal-your-board"))).to_be_visible()


def test_a_whole_game_alone_against_the_rival(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", deal=12, title="paladins")
    page, name = guest.page, guest.say("paladins-rival")

    def watch(state: State, n: int) -> None:
        rival = state["view"]["rival"]
        if rival["next"] and rival["next"]["turn"] == "scheme" and state["asks"][0]["kind"] == "turn":
            expect(page.get_by_role("heading", name=guest.say("pal-rival-next", name=name))).to_be_visible()
        if n == 12:
            page.locator(".topbar [data-seat='1']").click()
            board = page.get_by_role("region", name=guest.say("pal-board-of", name=name))
            expect(board.get_by_role("group", name=guest.say("pal-rival-why"))).to_be_visible()
            guest.button(
                "pal-back-to-mine"
            ).click()  # Escape would end first what is still told of the rival's turn
            expect(board).to_have_count(0)

    end = whole_game(Mouse(guest), seed=4, watch=watch)
    sheet = end["view"]["rival"]["sheet"]
    totals = page.locator("tfoot td")
    expect(totals).to_have_count(2)
    both = {total.split()[0] for total in totals.all_inner_texts()}
    assert both == {str(sheet["total"]), str(end["scores"][0]["total"])}
    mine, theirs = end["scores"][0], str(sheet["total"]).replace("-", "−")
    won = guest.say("web-you-won", points=str(mine["total"]), other=theirs)
    expect(page.locator(".hero")).to_contain_text(name if mine["rank"] > 1 else won)


# nothing goes on by itself after a second or more, however long the test takes to look
OWN_PACE = """{
  const real = window.setTimeout;
  window.setTimeout = (done, after = 0, ...args) => real(done, after < 1000 ? after : 1e8, ...args);
}"""


def test_the_rival_tells_its_turn_step_by_step(invite: Invite) -> None:
    guest = invite(reduced_motion="no-preference")
    guest.context.add_init_script(OWN_PACE)
    guest.sit("me", deal=9, title="paladins")
    page, name = guest.page, guest.say("paladins-rival")
    telling = page.get_by_role("group", name=guest.say("pal-rival-turn", name=name))
    state, mouse = guest.turn(), Mouse(guest)
    for _ in range(12):
        tokens = [option["token"] for option in state["options"]]
        state = step(mouse, state, "act conspire" if "act conspire" in tokens else tokens[0])
        if state["view"]["rival"]["plan"]:
            break
    expect(telling).to_be_visible()
    told = telling.get_by_role("listitem")
    page.keyboard.press("Space")
    expect(told.first).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(telling).to_have_count(0)
    expect(page.locator(".opts [data-token='pass']")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", "bot", deal=13, title="paladins")
    guest.page.evaluate("Object.assign(window.__probe.hands, { mouse: 0, touch: 0 })")
    keys = Keys(guest)
    end = whole_game(keys, seed=5)
    assert {"letter", "pass", "usual workers", "arrows"} <= keys.used.keys(), keys.used
    assert not keys.unseen, f"focus cannot be seen on: {sorted(keys.unseen)}"
    assert guest.page.evaluate("window.__probe.hands") == {"mouse": 0, "touch": 0}
    assert end["over"]


TAPPED = ".ctl .btn, .tabs button, .opts button:not(:disabled), .map .sq, .map .out, .strip button, .bar button, .sec"


def test_a_whole_game_on_a_phone_by_touch(invite: Invite) -> None:
    guest = invite(width=360, height=740, has_touch=True, is_mobile=True, device_scale_factor=2)
    guest.sit("me", "bot", deal=14, title="paladins")
    touch = Touch(guest)
    faults: set[str] = set()

    def watch(state: State, n: int) -> None:
        over = scrolls(guest.page)
        if over["across"] > 0 or over["down"] > 0:
            faults.add(f"the page scrolls: {over}")
        faults.update(small_letters(guest.page))
        faults.update(small_targets(guest.page, TAPPED))
        if n == 20:
            guest.page.locator(".strip [data-seat='1']").tap()
            expect(guest.page.get_by_text(guest.say("pal-back-to-mine"))).to_be_visible()
            faults.update(small_letters(guest.page))
            guest.shot("paladins-phone-other")

    end = whole_game(touch, seed=6, watch=watch)
    assert {"list", "usual workers"} <= touch.used.keys(), touch.used
    assert {"square", "outsider", "jar", "folk"} & touch.used.keys(), touch.used
    assert not faults, "\n".join(sorted(faults))
    assert guest.page.evaluate("window.__probe.hands.touch") > 20
    assert end["over"]
    expect(guest.page.get_by_role("slider")).to_be_visible()
    assert scrolls(guest.page)["across"] <= 0


def test_a_whole_game_in_french(invite: Invite) -> None:
    """Alone, so that what the rival plans and does is said too."""
    guest = invite(lang="fr", dark=True)
    leaks: set[str] = set()

    def watch(state: State, n: int) -> None:
        leaks.update(foreign(guest.texts(), NAMES))
        if n == 15:
            guest.page.keyboard.press("v")
            leaks.update(foreign(guest.texts(), NAMES))
            guest.page.keyboard.press("v")

    guest.lobby("me", deal=15, title="paladins")
    leaks.update(foreign(guest.texts(), NAMES))
    guest.button("web-open-table").click()
    guest.page.wait_for_url("**/table/*")
    end = whole_game(Mouse(guest), seed=7, watch=watch)
    assert end["over"]
    expect(guest.page.get_by_role("slider")).to_be_visible()
    leaks.update(foreign(guest.texts(), NAMES))
    guest.goto("/rules/paladins")
    expect(guest.page.locator(".rule").first).to_be_visible()
    leaks.update(foreign(guest.texts(), NAMES))
    assert not leaks, "\n".join(sorted(leaks))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_text_table_alone_is_enough(invite: Invite, lang: str) -> None:
    guest = invite(lang=lang)
    table = guest.sit("me", *(["bot"] if lang == "en" else []), deal=16, title="paladins")
    guest.goto(f"/text/{table}")
    end = whole_game(Reader(guest), seed=8)
    expect(guest.page.get_by_role("heading", name=guest.say("web-over"))).to_be_visible()
    names = guest.names(end)
    for sheet in end["scores"]:
        line = guest.page.get_by_role("listitem").filter(
            has_text=f"{names[sheet['seat']]}, {sheet['total']}."
        )
        expect(line.first).to_be_visible()
