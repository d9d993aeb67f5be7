// Heads, faces, hair and beards.
import { dark, dot, GOLD, line, lite, path, spots, type Painter } from "./pen";

/** Light and shade. */
export type Skin = readonly [string, string];
export const skins = [
  ["#f0c9a4", "#d39e77"],
  ["#e6b58b", "#c28a61"],
  ["#cd9669", "#a87248"],
  ["#a8713f", "#855329"],
  ["#7d4f2e", "#5d371d"],
] as const satisfies readonly Skin[];
export const hairColours = {
  black: "#2a211b",
  brown: "#5d3d22",
  auburn: "#8a4a22",
  red: "#b5562a",
  blond: "#d3a54c",
  straw: "#e2c47c",
  grey: "#9b9489",
  white: "#ece7da",
} as const;
export type HairColour = keyof typeof hairColours;

const HEADS = {
  oval: "M31 44C31 30 39 23 50 23s19 7 19 21c0 14-8 25-19 25S31 58 31 44z",
  square: "M31 42c0-12 8-19 19-19s19 7 19 19v11c0 10-9 17-19 17s-19-7-19-17z",
  round: "M29.5 46a20.5 22 0 1 1 41 0a20.5 23 0 1 1-41 0z",
  long: "M32 42c0-13 7-19 18-19s18 6 18 19c0 10-1 17-4 22-3 5-8 8-14 8s-11-3-14-8c-3-5-4-12-4-22z",
  slim: "M32.5 43c0-13 7-20 17.5-20s17.5 7 17.5 20c0 12-8 26-17.5 26S32.5 55 32.5 43z",
};
export const head = (k: Head, [s, t]: Skin): string =>
  path("M41 58h18v17q-9 8-18 0z", t) +
  dark("M41 64q9 8 18 0v7q-9 6-18 0z", 0.12) +
  dot(31, 48, 4.2, s) +
  dot(69, 48, 4.2, t) +
  `<g transform="translate(1.3 .8)">${path(HEADS[k], t)}</g>` +
  path(HEADS[k], s) +
  dark("M50 30c8 1 15 4 18 12 2 12-5 24-14 26 6-8 7-26-4-38z", 0.06) +
  dot(39.5, 54, 4.6, "#c8553d", 'opacity=".16"') +
  dot(60.5, 54, 4.6, "#c8553d", 'opacity=".18"');
const BROW = {
  calm: "M37.5 40.5q5-2.5 9 0M53.5 40.5q4.5-2.5 9 0",
  stern: "M37 39l9.5 3.2M63 39l-9.5 3.2",
  kind: "M37.5 41.5q4-4 9-2M62.5 41.5q-4-4-9-2",
  sly: "M37 42.5q5-2 9.5-.5M53.5 39.5q5-3 9 0",
  fierce: "M36 37.5l11 5.5M64 37.5l-11 5.5",
  worn: "M37 40l9-1.5M63 40l-9-1.5",
};
const MOUTH = {
  calm: "M45 60.5q5 2.5 10 0",
  stern: "M45 61h10",
  kind: "M43.5 59.5q6.5 5.5 13 0",
  sly: "M45 61q7 1.5 11-2.5",
  fierce: "M44 62.5q6-4 12 0",
  worn: "M45.5 61.5q4.5-1.5 9 0",
};
export const face = (m: Mood, t: string, br: string, fem: boolean): string =>
  line(BROW[m], br, fem ? 1.5 : 2.3) +
  `<g fill="#241912"><ellipse cx="42.3" cy="47" rx="2.4" ry="${m === "sly" ? 2 : 2.8}"/><ellipse cx="57.7" cy="47" rx="2.4" ry="${m === "sly" ? 2 : 2.8}"/></g>` +
  dot(43.1, 46, 0.8, "#fff") +
  dot(58.5, 46, 0.8, "#fff") +
  (fem ? line("M38.5 45.5l2-1.5M61.5 45.5l-2-1.5", "#241912", 1.3) : "") +
  line("M50.5 47c.5 3 2.5 5.5 1.5 7-1 1-2.5 1-3.5.5", t, 2) +
  line(MOUTH[m], fem ? "#a8403a" : "#7d3f32", fem ? 2.6 : 2.1);
export type Head = keyof typeof HEADS;
export type Mood = keyof typeof BROW;

