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
  muster: "rally-the-troops",
  negotiate: "discussion",
  enlist: "discussion",
  place: "rally-the-troops",
  rest: "night-sleep",
  pass: "sleepy",
  favour: "fleur-de-lys",
  kings_favour: "fleur-de-lys",
  kings_order: "imperial-crown",
  inquisition: "all-seeing-eye",
  pay_debt: "tied-scroll",
};

/** The icons of nobles and allies. */
export const nobleIcons: Record<string, IconName> = {
  military: "crossed-swords",
  merchant: "shop",
  farmer: "wheat",
  clergy: "church",
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
  muster_card: "rally-the-troops",
  negotiate_card: "discussion",
};

export const scoreIcons: Record<string, IconName> = {
  "paladins-points-orders": "imperial-crown",
  "paladins-points-faith": "gothic-cross",
  "paladins-points-strength": "broadsword",
  "paladins-points-influence": "crown",
  "paladins-points-diplomacy": "oak-leaf",
  "paladins-points-secret": "padlock",
  "paladins-points-musters": "rally-the-troops",
  "paladins-points-sets": "discussion",
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
