"""A moment of a replay: its address, a link to it, "what if" and the way back, its mistakes tried again."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from courtier import Game, load
from courtier.bots.analysis import Verdict, judge
from tests.e2e.conftest import Invite
from tests.e2e.guest import Guest
from tests.e2e.looks import findings, scrolls
from tests.e2e.words import spoken
from tests.support import played


def at(guest: Guest, n: int, last: int) -> None:
    expect(guest.page.get_by_text(guest.say("web-move-of", n=n, all=last))).to_be_visible()


def test_the_address_holds_the_choice_and_the_browser_goes_back_by_choices(invite: Invite) -> None:
    game = played("kingsburg", 3, 5)
    last = len(game.choices)
    guest = invite()
    page = guest.page
    guest.watch(game.record())
    where = page.url
    assert re.search(r"/r/[0-9a-f]{32}$", where)
    for n in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        at(guest, n, last)
    assert page.url == where + "?choice=3"
    page.go_back()
    at(guest, 2, last)
    page.go_back()
    at(guest, 1, last)
    page.go_forward()
    at(guest, 2, last)
    page.get_by_role("slider").fill("40")  # a slider leaves no trail behind
    at(guest, 40, last)
    page.go_back()
    at(guest, 1, last)

    page.keyboard.press("b")
    page.get_by_label(guest.say("web-side"), exact=True).select_option("1")
    expect(page).to_have_url(where + "?choice=1&seat=1")
    other = invite(lang="fr")  # somebody else opens the link
    other.goto(page.url.removeprefix(guest.base))
    at(other, 1, last)
    expect(other.page.locator(".hall")).to_be_visible()
    expect(other.page.get_by_label(other.say("web-side"), exact=True)).to_have_value("1")


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("fr", 390, 844)])
def test_a_link_to_a_choice_that_does_not_exist(invite: Invite, lang: str, width: int, height: int) -> None:
    game = played("kingsburg", 2, 5)
    last = len(game.choices)
    guest = invite(lang=lang, width=width, height=height)
    page = guest.page
    guest.watch(game.record())
    guest.goto(page.url.removeprefix(guest.base) + "?choice=99999")
    expect(page.get_by_role("alert")).to_contain_text(guest.say("web-no-choice", named="99999", all=last))
    at(guest, last, last)
    page.keyboard.press("ArrowLeft")
    at(guest, last - 1, last)
    assert scrolls(page)["across"] <= 0
    guest.button("web-close").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    guest.expected = ("404",)
    guest.goto("/r/00000000000000000000000000000000?choice=4")
    expect(page.get_by_role("heading", name=guest.say("web-dead-link"))).to_be_visible()
    page.get_by_role("link", name=guest.say("web-records"), exact=True).click()
    expect(page.get_by_label(guest.say("web-paste-here"))).to_be_visible()


def test_a_record_that_the_server_has_put_away_opens_from_this_device(invite: Invite) -> None:
    game = played("kingsburg", 2, 5)
    guest = invite()
    page = guest.page
    guest.watch(game.record())
    gone = {"error": {"key": "server-replay-gone", "args": {}}}
    guest.expected = ("404",)
    name = page.url.rpartition("/")[2]
    page.route(
        re.compile(f"/api/replay/{name}$"), lambda route: route.fulfill(status=404, body=json.dumps(gone))
    )
    guest.goto(f"/r/{name}?choice=7")
    at(guest, 7, len(game.choices))


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("fr", 390, 844)])
def test_what_if_plays_against_bots_and_leads_back(
    invite: Invite, lang: str, width: int, height: int
) -> None:
    guest = invite(lang=lang, width=width, height=height)
    page = guest.page
    table = guest.sit("me", "bot", deal=5)  # a game to go on with
    guest.turn()
    game = played("kingsburg", 3, 5)
    last = len(game.choices)
    guest.watch(game.record())
    page.get_by_role("slider").fill("20")
    at(guest, 20, last)
    back = page.url
    assert back.endswith("?choice=20")
    guest.button("web-branch").click()
    page.wait_for_url("**/table/*")
    state = guest.turn()
    assert state["choices"] == 20
    bots = [seat["bot"] for seat in state["seats"]]
    assert bots.count("knight") == 2
    assert bots.count(None) == 1
    bar = page.get_by_role("region", name=guest.say("web-branch-bar"), exact=True)
    expect(bar).to_contain_text(guest.say("web-branch-name", n=20))
    expect(bar).to_contain_text(guest.say("web-branch-you", names=guest.say("web-your-house")))
    expect(bar).to_contain_text(guest.say("web-branch-bots", bot=guest.say("bot-knight")))
    assert not [f for f in findings(page) if "branch" in str(f)]
    guest.shot(f"branch-{lang}")

    guest.goto("/")
    expect(page.get_by_role("link", name=guest.say("web-continue-now"), exact=True)).to_have_attribute(
        "href", f"/table/{table}"
    )
    expect(page.get_by_text(guest.say("web-branch-name", n=20))).to_be_visible()
    page.go_back()
    bar.get_by_role("link", name=guest.say("web-branch-back", n=20)).click()
    expect(page).to_have_url(back)
    at(guest, 20, last)


def told(verdict: Verdict, game: Game) -> dict[str, Any]:
    """As the server tells it."""
    labels = {str(option): option.phrase().data() for option in game.options(verdict.seat)}
    asked = next(ask for ask in game.asks if ask.seat == verdict.seat).phrase().data()
    return {**verdict.data(), "asked": asked, "made": labels[verdict.token], "better": labels[verdict.best]}


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("fr", 390, 844)])
def test_a_mistake_tried_again(invite: Invite, lang: str, width: int, height: int) -> None:
    """The first choice of a game is the mistake: three goods, one of them taken, one better, one not."""
    game = played("kingsburg", 3, 5)
    record = game.record()
    start = load(record, upto=0)
    seat, made = game.choices[0]
    verdict = judge(start, seat, made)
    assert verdict is not None
    assert verdict.grade in ("slip", "mistake", "blunder")
    third = next(str(o) for o in start.options(seat) if str(o) not in (made, verdict.best))
    weighed = judge(start, seat, third)
    assert weighed is not None
    assert weighed.cost >= 0.5, "the third choice has to be wrong too"

    guest = invite(lang=lang, width=width, height=height, has_touch=width < 400)
    page = guest.page
    guest.watch(record)
    analysis = {
        "status": "done", "budget": 400, "done": 1, "of": 1, "since": 0, "yours": True,
        "verdicts": [told(verdict, start)],
        "seats": [{"seat": seat, "choices": 1, "accuracy": 50.0, "cost": verdict.cost, "grades": {"best": 0}}],
    }  # fmt: skip

    def answer(route: Route) -> None:
        route.fulfill(json=analysis)

    page.route("**/analysis", answer)
    page.get_by_role("button", name=guest.say("web-analysis"), exact=True).click()
    guest.button("web-analysis-start").click()
    row = page.locator(".an ol .row")
    expect(row).to_have_count(1)
    page.get_by_role("button", name=guest.say("web-retry-this", n=0)).click()
    retry = page.get_by_role("region", name=guest.say("web-retry-mistakes"), exact=True)
    names = [guest.say("web-seat-n", n=n + 1) for n in range(3)]
    words = {str(o): spoken(o.phrase().data(), lang, names) for o in start.options(seat)}
    tries = retry.locator(".tries li")
    expect(tries).to_have_count(1)
    expect(tries.first).to_contain_text(words[made])
    expect(retry.locator(".why")).to_have_count(0)
    go = retry.locator("footer .pri")
    option = retry.locator(".list .opt .main")
    expect(option).to_have_count(3)

    option.filter(has_text=words[made]).click()
    expect(go).to_have_attribute("aria-disabled", "true")  # that one we know
    option.filter(has_text=words[third]).click()
    go.click()
    expect(tries).to_have_count(2)
    expect(tries.nth(1)).to_have_class(re.compile(r"^no\b"))
    expect(retry.locator(".why")).to_have_count(0)  # no answer before the second try
    assert findings(page) == []
    assert scrolls(page)["across"] <= 0
    guest.shot(f"retry-{lang}")
    option.filter(has_text=words[verdict.best]).click()
    go.click()
    expect(tries).to_have_count(3)
    expect(tries.nth(2)).to_have_class(re.compile(r"^yes\b"))
    expect(tries.nth(2)).to_contain_text(guest.say("web-retry-best"))
    expect(retry.locator(".why")).to_be_visible()
    expect(retry.locator(".marks .o2")).to_have_count(1)
    guest.shot(f"retry-found-{lang}")
    retry.locator("header").get_by_role("button", name=guest.say("web-close")).click()
    expect(retry).to_have_count(0)

    guest.expected = ("404",)
    page.reload()  # the outcome is remembered, the first time counts
    page.get_by_role("button", name=guest.say("web-analysis-start")).click()
    page.get_by_role("button", name=guest.say("web-retry-this", n=0)).click()
    expect(retry.locator(".marks .o2")).to_have_count(1)


def test_a_choice_is_shared_as_link_code_and_picture(invite: Invite) -> None:
    game = played("kingsburg", 3, 5)
    guest = invite()
    page = guest.page
    guest.watch(game.record())
    page.get_by_role("slider").fill("20")
    page.keyboard.press("b")
    page.get_by_role("button", name=guest.say("web-share-choice", n=20)).click()
    dialog = page.get_by_role("dialog", name=guest.say("web-share-choice", n=20))
    expect(dialog.get_by_label(guest.say("web-share-link"), exact=True)).to_have_value(page.url)
    assert page.url.endswith("?choice=20")
    expect(dialog.get_by_role("img", name=guest.say("web-share-code", n=20))).to_be_visible()
    assert findings(page) == []
    for kind, begins in (("PNG", b"\x89PNG"), ("SVG", b"<svg")):
        with page.expect_download() as caught:
            dialog.get_by_role("button", name=kind).click()
        assert caught.value.suggested_filename == f"kingsburg-20.{kind.lower()}"
        data = caught.value.path().read_bytes()
        assert data.startswith(begins)
        assert len(data) > 50_000  # faces, letters and the whole province are in it
