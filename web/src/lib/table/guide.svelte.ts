// A guided first round: the title's list of steps, each told once when it first matters.
import { myTables } from "./mine.svelte";
import type { Table } from "./table.svelte";

export interface GuideStep {
  id: string;
  /** key of its words; the attribute `head` is its heading */
  text: string;
  rule: string;
  /** what to look at: a selector; where it is not drawn (another tab of a phone) nothing is lit */
  look: string;
  when(table: Table): boolean;
  /** The round is over: the game goes on without a coach. */
  last?: boolean;
}

/** While this seat is asked one of these kinds of questions. */
export const asked =
  (...kinds: string[]) =>
  (table: Table): boolean =>
    table.myTurn && kinds.includes(table.askKind);

export class Guide {
  #seen = $state.raw<string[]>([]);

  constructor(
    private readonly table: Table,
    private readonly steps: GuideStep[],
    seen: string[],
  ) {
    this.#seen = seen;
  }

  /** What to tell now, if anything. */
  get step(): GuideStep | null {
    if (!this.table.state || this.table.line.behind) return null;
    return this.steps.find((step) => !this.#seen.includes(step.id) && step.when(this.table)) ?? null;
  }

  /** The step on screen has been read. */
  next(): void {
    const step = this.step;
    if (!step) return;
    if (step.last) return this.end();
    this.#seen = [...this.#seen, step.id];
    myTables.note(this.table.id, { guide: this.#seen });
  }

  end(): void {
    myTables.note(this.table.id, { guide: undefined });
    this.table.guide = null;
  }
}
