"""`python -m tests.e2e.light`: how heavy a table's first load is, and how long it takes on a slow phone.

The browser slows itself down: 150 ms to the server and back and 1.6 Mbit/s (what its own tools call slow 4G), a
processor four times slower, nothing kept from before. Usable is when the first choice of the list can be pressed. Tasks
are those of the page's main thread, in its own time, during the load and during the first choices after it.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.guest import Guest
from tests.e2e.poses import POSES, stored
from tests.e2e.served import Served

SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_638_400 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER = 4  # times
BYTES, SECONDS, LONGEST = 400_000, 3.0, 200  # what is promised: bytes sent, seconds, milliseconds of one task
CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline"]
WATCH = """() => {
  const seen = () => {
    const row = document.querySelector('.opts [data-rove]');
    if (row && row.getBoundingClientRect().height) window.__usable = performance.now();
    else requestAnimationFrame(seen);
  };
  requestAnimationFrame(seen);
}"""
CHOOSABLE = "() => document.querySelector('.ctl .btn.pri')?.getAttribute('aria-disabled') !== 'true'"


def longest(trace: bytes) -> float:
    """Milliseconds of the longest task of the page's main thread, without the time that others had the processor."""
    events = json.loads(trace)["traceEvents"]
    pages = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return max(
        (
            event.get("tdur", 0) / 1000
            for event in events
            if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in pages
        ),
        default=0.0,
    )


def opened(
    browser: Browser, served: Served, mine: dict[str, Any], lang: str, phone: bool
) -> tuple[Guest, list[float]]:
    """A window that knows its table and is slowed down; the sizes of what it is sent from now on."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900},
        locale={"en": "en-GB", "fr": "fr-FR"}[lang],
        has_touch=phone,
        is_mobile=phone,
        service_workers="block",
    )
    guest = Guest(context, served.base, lang)
    guest.goto("/healthz")
    kept = json.dumps([mine])
    guest.page.evaluate("mine => localStorage.setItem('courtier.tables', mine)", kept)
    guest.page.add_init_script(f"({WATCH})()")
    session = context.new_cdp_session(guest.page)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return guest, sizes


def measured(
    browser: Browser, served: Served, mine: dict[str, Any], lang: str, phone: bool, choices: int
) -> dict[str, float]:
    guest, sizes = opened(browser, served, mine, lang, phone)
    page = guest.page
    browser.start_tracing(page=page, categories=CATEGORIES)
    guest.goto(f"/table/{mine['table']}")
    page.wait_for_function("() => window.__usable")
    usable = float(page.evaluate("window.__usable"))
    state = guest.turn()
    page.wait_for_load_state("networkidle")
    loading = longest(browser.stop_tracing())
    browser.start_tracing(page=page, categories=CATEGORIES)
    for _ in range(choices):
        page.locator(".opts [data-rove][data-lit], .opts .opt .main").first.click()
        page.wait_for_function(CHOOSABLE)
        page.locator(".ctl .btn.pri").click()
        state = guest.turn(state["seq"])
    playing = longest(browser.stop_tracing())
    guest.context.close()
    return {
        "bytes": sum(sizes),
        "requests": len(sizes),
        "usable": usable / 1000,
        "loading": loading,
        "playing": playing,
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.e2e.light", description=(__doc__ or "").splitlines()[0]
    )
    names = [pose.name for pose in POSES]
    parser.add_argument(
        "--only",
        default="kingsburg,kingsburg-modules,paladins,paladins-crowns,architects",
        help=", ".join(names),
    )
    parser.add_argument("--lang", default="en", choices=("en", "fr"))
    parser.add_argument("--phone", action="store_true", help="a phone instead of a desk")
    parser.add_argument("--choices", type=int, default=3, help="to make after the load (default: 3)")
    parser.add_argument(
        "--runs", type=int, default=3, help="loads of each table; the middle one counts (default: 3)"
    )
    args = parser.parse_args()
    if not shutil.which(CHROMIUM):
        print(f"{CHROMIUM} is missing; run: make chromium", file=sys.stderr)
        return 1
    good = True
    with tempfile.TemporaryDirectory() as folder:
        poses = [pose for pose in POSES if pose.name in args.only.split(",")]
        tables = stored(Path(folder) / "e2e.sqlite3", poses)
        served = Served(Path(folder))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            print(
                f"{'table':<20} {'kB':>6} {'files':>5} {'usable':>8} {'longest task: load':>19} {'choices':>8}"
            )
            for pose in poses:
                runs = [
                    measured(browser, served, tables[pose.name], args.lang, args.phone, args.choices)
                    for _ in range(args.runs)
                ]
                run = sorted(runs, key=lambda one: one["usable"])[len(runs) // 2]
                good &= (
                    run["bytes"] <= BYTES
                    and run["usable"] <= SECONDS
                    and max(run["loading"], run["playing"]) <= LONGEST
                )
                print(
                    f"{pose.name:<20} {run['bytes'] / 1000:6.0f} {run['requests']:5.0f} {run['usable']:6.2f} s"
                    f" {run['loading']:16.0f} ms {run['playing']:5.0f} ms",
                    flush=True,
                )
            browser.close()
        served.close()
    print(f"promised: {BYTES / 1000:.0f} kB, {SECONDS:.0f} s, {LONGEST} ms: {'kept' if good else 'not kept'}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
