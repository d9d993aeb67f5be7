"""A pasted record walked through with keys, branched and downloaded; the rules found by search and by address."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from courtier import start
from tests.e2e.conftest import Invite
from tests.e2e.guest import Guest
from tests.e2e.looks import scrolls, sights, small_letters
from tests.e2e.words import foreign
from tests.support import played, walk


def at(guest: Guest, n: int, last: int) -> None:
    expect(guest.page.get_by_text(guest.say("web-move-of", n=n, all=last))).to_be_visible()


def test_a_pasted_record(invite: Invite, tmp_path: Path) -> None:
    game = played("kingsburg", 3, 5)
    record, last = game.record(), len(game.choices)
    guest = invite()
    page = guest.page
    guest.watch(record)
    at(guest, 0, last)
    guest.shot("replay-record")

    for key, n in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        at(guest, n, last)
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_text(guest.say("web-move-of", n=0, all=last))).to_have_count(0)
    page.keyboard.press(" ")
    expect(guest.button("web-pause-replay")).to_be_visible()
    page.keyboard.press(" ")
    expect(guest.button("web-play-replay")).to_be_visible()
    guest.button("web-forward").click()

    with page.expect_download() as caught:
        page.get_by_role("button", name=guest.say("web-download")).click()
    saved = tmp_path / "saved.record"
    caught.value.save_as(saved)
    assert saved.read_text(encoding="utf-8") == record
    assert caught.value.suggested_filename.startswith("kingsburg-")

    slider = page.get_by_role("slider", name=guest.say("web-replay"))
    slider.fill("20")
    at(guest, 20, last)
    guest.button("web-hint").click()
    expect(page.locator("p.hint")).to_contain_text(guest.say("web-hint-is", label="").rstrip(" ."))
    guest.button("web-branch").click()
    page.wait_for_url("**/table/*")
    state = guest.turn()
    assert state["choices"] == 20
    assert [seat["kind"] for seat in state["seats"]].count("bot") == 2  # bots take the seats of the others


def test_a_record_that_cannot_be_read(invite: Invite) -> None:
    guest = invite(lang="fr")
    guest.expected = ("422",)
    guest.paste("this is no record")
    alert = guest.page.get_by_role("alert")
    expect(alert).to_be_visible()
    assert not foreign([alert.inner_text()], []), alert.inner_text()


@pytest.mark.parametrize(("lang", "sought"), [("en", "envoy"), ("fr", "emissaire")])
def test_the_rules_by_search_and_by_address(invite: Invite, lang: str, sought: str) -> None:
    guest = invite(lang=lang)
    page = guest.page
    guest.goto("/rules/kingsburg#KB-047")
    rule = page.locator("[id='KB-047']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile(r"\bon\b"))
    everything = page.locator(".rule").count()
    assert everything > 80
    page.get_by_role("searchbox").fill(sought)
    expect(page.locator(".rule")).not_to_have_count(everything)
    found = page.locator(".rule").count()
    assert 0 < found < everything
    expect(page.get_by_role("status").first).to_have_text(guest.say("web-rules-found", n=found))
    page.get_by_role("searchbox").fill("KB-047")
    expect(page.locator(".rule")).to_have_count(1)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text(guest.say("web-nothing-found"))).to_be_visible()
    page.get_by_role("searchbox").fill("")
    expect(page.locator(".rule")).to_have_count(everything)
    before = rule.inner_text()
    page.get_by_role(
        "button", name="FR: switch to English" if lang == "fr" else "EN: passer en français"
    ).click()
    expect(rule).not_to_have_text(before)
    expect(rule).to_contain_text("KB-047")


@pytest.mark.parametrize("title", ["kingsburg", "paladins", "architects"])
def test_everybodys_board_in_a_replay_on_a_phone(invite: Invite, title: str) -> None:
    guest = invite(width=360, height=740)
    page = guest.page
    guest.watch(played(title, 3, 5).record())
    page.get_by_role("slider").fill("40")
    page.get_by_role("button", name=guest.say("web-show-board")).click()
    expect(page.locator("nav.strip button")).to_have_count(3)
    page.locator("nav.strip [data-seat='2']").click()
    tab = page.locator("nav.tabs [aria-current]")
    if title == "kingsburg":  # all seats below each other
        expect(tab).to_have_text(guest.say("kb-tab-rivals"))
        page.get_by_role("button", name=guest.say("kb-look-at", name="Seat 3")).click()
        expect(tab).to_have_text(guest.say("kb-tab-province"))
    else:
        expect(tab).to_have_text(guest.say("pal-tab-board" if title == "paladins" else "arc-tab-board"))
        expect(page.locator("nav.strip .shown")).to_have_attribute("data-seat", "2")
        page.locator("nav.strip [data-seat='1']").click()
        expect(page.locator("nav.strip .shown")).to_have_attribute("data-seat", "1")
    assert scrolls(page)["across"] <= 0
    assert not small_letters(page)
    guest.shot(f"replay-phone-{title}")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_the_year_of_a_game_with_modules_in_a_replay_on_a_phone(
    invite: Invite, width: int, height: int
) -> None:
    game = start("kingsburg", 3, 5, options={"modules": [4, 5], "scenario": "goblin_valley"})
    for _ in walk(game, 5):
        pass
    guest = invite(width=width, height=height, has_touch=True, is_mobile=True)
    page = guest.page
    guest.watch(game.record())
    guest.rewind(40)
    page.locator("nav.tabs").get_by_role("button", name=guest.say("kb-tab-year")).click()
    expect(page.locator("[data-winter]")).to_be_visible()
    assert scrolls(page)["across"] <= 0


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (820, 1180)])
@pytest.mark.parametrize("title", ["kingsburg", "paladins", "architects"])
def test_the_board_the_slider_and_the_analysis_on_a_phone(
    invite: Invite, title: str, width: int, height: int
) -> None:
    """However it is held: both are in sight together, and the analysis comes to where one stands."""
    guest = invite(width=width, height=height, has_touch=True, is_mobile=True)
    page = guest.page
    guest.watch(played(title, 3, 5).record())
    page.get_by_role("slider").fill("40")
    page.get_by_role("button", name=guest.say("web-show-board")).click()
    board = page.locator(".end > .one, .end > .page")
    box, window = board.bounding_box(), page.viewport_size
    assert box
    assert window
    assert box["width"] * box["height"] > 0.3 * window["width"] * window["height"]
    if title == "kingsburg":
        assert sights(page, touch=True) == []
    expect(page.get_by_role("slider")).to_be_in_viewport(ratio=1)
    assert max(scrolls(page).values()) <= 0
    guest.shot(f"replay-{title}-{width}x{height}")
    guest.button("web-analysis").click()
    start = page.get_by_role("region", name=guest.say("web-analysis"), exact=True).get_by_role("button")
    expect(start.first).to_be_in_viewport(ratio=1)
    page.locator("nav.tabs button").first.click()
    expect(start).to_have_count(0)
    page.locator("nav.tabs").get_by_role("button", name=guest.say("web-analysis"), exact=True).click()
    expect(start.first).to_be_in_viewport(ratio=1)
    assert max(scrolls(page).values()) <= 0
    guest.button("web-analysis-close").click()
    expect(board).to_be_visible()
    expect(start).to_have_count(0)


def test_the_contents_of_the_rules_unfold_on_a_phone(invite: Invite) -> None:
    guest = invite(lang="fr", width=360, height=740)
    page = guest.page
    guest.goto("/rules/paladins")
    contents = guest.button("web-contents")
    links = page.locator("nav ul").get_by_role("link")
    expect(page.locator(".rule").first).to_be_visible()
    expect(contents).to_have_attribute("aria-expanded", "false")
    expect(links).to_have_count(0)
    contents.click()
    expect(links).not_to_have_count(0)
    assert scrolls(page)["across"] <= 0
    guest.shot("rules-phone-contents")
    heading = links.nth(3).inner_text()
    links.nth(3).click()
    expect(contents).to_have_attribute("aria-expanded", "false")
    expect(page.get_by_role("heading", name=heading, exact=True)).to_be_in_viewport()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 740)])
@pytest.mark.parametrize("title", ["kingsburg", "paladins", "architects"])
def test_the_rules_have_pictures(invite: Invite, title: str, width: int, height: int) -> None:
    """At the head of sections, none wider than the page; where there is room the rules stand in two columns."""
    guest = invite(lang="fr", width=width, height=height, is_mobile=width < 900)
    page = guest.page
    guest.goto(f"/rules/{title}")
    expect(page.locator(".rule").first).to_be_visible()
    pictures = page.locator("main .pic svg")
    expect(pictures.first).to_be_visible()
    assert pictures.count() >= 10
    boxes = [box for box in (picture.bounding_box() for picture in pictures.all()) if box]
    assert len(boxes) == pictures.count()
    assert all(box["height"] > 20 and box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
    lefts = {
        round(box["x"]) for box in (rule.bounding_box() for rule in page.locator(".rule").all()[:12]) if box
    }
    assert len(lefts) == (2 if width > 900 else 1)
    assert scrolls(page)["across"] <= 0
