// Strokes of the pen: SVG text of one path, line or circle. Every picture is a 100 x 100 box, drawn back to front.
export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width = 2, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const dot = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const dark = (d: string, opacity = 0.14): string => path(d, "#1d120a", `opacity="${opacity}"`);
export const lite = (d: string, opacity = 0.2): string => path(d, "#fff6dc", `opacity="${opacity}"`);
export const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join("");
export const at = (x: number, y: number, scale: number, drawn: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;

/** Draws a part in its colours; every part has colours of its own where none are given. */
export type Painter = (...colours: string[]) => string;

export const MAIL = "#8d949b";
export const STEEL = "#aeb6bd";
export const STEEL_DARK = "#7c858e";
export const GOLD = "#dcae42";
export const GOLD_DARK = "#a97a1d";
export const WOOD = "#7a5330";

export const spots = (list: readonly (readonly [number, number])[], draw: (x: number, y: number) => string): string =>
  list.map(([x, y]) => draw(x, y)).join("");
