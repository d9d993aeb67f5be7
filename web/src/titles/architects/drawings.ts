// Which icon stands for what, where the places lie on the map, and which key chooses them.
import type { IconName } from "../../lib/ui/icon-names";

export const placeIcons: Record<string, IconName> = {
  quarry: "war-pick",
  forest: "pine-tree",
  mines: "mine-wagon",
  silversmith: "anvil",
  storehouse: "warehouse",
  workshop: "hammer-nails",
  town_centre: "medieval-village-01",
  tax_stand: "crown-coin",
  guardhouse: "guarded-tower",
  black_market: "hooded-figure",
  black_market_small: "hooded-figure",
  black_market_middle: "hooded-figure",
  black_market_large: "hooded-figure",
  guildhall: "gavel",
  cathedral: "church",
  prison: "window-bars",
};

/** Left, top, width and height on a map of 910 by 610. */
const boxes: Record<string, [number, number, number, number]> = {
  quarry: [10, 10, 188, 112],
  forest: [10, 138, 188, 112],
  mines: [10, 266, 188, 112],
  silversmith: [10, 394, 188, 112],
  storehouse: [244, 10, 206, 109],
  town_centre: [464, 10, 212, 109],
  workshop: [244, 130, 432, 198],
  black_market: [244, 343, 212, 165],
  tax_stand: [470, 332, 206, 86],
  guardhouse: [470, 426, 206, 82],
  cathedral: [690, 10, 208, 236],
  guildhall: [690, 256, 208, 140],
  prison: [690, 412, 208, 96],
};

export const boxStyle = (id: string): string => {
  const [x, y, w, h] = boxes[id] ?? [0, 0, 0, 0];
  const of = (n: number, all: number): string => `${((n / all) * 100).toFixed(3)}%`;
  return `left:${of(x, 910)};top:${of(y, 610)};width:${of(w, 910)};height:${of(h, 610)}`;
};

/** Places in the order of the list, with their keys. */
export const placeKeys: [string, string][] = [
  ["quarry", "1"],
  ["forest", "2"],
  ["mines", "3"],
  ["silversmith", "4"],
  ["storehouse", "5"],
  ["workshop", "6"],
  ["town_centre", "7"],
  ["tax_stand", "8"],
  ["guardhouse", "9"],
  ["guildhall", "0"],
  ["black_market_small", "Q"],
  ["black_market_middle", "W"],
  ["black_market_large", "E"],
];

export const guardIcons: Record<string, IconName> = {
  imprison: "window-bars",
  release: "key",
  free: "manacles",
  pay_debt: "tied-scroll",
};

export const scoreIcons: Record<string, IconName> = {
  "architects-points-buildings": "castle",
  "architects-points-cathedral": "church",
  "architects-points-virtue": "dove",
  "architects-points-debts": "tied-scroll",
  "architects-points-gold": "gold-bar",
  "architects-points-marble": "stone-bust",
  "architects-points-silver": "two-coins",
  "architects-points-prison": "window-bars",
  "architects-points-level": "laurel-crown",
  "architects-points-opponent": "crown",
};
