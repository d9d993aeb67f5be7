"""Four paladins drawn: one to play, one on top, one to the bottom, one out; by mouse, keyboard and touch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guest import Guest, State
from tests.e2e.looks import SIZES, misplaced, resize, scrolls, small_letters, small_targets
from tests.e2e.paladins import Keys, Mouse, Touch, step, whole_game
from tests.e2e.paladins_four import CARDS
from tests.e2e.served import Served
from tests.e2e.test_paladins_choice import CUT_CARDS, to_the_paladins
from tests.e2e.test_paladins_screens import ZONES

PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
HANDS: dict[str, Callable[[Guest], Mouse | Touch | Keys]] = {"mouse": Mouse, "touch": Touch, "keyboard": Keys}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("four")
    (folder / "four.toml").write_text(CARDS, encoding="utf-8")
    served = Served(folder, "tests.e2e.paladins_four", str(folder / "four.toml"))
    yield served
    served.close()


@pytest.mark.parametrize("way", HANDS)
def test_every_card_gets_the_place_that_was_meant(invite: Invite, way: str) -> None:
    guest = invite(lang="fr", **PHONE) if way == "touch" else invite()
    guest.sit("me", "bot", deal=71, title="paladins")
    hands = HANDS[way](guest)
    state = to_the_paladins(hands)
    a, b, c, d = state["view"]["own"]["hand"]
    pile = state["view"]["own"]["pile"]
    then = step(hands, state, f"play {d} {a}+{c}")
    assert then["view"]["own"]["pile"] == [a, *pile, c]
    assert b not in then["view"]["own"]["pile"]


def test_the_four_cards_say_what_becomes_of_each_and_fit(invite: Invite) -> None:
    guest = invite()
    guest.sit("me", "bot", "bot", "bot", deal=73, title="paladins")
    state: State = to_the_paladins(Mouse(guest))
    hand, page = state["view"]["own"]["hand"], guest.page
    cards = page.locator(".hall [data-paladin]")
    expect(cards).to_have_count(4)
    cards.nth(2).locator(".card").click()
    fates = [
        guest.say("pal-fate-back", n="II"),
        guest.say("pal-fate-back", n="IV"),
        guest.say("pal-fate-play"),
        guest.say("pal-fate-out"),
    ]
    for n, said in enumerate(fates):
        expect(cards.nth(n)).to_contain_text(said)
    cards.nth(2).locator("[data-place='out']").click()  # whoever was out is played instead
    expect(page.locator(f"[data-paladin='{hand[3]}'] [data-place='play']")).to_have_attribute(
        "aria-checked", "true"
    )
    for wide, high in SIZES:
        resize(page, wide, high)
        assert max(scrolls(page).values()) <= 0
        assert not misplaced(page, ZONES)
        assert not small_letters(page)
        assert not page.evaluate(CUT_CARDS)
        guest.shot(f"paladins-four-{wide}")


def test_four_cards_on_a_phone(invite: Invite) -> None:
    guest = invite(**PHONE)
    guest.sit("me", "bot", deal=73, title="paladins")
    to_the_paladins(Touch(guest))
    cards = guest.page.locator(".opts [data-paladin]")
    expect(cards).to_have_count(4)
    assert not small_letters(guest.page)
    assert not small_targets(guest.page, "[data-paladin] button", 44)
    assert scrolls(guest.page)["across"] <= 0
    guest.shot("paladins-four-phone")


def test_a_whole_game_with_four_drawn(invite: Invite) -> None:
    guest = invite(lang="fr")
    guest.sit("me", "bot", deal=74, title="paladins")
    assert whole_game(Mouse(guest), seed=9)["over"]
