// Kingsburg in five minutes.
import { abreast, die, symbol, type Headed, type Lesson, type Picture } from "../../pages/learn/lesson";
import { enemy } from "./art/enemies";

const VERT = "#3f6f3a";
const faces = (...ranks: number[]): Picture =>
  abreast(
    ranks.map((rank) => `<svg width="100" height="104" viewBox="0 -6 100 104">${symbol(`face-${rank}`, 100, 106, -6)}</svg>`),
    100,
    104,
    6,
  ); // prettier-ignore
const dice = (...values: number[]): Picture => abreast(values.map((value) => die(value, VERT)), 24, 24, 4); // prettier-ignore
const things = (...kinds: string[]): Picture =>
  abreast(kinds.map((kind) => symbol(`res-${kind}`, 24, 24)), 24, 24, 5); // prettier-ignore
const foe = (id: string): Picture => ({ drawing: enemy(id), box: "0 0 100 100" });

export const lesson: Lesson = [
  { text: "learn-kingsburg-aim", rules: ["KB-001", "KB-018"], pictures: [faces(18, 17, 10)] },
  { text: "learn-kingsburg-roll", rules: ["KB-035", "KB-037"], pictures: [dice(4, 6, 1)] },
  { text: "learn-kingsburg-influence", rules: ["KB-044", "KB-047", "KB-048"], pictures: [dice(4, 6), faces(10)] },
  { text: "learn-kingsburg-help", rules: ["KB-054", "KB-057"], pictures: [things("bdie", "plus2")] },
  { text: "learn-kingsburg-reward", rules: ["KB-066"], pictures: [faces(8, 9, 14), things("gold", "wood", "stone")] },
  { text: "learn-kingsburg-build", rules: ["KB-097"], pictures: [things("gold", "wood", "stone", "vp")] },
  { text: "learn-kingsburg-king", rules: ["KB-025", "KB-104", "KB-106"], pictures: [faces(18), things("vp", "bdie")] },
  {
    text: "learn-kingsburg-winter",
    rules: ["KB-118", "KB-122", "KB-125", "KB-128"],
    pictures: [foe("goblins_1_2"), foe("orcs_2_4"), foe("dragons_5_9"), things("soldier")],
  },
];

/** The court under its arches: face, left, top, width and the colour behind it. */
const court: readonly (readonly [number, number, number, number, string])[] = [
  [10, 20, 34, 74, "#33475f"],
  [17, 104, 20, 84, "#7f3b37"],
  [18, 198, 8, 96, "#8f2f33"],
  [16, 304, 34, 74, "#454f36"],
];
function arched([rank, x, y, wide, fill]: (typeof court)[number]): string {
  const high = 118 - y;
  const d = `M0 ${high}V${high * 0.42}C0 ${high * 0.16} ${wide * 0.3} ${high * 0.1} ${wide / 2} 0C${wide * 0.7} ${high * 0.1} ${wide} ${high * 0.16} ${wide} ${high * 0.42}V${high}z`;
  return (
    `<g transform="translate(${x} ${y})"><path d="${d}" fill="${fill}"/><path d="${d}" fill="url(#diaper)"/>` +
    `<svg x="${wide * 0.04}" y="${high * 0.12}" width="${wide * 0.92}" height="${high * 0.88}" viewBox="0 -6 100 104" preserveAspectRatio="xMidYMin slice">${symbol(`face-${rank}`, 100, 106, -6)}</svg>` +
    `<path d="${d}" fill="none" stroke="#d6b46a" stroke-width="2"/></g>`
  );
}
export const cover: string =
  '<rect width="400" height="118" fill="#4a231f"/><rect width="400" height="118" fill="url(#diaper)"/>' +
  court.map(arched).join("");

export const headed: Headed = {
  "KB-010": [things("gold", "wood", "stone", "plus2")],
  "KB-118": [things("soldier")],
  "KB-147": [things("vp")],
  "KB-152": [dice(2, 5)],
  "KB-166": [things("gold", "wood", "stone")],
  "KB-211": [foe("goblins_1_2"), foe("zombies_3_3"), foe("demons_4_4"), foe("dragons_5_9")],
  "KBS-004": [foe("goblins_1_2"), foe("goblins_1_3")],
  "KBS-012": [foe("dragons_5_9")],
};
