// The coach: the title's list of steps, each told once when it first matters; at a guided table, or switched on at any.
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
    steps: GuideStep[],
    seen: string[],
  ) {
    this.#seen = seen;
    // at a table of one's own choice no first round ends the coaching: the switch does
    const guided = myTables.find(table.id)?.guided;
    this.steps = guided ? steps : steps.filter((step) => !step.last);
  }

  private readonly steps: GuideStep[];

  /** Switched on in the middle of any game. */
  static start(table: Table): void {
    if (!table.ui.guide) return;
    myTables.note(table.id, { guide: [] });
    table.guide = new Guide(table, table.ui.guide, []);
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

  /** A choice was made while a step was on screen: what it asks for is done. */
  acted(): void {
    if (this.step && !this.step.last) this.next();
  }

  end(): void {
    myTables.note(this.table.id, { guide: undefined });
    this.table.guide = null;
  }
}
