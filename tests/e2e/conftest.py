"""A browser and a server for each module; windows that close with the test and say what their pages complained of."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.guest import PATIENCE, Guest
from tests.e2e.served import Served

CHROMIUM = "/usr/bin/chromium"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--disable-sync",
    "--mute-audio",
    "--no-first-run",
    "--no-default-browser-check",
)
Invite = Callable[..., Guest]
expect.set_options(timeout=PATIENCE)  # whatever is waited for, the machine may be busy


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("served"))
    yield served
    served.close()


# Not for the session: while Playwright's own loop runs, tests of other modules could start none.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    if not shutil.which(CHROMIUM):
        pytest.skip("Chromium is not here (make chromium installs Debian's): no browser test can run")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def invite(chromium: Browser, served: Served) -> Iterator[Invite]:
    """`invite(lang="fr", width=360, ...)`: a new window without motion, with storage of its own."""
    guests: list[Guest] = []

    def new(
        lang: str = "en",
        width: int = 1440,
        height: int = 900,
        dark: bool = False,
        settings: dict[str, Any] | None = None,
        **more: Any,
    ) -> Guest:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            color_scheme="dark" if dark else "light",
            **{"reduced_motion": "reduce", "service_workers": "block", **more},
        )
        guest = Guest(context, served.base, lang, settings)
        guests.append(guest)
        return guest

    yield new
    for guest in reversed(guests):
        guest.close()
