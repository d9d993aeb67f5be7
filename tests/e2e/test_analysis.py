"""The analysis of a record in the browser: begun, followed, walked through by its mistakes, stopped."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.looks import findings, scrolls
from tests.support import played


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("fr", 360, 740)])
def test_an_analysis_is_followed_and_its_mistakes_lead_there(
    invite: Invite, lang: str, width: int, height: int
) -> None:
    game = played("kingsburg", 5, 5)  # long: it is stopped before its end
    last = len(game.choices)
    guest = invite(lang=lang, width=width, height=height)
    page = guest.page
    guest.watch(game.record())
    page.get_by_role("button", name=guest.say("web-analysis"), exact=True).click()
    panel = page.get_by_role("region", name=guest.say("web-analysis"), exact=True)
    panel.get_by_role("button", name=guest.say("web-analysis-start")).click()
    mistakes = panel.locator("ol .row")
    expect(mistakes.nth(1)).to_be_visible(timeout=240_000)  # search takes what it needs
    panel.get_by_role("button", name=guest.say("web-analysis-stop")).click()
    expect(panel.get_by_role("button", name=guest.say("web-analysis-again"))).to_be_visible()
    expect(panel.get_by_role("row")).to_have_count(6)  # a head and five seats
    guest.shot(f"analysis-{lang}")
    assert findings(page) == []
    if width > 1000:  # a desk is one screen: its lists scroll, it does not
        assert scrolls(page)["down"] <= 0
    found = mistakes.count()
    assert found >= 2

    mistakes.first.click()
    where = page.get_by_text(re.compile(guest.say("web-move-of", n="N", all=last).replace("N", r"\d+")))
    expect(where).to_be_visible()
    expect(page.locator(".verdict")).to_be_visible()
    guest.shot(f"analysis-{lang}-board")
    page.keyboard.press("b")
    expect(page.locator(".chart circle")).to_have_count(found)
    page.keyboard.press("a")
    expect(panel).to_have_count(0)
