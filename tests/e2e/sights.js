// What an eye sees at a glance: texts that lie on each other, texts cut off, choices too small for a finger.
(touch) => {
  const out = [];
  const name = (text) => `"${text.trim().replace(/\s+/g, " ").slice(0, 28)}"`;
  const holds = (el) => getComputedStyle(el);
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const wide = (box) => box.right - box.left;
  const high = (box) => box.bottom - box.top;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  /** What is drawn over this point hides it: something opaque that is neither the text's own box nor around it. */
  const hidden = (el, x, y) => {
    const hit = document.elementFromPoint(x, y);
    if (!hit || hit.contains(el) || el.contains(hit)) return false;
    for (let over = hit; over && !over.contains(el); over = over.parentElement) {
      const style = holds(over);
      if (style.backgroundImage !== "none" || !/, 0\)$|transparent/.test(style.backgroundColor)) return true;
    }
    return false;
  };
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const el = node.parentElement;
    if (!node.textContent.trim() || el.closest(".sr, .sprite, script, style, noscript, svg, [hidden]")) continue;
    if (!el.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      // letters are lower than their line
      const box = { left: line.left + 1, right: line.right - 1, top: line.top + line.height * 0.22, bottom: line.bottom - line.height * 0.22 };
      let seen = meet(box, screen);
      let cut = "";
      for (let up = el; up && up !== document.body; up = up.parentElement) {
        const style = holds(up);
        if (style.position === "fixed") break;
        if (style.overflowX === "visible" && style.overflowY === "visible") continue;
        const frame = up.getBoundingClientRect();
        const inside = meet(seen, frame);
        const scrolls =
          (/auto|scroll/.test(style.overflowY) && up.scrollHeight > up.clientHeight + 1) ||
          (/auto|scroll/.test(style.overflowX) && up.scrollWidth > up.clientWidth + 1);
        const dots = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
        const lost = Math.max(wide(seen) - wide(inside), high(seen) - high(inside));
        if (lost > 2 && !scrolls && !dots && wide(seen) > 0 && high(seen) > 0) cut = up.className || up.tagName;
        seen = inside;
        if (scrolls || dots) cut = "";
      }
      if (wide(seen) < 2 || high(seen) < 2) {
        if (cut && wide(box) > 2) out.push(`cut off: ${name(node.textContent)} by ${cut}`);
        continue;
      }
      if (hidden(el, (seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2)) continue;
      if (cut) out.push(`cut off: ${name(node.textContent)} by ${cut}`);
      texts.push({ box: seen, el, text: node.textContent });
    }
  }
  texts.forEach((a, i) =>
    texts.slice(i + 1).forEach((b) => {
      const both = meet(a.box, b.box);
      if (a.el !== b.el && wide(both) > 2 && high(both) > 2) out.push(`${name(a.text)} lies on ${name(b.text)}`);
    }),
  );
  if (touch) {
    const small = (fingers, least) => {
      for (const el of document.querySelectorAll(fingers)) {
        if (!el.checkVisibility({ visibilityProperty: true }) || el.closest("[aria-hidden='true']")) continue;
        const box = el.getBoundingClientRect();
        const size = `${box.width.toFixed(0)}x${box.height.toFixed(0)}`;
        if (box.width && Math.min(box.width, box.height) < least - 0.5)
          out.push(`small: ${name(el.getAttribute("aria-label") ?? el.textContent)} ${size}`);
      }
    };
    small(".opts [data-rove], .ctl .btn, nav.tabs button, .topbar button, .topbar a, .bar button", 40);
    // where the list stands beside the board, a piece of the board is the second way to the same choice: 24 is what
    // WCAG 2.2 asks of any target
    const beside = document.querySelector(".opts")?.checkVisibility();
    small("main [data-lit]:not(.opts *)", beside ? 24 : 40);
  }
  return [...new Set(out)];
}
