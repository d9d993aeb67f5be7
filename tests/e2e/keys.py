"""Hands on the keyboard: no pointer at all, and the focus always to be seen."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.game import SETTLED
from tests.e2e.guest import Guest, State
from tests.e2e.hands import advisor_of, dice_of, title_of

FOCUS = """() => {
  const el = document.activeElement;
  if (!el || el === document.body) return null;
  const style = getComputedStyle(el.matches('input[type=radio]') ? el.closest('label') : el);
  const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  return {
    seen: el.matches(':focus-visible') && (ring || style.boxShadow !== 'none'),
    row: [...document.querySelectorAll('.opts .opt')].indexOf(el.closest('.opt')),
    building: el.dataset.building ?? '',
    advisor: el.dataset.advisor ?? '',
    name: (el.getAttribute('aria-label') ?? el.textContent).trim().slice(0, 60),
    pressed: el.getAttribute('aria-pressed'),
  };
}"""


# The arrow that leads from what has the focus to a node; `other` where the usual one did not help.
TOWARDS = """([node, other]) => {
  const now = document.activeElement;
  if (now === node) return null;
  const [a, b] = [now, node].map((el) => el.getBoundingClientRect());
  const dx = b.left + b.width / 2 - a.left - a.width / 2;
  const dy = b.top + b.height / 2 - a.top - a.height / 2;
  const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  const along = dy > 0 ? 'ArrowDown' : 'ArrowUp';
  if (Math.abs(dy) < 5) return across;
  if (Math.abs(dx) < 5) return along;
  return other ? across : along;
}"""


class Keys:
    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.count = 0
        self.used: dict[str, int] = {}
        self.unseen: set[str] = set()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focus(self) -> State:
        found: State | None = self.page.evaluate(FOCUS)
        if found is None:
            return {"row": -1, "building": "", "advisor": "", "pressed": None, "name": ""}
        if not found["seen"]:
            self.unseen.add(found["name"])
        return found

    def tab_to(self, wanted: str, most: int = 60, back: bool = False) -> State:
        """Tab until a thing with this attribute of FOCUS has the focus."""
        for _ in range(most):
            self.press("Shift+Tab" if back else "Tab")
            now = self.focus()
            if now.get(wanted):
                return now
        raise AssertionError(f"Tab never came to {wanted}")

    def tab_to_name(self, name: str, most: int = 60) -> None:
        for _ in range(most):
            self.press("Tab")
            if self.focus()["name"].startswith(name):
                return
        raise AssertionError(f"Tab never came to {name!r}")

    def reach(self, button: Locator, key: str = "Enter") -> None:
        """From the list's own key, by arrows to this button; Space puts down what Enter would confirm."""
        self.press("o")
        self.go(button, key)

    def go(self, button: Locator, key: str = "Enter") -> None:
        """By arrows from what has the focus to this button."""
        inner = button.locator(".main")
        target = (inner if inner.count() else button).element_handle()
        for n in range(80):
            arrow = self.page.evaluate(TOWARDS, [target, n % 2 == 1])
            if not arrow:
                self.focus()
                self.press(key)
                return
            self.press(arrow)
        raise AssertionError(f"arrows never came to {button}")

    def play(self, state: State, token: str) -> str:
        self.count += 1
        before = len(self.guest.sent())
        if advisor_of(token) and self.count % 2 and self.by_digits(token):
            way = "digits"
        elif token.startswith("build ") and not self.used.get("board"):
            way = "board"
            self.by_board(token)
        elif token == "pass" and not advisor_of(token):
            way = "pass"
            self.press("p")
            self.enter(before)
        else:
            way = "list"
            self.by_list(state, token)
        self.used[way] = self.used.get(way, 0) + 1
        return self.guest.sent_after(before)

    def finish(self, before: int, token: str = "") -> str:
        """Enter for what is in hand, unless it only led to the next question and went out at once."""
        self.page.wait_for_function(SETTLED, arg=[before, token])
        if len(self.guest.sent()) == before:
            self.enter(before)
        return self.guest.sent_after(before)

    def enter(self, before: int) -> None:
        """Enter plays what is chosen, wherever the focus rests."""
        self.press("Enter")
        if len(self.guest.sent()) == before:
            self.press("Enter")

    def by_digits(self, token: str) -> bool:
        """Faces typed one after the other; false where the same faces could also mean another die."""
        faces, plus2, more = dice_of(token)
        if more or any(face.endswith("*") for face in faces) or self.focus()["name"]:
            return False
        self.press(*faces, *(["t"] if plus2 else []))
        if self.page.locator(f"[data-advisor='{advisor_of(token)}']").get_attribute("aria-pressed") != "true":
            self.press("Escape")
            return False
        self.press("Enter")
        return True

    def by_board(self, token: str) -> None:
        """Into the province with Tab, to the building with arrows, Enter to choose, Enter to play."""
        wanted = token.split()[1]
        cell = self.tab_to("building")
        for key in ("ArrowUp", "ArrowLeft"):
            for _ in range(5):
                self.press(key)
        for _ in range(6):
            for move in ("", *["ArrowRight"] * 3):
                if move:
                    self.press(move)
                cell = self.focus()
                if cell["building"] == wanted:
                    self.press("Enter", "Enter")
                    return
            self.press(*["ArrowLeft"] * 4, "ArrowDown")
        raise AssertionError(f"arrows never came to {wanted}, last to {cell['building']}")

    def by_list(self, state: State, token: str) -> None:
        self.press("o")
        titles = self.page.locator(".opts .opt .tx > b").all_inner_texts()
        wanted = titles.index(title_of(self.guest, state, token))
        for _ in range(80):
            now = self.focus()
            assert now["row"] >= 0, f"the focus left the list for {now['name']!r}"
            if now["row"] == wanted:
                break
            self.press("ArrowDown" if now["row"] < wanted else "ArrowUp")
        else:
            raise AssertionError(f"arrows never came to {titles[wanted]!r}")
        expect(self.page.locator(":focus")).to_be_in_viewport()
        self.press("Enter", "Enter")
