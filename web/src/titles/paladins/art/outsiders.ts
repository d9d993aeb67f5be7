// Outsiders: a faction gives the look, a kind the stance, and a card is the product of both. The same kind holds the same thing in every faction.
import type { Ground } from "../../../lib/art/grounds";
import type { Back, Beard, HairColour, Mood } from "../../../lib/art/heads";
import type { Garment } from "../../../lib/art/garments";
import type { Hat } from "../../../lib/art/hats";
import { GOLD, STEEL, STEEL_DARK } from "../../../lib/art/pen";
import { pickFrom, seedOf, type Dressed, type Person } from "../../../lib/art/portrait";
import type { Mark, Prop } from "../../../lib/art/props";

interface Faction {
  bg: Ground;
  skins: number[];
  hairs: HairColour[];
  beards: Beard[];
  helm: Dressed<Hat>;
  light: Dressed<Hat>;
  hood: Dressed<Hat>;
  cap: Dressed<Hat>;
  rich: Dressed<Hat>;
  mail: Dressed<Garment>;
  soft: Dressed<Garment>;
  lord: Dressed<Garment>;
  back: Back;
  shield: Dressed<Prop>;
}
interface Kind {
  wear: "none" | "helm" | "light" | "hood" | "cap" | "rich";
  body: "mail" | "soft" | "lord" | "apron";
  prop: Prop | "own shield";
  mood: Mood;
  mark?: Mark;
  over?: Dressed<Hat>;
  shave?: boolean;
  big?: boolean;
  long?: boolean;
  fem?: boolean;
  back?: boolean;
}

const factions: Record<string, Faction> = {
  viking: {
    bg: "viking",
    skins: [0, 0, 1],
    hairs: ["auburn", "red", "blond", "brown"],
    beards: ["full", "braids", "drooping", "forked"],
    helm: ["spectacle"],
    light: ["nasal", STEEL_DARK, "#c99a3b"],
    hood: ["hood", "#3a4d5e"],
    cap: ["fur", "#7d6a55", "#3f5f80"],
    rich: ["circlet", GOLD, "#2f62a3"],
    mail: ["fur", "#5b6670", "#8a7a62"],
    soft: ["fur", "#6a4a30", "#a08a68"],
    lord: ["cloak", "#2c4f74", "#8c6239"],
    back: "braid",
    shield: ["round", "#a8352c", "#efe6cf"],
  },
  byzantine: {
    bg: "byzantine",
    skins: [1, 2, 1],
    hairs: ["black", "brown", "grey", "auburn"],
    beards: ["goatee", "full", "stubble", "moustache"],
    helm: ["crested", STEEL, "#7a2f5a"],
    light: ["kettle", "#c9a24a", "#8a6414"],
    hood: ["hood", "#35533a"],
    cap: ["skullcap", "#7a2f5a"],
    rich: ["coronet", GOLD, "#7a2f5a"],
    mail: ["lamellar", "#6d5a3b", "#c9a24a"],
    soft: ["tunic", "#efe6cf", "#7a2f5a"],
    lord: ["gown", "#7a2f5a", "#dcae42"],
    back: "long",
    shield: ["shield", "#7a2f5a", "#dcae42"],
  },
  saracen: {
    bg: "saracen",
    skins: [3, 2, 4],
    hairs: ["black", "black", "brown", "grey"],
    beards: ["full", "goatee", "forked", "stubble"],
    helm: ["turbanhelm", STEEL, "#efe6cf"],
    light: ["turban", "#efe6cf", "#a8352c"],
    hood: ["headscarf", "#5a4a36", "#2b2118"],
    cap: ["turban", "#c9a24a", "#3c6e3f"],
    rich: ["turban", "#f6f0df", "#2f62a3"],
    mail: ["lamellar", "#5f4526", "#c3cad0"],
    soft: ["kaftan", "#efe6cf", "#96322c"],
    lord: ["kaftan", "#2f6a5a", "#dcae42"],
    back: "long",
    shield: ["round", "#2f6a5a", "#dcae42"],
  },
};
const kinds: Record<string, Kind> = {
  adventurer: { wear: "cap", body: "soft", prop: "glass", mood: "kind" },
  archer: { wear: "hood", body: "soft", prop: "bow", mood: "calm", shave: true },
  armourer: { wear: "none", body: "apron", prop: "hammer", mood: "kind", big: true },
  assassin: { wear: "hood", body: "soft", prop: "dagger", mood: "sly", over: ["mask", "#2b2118"], shave: true },
  barbarian: { wear: "none", body: "mail", prop: "axe", mood: "fierce", mark: "paint", long: true },
  champion: { wear: "helm", body: "mail", prop: "lance", mood: "stern" },
  guardian: { wear: "light", body: "mail", prop: "own shield", mood: "stern" },
  hunter: { wear: "cap", body: "soft", prop: "horn", mood: "calm" },
  invader: { wear: "helm", body: "mail", prop: "sword", mood: "fierce" },
  lookout: { wear: "hood", body: "soft", prop: "spear", mood: "worn" },
  marauder: { wear: "light", body: "soft", prop: "axe", mood: "fierce", mark: "scar" },
  mercenary: { wear: "light", body: "mail", prop: "coins", mood: "sly", mark: "scar" },
  protector: { wear: "helm", body: "lord", prop: "own shield", mood: "calm" },
  thief: { wear: "hood", body: "soft", prop: "purse", mood: "sly", mark: "patch", shave: true },
  traitor: { wear: "none", body: "lord", prop: "letter", mood: "sly", shave: true },
  vigilante: { wear: "hood", body: "mail", prop: "lantern", mood: "stern" },
  warrior: { wear: "light", body: "mail", prop: "spear", mood: "stern", long: true },
  enforcer: { wear: "none", body: "mail", prop: "mace", mood: "fierce", big: true },
  envoy: { wear: "rich", body: "lord", prop: "scroll", mood: "kind" },
  rogue: { wear: "cap", body: "soft", prop: "dagger", mood: "sly", fem: true, back: true },
};

/** By card id: "viking_guardian", "saracen_mercenary_2". */
export function outsider(id: string): Person | null {
  const [faction = "", kind = "", copy = ""] = id.split("_");
  const f = factions[faction];
  const k = kinds[kind];
  if (!f || !k) return null;
  const pick = pickFrom(seedOf(kind + (Number(copy) > 1 ? copy : "")));
  const hair = pick(f.hairs, 2);
  const shape = k.big ? "bald" : k.long ? "long" : k.fem ? "parted" : "short";
  const shaved = k.shave ? "stubble" : undefined;
  return {
    bg: [f.bg],
    skin: pick(f.skins, 1),
    head: k.fem ? "slim" : k.big ? "round" : pick(["oval", "square", "long"], 3),
    hair: [shape, hair],
    back: k.long || k.back ? f.back : undefined,
    fem: k.fem,
    beard: k.fem || k.shave ? shaved : k.big ? f.beards[1] : pick(f.beards, 4),
    hat: k.wear === "none" ? undefined : f[k.wear],
    over: k.over,
    garment: k.body === "apron" ? ["apron", f.soft[1] ?? "#8c6239", "#3b2c1f"] : f[k.body],
    prop: k.prop === "own shield" ? f.shield : [k.prop],
    mood: k.mood,
    mark: k.mark,
  };
}
