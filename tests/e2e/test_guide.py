"""What spares a player work: answers given ahead, the guided start, jumps by season in a replay."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from courtier import titles
from tests.e2e import architects, hands, paladins
from tests.e2e.conftest import Invite
from tests.e2e.guest import Guest, State
from tests.e2e.hands import Mouse, sensible, step
from tests.e2e.words import spoken
from tests.support import played


def until(guest: Guest, kind: str) -> State:
    """Plays on by mouse until a seat of this window is asked a question of this kind."""
    rng, hands, state = random.Random(3), Mouse(guest), guest.turn()
    while state["asks"][0]["kind"] != kind:
        state = step(hands, state, sensible(state, rng))
    return state


def seat_button(guest: Guest, seat: int) -> None:
    guest.page.locator(".same button").nth(seat).click()


def test_a_pass_chosen_ahead(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    guest.sit("me", "me", deal=5)
    state = until(guest, "influence")
    asked = state["asks"][0]["seat"]
    waiting = 1 - asked
    wish = page.get_by_role("button", name=guest.say("kb-wish-influence"))
    seat_button(guest, waiting)
    expect(wish).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("p")
    expect(wish).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text(guest.say("web-wish-set"))).to_be_visible()
    wish.click()  # a change of mind
    expect(wish).to_have_attribute("aria-pressed", "false")
    wish.click()
    guest.shot("pass-ahead")

    seat_button(guest, asked)
    hands = Mouse(guest)
    sent = len(guest.sent())
    token = next(o["token"] for o in state["options"] if o["token"].startswith("influence "))
    assert hands.play(state, token)
    page.wait_for_function("n => window.__probe.sent('choose').length >= n", arg=sent + 2)
    assert guest.sent()[sent + 1]["token"] == "pass"
    page.wait_for_function(
        "seat => window.__probe.now().view.seats[seat].passed && window.__probe.now().asks.length",
        arg=waiting,
    )
    # used once: the next season asks again
    state = guest.now()
    assert state["view"]["seats"][waiting]["passed"]


def test_one_tab_leads_to_the_options(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", "bot", deal=5)
    guest.turn()
    guest.page.keyboard.press("Tab")
    focused = guest.page.evaluate("() => !!document.activeElement.closest('.opts .list [data-rove]')")
    assert focused
    turn = guest.page.locator("p.sr[role=status]")
    expect(turn).to_contain_text(guest.say("web-your-turn-to", prompt="").strip())


KINGSBURG = "welcome favor roll influence refused rewards construct kings_reward envoy winter"
PALADINS = "welcome starting paladin tavern workers lefts pay right refused orders"
ARCHITECTS = "welcome draft turn gather plans workshop virtue guildhall"


@pytest.mark.parametrize(
    ("title", "words", "told_of", "lang", "width", "height"),
    [
        ("kingsburg", "kb", KINGSBURG, "en", 1440, 900),
        ("kingsburg", "kb", KINGSBURG, "fr", 360, 740),
        ("paladins", "pal", PALADINS, "fr", 1440, 900),
        ("paladins", "pal", PALADINS, "en", 360, 740),
        ("architects", "arc", ARCHITECTS, "en", 1440, 900),
        ("architects", "arc", ARCHITECTS, "fr", 360, 740),
    ],
)
def test_the_guided_start(
    invite: Invite, title: str, words: str, told_of: str, lang: str, width: int, height: int
) -> None:
    guest = invite(lang=lang, width=width, height=height, has_touch=width < 400)
    page = guest.page
    guest.lobby("me", "bot", title=title)
    guest.button("web-guide-start").click()
    page.wait_for_url("**/table/*")
    coach = page.get_by_role("complementary", name=guest.say("web-guide"))
    heading = coach.get_by_role("heading")
    players = {"kingsburg": hands, "paladins": paladins, "architects": architects}[title]
    mine = players.Mouse(guest) if width > 400 else players.Touch(guest)
    rng, told, last = random.Random(4), [], guest.say(f"{words}-guide-end.head")
    state = guest.turn()
    expect(heading).to_be_visible()
    for _ in range(120):
        while heading.count():
            told.append(heading.inner_text())
            guest.shot(f"guide-{title}-{lang}-{width}-{len(told)}")
            assert coach.get_by_role("link").last.get_attribute("href")
            if told[-1] == last:
                break
            page.keyboard.press("g")
            expect(heading.filter(has_text=told[-1])).to_have_count(0)
        if told[-1] == last:
            break
        state = players.step(mine, state, players.sensible(state, rng))
    assert told[-1] == last
    assert len(told) == len(set(told))
    for step_id in told_of.split():
        assert guest.say(f"{words}-guide-{step_id}.head") in told, step_id
    guest.button("web-guide-play-on").click()
    expect(coach).to_have_count(0)
    page.reload()
    guest.turn()
    expect(coach).to_have_count(0)


def test_jumps_by_season_and_the_sentence_of_a_choice(invite: Invite) -> None:
    game = played("kingsburg", 3, 5)
    last = len(game.choices)
    chapters = titles()["kingsburg"].chapters
    story = game.story(None)
    starts = sorted({line["choice"] for line in story if line["kind"] in chapters})
    guest = invite()
    page = guest.page
    guest.watch(game.record())
    said = page.locator(".rp p[aria-live]")
    expect(said).to_contain_text(guest.say("web-move-of", n=0, all=last))
    expect(page.locator(".sl i")).to_have_count(5)
    for n in starts[1:4]:
        page.keyboard.press("Shift+ArrowRight")
        expect(said).to_contain_text(guest.say("web-move-of", n=n, all=last))
    page.keyboard.press("Shift+ArrowLeft")
    expect(said).to_contain_text(guest.say("web-move-of", n=starts[2], all=last))
    page.keyboard.press("ArrowRight")
    names = [guest.say("web-seat-n", n=seat + 1) for seat in range(3)]
    line = next(line for line in story if line["choice"] == starts[2] + 1 and line["kind"] not in chapters)
    expect(said).to_contain_text(spoken(line["phrase"], "en", names))
    if page.locator(".log li").count() == 0:
        page.keyboard.press("b")
    told = [line for line in story if line["choice"] <= starts[2] + 1]
    expect(page.locator(".log li")).to_have_count(len(told))
