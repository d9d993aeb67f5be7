// The apprentices, by card id: behind each the colour of the skill, in hand the tool of the trade, and on a coin the good
// that tells copies apart. Further names (from a deck of one's own) get a stranger in a hood.
import { GOLD } from "../../../lib/art/pen";
import { portrait, seedOf, type Person } from "../../../lib/art/portrait";
import type { Sign } from "../../../lib/art/signs";

const shop = {
  carpentry: ["town", "#7a5630", "#9a7346"],
  tiling: ["town", "#914a30", "#b9694a"],
  masonry: ["town", "#5c6873", "#7b8894"],
  all: ["town", "#6d5a37", "#8f7a52"],
} as const satisfies Record<string, Person["bg"]>;
const LINEN = "#efe6cf";

/** What a family has in common; each copy has a face, a shop and a coin of its own. */
const acolyte = (coat: string, trim: string, more: Partial<Person>): Omit<Person, "bg"> => ({
  garment: ["robe", coat, trim],
  prop: ["candle"],
  mood: "kind",
  ...more,
});
const conspirator = (coat: string, veil: string, more: Partial<Person>): Omit<Person, "bg"> => ({
  garment: ["cloak", coat, veil],
  hat: ["hood", coat],
  over: ["mask", veil],
  prop: ["dagger"],
  mood: "sly",
  ...more,
});
const collector = (coat: string, more: Partial<Person>): Omit<Person, "bg"> => ({
  garment: ["tunic", coat, LINEN],
  hat: ["chaperon", "#2f2b28", "#1f1b19"],
  prop: ["book"],
  mood: "stern",
  ...more,
});
const patron = (coat: string, more: Partial<Person>): Omit<Person, "bg"> => ({
  garment: ["ermine", coat, GOLD],
  prop: ["dove"],
  mood: "kind",
  ...more,
});
const squire = (coat: string, more: Partial<Person>): Omit<Person, "bg"> => ({
  garment: ["mail", coat, LINEN],
  prop: ["shield", coat, LINEN],
  ...more,
});
const swindler = (coat: string, trim: string, plume: string, more: Partial<Person>): Omit<Person, "bg"> => ({
  garment: ["vest", trim, coat],
  hat: ["plumed", trim, plume],
  prop: ["cups"],
  mood: "sly",
  ...more,
});

type Shop = keyof typeof shop;
const at = (where: Shop, who: Omit<Person, "bg">, badge?: Sign): Person => ({ bg: shop[where], ...who, badge });

