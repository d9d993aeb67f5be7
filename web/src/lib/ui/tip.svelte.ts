// The one tooltip of the page. It is placed where it covers the fewest lit targets, shows at once for focus and touch,
// and can be pinned so that its rule link can be followed.
import type { Segment } from "../words/phrase";

export interface Tip {
  title: string;
  bad?: boolean;
  /** numbers that explain, as small dice or chips, drawn by a snippet of the title */
  lines?: (string | Segment[])[];
  rule?: string | null;
}

export type TipSource = () => Tip | null;

class TipState {
  content = $state.raw<Tip | null>(null);
  anchor = $state.raw<Element | null>(null);
  pinned = $state(false);
}

export const tips = new TipState();

let timer: ReturnType<typeof setTimeout> | undefined;

function show(node: Element, source: TipSource): void {
  const content = source();
  if (!content) return;
  tips.content = content;
  tips.anchor = node;
}

export function hideTip(force = false): void {
  clearTimeout(timer);
  if (tips.pinned && !force) return;
  tips.anchor?.removeAttribute("aria-describedby");
  tips.content = null;
  tips.anchor = null;
  tips.pinned = false;
}

/** Keeps the tooltip open so that its link can be reached; a second call lets it go. */
export function pinTip(node: Element, source: TipSource): void {
  if (tips.pinned && tips.anchor === node) {
    hideTip(true);
    return;
  }
  hideTip(true);
  show(node, source);
  tips.pinned = tips.content !== null;
}

/** Action: `use:tip={() => ({title, lines, rule})}`; null means no tooltip now. */
export function tip(node: HTMLElement, source: TipSource | null) {
  let current = source;
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || tips.pinned || !current) return;
    clearTimeout(timer);
    timer = setTimeout(() => current && show(node, current), 150);
  };
  const leave = (): void => {
    clearTimeout(timer);
    if (tips.anchor === node) hideTip();
  };
  const focus = (): void => {
    if (node.matches(":focus-visible") && !tips.pinned && current) show(node, current);
  };
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("focus", focus);
  node.addEventListener("blur", leave);
  return {
    update(fresh: TipSource | null) {
      current = fresh;
      if (tips.anchor === node && !tips.pinned) {
        const content = fresh?.();
        if (content) tips.content = content;
        else hideTip();
      }
    },
    destroy() {
      if (tips.anchor === node) hideTip(true);
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("focus", focus);
      node.removeEventListener("blur", leave);
    },
  };
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const h = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The best of several places around the anchor: inside the screen, over as little of the lit targets as can be. */
export function place(anchor: Box, size: { width: number; height: number }, lit: Box[], screen: Box): Box {
  const gap = 9;
  const midX = anchor.left + anchor.width / 2 - size.width / 2;
  const midY = anchor.top + anchor.height / 2 - size.height / 2;
  const right = anchor.left + anchor.width + gap;
  const below = anchor.top + anchor.height + gap;
  const spots = [
    [midX, below],
    [midX, anchor.top - size.height - gap],
    [right, midY],
    [anchor.left - size.width - gap, midY],
    [anchor.left, below],
    [anchor.left + anchor.width - size.width, below],
    [anchor.left, anchor.top - size.height - gap],
    [anchor.left + anchor.width - size.width, anchor.top - size.height - gap],
    [right, anchor.top],
    [anchor.left - size.width - gap, anchor.top],
    [right, anchor.top + anchor.height - size.height],
    [anchor.left - size.width - gap, anchor.top + anchor.height - size.height],
  ];
  let best: Box | null = null;
  let least = Infinity;
  spots.forEach(([x = 0, y = 0], order) => {
    const left = Math.min(Math.max(x, screen.left + 4), screen.left + screen.width - size.width - 4);
    const top = Math.min(Math.max(y, screen.top + 4), screen.top + screen.height - size.height - 4);
    const box = { left, top, ...size };
    const moved = Math.abs(left - x) + Math.abs(top - y);
    const cost =
      lit.reduce((sum, target) => sum + overlap(box, target), 0) + overlap(box, anchor) * 50 + moved * 20 + order;
    if (cost < least) {
      least = cost;
      best = box;
    }
  });
  return best ?? { left: midX, top: below, ...size };
}
