// Tells what happened at a pace that people can follow: a bubble at the seat that chose, then the scenes, one after the
// other. Whoever looks on can pause, go step by step, be quicker, skip one, or skip to now.
import { settings } from "../settings.svelte";
import type { Beat } from "./beats";
import type { Scene } from "./scene";

export interface Bubble {
  seat: number;
  texts: string[];
}

interface Waiting {
  milliseconds: number;
  forPerson: boolean;
  done: () => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const SILENT = 150; // one's own choice, or one without words: never in one frame with the next one
const BUBBLE: Record<string, number> = { none: 700, fast: 600, normal: 1300, slow: 2200 };
export const RATES = [1, 2, 4];

export class Telling {
  scene = $state.raw<Scene | null>(null);
  /** the frame on stage */
  at = $state(0);
  /** counts what was put on stage, so that a scene shown again begins anew */
  shown = $state(0);
  bubble = $state.raw<Bubble | null>(null);
  paused = $state(false);
  rate = $state(1);
  /** nothing is told until everything heard so far is on the board */
  rushing = $state(false);

  #waiting: Waiting | null = null;
  /** counts what was played: only the newest goes on */
  #run = 0;
  #stepped = false;
  #last: Beat[] = [];
  #says: (beat: Beat) => string[];
  #seated: () => boolean;

  constructor(says: (beat: Beat) => string[], seated: () => boolean) {
    this.#says = says;
    this.#seated = seated;
  }

  /** All frames at once, on one still picture. */
  get still(): boolean {
    return settings.pace === 0;
  }
  /** The frame on stage waits for a person who plays; bots among themselves go on. */
  get waits(): boolean {
    const scene = this.scene;
    return !!scene && scene.lost && this.#seated() && (this.still || this.at === scene.frames.length - 1);
  }
  /** How long the frame on stage stays, in milliseconds; a still picture stays as long as all of them together. */
  get time(): number {
    const frames = this.scene?.frames ?? [];
    if (this.still) return frames.reduce((sum, frame) => sum + frame.time, 0) / this.rate;
    return ((frames[this.at]?.time ?? 0) * settings.pace) / this.rate;
  }

  /** The scenes that these settings show. */
  wanted(scenes: Scene[]): Scene[] {
    return settings.scenes === "off" ? [] : scenes.filter((scene) => scene.lost || settings.scenes === "all");
  }

  /** Tells these choices, the position of the last one being the next to be shown; null when there is nothing to wait
   * for. The last one speaks when its position is on the board, unless a scene comes between. */
  before(beats: Beat[], mine: number | null): Promise<void> | null {
    const last = beats.at(-1);
    if (this.rushing || !last) return null;
    const held = this.paused && !this.#stepped && last.by !== mine;
    this.#stepped = false;
    const first = beats.length > 1 && settings.follow;
    return held || first || this.wanted(last.scenes).length ? this.#tell(beats, mine, held) : null;
  }

  async #tell(beats: Beat[], mine: number | null, held: boolean): Promise<void> {
    if (held) await this.wait(0);
    for (const beat of beats) {
      const scenes = this.wanted(beat.scenes);
      if (beat === beats.at(-1) && !scenes.length) return;
      const stay = beat.by === mine ? 0 : this.say(beat, mine);
      if (stay) await this.wait(stay);
      this.bubble = null;
      await this.play(scenes);
    }
  }

  /** How long the position after a choice stays because of what is said at its seat. */
  after(beat: Beat | undefined, mine: number | null): number {
    this.bubble = null;
    return beat && !this.wanted(beat.scenes).length ? this.say(beat, mine) : 0;
  }

  /** What a beat says at its seat, for as long as it stays there: 0 when it says nothing. */
  say(beat: Beat, mine: number | null): number {
    if (this.rushing || !settings.follow || beat.by < 0) return 0;
    const texts = beat.by === mine ? [] : this.#says(beat);
    if (!texts.length) return SILENT / this.rate;
    this.#last = [beat];
    this.bubble = { seat: beat.by, texts };
    return this.#reading;
  }

  /** How long a bubble stays. */
  get #reading(): number {
    return (BUBBLE[settings.reduced ? "none" : settings.speed] ?? 0) / this.rate;
  }

  /** Plays the scenes; ends when the last one is over, or skipped. What is on stage makes room. */
  async play(scenes: Scene[]): Promise<void> {
    const run = ++this.#run;
    for (const scene of scenes) {
      if (this.rushing) break;
      this.#last = [{ choice: 0, by: -1, lines: [], scenes: [scene] }];
      this.scene = scene;
      this.shown += 1;
      for (this.at = 0; this.at < scene.frames.length; this.at += 1) {
        await this.wait(this.time, this.waits);
        if (run !== this.#run) return;
        if (this.scene !== scene || this.still) break;
      }
    }
    this.scene = null;
    this.at = 0;
  }

  /** Some time, or until `next`; while paused, or where a person is waited for, only until `next`. */
  wait(milliseconds: number, forPerson = false): Promise<void> {
    this.next();
    return new Promise((done) => {
      this.#waiting = { milliseconds, forPerson, done, timer: undefined };
      this.#start();
    });
  }

  #start(): void {
    const waiting = this.#waiting;
    if (!waiting) return;
    clearTimeout(waiting.timer);
    if (!this.paused && !waiting.forPerson) waiting.timer = setTimeout(() => this.next(), waiting.milliseconds);
  }

  /** On to the next frame, or past what is waited for. */
  next(): void {
    const waiting = this.#waiting;
    if (!waiting) return;
    this.#waiting = null;
    clearTimeout(waiting.timer);
    waiting.done();
  }

  /** While paused: one choice, or one frame. */
  step(): void {
    this.#stepped = !!this.#waiting;
    this.next();
  }

  /** To the end of this scene: where something was lost its last frame, then on. */
  skip(): void {
    const scene = this.scene;
    if (!scene) return this.next();
    const last = scene.frames.length - 1;
    if (scene.lost && !this.still && this.at < last) this.at = last - 1;
    else this.scene = null;
    this.next();
  }

  /** Off the stage at once. */
  leave(): void {
    this.scene = null;
    this.next();
  }

  /** Everything heard is put on the board at once. */
  rush(): void {
    this.rushing = true;
    this.paused = false;
    this.scene = null;
    this.bubble = null;
    this.next();
  }

  /** Nothing is left to tell: what was said last has been read, and what it covers may be asked about. */
  rest(): void {
    this.rushing = false;
    this.bubble = null;
  }

  pause(on: boolean): void {
    this.paused = on;
    this.#start();
  }

  faster(): void {
    this.rate = RATES[(RATES.indexOf(this.rate) + 1) % RATES.length] ?? 1;
  }

  /** In a bubble for a while, unless something else is told meanwhile. */
  async #repeat(bubble: Bubble): Promise<void> {
    this.bubble = bubble;
    await new Promise((done) => setTimeout(done, this.#reading));
    if (this.bubble === bubble) this.bubble = null;
  }

  /** What was told last, once more. */
  again(): void {
    const scenes = this.#last.flatMap((beat) => beat.scenes);
    if (scenes.length) void this.play(scenes);
    else for (const beat of this.#last) void this.#repeat({ seat: beat.by, texts: this.#says(beat) });
  }
}
