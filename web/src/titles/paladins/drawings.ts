// Which icon stands for what.
import type { IconName } from "../../lib/ui/icon-names";

export const actionIcons: Record<string, IconName> = {
  develop: "hammer-nails",
  recruit: "shaking-hands",
  hunt: "bow-arrow",
  trade: "scales",
  pray: "prayer",
  conspire: "cloak-dagger",
  commission: "monk-face",
  fortify: "defensive-wall",
  garrison: "watchtower",
  absolve: "amphora",
  attack: "crossed-swords",
  convert: "jeweled-chalice",
  rest: "night-sleep",
  pass: "sleepy",
  favour: "fleur-de-lys",
  kings_favour: "fleur-de-lys",
  kings_order: "imperial-crown",
  inquisition: "all-seeing-eye",
  pay_debt: "tied-scroll",
};

export const folkIcons: Record<string, IconName> = {
  abbot: "cowled",
  acolyte: "candle-light",
  architect: "architect-mask",
  conspirator: "cloak-dagger",
  debt_collector: "receive-money",
  defender: "checked-shield",
  gatekeeper: "closed-doors",
  missionary: "church",
  peddler: "backpack",
  squire: "horse-head",
  watchman: "spyglass",
};

export const outsiderIcons: Record<string, IconName> = {
  adventurer: "walking-boot",
  archer: "bowman",
  armourer: "breastplate",
  assassin: "hooded-assassin",
  barbarian: "barbarian",
  champion: "trophy-cup",
  guardian: "guarded-tower",
  hunter: "bow-arrow",
  invader: "viking-helmet",
  lookout: "spyglass",
  marauder: "fire-axe",
  mercenary: "two-coins",
  protector: "checked-shield",
  thief: "robber-mask",
  traitor: "backstab",
  vigilante: "bandit",
  warrior: "sword-brandish",
};

export const factionIcons: Record<string, IconName> = {
  viking: "drakkar",
  byzantine: "byzantin-temple",
  saracen: "crescent-blade",
};

/** What converted outsiders count. */
export const countIcons: Record<string, IconName> = {
  ...actionIcons,
  townsfolk_hired: "three-friends",
  order_completed: "imperial-crown",
  attacked_viking: "drakkar",
  attacked_byzantine: "byzantin-temple",
  attacked_saracen: "crescent-blade",
  converted_mercenary: "two-coins",
};

export const crests: Record<string, IconName> = {
  anseis: "stag-head",
  berengier: "guarded-tower",
  engelier: "sword-brandish",
  gerier: "jeweled-chalice",
  gerin: "eagle-emblem",
  girard: "bow-arrow",
  ivon: "griffin-symbol",
  ivoire: "amphora",
  oliver: "prayer",
  otton: "scales",
  roland: "viking-helmet",
  samson: "lion",
};

export const scoreIcons: Record<string, IconName> = {
  "paladins-points-orders": "imperial-crown",
  "paladins-points-faith": "gothic-cross",
  "paladins-points-strength": "broadsword",
  "paladins-points-influence": "crown",
  "paladins-points-develops": "hammer-nails",
  "paladins-points-commissions": "monk-face",
  "paladins-points-garrisons": "watchtower",
  "paladins-points-fortifies": "defensive-wall",
  "paladins-points-walls": "stone-wall",
  "paladins-points-absolves": "amphora",
  "paladins-points-converts": "jeweled-chalice",
  "paladins-points-debts": "tied-scroll",
  "paladins-points-goods": "two-coins",
};
