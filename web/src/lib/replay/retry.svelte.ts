// Mistakes made again: the worst first, two tries each, and only then the answer and its reason.
import { api } from "../net/api";
import type { Choice, HintFacts, Verdict } from "../net/types";
import { keep, read } from "../storage";
import { marked } from "./analysis.svelte";
import type { Replay } from "./replay.svelte";

export const TRIES = 2;
const KEY = "courtier.retries";
const KEPT = 40; // games

export interface Tried {
  choice: Choice;
  cost: number;
  right: boolean;
}

/** How a mistake went: found at the first or second try, not found, or not tried yet. */
export type Outcome = 1 | 2 | 0 | null;
type Kept = Record<string, Record<number, Outcome>>;

/** What to try again: this seat's choices that cost points, the dearest first. */
export function worst(verdicts: readonly Verdict[], seat: number | null): Verdict[] {
  return verdicts
    .filter((verdict) => marked(verdict) && (seat === null || verdict.seat === seat))
    .sort((a, b) => b.cost - a.cost || a.n - b.n);
}

/** Good enough is what the analysis itself would not mark. */
export const right = (grade: Verdict["grade"]): boolean => grade === "best" || grade === "fine";

export class Retry {
  readonly list: Verdict[];
  at = $state(0);
  tried = $state.raw<Tried[]>([]);
  judging = $state(false);
  problem = $state.raw<unknown>(null);
  hint = $state.raw<HintFacts | null>(null);
  /** by choice */
  outcomes = $state.raw<Record<number, Outcome>>({});

  constructor(
    readonly replay: Replay,
    readonly seat: number | null,
    first: number | null = null,
  ) {
    this.list = worst(replay.analysis.verdicts, seat);
    this.outcomes = read<Kept>(KEY, {})[replay.facts.id] ?? {};
    this.at = Math.max(0, first === null ? this.list.findIndex((v) => this.outcome(v.n) === null) : this.#of(first));
  }

  #of(n: number): number {
    return this.list.findIndex((verdict) => verdict.n === n);
  }

  outcome(n: number): Outcome {
    return this.outcomes[n] ?? null;
  }

  get verdict(): Verdict | null {
    return this.list[this.at] ?? null;
  }

  get found(): boolean {
    return this.tried.some((one) => one.right);
  }

  /** The answer may be shown: it was found, or both tries are spent. */
  get open(): boolean {
    return this.found || this.tried.length >= TRIES;
  }

  get left(): number {
    return TRIES - this.tried.length;
  }

  /** Puts the position on the board, with its question asked anew. */
  async show(): Promise<void> {
    const { verdict, replay } = this;
    this.tried = [];
    this.hint = null;
    this.problem = null;
    if (!verdict) return;
    await replay.look(verdict.seat);
    await replay.go(verdict.n);
    replay.table.trial = (choice) => void this.choose(choice);
  }

  async next(): Promise<void> {
    if (this.list.length) this.at = (this.at + 1) % this.list.length;
    await this.show();
  }

  async choose(choice: Choice): Promise<void> {
    const verdict = this.verdict;
    if (!verdict || this.open || this.judging) return;
    if (choice.token === verdict.token || this.tried.some((one) => one.choice.token === choice.token)) return;
    this.judging = true;
    this.problem = null;
    try {
      const judged =
        choice.token === verdict.best
          ? { cost: 0, grade: "best" as const }
          : await api.tryChoice(this.replay.facts.id, verdict.n, choice.token);
      if (this.verdict !== verdict) return; // another mistake is on the board by now
      this.tried = [...this.tried, { choice, cost: judged.cost, right: right(judged.grade) }];
      if (this.open) void this.#end(verdict);
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.judging = false;
    }
  }

  async #end(verdict: Verdict): Promise<void> {
    this.replay.table.trial = null;
    const outcome: Outcome = this.found ? (this.tried.length as 1 | 2) : 0;
    this.outcomes = { ...this.outcomes, [verdict.n]: this.outcomes[verdict.n] ?? outcome }; // the first time counts
    const all = read<Kept>(KEY, {});
    const games = Object.entries({ ...all, [this.replay.facts.id]: this.outcomes }).slice(-KEPT);
    keep(KEY, Object.fromEntries(games));
    try {
      const hint = await api.replayHint(this.replay.facts.id, verdict.n);
      if (this.verdict === verdict && hint.token === verdict.best) this.hint = hint;
    } catch {
      // the answer stands without a reason in words
    }
  }

  end(): void {
    this.replay.table.trial = null;
    this.replay.table.clear();
  }
}
