"""Every screen: the desk grows and shrinks as a whole, tablets and phones on their side have layouts of their own, and
whatever follows the pointer stays with it.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Invite
from tests.e2e.game import kind_of
from tests.e2e.guest import Guest, State
from tests.e2e.looks import DRAWN, misplaced, resize, scrolls
from tests.e2e.test_kingsburg_modules import ALL, PLAN, Board, lively, sit

BAR = 56  # height of the desk's top bar as it was drawn
TITLES = ("kingsburg", "paladins", "architects")
FULL_HOUSE = {**ALL, "scenario": "goblin_valley"}


def box(piece: Locator) -> dict[str, float]:
    found = piece.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def to_influence(guest: Guest, options: dict[str, Any]) -> State:
    """A table at the first question about dice."""
    sit(guest, options, seats=3)
    hands, rng, state = Board(guest), random.Random(1), guest.turn()
    while kind_of(state) != "influence":
        state = PLAN.step(hands, state, lively(state, rng))
    return state


def drag(page: Page, die: Locator, to: Locator) -> tuple[float, float]:
    """Carries a die; where its picture was when the pointer had arrived, seen from the pointer."""
    start, goal = box(die), box(to)
    x, y = goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(x - 9, y - 9, steps=4)
    page.mouse.move(x, y)
    ghost = box(page.locator(".ghost"))
    page.mouse.up()
    return ghost["x"] + ghost["width"] / 2 - x, ghost["y"] + ghost["height"] / 2 - y


@pytest.mark.parametrize("title", TITLES)
def test_the_desk_fills_every_screen(invite: Invite, title: str) -> None:
    guest = invite()
    guest.sit("me", "bot", deal=3, title=title)
    guest.turn()
    page = guest.page
    sizes = {
        (1440, 900): 1.0, (1280, 800): 1.0, (1920, 1080): 1.2, (2560, 1440): 1.6, (3840, 2160): 2.4, (1024, 600): 0.79,
        (1024, 768): 0.81,
    }  # fmt: skip
    for (wide, high), scale in sizes.items():
        resize(page, wide, high)
        desk = box(page.locator(".desk"))
        assert (round(desk["width"]), round(desk["height"])) == (wide, high)
        assert box(page.locator(".topbar"))["height"] == pytest.approx(BAR * scale, abs=1)
        assert max(scrolls(page).values()) <= 0, (wide, high)
        assert not misplaced(page, [".topbar", ".opts", ".log", ".chat", "main.mid"]), (wide, high)


@pytest.mark.parametrize("size", [(2560, 1440), (1024, 600)], ids=["large", "small"])
def test_dice_follow_the_pointer_and_land_where_it_is(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(width=size[0], height=size[1])
    state = to_influence(guest, FULL_HOUSE)
    page = guest.page
    token = next(o["token"] for o in state["options"] if o["token"].startswith("influence "))
    advisor = page.locator(f"[data-advisor='{token.split()[1]}']")
    die = page.locator(f"[data-tray] [data-die='{token.split()[2][0]}']").first
    across, down = drag(page, die, advisor)
    scale = size[1] / 900
    assert abs(across) < 12 * scale
    assert -30 * scale < down < 5  # a little above it, so that the place can be seen
    expect(advisor).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", [(2560, 1440), (1024, 600)], ids=["large", "small"])
def test_a_tooltip_stands_beside_its_piece_and_is_as_large_as_the_desk(
    invite: Invite, size: tuple[int, int]
) -> None:
    guest = invite(width=size[0], height=size[1])
    to_influence(guest, FULL_HOUSE)
    page = guest.page
    king = page.locator("[data-advisor='king']")
    king.hover()
    page.mouse.move(box(king)["x"] + 9, box(king)["y"] + 9)
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    page.evaluate(DRAWN)
    piece, said = box(king), box(tip)
    apart = max(
        said["x"] - piece["x"] - piece["width"], piece["x"] - said["x"] - said["width"],
        said["y"] - piece["y"] - piece["height"], piece["y"] - said["y"] - said["height"],
    )  # fmt: skip
    scale = box(page.locator(".topbar"))["height"] / BAR
    assert 0 < apart < 14 * scale
    assert said["x"] >= 0
    assert said["y"] >= 0
    assert said["x"] + said["width"] <= size[0]
    assert said["y"] + said["height"] <= size[1]
    line = tip.locator("strong").evaluate("el => el.getBoundingClientRect().height")
    assert line >= 15 * scale


def test_the_table_can_be_made_larger_and_then_scrolls(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", "bot", deal=3)
    guest.turn()
    page = guest.page
    page.get_by_role("button", name=guest.say("web-settings"), exact=True).click()
    sizes = page.get_by_role("radiogroup", name=guest.say("web-zoom"))
    sizes.get_by_role("radio", name="110%").check(force=True)
    assert box(page.locator(".topbar"))["height"] == pytest.approx(BAR * 1.1, abs=1)
    assert max(scrolls(page).values()) <= 0  # the pieces stand closer together
    sizes.get_by_role("radio", name="125%").check(force=True)
    assert box(page.locator(".topbar"))["height"] == pytest.approx(BAR * 1.25, abs=1)
    assert scrolls(page)["across"] > 0
    sizes.get_by_role("radio", name="80%").check(force=True)
    desk = box(page.locator(".desk"))
    assert (round(desk["width"]), round(desk["height"])) == (1440, 900)
    page.reload()
    guest.turn()
    assert box(page.locator(".topbar"))["height"] == pytest.approx(BAR * 0.8, abs=1)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_upright_tablet_shows_board_and_question_on_one_page(invite: Invite, lang: str) -> None:
    guest = invite(lang=lang, width=820, height=1180, has_touch=True, is_mobile=True)
    to_influence(guest, FULL_HOUSE)
    page = guest.page
    zones = [".topbar", ".seatc", ".hall", ".tray", ".prov", ".opts"]
    for wide, high in ((820, 1180), (768, 1024), (1024, 1366)):
        resize(page, wide, high)
        expect(page.locator("nav.tabs")).to_have_count(0)
        assert not misplaced(page, zones), (wide, high)
        assert max(scrolls(page).values()) <= 0
    guest.button("web-chronicle").click()
    expect(page.get_by_role("dialog")).to_contain_text("Aurore")


def test_a_tablet_on_its_side_has_the_desk(invite: Invite) -> None:
    guest = invite(width=1180, height=820, has_touch=True, is_mobile=True)
    to_influence(guest, FULL_HOUSE)
    page = guest.page
    assert not misplaced(
        page, [".topbar", ".seatc", ".winter", ".hall", ".tray", ".prov", ".opts", ".log", ".chat"]
    )
    assert max(scrolls(page).values()) <= 0


def test_a_phone_on_its_side_shows_the_board_beside_the_question(invite: Invite) -> None:
    guest = invite(width=844, height=390, has_touch=True, is_mobile=True)
    to_influence(guest, FULL_HOUSE)
    page = guest.page
    assert not misplaced(page, [".hall", ".opts", ".pin", "nav.tabs"])
    hall = box(page.locator(".hall"))
    assert hall["width"] > 450
    assert hall["height"] > 330
    for advisor in page.locator("[data-advisor]").all():
        assert not advisor.evaluate("el => el.scrollWidth > el.clientWidth + 1"), advisor.inner_text()
