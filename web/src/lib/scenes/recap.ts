// "Since your last turn": a line for each choice of the others, and a line for each scene, which plays it again.
import type { StoryLine } from "../net/types";
import type { Table } from "../table/table.svelte";
import { choices, since } from "./beats";
import type { Scene } from "./scene";

export interface Entry {
  choice: number;
  seat: number;
  text: string;
  lines: StoryLine[];
  scene: Scene | null;
}

export function recapOf(table: Table): Entry[] {
  const story = table.line.story;
  return table.beats(since(story, table.seat), story).flatMap((beat) => {
    const first = beat.lines[0];
    const said =
      first && beat.by !== table.seat
        ? [{ choice: beat.choice, seat: beat.by, text: table.say(first.phrase), lines: beat.lines, scene: null }]
        : [];
    const scenes = beat.scenes.map((scene) => ({ choice: beat.choice, seat: -1, text: scene.title, lines: [], scene }));
    return [...said, ...scenes];
  });
}

/** Lines in words, with the words of the scenes in their places: winter in one piece, for whoever listens. */
export function spokenOf(table: Table, lines: StoryLine[]): string {
  const scenes = table.beats(lines, table.line.story).flatMap((beat) => beat.scenes);
  const first = new Map(scenes.map((scene) => [scene.lines[0], scene.said]));
  const told = new Set(scenes.flatMap((scene) => scene.lines));
  return lines.flatMap((line) => first.get(line.n) ?? (told.has(line.n) ? [] : table.say(line.phrase))).join(" ");
}

/** Numbers of lines with which scenes begin, by the first line of their choice: a line that is told does not change. */
const known = new WeakMap<StoryLine, { lines: number; starts: number[] }>();

export function startsOf(table: Table, lines: StoryLine[]): Set<number> {
  const script = table.ui.script;
  if (!script) return new Set();
  return new Set(
    choices(lines).flatMap((some) => {
      const first = some[0] as StoryLine;
      const found = known.get(first);
      if (found?.lines === some.length) return found.starts;
      const opening = some.some((line) => script.opens.has(line.kind));
      const beats = opening ? table.beats(some, table.line.story) : [];
      const starts = beats.flatMap((beat) => beat.scenes.map((scene) => scene.lines[0] ?? -1));
      known.set(first, { lines: some.length, starts });
      return starts;
    }),
  );
}
