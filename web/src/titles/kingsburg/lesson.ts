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
