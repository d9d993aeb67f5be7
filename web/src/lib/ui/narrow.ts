// Which layout a window gets, one line for all pages: the desk, or beyond it zones that become tabs. A mouse may point at
// small pieces, so it keeps the desk longer than fingers do.
import { MediaQuery } from "svelte/reactivity";

const below = (width: number, height: number): string[] => [
  `(max-width: ${width - 1}px)`,
  `(max-height: ${height - 1}px)`,
];
const fingers = below(1100, 740).map((size) => `(pointer: coarse) and ${size}`);

export const narrow = new MediaQuery([...below(1000, 600), ...fingers].join(", "));
/** A tablet held upright: room for one page without tabs, where a title has drawn one. */
export const upright = new MediaQuery("(min-width: 700px) and (min-height: 1000px)");
/** A phone on its side: the board and the question beside each other. */
export const flat = new MediaQuery("(max-height: 559px) and (min-width: 640px)");
