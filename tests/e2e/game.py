"""A game played through the page by some hands: the loop that is the same for every title and every way to play."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Locator

from tests.e2e.guest import Guest, State

# the page has sent a choice, or holds one that only waits for confirmation: this one, or any where none is named
SETTLED = """([n, token]) => {
  if (window.__probe.sent('choose').length > n) return true;
  const go = document.querySelector('.ctl .btn.pri');
  if (!go || go.getAttribute('aria-disabled') === 'true') return false;
  return token ? go.dataset.token === token : !!go.dataset.token;
}"""


class Hands(Protocol):
    """`play` carries out a choice with what a person sees, and returns the token that the page sent."""

    guest: Guest

    def play(self, state: State, token: str) -> str: ...


class Pointer:
    """What mouse and touch share in every title."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.primary = self.page.locator(".ctl .btn.pri")
        self.count = 0
        self.used: dict[str, int] = {}

    def note(self, way: str) -> None:
        self.used[way] = self.used.get(way, 0) + 1

    def lit(self, piece: Locator) -> Locator:
        """This piece once it offers something: a position may be heard before it is shown."""
        return piece.and_(self.page.locator("[data-lit]"))

    def finish(self, before: int, press: Callable[[Locator], None], token: str = "") -> str:
        """Confirms what is in hand, unless it only led to the next question and went out at once."""
        self.page.wait_for_function(SETTLED, arg=[before, token])
        if len(self.guest.sent()) == before:
            press(self.primary)
        return self.guest.sent_after(before)


def click(button: Locator) -> None:
    button.click()


def tap(button: Locator) -> None:
    button.tap()


def kind_of(state: State) -> str:
    """What this window is asked."""
    return str(next(ask["kind"] for ask in state["asks"] if ask["seat"] == state["seat"]))


class Plan:
    """How a title is played: what to choose, and which tokens are as good as the one that was wanted."""

    def __init__(
        self,
        sensible: Callable[[State, random.Random], str],
        same: Callable[[str, str], bool] = lambda sent, wanted: sent == wanted,
    ) -> None:
        self.sensible = sensible
        self.same = same

    def step(self, hands: Hands, state: State, token: str) -> State:
        """One choice, and the next position in which this window is asked."""
        before = len(hands.guest.sent())
        sent = hands.play(state, token)
        after = hands.guest.sent()
        assert len(after) == before + 1, f"{token}: the page sent {len(after) - before} choices"
        assert after[-1]["token"] == sent
        assert sent in [option["token"] for option in state["options"]]
        assert self.same(sent, token), f"wanted {token}, the page sent {sent}"
        # where all choose in secret, another's answer may be shown before ours
        return hands.guest.turn(hands.guest.taken(before) - 1)

    def whole_game(
        self, hands: Hands, seed: int = 1, watch: Callable[[State, int], None] | None = None, most: int = 400
    ) -> State:
        """Plays to the end; `watch` sees every position of ours before we choose."""
        rng, state = random.Random(seed), hands.guest.turn()
        for n in range(most):
            if state["over"]:
                return state
            if watch:
                watch(state, n)
            state = self.step(hands, state, self.sensible(state, rng))
        raise AssertionError(f"the game did not end within {most} choices")
