"""Pictures of every page at every size, in both themes and languages: `make screens`.

A part of them: `make screens SCREENS="--only paladins --sizes 844x390 --theme dark --lang fr"`.
They come into build/screens with a contact sheet, index.html. A server of its own serves the built client; the tables
are played up to their questions beforehand (tests/e2e/poses.py).
"""

from __future__ import annotations

import argparse
import html
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402
from tests.e2e.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.e2e.guest import Guest  # noqa: E402
from tests.e2e.looks import resize  # noqa: E402
from tests.e2e.poses import POSES, stored  # noqa: E402
from tests.e2e.served import Served  # noqa: E402
from tests.support import played  # noqa: E402

TARGET = ROOT / "build" / "screens"
POINTED = ("1440x900", "2560x1440", "1280x720", "1024x600")  # with a mouse
TOUCHED = ("820x1180", "1180x820", "844x390", "390x844", "360x740")  # with fingers
EXTRA = ("3840x2160",)  # only when asked for
Tables = dict[str, dict[str, Any]]


@dataclass(frozen=True)
class Shot:
    """A page, and how to get there."""

    name: str
    go: Callable[[Guest, Tables], None]


def lobby(guest: Guest, _: Tables) -> None:
    guest.goto("/")
    expect(guest.button("web-open-table")).to_be_enabled()


def join(guest: Guest, tables: Tables) -> None:
    guest.goto(f"/table/{tables['kingsburg']['table']}#s={'A' * 32}")
    expect(guest.button("web-sit-down")).to_be_visible()


def table(name: str) -> Shot:
    def go(guest: Guest, tables: Tables) -> None:
        guest.take_up(tables[name])
        guest.turn()

    return Shot(name, go)


def text(guest: Guest, tables: Tables) -> None:
    guest.take_up(tables["kingsburg"])
    guest.turn()
    guest.goto(f"/text/{tables['kingsburg']['table']}")
    guest.turn()


def records(guest: Guest, _: Tables) -> None:
    """With a game on record, so that there is something to see."""
    guest.watch(played("kingsburg", 3, 6).record())
    guest.goto("/replay")
    expect(guest.button("web-open-it")).to_be_visible()


def end(title: str) -> Callable[[Guest, Tables], None]:
    def go(guest: Guest, _: Tables) -> None:
        guest.watch(played(title, 3, 6).record())
        expect(guest.page.get_by_role("table").first).to_be_visible()

    return go


def replay(title: str) -> Callable[[Guest, Tables], None]:
    def go(guest: Guest, tables: Tables) -> None:
        end(title)(guest, tables)
        guest.rewind(40)

    return go


def analysis(guest: Guest, _: Tables) -> None:
    guest.watch(played("kingsburg", 2, 6).record())
    guest.button("web-analysis").click()
    panel = guest.page.get_by_role("region", name=guest.say("web-analysis"), exact=True)
    panel.get_by_role("button", name=guest.say("web-analysis-start")).click()
    expect(panel.locator("ol button").nth(1)).to_be_visible(timeout=240_000)  # search takes what it needs
    panel.get_by_role("button", name=guest.say("web-analysis-stop")).click()


def rules(title: str) -> Callable[[Guest, Tables], None]:
    def go(guest: Guest, _: Tables) -> None:
        guest.goto(f"/rules/{title}")
        expect(guest.page.locator(".rule").first).to_be_visible()

    return go


def learn(title: str) -> Callable[[Guest, Tables], None]:
    def go(guest: Guest, _: Tables) -> None:
        guest.goto(f"/learn/{title}")
        expect(guest.page.locator("main h2").first).to_be_visible()

    return go


def settings(guest: Guest, _: Tables) -> None:
    guest.goto("/")
    guest.button("web-settings").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()


TITLES = ("kingsburg", "paladins", "architects")
SHOTS = (
    Shot("lobby", lobby),
    Shot("join", join),
    *(table(pose.name) for pose in POSES),
    *(Shot(f"end-{title}", end(title)) for title in TITLES),
    *(Shot(f"replay-{title}", replay(title)) for title in TITLES),
    Shot("analysis", analysis),
    *(Shot(f"rules-{title}", rules(title)) for title in TITLES),
    *(Shot(f"learn-{title}", learn(title)) for title in TITLES),
    Shot("records", records),
    Shot("settings", settings),
    Shot("text", text),
)


