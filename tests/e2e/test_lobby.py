"""The lobby's quick ways in, levels in words, a title in five minutes, the coach as a switch, games on record."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import expect

from courtier import start
from courtier.bots import levels
from courtier.bots.strength import strength
from tests.e2e.conftest import Invite
from tests.e2e.hands import Mouse, sensible, step
from tests.e2e.looks import findings, scrolls, small_letters
from tests.e2e.words import foreign
from tests.support import played, walk


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("fr", 390, 844)])
def test_play_now_is_one_click(invite: Invite, lang: str, width: int, height: int) -> None:
    guest = invite(lang=lang, width=width, height=height)
    page = guest.page
    guest.goto("/")
    about = guest.say(
        "web-play-now-about",
        title=guest.say("title-kingsburg"),
        bots=guest.say("bot-squire.many"),
    )
    play = page.get_by_role("button", name=f"{guest.say('web-play-now')} {about}")
    expect(play).to_be_in_viewport()
    assert findings(page) == []
    assert scrolls(page)["across"] <= 0
    assert not small_letters(page)
    guest.shot(f"lobby-first-{lang}")
    play.click()
    page.wait_for_url("**/table/*")
    state = guest.turn()
    assert [seat["bot"] for seat in state["seats"]].count("squire") == 2
    table = page.url.rpartition("/")[2]
    guest.goto("/")  # back again: this game is what one goes on with
    go_on = page.get_by_role("region", name=guest.say("web-start"), exact=True).get_by_role("link").first
    expect(go_on).to_have_attribute("href", f"/table/{table}")
    guest.shot(f"lobby-back-{lang}")


def test_a_friends_link_is_followed(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    guest.goto("/")
    page.get_by_role("button", name=guest.say("web-join-friends")).click()
    dialog = page.get_by_role("dialog", name=guest.say("web-join-friends"))
    field = dialog.get_by_label(guest.say("web-join-link"))
    field.fill("https://elsewhere.example/nothing")
    guest.button("web-open-it").click()
    expect(dialog.get_by_role("alert")).to_have_text(guest.say("web-join-wrong"))
    field.fill(f"  {guest.base}/table/nosuchtable#s=abc-1 ")
    guest.expected = ("404",)
    guest.button("web-open-it").click()
    expect(page.get_by_role("heading", name=guest.say("web-dead-link"))).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_levels_are_explained_with_what_was_measured(invite: Invite, lang: str) -> None:
    guest = invite(lang=lang)
    guest.goto("/")
    rows = guest.page.locator("details li")
    expect(rows).to_have_count(len(levels()))
    for n, level in enumerate(levels()):
        known = strength("kingsburg", level)
        assert known is not None
        expect(rows.nth(n)).to_contain_text(guest.say(f"bot-{level}.about"))
        if n:
            won = guest.say("web-level-won", n=known.won, other=guest.say(f"bot-{levels()[n - 1]}.many"))
            expect(rows.nth(n)).to_contain_text(won)
    expect(rows.nth(1)).to_contain_text(guest.say("web-level-fits"))


@pytest.mark.parametrize("title", ["kingsburg", "paladins", "architects"])
@pytest.mark.parametrize(
    ("lang", "width", "height", "dark"), [("en", 1440, 900, True), ("fr", 390, 844, False)]
)
def test_a_title_in_five_minutes(
    invite: Invite, title: str, lang: str, width: int, height: int, dark: bool
) -> None:
    guest = invite(lang=lang, width=width, height=height, dark=dark)
    page = guest.page
    guest.goto(f"/learn/{title}")
    steps = page.locator(".steps > li")
    expect(steps.nth(7)).to_be_visible()
    assert steps.count() == steps.filter(has=page.locator("svg.drawing")).count()
    assert findings(page) == []
    assert scrolls(page)["across"] <= 0
    assert not small_letters(page)
    if lang == "fr":
        assert not foreign(guest.texts(), ["Kingsburg"])
    guest.shot(f"learn-{title}-{lang}")
    rules = page.locator(".rules a")
    found = page.request.get(f"{guest.base}/api/titles/{title}/rules?lang={lang}").json()
    known = {rule["id"] for section in found["sections"] for rule in section["rules"]}
    assert {str(link.get_attribute("href")).partition("#")[2] for link in rules.all()} <= known
    assert rules.count() >= steps.count()
    guest.button("web-guide-start").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("complementary", name=guest.say("web-guide"))).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_coach_is_a_switch_and_moves_on_when_one_acts(invite: Invite, width: int, height: int) -> None:
    guest = invite(width=width, height=height, has_touch=width < 400)
    page = guest.page
    guest.sit("me", "bot", deal=5)
    state = guest.turn()
    coach = page.get_by_role("complementary", name=guest.say("web-guide"))
    expect(coach).to_have_count(0)
    if width < 400:
        page.get_by_role("button", name=guest.say("web-menu"), exact=True).click()
    where = page.get_by_role("dialog") if width < 400 else page.locator(".opts")
    switch = where.get_by_role("switch", name=guest.say("web-coach"))
    expect(switch).not_to_be_checked()
    switch.click()
    if width < 400:
        guest.button("web-close").click()
    heading = coach.get_by_role("heading")
    expect(heading).to_be_in_viewport()
    told = heading.inner_text()
    guest.shot(f"coach-{width}")
    if width < 400:
        return
    state = step(Mouse(guest), state, sensible(state, random.Random(1)))
    expect(heading.filter(has_text=told)).to_have_count(0)  # done, without a word
    page.reload()
    guest.turn()
    expect(heading.filter(has_text=told)).to_have_count(0)
    page.get_by_role("switch", name=guest.say("web-coach")).click()
    expect(coach).to_have_count(0)


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("fr", 390, 844)])
def test_every_page_leads_to_the_others(invite: Invite, lang: str, width: int, height: int) -> None:
    guest = invite(lang=lang, width=width, height=height, is_mobile=width < 400)
    page = guest.page
    ways = page.get_by_role("navigation", name=guest.say("web-menu"), exact=True).get_by_role("link")
    guest.goto("/learn/architects")
    for path in ("/rules/architects", "/replay", "/", "/learn/kingsburg"):
        page.locator(f"nav a[href='{path}']:not([aria-current])").first.click()
        page.wait_for_url(f"**{path}")
        expect(ways).to_have_count(4)
        expect(page.locator("h1")).to_have_count(1)
        expect(page.locator(f"nav a[href='{path}'][aria-current]").first).to_be_visible()
        assert scrolls(page)["across"] <= 0


def test_titles_are_shown_by_drawings_of_their_own(invite: Invite) -> None:
    guest = invite()
    guest.goto("/")
    for title in ("kingsburg", "paladins", "architects"):
        card = guest.page.locator(".tc").filter(has_text=guest.say(f"web-title-{title}"))
        expect(card.locator(".scene svg *").nth(8)).to_be_attached()


def test_a_rival_of_the_rules_is_kept_by_name(invite: Invite) -> None:
    guest = invite()
    game = start("architects", 1, 5, options={"opponent": "helena"})
    for _ in walk(game, 5):
        pass
    guest.watch(game.record())
    guest.goto("/replay")
    expect(guest.page.locator("section li a .who")).to_contain_text(guest.say("architects-opponent-helena"))


def test_games_are_kept_found_and_deleted(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    for title in ("kingsburg", "architects"):
        guest.watch(played(title, 2, 5).record())
    guest.goto("/replay")
    rows = page.locator("section li a")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(guest.say("title-architects"))
    expect(rows.first.locator("time")).to_have_attribute("datetime", re.compile(r"^\d{4}-"))
    search = page.get_by_label(guest.say("web-records-search"))
    search.fill("kingsburg seat")
    expect(rows).to_have_count(1)
    search.fill("nobody at all")
    expect(page.get_by_text(guest.say("web-records-nothing"))).to_be_visible()
    search.fill("")
    assert findings(page) == []
    page.locator("section li .x").first.click()
    guest.button("web-record-delete-it").click()
    expect(rows).to_have_count(1)
    page.reload()
    expect(rows).to_have_count(1)
    rows.first.click()
    expect(page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("fr", 390, 844)])
def test_statistics_of_this_device(invite: Invite, lang: str, width: int, height: int) -> None:
    guest = invite(lang=lang, width=width, height=height)
    page = guest.page
    guest.goto("/")

    def result(n: int, rank: int, bot: str) -> object:
        line = {"key": "points-buildings", "points": 10 + n}
        seats = [
            {"seat": 0, "name": "", "bot": None, "total": 20 + n, "rank": rank, "lines": [line]},
            {"seat": 1, "name": "Odo", "bot": bot, "total": 20, "rank": 3 - rank, "lines": [line]},
        ]
        more = {"options": {}, "at": 1_700_000_000_000 + n, "choices": 90, "mine": [0], "table": None}
        return {"id": f"{n}", "title": "kingsburg", "seats": seats, **more}

    kept = [result(0, 1, "squire"), result(1, 2, "knight"), result(2, 1, "squire")]
    page.evaluate(
        "kept => localStorage.setItem('courtier.results', kept)", json.dumps([*kept, {"id": 7}, None])
    )
    guest.goto("/replay")
    found = page.get_by_role("region", name=guest.say("web-statistics"), exact=True)
    title = found.get_by_role("row").filter(has_text=guest.say("title-kingsburg"))
    expect(title.get_by_role("cell")).to_have_text(["3", "2", "22"])
    expect(found.get_by_role("row").filter(has_text=guest.say("bot-squire"))).to_contain_text("100")
    expect(found.get_by_role("row").filter(has_text=guest.say("bot-knight"))).to_contain_text("0")
    expect(found.get_by_role("row").filter(has_text=guest.say("points-buildings"))).to_contain_text("11")
    expect(page.get_by_text(guest.say("web-you-name")).first).to_be_visible()
    assert findings(page) == []
    assert scrolls(page)["across"] <= 0
    guest.shot(f"statistics-{lang}")