export const apprentices: Readonly<Record<string, Person>> = {
  acolyte_card: at("carpentry", acolyte("#6f5840", "#5a4631", { hair: ["tonsure", "brown"] }), "card"),
  acolyte_clay: at(
    "tiling",
    acolyte("#5d6a58", "#4a5546", { skin: 3, hair: ["tonsure", "black"], mood: "calm" }),
    "clay",
  ),
  acolyte_silver: at(
    "masonry",
    acolyte("#3f4a57", "#f1ebdb", { skin: 1, head: "slim", fem: true, hat: ["veil", "#f1ebdb", "#3f4a57"] }),
    "silver",
  ),
  conspirator_a: at("carpentry", conspirator("#3d304a", "#6d5782", {})),
  conspirator_b: at("carpentry", conspirator("#5c2420", "#93463c", { skin: 3, head: "slim", fem: true })),
  debt_collector_clay: at("tiling", collector("#3b3733", { hair: ["short", "black"], beard: "moustache" }), "clay"),
  debt_collector_stone: at(
    "masonry",
    collector("#46505a", { skin: 2, head: "square", hair: ["short", "grey"], beard: "full" }),
    "stone",
  ),
  debt_collector_wood: at(
    "carpentry",
    collector("#5b3a28", { skin: 1, head: "long", hair: ["short", "red"], beard: "goatee", mark: "specs" }),
    "wood",
  ),
  enforcer: at("tiling", {
    skin: 3,
    head: "square",
    hair: ["crop", "black"],
    beard: "stubble",
    garment: ["lamellar", "#4f3a2a", "#7a5a3c"],
    hat: ["kettle"],
    prop: ["mace"],
    mark: "scar",
    mood: "fierce",
  }),
  gatekeeper: at("masonry", {
    skin: 1,
    fem: true,
    head: "oval",
    hair: ["short", "auburn"],
    back: "braid",
    garment: ["mail", "#7a3a34", LINEN],
    hat: ["kettle"],
    prop: ["key"],
    mood: "stern",
  }),
  illusionist: at("carpentry", {
    head: "long",
    hair: ["long", "white"],
    beard: "long",
    garment: ["cloak", "#56459a", "#3a2f63"],
    hat: ["pointed", "#4a3a78"],
    prop: ["wand"],
    mood: "sly",
  }),
  jeweller_a: at("tiling", {
    skin: 2,
    hair: ["short", "black"],
    beard: "goatee",
    garment: ["vest", "#2f6b66", "#dfb23f"],
    prop: ["gem"],
    mark: "loupe",
  }),
  jeweller_b: at("tiling", {
    fem: true,
    head: "slim",
    hair: ["bun", "grey"],
    garment: ["vest", "#5e3b76", "#c9a24a"],
    prop: ["gem"],
    mark: "loupe",
    mood: "kind",
  }),
  labourer: at("all", {
    skin: 2,
    head: "square",
    hair: ["short", "brown"],
    beard: "stubble",
    garment: ["vest", "#7d8a5a", "#f1ebdb"],
    hat: ["straw"],
    prop: ["shovel"],
    mood: "kind",
  }),
  merchant_clay: at(
    "tiling",
    {
      skin: 3,
      head: "round",
      hair: ["short", "black"],
      beard: "full",
      garment: ["kaftan", "#7d4f86", "#c98f2c"],
      hat: ["chaperon", "#c98f2c", "#8f5f14"],
      prop: ["purse"],
    },
    "clay",
  ),
  merchant_gold: at(
    "masonry",
    {
      head: "round",
      hair: ["short", "blond"],
      beard: "moustache",
      garment: ["fur", "#8a6a1c", "#c9b28a"],
      hat: ["chaperon", "#96322c", "#6d211d"],
      prop: ["coins"],
      mood: "kind",
    },
    "gold",
  ),
  merchant_marble: at(
    "tiling",
    {
      skin: 1,
      fem: true,
      hair: ["parted", "auburn"],
      back: "long",
      garment: ["gown", "#3f6a86", LINEN],
      hat: ["circlet", GOLD, "#a8352c"],
      prop: ["coins"],
      mood: "kind",
    },
    "marble",
  ),
  merchant_stone: at(
    "masonry",
    {
      skin: 4,
      beard: "goatee",
      hair: ["short", "black"],
      garment: ["kaftan", "#3c6e3f", "#e3c28a"],
      hat: ["turban", LINEN, "#3c6e3f"],
      prop: ["purse"],
      mood: "kind",
    },
    "stone",
  ),
  merchant_wood: at(
    "carpentry",
    {
      fem: true,
      hair: ["short", "red"],
      back: "braid",
      garment: ["vest", "#8a5c33", "#f1ebdb"],
      hat: ["bandana", "#3c6e3f"],
      prop: ["purse"],
      mood: "kind",
    },
    "wood",
  ),
  miner_a: at("tiling", {
    hair: ["short", "brown"],
    beard: "full",
    garment: ["tunic", "#5f5142", "#3f352b"],
    hat: ["miner", "#7a5a34"],
    prop: ["pick"],
    mark: "soot",
  }),
  miner_b: at("tiling", {
    skin: 3,
    head: "square",
    hair: ["crop", "black"],
    beard: "stubble",
    garment: ["vest", "#6b4a3a", "#9b8468"],
    hat: ["miner", "#4f4a45"],
    prop: ["pick"],
    mark: "soot",
    mood: "kind",
  }),
  overseer: at("masonry", {
    skin: 2,
    head: "long",
    hair: ["short", "grey"],
    beard: "drooping",
    garment: ["tunic", "#34505f", LINEN],
    hat: ["wide", "#2b3a44", "#b98a24"],
    prop: ["scroll"],
    mood: "stern",
  }),
  patron_clay: at(
    "tiling",
    patron("#6d2c26", { hair: ["short", "grey"], beard: "full", hat: ["wide", "#6d2c26"] }),
    "clay",
  ),
  patron_silver: at(
    "masonry",
    patron("#2c5282", { skin: 1, fem: true, head: "slim", hat: ["headscarf", "#dfe4ec", "#2c5282"] }),
    "silver",
  ),
  patron_stone: at("masonry", patron("#3f5a55", { skin: 3, hair: ["curly", "white"], beard: "goatee" }), "stone"),
  patron_wood: at(
    "carpentry",
    patron("#36563a", { skin: 2, fem: true, hair: ["parted", "auburn"], hat: ["wide", "#36563a"] }),
    "wood",
  ),
  peddler: at("carpentry", {
    skin: 1,
    head: "round",
    hair: ["short", "brown"],
    beard: "full",
    garment: ["tunic", "#7a6a3c", "#c9b28a"],
    hat: ["cap", "#4f5a48", "#39422f"],
    prop: ["pack"],
    mood: "kind",
  }),
  pickpocket: at("tiling", {
    skin: 1,
    head: "slim",
    hair: ["curly", "black"],
    garment: ["vest", "#4f5a48", "#c9b98d"],
    hat: ["cap", "#6b5a3c", "#4a3d27"],
    prop: ["purse"],
    mood: "sly",
  }),
  squire_gold: at("tiling", squire("#96322c", { hair: ["bowl", "blond"], mood: "kind" }), "gold"),
  squire_marble: at("masonry", squire("#2c5282", { skin: 3, hair: ["bowl", "black"] }), "marble"),
  squire_virtue: at("carpentry", squire("#36663a", { hat: ["coif"], mood: "kind" }), "virtue"),
  stonecutter_a: at("masonry", {
    skin: 2,
    head: "square",
    hair: ["short", "grey"],
    beard: "full",
    garment: ["apron", "#8a7a60", "#5f4f3b"],
    hat: ["skullcap", "#c9bfa4"],
    prop: ["mallet"],
    mark: "dust",
  }),
  stonecutter_b: at("masonry", {
    fem: true,
    hair: ["bun", "blond"],
    garment: ["apron", "#6f7f8c", "#4a5560"],
    hat: ["bandana", "#5d6d83"],
    prop: ["mallet"],
    mark: "dust",
    mood: "kind",
  }),
  swindler_clay: at(
    "tiling",
    swindler("#3f3548", "#5e3b76", "#b2522a", { hair: ["short", "black"], beard: "goatee" }),
    "clay",
  ),
  swindler_stone: at(
    "masonry",
    swindler("#54302c", "#96322c", "#e9c14b", { skin: 1, fem: true, hair: ["parted", "red"], back: "long" }),
    "stone",
  ),
  swindler_wood: at(
    "carpentry",
    swindler("#2f3f30", "#36563a", LINEN, { skin: 3, hair: ["short", "black"], beard: "moustache" }),
    "wood",
  ),
  thief: at("carpentry", {
    head: "slim",
    hair: ["short", "brown"],
    garment: ["cloak", "#2f2d2b", "#4a4541"],
    hat: ["hood", "#3b3a38"],
    prop: ["purse"],
    mark: "domino",
    mood: "sly",
  }),
  trader_clay: at(
    "tiling",
    {
      skin: 4,
      hair: ["short", "black"],
      beard: "full",
      garment: ["kaftan", "#c9a24a", "#8f5f14"],
      hat: ["turban", "#b8573b", "#efe6cf"],
      prop: ["scales"],
    },
    "clay",
  ),
  trader_stone: at(
    "masonry",
    {
      skin: 2,
      head: "long",
      hair: ["short", "white"],
      beard: "long",
      garment: ["kaftan", "#46505a", "#2f3841"],
      hat: ["turban", "#5d6d83", "#c9b98d"],
      prop: ["scales"],
    },
    "stone",
  ),
  trader_wood: at(
    "carpentry",
    {
      skin: 1,
      fem: true,
      hair: ["short", "brown"],
      back: "braid",
      garment: ["vest", "#4f6b38", "#e3d5b0"],
      hat: ["wide", "#8a5f36"],
      prop: ["scales"],
      mood: "kind",
    },
    "wood",
  ),
  trickster: at("masonry", {
    hair: ["short", "red"],
    garment: ["vest", "#5e3b76", "#c98f2c"],
    hat: ["fool", "#5e3b76", "#c98f2c"],
    prop: ["jest"],
    mood: "kind",
  }),
  woodcutter_a: at("carpentry", {
    head: "square",
    hair: ["short", "red"],
    beard: "long",
    garment: ["tunic", "#96322c", "#2b2118"],
    hat: ["cap", "#3f5a33", "#2b4023"],
    prop: ["axe"],
  }),
  woodcutter_b: at("carpentry", {
    skin: 3,
    fem: true,
    hair: ["short", "black"],
    back: "braid",
    garment: ["tunic", "#3f5a33", "#e9dcc0"],
    hat: ["bandana", "#b8573b"],
    prop: ["axe"],
    mood: "kind",
  }),
};

const stranger = (id: string): Person => ({
  bg: shop.all,
  skin: seedOf(id) % 5,
  garment: ["cloak", "#4a4541", "#8c7a58"],
  hat: ["hood", "#6a5a44"],
});

const drawn = new Map<string, string>();
/** The inside of a 100 x 100 drawing. */
export function apprentice(id: string): string {
  let picture = drawn.get(id);
  if (picture === undefined) drawn.set(id, (picture = portrait(apprentices[id] ?? stranger(id))));
  return picture;
}
