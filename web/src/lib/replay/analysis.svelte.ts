// What each choice of a replayed game cost: asked of the server, followed while it thinks, stopped at will.
import { api } from "../net/api";
import { newId } from "../table/connection";
import type { AnalysisFacts, SeatSummary, Verdict } from "../net/types";

const KEY = "courtier.analyses";
const WAIT = 700;
const SURE = 3; // choices judged before their pace says anything
export const signs: Record<Verdict["grade"], string> = { best: "", fine: "", slip: "?!", mistake: "?", blunder: "??" };

export function marked(verdict: Verdict): boolean {
  return signs[verdict.grade] !== "";
}

/** A number of points with its sign, as people write it; what rounds to nothing has none. */
export function signed(points: number, text: (n: number) => string): string {
  const size = text(Math.abs(points));
  return size === text(0) ? size : (points < 0 ? "−" : "+") + size;
}

const mine = windowSecret();

/** By this a window may stop what it began, after a reload, too. */
function windowSecret(): string {
  try {
    const known = sessionStorage.getItem(KEY) ?? newId();
    sessionStorage.setItem(KEY, known);
    return known;
  } catch {
    return newId(); // private windows may refuse storage
  }
}

export class Analysis {
  status = $state<AnalysisFacts["status"] | null>(null);
  done = $state(0);
  of = $state(0);
  /** begun from this window, which may stop it */
  yours = $state(false);
  verdicts = $state.raw<Verdict[]>([]);
  seats = $state.raw<SeatSummary[]>([]);
  problem = $state.raw<unknown>(null);
  /** Seconds that the rest will take at the pace so far; null while that is unknown. */
  left = $state<number | null>(null);
  #from: { at: number; done: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  get busy(): boolean {
    return this.status === "waiting" || this.status === "running";
  }

  get mistakes(): Verdict[] {
    return this.verdicts.filter(marked);
  }

  /** The verdict on the choice made after n others. */
  at(n: number): Verdict | null {
    return this.verdicts.find((verdict) => verdict.n === n) ?? null;
  }

  async start(): Promise<void> {
    this.verdicts = [];
    this.#from = null;
    await this.#ask(() => api.analyse(this.id, mine));
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.verdicts = [];
    await this.#ask(() => api.stopAnalysis(this.id, mine));
  }

  /** Nobody looks any more; the server notices by itself. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  /** Take up again what leave() let go. */
  follow(): void {
    if (this.busy) void this.#ask(() => api.analysis(this.id, this.verdicts.length, mine));
  }

  async #ask(question: () => Promise<AnalysisFacts>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.#hear(await question());
    } catch (problem) {
      this.problem = problem;
      this.status = null;
    }
  }

  #hear(facts: AnalysisFacts): void {
    this.problem = null;
    this.status = facts.status;
    this.done = facts.done;
    this.of = facts.of;
    this.yours = facts.yours;
    this.verdicts = [...this.verdicts.slice(0, facts.since), ...facts.verdicts];
    this.seats = facts.seats;
    this.left = this.#rest(facts);
    if (this.busy)
      this.#timer = setTimeout(() => void this.#ask(() => api.analysis(this.id, this.verdicts.length, mine)), WAIT);
  }

  #rest({ status, done, of }: AnalysisFacts): number | null {
    if (status !== "running") return null;
    this.#from ??= { at: Date.now(), done };
    const judged = done - this.#from.done;
    return judged < SURE ? null : ((Date.now() - this.#from.at) / 1000 / judged) * (of - done);
  }
}
