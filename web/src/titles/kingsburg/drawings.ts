// Which icon stands for which building, row, phase and enemy.
import type { IconName } from "../../lib/ui/icon-names";

export const buildingIcons: Record<string, IconName> = {
  statue: "stone-bust",
  chapel: "prayer",
  church: "church",
  cathedral: "byzantin-temple",
  inn: "beer-stein",
  market: "shop",
  farms: "wheat",
  merchants_guild: "scales",
  guard_tower: "watchtower",
  blacksmith: "anvil",
  barracks: "medieval-barracks",
  wizards_guild: "crystal-ball",
  palisade: "palisade",
  stables: "horse-head",
  stone_wall: "stone-wall",
  fortress: "castle",
  barricade: "barricade",
  crane: "crane",
  town_hall: "capitol",
  embassy: "tied-scroll",
};

/** Rows of the province sheet, by letter. */
export const rowIcons: Record<string, IconName> = {
  A: "hand-saw",
  B: "gothic-cross",
  C: "two-coins",
  D: "crossed-swords",
  E: "defensive-wall",
  F: "capitol",
  G: "visored-helm",
};

export const phaseIcons: Record<number, IconName> = {
  1: "crown",
  2: "sprout",
  3: "laurel-crown",
  4: "sun",
  5: "tied-scroll",
  6: "oak-leaf",
  7: "visored-helm",
  8: "snowflake-2",
};

export const kindIcons: Record<string, IconName> = {
  barbarians: "barbarian",
  demons: "daemon-skull",
  dragons: "dragon-head",
  goblins: "goblin-head",
  orcs: "orc-head",
  zombies: "shambling-zombie",
};

export const scoreIcons: Record<string, IconName> = {
  buildings: "castle",
  advisors: "crown",
  effects: "cog",
  battles: "crossed-swords",
  kings_reward: "laurel-crown",
  governor: "imperial-crown",
  destinies: "wax-seal",
  tokens: "visored-helm",
  scenario: "goblin-head",
  defeats: "broken-shield",
};

export const resourceOf = (
  thing: string,
): "gold" | "wood" | "stone" | "any" | "vp" | "soldier" | "plus2" | "eye" | "bdie" => {
  switch (thing) {
    case "good":
      return "any";
    case "peek_enemy":
      return "eye";
    case "bonus_die":
      return "bdie";
    case "soldiers":
      return "soldier";
    default:
      return thing as "gold";
  }
};
