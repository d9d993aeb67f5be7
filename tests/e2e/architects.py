"""Hands for Architects: on the board or beside it by mouse, on the tabs of a phone by touch.

Like the hands for the other titles: `play(state, token)` uses only what a person sees and returns the token it sent.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.guest import Guest, State
from tests.e2e.hands import Hands

GATHER = ("place quarry", "place forest", "place mines", "place silversmith")
PHONE_TABS = {
    "place": "arc-tab-town",
    "return": "arc-tab-town",
    "capture": "arc-tab-town",
    "hire": "arc-tab-workshop",
}
ON_STAGE = ("keep", "build", "discard", "cathedral")


def kind_of(state: State) -> str:
    return str(next(ask["kind"] for ask in state["asks"] if ask["seat"] == state["seat"]))


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


def step(hands: Hands, state: State, token: str) -> State:
    """One choice, and the next position in which this window is asked."""
    before = len(hands.guest.sent())
    sent = hands.play(state, token)
    after = hands.guest.sent()
    assert len(after) == before + 1, f"{token}: the page sent {len(after) - before} choices"
    assert after[-1]["token"] == sent == token, f"wanted {token}, the page sent {sent}"
    then = hands.guest.turn(state["seq"])
    # everybody drafts at once: what another seat chose may be shown before our own choice is
    while kind_of(state) == "draft" and not then["over"] and then["view"]["own"] == state["view"]["own"]:
        then = hands.guest.turn(then["seq"])
    return then


def whole_game(
    hands: Hands, seed: int = 1, watch: Callable[[State, int], None] | None = None, most: int = 400
) -> State:
    """Plays to the end; `watch` sees every position of ours before we choose."""
    rng, state = random.Random(seed), hands.guest.turn()
    for n in range(most):
        if state["over"]:
            return state
        if watch:
            watch(state, n)
        state = step(hands, state, sensible(state, rng))
    raise AssertionError(f"the game did not end within {most} choices")


class OnBoard:
    """What mouse and touch share: where each choice can be made."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.primary = self.page.locator(".ctl .btn.pri")
        self.count = 0
        self.used: dict[str, int] = {}

    def note(self, way: str) -> None:
        self.used[way] = self.used.get(way, 0) + 1

    def last_sent(self) -> str:
        return str(self.guest.sent()[-1]["token"])

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
            piece[1].click()
            self.note(piece[0])
        else:
            if token.startswith("dismiss "):
                self.page.locator(".opts details summary").first.click()
            self.row(token).click()
            self.note(f"list {token.split()[0]}")
        if len(self.guest.sent()) == before:
            expect(self.primary).not_to_have_attribute("aria-disabled", "true")
            self.primary.click()
        return self.last_sent()


class Touch(OnBoard):
    """Taps on a phone; each kind of choice on its own tab."""

    def tab(self, key: str) -> None:
        tab = self.page.locator("nav.tabs").get_by_role(
            "button", name=re.compile("^" + re.escape(self.guest.say(key)))
        )
        if tab.get_attribute("aria-current") != "page":
            tab.tap()

    def play(self, state: State, token: str) -> str:
        self.count += 1
        before = len(self.guest.sent())
        piece = self.piece(token) if self.count % 3 else None
        if piece:
            self.tab("arc-tab-board" if piece[0] in ON_STAGE else PHONE_TABS[piece[0]])
            piece[1].tap()
            self.note(piece[0])
        else:
            self.tab("web-options")
            self.row(token).tap()
            self.note("list")
        if len(self.guest.sent()) == before:
            expect(self.primary).not_to_have_attribute("aria-disabled", "true")
            self.primary.tap()
        return self.last_sent()
