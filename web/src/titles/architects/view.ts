// The position of Architects as the server tells it, and its decks. Players are numbered from 0; the automated opponent
// has the number of seats.
import type { ScoreSheet } from "../../lib/net/types";

export const goods = ["clay", "wood", "stone", "gold", "marble"] as const;
export const held = [...goods, "silver"] as const;
export const skills = ["carpentry", "tiling", "masonry"] as const;
export const circles = [
  "quarry", "forest", "mines", "silversmith", "storehouse", "workshop", "town_centre", "tax_stand", "guardhouse",
] as const; // prettier-ignore
export const markets = ["black_market_small", "black_market_middle", "black_market_large"] as const;

export type Amounts = Record<string, number>;

export interface BuiltView {
  id: string;
  vp: number;
  bonus: number;
}

export interface SeatView {
  seat: number;
  character: string | null;
  place: number;
  workers: number;
  at: Record<string, number>;
  market: number;
  prison: number;
  guildhall: number;
  captives: number[];
  held: number;
  goods: Amounts;
  silver: number;
  virtue: number;
  virtue_vp: number;
  tax_ignored: number;
  market_allowed: boolean;
  cathedral_allowed: boolean;
  cathedral: number;
  apprentices: string[];
  apprentice_limit: number;
  skills: Record<string, number>;
  built: BuiltView[];
  hand: number;
  unpaid: number;
  paid: number;
  points: Record<string, number>;
  vp: number;
}

export interface LocationView {
  id: string;
  kind: string;
  workers: number[];
}

export interface SlotView {
  row: number;
  column: number;
  id: string | null;
  coins: number;
}

export interface MarketView {
  pile: number;
  goods: Amounts;
  printed: boolean;
}

export interface LevelView {
  level: number;
  vp: number;
  spots: number;
  seats: number[];
}

export interface GuildhallView {
  rows: number;
  columns: number;
  workers: number[];
  resets: number[];
  spaces: number;
}

export interface Weighed {
  result: string;
  half: string;
}

export interface OpponentView {
  id: string;
  level: string;
  basic: number;
  precious: number;
  first: string;
  scheme: { id: string; top: string; bottom: string } | null;
  schemes: number;
  discards: string[];
  plan: Weighed[];
  seat: SeatView;
  sheet: ScoreSheet;
}

export interface OwnView {
  hand: string[];
  buildable: string[];
  packet: string[];
  drawn: string[];
  hire: (number | null)[];
}

export interface ArcView {
  title: "architects";
  step: string;
  round: number;
  order: number[];
  turn: number;
  active: number[];
  left: number | null;
  seats: SeatView[];
  locations: LocationView[];
  display: SlotView[];
  apprentices_pile: number;
  buildings_pile: number;
  rewards_pile: number;
  tax: number;
  small: MarketView;
  large: MarketView;
  market: number[];
  guildhall: GuildhallView;
  cathedral: LevelView[];
  prison: number[];
  capture_locations: number;
  opponent: OpponentView | null;
  over: boolean;
  sheets: ScoreSheet[];
  seat: number | null;
  own: OwnView | null;
}

/** Every player board, the opponent's last. */
export const boards = (view: ArcView): SeatView[] => [...view.seats, ...(view.opponent ? [view.opponent.seat] : [])];

export const boardOf = (view: ArcView, seat: number | null): SeatView | null =>
  seat === null ? null : (boards(view).find((s) => s.seat === seat) ?? null);

export const has = (own: SeatView, thing: string): number =>
  thing === "silver" ? own.silver : (own.goods[thing] ?? 0);

export const isRival = (view: ArcView, seat: number): boolean => seat >= view.seats.length;

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
