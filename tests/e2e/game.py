"""A game played through the page by some hands: the loop that is the same for every title and every way to play."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from tests.e2e.guest import Guest, State

SECRET = ("draft", "paladin")  # asked of everybody at once


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

    def last_sent(self) -> str:
        return str(self.guest.sent()[-1]["token"])


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
        then = hands.guest.turn(state["seq"])
        # what another seat chose may be shown before our own choice is
        while kind_of(state) in SECRET and not then["over"] and then["view"]["own"] == state["view"]["own"]:
            then = hands.guest.turn(then["seq"])
        return then

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
