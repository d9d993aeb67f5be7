"""City of Crowns in the browser: whole games by mouse, by touch and alone, and what the court shows and asks."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.game import kind_of
from tests.e2e.guest import Guest, State
from tests.e2e.looks import faults, findings, scrolls, small_letters
from tests.e2e.paladins import Mouse, Touch, sensible, step, whole_game
from tests.e2e.test_paladins_screens import ZONES
from tests.e2e.test_whole_games import end_screen
from tests.e2e.words import foreign

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
NAMES = ["Aurore", "Odo", "Odo 1", "Baligant", "Paladins", "Courtier", "Français", "English"]


def sit(guest: Guest, seats: int = 2, deal: int = 5) -> None:
    guest.seated("paladins", {"city_of_crowns": True}, *["squire"] * (seats - 1), deal=deal)


def play_until(guest: Guest, wanted: Callable[[State], bool], seed: int = 5) -> State:
    """Plays by mouse until a position is as wanted."""
    mouse, rng, state = Mouse(guest), random.Random(seed), guest.turn()
    while not wanted(state):
        assert not state["over"]
        state = step(mouse, state, sensible(state, rng))
    return state


def test_a_whole_game_by_mouse(invite: Invite) -> None:
    guest = invite()
    sit(guest, 3, deal=5)
    seen: set[str] = set()
    found: set[str] = set()

    def watch(state: State, n: int) -> None:
        kind = kind_of(state)
        if kind not in seen:
            seen.add(kind)
            found.update(f"{kind}: {fault}" for fault in faults(guest.page, ZONES))

    mouse = Mouse(guest)
    end = whole_game(mouse, seed=5, watch=watch)
    assert {"starting_workshop", "paladin", "turn", "target", "workers"} <= seen
    assert not found, "\n".join(sorted(found))
    end_screen(guest, end)


def test_a_whole_game_by_touch_in_french(invite: Invite) -> None:
    guest = invite(lang="fr", **PHONE)
    sit(guest, 2, deal=9)

    def watch(state: State, n: int) -> None:
        assert scrolls(guest.page)["across"] <= 0
        if n % 6 == 0:
            assert not small_letters(guest.page)
            assert not foreign(guest.texts(), NAMES)

    assert whole_game(Touch(guest), seed=9, watch=watch)["over"]


def test_a_whole_game_alone_against_the_rival(invite: Invite) -> None:
    guest = invite()
    sit(guest, 1, deal=8)
    end = whole_game(Mouse(guest), seed=8)
    lines = [line["key"] for line in end["view"]["rival"]["sheet"]["lines"]]
    for key in lines:
        expect(guest.page.get_by_role("rowheader", name=guest.say(key), exact=True)).to_be_visible()


def test_the_question_brings_its_own_tab_forward(invite: Invite) -> None:
    guest = invite()
    sit(guest)
    play_until(guest, lambda state: "act muster" in [option["token"] for option in state["options"]])
    town, court = guest.page.locator("[data-tab=town]"), guest.page.locator("[data-tab=court]")
    expect(town).to_have_attribute("aria-selected", "true")
    guest.page.keyboard.press("r")
    expect(court).to_have_attribute("aria-selected", "true")
    town.click()  # by hand, for a look
    expect(guest.page.locator("[data-folk]").first).to_be_visible()
    guest.page.keyboard.press("t")
    expect(guest.page.locator("[data-muster]").first).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".opts [data-token='act muster']")).to_be_visible()


def test_a_worker_goes_on_a_muster_card_of_the_board(invite: Invite) -> None:
    guest = invite()
    sit(guest)
    state = play_until(
        guest, lambda now: any(option["token"].startswith("place ") for option in now["options"])
    )
    card = next(o["token"] for o in state["options"] if o["token"].startswith("place ")).split()[1]
    pile = next(n for n, one in enumerate(state["view"]["crowns"]["muster"]) if one["card"] == card)
    guest.page.locator("[data-tab=court]").click()
    assert not findings(guest.page)
    before = len(guest.sent())
    guest.page.keyboard.press("IJKN"[pile])
    if not guest.page.evaluate("n => window.__probe.sent('choose').length > n", before):
        Mouse(guest).finish(before, lambda button: button.click())
    then = guest.turn(guest.taken(before) - 1)
    if kind_of(then) == "workers":
        expect(guest.page.locator(f"[data-muster='{card}']")).to_have_class(re.compile("chosen"))
        then = step(Mouse(guest), then, then["options"][0]["token"])
    assert then["view"]["crowns"]["muster"][pile]["worker"]


def test_places_at_court_have_names_and_a_line_is_one_button(invite: Invite) -> None:
    """What may be done beside the board says so in words; a click beside the price takes the line as well."""
    guest = invite()
    sit(guest)
    offered = ("place ", "act negotiate")
    state = play_until(
        guest, lambda now: all(any(o["token"].startswith(one) for o in now["options"]) for one in offered)
    )
    for token in (o["token"] for o in state["options"]):
        if token.startswith("place "):
            row = guest.page.locator(f".opts [data-token='{token}']")
            key = f"paladins-muster-{token.split()[1]}"
            names = [guest.say(key), guest.say(f"{key}.short")]
            expect(row.locator("b")).to_have_text(re.compile("|".join(map(re.escape, names))))
            expect(row.locator("b")).to_be_visible()
    state = step(Mouse(guest), state, "act negotiate")
    ways = [o["token"].rpartition(" ")[0] for o in state["options"]]  # without the coin
    token = next(o["token"] for o in state["options"] if ways.count(o["token"].rpartition(" ")[0]) == 1)
    line = guest.page.locator(".opts .line").filter(has=guest.page.locator(f"[data-token='{token}']"))
    before = len(guest.sent())
    line.locator("small").click()
    assert guest.sent_after(before) == token


def test_the_coach_tells_what_the_expansion_adds(invite: Invite) -> None:
    guest = invite()
    sit(guest)
    guest.turn()
    guest.page.get_by_role("switch", name=guest.say("web-coach")).click()
    heading = guest.page.get_by_role("complementary", name=guest.say("web-guide")).get_by_role("heading")
    mouse, rng, state, told = Mouse(guest), random.Random(5), guest.turn(), set[str]()
    adds = {guest.say(f"pal-guide-{one}.head") for one in ("extra", "four", "court", "place", "secret")}
    at_court = {guest.say(f"pal-guide-{one}.head") for one in ("muster", "negotiate")}
    while not (adds <= told and told & at_court):
        assert not state["over"], adds - told
        while heading.count():
            told.add(heading.inner_text())
            guest.page.keyboard.press("g")
            expect(heading.filter(has_text=re.compile("|".join(map(re.escape, told))))).to_have_count(0)
        tokens = [option["token"] for option in state["options"]]
        court = [token for token in ("act muster", "act negotiate") if token in tokens]
        state = step(mouse, state, court[0] if court else sensible(state, rng))
    assert guest.say("pal-guide-paladin.head") not in told  # that one speaks of three


def test_the_secret_order_is_ones_own_and_the_text_table_tells_the_court(invite: Invite) -> None:
    guest = invite()
    sit(guest, 2)
    state = play_until(guest, lambda now: kind_of(now) == "turn")
    expect(guest.page.locator(f"[data-secret='{state['view']['secret']['order']}']")).to_be_visible()
    guest.page.locator(".topbar [data-seat='1']").click()
    expect(guest.page.locator("[data-secret]")).to_have_count(0)
    guest.goto(f"/text/{guest.table}")
    main = guest.page.locator("main")
    expect(main).to_contain_text(guest.say("pal-secret-mine"))
    for pile in state["view"]["crowns"]["muster"]:
        expect(main).to_contain_text(guest.say(f"paladins-muster-{pile['card']}"))
    for place in state["view"]["crowns"]["nobles"]:
        expect(main).to_contain_text(guest.say(f"paladins-noble-{place['card']}"))


def test_a_workshop_moves_to_another_deed(invite: Invite) -> None:
    """Deal 15 has the favour that moves a workshop in round III."""
    guest = invite()
    sit(guest, 2, deal=15)
    mouse, rng, state = Mouse(guest), random.Random(1), guest.turn()
    asked: list[str] = []
    while "set_down" not in asked:
        assert not state["over"], asked
        tokens = [option["token"] for option in state["options"]]
        kind = kind_of(state)
        asked.append(kind)
        if kind in ("move_workshop", "set_down"):
            lit = guest.page.locator(".right-side .site.open")
            expect(lit).to_have_count(sum(token.startswith(("lift ", "workshop ")) for token in tokens))
            assert not faults(guest.page, ZONES)
            guest.shot(f"paladins-court-{kind}")
        wanted = [t for t in tokens if "move_workshop" in t or t.startswith("lift ")]
        state = step(mouse, state, wanted[0] if wanted else sensible(state, rng))
    assert asked[-2:] == ["move_workshop", "set_down"]
