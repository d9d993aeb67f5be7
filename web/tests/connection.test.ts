import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WireEvents } from "../src/lib/net/transport";
import type { ClientMessage, ServerMessage } from "../src/lib/net/types";
import { Connection, type Health } from "../src/lib/table/connection";

const welcome = { type: "welcome", seat: 0, seats: [], host: true, seq: 0 } as unknown as ServerMessage;
const state = (seq: number): ServerMessage => ({ type: "state", seq }) as unknown as ServerMessage;

/** A server that writes down what it hears, one entry a socket. */
class Wires {
  sent: ClientMessage[][] = [];
  events: WireEvents[] = [];
  closed = 0;

  socket(_table: string, events: WireEvents) {
    const heard: ClientMessage[] = [];
    this.sent.push(heard);
    this.events.push(events);
    return { send: (message: ClientMessage) => void heard.push(message), close: () => void this.closed++ };
  }
}

describe("a seat's line to the server", () => {
  let wires: Wires;
  let health: Health[];
  let line: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5); // pauses without their jitter: 0.4, 0.8, 1.6 s...
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

  afterEach(() => {
    line.close();
    vi.restoreAllMocks();
    vi.useRealTimers();
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

  it("comes back when the server could only not take it in just now", () => {
    wires.events[0]?.closed();
    for (let n = 1; n <= 3; n++) {
      vi.advanceTimersByTime(200 * 2 ** n);
      expect(wires.events.length).toBe(n + 1);
      wires.events[n]?.open();
      wires.events[n]?.message({ type: "error", error: { key: "server-database-gone" }, fatal: true, again: true });
      wires.events[n]?.closed();
      expect(health.at(-1)).toBe("lost");
    }
    vi.advanceTimersByTime(3_200);
    wires.events[4]?.open();
    wires.events[4]?.message(welcome);
    expect(health.at(-1)).toBe("open");
  });

  it("asks a silent server whether it is there, and stays while it answers", () => {
    for (let n = 1; n <= 10; n++) {
      vi.advanceTimersByTime(5_000);
      expect(wires.sent[0]?.filter((message) => message.type === "ping").length).toBe(n);
      wires.events[0]?.message({ type: "pong" });
    }
    expect(health).toEqual(["connecting", "open"]);
  });

  it("counts a server that does not answer as lost, and sends the choice again elsewhere", () => {
    wires.events[0]?.message(state(3));
    line.choose("pass");
    vi.advanceTimersByTime(8_000);
    expect(health.at(-1)).toBe("lost");
    expect(wires.closed).toBe(1);
    wires.events[0]?.message(state(9)); // what the old socket still says is too late
    vi.advanceTimersByTime(400);
    expect(wires.events.length).toBe(2);
    vi.advanceTimersByTime(8_000); // this one does not even open
    expect(health.at(-1)).toBe("lost");
    vi.advanceTimersByTime(800);
    wires.events[2]?.open();
    wires.events[2]?.message(welcome);
    expect(wires.sent[2]).toEqual([
      { type: "hello", secret: "secret", since: 3, lang: "en" },
      wires.sent[0]?.find((message) => message.type === "choose"),
    ]);
    wires.events[0]?.closed(); // nor is its end
    expect(health.at(-1)).toBe("open");
  });

  it("sends a choice again elsewhere when the server speaks of everything but that", () => {
    line.choose("pass");
    for (let n = 1; n <= 7; n++) {
      vi.advanceTimersByTime(1_000);
      wires.events[0]?.message({ type: "pong" });
    }
    expect(health.at(-1)).toBe("open");
    vi.advanceTimersByTime(1_000);
    expect(health.at(-1)).toBe("lost");
    vi.advanceTimersByTime(400);
    wires.events[1]?.open();
    wires.events[1]?.message(welcome);
    const again = wires.sent[1]?.[1] as { id: string };
    expect(again).toEqual(wires.sent[0]?.find((message) => message.type === "choose"));
    wires.events[1]?.message({ type: "ack", id: again.id, seq: 1 });
    for (let n = 1; n <= 4; n++) {
      vi.advanceTimersByTime(4_000);
      wires.events[1]?.message({ type: "pong" });
    }
    expect(health.at(-1)).toBe("open"); // answered: nothing more is waited for
  });

  it("asks at once when the page is seen again, and tries at once when it was lost", () => {
    line.retry();
    expect(wires.sent[0]?.at(-1)).toEqual({ type: "ping" });
    wires.events[0]?.closed();
    line.retry();
    expect(wires.events.length).toBe(2);
    line.retry(); // it is trying already
    expect(wires.events.length).toBe(2);
  });

  it("leaves nothing behind when it is closed", () => {
    line.choose("pass");
    line.close();
    expect(vi.getTimerCount()).toBe(0);
    wires.events[0]?.closed();
    expect(vi.getTimerCount()).toBe(0);
    expect(health.at(-1)).toBe("closed");
  });
});
