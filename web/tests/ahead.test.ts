import { describe, expect, it, vi } from "vitest";
import type { State } from "../src/lib/net/types";
import type { KbView } from "../src/titles/kingsburg/view";
import { wishes } from "../src/titles/kingsburg/wishes";

const settings = vi.hoisted(() => ({ takeFree: false }));
vi.mock("../src/lib/settings.svelte", () => ({ settings }));
vi.stubGlobal(
  "$state",
  Object.assign((x: unknown) => x, { raw: (x: unknown) => x }),
);
const { Ahead } = await import("../src/lib/table/ahead.svelte");

const view = (change: Partial<KbView> = {}): KbView =>
  ({
    year: 1,
    phase: 2,
    ahead: ["influence", "construct"],
    free: [],
    ...change,
  }) as unknown as KbView;
const state = (kind: string, tokens: string[], change: Partial<KbView> = {}, seat = 0): State =>
  ({
    asks: [{ seat, kind, prompt: { key: "x" } }],
    options: tokens.map((token) => ({ token, label: { key: "x" } })),
    view: view(change),
    over: false,
  }) as unknown as State;
const ui = {
  wishes: (v: unknown) => wishes(v as KbView),
  scope: (v: unknown) => `${(v as KbView).year}.${(v as KbView).phase}`,
  free: (v: unknown) => (v as KbView).free[0] ?? null,
} as unknown as ConstructorParameters<typeof Ahead>[0];

describe("answers given ahead", () => {
  it("offers what is still to come", () => {
    expect(wishes(view()).map((w) => w.token)).toEqual(["pass", "pass"]);
    expect(wishes(view({ ahead: ["recruit"] })).map((w) => w.token)).toEqual(["recruit 0"]);
    expect(wishes(view({ ahead: [] }))).toEqual([]);
  });

  it("answers once, and only in its season", () => {
    const ahead = new Ahead(ui);
    const [pass] = ahead.offers(state("influence", [], {}, 1), 0);
    if (!pass) throw new Error("nothing offered");
    ahead.toggle(pass);
    expect(ahead.answer(state("influence", ["influence squire 2"], {}, 1), 0)).toBeNull();
    expect(ahead.wants(pass)).toBe(true);
    expect(ahead.answer(state("influence", ["influence squire 2", "pass"]), 0)).toBe("pass");
    expect(ahead.answer(state("influence", ["influence squire 2", "pass"]), 0)).toBeNull();
    ahead.toggle(pass);
    expect(ahead.answer(state("influence", ["pass", "x"], { phase: 4 }), 0)).toBeNull();
    expect(ahead.wants(pass)).toBe(false);
  });

  it("takes what is free only when told to, and not after an undo", () => {
    const ahead = new Ahead(ui);
    const start = state("season_start", ["use farms", "done"], { free: ["use farms"] });
    expect(ahead.answer(start, 0)).toBeNull();
    settings.takeFree = true;
    expect(ahead.answer(start, 0)).toBe("use farms");
    ahead.turnedBack();
    expect(ahead.answer(start, 0)).toBeNull();
    ahead.chose();
    expect(ahead.answer(start, 0)).toBe("use farms");
  });
});
