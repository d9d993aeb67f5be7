// The one tooltip of the page. It is placed where it covers the fewest lit targets, shows at once for focus and touch,
// and can be pinned so that its rule link can be followed.
import type { Segment } from "../words/phrase";

export interface Tip {
  title: string;
  bad?: boolean;
  /** numbers that explain, as small dice or chips, drawn by a snippet of the title */
  lines?: (string | Segment[])[];
  rule?: string | null;
  /** where the numbers come from: told to whoever keeps the tooltip open, not in passing */
  source?: string[];
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

const INTERACTIVE = "button, a, input, select, label, summary, [data-lit], [data-rove]";

/** Action: `use:tip={() => ({title, lines, rule})}`; null means no tooltip now. */
export function tip(node: HTMLElement, source: TipSource | null) {
  let current = source;
  // a pointer that rests where a new page puts a piece has asked for nothing: only one that moves does
  const move = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || tips.pinned || !current || tips.anchor === node) return;
    clearTimeout(timer);
    timer = setTimeout(() => current && show(node, current), 150);
  };
  const leave = (): void => {
    clearTimeout(timer);
    // a focused node that is being removed blurs in the middle of an update, where no state may change
    if (tips.anchor === node) queueMicrotask(() => tips.anchor === node && hideTip());
  };
  const focus = (): void => {
    if (node.matches(":focus-visible") && !tips.pinned && current) show(node, current);
  };
  // a piece that does nothing else keeps its tooltip open when it is clicked or tapped
  const press = (event: MouseEvent): void => {
    const busy = event.target instanceof Element && event.target.closest(INTERACTIVE);
    if (current && !busy) pinTip(node, current);
  };
  node.addEventListener("click", press);
  node.addEventListener("pointermove", move);
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
      node.removeEventListener("click", press);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("focus", focus);
      node.removeEventListener("blur", leave);
    },
  };
}
