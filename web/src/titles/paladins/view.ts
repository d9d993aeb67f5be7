// What the server shows of a Paladins position, and the decks that the drawings need.
import type { Phrase } from "../../lib/words/phrase";

export const workers = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"] as const;

export interface ActionView {
  id: string;
  workers: (string | null)[];
  workshops: boolean[];
  done: number;
  limit: number | null;
  need: number | null;
  silver: number;
  provision: number;
}

export interface SeatView {
  seat: number;
  workers: Record<string, number>;
  silver: number;
  provision: number;
  attributes: Record<string, number>;
  boosts: Record<string, number>;
  paladin: string | null;
  paladin_chosen: boolean;
  paladins: number;
  actions: ActionView[];
  workshops_left: number;
  jars: string[];
  walls: string[];
  attacked: string[];
  converted: { id: string; points: number }[];
  crew: string[];
  suspicion: string[];
  unpaid: number;
  paid: number;
  passed: boolean;
  orders: boolean[];
  points: Record<string, number>;
  vp: number;
}

export interface SquareView {
  id: string;
  region: number;
  closed: boolean;
  piece: "monk" | "outpost" | null;
  seat: number;
}

export interface OrderView {
  round: number;
  vp: number;
  order: string | null;
}

export interface FavourView {
  round: number;
  favour: string | null;
  worker: string | null;
  seat: number;
}

/** Something that the rival tries: what, what comes of it, and why or why not. */
export interface Weighed {
  result: string;
  action: string;
  target: string | null;
  have: number;
  need: number;
  name: Phrase;
  does: Phrase | null;
  why: Phrase;
}

/** A kind of scheme that may come next; the last of its lines is what the rival does then. */
export interface SchemeView {
  scheme: string;
  count: number;
  lines: Weighed[];
}

/** The rival's next turn as things stand. */
export interface NextView {
  turn: "scheme" | "pass" | "passed";
  say: Phrase;
  shuffle: boolean;
  total: number;
  schemes: SchemeView[];
  top: Weighed[];
  targets: { townsfolk: string | null; favour: string | null; attack: string | null; convert: string | null };
  lowest: string | null;
}

export interface RivalView {
  difficulty: string;
  marker: number;
  track: number;
  stack: string[];
  workers: number;
  needed: Record<string, number>;
  top_row: boolean[];
  scheme: string | null;
  schemes: number;
  unseen: Record<string, number>;
  discards: string[];
  aside: number;
  /** what it tried in its last turn, the last row is what it did */
  plan: Weighed[];
  next: NextView | null;
  seat: SeatView;
  sheet: { total: number; lines: { key: string; points: number }[] };
}

export interface PalView {
  title: "paladins";
  seat: number | null;
  round: number;
  rounds: number;
  step: string;
  start: number;
  turn: number;
  active: number[];
  seats: SeatView[];
  own: { hand: string[]; pile: (string | null)[] } | null;
  tax: number;
  tax_full: number;
  debts: number;
  suspicion: { pile: number; discards: number };
  walls: number;
  townsfolk: (string | null)[];
  townsfolk_pile: number;
  townsfolk_discards: string[];
  outsiders: (string | null)[];
  outsiders_pile: number;
  outsiders_discards: string[];
  taverns: { id: string; seat: number }[];
  taverns_pile: number;
  orders: OrderView[];
  favours: FavourView[];
  squares: SquareView[];
  rival: RivalView | null;
  chart: { round: number; vp: number[] }[];
  over: boolean;
}

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
  ability: { action: string; waive?: string; gain?: Bundle; discount?: Record<string, number> };
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
export interface PriceCard extends Card {
  silver: number;
  debt: boolean;
}

const numerals = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
export const roman = (n: number): string => numerals[n] ?? String(n);

/** A player's board by seat; the rival of the solo game has the number after the last seat. */
/** Everybody's boards, the rival's last. */
export const boards = (view: PalView): SeatView[] => [...view.seats, ...(view.rival ? [view.rival.seat] : [])];

export const boardOf = (view: PalView, seat: number | null): SeatView | null =>
  seat === null ? null : (boards(view)[seat] ?? null);

/** Attribute with this round's boost. */
export const power = (own: SeatView, attribute: string): number =>
  (own.attributes[attribute] ?? 0) + (own.boosts[attribute] ?? 0);
