// A finished game or a pasted record, walked through frame by frame. The board is the table's own, fed with frames.
import { api } from "../net/api";
import type { Frame, HintFacts, ReplayFacts, SeatFacts, State, StoryLine } from "../net/types";
import { settings } from "../settings.svelte";
import { myTables } from "../table/mine.svelte";
import { Table } from "../table/table.svelte";
import type { TitleUi } from "../table/title";
import { Analysis } from "./analysis.svelte";
import { sheetsOf } from "./sheets";

export type PlaySpeed = 0.5 | 1 | 2 | 4;

export class Replay {
  n = $state(0);
  playing = $state(false);
  speed = $state<PlaySpeed>(1);
  frame = $state.raw<Frame | null>(null);
  hint = $state.raw<HintFacts | null>(null);
  problem = $state.raw<unknown>(null);
  readonly table: Table;
  /** The last position with its scores, if the game was finished. */
  readonly final: Table;
  finished = $state(false);
  /** whose side the board shows, hand and all; null shows what everybody could see */
  side = $state<number | null>(null);
  /** Told after a move from one moment to another; `leap` where a way back to the old one is wanted. */
  moved: ((leap: boolean) => void) | null = null;
  readonly analysis: Analysis;

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache of requests: what is drawn is `frame`
  #frames = new Map<string, Promise<Frame>>();
  #story: StoryLine[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  constructor(
    readonly facts: ReplayFacts,
    readonly ui: TitleUi,
  ) {
    this.analysis = new Analysis(facts.id);
    this.table = this.#board();
    this.final = this.#board();
  }

  #board(): Table {
    const table = new Table("", this.ui, [null]);
    table.replay = true;
    table.own = this.own;
    table.line.health = "open";
    table.line.facts = Array.from({ length: this.facts.seats }, (_, seat): SeatFacts => {
      const name = this.facts.names[seat] ?? "";
      return { seat, kind: "friend", name, taken: true, online: true, bot: null, away: null, takeover: null };
    });
    return table;
  }

  /** Where it is shown: a table's for good, an opened record's while the server keeps it. */
  get path(): string {
    return this.facts.table ? `/replay/${encodeURIComponent(this.facts.table)}` : `/r/${this.facts.id}`;
  }

  /** The seats that this device played. */
  get own(): number[] {
    const mine = this.facts.table ? myTables.find(this.facts.table) : null;
    return Object.keys(mine?.seats ?? {}).map(Number);
  }

  get frames(): number {
    return this.facts.frames;
  }

  async open(at: number): Promise<void> {
    const [last, told] = await Promise.all([this.#load(this.frames, null), api.replayStory(this.facts.id)]);
    this.#story = told.lines;
    this.#put(this.final, last, last.scores ?? null);
    this.finished = !!last.scores?.length;
    await this.go(at, false);
  }

  #load(n: number, side: number | null): Promise<Frame> {
    const key = `${n}/${side ?? ""}`;
    let frame = this.#frames.get(key);
    if (!frame) {
      frame = api.frame(this.facts.id, n, side);
      frame.catch(() => this.#frames.delete(key));
      this.#frames.set(key, frame);
    }
    return frame;
  }

  /** The board from this seat's side; what it holds in its hand is seen. */
  async look(side: number | null): Promise<void> {
    if (side === this.side) return;
    this.side = side;
    for (const table of [this.table, this.final]) table.line.seat = side;
    await this.go(this.n, false);
  }

  #put(table: Table, frame: Frame, scores: State["scores"]): void {
    table.line.state = {
      type: "state",
      seq: frame.n,
      view: frame.view,
      asks: frame.asks ?? [],
      options: frame.options, // offered only where one tries again
      refusals: [],
      story: [],
      undo: false,
      redo: false,
      over: !!scores,
      scores: scores ?? null,
    };
  }

  /** To the position after n choices; `leap`: the browser's back button leads to where we were. */
  async go(n: number, leap = true): Promise<void> {
    const to = Math.max(0, Math.min(this.frames, n));
    const side = this.side;
    this.n = to;
    this.#wanted = to;
    this.hint = null;
    this.moved?.(leap && !this.playing);
    try {
      const frame = await this.#load(to, side);
      if (this.#wanted !== to || this.side !== side) return; // a later move of the slider won
      const before = this.table.line.state;
      this.frame = frame;
      this.#put(this.table, frame, null);
      this.table.line.story = this.#story.filter((line) => line.choice <= to);
      if (before && before.seq === to - 1 && this.playing)
        this.ui.enact(this.table, before, this.table.line.state as State);
      this.problem = null;
    } catch (problem) {
      this.problem = problem;
      this.pause();
    }
    for (const ahead of [to + 1, to + 2, to - 1])
      if (ahead >= 0 && ahead <= this.frames) void this.#load(ahead, side).catch(() => undefined);
  }

  /** The smallest part of the game that had begun after n choices, by its name; "" before the first. */
  place(n: number): string {
    const begun = this.facts.marks.filter((mark) => mark.n <= n);
    const last = begun.at(-1);
    const large = begun.filter((mark) => mark.level === 0).length;
    const name = last?.level === 0 ? this.ui.part?.(large - 1, false) : undefined;
    return name ?? (last ? this.table.say(last.said).replace(/\.$/, "") : "");
  }

  /** What the choice before this moment did, in the words of the chronicle; null where it passed without a word. */
  get told(): StoryLine | null {
    const parts = this.facts.marks.map((mark) => mark.said.key);
    return this.#story.find((line) => line.choice === this.n && this.n > 0 && !parts.includes(line.kind)) ?? null;
  }

  /** Everything the whole game tells. */
  get story(): StoryLine[] {
    return this.#story;
  }

  /** Everybody's points at the end of each large part of the game, the rival's last. */
  get parts(): number[][] {
    const begun = this.facts.marks.filter((mark) => mark.level === 0).map((mark) => mark.points);
    const sheets = sheetsOf(this.final).sort((a, b) => a.seat - b.seat);
    return [...begun.slice(1), ...(sheets.length ? [sheets.map((sheet) => sheet.total)] : [])];
  }

  step(by: number, leap = true): void {
    this.pause();
    void this.go(this.n + by, leap);
  }

  /** The next or previous choice that cost points. */
  mistake(way: 1 | -1): void {
    const found = this.analysis.mistakes.map((verdict) => verdict.n);
    const n = way > 0 ? found.find((one) => one > this.n) : found.findLast((one) => one < this.n);
    if (n !== undefined) this.step(n - this.n);
  }

  /** The next or previous season, by the marks of the record, or ten moves where there are none. */
  leap(way: 1 | -1): void {
    this.pause();
    const marks = this.facts.marks.map((mark) => mark.n);
    const spot = way > 0 ? marks.find((n) => n > this.n) : marks.findLast((n) => n < this.n);
    void this.go(spot ?? (marks.length ? (way > 0 ? this.frames : 0) : this.n + way * 10));
  }

  play(): void {
    if (this.n >= this.frames) void this.go(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    const wait = 900 / this.speed / (settings.pace === 0 ? 1.5 : 1);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.n >= this.frames) return this.pause();
      void this.go(this.n + 1).then(() => this.playing && this.#tick());
    }, wait);
  }

  async askHint(): Promise<void> {
    try {
      this.hint = await api.replayHint(this.facts.id, this.n);
    } catch (problem) {
      this.problem = problem;
    }
  }
}
