// The enemies of winter, by card id: kind_year_strength. A kind has its head; the year gives the country it comes through,
// the strength what it wears and carries, so that no two cards look alike.
import { garments } from "../../../lib/art/garments";
import { hats } from "../../../lib/art/hats";
import { dark, dot, GOLD, line, lite, path, spots, STEEL, STEEL_DARK, times } from "../../../lib/art/pen";
import { portrait, type Person } from "../../../lib/art/portrait";
import { props } from "../../../lib/art/props";

/** Sky, far hills, snow: the worse the year, the darker. */
const countries = [
  ["#b9c9d3", "#8fa3ac", "#eef1ee"],
  ["#a9b7c9", "#7d8da0", "#e6ebee"],
  ["#8f94ab", "#666c86", "#d9dee6"],
  ["#6d6782", "#4c4763", "#c3c6d4"],
  ["#4a3f55", "#352c40", "#a7a3b5"],
] as const;

function country(year: number): string {
  const [sky, hills, snow] = countries[Math.min(Math.max(year, 1), 5) - 1] ?? countries[0];
  const flakes = spots(
    [
      [12, 14],
      [28, 30],
      [84, 12],
      [70, 22],
      [92, 42],
      [8, 48],
      [58, 8],
    ],
    (x, y) => dot(x, y, 1.8, "#fff", 'opacity=".7"'),
  );
  return (
    path("M0 0h100v100H0z", sky) +
    path("M0 62L18 40l14 16 20-30 22 32 12-14 14 16v40H0z", hills) +
    path("M18 40l5 6-5 3-4-4zM52 26l7 10-7 4-6-6z", "#fff", 'opacity=".6"') +
    path("M0 78q25-10 50 0t50-2v24H0z", snow) +
    flakes
  );
}

interface Looks {
  face: string;
  shade: string;
  eye: string;
}
/** Ears behind, then head and face; the middle of the head is at 50, 46. */
type Creature = (looks: Looks) => [behind: string, head: string];

const eyes = (colour: string, y = 46, apart = 8.5, r = 4): string =>
  [50 - apart, 50 + apart]
    .map(
      (x) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.78}" fill="${colour}"/>` + dot(x, y, 1.7, "#1d120a"),
    )
    .join("");

const goblin: Creature = ({ face, shade, eye }) => [
  path("M31 42L2 26q4 26 28 28zM69 42L98 26q-4 26-28 28z", face) +
    path("M26 42L9 33q5 14 18 17zM74 42L91 33q-5 14-18 17z", shade),
  path("M27 44c0-14 10-21 23-21s23 7 23 21c0 15-10 27-23 27S27 59 27 44z", face) +
    dark("M50 23c13 0 23 7 23 21 0 15-10 27-23 27 8-9 9-32 0-48z", 0.12) +
    line("M34 39l11 4M66 39l-11 4", shade, 3) +
    eyes(eye) +
    path("M50 46c4 4 6 9 5 12-3 2-7 2-10 0-1-3 1-8 5-12z", shade) +
    path("M38 62q12 6 24 0-2 7-12 7t-12-7z", "#3a1f1d") +
    path("M41 63l2 4 3-3zM54 64l3 3 2-4z", "#f4efe2"),
];
const orc: Creature = ({ face, shade, eye }) => [
  path("M30 44l-9-6q0 12 10 14zM70 44l9-6q0 12-10 14z", shade),
  path("M29 40c0-12 9-18 21-18s21 6 21 18v14c4 8-6 19-21 19s-25-11-21-19z", face) +
    dark("M50 22c12 0 21 6 21 18v14c4 8-6 19-21 19 9-10 9-40 0-51z", 0.13) +
    path("M30 40q10-4 19 3h2q9-7 19-3l-1 5q-9-3-19 3-10-6-19-3z", shade) +
    eyes(eye, 47.5, 9, 3.4) +
    path("M44 55q6-4 12 0l-2 4h-8z", shade) +
    path("M34 63q16-6 32 0-4 6-16 6t-16-6z", "#3a1f1d") +
    path("M36 64l3-11 4 11zM64 64l-3-11-4 11z", "#f4efe2"),
];
const zombie: Creature = ({ face, shade, eye }) => [
  "",
  path("M31 42c0-13 8-20 19-20s19 7 19 20c0 6-2 11-3 16-2 9-8 14-16 14s-14-5-16-14c-1-5-3-10-3-16z", face) +
    dark("M50 22c11 0 19 7 19 20 0 6-2 11-3 16-2 9-8 14-16 14 8-12 8-38 0-50z", 0.12) +
    path("M31 38c-2-12 8-18 16-17l-4 7 8-5-1 6 7-5c6 2 12 6 12 14l-5-5-7 3-9-4-7 5-5-2z", shade) +
    spots(
      [
        [41.5, 47],
        [58.5, 47],
      ],
      (x, y) => dot(x, y, 6, "#3c3f36") + dot(x, y, 2.4, eye),
    ) +
    path("M47 54h6l-3 5z", "#3c3f36") +
    path("M39 62h22l-2 7H41z", "#3c3f36") +
    line("M43 62v5M48 62v6M53 62v6M58 62v5", "#e8e4d2", 2.4) +
    line("M60 36l8 8M62 44l5-6", "#7d3b36", 1.8),
];
const demon: Creature = ({ face, shade, eye }) => [
  path("M34 34C20 30 14 18 16 2c8 12 16 16 26 20zM66 34c14-4 20-16 18-32-8 12-16 16-26 20z", "#2b2118") +
    path("M30 46l-16-4q6 12 17 12zM70 46l16-4q-6 12-17 12z", shade),
  path("M31 42c0-13 8-20 19-20s19 7 19 20c0 14-8 30-19 32-11-2-19-18-19-32z", face) +
    dark("M50 22c11 0 19 7 19 20 0 14-8 30-19 32 8-14 8-38 0-52z", 0.15) +
    line("M33 37l13 6M67 37l-13 6", "#2b1210", 3.6) +
    eyes(eye, 47, 8.5, 4.2) +
    path("M47 50l3 8 3-8z", shade) +
    path("M37 60q13 8 26 0-3 9-13 9t-13-9z", "#2b1210") +
    path("M40 62l3 5 2-4zM55 63l2 4 3-5z", "#fff6dc") +
    path("M45 70h10l-5 16z", "#2b2118"),
];

