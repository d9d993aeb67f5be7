// Arrow keys inside a group: one tab stop a group, arrows go to the nearest neighbour in that direction.
const items = "[data-rove]";

function nearest(from: Element, all: Element[], key: string): Element | null {
  const a = from.getBoundingClientRect();
  const x = a.left + a.width / 2;
  const y = a.top + a.height / 2;
  let best: Element | null = null;
  let least = Infinity;
  for (const other of all) {
    if (other === from) continue;
    const b = other.getBoundingClientRect();
    if (!b.width) continue;
    const dx = b.left + b.width / 2 - x;
    const dy = b.top + b.height / 2 - y;
    const [along, across] =
      key === "ArrowRight" ? [dx, dy] : key === "ArrowLeft" ? [-dx, dy] : key === "ArrowDown" ? [dy, dx] : [-dy, dx];
    if (along < 4) continue;
    const cost = along + Math.abs(across) * 3;
    if (cost < least) {
      least = cost;
      best = other;
    }
  }
  return best;
}

export function rove(node: HTMLElement) {
  const all = () => [...node.querySelectorAll<HTMLElement>(items)];
  const settle = (): void => {
    const list = all();
    const now =
      list.find((item) => item.tabIndex === 0 && item.dataset.roved) ?? list.find((i) => i.dataset.lit !== undefined);
    const stop = now ?? list[0];
    for (const item of list) item.tabIndex = item === stop ? 0 : -1;
  };
  const key = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = (event.target as Element).closest<HTMLElement>(items);
    if (!from) return;
    const list = all();
    let to: Element | null = null;
    if (event.key.startsWith("Arrow")) to = nearest(from, list, event.key);
    else if (event.key === "Home") to = list[0] ?? null;
    else if (event.key === "End") to = list.at(-1) ?? null;
    else return;
    event.preventDefault();
    if (to) (to as HTMLElement).focus();
  };
  const focus = (event: FocusEvent): void => {
    const item = (event.target as Element).closest<HTMLElement>(items);
    if (!item) return;
    for (const other of all()) {
      other.tabIndex = other === item ? 0 : -1;
      delete other.dataset.roved;
    }
    item.dataset.roved = "1";
  };
  node.addEventListener("keydown", key);
  node.addEventListener("focusin", focus);
  const watch = new MutationObserver(settle);
  watch.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-lit"] });
  settle();
  return {
    destroy() {
      watch.disconnect();
      node.removeEventListener("keydown", key);
      node.removeEventListener("focusin", focus);
    },
  };
}
