// What is told, and when: one choice after the other, scenes between, nothing lost when somebody skips.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StoryLine } from "../src/lib/net/types";
import { beat, choices, since, type Beat } from "../src/lib/scenes/beats";
import type { Cast, Scene, Script } from "../src/lib/scenes/scene";

const settings = vi.hoisted(() => ({
  pace: 1,
  speed: "normal",
  reduced: false,
  scenes: "all",
  follow: true,
}));
vi.mock("../src/lib/settings.svelte", () => ({ settings }));
vi.stubGlobal(
  "$state",
  Object.assign((x: unknown) => x, { raw: (x: unknown) => x }),
);
const { Telling } = await import("../src/lib/scenes/telling.svelte");

const line = (n: number, choice: number, by: number, seat = by, kind = "x"): StoryLine => ({
  n,
  choice,
  by,
  seat,
  kind,
  phrase: { key: `line-${n}` },
});
const scene = (frames = 1, lost = false): Scene => ({
  id: "winter",
  title: "Winter",
  icon: "crown",
  tone: "winter",
  frames: Array.from({ length: frames }, () => ({ sub: "", time: 1000, drawing: { of: "rows" as const, rows: [] } })),
  lost,
  said: "",
  lines: [],
});
const told = (by: number, scenes: Scene[] = []): Beat => ({ choice: 1, by, lines: [line(1, 1, by)], scenes });
const telling = (seated = true) =>
  new Telling(
    (one) => one.lines.map((some) => some.phrase.key),
    () => seated,
  );

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { pace: 1, speed: "normal", reduced: false, scenes: "all", follow: true });
});
afterEach(() => vi.useRealTimers());

/** Whether a promise is done, once all that was due by now has run. */
async function done(promise: Promise<unknown>): Promise<boolean> {
  let ended = false;
  void promise.then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(0);
  return ended;
}

describe("beats", () => {
  it("cuts the story by choices", () => {
    expect(
      choices([line(0, 0, -1), line(1, 1, 0), line(2, 1, 0, -1), line(3, 2, 1)]).map((some) => some.length),
    ).toEqual([1, 2, 1]);
  });

  it("leaves to the bubble what the seat did itself and no scene tells", () => {
    const script: Script = {
      opens: new Set(["winter"]),
      scenes: (lines) => [{ ...scene(), lines: lines.filter((one) => one.kind === "winter").map((one) => one.n) }],
    };
    const lines = [line(1, 5, 2), line(2, 5, 2, 2, "winter"), line(3, 5, 2, 0)];
    const one = beat(lines, script, {} as Cast);
    expect(one.by).toBe(2);
    expect(one.lines.map((some) => some.n)).toEqual([1]);
    expect(one.scenes).toHaveLength(1);
  });

  it("begins what happened since the last turn with what the own choice led to", () => {
    const story = [line(1, 1, 0), line(2, 2, 1), line(3, 3, 0), line(4, 3, 0, -1), line(5, 4, 1), line(6, 5, 2)];
    expect(since(story, 0).map((some) => some.n)).toEqual([3, 4, 5, 6]);
    expect(since(story, 4)).toEqual([]);
    expect(since(story, null)).toEqual([]);
  });
});