const creatures = { goblins: goblin, orcs: orc, zombies: zombie, demons: demon };
const looks: Record<keyof typeof creatures, Looks> = {
  goblins: { face: "#86a64d", shade: "#5f7f35", eye: "#f6d24a" },
  orcs: { face: "#75866a", shade: "#4f6048", eye: "#e8523a" },
  zombies: { face: "#b9bf9c", shade: "#7d8468", eye: "#e6f08a" },
  demons: { face: "#b5382c", shade: "#7c1f1a", eye: "#ffd24a" },
};

/** What covers the head, the better the later in the game. */
function helm(kind: keyof typeof creatures, year: number, strong: boolean): string {
  if (kind === "demons") return year === 5 && strong ? hats.crown() : "";
  if (kind === "zombies") return year > 2 ? hats.kettle("#8a8478", "#5f5a50") : strong ? hats.band("#7d3b36") : "";
  switch (year) {
    case 1:
      return strong ? hats.band(kind === "orcs" ? "#7d3b36" : "#8a5a22") : "";
    case 2:
      return strong ? hats.cap("#6b4a2c", "#4f3217") : hats.bandana("#7d3b36");
    case 3:
      return strong ? hats.kettle(STEEL_DARK, "#5f676f") : hats.skullcap(STEEL_DARK);
    default:
      return strong ? hats.crested(STEEL, "#7d2620") : hats.kettle(STEEL, STEEL_DARK);
  }
}
const arms = [props.dagger, props.spear, props.axe, props.mace, props.sword];

function creature(kind: keyof typeof creatures, year: number, strength: number): string {
  const strong = strength - year >= 2;
  const [behind, head] = creatures[kind](looks[kind]);
  const coat = ["#6b4a2c", "#5b4632", "#54403a", "#4a3a3e", "#3a2f38"][year - 1] ?? "#54403a";
  const body =
    kind === "zombies"
      ? garments.cloak("#5d5a4c", "#474538")
      : kind === "demons"
        ? garments.plate("#3a1f1d", GOLD)
        : year > 3
          ? garments.lamellar(coat, STEEL_DARK)
          : garments.fur(coat, strong ? "#8f7a5c" : "#7a6a50");
  const weapon = kind === "zombies" && !strong ? props.shovel : arms[(strength + year) % arms.length];
  return (
    country(year) +
    dot(50, 106, 46, "#1d120a", 'opacity=".2"') +
    behind +
    body +
    head +
    helm(kind, year, strong) +
    (weapon?.() ?? "")
  );
}

