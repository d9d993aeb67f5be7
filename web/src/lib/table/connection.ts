// One seat's (or a spectator's) line to the server: greets, reconnects with growing pauses, resumes after its last
// sequence number, and sends an unanswered choice again under the same id, so nothing is lost or applied twice.
// A server that says nothing for a while is asked whether it is there; without an answer the line counts as lost. So it
// does when a choice has no answer for as long, whatever else is told meanwhile.
import { transport, type Transport, type Wire } from "../net/transport";
import type { ClientMessage, ServerMessage } from "../net/types";

export type Health = "connecting" | "open" | "lost" | "closed";

export interface ConnectionEvents {
  message(message: ServerMessage): void;
  health(health: Health): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const QUIET = 5_000; // nothing heard: ask
const ANSWER = 8_000; // and nothing still: lost

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  #wire: Wire | null = null;
  #seq = 0;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #unanswered: ReturnType<typeof setTimeout> | undefined;
  /** counts sockets: what an earlier one still says is not heard */
  #socket = 0;
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
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.events.health("connecting");
    const socket = ++this.#socket;
    const ours = (event: () => void): void => {
      if (socket === this.#socket) event();
    };
    this.#wire = this.line.socket(this.table, {
      open: () => ours(() => this.#send({ type: "hello", secret: this.secret, since: this.#seq, lang: this.lang() })),
      message: (message) => ours(() => this.#hear(message)),
      closed: () => ours(() => this.#dropped()),
    });
    this.#expect();
  }

  close(): void {
    this.#closed = true;
    this.#hangUp();
    this.events.health("closed");
  }

  /** The network is back or the page is visible again: tries at once, or asks whether the line still holds. */
  retry(): void {
    if (this.#closed) return;
    if (this.#timer) this.open();
    else if (this.#greeted) this.#ask();
  }

  choose(token: string): boolean {
    if (this.#pending) return false;
    this.#pending = { id: newId(), seq: this.#seq, token };
    this.#sendChoice();
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

  #sendChoice(): void {
    if (!this.#pending) return;
    this.#send({ type: "choose", ...this.#pending });
    clearTimeout(this.#unanswered);
    this.#unanswered = setTimeout(() => this.#dropped(), ANSWER);
  }

  #ask(): void {
    this.#send({ type: "ping" });
    this.#expect();
  }

  /** Something must be heard soon. */
  #expect(): void {
    this.#deadline ??= setTimeout(() => this.#dropped(), ANSWER);
  }

  #heardSomething(): void {
    clearTimeout(this.#deadline);
    clearTimeout(this.#quiet);
    this.#deadline = undefined;
    this.#quiet = setTimeout(() => this.#ask(), QUIET);
  }

  #hangUp(): void {
    this.#socket++; // a closing socket may take its time: it is not waited for
    for (const timer of [this.#timer, this.#quiet, this.#deadline, this.#unanswered]) clearTimeout(timer);
    this.#timer = this.#quiet = this.#deadline = this.#unanswered = undefined;
    this.#greeted = false;
    this.#wire?.close();
    this.#wire = null;
  }

  #hear(message: ServerMessage): void {
    this.#heardSomething();
    if (message.type === "welcome") {
      this.#greeted = true;
      this.#pause = FIRST_PAUSE;
      this.events.health("open");
      this.#sendChoice();
    }
    if (message.type === "state") this.#seq = message.seq;
    if ((message.type === "ack" || message.type === "refused") && message.id === this.#pending?.id) {
      this.#pending = null;
      clearTimeout(this.#unanswered);
    }
    if (message.type === "error" && message.fatal && !message.again && !this.#greeted) {
      this.#closed = true; // a dead link stays dead; a server in trouble is asked again
      this.#hangUp();
    }
    this.events.message(message);
  }

  #dropped(): void {
    this.#hangUp();
    if (this.#closed) return;
    this.events.health("lost");
    this.#timer = setTimeout(() => this.open(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }
}