export const beards = {
  full: (c) =>
    path("M30.5 46c0 16 8 27 19.5 27s19.5-11 19.5-27c-2 6-5 9-9 9-5-2-16-2-21 0-4 0-7-3-9-9z", c) +
    dark("M50 54c5 0 8 0 10.5 1 4 0 7-3 9-9 0 16-8 27-19.5 27z", 0.1) +
    line("M45 61q5 2 10 0", "#6b2f26", 2),
  long: (c) =>
    path("M30.5 46c0 18 6 30 12 38l7.5 9 7.5-9c6-8 12-20 12-38-2 6-5 9-9 9-5-2-16-2-21 0-4 0-7-3-9-9z", c) +
    line("M44 70l3 14M56 70l-3 14M50 66v20", "#1d120a", 1.4, 'opacity=".22"') +
    line("M45 61q5 2 10 0", "#6b2f26", 2),
  forked: (c) =>
    path("M31 48c0 14 5 24 10 32 4-2 7-6 9-11 2 5 5 9 9 11 5-8 10-18 10-32-2 5-5 7-9 7-5-2-15-2-20 0-4 0-7-2-9-7z", c) +
    line("M45 61q5 2 10 0", "#6b2f26", 2),
  braids: (c) =>
    path("M31 48c0 15 8 24 19 24s19-9 19-24c-2 5-5 7-9 7-5-2-15-2-20 0-4 0-7-2-9-7z", c) +
    path("M41 68l3 20h5l-1-19zM59 68l-3 20h-5l1-19z", c) +
    line("M43 80h6M51 80h6", GOLD, 2.6) +
    line("M45 61q5 2 10 0", "#6b2f26", 2),
  goatee: (c) => path("M43 62q7 3 14 0 0 9-7 13-7-4-7-13z", c) + line("M42 58.5q4-3 8-1 4-2 8 1", c, 2.6),
  moustache: (c) => line("M38 60q6-5 12-2 6-3 12 2", c, 4),
  drooping: (c) => line("M39 70q-1-10 11-12 12 2 11 12", c, 3.6),
  stubble: (c) => path("M32 52c1 11 8 18 18 18s17-7 18-18c-3 4-6 5-8 4-5-2-15-2-20 0-2 1-5 0-8-4z", c, 'opacity=".32"'),
} satisfies Record<string, Painter>;
export const hairs = {
  short: (c) =>
    path("M29.5 46C25 16 75 16 70.5 46c-1-6-3-9-5-11-10 2-21 2-31 0-2 2-4 5-5 11z", c) +
    lite("M36 27q8-7 18-6-10 2-15 9z", 0.14),
  crop: (c) => path("M30.5 42C29 20 71 20 69.5 42c-2-5-4-8-8-9-7 1-16 1-23 0-4 1-6 4-8 9z", c),
  bald: () => lite("M40 28q8-5 15-1-8 0-12 4z", 0.4),
  tonsure: (c) =>
    path("M29 52c-2-12 0-20 6-25-1 5 0 9-2 12-1 5-1 9-2 14zM71 52c2-12 0-20-6-25 1 5 0 9 2 12 1 5 1 9 2 14z", c) +
    line("M34 31q16-7 32 0", c, 4.5),
  curly: (c) =>
    spots(
      [
        [32, 40],
        [32, 31],
        [39, 25],
        [48, 22],
        [57, 24],
        [65, 29],
        [69, 38],
      ],
      (x, y) => dot(x, y, 6.4, c),
    ),
  long: (c) => path("M29 48C24 15 76 15 71 48c-1-7-4-12-8-14-9 3-18 2-27 0-4 3-6 8-7 14z", c),
  parted: (c) => path("M29 50C24 18 44 17 51 24c8-7 25-4 20 26-2-10-8-16-18-22-6 8-20 10-24 22z", c),
  bowl: (c) =>
    path("M28 47C25 12 75 12 72 47c-2-2-3-5-3-8q-19-4-38 0c0 3-1 6-3 8z", c) +
    dark("M50 20c14 0 21 10 22 27-2-2-3-5-3-8q-9-2-19-2z", 0.08),
  bun: (c) => dot(50, 16, 10, c) + path("M29.5 45C26 18 74 18 70.5 45c-1-6-3-9-5-11-10 2-21 2-31 0-2 2-4 5-5 11z", c),
  none: () => "",
} satisfies Record<string, Painter>;
export const backs = {
  long: (c) => path("M27 46C21 10 79 10 73 46l5 34q-12 6-14-2H36q-2 8-14 2z", c),
  braid: (c) =>
    path("M27 46C21 12 79 12 73 46v14H27z", c) +
    path("M25 52q-6 22 2 44 6 0 7-4 0-22-1-40zM75 52q6 22-2 44-6 0-7-4 0-22 1-40z", c) +
    line("M25 72h8M67 72h8M26 84h8M66 84h8", "#1d120a", 1.6, 'opacity=".3"'),
} satisfies Record<string, Painter>;
export type Beard = keyof typeof beards;
export type Hair = keyof typeof hairs;
export type Back = keyof typeof backs;
