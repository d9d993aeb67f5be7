// Pieces of 40 x 48 in the colour of their seat, with room for its letter; walls, seals and ribbons.
import { dot, line as stroke, path, times } from "../../../lib/art/pen";

const line = (d: string, colour: string, width = 1.5, more = ""): string => stroke(d, colour, width, more);

const monk = (c: string): string =>
  path(
    "M20 45c-12 0-15-3-14-9 2-12 6-14 8-18-2-10 2-15 6-15s8 5 6 15c2 4 6 6 8 18 1 6-2 9-14 9z",
    c,
    'stroke="#1d120a" stroke-width="1.6"',
  ) +
  path("M20 3c-4 0-8 5-6 15-2 4-6 6-8 18-1 4 0 6 4 8 0-14 2-24 6-28-1-6 1-11 4-13z", "#fff", 'opacity=".22"') +
  `<ellipse cx="20" cy="13" rx="3.6" ry="4.6" fill="#e6b58b"/>` +
  line("M14 24l6 6 6-6", "#fff", 1.5, 'opacity=".6"');
const outpost = (c: string): string =>
  path(
    "M8 45l2-25-4-3V5h6v4h5V5h6v4h5V5h6v12l-4 3 2 25z",
    c,
    'stroke="#1d120a" stroke-width="1.6" stroke-linejoin="round"',
  ) +
  path("M8 45l2-25-4-3V5h6v4h3l-1 36z", "#fff", 'opacity=".2"') +
  line("M10 24h20M16 18v5M24 18v5", "#fff", 1.2, 'opacity=".45"');
const diplomat = (c: string): string =>
  path(
    "M20 46c-11 0-14-3-13-8 2-11 8-13 8-19h10c0 6 6 8 8 19 1 5-2 8-13 8z",
    c,
    'stroke="#1d120a" stroke-width="1.6"',
  ) +
  dot(20, 14, 7, "#e6b58b", 'stroke="#1d120a" stroke-width="1.4"') +
  path("M11 12q1-9 9-9t9 9q-9-4-18 0z", "#dcae42", 'stroke="#1d120a" stroke-width="1.3"') +
  path("M14 27h12v8H14z", "#f6ecd0") +
  dot(20, 33, 2.4, "#a8352c");
const convert = (c: string): string =>
  path("M6 44V20C6 9 13 3 20 3s14 6 14 17v24z", c, 'stroke="#1d120a" stroke-width="1.6"') +
  path("M17 14h6v7h7v6h-7v13h-6V27h-7v-6h7z", "#fff8e2") +
  path("M6 44V20C6 9 13 3 20 3c-6 4-8 10-8 17v24z", "#fff", 'opacity=".18"');
const jar = (c: string): string =>
  path("M13 6h14v5c7 4 9 10 9 17 0 10-7 17-16 17S4 38 4 28c0-7 2-13 9-17z", c, 'stroke="#1d120a" stroke-width="1.6"') +
  line("M6 24h28M8 31h24", "#fff", 1.6, 'opacity=".5"') +
  path("M10 3h20v5H10z", "#efe2c2", 'stroke="#1d120a" stroke-width="1.3"');

function section(i: number, state: "done" | "next" | "todo", c: string): string {
  const x = i * 44,
    tall = i === 3 || i === 6,
    h = tall ? 34 : 27,
    y = 40 - h;
  if (state === "done")
    return (
      path(`M${x} 40V${y}h7v-5h8v5h7v-5h8v5h7v-5h7V40z`, "#cdbb92", 'stroke="#6d5a3b" stroke-width="1.2"') +
      line(
        `M${x + 2} ${y + 8}h40M${x + 2} ${y + 16}h40M${x + 12} ${y + 1}v7M${x + 32} ${y + 1}v7M${x + 22} ${y + 8}v8M${x + 10} ${y + 16}v8M${x + 34} ${y + 16}v8`,
        "#9c8556",
        1,
      ) +
      path(`M${x + 30} 40V${y}h7v-5h7V40z`, "#1d120a", 'opacity=".08"') +
      (tall
        ? line(`M${x + 22} ${y - 4}v-12`, "#5d3d22", 1.4) + path(`M${x + 22} ${y - 16}h12l-3 4 3 4H${x + 22}z`, c)
        : "")
    );
  if (state === "next")
    return (
      path(`M${x + 2} 40V${y + 2}h40V40z`, "#f6e3b1", 'opacity=".8"') +
      line(
        `M${x + 4} 40V${y}M${x + 40} 40V${y}M${x + 2} ${y + 6}h40M${x + 2} ${y + 18}h40M${x + 4} ${y + 18}L${x + 40} ${y + 6}`,
        "#8a5f35",
        1.8,
      ) +
      path(`M${x + 4} 40v-9h36v9z`, "#cdbb92", 'opacity=".9"')
    );
  return line(`M${x + 3} 39V${y}h6v-4h8v4h8v-4h8v4h8V39`, "#b79f6e", 1.2, 'stroke-dasharray="3 3"');
}
/** Seven sections of 44 x 40: built ones in stone with a pennant of the seat, the next as scaffold, the rest as a chalk line. */
export const wall = (done: number, c: string, max = 7): string =>
  times(max, (i) => section(i, i < done ? "done" : i === done ? "next" : "todo", c));

/** Wax, 28 x 28. */
export const seal = (c: string): string =>
  dot(14, 14, 12, c, 'stroke="#1d120a" stroke-opacity=".35"') +
  path("M14 2l3 3 4-1 1 4 4 2-1 4 1 4-4 2-1 4-4-1-3 3-3-3-4 1-1-4-4-2 1-4-1-4 4-2 1-4 4 1z", c) +
  dot(14, 14, 8, "#fff", 'opacity=".16"') +
  line("M14 14m-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0", "#fff", 1, 'opacity=".4"');
/** 16 x 24. */
export const ribbon = (c: string): string =>
  path("M4 0h8v24l-4-4-4 4z", c) + path("M8 0h4v24l-4-4z", "#1d120a", 'opacity=".18"');

export const pieces = { monk, outpost, diplomat, convert, jar };
export type PieceName = keyof typeof pieces;
