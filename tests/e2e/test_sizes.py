"""Every title at nine sizes: nothing lies on anything else or is cut off, the question and its pieces are in sight and
fingers find what they press; axe has nothing serious to say of the layouts for tablets and phones on their side.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Invite
from tests.e2e.guest import Guest
from tests.e2e.looks import DRAWN, findings, question, resize, scrolls, sights
from tests.e2e.poses import POSES, stored
from tests.e2e.served import Served

POINTED = ((1440, 900), (2560, 1440), (1280, 720), (1024, 600))
TOUCHED = ((820, 1180), (1180, 820), (844, 390), (390, 844), (360, 740))
OWN_LAYOUTS = ((820, 1180), (844, 390))
Tables = dict[str, dict[str, Any]]
# how much of each place's drawing lies under its name, its workers and what it brings
COVERED = """() => [...document.querySelectorAll('.arc-loc.drawn')].map((place) => {
  const boxes = (what) => [...place.querySelectorAll(what)].map((el) => el.getBoundingClientRect());
  const parts = boxes('.vig svg *').filter((r) => r.width);
  const over = boxes(':scope > :is(.plate, .tag, .grps)');
  const left = Math.min(...parts.map((r) => r.left)), right = Math.max(...parts.map((r) => r.right));
  const top = Math.min(...parts.map((r) => r.top)), bottom = Math.max(...parts.map((r) => r.bottom));
  let hidden = 0;
  for (let i = 0; i < 400; i++) {
    const x = left + ((i % 20) + 0.5) / 20 * (right - left), y = top + (Math.floor(i / 20) + 0.5) / 20 * (bottom - top);
    if (over.some((r) => r.left < x && x < r.right && r.top < y && y < r.bottom)) hidden++;
  }
  return [place.querySelector('[data-place]').dataset.place, hidden / 400];
})"""


# what lines of signs and the cards of the Workshop have no room for
CUT_SHORT = """() => [...document.querySelectorAll('.seats .kv, .king .ln, .ap .in')].flatMap((el) => {
  const frame = el.closest('.ap, .kc, button').getBoundingClientRect();
  const parts = [el, ...el.querySelectorAll(':not(.sr, use)')].map((part) => [part, part.getBoundingClientRect()]);
  const out = parts.some(([, box]) => box.width && (box.right > frame.right + 1 || box.bottom > frame.bottom + 1));
  const dotted = (part) => part.clientHeight && part.scrollHeight > part.clientHeight + 1;
  const dots = parts.some(([part]) => part.matches('.tx') && dotted(part));
  return out || dots ? [el.textContent.trim().replace(/\\s+/g, ' ').slice(0, 40)] : [];
})"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Tables]]:
    folder = tmp_path_factory.mktemp("sizes")
    tables = stored(folder / "e2e.sqlite3", POSES)
    served = Served(folder)
    yield served, tables
    served.close()


@pytest.fixture(scope="module")
def served(house: tuple[Served, Tables]) -> Served:
    return house[0]


def settle(page: Page, size: tuple[int, int]) -> None:
    """The page as it stands once it has laid itself out for this size."""
    resize(page, *size)
    page.wait_for_function("() => !document.querySelector('[data-later]')")
    page.evaluate("document.fonts.ready.then(() => null)")
    page.evaluate(DRAWN)


def seated(invite: Invite, tables: Tables, name: str, size: tuple[int, int], **more: Any) -> Guest:
    touch = size in TOUCHED
    guest = invite(width=size[0], height=size[1], has_touch=touch, is_mobile=touch, **more)
    guest.take_up(tables[name])
    guest.turn()
    return guest


@pytest.mark.parametrize("sizes", [POINTED, TOUCHED], ids=["pointed", "touched"])
@pytest.mark.parametrize("name", [pose.name for pose in POSES])
def test_a_table_is_seen_whole(
    invite: Invite, house: tuple[Served, Tables], name: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    """In French, whose words are the longer ones."""
    guest = seated(invite, house[1], name, sizes[0], lang="fr")
    faults = []
    for size in sizes:
        settle(guest.page, size)
        over = scrolls(guest.page)
        found = [*sights(guest.page, sizes is TOUCHED), *question(guest.page)]
        if max(over.values()) > 0:
            found.append(f"the page scrolls by {over}")
        faults += [f"{size[0]}x{size[1]}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", [(1440, 900), (820, 1180), (844, 390), (390, 844)])
def test_places_of_a_town_are_known_by_their_drawings(
    invite: Invite, house: tuple[Served, Tables], size: tuple[int, int]
) -> None:
    guest = seated(invite, house[1], "architects", size, lang="fr")
    settle(guest.page, size)
    covered = dict(guest.page.evaluate(COVERED))
    assert len(covered) >= 8
    assert not {place: part for place, part in covered.items() if part > 0.5}, covered


@pytest.mark.parametrize("name", ["architects", "architects-solo", "paladins-crowns", "paladins-crowns-four"])
def test_no_sign_is_cut_short(invite: Invite, house: tuple[Served, Tables], name: str) -> None:
    """Apprentices say all that they do, favours all that they give, seats all that they have."""
    faults = []
    for sizes in (POINTED, ((1180, 820), (820, 1180))):
        guest = seated(invite, house[1], name, sizes[0], lang="fr")
        for size in sizes:
            settle(guest.page, size)
            cut = guest.page.evaluate(CUT_SHORT)
            faults += [f"{size[0]}x{size[1]}: {fault}" for fault in cut]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("name", [pose.name for pose in POSES])
def test_axe_finds_nothing_serious(invite: Invite, house: tuple[Served, Tables], name: str) -> None:
    guest = seated(invite, house[1], name, OWN_LAYOUTS[0], dark=True, bypass_csp=True)
    found = []
    for size in OWN_LAYOUTS:
        settle(guest.page, size)
        found += [f"{size[0]}x{size[1]}: {fault}" for fault in findings(guest.page)]
    assert not found, "\n".join(found)
