import { describe, expect, it, vi } from "vitest";

vi.mock("../src/lib/words/fluent.svelte", () => ({ t: String, maybe: () => null, tidy: String, capital: String }));
const { moments } = await import("../src/lib/replay/moments");
const chart = (...rows: number[][]) => rows.map((values) => ({ values }));

describe("great moments", () => {
  it("are the widest leap, the hardest fall and the lead for good", () => {
    expect(moments(chart([1, 0], [2, 6], [3, 2], [9, 3]), 0)).toEqual([
      { kind: "gain", at: 1, seat: 1, n: 6 },
      { kind: "loss", at: 2, seat: 1, n: 4 },
      { kind: "good", at: 2, seat: 0, n: 0 },
    ]);
  });

  it("are not made up where nothing happened", () => {
    expect(moments(chart([1, 0], [2, 1]), 0)).toEqual([]);
    expect(moments([], null)).toEqual([]);
    expect(moments(chart([1, 1], [4, 4]), null)).toEqual([{ kind: "gain", at: 1, seat: 0, n: 3 }]);
  });
});
