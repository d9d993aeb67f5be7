// The rival of the solo game: what may come of its next turn, and its last turn told step by step.
import type { StoryLine } from "../../lib/net/types";
import { settings } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table/table.svelte";
import { pieces, type Phrase } from "../../lib/words/phrase";
import type { NextView, PalView, Weighed } from "./view";

export interface Outcome {
  /** what it would end up doing */
  row: Weighed;
  /** schemes of the pile that lead there */
  count: number;
  schemes: string[];
}

/** What the next scheme may lead to, the likeliest first. */
export function outcomes(next: NextView | null): Outcome[] {
  const found: Outcome[] = [];
  for (const scheme of next?.schemes ?? []) {
    const row = scheme.lines.at(-1);
    if (!row || row.result !== "does") continue;
    const same = found.find((o) => o.row.action === row.action && o.row.target === row.target);
    if (same) {
      same.count += scheme.count;
      same.schemes.push(scheme.scheme);
    } else found.push({ row, count: scheme.count, schemes: [scheme.scheme] });
  }
  return found.sort((a, b) => b.count - a.count);
}

export interface Intent {
  row: Weighed;
  count: number;
  total: number;
}

/** What the rival may do next with a card, a square or an action, by its id; null where nothing. */
export function intent(view: PalView, id: string | null): Intent | null {
  const next = view.rival?.next;
  if (!next || !id) return null;
  const hits = outcomes(next).filter((o) => o.row.target === id || o.row.action === id);
  if (!hits[0]) return null;
  return { row: hits[0].row, count: hits.reduce((sum, o) => sum + o.count, 0), total: next.total };
}

const STEP = 1100; // milliseconds for one step at the usual pace

/** Its turn as the chronicle tells it: one line after the other, or turn after turn where it had several. */
class Telling {
  steps = $state.raw<Phrase[][]>([]);
  /** steps told so far */
  told = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #table: Table | null = null;

  get running(): boolean {
    return this.told < this.steps.length;
  }

  /** Lines of a new position; nothing moves where motion is unwanted: then all is told at once. */
  hear(table: Table, story: StoryLine[]): void {
    const first = story.findIndex((line) => /rival_(scheme|passed)$/.test(line.phrase.key));
    clearTimeout(this.#timer);
    this.#table = table;
    this.steps = first < 0 ? [] : cut(story.slice(first).map((line) => line.phrase));
    this.told = settings.pace > 0 && settings.scenes !== "all" ? 0 : this.steps.length; // else the stage tells it
    if (this.running) this.#wait();
  }

  /** One step further. */
  next = (): void => {
    clearTimeout(this.#timer);
    if (!this.running) return;
    const step = this.steps[this.told] ?? [];
    this.told += 1;
    if (this.#table) this.#table.spotlight = this.running ? step.flatMap((phrase) => pieces(phrase)) : [];
    if (this.running) this.#wait();
  };

  skip = (): void => {
    clearTimeout(this.#timer);
    this.told = this.steps.length;
    if (this.#table) this.#table.spotlight = [];
  };

  #wait(): void {
    this.#timer = setTimeout(this.next, STEP * settings.pace);
  }
}

export const telling = new Telling();

/** One step for each line; where the rival had several turns in a row, one for each turn. */
function cut(lines: Phrase[]): Phrase[][] {
  const turns: Phrase[][] = [];
  for (const line of lines) {
    if (/rival_(scheme|passed)$/.test(line.key) || !turns.length) turns.push([]);
    turns.at(-1)?.push(line);
  }
  return turns.length > 1 ? turns : lines.map((line) => [line]);
}