function dragon(year: number): string {
  const spine = times(6, (i) => path(`M${20 + i * 5} ${88 - i * 11}l-13-5 9-8z`, "#7c1f1a"));
  return (
    country(year) +
    path("M2 100V70L34 44 6 34q26-14 46-4l-14 70z", "#4b2a4a", 'opacity=".8"') +
    spine +
    path("M14 102C18 62 32 28 62 26c14 0 30 6 36 20l-3 9-20 2 12 5q2 6-4 9c-10 4-20 2-25-3-6 8-6 20-2 32z", "#a8352c") +
    path("M34 102c0-20 4-34 16-40 2 4 5 6 8 6-6 8-6 22-2 34z", "#e0a35a") +
    line("M38 92h16M38 82h15M41 72h14", "#a8352c", 2) +
    dark("M62 26c14 0 30 6 36 20l-3 9-20 2c-4-12-10-22-13-31z", 0.16) +
    path("M52 30C40 22 36 10 38 0c8 8 16 14 26 16zM66 26c-6-8-7-16-4-25 5 8 10 14 18 18z", "#efe0bd") +
    path("M76 57l3 7 3-6 3 6 3-6zM68 66l2-6 3 6z", "#fff6dc") +
    dot(72, 40, 5, "#ffd24a") +
    path("M71 35h2.4v10H71z", "#1d120a") +
    dot(93, 46, 1.8, "#3a1210") +
    path("M88 62c6 2 8 6 14 5-2 8-8 12-15 11 3-3 1-6-2-8z", "#f3a32c") +
    path("M90 66c4 2 5 4 9 4-2 4-5 6-9 5 2-3 2-5 0-9z", "#fff3c8")
  );
}

function barbarian(year: number, strength: number): string {
  const strong = strength - year >= 3;
  const who: Person = {
    bg: ["pale", "#000", "#000"],
    skin: year === 2 ? 1 : 0,
    head: strong ? "square" : "long",
    hair: ["long", year === 1 ? "red" : year === 2 ? "auburn" : "straw"],
    back: "long",
    beard: strong ? "braids" : year === 1 ? "full" : "long",
    garment: ["fur", year === 1 ? "#5b4632" : "#4a3a3e", "#a8906a"],
    hat: year === 1 ? undefined : year === 2 ? ["fur", "#6b4a2c", "#4f3217"] : strong ? ["winged"] : ["nasal"],
    prop: strong ? ["axe"] : year === 1 ? ["mace"] : ["spear"],
    mood: "fierce",
    mark: strong ? "paint" : year === 2 ? "scar" : undefined,
  };
  const standing = portrait(who);
  // behind them lies the winter, not a field of arms
  return country(year) + standing.slice(standing.indexOf('<circle cx="50" cy="106"'));
}

const drawn = new Map<string, string>();
/** The inside of a 100 x 100 drawing; a kind of a deck of one's own comes as somebody in a hood. */
export function enemy(id: string): string {
  let picture = drawn.get(id);
  if (picture === undefined) {
    const [, kind = "", year = "1", strength = "2"] = /^([a-z]+)_(\d+)_(\d+)/.exec(id) ?? [];
    const [at, strong] = [Math.min(Number(year), 5), Number(strength)];
    if (kind in creatures) picture = creature(kind as keyof typeof creatures, at, strong);
    else if (kind === "dragons") picture = dragon(at);
    else if (kind === "barbarians") picture = barbarian(at, strong);
    else
      picture =
        country(at) +
        garments.cloak("#4a4541", "#2b2118") +
        path("M31 44c0-14 8-21 19-21s19 7 19 21c0 14-8 25-19 25S31 58 31 44z", "#1d120a") +
        hats.hood("#4a4541", "#2b2118") +
        spots(
          [
            [43, 47],
            [57, 47],
          ],
          (x, y) => dot(x, y, 2.2, "#e8523a"),
        );
    drawn.set(id, picture);
  }
  return picture;
}
/** Whether the kind is one of ours. */
export const known = (id: string): boolean => /^(goblins|orcs|zombies|demons|dragons|barbarians)_\d_\d/.test(id);

/** Heads alone, for scenes. */
export const heads = {
  goblin: (): string => creatures.goblins(looks.goblins).join(""),
  orc: (): string => creatures.orcs(looks.orcs).join(""),
};
/** The back of the deck: a horned helm in the snow. */
export const back = (year: number): string =>
  country(year) +
  path("M30 56C14 52 8 34 14 14c6 14 14 20 24 24zM70 56c16-4 22-22 16-42-6 14-14 20-24 24z", "#efe6cf") +
  path("M28 62C28 36 38 26 50 26s22 10 22 36z", "#5f676f") +
  dark("M50 26c12 0 22 10 22 36H50z", 0.2) +
  path("M24 60h52v8H24z", STEEL_DARK) +
  path("M46 50h8v30q-4 3-8 0z", STEEL_DARK) +
  lite("M36 36q4-7 9-8-4 5-5 12z", 0.4);
