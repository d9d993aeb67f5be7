// What travels between server and browser: requests as the OpenAPI document has them (`npm run api`), and the socket.
import type { Phrase } from "../words/phrase";
import type { components } from "./openapi";

type Schemas = components["schemas"];

export type SeatFacts = Schemas["SeatFacts"];
export type TableFacts = Schemas["TableFacts"];
export type TitleFacts = Schemas["TitleFacts"];
export type OptionSpec = Schemas["OptionFacts"];
export type Preset = Schemas["Preset"];
export type NewTable = Schemas["NewTable"];
export type OpenedTable = Schemas["TableMade"];
export type RuleBook = Schemas["Rules"];
export type Claimed = Schemas["Claimed"];
export type HintFacts = Omit<Schemas["HintFacts"], "label" | "second" | "gain" | "follows"> & {
  label: Phrase;
  second: Phrase | null;
  gain: Phrase | null;
  follows: Phrase | null;
};
export type Verdict = Omit<Schemas["VerdictFacts"], "asked" | "made" | "better"> & {
  asked: Phrase;
  made: Phrase;
  better: Phrase;
};
export type TriedFacts = Schemas["TriedFacts"];
export type SeatSummary = Schemas["SeatSummary"];
export type AnalysisFacts = Omit<Schemas["AnalysisFacts"], "verdicts"> & { verdicts: Verdict[] };
export type ReplayFacts = Omit<Schemas["ReplayFacts"], "marks"> & { marks: Mark[] };
export type TableStatus = "waiting" | "playing" | "over" | "differs"; // this program would play it differently

/** A part of a replayed game begins at frame `n`, when everybody has these points; level 0 is the largest kind of part. */
export interface Mark {
  n: number;
  level: number;
  said: Phrase;
  points: number[];
}

export interface StoryLine {
  n: number;
  choice: number;
  /** whose choice it follows from; -1 at the start and where several chose together */
  by: number;
  kind: string;
  seat: number | null;
  phrase: Phrase;
  /** what a scene shows of it */
  data?: Record<string, unknown>;
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
  /** bots that are asked and not paused */
  thinking?: number[];
  undo: boolean;
  redo: boolean;
  over: boolean;
  scores?: ScoreSheet[] | null;
  seed?: string | null;
}

export interface ChatLine {
  seat: number | null;
  name?: string;
  text: string;
  at?: number | string;
}

/** A moment of a replay: the position after `n` choices, and the choice that was made next. */
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
  bots: BotsState;
  /** the bot that would play for somebody who is away */
  usual: string;
  chat: ChatLine[];
  sealed: string | null;
  seed_chosen: boolean;
}

/** busy: they wait for their turn to think; trouble: they fail and are asked again */
export type BotsState = "" | "busy" | "trouble";

export interface VoteFacts {
  type: "vote";
  seat: number;
  bot: string;
  agreed: number[];
  needed: number[];
  /** voices still count */
  open: boolean;
  /** the bot plays now */
  done: boolean;
}

export type HintMessage = HintFacts & { type: "hint"; id?: string };

export type ServerMessage =
  | Welcome
  | State
  | VoteFacts
  | { type: "ack"; id: string; seq: number }
  | { type: "refused"; id: string; error: Phrase; rule?: string | null; seq?: number }
  | HintMessage
  | ({ type: "chat" } & ChatLine)
  | { type: "presence"; seats: SeatFacts[]; spectators?: number }
  | { type: "rematch"; table: string }
  | { type: "bots"; state: BotsState }
  | { type: "pong" }
  | { type: "error"; error: Phrase; rule?: string | null; fatal?: boolean; again?: boolean };

export type ClientMessage =
  | { type: "hello"; secret: string | null; since: number; lang: string }
  | { type: "choose"; id: string; seq: number; token: string }
  | { type: "undo" | "redo"; id: string; seq: number }
  | { type: "recall"; id: string }
  | { type: "hint"; id: string }
  | { type: "chat"; text: string }
  | { type: "takeover"; seat: number; bot?: string; agree: boolean }
  | { type: "return" }
  | { type: "pause"; on: boolean }
  | { type: "ping" }
  | { type: "name"; name: string };
