"""Kingsburg's pieces at every size: whole faces, phases in words or in signs, badges that cover nothing; governors
side by side or below each other; and nothing that was said stays over one's own question.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.poses import FULL_HOUSE, POSES, Pose, stored
from tests.e2e.served import Served
from tests.e2e.test_sizes import POINTED, TOUCHED, seated, settle

GOVERNOR = Pose("governor", "kingsburg", "governor", seats=4, options=FULL_HOUSE)
WATCHED = Pose("watched", "kingsburg", "influence", seats=4, options=FULL_HOUSE, far=60)
OURS = [
    *(pose for pose in POSES if pose.name in ("kingsburg-modules", "kingsburg-build")),
    GOVERNOR,
    WATCHED,
]
Tables = dict[str, dict[str, Any]]

# an arch is 70 high in its own units: drawn larger than its place, a face loses its chin
FACES = """() => [...document.querySelectorAll('.hall .adv:not(.phone) .niche')].filter((niche) => {
  const scale = niche.querySelector('.fr').getScreenCTM().d;
  return 70 * scale > niche.getBoundingClientRect().height + 1 &&
    niche.getBoundingClientRect().width > 1.95 * niche.getBoundingClientRect().height;
}).length"""
WORDS = """() => [...document.querySelectorAll('.ph .short')].filter((word) => {
  const [own, place] = [word.getBoundingClientRect(), word.parentElement.getBoundingClientRect()];
  return own.width && (own.left < place.left || own.right > place.right);
}).map((word) => word.textContent)"""
BADGES = """() => [...document.querySelectorAll('.seatc .tag')].filter((tag) => {
  const [a, b] = [tag, tag.closest('.seatc').querySelector('.bld')].map((el) => el?.getBoundingClientRect());
  const card = tag.closest('.seatc').getBoundingClientRect();
  const out = a.right > card.right + 1 || a.bottom > card.bottom + 1;
  return out || (b && a.right > b.left + 1 && a.left < b.right - 1 && a.bottom > b.top + 1 && a.top < b.bottom - 1);
}).map((tag) => tag.textContent)"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Tables]]:
    folder = tmp_path_factory.mktemp("drawn")
    tables = stored(folder / "e2e.sqlite3", OURS)
    served = Served(folder)
    yield served, tables
    served.close()


@pytest.fixture(scope="module")
def served(house: tuple[Served, Tables]) -> Served:
    return house[0]


@pytest.mark.parametrize("sizes", [POINTED, TOUCHED[:2]], ids=["pointed", "touched"])
@pytest.mark.parametrize("name", ["kingsburg-modules", "kingsburg-build"])
def test_faces_words_and_badges_have_their_places(
    invite: Invite, house: tuple[Served, Tables], name: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    guest = seated(invite, house[1], name, sizes[0])
    for size in sizes:
        settle(guest.page, size)
        expect(guest.page.locator(".hall .niche").first).to_be_visible()
        found = {
            what: guest.page.evaluate(code) for what, code in (("f", FACES), ("w", WORDS), ("b", BADGES))
        }
        assert found == {"f": 0, "w": [], "b": []}, size


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390)])
def test_three_governors_are_compared_at_a_glance(
    invite: Invite, house: tuple[Served, Tables], size: tuple[int, int]
) -> None:
    guest = seated(invite, house[1], "governor", size)
    cards = guest.page.locator("[data-choice^='govern ']")
    expect(cards).to_have_count(3)
    for n in range(3):
        expect(cards.nth(n)).to_be_in_viewport(ratio=0.98)


def test_nothing_said_stays_over_the_own_question(invite: Invite) -> None:
    guest = invite(settings={"follow": True})
    guest.seated("kingsburg", {}, "squire", "squire", deal=5)
    state = guest.turn()
    guest.page.evaluate("token => window.__probe.choose(token)", state["options"][0]["token"])
    guest.turn(state["seq"])
    expect(guest.page.locator("[data-recap]")).to_be_visible()  # the others have played
    expect(guest.page.locator("[data-bubble]")).to_have_count(0)


def test_whoever_watches_four_seats_sees_each_lane_of_winter(
    invite: Invite, house: tuple[Served, Tables]
) -> None:
    guest = invite()
    guest.goto(f"/table/{house[1]['watched']['table']}")
    lanes = guest.page.locator(".lanes .lane")
    expect(lanes).to_have_count(4)
    for n in range(4):
        box = lanes.nth(n).bounding_box()
        assert box is not None
        assert box["height"] >= 18  # its shield
    banner = guest.page.locator(".banners p", has_text=guest.say("web-watching"))
    say = guest.page.locator(".opts h2").bounding_box()
    panel = guest.page.locator(".opts").bounding_box()
    assert say is not None
    assert panel is not None
    assert say["x"] < panel["x"] + 30  # without the coach's switch the heading stays at the left
    close = banner.get_by_role("button").bounding_box()
    words = banner.bounding_box()
    assert close is not None
    assert words is not None
    assert close["y"] - words["y"] < 14  # beside the words, not in a line of its own
