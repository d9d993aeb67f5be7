// The court of City of Crowns: nobles by their first icon, bands of the muster cards by worker and name, allies; and
// the figures of scenes.
import type { Garment } from "../../../lib/art/garments";
import type { Hat } from "../../../lib/art/hats";
import type { Mood } from "../../../lib/art/heads";
import { GOLD, GOLD_DARK } from "../../../lib/art/pen";
import { pickFrom, seedOf, type Dressed, type Person } from "../../../lib/art/portrait";
import type { Prop } from "../../../lib/art/props";

interface Estate {
  banner: [string, string];
  garment: Dressed<Garment>;
  hat: Dressed<Hat>;
  prop: Prop;
  mood: Mood;
}

const estates: Record<string, Estate> = {
  military: {
    banner: ["#96322c", "#efe6cf"],
    garment: ["plate", "#7a2f28", "#dcae42"],
    hat: ["nasal", "#cdb277", "#8a6414"],
    prop: "sword",
    mood: "stern",
  },
  merchant: {
    banner: ["#2f62a3", "#dcae42"],
    garment: ["fur", "#2f62a3", "#e9dfc4"],
    hat: ["chaperon", "#2f62a3", "#dcae42"],
    prop: "coins",
    mood: "sly",
  },
  farmer: {
    banner: ["#3c6e3f", "#e3b84a"],
    garment: ["cloak", "#3c6e3f", "#c9a774"],
    hat: ["straw", "#e0bd63"],
    prop: "wheat",
    mood: "kind",
  },
  clergy: {
    banner: ["#e9e5da", "#5e3b76"],
    garment: ["ermine", "#5e3b76", "#dcae42"],
    hat: ["coronet", GOLD, "#5e3b76"],
    prop: "cross",
    mood: "calm",
  },
};

/** A noble dresses by the first icon of the card; the title turns skin, head, hair and beard. */
export function noble(id: string, icon: string): Person | null {
  const estate = estates[icon];
  if (!estate) return null;
  const pick = pickFrom(seedOf(`court ${id}`));
  return {
    bg: ["court", ...estate.banner],
    skin: pick([0, 1, 2, 1, 0, 3], 1),
    head: pick(["oval", "square", "round", "long"], 3),
    hair: [pick(["long", "short", "curly", "parted"], 8), pick(["blond", "brown", "black", "grey", "auburn"], 11)],
    beard: pick([undefined, "full", "moustache", "goatee", "forked"], 15),
    garment: estate.garment,
    hat: estate.hat,
    prop: [estate.prop],
    mood: estate.mood,
  };
}

const coats: Record<string, { colour: string; hat: (colour: string) => Dressed<Hat> }> = {
  merchant: { colour: "#2f62a3", hat: (colour) => ["chaperon", colour, "#dcae42"] },
  fighter: { colour: "#a8352c", hat: () => ["kettle"] },
  cleric: { colour: "#2a2725", hat: (colour) => ["hood", colour, "#dcae42"] },
  scout: { colour: "#3f7d45", hat: (colour) => ["feathered", colour, "#dcae42"] },
  any: { colour: "#8c7a58", hat: () => ["straw"] },
};

/** What a band is known by; a banner in the colour of its worker for all others. */
const tools: Record<string, Prop> = {
  parish_almoners: "purse",
  hedge_hunters: "bow",
  field_hands: "wheat",
  road_wardens: "lantern",
  hermit_brothers: "cross",
  pilgrim_choir: "book",
  forest_chapel: "cross",
  relic_bearers: "chalice",
  watch_sergeants: "spear",
  border_rangers: "bow",
  freed_brigands: "dagger",
  castle_provisioners: "pack",
  fair_wardens: "scales",
  money_lenders: "coins",
  master_carpenters: "hammer",
  royal_notaries: "scroll",
  abbey_treasurers: "key",
  sanctuary_knights: "sword",
  cathedral_masons: "compass",
  papal_legates: "letter",
  supply_train: "reins",
  royal_heralds: "horn",
  hired_lances: "lance",
  toll_keepers: "purse",
  court_chaplains: "book",
  guild_builders: "hammer",
  chancery_clerks: "scroll",
};

/** A muster card: the worker of its space gives the coat, the name gives the face. */
export function band(id: string, worker: string): Person | null {
  const coat = coats[worker];
  if (!coat) return null;
  const pick = pickFrom(seedOf(id));
  const tool = tools[id];
  return {
    bg: ["town", "#3f6247", "#5a8263"],
    skin: pick([0, 1, 2, 3], 0),
    head: pick(["oval", "square", "round", "long"], 2),
    hair: ["short", pick(["brown", "black", "auburn", "grey"], 4)],
    beard: pick([undefined, "full", "moustache", "stubble"], 6),
    garment: ["tunic", coat.colour, "#efe6cf"],
    hat: coat.hat(coat.colour),
    prop: tool ? [tool] : ["banner", coat.colour],
    mood: pick(["kind", "calm", "worn", "stern"], 3),
  };
}

export const allies: Record<string, Person> = {
  military: {
    bg: ["ally", "#96322c"],
    skin: 3,
    head: "square",
    hair: ["short", "black"],
    beard: "full",
    garment: ["plate", "#7a2f28", "#dcae42"],
    hat: ["crested", GOLD, "#96322c"],
    prop: ["banner"],
    mood: "stern",
  },
  merchant: {
    bg: ["ally", "#2f62a3"],
    skin: 2,
    fem: true,
    head: "oval",
    hair: ["none", "black"],
    garment: ["gown", "#1f4678", "#dcae42"],
    hat: ["veil", "#dfe7f1", "#dcae42"],
    prop: ["scales"],
    mood: "kind",
  },
  farmer: {
    bg: ["ally", "#3c6e3f"],
    skin: 1,
    fem: true,
    head: "round",
    hair: ["parted", "red"],
    back: "braid",
    garment: ["apron", "#8c6239", "#efe6cf"],
    hat: ["straw", "#e0bd63"],
    prop: ["wheat"],
    mood: "kind",
  },
  clergy: {
    bg: ["ally", "#5e3b76"],
    skin: 0,
    head: "long",
    hair: ["tonsure", "white"],
    beard: "full",
    garment: ["robe", "#f0e8d4", "#96322c"],
    hat: ["mitre", "#5e3b76", GOLD],
    prop: ["crozier"],
    mood: "worn",
  },
};

export const figures = {
  diplomat: {
    bg: ["rays", "#3c6e3f", "#4d8351"],
    skin: 2,
    head: "long",
    hair: ["long", "grey"],
    beard: "goatee",
    garment: ["ermine", "#2f5a34", GOLD],
    hat: ["cap", "#2f5a34", "#dcae42"],
    prop: ["letter"],
    mood: "calm",
  },
  inquisitor: {
    bg: ["rays", "#3a2f45", "#2c2336"],
    skin: 1,
    head: "long",
    hair: ["bald", "grey"],
    garment: ["robe", "#2a2725", "#7a2f28"],
    hat: ["cowl", "#2a2725"],
    prop: ["cross"],
    mood: "fierce",
  },
  rival: {
    bg: ["chevron", "#7f2823", "#96322c"],
    skin: 1,
    head: "square",
    hair: ["short", "black"],
    beard: "goatee",
    garment: ["plate", "#3a2b28", "#dcae42"],
    hat: ["crown", GOLD_DARK, "#96322c"],
    prop: ["sword"],
    mood: "stern",
  },
} satisfies Record<string, Person>;
