// What a person wears: it covers the shoulders.
import { dark, dot, GOLD, GOLD_DARK, line, MAIL, path, spots, STEEL, STEEL_DARK, times, type Painter } from "./pen";

const BODY = "M3 102C4 83 25 75 50 75s46 8 47 27z";
const base = (a: string): string => path(BODY, a) + dark("M50 75c25 0 46 8 47 27H58c2-10 0-20-8-27z", 0.16);
export const garments = {
  tunic: (a, b) => base(a) + path("M36 75l14 14 14-14-5-2-9 9-9-9z", b) + line("M50 89v13", b, 3),
  mail: (a, b) =>
    base(MAIL) +
    times(30, (i) => line(`M${6 + (i % 10) * 9.6} ${82 + ((i / 10) | 0) * 7}q2.4 3.5 4.8 0`, "#5f676f", 1.5)) +
    (a ? path("M30 77c6-2 34-2 40 0l6 26H24z", a) + dark("M50 76c12 0 18 1 20 1l6 26H54z") : "") +
    (b ? path("M46 82h8v7h7v7h-7v8h-8v-8h-7v-7h7z", b) : ""),
  lamellar: (a, b) =>
    base(a) +
    times(3, (r) => times(9, (i) => path(`M${9 + i * 9.4 + (r % 2) * 4} ${82 + r * 7}h7v5q-3.5 4-7 0z`, b))) +
    path("M34 76q16 8 32 0l-2 6q-14 6-28 0z", GOLD_DARK),
  plate: (a, b) =>
    base(a) +
    path("M4 100c1-14 10-20 22-21 4 6 3 15 0 21zM96 100c-1-14-10-20-22-21-4 6-3 15 0 21z", STEEL) +
    line("M9 92q8-5 18-4M91 92q-8-5-18-4", STEEL_DARK, 2) +
    path("M36 76q14 9 28 0l-3 8q-11 5-22 0z", b),
  robe: (a, b) =>
    base(a) +
    path("M28 79c6-6 38-6 44 0 2 8-8 15-22 15s-24-7-22-15z", b) +
    dark("M50 75c14 0 20 2 22 4 2 8-8 15-22 15z", 0.12) +
    line("M50 94v8", b, 3),
  cloak: (a, b) =>
    base(b) +
    path("M3 102C4 83 22 77 36 76c2 9-2 19-6 26zM97 102C96 83 78 77 64 76c-2 9 2 19 6 26z", a) +
    line("M37 79q13 8 26 0", GOLD, 2.6) +
    dot(37, 79, 3.6, GOLD) +
    dot(63, 79, 3.6, GOLD),
  fur: (a, b) =>
    base(a) +
    path(
      "M20 82q4-7 10-6 4-4 9-2 5 6 11 6t11-6q5-2 9 2 6-1 10 6-3 8-10 7-5 6-10 3-5 5-10 5t-10-5q-5 3-10-3-7 1-10-7z",
      b,
    ) +
    dark("M50 80q6 0 11-6 5-2 9 2 6-1 10 6-3 8-10 7-5 6-10 3-5 5-10 5z", 0.14),
  apron: (a, b) =>
    base(a) + path("M34 84h32l4 18H30z", b) + line("M36 84l2-9M64 84l-2-9", b, 3.4) + dark("M50 84h16l4 18H52z", 0.1),
  gown: (a, b) => base(a) + path("M32 77q18 22 36 0l4 3q-20 27-44 0z", b) + dot(50, 91, 2.8, GOLD),
  ermine: (a, b) =>
    base(a) +
    path("M24 80c8-6 44-6 52 0 0 9-10 15-26 15s-26-6-26-15z", "#f4efe2") +
    spots(
      [
        [32, 84],
        [41, 89],
        [50, 85],
        [59, 90],
        [68, 84],
      ],
      (x, y) => path(`M${x} ${y}l1.6 5h-3.2z`, "#2b2118"),
    ) +
    line("M36 77q14 9 28 0", b, 2.8),
  kaftan: (a, b) =>
    base(a) +
    path("M36 75l14 27 14-27-5-1-9 14-9-14z", b) +
    line("M22 84l8 18M78 84l-8 18", b, 2.6) +
    dot(50, 96, 1.8, GOLD_DARK),
  vest: (a, b) =>
    base(b) +
    path("M3 102C4 83 24 76 38 75l4 27zM97 102C96 83 76 76 62 75l-4 27z", a) +
    line("M43 84l14 6M57 84l-14 6M43 93l14 6", a, 1.8),
} satisfies Record<string, Painter>;
export type Garment = keyof typeof garments;
