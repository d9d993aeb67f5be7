// The alternate tiles of the advisors: an octagon with the tool of whoever it lies on, 100 x 100, by card id.
import {
  at,
  dark,
  dot,
  GOLD,
  GOLD_DARK,
  line,
  path,
  spots,
  STEEL,
  STEEL_DARK,
  times,
  WOOD,
} from "../../../lib/art/pen";
import { props } from "../../../lib/art/props";
import { sign } from "../../../lib/art/signs";

const octagon = "M30 3h40l27 27v40L70 97H30L3 70V30z";
const base =
  path(octagon, "#1d6660") +
  path("M32 9h36l23 23v36L68 91H32L9 68V32z", "#cfe3da") +
  path("M32 9h36l23 23v36L68 91H32L9 68V32z", "none", 'stroke="#1d6660" stroke-width="2" stroke-dasharray="5 4"');

const tools: Readonly<Record<string, () => string>> = {
  jester: () =>
    path("M50 58C36 40 24 32 16 38c8 6 6 16 12 24 6 5 14 2 22-4z", "#a8362e") +
    path("M50 58c14-18 26-26 34-20-8 6-6 16-12 24-6 5-14 2-22-4z", "#e0b03a") +
    path("M38 54c0-20 6-30 12-36 6 6 12 16 12 36-8-3-16-3-24 0z", "#35567d") +
    path("M32 58q18 10 36 0v16q-18 8-36 0z", "#f6ecd2") +
    dot(16, 38, 5, GOLD) +
    dot(84, 38, 5, GOLD) +
    dot(50, 18, 5, GOLD),
  squire: () =>
    at(-14, -38, 0.82, at(0, 22, 1, props.shield("#5d7f4b", "#efe6cf"))) +
    line("M32 24l38 52", STEEL, 5) +
    line("M26 36l14-10", GOLD, 5),
  architect: () =>
    at(-52, -60, 1.25, props.compass()) + line("M24 78h52M30 72v6M40 72v6M50 72v6M60 72v6M70 72v6", "#7a5330", 3),
  merchant: () => at(-58, -48, 1.32, props.scales()),
  sergeant: () =>
    line("M50 14v58", STEEL, 9) +
    line("M50 14v58", STEEL_DARK, 2) +
    line("M34 66h32", GOLD, 7) +
    line("M50 70v14", WOOD, 8) +
    path("M26 30l10 8 10-8v8l-10 8-10-8zM54 30l10 8 10-8v8l-10 8-10-8z", "#a8352c"),
  alchemist: () =>
    path(
      "M42 16h16v6h-3v18l19 32q4 10-8 12H34q-12-2-8-12l19-32V22h-3z",
      "#eaf6f4",
      'stroke="#1d6660" stroke-width="3"',
    ) +
    path("M35 58h30l8 15q2 8-6 9H33q-8-1-6-9z", "#7a3f86") +
    dot(44, 68, 4, "#d9a6e0") +
    dot(56, 74, 3, "#d9a6e0") +
    dot(54, 52, 2.6, "#7a3f86"),
  astronomer: () =>
    path("M62 18a34 34 0 1 0 20 54A30 30 0 0 1 62 18z", "#35567d") +
    path("M70 30l3 7.4 8 .8-6 5.4 1.8 7.8-6.8-4.2-6.8 4.2 1.8-7.8-6-5.4 8-.8z", GOLD) +
    dot(32, 34, 2.4, "#fff6dc") +
    dot(40, 66, 2.4, "#fff6dc"),
  treasurer: () =>
    path("M18 46h64v34H18z", "#7a5330") +
    path("M18 46q0-20 16-20h32q16 0 16 20z", "#8f6538") +
    path("M18 44h64v6H18zM28 28h7v52h-7zM65 28h7v52h-7z", GOLD_DARK) +
    path("M44 44h12v15H44z", GOLD) +
    dot(50, 51, 2.4, "#3a2b1e"),
  master_hunter: () =>
    at(-30, -2, 1, props.bow()) +
    line("M22 50h56", WOOD, 3.4) +
    path("M84 50l-12-7v14z", STEEL_DARK) +
    line("M22 50l-6-6M22 50l-6 6M28 50l-6-6M28 50l-6 6", "#a8352c", 3),
  general: () =>
    path("M22 22q28-18 56 0l-4 12q-24-12-48 0z", "#a8352c") +
    path("M26 58c0-24 10-32 24-32s24 8 24 32l-3 20H56V58H44v20H29z", STEEL) +
    dark("M50 26c14 0 24 8 24 32l-3 20H56V58h-6z", 0.2) +
    path("M26 50h48v8H26z", STEEL_DARK) +
    path("M46 28h8v30h-8z", GOLD),
  swordsmith: () =>
    sign("anvil", 50, 62, 52) +
    `<g transform="rotate(62 50 34)">${path("M46 4h8v46h-8z", "#f0a04a") + path("M46 4l4-8 4 8z", "#f0a04a") + path("M40 50h20v5H40z", GOLD) + path("M47 55h6v12h-6z", WOOD)}</g>`,
  duchess: () =>
    times(7, (i) =>
      path("M50 78L41 24q9-7 18 0z", i % 2 ? "#c9527a" : "#e58aa8", `transform="rotate(${i * 20 - 60} 50 78)"`),
    ) +
    line("M50 78L20 34M50 78L50 22M50 78L80 34", "#f6ecd2", 1.6) +
    dot(50, 78, 6, GOLD),
  champion: () =>
    path("M30 18h40v14c0 18-8 26-20 28-12-2-20-10-20-28z", GOLD) +
    path("M50 18h20v14c0 18-8 26-20 28z", GOLD_DARK, 'opacity=".5"') +
    line("M30 22H18c0 14 6 20 14 22M70 22h12c0 14-6 20-14 22", GOLD, 5) +
    path("M46 58h8v14h-8zM34 72h32v10H34z", GOLD_DARK),
  smuggler: () =>
    path("M12 62h76q-6 22-20 22H32q-14 0-20-22z", "#6b4526") +
    line("M50 62V16", WOOD, 4) +
    path("M53 18q26 8 24 36H53z", "#3f3a48") +
    path("M47 24q-20 10-20 30h20z", "#57506a") +
    line("M8 88q8-5 16 0t16 0 16 0 16 0 16 0", "#4f8590", 3) +
    dot(22, 56, 7, "#f8d06a", 'opacity=".4"') +
    dot(22, 56, 3.6, "#f8d06a"),
  inventor: () =>
    times(8, (i) => path("M45 14h10v14H45z", "#8a6a34", `transform="rotate(${i * 45} 50 50)"`)) +
    dot(50, 50, 27, "#a9823f") +
    dot(50, 50, 17, "#cfe3da") +
    line("M50 38v24M38 50h24", "#a9823f", 5) +
    dot(50, 50, 6, GOLD),
  wizard: () =>
    path("M22 76c10-6 46-6 56 0-8 5-48 5-56 0z", "#3a2f63") +
    path("M30 72L56 14l16 58c-14-4-28-4-42 0z", "#4a3a78") +
    path("M53 34l2.6 5.8 6.4.6-4.8 4.4 1.4 6.2-5.6-3.2-5.6 3.2 1.4-6.2-4.8-4.4 6.4-.6z", GOLD) +
    spots(
      [
        [42, 62],
        [62, 62],
      ],
      (x, y) => dot(x, y, 2.6, GOLD),
    ),
};
export const drawnTiles: readonly string[] = Object.keys(tools);

const drawn = new Map<string, string>();
/** The inside of a 100 x 100 drawing; a tile of a deck of one's own has its sign left out. */
export function tile(id: string): string {
  let picture = drawn.get(id);
  if (picture === undefined) drawn.set(id, (picture = base + (tools[id]?.() ?? "")));
  return picture;
}
