"""axe at the table of every title: an ordinary turn, a choice in hand, each question that lets the rest step back.

Every position is played to and waited for, and looked at on a large screen and on all tabs of a phone.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import expect

from tests.e2e import architects, hands, paladins
from tests.e2e.conftest import Invite
from tests.e2e.game import Hands, Plan, kind_of
from tests.e2e.guest import Guest, State
from tests.e2e.looks import findings, resize

DESK, PHONE = (1440, 900), (360, 740)
STEPPED_BACK = ".stepped-back"


@dataclass(frozen=True)
class Moment:
    """A question of this kind; what begins with one of these words is chosen as soon as it is offered."""

    kind: str
    lead: tuple[str, ...] = ()
    stepped_back: bool = False
    hold: Callable[[Guest], None] | None = None  # takes something in hand, or looks elsewhere
    fits: Callable[[State], bool] = lambda state: True


@dataclass(frozen=True)
class Title:
    plan: Plan
    mouse: Callable[[Guest], Hands]
    moments: list[Moment] = field(default_factory=list)
    bots: int = 3


def advisor(guest: Guest) -> None:
    lit = guest.page.locator("[data-advisor][data-lit]").first
    lit.click()
    expect(lit).to_have_attribute("aria-pressed", "true")


def unfold(guest: Guest) -> None:
    guest.page.locator(".opts summary").first.click()
    expect(guest.page.locator(".opts details[open]").first).to_be_visible()


def quarry(guest: Guest) -> None:
    place = guest.page.locator(".hall [data-place=quarry]")
    place.click()
    expect(place).to_have_attribute("aria-pressed", "true")


def another_board(guest: Guest) -> None:
    guest.page.keyboard.press("v")
    expect(guest.button("arc-back-to-mine")).to_be_visible()


def first_paladin(guest: Guest) -> None:
    card = guest.page.locator("[data-paladin]").first
    card.locator(".card").click()
    expect(card.locator("[data-place='play']")).to_have_attribute("aria-checked", "true")


TITLES = {
    "kingsburg": Title(
        hands.PLAN,
        hands.Mouse,
        [
            Moment("influence"),
            Moment("influence", hold=advisor),
            Moment("construct", hold=unfold),
        ],
    ),
    "architects": Title(
        architects.PLAN,
        architects.Mouse,
        [
            Moment("draft"),
            Moment("turn", fits=lambda state: state["view"]["round"] > 4),
            Moment("turn", hold=quarry),
            Moment("turn", hold=another_board),
            Moment("capture", ("place town_centre",), stepped_back=True),
            Moment("workshop", ("place workshop",), stepped_back=True),
            Moment("guildhall", ("place guildhall",)),
        ],
    ),
    "paladins": Title(
        paladins.PLAN,
        paladins.Mouse,
        [
            Moment("paladin", hold=first_paladin),
            Moment("turn"),
            Moment("turn", hold=unfold),
            Moment("target", ("act attack", "act commission", "act garrison"), stepped_back=True),
            Moment("workers", stepped_back=True),
            Moment("target", ("act recruit",), stepped_back=True),
        ],
        bots=2,
    ),
}


def played_to(guest: Guest, title: Title) -> Iterator[tuple[Moment, State]]:
    mouse, rng, state = title.mouse(guest), random.Random(5), guest.turn()
    for moment in title.moments:
        while kind_of(state) != moment.kind or not moment.fits(state):
            assert not state["over"], f"the game had no question of {moment}"
            tokens: list[str] = [option["token"] for option in state["options"]]
            wanted = [token for lead in moment.lead for token in tokens if token.startswith(lead)]
            state = title.plan.step(mouse, state, wanted[0] if wanted else title.plan.sensible(state, rng))
        yield moment, state


def looked_at(guest: Guest, moment: Moment) -> list[str]:
    page, found = guest.page, []
    if moment.hold:
        moment.hold(guest)
    if moment.stepped_back:
        expect(page.locator(STEPPED_BACK).first).to_be_visible()
    found += [f"{moment.kind}: {line}" for line in findings(page)]
    resize(page, *PHONE)
    tabs = page.locator("nav.tabs button")
    expect(tabs.first).to_be_visible()
    for tab in tabs.all()[:-1]:  # the last one is the chronicle, the same at every moment
        tab.click()
        expect(tab).to_have_attribute("aria-current", "page")
        found += [f"{moment.kind}, {tab.inner_text()}: {line}" for line in findings(page)]
    resize(page, *DESK)
    expect(tabs).to_have_count(0)
    return found


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", TITLES)
def test_axe_finds_nothing_serious(invite: Invite, name: str, dark: bool) -> None:
    guest, title = invite(dark=dark, bypass_csp=True), TITLES[name]
    guest.sit("me", *["bot"] * title.bots, deal=8, title=name)
    found: set[str] = set()
    for moment, _ in played_to(guest, title):
        found.update(looked_at(guest, moment))
    assert not found, "\n".join(sorted(found))
