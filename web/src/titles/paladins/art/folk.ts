// Townsfolk: one person for each family, whose wall tells the deed they answer to; copies of a card differ a little.
import { GOLD, STEEL } from "../../../lib/art/pen";
import { pickFrom, seedOf, type Person } from "../../../lib/art/portrait";

const walls = {
  faith: ["town", "#5a5048", "#76695c"],
  arms: ["town", "#7c3b33", "#985248"],
  crown: ["town", "#3d5a7a", "#54759a"],
  build: ["town", "#6d5a3b", "#8b7650"],
  law: ["town", "#5b4569", "#755c85"],
  court: ["town", "#3f6247", "#5a8263"],
} as const satisfies Record<string, Person["bg"]>;

export const families: Record<string, Person> = {
  abbot: {
    bg: walls.faith,
    skin: 1,
    head: "round",
    hair: ["tonsure", "white"],
    garment: ["robe", "#f0e8d4", "#d9ccab"],
    hat: ["mitre", "#f2ecdc", "#b98a24"],
    prop: ["crozier"],
    mood: "kind",
  },
  acolyte: {
    bg: walls.faith,
    skin: 2,
    head: "slim",
    hair: ["curly", "black"],
    garment: ["robe", "#efe6cf", "#96322c"],
    prop: ["lantern"],
    mood: "calm",
  },
  architect: {
    bg: walls.build,
    skin: 0,
    head: "long",
    hair: ["short", "grey"],
    beard: "goatee",
    garment: ["vest", "#8c6239", "#efe6cf"],
    hat: ["cap", "#3d5a7a", "#2b4460"],
    prop: ["compass"],
    mood: "calm",
  },
  conspirator: {
    bg: walls.law,
    fem: true,
    skin: 1,
    head: "slim",
    hair: ["short", "black"],
    garment: ["cloak", "#2c2233", "#4a3657"],
    hat: ["cowl", "#2c2233"],
    prop: ["dagger"],
    mood: "sly",
  },
  debt_collector: {
    bg: walls.law,
    skin: 0,
    head: "round",
    hair: ["bald", "brown"],
    beard: "moustache",
    garment: ["fur", "#2f2a3b", "#7d6a55"],
    hat: ["chaperon", "#3a2c48", "#241a2e"],
    prop: ["purse"],
    mood: "stern",
  },
  defender: {
    bg: walls.arms,
    skin: 3,
    head: "square",
    hair: ["crop", "black"],
    beard: "stubble",
    garment: ["mail", "#96322c", "#efe6cf"],
    hat: ["coif"],
    prop: ["shield", "#96322c", "#efe6cf"],
    mood: "stern",
  },
  gatekeeper: {
    bg: walls.crown,
    skin: 1,
    fem: true,
    head: "oval",
    hair: ["parted", "grey"],
    back: "braid",
    garment: ["tunic", "#3d5a7a", "#dcae42"],
    hat: ["kettle"],
    prop: ["key"],
    mood: "worn",
  },
  missionary: {
    bg: walls.faith,
    skin: 0,
    fem: true,
    head: "oval",
    hair: ["none", "brown"],
    garment: ["robe", "#3a3531", "#efe6cf"],
    hat: ["veil", "#f2ecdc", "#3a3531"],
    prop: ["cross"],
    mood: "kind",
  },
  peddler: {
    bg: walls.build,
    skin: 2,
    head: "round",
    hair: ["short", "brown"],
    beard: "stubble",
    garment: ["vest", "#3f7d45", "#d9c08a"],
    hat: ["straw"],
    prop: ["pack"],
    mood: "kind",
  },
  squire: {
    bg: walls.crown,
    skin: 0,
    head: "oval",
    hair: ["parted", "red"],
    mark: "freckle",
    garment: ["tunic", "#3c6e3f", "#efe6cf"],
    prop: ["reins"],
    mood: "kind",
  },
  watchman: {
    bg: walls.arms,
    skin: 1,
    head: "long",
    hair: ["short", "brown"],
    beard: "drooping",
    garment: ["cloak", "#7a5330", "#c9a774"],
    hat: ["hood", "#8a5f35"],
    prop: ["lantern"],
    mood: "worn",
  },
  chevalier: {
    bg: walls.court,
    skin: 0,
    head: "square",
    hair: ["short", "blond"],
    beard: "moustache",
    garment: ["plate", "#3f6247", "#dcae42"],
    hat: ["crested", STEEL, "#dcae42"],
    prop: ["sword"],
    mood: "stern",
  },
  outrider: {
    bg: walls.court,
    skin: 2,
    fem: true,
    head: "slim",
    hair: ["parted", "auburn"],
    back: "long",
    garment: ["vest", "#5d3d22", "#7fa07f"],
    hat: ["feathered", "#3f6247", "#2b4732"],
    prop: ["reins"],
    mood: "sly",
  },
  princess: {
    bg: walls.court,
    skin: 0,
    fem: true,
    head: "oval",
    hair: ["parted", "blond"],
    back: "long",
    garment: ["gown", "#a8527a", "#f4efe2"],
    hat: ["crown", GOLD, "#a8527a"],
    mood: "kind",
  },
};

const beards: Person["beard"][] = [undefined, "stubble", "full", "moustache", "goatee"];
const hairs = ["brown", "black", "auburn", "grey", "blond", "red"] as const;

/** By card id: "abbot_1" is the family's face, further copies turn skin, hair and beard; dress and tool stay. */
export function townsfolk(id: string): Person | null {
  const family = id.replace(/_\d+$/, "");
  const person = families[family];
  const copy = Number(/\d+$/.exec(id)?.[0] ?? 1) - 1;
  if (!person || copy <= 0) return person ?? null;
  const pick = pickFrom(seedOf(family) + copy);
  const [shape, colour] = person.hair ?? (["short", "brown"] as const);
  return {
    ...person,
    skin: ((person.skin ?? 0) + copy * 2) % 5,
    hair: [shape, hairs[(hairs.indexOf(colour as (typeof hairs)[number]) + copy + 6) % hairs.length] ?? colour],
    head: person.fem ? person.head : pick(["oval", "square", "round", "long"], copy),
    beard: person.fem ? undefined : beards[(beards.indexOf(person.beard) + copy * 2) % beards.length],
  };
}
