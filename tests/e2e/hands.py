"""Ways to carry out a choice at the table: by mouse, by keyboard alone, by touch, or from the text table.

Each `play(state, token)` uses only what a person sees and returns the token that the page sent.
"""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect

from tests.e2e.game import Plan, Pointer, click, tap
from tests.e2e.guest import Guest, State

WAY = re.compile(r"^(influence|envoy) (\w+) (.*)$")
PEEKS = ("sergeant", "kings_advisor", "royal_advisor", "squire")


def sensible(state: State, rng: random.Random) -> str:
    """A quick, lively game: builds when it can, spends many dice at once, rarely passes."""
    tokens: list[str] = [option["token"] for option in state["options"]]
    builds = [token for token in tokens if token.startswith("build ")]
    if builds:
        return rng.choice(builds)
    ways = [token for token in tokens if WAY.match(token)]
    if ways:
        rank = {advisor["id"]: advisor["rank"] for advisor in state["view"]["advisors"]}
        best = sorted({advisor_of(token) for token in ways}, key=lambda name: -rank[name])[:3]
        wanted = rng.choice(best)
        return rng.choice([token for token in ways if advisor_of(token) == wanted])
    rest = [token for token in tokens if token not in ("pass", "decline", "done", "keep")]
    return rng.choice(rest or tokens)


def advisor_of(token: str) -> str:
    match = WAY.match(token)
    return match[2] if match else ""


def dice_of(token: str) -> tuple[list[str], bool, bool]:
    """Faces used (a bonus die ends in *), whether the +2 token is, and whether more than that is (Market, envoy)."""
    match = WAY.match(token)
    assert match, token
    parts = re.split(r"[+-]", match[3])
    faces = [part for part in parts if part.rstrip("*").isdigit()]
    return faces, "token" in parts, "market" in parts or match[1] == "envoy"


def same_sort(sent: str, wanted: str) -> bool:
    """The very choice, or another way to the same advisor."""
    return sent == wanted or (bool(advisor_of(sent)) and advisor_of(sent) == advisor_of(wanted))


def title_of(guest: Guest, state: State, token: str) -> str:
    """What the list calls a choice: an advisor by name (his row holds all ways to him), anything else by its label."""
    if advisor_of(token):
        return guest.say(f"advisor-{advisor_of(token)}")
    return guest.label(state, next(option for option in state["options"] if option["token"] == token))


PLAN = Plan(sensible, same_sort)
step, whole_game = PLAN.step, PLAN.whole_game


class OnBoard(Pointer):
    """What mouse and touch share."""

    def advisor(self, token: str) -> Locator:
        return self.page.locator(f"[data-advisor='{advisor_of(token)}']")

    def building(self, token: str) -> Locator:
        return self.page.locator(f"[data-building='{token.split()[1]}']")

    def row(self, state: State, token: str) -> Locator:
        title = re.compile(f"^{re.escape(title_of(self.guest, state, token))}$")
        return self.page.locator(".opts .opt").filter(has=self.page.locator(".tx > b", has_text=title))


class Mouse(OnBoard):
    """Clicks and drags: lit advisors, dice, rows of the list, buildings on the board, the one primary button."""

    def play(self, state: State, token: str) -> str:
        self.count += 1
        before = len(self.guest.sent())
        if advisor_of(token):
            way = ("advisor", "dice", "row", "drag")[self.count % 4]
            if way == "dice" and dice_of(token)[2]:
                way = "advisor"
            if way == "drag" and dice_of(token)[0][0].endswith("*"):
                way = "row"
            getattr(self, f"by_{way}")(state, token)
            expect(self.advisor(token)).to_have_attribute("aria-pressed", "true")
            self.note(way)
        elif token.startswith("build ") and self.count % 3:
            self.building(token).click()
            self.note("building")
        else:
            self.row(state, token).click()
            self.note("other row")
        return self.finish(before, click, "" if advisor_of(token) else token)

    def by_advisor(self, state: State, token: str) -> None:
        lit = self.page.locator("[data-advisor][data-lit]")
        expect(lit).to_have_count(len({advisor_of(o["token"]) for o in state["options"]} - {""}))
        self.advisor(token).click()

    def by_dice(self, state: State, token: str) -> None:
        faces, plus2, _ = dice_of(token)
        for face in dict.fromkeys(faces):
            dice = self.page.locator(f"[data-tray] [data-die='{face}']")
            for n in range(faces.count(face)):
                dice.nth(n).click()
        if plus2:
            self.page.locator(".tray .tok").click()
        if self.advisor(token).get_attribute("aria-pressed") != "true":
            self.advisor(token).click()

    def by_row(self, state: State, token: str) -> None:
        self.row(state, token).locator(".main").click()

    def by_drag(self, state: State, token: str) -> None:
        face = dice_of(token)[0][0]
        self.page.locator(f"[data-tray] [data-die='{face}']").first.drag_to(self.advisor(token))


class Touch(OnBoard):
    """Taps on a phone; each kind of choice on its own tab."""

    def tab(self, key: str) -> None:
        tab = self.page.locator("nav.tabs").get_by_role("button", name=re.compile("^" + self.guest.say(key)))
        if tab.get_attribute("aria-current") != "page":
            tab.tap()
            expect(tab).to_have_attribute("aria-current", "page")

    def play(self, state: State, token: str) -> str:
        self.count += 1
        before = len(self.guest.sent())
        if advisor_of(token) and self.count % 3:
            self.tab("kb-tab-court")
            faces, plus2, more = dice_of(token)
            if self.used.get("dice", 0) < 5 and not plus2 and not more and len(set(faces)) == len(faces):
                for face in faces:
                    die = self.page.locator(f"[data-die='{face}']").first
                    die.tap()
                    expect(die).to_have_attribute("aria-pressed", "true")
                self.note("dice")
            if self.advisor(token).get_attribute("aria-pressed") != "true":
                self.advisor(token).tap()
            expect(self.advisor(token)).to_have_attribute("aria-pressed", "true")
            self.note("advisor")
        elif token.startswith("build ") and self.count % 3:
            self.tab("kb-tab-province")
            self.building(token).tap()
            self.note("building")
        else:
            self.tab("web-options")
            self.row(state, token).locator(".main").tap()
            self.note("row")
        return self.finish(before, tap, "" if advisor_of(token) else token)


class Reader:
    """The text table, by accessible roles and names alone."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    def play(self, state: State, token: str) -> str:
        option = next(o for o in state["options"] if o["token"] == token)
        name = self.guest.label(state, option)
        if option["reveals"]:
            name += f" ({self.guest.say('web-reveals')})"
        region = self.guest.page.get_by_role("region", name=self.guest.say("web-options"))
        expect(region.get_by_role("button")).to_have_count(len(state["options"]))
        before = len(self.guest.sent())
        region.get_by_role("button", name=name, exact=True).click()
        return self.guest.sent_after(before)
