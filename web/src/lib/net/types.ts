// What travels between server and browser. Titles add the type of their own view.
import type { Phrase } from "../words/phrase";

export interface SeatFacts {
  seat: number;
  kind: "me" | "friend" | "bot";
  name: string;
  bot?: string | null;
  taken: boolean;
  online: boolean;
}

export type TableStatus = "waiting" | "playing" | "over";

export interface TableFacts {
  table: string;
  title: string;
  name: string;
  status: TableStatus;
  seats: SeatFacts[];
  seed_hash: string;
  seq: number;
}

export interface OptionSpec {
  name: string;
  kind: string;
  default: unknown;
  values?: unknown[] | null;
}

export interface TitleFacts {
  id: string;
  seats: { min: number; max: number };
  options: OptionSpec[];
  bots: { id: string; [key: string]: unknown }[];
}

export interface NewTable {
  title: string;
  name: string;
  seats: { kind: "me" | "friend" | "bot"; name: string; bot: string | null }[];
  options: Record<string, unknown>;
  seed: string | null;
  lang: string;
}

export interface OpenedTable {
  table: string;
  host: string | null;
  seats: { seat: number; kind: "me" | "friend" | "bot"; secret?: string | null }[];
}

export interface StoryLine {
  n: number;
  choice: number;
  kind: string;
  seat: number | null;
  phrase: Phrase;
  data?: Record<string, unknown> | null;
}

export interface Ask {
  seat: number;
  kind: string;
  prompt: Phrase;
}

export interface Choice {
  token: string;
  label: Phrase;
  reveals?: boolean;
}

export interface Refusal {
  token: string;
  label: Phrase;
  reason: Phrase;
  rule?: string | null;
}

export interface ScoreSheet {
  seat: number;
  total: number;
  rank: number;
  lines: { key: string; points: number }[];
  tiebreak?: unknown;
}

export interface State<View = unknown> {
  type: "state";
  seq: number;
  view: View;
  asks: Ask[];
  options: Choice[];
  refusals: Refusal[];
  story: StoryLine[];
  /** lines from this number on are told anew: an undo makes lines vanish */
  from?: number;
  status?: TableStatus;
  paused?: boolean;
  undo: boolean;
  redo: boolean;
  over: boolean;
  scores?: ScoreSheet[] | null;
  seed?: string | null;
  salt?: string | null;
  seed_hash?: string;
}

export interface ChatLine {
  seat: number | null;
  name?: string;
  text: string;
  at?: number | string;
}

/** A moment of a replay: the position after `n` choices and the choice that led there. */
export interface Frame<View = unknown> {
  n: number;
  frames: number;
  view: View;
  story: StoryLine[];
  asks: Ask[];
  options: Choice[];
  choice: { seat: number; token: string; label: Phrase } | null;
  scores?: ScoreSheet[] | null;
}

export interface ReplayFacts {
  id: string;
  title: string;
  seats: number;
  names: string[];
  frames: number;
  record: string;
  seed?: string | null;
  salt?: string | null;
  marks?: { n: number; year: number; phase: number }[];
}

export interface RuleBook {
  sections: { heading: string; rules: { id: string; text: string }[] }[];
}

export interface Welcome {
  type: "welcome";
  seat: number | null;
  seats: SeatFacts[];
  host: boolean;
  seq: number;
  status: TableStatus;
  title: string;
  name: string;
  paused: boolean;
  rematch: string | null;
  chat: ChatLine[];
  seed_hash: string;
}

export interface VoteFacts {
  type: "vote";
  seat: number;
  agreed: number[];
  needed: number[];
  done: boolean;
}

export type ServerMessage =
  | Welcome
  | State
  | VoteFacts
  | { type: "ack"; id: string; seq: number }
  | { type: "refused"; id: string; error: Phrase; rule?: string | null; seq?: number }
  | { type: "hint"; id?: string; token: string | null; label: Phrase | null; value: number | null }
  | ({ type: "chat" } & ChatLine)
  | { type: "presence"; seats: SeatFacts[]; spectators?: number }
  | { type: "thinking"; seats: number[]; paused?: boolean }
  | { type: "rematch"; table: string }
  | { type: "pong" }
  | { type: "error"; error: Phrase; rule?: string | null; fatal?: boolean };

export type ClientMessage =
  | { type: "hello"; secret: string | null; since: number; lang: string }
  | { type: "choose"; id: string; seq: number; token: string }
  | { type: "undo" | "redo"; id: string; seq: number }
  | { type: "recall"; id: string }
  | { type: "hint"; id: string }
  | { type: "chat"; text: string }
  | { type: "takeover"; seat: number; bot: string; agree: boolean }
  | { type: "return" }
  | { type: "pause"; on: boolean }
  | { type: "ping" }
  | { type: "name"; name: string };