def pictures(
    browser: Browser,
    served: Served,
    tables: Tables,
    shots: list[Shot],
    sizes: list[str],
    dark: bool,
    lang: str,
) -> Iterator[str]:
    """One window for a mouse and one for fingers; each page is opened once in each and then resized."""
    for touch, mine in (
        (False, [s for s in sizes if s not in TOUCHED]),
        (True, [s for s in sizes if s in TOUCHED]),
    ):
        for shot in shots if mine else []:
            first = [int(n) for n in mine[0].split("x")]
            context = browser.new_context(
                viewport={"width": first[0], "height": first[1]},
                locale={"en": "en-GB", "fr": "fr-FR"}[lang],
                color_scheme="dark" if dark else "light",
                reduced_motion="reduce",
                has_touch=touch,
                is_mobile=touch,
                service_workers="block",
            )
            guest = Guest(context, served.base, lang)
            try:
                shot.go(guest, tables)
                guest.page.mouse.move(1, 1)
                for size in mine:
                    resize(guest.page, *(int(n) for n in size.split("x")))
                    guest.page.evaluate("document.fonts.ready.then(() => null)")
                    name = f"{shot.name}-{size}-{'dark' if dark else 'light'}-{lang}.png"
                    guest.page.screenshot(path=TARGET / name)
                    yield name
            except Exception as error:  # one page that fails must not keep the others from being looked at
                print(f"{shot.name}: {error}", file=sys.stderr)
            finally:
                guest.close()


def sheet(names: list[str]) -> str:
    """All pictures on one page, a row for each page of the client."""
    rows: dict[str, list[str]] = {}
    for name in names:
        rows.setdefault(name.rsplit("-", 3)[0], []).append(name)
    body = "".join(
        f"<h2>{html.escape(page)}</h2><div>"
        + "".join(
            f'<a href="{name}"><img loading="lazy" src="{name}" alt=""><br>{" ".join(name[:-4].rsplit("-", 3)[1:])}</a>'
            for name in found
        )
        + "</div>"
        for page, found in sorted(rows.items())
    )
    style = "body{font:14px sans-serif;margin:16px}div{display:flex;flex-wrap:wrap;gap:10px}img{height:240px}"
    return (
        f'<!doctype html><meta charset="utf-8"><title>Courtier: screens</title><style>{style}</style>{body}'
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="tools/screens.py", description="Pictures of every page, in build/screens."
    )
    parser.add_argument("--only", default="", help="pages whose name begins with one of these, by commas")
    parser.add_argument("--sizes", default="", help=f"by commas; usual: all but {EXTRA[0]}")
    parser.add_argument("--theme", choices=("light", "dark"), help="usual: both")
    parser.add_argument("--lang", choices=("en", "fr"), help="usual: both")
    parser.add_argument("--list", action="store_true", help="only say which pages there are")
    args = parser.parse_args()
    wanted = [part for part in args.only.split(",") if part]
    shots = [shot for shot in SHOTS if not wanted or shot.name.startswith(tuple(wanted))]
    sizes = args.sizes.split(",") if args.sizes else [*POINTED, *TOUCHED]
    if args.list or not shots:
        print("\n".join(shot.name for shot in SHOTS))
        return 0 if args.list else 1
    if not shutil.which(CHROMIUM):
        print(f"{CHROMIUM} is missing; run: make chromium", file=sys.stderr)
        return 1
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        tables = stored(Path(folder) / "e2e.sqlite3", POSES)
        served = Served(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            for dark in (False, True):
                for lang in ("en", "fr"):
                    if args.theme in (None, "dark" if dark else "light") and args.lang in (None, lang):
                        for name in pictures(browser, served, tables, shots, sizes, dark, lang):
                            print(name, flush=True)
        finally:
            browser.close()
            served.close()
    names = sorted(path.name for path in TARGET.glob("*x*-*-*.png"))
    (TARGET / "index.html").write_text(sheet(names), encoding="utf-8")
    print(f"{len(names)} pictures: {TARGET / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
