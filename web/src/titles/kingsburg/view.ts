// What the server shows of a Kingsburg position, and the decks the drawings need.
import type { Phrase } from "../../lib/words/phrase";

export interface KbSeat {
  seat: number;
  gold: number;
  wood: number;
  stone: number;
  plus2: number;
  soldiers: number;
  vp: number;
  buildings: string[];
  used: string[];
  rows: KbRow[];
  dice: number[];
  bonus: number[];
  rolled: number;
  bonus_dice: number;
  passed: boolean;
  token_used: boolean;
  market_used: boolean;
  strength: number;
  points: Record<string, number>;
}

export interface KbCell {
  id: string;
  state: "built" | "ready" | "short" | "lock";
  price: Amounts;
  cheaper: string[];
  dearer: string[];
  lacks: Amounts;
  used: boolean;
}

export interface KbRow {
  letter: string;
  strip: boolean;
  cells: KbCell[];
}

export interface KbGroup {
  seat: number;
  dice: number[];
  bonus: number[];
  token: boolean;
  market: number;
  envoy: boolean;
}

export interface KbAdvisor {
  id: string;
  rank: number;
  groups: KbGroup[];
}

export interface KbBattle {
  seat: number;
  soldiers: number;
  strength: number;
  result: "won" | "tied" | "lost";
  highest: boolean;
}

export interface KbView {
  title: "kingsburg";
  seat: number | null;
  year: number;
  phase: number;
  step: "" | "start" | "roll" | "influence" | "rewards" | "construct" | "end";
  turn_order: number[];
  active: number[];
  seats: KbSeat[];
  advisors: KbAdvisor[];
  envoy: number;
  enemy: { year: number; range: [number, number]; card: string | null; revealed: boolean };
  winter: {
    bands: { of: "enemy" | "valley"; low: number; high: number }[];
    lanes: {
      seat: number;
      soldiers: number;
      strength: number;
      maybe: number;
      result: "won" | "tied" | "lost" | "";
      highest: boolean;
    }[];
  };
  past_enemies: string[];
  reinforcement: number;
  battle: KbBattle[];
  neutral: number[];
  chart: { year: number; phase: number; vp: number[] }[];
  over: boolean;
}

export type Amounts = Record<string, number>;

export interface AdvisorCard {
  id: string;
  rank: number;
  rewards: { pay?: Amounts; gain: Amounts }[];
  provenance?: string;
  text?: Phrase;
}

export interface BuildingEffect {
  at: string;
  [key: string]: unknown;
}

export interface BuildingCard {
  id: string;
  row: string;
  column: number;
  cost: Amounts;
  vp: number;
  effects: BuildingEffect[];
  provenance?: string;
  note?: string;
  text?: Phrase;
}

export interface EnemyCard {
  id: string;
  kind: string;
  year: number;
  strength: number;
  penalty: Amounts;
  reward: Amounts;
  provenance?: string;
  text?: Phrase;
}

export const goods = ["gold", "wood", "stone"] as const;
export type Good = (typeof goods)[number];

export function seatOf(view: KbView, seat: number | null): KbSeat | null {
  return view.seats.find((s) => s.seat === seat) ?? null;
}

/** Season steps as letters, as the rulebook's headings go: a roll, b influence, c rewards, d build. */
export const stepLetters = { roll: "a", influence: "b", rewards: "c", construct: "d" } as const;

export const roman = (n: number): string => ["0", "I", "II", "III", "IV", "V"][n] ?? String(n);

export const isSeason = (phase: number): boolean => phase === 2 || phase === 4 || phase === 6;
