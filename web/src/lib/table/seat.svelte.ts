// What one seat (or a spectator) has heard from the server. States wait in a queue so that each can be seen.
import type {
  BotsState,
  Choice,
  ChatLine,
  Refusal,
  SeatFacts,
  ServerMessage,
  State,
  StoryLine,
  TableStatus,
} from "../net/types";
import { settings } from "../settings.svelte";
import type { Phrase } from "../words/phrase";
import type { Ahead } from "./ahead.svelte";
import { Connection, type Health } from "./connection";

export interface SeatEvents<View> {
  /** What has to be told before a newer state may be shown; null when it may be shown at once. */
  told(seat: SeatLine<View>, after: State<View>): Promise<void> | null;
  /** Called before a newer state is shown; returns how long the one on screen stays, in milliseconds. */
  shown(seat: SeatLine<View>, before: State<View> | null, after: State<View>): number;
  /** So long, or until somebody wants to go on. */
  wait(seat: SeatLine<View>, milliseconds: number): Promise<void>;
  /** Nothing is left to show. */
  idle(seat: SeatLine<View>): void;
  heard(seat: SeatLine<View>, message: ServerMessage): void;
}

/** A longer queue than this is shown at once: somebody came back after a while. Less where turns are not followed. */
const PATIENCE = 10;
const LONG_PATIENCE = 300;

export class SeatLine<View = unknown> {
  seat = $state<number | null>(null);
  facts = $state.raw<SeatFacts[]>([]);
  /** when they were told, by this browser's clock: seconds in them count from then */
  factsAt = $state(0);
  usual = $state("");
  /** somebody chose the deal, so that it is no secret */
  dealKnown = $state(false);
  bots = $state<BotsState>("");
  host = $state(false);
  health = $state<Health>("connecting");
  state = $state.raw<State<View> | null>(null);
  story = $state.raw<StoryLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  busy = $state(false);
  /** States heard but not yet shown. */
  behind = $state(0);
  /** The server turned this seat away for good, with its reason. */
  dead = $state.raw<Phrase | null>(null);
  /** Why the server cannot take this seat in just now; it is asked again. */
  trouble = $state.raw<Phrase | null>(null);
  status = $state<TableStatus>("playing");
  thinking = $state.raw<number[]>([]);
  paused = $state(false);
  rematch = $state<string | null>(null);
  tableName = $state("");

  #queue: State<View>[] = [];
  /** counts what was begun: what was given up does not go on */
  #run = 0;
  #showing = false;
  #line: Connection;

  constructor(
    table: string,
    readonly secret: string | null,
    lang: () => string,
    private readonly events: SeatEvents<View>,
    readonly ahead: Ahead,
  ) {
    this.#line = new Connection(table, secret, lang, {
      message: (message) => this.#hear(message),
      health: (health) => (this.health = health),
    });
  }

  open(): void {
    this.#line.open();
  }
  close(): void {
    this.#run += 1;
    this.#line.close();
  }
  retry(): void {
    this.#line.retry();
  }
  say(message: Parameters<Connection["say"]>[0]): void {
    this.#line.say(message);
  }
  turnBack(type: "undo" | "redo"): void {
    this.ahead.turnedBack();
    this.#line.turnBack(type);
  }
  choose(token: string): boolean {
    const sent = this.#line.choose(token);
    this.busy = this.#line.busy;
    if (sent) this.ahead.chose();
    return sent;
  }

  get options(): Choice[] {
    return this.behind ? [] : (this.state?.options ?? []);
  }
  get refusals(): Refusal[] {
    return this.state?.refusals ?? [];
  }
  get asked(): boolean {
    return this.seat !== null && !!this.state?.asks.some((ask) => ask.seat === this.seat);
  }

  #hear(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.dead = this.trouble = null;
      this.seat = message.seat;
      this.#seats(message.seats);
      this.usual = message.usual;
      this.dealKnown = message.seed_chosen;
      this.bots = message.bots;
      this.host = message.host;
      this.chat = message.chat ?? [];
      this.status = message.status;
      this.paused = message.paused;
      this.rematch = message.rematch;
      this.tableName = message.name;
    } else if (message.type === "presence") this.#seats(message.seats);
    else if (message.type === "chat") this.chat = [...this.chat, message].slice(-200);
    else if (message.type === "error" && message.again) this.trouble = message.error;
    else if (message.type === "error" && message.fatal) this.dead = message.error;
    else if (message.type === "bots") this.bots = message.state;
    else if (message.type === "rematch") this.rematch = message.table;
    else if (message.type === "state") this.#take(message as State<View>);
    this.busy = this.#line.busy;
    this.events.heard(this, message);
  }

  #seats(facts: SeatFacts[]): void {
    this.facts = facts;
    this.factsAt = performance.now();
  }

  #take(state: State<View>): void {
    this.#queue.push(state);
    this.behind = this.#queue.length;
    if (this.#queue.length > (settings.follow ? LONG_PATIENCE : PATIENCE)) this.flush();
    else if (!this.#showing) this.#next();
  }

  /** Everything heard is shown at once. */
  flush(): void {
    this.#run += 1;
    while (this.#queue.length) this.#show(this.#queue.shift() as State<View>);
    this.#rest();
  }

  #rest(): void {
    this.behind = 0;
    this.#showing = false;
    this.events.idle(this);
  }

  /** What can be shown at once is, before this returns. */
  #next(): void {
    const state = this.#queue[0];
    if (!state) return this.#rest();
    this.#showing = true;
    const run = this.#run;
    const told = this.events.told(this, state);
    if (!told) return this.#put(state);
    void told.then(() => {
      if (run === this.#run) this.#put(state);
    });
  }

  #put(state: State<View>): void {
    const run = this.#run;
    this.#queue.shift();
    this.behind = this.#queue.length;
    const stay = this.#show(state);
    if (stay <= 0) return this.#next();
    void this.events.wait(this, stay).then(() => {
      if (run === this.#run) this.#next();
    });
  }

  #show(state: State<View>): number {
    const before = this.state;
    const stay = this.events.shown(this, before, state);
    this.state = state;
    this.status = state.over ? "over" : (state.status ?? "playing");
    this.paused = state.paused ?? this.paused;
    this.thinking = state.thinking ?? [];
    // `from` says from where the story is told anew: after an undo, lines that no longer happened are dropped
    const from = state.from ?? state.story[0]?.n ?? Infinity;
    const kept = this.story.filter((line) => line.n < from);
    this.story = [...kept, ...state.story];
    return stay;
  }
}
