// What a scene is: frames of drawings that tell, one after the other, what happened to everybody. A title makes its
// scenes of lines of the story; how they are shown, skipped and replayed is the same for all titles.
import type { Component } from "svelte";
import type { StoryLine } from "../net/types";
import type { Phrase } from "../words/phrase";
import type { IconName } from "../ui/icon-names";

/** A drawing of a title's own with what it needs. */
export interface Pic {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- every drawing has props of its own
  view: Component<any>;
  props: Record<string, unknown>;
}
export const pic = <P extends Record<string, unknown>>(view: Component<P>, props: P): Pic => ({ view, props });

export type Tone = "good" | "bad" | "plain";

/** A small fact: "+1 wood", "Victory". */
export interface Chip {
  text: string;
  /** behind it, never struck out */
  more?: string;
  tone?: Tone;
  pic?: Pic;
  /** something that falls: it cracks and is struck out */
  falls?: boolean;
}

/** A seat in a frame; a rival without a seat has the number after the last one. */
export interface Row {
  seat: number;
  /** large, a strength or a total */
  big?: string;
  /** beside it */
  small?: string;
  pics?: Pic[];
  chips?: Chip[];
  /** a sentence below */
  note?: string;
}

export interface Card {
  title: string;
  /** in the corner: a year, a number */
  corner?: string;
  value?: string;
  pic: Pic;
  /** the picture fills the card's upper half, as wide as the card */
  painted?: boolean;
  lines?: string[];
  tone?: "red" | "green" | "blue" | "plum" | "plain";
}

/** What cards come to. */
export interface Sum {
  big: string;
  title: string;
  text: string;
  tone?: Tone;
  /** what counts besides the cards */
  more?: { name: string; n: number }[];
}

export interface Bar {
  seat: number;
  total: number;
  parts: { name: string; n: number }[];
}

export type Drawing =
  | { of: "cards"; cards: Card[]; sum?: Sum }
  | { of: "rows"; rows: Row[] }
  | { of: "bars"; bars: Bar[]; mark: number; markName: string }
  | { of: "steps"; card: Card; steps: { title: string; text: string; tone?: Tone }[] };

export interface Frame {
  /** beside the scene's title */
  sub: string;
  drawing: Drawing;
  /** how long it stays at normal speed, in milliseconds */
  time: number;
  /** pieces of the board that are lit meanwhile */
  light?: string[];
}

export interface Scene {
  /** the kind, for its look and for tests */
  id: string;
  title: string;
  icon: IconName;
  /** somebody's face at the left of the title */
  face?: Pic;
  tone: "winter" | "court" | "church" | "market" | "fate";
  frames: Frame[];
  /** it stands beside the board, whose pieces are lit meanwhile, instead of over it */
  docked?: boolean;
  /** something was lost: the last frame waits for Continue */
  lost: boolean;
  /** all of it in words, read out once */
  said: string;
  /** numbers of the story's lines that it tells */
  lines: number[];
}

/** What a title needs to make scenes of lines. */
export interface Cast {
  /** everything told before, for what an earlier line said */
  past: StoryLine[];
  seats: number[];
  /** the seat of whoever looks on; null for a watcher */
  mine: number | null;
  name(seat: number): string;
  say(phrase: Phrase): string;
  view: unknown;
}

export interface Script {
  /** kinds of lines that a scene can begin with */
  opens: ReadonlySet<string>;
  /** The scenes of what one choice led to, in order. */
  scenes(lines: StoryLine[], cast: Cast): Scene[];
}

export const has = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

/** Lines from the first one on, as long as they are of these kinds. */
export function run(lines: StoryLine[], kinds: ReadonlySet<string>, kind: (line: StoryLine) => string): StoryLine[] {
  const end = lines.findIndex((line) => !kinds.has(kind(line)));
  return end < 0 ? lines : lines.slice(0, end);
}

/** Whose line it is: a seat, or the rival who holds none and comes after the last one; -1 for nobody. */
export function whose(line: StoryLine, cast: Cast): number {
  if (line.seat !== null && line.seat >= 0) return line.seat;
  const who = line.phrase.args?.["who"];
  return typeof who === "object" && "key" in who ? cast.seats.length : -1;
}

/** A scene of lines: what it says is what they say. */
export function sceneOf(
  id: string,
  lines: StoryLine[],
  cast: Cast,
  more: Pick<Scene, "title" | "icon" | "tone" | "frames"> & Partial<Scene>,
): Scene {
  const said = [`${more.title}.`, ...lines.map((line) => cast.say(line.phrase))].join(" ");
  return { id, lost: false, said, lines: lines.map((line) => line.n), ...more };
}

/** A fact of a line, by its name. */
export const fact = <T>(line: StoryLine | undefined, name: string): T | undefined =>
  line?.data?.[name] as T | undefined;
