"""A guest: one browser window of its own (its storage, its language, its size), and what can be asked of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.e2e.words import spoken, tell
from tests.support import ROOT

State = dict[str, Any]
PROBE = (Path(__file__).parent / "probe.js").read_text(encoding="utf-8")
# whole games are played at once: the tests of scenes and of what is told set this as they need it
QUICK = {"scenes": "off", "follow": False}
SETTINGS = """settings => {
  const kept = "courtier.settings";
  try { if (!localStorage.getItem(kept)) localStorage.setItem(kept, settings); } catch {}
}"""
SCREENS = ROOT / "build" / "screens"
PATIENCE = 60_000  # milliseconds; the machine may be busy


class Guest:
    def __init__(
        self, context: BrowserContext, base: str, lang: str, settings: dict[str, Any] | None = None
    ) -> None:
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PROBE)
        context.add_init_script(f"({SETTINGS})('{json.dumps(QUICK | (settings or {}))}')")
        self.context = context
        self.base = base
        self.lang = lang
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()
        self.page = self._watched(context.new_page())

    def _watched(self, page: Page) -> Page:
        def heard(message: ConsoleMessage) -> None:
            if message.type == "error":
                self.complaints.append(message.text)

        page.on("console", heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def close(self) -> None:
        self.context.close()
        left = [text for text in self.complaints if not any(part in text for part in self.expected)]
        assert not left, f"the page complained: {left}"

    # words

    def say(self, key: str, **args: Any) -> str:
        return tell(self.lang, key, **args)

    def names(self, state: State) -> list[str]:
        seats = sorted(state["seats"], key=lambda fact: int(fact["seat"]))
        return [fact["name"] or self.say("web-seat-n", n=fact["seat"] + 1) for fact in seats]

    def label(self, state: State, option: State) -> str:
        return spoken(option["label"], self.lang, self.names(state))

    # getting somewhere

    def goto(self, path: str) -> None:
        self.page.goto(self.base + path)

    def button(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def lobby(self, *kinds: str, deal: int | None = 7, name: str = "", title: str = "kingsburg") -> None:
        """Sets the form of the lobby: one of me, friend, bot for each seat."""
        self.goto("/")
        page = self.page
        remove = page.locator("form .x")
        expect(self.button("web-open-table")).to_be_enabled()
        page.locator("section.games").get_by_role("button", name=self.say(f"web-title-{title}")).click()
        while remove.count() > len(kinds):
            remove.last.click()
        while remove.count() < len(kinds):
            page.get_by_role("button", name=self.say("web-add-seat")).click()
        for n, kind in enumerate(kinds, 1):
            group = page.get_by_role("radiogroup", name=self.say("web-seat-n", n=n))
            radio = group.get_by_role("radio", name=self.say(f"web-kind-{kind}"), exact=True)
            if not radio.is_checked():
                radio.check(force=True)
        for n, kind in enumerate(kinds, 1):
            field = page.get_by_label(self.say("web-name-of-seat", n=n), exact=True)
            if kind != "bot":
                field.fill(("Aurore", "Basile", "Clothilde", "Dagobert", "Eudes")[n - 1])
        if deal is not None:
            page.get_by_label(self.say("web-deal"), exact=True).fill(str(deal))
        if name:
            page.get_by_label(self.say("web-table-name"), exact=True).fill(name)

    def sit(self, *kinds: str, deal: int | None = 7, name: str = "", title: str = "kingsburg") -> str:
        """Opens a table from the lobby; returns its id."""
        self.lobby(*kinds, deal=deal, name=name, title=title)
        self.button("web-open-table").click()
        self.page.wait_for_url("**/table/*")
        return self.table

    def seated(self, title: str, options: dict[str, Any], *bots: str, deal: int = 7) -> None:
        """At a table with these options and bots, opened by the API: the lobby has its own tests."""
        self.goto("/")
        rest = [{"kind": "bot", "bot": bot, "name": f"Odo {n}"} for n, bot in enumerate(bots, 1)]
        seats = [{"kind": "me", "name": "Aurore"}, *rest]
        body = {"title": title, "seats": seats, "options": options, "seed": str(deal)}
        answer = self.page.request.post(self.base + "/api/tables", data=body)
        assert answer.ok, answer.text()
        made = answer.json()
        mine = {
            "table": made["table"],
            "title": title,
            "name": "",
            "host": made["host"],
            "seats": {seat["seat"]: seat["secret"] for seat in made["seats"] if seat["kind"] == "me"},
            "friends": {},
            "seen": 1,
            "status": "playing",
        }
        self.take_up(mine)

    def take_up(self, mine: dict[str, Any]) -> None:
        """Sits at a table as this device would have kept it."""
        if not self.page.url.startswith(self.base):
            self.goto("/")
        self.page.evaluate("mine => localStorage.setItem('courtier.tables', mine)", json.dumps([mine]))
        self.goto(f"/table/{mine['table']}")

    def watch(self, record: str) -> None:
        """A game pasted into the replay page, once it is shown."""
        self.paste(record)
        expect(self.page.get_by_role("slider")).to_be_visible()

    def paste(self, record: str) -> None:
        self.goto("/replay")
        self.page.get_by_label(self.say("web-paste-here")).fill(record)
        self.button("web-open-it").click()

    def rewind(self, choices: int) -> None:
        """Its board after so many choices."""
        self.page.get_by_role("slider").fill(str(choices))
        self.page.get_by_role("button", name=self.say("web-show-board")).click()
        expect(self.page.locator(".hall")).to_be_visible()

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2].partition("#")[0]

    # the game

    def turn(self, after: int = -1) -> State:
        """Waits until a seat of this window is asked, or the game is over, and the page has drawn that."""
        handle = self.page.wait_for_function("seq => window.__probe.turn(seq)", arg=after)
        state: State = handle.json_value()
        return state

    def heard(self, seq: int) -> State:
        """Waits until this page has drawn the position after event `seq` or a newer one, and somebody is asked.

        Nobody is while the table waits for a friend to sit down.
        """
        state: State = self.page.wait_for_function("seq => window.__probe.heard(seq)", arg=seq).json_value()
        return state

    def now(self) -> State:
        state: State = self.page.wait_for_function("() => window.__probe.now()").json_value()
        return state

    def taken(self, n: int) -> int:
        """Waits until the server has taken the n-th choice of this page, counted from 0; the number of its event."""
        said: State = self.page.wait_for_function("n => window.__probe.answer(n)", arg=n).json_value()
        assert said["type"] == "ack", f"refused: {said}"
        return int(said["seq"])

    def sent(self, kind: str = "choose") -> list[State]:
        messages: list[State] = self.page.evaluate("kind => window.__probe.sent(kind)", kind)
        return messages

    def sent_after(self, n: int) -> str:
        """Waits until this page has sent more than n choices; the token of the last one."""
        self.page.wait_for_function("n => window.__probe.sent('choose').length > n", arg=n)
        return str(self.sent()[-1]["token"])

    # looking

    def shot(self, name: str) -> None:
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENS / f"{name}.png")

    def texts(self) -> list[str]:
        """Everything a person can read or hear: visible text, labels, placeholders."""
        found: list[str] = self.page.evaluate(TEXTS)
        return found


TEXTS = """() => {
  const seen = [];
  const shown = (el) => !!el && el.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent.trim();
    const box = node.parentElement;
    if (text && !box.closest('script, style, .sprite, [lang]:not(html)') && shown(box)) seen.push(text);
  }
  for (const el of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    if (el.closest('[lang]:not(html)') || !shown(el)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
      if (el.getAttribute(name)) seen.push(el.getAttribute(name));
  }
  seen.push(document.title.replace('Courtier', ''));
  return seen;
}"""