describe("telling", () => {
  it("shows another seat's choice at once and keeps it for a while, at every speed", () => {
    for (const speed of ["none", "fast", "normal", "slow"]) {
      Object.assign(settings, { speed, pace: speed === "none" ? 0 : 1 });
      const one = telling();
      expect(one.before([told(1)], 0)).toBeNull();
      expect(one.after(told(1), 0)).toBeGreaterThanOrEqual(500);
      expect(one.bubble).toEqual({ seat: 1, texts: ["line-1"] });
    }
  });

  it("leaves nothing on the board once all is told", () => {
    const one = telling();
    one.after(told(1), 0);
    one.rest();
    expect([one.bubble, one.rushing]).toEqual([null, false]);
  });

  it("says once more what was said last, and takes it away again", async () => {
    const one = telling();
    one.after(told(1), 0);
    one.rest();
    one.again();
    expect(one.bubble?.seat).toBe(1);
    await vi.advanceTimersByTimeAsync(1300);
    expect(one.bubble).toBeNull();
  });

  it("keeps even a choice without words apart from the next one", () => {
    expect(telling().after({ ...told(1), lines: [] }, 0)).toBeGreaterThan(0);
  });

  it("says nothing of one's own choice, nor where nobody follows", () => {
    const one = telling();
    expect(one.after(told(0), 0)).toBeLessThan(200);
    expect(one.bubble).toBeNull();
    settings.follow = false;
    expect(one.after(told(1), 0)).toBe(0);
  });

  it("tells several choices of one message one after the other", async () => {
    const one = telling();
    const all = one.before([told(1), told(2), told(1)], 0)!;
    expect(one.bubble?.seat).toBe(1);
    await vi.advanceTimersByTimeAsync(1300);
    expect(one.bubble?.seat).toBe(2);
    expect(await done(all)).toBe(false);
    await vi.advanceTimersByTimeAsync(1300);
    expect(await done(all)).toBe(true);
  });

  it("plays a scene frame by frame before the position may be seen", async () => {
    const one = telling();
    const all = one.before([told(0, [scene(3)])], 0)!;
    await vi.advanceTimersByTimeAsync(0);
    expect([one.scene?.id, one.at]).toEqual(["winter", 0]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(one.at).toBe(1);
    one.next();
    await vi.advanceTimersByTimeAsync(0);
    expect(one.at).toBe(2);
    expect(await done(all)).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await done(all)).toBe(true);
    expect(one.scene).toBeNull();
  });

  it("waits for a person where something was lost; skipping goes to what was lost first", async () => {
    const one = telling();
    const all = one.play([scene(3, true)]);
    expect(one.waits).toBe(false);
    one.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([one.at, one.waits]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(one.scene).not.toBeNull();
    one.skip();
    expect(await done(all)).toBe(true);
  });

  it("does not wait for a watcher", async () => {
    const one = telling(false);
    const all = one.play([scene(1, true)]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await done(all)).toBe(true);
  });

  it("shows one still picture for as long as all frames where motion is unwanted", async () => {
    Object.assign(settings, { pace: 0, reduced: true, speed: "normal" });
    const one = telling();
    const all = one.play([scene(3)]);
    expect([one.still, one.time]).toEqual([true, 3000]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await done(all)).toBe(true);
  });

  it("leaves out the scenes that are not wanted", () => {
    const one = telling();
    settings.scenes = "lost";
    expect(one.before([told(0, [scene()])], 0)).toBeNull();
    expect(one.wanted([scene(), scene(1, true)])).toHaveLength(1);
    settings.scenes = "off";
    expect(one.wanted([scene(1, true)])).toHaveLength(0);
  });

  it("stands still while paused and goes on by steps", async () => {
    const one = telling(false);
    one.pause(true);
    const first = one.before([told(1)], null)!;
    expect(await done(first)).toBe(false);
    one.step();
    expect(await done(first)).toBe(true);
    const stay = one.wait(one.after(told(1), null));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await done(stay)).toBe(false);
    one.step();
    expect(await done(stay)).toBe(true);
    expect(one.before([told(2)], null)).toBeNull(); // the step leads to the next choice
  });

  it("goes on from where it was paused", async () => {
    const one = telling();
    const all = one.play([scene(2)]);
    one.pause(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(one.at).toBe(0);
    one.pause(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await done(all)).toBe(true);
  });

  it("skips to now: what is told ends, and nothing more is told until then", async () => {
    const one = telling();
    const all = one.before([told(1, [scene(3, true)]), told(2)], 0)!;
    await vi.advanceTimersByTimeAsync(0);
    one.rush();
    expect(await done(all)).toBe(true);
    expect([one.scene, one.bubble]).toEqual([null, null]);
    expect(one.before([told(1, [scene()])], 0)).toBeNull();
    expect(one.after(told(1), 0)).toBe(0);
    one.rushing = false;
    expect(one.after(told(1), 0)).toBeGreaterThan(0);
  });

  it("is quicker by request", () => {
    const one = telling();
    const usual = one.after(told(1), 0);
    one.faster();
    expect(one.after(told(1), 0)).toBe(usual / 2);
    one.faster();
    one.faster();
    expect(one.rate).toBe(1);
  });

  it("shows the newest scene when one is asked for while another plays", async () => {
    const one = telling();
    void one.play([scene(2, true)]);
    const again = one.play([{ ...scene(), id: "dice" }]);
    expect(one.scene?.id).toBe("dice");
    await vi.advanceTimersByTimeAsync(1000);
    expect(await done(again)).toBe(true);
    expect(one.scene).toBeNull();
  });
});
