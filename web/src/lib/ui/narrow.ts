// The line between desk and phone, one for all pages: beyond it zones become tabs. Just before it, the desk is drawn
// smaller where a mouse points at it: many laptops have windows that are wide but low.
import { MediaQuery } from "svelte/reactivity";
import { innerHeight, innerWidth } from "svelte/reactivity/window";

const WIDTH = 1260; // what the desk needs
const HEIGHT = 760;
const LEAST = 0.8; // nobody would like to read smaller letters

const below = (scale: number): string[] => [
  `(max-width: ${WIDTH * scale - 1}px)`,
  `(max-height: ${HEIGHT * scale - 1}px)`,
];
const fingers = below(1).map((size) => `(pointer: coarse) and ${size}`);

export const narrow = new MediaQuery([...below(LEAST), ...fingers].join(", "));

/** How large the desk is drawn. */
export const deskScale = (): number =>
  Math.min(1, (innerWidth.current ?? WIDTH) / WIDTH, (innerHeight.current ?? HEIGHT) / HEIGHT);
