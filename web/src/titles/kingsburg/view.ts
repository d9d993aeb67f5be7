// What the server shows of a Kingsburg position, and the decks the drawings need.
import type { Phrase } from "../../lib/words/phrase";
import type { KingsburgView, SeatView } from "./view.gen";

export type {
  AdvisorView as KbAdvisor,
  BattleView as KbBattle,
  CellView as KbCell,
  EnemyView as KbEnemy,
  GovernorView as KbGovernor,
  GroupView as KbGroup,
  KingsburgView as KbView,
  PrivateAdvisorView as KbPrivateAdvisor,
  RowView as KbRow,
  SeatView as KbSeat,
  TileView as KbTile,
} from "./view.gen";

export type Amounts = Record<string, number>;

export interface AdvisorCard {
  id: string;
  rank: number;
  rewards: { pay?: Amounts; gain: Amounts }[];
  provenance?: string;
  text?: Phrase;
}

export interface BuildingEffect {
  at?: string;
  [key: string]: unknown;
}

export interface BuildingCard {
  id: string;
  side?: string;
  row: string;
  column: number;
  cost: Amounts;
  vp: number;
  effects: BuildingEffect[];
  provenance?: string;
  note?: string;
  text?: Phrase;
}

/** What a card of a module does, as its deck says it. */
export interface CardEffect {
  hook: string;
  frequency?: string;
  op?: string;
  args?: Record<string, unknown>;
}

interface ModuleCard {
  id: string;
  provenance?: string;
  note?: string;
  text?: Phrase;
}

export interface GovernorCard extends ModuleCard {
  effects: CardEffect[];
}

export interface DestinyCard extends ModuleCard {
  tone: "good" | "bad" | "mixed";
  effects: CardEffect[];
}

export interface TileCard extends ModuleCard {
  rank: number;
  rewards?: { pay?: Amounts; gain: Amounts; others_gain?: Amounts }[];
  op?: string;
  args?: { pool?: Amounts[]; count?: number; gain?: Amounts; keep?: number; base?: Amounts; choosers?: string[] };
}

export interface StripCard extends ModuleCard {
  row: string;
  copies: number;
  buildings: string[];
}

export type ScenarioCard = ModuleCard;

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

export function seatOf(view: KingsburgView, seat: number | null): SeatView | null {
  return view.seats.find((s) => s.seat === seat) ?? null;
}

/** The row of the board that a place belongs to, from below: six ranks each. */
export const tierOf = (rank: number): number => Math.ceil(rank / 6);

/** Season steps as letters, as the rulebook's headings go: a roll, b influence, c rewards, d build. */
export const stepLetters = { roll: "a", influence: "b", rewards: "c", construct: "d" } as const;

export const roman = (n: number): string => ["0", "I", "II", "III", "IV", "V"][n] ?? String(n);

export const isSeason = (phase: number): boolean => phase === 2 || phase === 4 || phase === 6;
