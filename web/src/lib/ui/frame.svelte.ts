// How large everything is drawn. The desk grows and shrinks as a whole: it is laid out for a window near 1440 x 900 and
// drawn by `zoom` to fill the real one, so that pieces, letters and gaps keep their proportions on every screen.
import { untrack } from "svelte";
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { settings } from "../settings.svelte";
import { narrow, upright } from "./narrow";

export interface Size {
  width: number;
  height: number;
}
export const FULL: Size = { width: 1440, height: 900 }; // what the desk was drawn for
const TIGHT: Size = { width: 1260, height: 760 }; // what it can do with, its pieces closer together
export const TABLET: Size = { width: 820, height: 1100 }; // an upright page with the usual pieces
const STEP = 0.05; // hairlines stay sharp between two sizes of window

/** Larger in steps; between FULL and what it needs the pieces move closer, so that letters stay as large; then smaller. */
export function deskScale(width: number, height: number, needs: Size = TIGHT): number {
  const grown = Math.min(width / FULL.width, height / FULL.height);
  if (grown >= 1) return Math.floor(grown / STEP + 1e-9) * STEP;
  return Math.min(1, width / needs.width, height / needs.height);
}

export const tabletScale = (width: number, height: number, needs: Size = TABLET): number =>
  Math.min(width / needs.width, height / needs.height);

class Frame {
  /** A page for an upright tablet is on screen, and needs so much. */
  tablet = $state.raw<Size | null>(null);
  /** What the desk on screen needs. */
  needs = $state.raw(TIGHT);

  /** Zones are tabs: neither the desk nor one page of a tablet. */
  get tabs(): boolean {
    return narrow.current && !(this.tablet && upright.current);
  }
  /** How many pixels of the window a pixel of the layout takes. */
  get scale(): number {
    const [width, height] = [innerWidth.current ?? FULL.width, innerHeight.current ?? FULL.height];
    if (narrow.current) return this.tablet && upright.current ? tabletScale(width, height, this.tablet) : 1;
    return deskScale(width, height, this.needs) * settings.zoom;
  }
  /** A desk with more pieces than usual asks for room; another one is content without. */
  fit(needs: Size = TIGHT): void {
    if (untrack(() => this.needs) !== needs) this.needs = needs;
  }
  /** The window's size in pixels of the layout. */
  get width(): number {
    return (innerWidth.current ?? FULL.width) / this.scale;
  }
  get height(): number {
    return (innerHeight.current ?? FULL.height) / this.scale;
  }
}

export const frame = new Frame();

/** Where a piece is, in pixels of the layout: what a drawing over it is placed with. */
export function boxOf(piece: Element): DOMRect;
export function boxOf(piece: Element | null): DOMRect | null;
export function boxOf(piece: Element | null): DOMRect | null {
  if (!piece) return null;
  const { left, top, width, height } = piece.getBoundingClientRect();
  const k = frame.scale;
  return new DOMRect(left / k, top / k, width / k, height / k);
}

/** Where the pointer is, in pixels of the layout. */
export const pointOf = (event: MouseEvent): { x: number; y: number } => ({
  x: event.clientX / frame.scale,
  y: event.clientY / frame.scale,
});

/** What flies over the page is laid here, drawn as large as all the rest. */
export const overlay = (): Element => document.querySelector(".frame") ?? document.body;
