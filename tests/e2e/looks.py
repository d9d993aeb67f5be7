"""What a careful eye would measure: scrolling, overlaps, small letters, small targets, findings of axe."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.support import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

SCROLLS = """() => {
  const root = document.scrollingElement;
  return { across: root.scrollWidth - innerWidth, down: root.scrollHeight - innerHeight };
}"""

SMALL = """least => {
  const seen = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const el = node.parentElement;
    const text = node.textContent.trim();
    if (!text || el.closest('.sr, .sprite, svg.seat, script, style')) continue;
    if (!el.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const svg = el.closest('svg');
    const scale = svg && el.getScreenCTM ? Math.abs(el.getScreenCTM().d) : 1;
    const size = parseFloat(getComputedStyle(el).fontSize) * scale;
    const kind = `${el.tagName} ${el.className?.baseVal ?? el.className}`;
    if (size < least - 0.01) seen.add(`${size.toFixed(1)}px ${text.slice(0, 30)} <${kind}>`);
  }
  return [...seen];
}"""

TARGETS = """([selector, least]) => [...document.querySelectorAll(selector)]
  .filter((el) => el.checkVisibility({ visibilityProperty: true }))
  .map((el) => [el.getBoundingClientRect(), el.getAttribute('aria-label') ?? el.textContent.trim().slice(0, 30)])
  .filter(([box]) => Math.min(box.width, box.height) < least)
  .map(([box, name]) => `${name}: ${box.width.toFixed(0)}x${box.height.toFixed(0)}`)"""

ZONES = """names => {
  const named = (name) => [...document.querySelectorAll(name)].map((el, i) => [name + i, el.getBoundingClientRect()]);
  const boxes = names.flatMap(named);
  const bad = [];
  for (const [name, box] of boxes) {
    if (!box.width || !box.height) bad.push(`${name} is not to be seen`);
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      bad.push(`${name} leaves the screen: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  }
  boxes.forEach(([a, x], i) => boxes.slice(i + 1).forEach(([b, y]) => {
    const wide = Math.min(x.right, y.right) - Math.max(x.left, y.left);
    const high = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
    if (wide > 1 && high > 1) bad.push(`${a} and ${b} overlap by ${Math.round(wide)}x${Math.round(high)}`);
  }));
  return bad;
}"""

CUT = """() => {
  const bad = new Set();
  for (const el of document.querySelectorAll('b, small, span, h1, h2, h3, p, button, a, th, td, em')) {
    if (!el.textContent.trim() || el.closest('.sr') || el.classList.contains('sr')) continue;
    if (!el.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(el);
    if (style.overflowX === 'visible' || style.display === 'inline' || style.overflowX === 'auto') continue;
    if (el.scrollWidth > el.clientWidth + 1) bad.add(el.textContent.trim().slice(0, 50));
  }
  return [...bad];
}"""

# Ink is measured when nothing moves any more. What steps back while a question is answered is disabled, which axe would
# pass over; yet people go on reading it.
AXE_RUN = """async () => {
  const moving = document.getAnimations().filter((one) => one.effect.getTiming().iterations !== Infinity);
  await Promise.all(moving.map((one) => one.finished.catch(() => null)));
  const off = [...document.querySelectorAll('.stepped-back[aria-disabled], .stepped-back [aria-disabled]')];
  const said = off.map((el) => el.getAttribute('aria-disabled'));
  off.forEach((el) => el.removeAttribute('aria-disabled'));
  const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false });
  off.forEach((el, i) => el.setAttribute('aria-disabled', said[i]));
  return violations;
}"""

SIGHTS = (Path(__file__).parent / "sights.js").read_text(encoding="utf-8").partition("\n")[2]
# whom the table asks, the board, what may be done, and the button that does it; on an upright phone the board's tabs
# stand between the question and the button
QUESTION = """() => {
  const seen = (el) => {
    const box = el.getBoundingClientRect();
    const on = box.width > 0 && box.top < innerHeight - 9 && box.left < innerWidth - 9 && box.bottom > 9;
    return on && el.checkVisibility({ visibilityProperty: true });
  };
  const any = (selector) => [...document.querySelectorAll(selector)].some(seen);
  const upright = innerWidth < 640;
  return Object.entries({
    'the question': '.opts h2, .pin .ask',
    'what may be done': upright ? 'nav.tabs button' : '.opts [data-lit], .opts .opt',
    'the button': '.ctl .btn.pri',
    'the board': upright ? 'main > *' : 'main > :not(.opts)',
  }).filter(([, selector]) => !any(selector)).map(([what]) => `${what} is not to be seen`);
}"""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"

SIZES = ((1440, 900), (1280, 800))  # a desk's screens on which the whole table must be seen

TABLE_ZONES = [".topbar", ".seatc", ".winter", ".hall", ".tray", ".prov", ".opts", ".log", ".chat"]


def resize(page: Page, width: int, height: int) -> None:
    """Another size of window, and the page as it is once it has laid itself out anew."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
    page.evaluate(DRAWN)
    # another layout sets its parts up anew
    page.wait_for_function("() => !document.querySelector('[data-later]')")


def scrolls(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate(SCROLLS)
    return found


def small_letters(page: Page, least: float = 12) -> list[str]:
    found: list[str] = page.evaluate(SMALL, least)
    return found


def small_targets(page: Page, selector: str, least: int = 40) -> list[str]:
    found: list[str] = page.evaluate(TARGETS, [selector, least])
    return found


def misplaced(page: Page, zones: list[str]) -> list[str]:
    found: list[str] = page.evaluate(ZONES, zones)
    return found


def sights(page: Page, touch: bool) -> list[str]:
    """Texts that lie on each other or are cut off, and on a touch screen choices too small for a finger."""
    found: list[str] = page.evaluate(SIGHTS, touch)
    return found


def question(page: Page) -> list[str]:
    """What is missing of the question, its pieces and its button."""
    found: list[str] = page.evaluate(QUESTION)
    return found


def cut_texts(page: Page) -> list[str]:
    """Texts that end in an ellipsis: not an error, but worth a look."""
    found: list[str] = page.evaluate(CUT)
    return found


def faults(page: Page, zones: list[str]) -> list[str]:
    """On each size of screen: scrolling, zones that cover each other, letters below 12 px at 1440x900 and in proportion
    where a crowded desk is drawn smaller."""
    page.mouse.move(2, 2)
    found = []
    for wide, high in SIZES:
        resize(page, wide, high)
        over = scrolls(page)
        if over["across"] > 0 or over["down"] > 0:
            found.append(f"{wide}x{high}: the page scrolls by {over}")
        found += [f"{wide}x{high}: {fault}" for fault in misplaced(page, zones)]
        found += [f"{wide}x{high}: {small}" for small in small_letters(page, 12 * min(1, wide / 1340))]
    resize(page, *SIZES[0])
    return found


def findings(page: Page) -> list[str]:
    """Serious and critical findings of axe, one line each."""
    if not AXE.is_file():
        raise RuntimeError(f"{AXE} is missing; run: make client")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: list[dict[str, Any]] = page.evaluate(AXE_RUN)
    return [
        f"{found['impact']} {found['id']}: {node['target']} {node['failureSummary'].splitlines()[1].strip()}"
        for found in result
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"]
    ]
