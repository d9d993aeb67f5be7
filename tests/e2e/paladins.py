"""Hands for Paladins: on the board or beside it by mouse, on the tabs of a phone by touch, from the keyboard.

Like the hands for Kingsburg: `play(state, token)` uses only what a person sees and returns the token that was sent.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.game import Plan, Pointer, click, kind_of, tap
from tests.e2e.guest import Guest, State
from tests.e2e.keys import Keys as Typist

RIGHT_SIDE = ("commission", "fortify", "garrison", "absolve", "attack", "convert", "muster", "negotiate")
PHONE_TABS = {
    "square": "pal-tab-map",
    "outsider": "pal-tab-map",
    "folk": "pal-tab-town",
    "jar": "pal-tab-board",
    "muster": "pal-tab-town",
    "noble": "pal-tab-town",
}


# choices that are found in the list by their token
LISTED = ("act", "favour", "pass", "place", "muster", "enlist", "entrust", "lift")


def sensible(state: State, rng: random.Random) -> str:
    """A quick game with something of everything: the right side when it can be, a pass when few workers are left."""
    tokens: list[str] = [option["token"] for option in state["options"]]
    kind = kind_of(state)
    if kind == "workers":
        return tokens[0] if rng.random() < 0.7 else rng.choice(tokens)
    if kind == "turn":
        own = state["view"]["seats"][state["seat"]]
        left = sum(own["workers"].values())
        if "pass" in tokens and (left <= 2 or rng.random() < 0.2):
            return "pass"
        right = [token for token in tokens if token.removeprefix("act ") in RIGHT_SIDE]
        favours = [token for token in tokens if token.startswith("favour ")]
        places = [token for token in tokens if token.startswith("place ")]
        if places and rng.random() < 0.25:
            return rng.choice(places)
        return rng.choice(right or favours or [token for token in tokens if token != "pass"] or tokens)
    rest = [token for token in tokens if token not in ("decline", "clear nothing")]
    return rng.choice(rest or tokens)


def same_sort(sent: str, wanted: str) -> bool:
    """The very choice; or other workers where one of them was changed by hand."""
    return sent == wanted or sent.split()[0] == wanted.split()[0] == "pay"


PLAN = Plan(sensible, same_sort)
step, whole_game = PLAN.step, PLAN.whole_game


class OnBoard(Pointer):
    """What mouse and touch share: where each choice can be made."""

    def piece(self, token: str) -> tuple[str, Locator] | None:
        """The piece of the board that offers this choice and no other."""
        verb, *rest = token.split()
        at = rest[0] if rest else ""
        hall = self.page.locator(".hall, .phone main > :not(.opts)")
        if verb in ("commission", "garrison"):
            return "square", hall.locator(f"[data-square='{at}']")
        if verb in ("attack", "convert"):
            return "outsider", hall.locator(f"[data-outsider='{at}']")
        if verb == "absolve":
            return "jar", hall.locator(f"[data-jar='{at}']")
        if verb in ("act", "clear") and at != "nothing":
            return "action", hall.locator(f"[data-action='{at}']")
        if verb == "muster":
            return "muster", hall.locator(f"[data-muster='{at}']")
        if verb in ("enlist", "entrust"):
            ways = [o["token"] for o in self.guest.now()["options"] if o["token"].startswith(f"{verb} {at} ")]
            if len(ways) == 1:  # where two coins will do, the list has a button for each
                return "noble", hall.locator(f"[data-noble='{at}'] [data-way='{verb}']")
        if verb == "hire" and rest[1] == "free":
            return "folk", hall.locator(f"[data-folk='{at}'] .sec").nth(1)
        return None

    def row(self, state: State, token: str) -> Locator:
        """A row by its label; places that are worth the same have the same one."""
        labels = {option["token"]: self.guest.label(state, option) for option in state["options"]}
        same = [other for other, label in labels.items() if label == labels[token]]
        title = re.compile(f"^{re.escape(labels[token])}$")
        rows = self.page.locator(".opts .opt").filter(has=self.page.locator(".tx > b", has_text=title))
        return rows.nth(same.index(token))

    def beside(self, state: State, token: str) -> list[Locator]:
        """What to press in the list of options, one after the other."""
        verb, *rest = token.split()
        panel = self.page.locator(".opts")
        if verb == "play":
            return self.places(rest[0], *rest[1].split("+"))
        if verb == "tavern":
            return [panel.locator(f"[data-tavern='{rest[0]}']")]
        if verb in (*LISTED, "dismiss", "hire", "workshop", "attack", "convert"):
            return [panel.locator(f"[data-token='{token}']")]
        if token == "decline" and self.page.locator(".opts [data-token='decline']").count():
            return [panel.locator("[data-token='decline']")]
        if verb in ("commission", "garrison"):
            return [panel.locator(f"[data-square='{rest[0]}']")]
        if verb == "absolve":
            return [panel.locator(f"[data-jar='{rest[0]}']")]
        return [self.row(state, token)]

    def places(self, *cards: str) -> list[Locator]:
        """Play, top, bottom for these paladins, wherever the cards lie; the last card takes what is left."""
        return [
            self.page.locator(f"[data-paladin='{card}'] [data-place='{place}']")
            for card, place in zip(cards, ("play", "top", "bottom"), strict=False)
        ]

    def workers(self, state: State, token: str, press: Callable[[Locator], None]) -> str:
        """The usual workers stand already; for others, one that is not chosen yet."""
        usual = state["options"][0]["token"]
        expect(self.primary).to_have_attribute("data-token", usual)
        if token == usual:
            return "usual workers"
        other = self.page.locator(".pay [role=radio][aria-checked=false]")
        if other.count():
            one = other.first.element_handle()
            press(other.first)
            self.page.wait_for_function("one => one.getAttribute('aria-checked') === 'true'", arg=one)
        return "other workers"

    @staticmethod
    def meant(state: State, token: str) -> str:
        """The token that must be in hand before it is confirmed; none where other workers will do."""
        return "" if token.startswith("pay ") and token != state["options"][0]["token"] else token

    def keep(self, token: str, press: Callable[[Locator], None]) -> None:
        wanted = [kind for kind in token.split()[1].split("+") if kind != "none"]
        held = self.page.locator(".opts .all button[aria-pressed=true]")
        for left in reversed(range(held.count())):
            press(held.first)
            expect(held).to_have_count(left)
        for kind in dict.fromkeys(wanted):
            same = self.page.locator(".opts .all button").and_(
                self.page.get_by_label(self.guest.say(f"paladins-worker-{kind}"), exact=True)
            )
            for n in range(wanted.count(kind)):
                press(same.nth(n))


class Mouse(OnBoard):
    """Clicks, by turns on the board and in the list beside it."""

    def play(self, state: State, token: str) -> str:
        self.count += 1
        before = len(self.guest.sent())
        piece = self.piece(token) if self.count % 3 else None
        if token.startswith("pay "):
            self.note(self.workers(state, token, click))
        elif token.startswith("keep "):
            self.keep(token, click)
            self.note("keep")
        elif piece:
            self.lit(piece[1]).click()
            self.note(piece[0])
        else:
            for button in self.beside(state, token):
                button.click()
            self.note(f"list {token.split()[0]}")
        return self.finish(before, click, self.meant(state, token))


class Touch(OnBoard):
    """Taps on a phone; each kind of choice on the tab that comes forward for it, or in the list."""

    def tab(self, key: str) -> None:
        tab = self.page.locator("nav.tabs").get_by_role("button", name=re.compile("^" + self.guest.say(key)))
        if tab.get_attribute("aria-current") != "page":
            tab.tap()
            expect(tab).to_have_attribute("aria-current", "page")

    def play(self, state: State, token: str) -> str:
        self.count += 1
        before = len(self.guest.sent())
        piece = self.piece(token) if self.count % 3 else None
        if piece and piece[0] in PHONE_TABS:
            self.tab(PHONE_TABS[piece[0]])
            self.lit(piece[1]).tap()
            self.note(piece[0])
        else:
            self.tab("web-options")
            if token.startswith("pay "):
                self.note(self.workers(state, token, tap))
            elif token.startswith("keep "):
                self.keep(token, tap)
                self.note("keep")
            else:
                for button in self.beside(state, token):
                    button.tap()
                self.note("list")
        return self.finish(before, tap, self.meant(state, token))


ACTION_KEYS = {
    "develop": "1",
    "recruit": "2",
    "hunt": "3",
    "trade": "4",
    "pray": "5",
    "conspire": "6",
    "commission": "q",
    "fortify": "w",
    "garrison": "e",
    "absolve": "a",
    "attack": "s",
    "convert": "d",
    "muster": "r",
    "negotiate": "f",
}


# The arrow that leads from the focus towards a node, up and down first; every other time the other way, to get round.
class Keys(Typist):
    """No pointer: a letter for an action, arrows through the list for the rest, Enter."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest)
        self.board = OnBoard(guest)

    def play(self, state: State, token: str) -> str:
        before = len(self.guest.sent())
        verb, *rest = token.split()
        if verb == "act" and self.count % 2:
            self.press(ACTION_KEYS[rest[0]])
            way = "letter"
        elif token == "pass":
            self.press("p")
            way = "pass"
        elif verb == "pay" and token == state["options"][0]["token"]:
            way = self.board.workers(state, token, self.reach)
        else:
            self.by_arrows(state, token)
            way = "arrows"
        self.count += 1
        self.used[way] = self.used.get(way, 0) + 1
        return self.finish(before, OnBoard.meant(state, token))

    def by_arrows(self, state: State, token: str) -> None:
        if token.startswith("pay "):
            self.board.workers(state, token, self.reach)
        elif token.startswith("keep "):
            self.board.keep(token, lambda button: self.reach(button, "Space"))
        else:
            # a paladin may have the place already: Enter would confirm before the others have theirs
            key = "Space" if token.startswith("play ") else "Enter"
            for button in self.board.beside(state, token):
                self.reach(button, key)


class Reader:
    """The text table, by accessible roles and names alone."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    def play(self, state: State, token: str) -> str:
        names = {option["token"]: self.guest.label(state, option) for option in state["options"]}
        same = [other for other, name in names.items() if name == names[token]]
        region = self.guest.page.get_by_role("region", name=self.guest.say("web-options"))
        expect(region.get_by_role("button")).to_have_count(len(names))
        # the last to choose a paladin reveals all: this may become true while we read
        reveals = re.escape(f" ({self.guest.say('web-reveals')})")
        # what is read out has plain spaces only
        label = re.escape(names[token].replace("\u00a0", " "))
        name = re.compile(f"^{label}({reveals})?$")
        before = len(self.guest.sent())
        region.get_by_role("button", name=name).nth(same.index(token)).click()
        return self.guest.sent_after(before)
