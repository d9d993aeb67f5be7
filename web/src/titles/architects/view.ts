// The position of Architects as the server tells it, and its decks. Players are numbered from 0; the automated opponent
// has the number of seats.
import type { ArchitectsView, SeatView } from "./view.gen";

export type {
  ArchitectsView as ArcView,
  CathedralView as LevelView,
  GuildhallView,
  LacksView,
  MarketView,
  OpponentView,
  PlaceView,
  SeatView,
  SlotView,
  WeighedView as Weighed,
} from "./view.gen";

export const goods = ["clay", "wood", "stone", "gold", "marble"] as const;
export const held = [...goods, "silver"] as const;
export const skills = ["carpentry", "tiling", "masonry"] as const;
export const circles = [
  "quarry", "forest", "mines", "silversmith", "storehouse", "workshop", "town_centre", "tax_stand", "guardhouse",
] as const; // prettier-ignore
export const markets = ["black_market_small", "black_market_middle", "black_market_large"] as const;

export type Amounts = Record<string, number>;

/** Every player board, the opponent's last. */
export const boards = (view: ArchitectsView): SeatView[] => [
  ...view.seats,
  ...(view.opponent ? [view.opponent.seat] : []),
];

export const boardOf = (view: ArchitectsView, seat: number | null): SeatView | null =>
  seat === null ? null : (boards(view).find((s) => s.seat === seat) ?? null);

export const has = (own: SeatView, thing: string): number =>
  thing === "silver" ? own.silver : (own.goods[thing] ?? 0);

export const isRival = (view: ArchitectsView, seat: number): boolean => seat >= view.seats.length;

// decks

export interface Mix {
  of: string[];
  n: number;
}

export interface Effect {
  moment: string;
  gain?: Amounts;
  lose?: Amounts;
  trade?: { pay: Amounts; gain: Amounts };
  discount?: Amounts;
  discount_any?: Mix;
  spare_virtue?: number;
  actions?: number;
  release?: { from: string; n: number };
  capture?: number;
  destroy_debt?: number;
  hire?: number;
  dismiss?: number;
  build?: number;
  refuse_debt?: number;
  debt_vp?: number;
  apprentice_limit?: number;
  rule?: string;
  choose?: Effect[];
  optional?: boolean;
  pay?: Amounts;
  per?: { count: string; each: number };
  if?: { count: string; max?: number; min?: number };
  most?: string;
  everyone?: boolean;
}

interface Card {
  id: string;
  set?: string;
  provenance?: string;
}

export interface ApprenticeCard extends Card {
  family: string;
  skills: string[];
  virtue?: number;
  effects?: Effect[];
}

export interface BuildingCard extends Card {
  cost: Amounts;
  skills: string[];
  virtue?: number;
  vp: number;
  effects?: Effect[];
}

export interface BoardCard extends Card {
  effects?: Effect[];
}

/** base, and one more for each so many own workers there */
export interface Rate {
  base: number;
  workers: number;
}

export interface LocationCard extends Card {
  kind: string;
  gather?: (Rate & { thing: string })[];
  actions?: Rate;
  columns?: Rate;
  plans?: Rate;
  cost?: Amounts;
  lose?: number;
  draw?: number;
}

export interface LevelCard extends Card {
  cost?: Amounts;
  cost_any?: Mix;
  vp: number;
  spots: number;
}

export interface VirtueCard extends Card {
  vp: number;
  tax_ignored?: number;
  market?: boolean;
  cathedral?: boolean;
}

export interface GameCard extends Card {
  hand: number;
  apprentices: number;
  dealt: number;
  kept: number;
  debt_vp: number;
  prison_per_vp: number;
}
