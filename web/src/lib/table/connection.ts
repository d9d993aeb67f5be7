// One seat's (or a spectator's) line to the server: greets, reconnects with growing pauses, resumes after its last
// sequence number, and sends an unanswered choice again under the same id, so nothing is lost or applied twice.
import { transport, type Transport, type Wire } from "../net/transport";
import type { ClientMessage, ServerMessage } from "../net/types";

export type Health = "connecting" | "open" | "lost" | "closed";

export interface ConnectionEvents {
  message(message: ServerMessage): void;
  health(health: Health): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  #wire: Wire | null = null;
  #seq = 0;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending: { id: string; seq: number; token: string } | null = null;
  #closed = false;
  #greeted = false;

  constructor(
    readonly table: string,
    readonly secret: string | null,
    private readonly lang: () => string,
    private readonly events: ConnectionEvents,
    private readonly line: Pick<Transport, "socket"> = transport,
  ) {}

  open(): void {
    if (this.#closed) return;
    this.events.health("connecting");
    this.#greeted = false;
    this.#wire = this.line.socket(this.table, {
      open: () => this.#send({ type: "hello", secret: this.secret, since: this.#seq, lang: this.lang() }),
      message: (message) => this.#hear(message),
      closed: () => this.#dropped(),
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#wire?.close();
    this.events.health("closed");
  }

  /** Tries at once instead of waiting out the pause: the network is back or the page is visible again. */
  retry(): void {
    if (this.#closed || this.#greeted || !this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.open();
  }

  choose(token: string): boolean {
    if (this.#pending) return false;
    this.#pending = { id: newId(), seq: this.#seq, token };
    this.#send({ type: "choose", ...this.#pending });
    return true;
  }

  turnBack(type: "undo" | "redo"): void {
    this.#send({ type, id: newId(), seq: this.#seq });
  }

  get busy(): boolean {
    return this.#pending !== null;
  }

  say(message: ClientMessage): void {
    this.#send(message);
  }

  #send(message: ClientMessage): void {
    this.#wire?.send(message);
  }

  #hear(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.#greeted = true;
      this.#pause = FIRST_PAUSE;
      this.events.health("open");
      if (this.#pending) this.#send({ type: "choose", ...this.#pending });
    }
    if (message.type === "state") this.#seq = message.seq;
    if ((message.type === "ack" || message.type === "refused") && message.id === this.#pending?.id)
      this.#pending = null;
    if (message.type === "error" && message.fatal && !this.#greeted) this.#closed = true; // a dead link stays dead
    this.events.message(message);
  }

  #dropped(): void {
    this.#wire = null;
    this.#greeted = false;
    if (this.#closed) return;
    this.events.health("lost");
    this.#timer = setTimeout(() => this.open(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }
}
