"""Hands for Architects: on the board or beside it by mouse, on the tabs of a phone by touch, from the keyboard.

Like the hands for the other titles: `play(state, token)` uses only what a person sees and returns the token it sent.
"""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect

from tests.e2e.game import Plan, Pointer, click, kind_of, tap
from tests.e2e.guest import State
from tests.e2e.keys import Keys as Typist

GATHER = ("place quarry", "place forest", "place mines", "place silversmith")
PHONE_TABS = {
    "place": "arc-tab-town",
    "return": "arc-tab-town",
    "capture": "arc-tab-town",
    "hire": "arc-tab-workshop",
}
PLACES = "quarry forest mines silversmith storehouse workshop town_centre tax_stand guardhouse guildhall"
MARKET = "black_market_small black_market_middle black_market_large"
PLACE_KEYS = dict(zip([*PLACES.split(), *MARKET.split()], "1234567890qwe", strict=True))
ON_STAGE = ("keep", "build", "discard", "cathedral")


def sensible(state: State, rng: random.Random) -> str:
    """A quick game with something of everything: builds whenever it can, else gathers, hires, captures."""
    tokens: list[str] = [option["token"] for option in state["options"]]
    stay = [
        token for token in tokens if not token.startswith("dismiss ") and token not in ("done", "decline")
    ]
    if kind_of(state) == "turn":
        if "place guildhall" in tokens:
            return "place guildhall"
        if rng.random() < 0.6:
            return rng.choice([token for token in tokens if token in GATHER])
        return rng.choice(stay)
    if kind_of(state) == "guildhall":
        return rng.choice([token for token in stay if token.startswith("build ")] or stay)
    if kind_of(state) == "workshop":
        return rng.choice([token for token in stay if token.startswith("hire ")] or stay)
    return rng.choice(stay or tokens)


PLAN = Plan(sensible)
step, whole_game = PLAN.step, PLAN.whole_game


class OnBoard(Pointer):
    """What mouse and touch share: where each choice can be made."""

    def piece(self, token: str) -> tuple[str, Locator] | None:
        """The piece of the board that offers this choice and no other."""
        verb, _, rest = token.partition(" ")
        hall = self.page.locator(".hall")
        if verb in ("place", "return"):
            return verb, hall.locator(f"[data-place='{rest}']")
        if verb == "capture":
            return verb, hall.locator(f"[data-capture='{rest}']")
        if verb == "hire":
            return verb, hall.locator(f"[data-hire='{rest}'][data-lit]")
        if verb in ("keep", "build", "discard"):
            return verb, hall.locator(f".big[data-card='{rest}']")
        if verb == "cathedral":
            return verb, hall.locator("[data-cathedral]")
        return None

    def row(self, token: str) -> Locator:
        return self.page.locator(f".opts [data-token='{token}']")


class Mouse(OnBoard):
    """Clicks, by turns on the board and in the list beside it."""

    def play(self, state: State, token: str) -> str:
        self.count += 1
        before = len(self.guest.sent())
        piece = self.piece(token) if self.count % 3 else None
        if piece:
            self.lit(piece[1]).click()
            self.note(piece[0])
        else:
            row = self.row(token)
            if not row.is_visible():  # a dismissal, under its fold
                self.page.locator(".opts details summary").first.click()
            row.click()
            self.note(f"list {token.split()[0]}")
        return self.finish(before, click, token)


class Touch(OnBoard):
    """Taps on a phone; each kind of choice on its own tab."""

    def tab(self, key: str) -> None:
        tab = self.page.locator("nav.tabs").get_by_role(
            "button", name=re.compile("^" + re.escape(self.guest.say(key)))
        )
        if tab.get_attribute("aria-current") != "page":
            tab.tap()
            expect(tab).to_have_attribute("aria-current", "page")

    def play(self, state: State, token: str) -> str:
        self.count += 1
        before = len(self.guest.sent())
        piece = self.piece(token) if self.count % 3 else None
        if piece:
            self.tab("arc-tab-board" if piece[0] in ON_STAGE else PHONE_TABS[piece[0]])
            self.lit(piece[1]).tap()
            self.note(piece[0])
        else:
            self.tab("web-options")
            row = self.row(token)
            if token.startswith("dismiss ") and not row.is_visible():
                self.page.locator(".opts details summary").first.tap()
            row.tap()
            self.note("list")
        return self.finish(before, tap, token)


class Keys(Typist):
    """No pointer: a digit or letter for a place, arrows through the list or over the board for the rest, Enter."""

    def play(self, state: State, token: str) -> str:
        self.count += 1
        before = len(self.guest.sent())
        verb, _, rest = token.partition(" ")
        row = self.page.locator(f".opts [data-token='{token}']")
        if verb == "place" and self.count % 3:
            self.press(PLACE_KEYS[rest])
            way = "place"
        elif verb in ("keep", "build", "discard") and self.count % 2:
            self.press("b")
            self.go(self.page.locator(f".hall .big[data-card='{rest}']"))
            way = "board"
        else:
            if verb == "dismiss" and not row.is_visible():
                self.tab_to_name(self.guest.say("arc-dismiss-menu", n=1).split()[0])
                self.press("Enter")
            self.reach(row)
            way = "arrows"
        self.used[way] = self.used.get(way, 0) + 1
        return self.finish(before, token)
