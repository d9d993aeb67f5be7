// What the server shows of a Paladins position, and the decks that the drawings need.
import type { PaladinsView, SeatView } from "./view.gen";

export const workers = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"] as const;

export type {
  ActionView,
  CheckView,
  DealView,
  FavourView,
  GainView,
  NextView,
  OpensView,
  PaladinsView as PalView,
  PriceView,
  RivalView,
  SeatView,
  SquareView,
  WeighedView as Weighed,
} from "./view.gen";

/** One line of a reward: an icon and how many, or a choice between rewards. */
export type Gain = Record<string, number> | { choose: Gain[] };
export type Bundle = Gain[];

interface Card {
  id: string;
  provenance?: string;
  note?: string;
}
export interface ActionCard extends Card {
  side: "left" | "right";
  spaces: string[];
  cost?: Record<string, number>;
  /** Attack: missing strength that a silver buys */
  strength_per_silver?: number;
  needs?: string;
  row?: string;
  gain?: Bundle;
  limit?: number;
  vp?: number[];
  modes?: { workers: number; gain?: Bundle; does?: string }[];
  workshop_spaces?: number[];
}
export interface StepCard extends Card {
  influence?: number;
  cost?: Record<string, number>;
  gain?: Bundle;
}
export interface FolkCard extends Card {
  family: string;
  dismiss: Bundle;
  immediate?: Bundle;
  trigger: string;
  if_suspicion_min?: number;
  if_suspicion_max?: number;
  ongoing: Bundle;
}
export interface OutsiderCard extends Card {
  kind: string;
  faction: "viking" | "byzantine" | "saracen";
  attack: Bundle;
  convert: Bundle;
  scoring: { base?: number; vp: number; per: string; each: number };
}
export interface PaladinCard extends Card {
  workers: string[];
  boosts: Record<string, number>;
  ability?: {
    action?: string;
    waive?: string;
    gain?: Bundle;
    discount?: Record<string, number>;
    pay_with_debt?: boolean;
  };
}
export interface FavourCard extends Card {
  worker: string;
  cost?: Record<string, number>;
  reward: Bundle;
}
export interface OrderCard extends Card {
  action: string;
  need: number;
}
export interface SquareCard extends Card {
  region: string;
  players: number;
  reward: Bundle;
}
export interface FlagCard extends Card {
  faith: number;
  strength: number;
}
export interface RewardCard extends Card {
  reward: Bundle;
}
export interface TavernCard extends Card {
  workers: string[];
}

const numerals = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
export const roman = (n: number): string => numerals[n] ?? String(n);

/** Everybody's boards, the rival's last. */
export const boards = (view: PaladinsView): SeatView[] => [...view.seats, ...(view.rival ? [view.rival.seat] : [])];

/** A player's board by seat; the rival of the solo game has the number after the last seat. */
export const boardOf = (view: PaladinsView, seat: number | null): SeatView | null =>
  seat === null ? null : (boards(view)[seat] ?? null);
