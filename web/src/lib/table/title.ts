// What a title brings to the shared table: its drawings and a few answers. Everything else is the same for all titles.
import type { Component, Snippet } from "svelte";
import type { Values } from "../net/options";
import type { Choice, State } from "../net/types";
import type { IconName } from "../ui/icon-names";
import type { Size } from "../ui/frame.svelte";
import type { Script } from "../scenes/scene";
import type { GuideStep } from "./guide.svelte";
import type { Table } from "./table.svelte";

export interface Zone {
  id: string;
  icon: IconName;
  /** key of the tab's label */
  label: string;
  /** a phone on its side has the strip of seats above this one */
  seats?: boolean;
  view: Component<{ table: Table }>;
}

export interface TitleUi {
  id: string;
  /** Key of a short name for the top bar, where the full one is long. */
  brand?: string;
  /** Fetches what the drawings need: the decks in force with the options of a table. */
  prepare(options: Values): Promise<void>;
  /** Desktop: tracks in the top bar, the column of seats (null where the board needs its width), the board. */
  Top: Component<{ table: Table }>;
  Seats: Component<{ table: Table }> | null;
  Board: Component<{ table: Table }>;
  /** What the desk needs where a game has more pieces than usual: it is drawn smaller rather than squeezed. */
  room?(view: unknown): Size | undefined;
  /** Draws the offered choices where plain rows would hide how they belong together; null leaves it to the table. */
  Choices: Component<{ table: Table }>;
  /** Phone: the bar, the strip of seats, the tabs, what stays pinned above the buttons. */
  PhoneBar: Component<{ table: Table }>;
  PhoneSeats: Component<{ table: Table }>;
  PhonePinned: Component<{ table: Table }>;
  zones: Zone[];
  /** Those that the game on screen needs, where not all games do. */
  fit?(view: unknown): void;
  /** Upright tablet: the whole board on one page, with a place for the question; without one it gets the phone's tabs. */
  Tablet?: Component<{ table: Table; question: Snippet }>;
  /** What that page needs, where it is more than usual. */
  page?(view: unknown): Size | undefined;
  /** Phone: brings into view what one is asked and names its tab; null leaves the question to the list of options. */
  turnTo(table: Table): string | null;
  /** The position in words and tables, for the text table. */
  Text: Component<{ table: Table }>;
  /** After the game: what stands beside the score sheets (small provinces). */
  EndSheets: Component<{ table: Table }>;
  /** True when this view holds something other people at the same screen must not see. */
  secret(view: unknown): boolean;
  /** Points by season, for the chart; `parts` are everybody's at the end of each large part of the replayed game. */
  chart(view: unknown, parts: number[][]): ChartPoint[];
  /** Name of a part of a replayed game, from 0, in full or for a narrow place: a tick on its slider. */
  part?(n: number, short: boolean): string;
  /** One line for the list of my tables. */
  where(view: unknown): string;
  points(view: unknown): { seat: number; vp: number }[];
  /** A player of the rules who holds no seat (the rival of a solo game); numbered after the last seat. */
  rival?(view: unknown): Rival | null;
  /** The heading while something is being told (the rival's turn) and the question has to wait. */
  telling?(): string | null;
  /** Icons of the score sheet's lines, by key. */
  scoreIcons: Record<string, IconName>;
  /** The verb of the primary button for a chosen option. */
  act(choice: Choice): string | null;
  /** Plays motion and sound between two states; returns how long the new one stays before the next. */
  enact(table: Table, before: State | null, after: State): number;
  /** What happens to everybody, as scenes. */
  script?: Script;
  /** A key pressed at the table; true when used. */
  key(table: Table, event: KeyboardEvent): boolean;
  keys: { keys: string; label: string }[];
  /** Forgets a half-made choice (dice taken in hand). */
  clear(): void;
  /** What a seat that is not asked may answer ahead, the next question first. */
  wishes?(view: unknown, seat: number): Wish[];
  /** Names the season: an answer given ahead does not outlive it. */
  scope?(view: unknown): string;
  /** The token that takes a free gain in the question at hand; null where there is something to think about. */
  free?(view: unknown): string | null;
  /** A first round with a coach. */
  guide?: GuideStep[];
}

export interface Rival {
  seat: number;
  name: string;
  sheet: { total: number; lines: { key: string; points: number }[] };
}

/** An answer given before the question: `token` for the next question of kind `ask` in the season `scope`. */
export interface Wish {
  ask: string;
  token: string;
  scope: string;
  /** key of its words */
  label: string;
}

export interface ChartPoint {
  group: string;
  /** the moment in full, for a sentence */
  name?: string;
  label: string;
  values: number[];
}
