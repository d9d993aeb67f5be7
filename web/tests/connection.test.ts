import { beforeEach, describe, expect, it, vi } from "vitest";
import type { WireEvents } from "../src/lib/net/transport";
import type { ClientMessage, ServerMessage } from "../src/lib/net/types";
import { Connection, type Health } from "../src/lib/table/connection";

const welcome = { type: "welcome", seat: 0, seats: [], host: true, seq: 0 } as unknown as ServerMessage;
const state = (seq: number): ServerMessage => ({ type: "state", seq }) as unknown as ServerMessage;

/** A server that writes down what it hears, one entry a socket. */
class Wires {
  sent: ClientMessage[][] = [];
  events: WireEvents[] = [];

  socket(_table: string, events: WireEvents) {
    const heard: ClientMessage[] = [];
    this.sent.push(heard);
    this.events.push(events);
    return { send: (message: ClientMessage) => void heard.push(message), close: () => events.closed() };
  }
}

describe("a seat's line to the server", () => {
  let wires: Wires;
  let health: Health[];
  let line: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    wires = new Wires();
    health = [];
    line = new Connection(
      "t",
      "secret",
      () => "en",
      { message: () => undefined, health: (h) => health.push(h) },
      wires,
    );
    line.open();
    wires.events[0]?.open();
    wires.events[0]?.message(welcome);
  });

  it("greets with its secret and its last number", () => {
    expect(wires.sent[0]?.[0]).toEqual({ type: "hello", secret: "secret", since: 0, lang: "en" });
    expect(health).toEqual(["connecting", "open"]);
  });

  it("sends an unanswered choice again under the same id after a reconnect", () => {
    wires.events[0]?.message(state(7));
    expect(line.choose("pass")).toBe(true);
    expect(line.choose("pass")).toBe(false); // one at a time
    wires.events[0]?.closed();
    expect(health.at(-1)).toBe("lost");
    vi.advanceTimersByTime(2000);
    wires.events[1]?.open();
    wires.events[1]?.message(welcome);
    expect(wires.sent[1]?.[0]).toMatchObject({ type: "hello", since: 7 });
    expect(wires.sent[1]?.[1]).toEqual(wires.sent[0]?.[1]);
  });

  it("is free again once the choice is acknowledged or refused", () => {
    line.choose("pass");
    const first = wires.sent[0]?.[1] as { id: string };
    wires.events[0]?.message({ type: "ack", id: "another", seq: 1 });
    expect(line.busy).toBe(true);
    wires.events[0]?.message({ type: "ack", id: first.id, seq: 1 });
    expect(line.busy).toBe(false);
  });

  it("does not come back after a fatal error or when it was closed", () => {
    wires.events[0]?.closed();
    vi.advanceTimersByTime(2000);
    wires.events[1]?.message({ type: "error", error: { key: "server-bad-link" }, fatal: true });
    wires.events[1]?.closed();
    vi.advanceTimersByTime(60_000);
    expect(wires.events.length).toBe(2);
    line.close();
    expect(health.at(-1)).toBe("closed");
  });
});
