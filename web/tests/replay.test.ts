import { describe, expect, it, vi } from "vitest";

vi.mock("../src/lib/words/fluent.svelte", () => ({
  t: (key: string) => key,
  maybe: (key: string) => (key === "web-tie-known" ? key : null),
  tidy: (id: string) => id,
  capital: (text: string) => text,
}));
const { decided, leadsFrom, widestLine } = await import("../src/lib/replay/decided");

const chart = (...rows: number[][]) => rows.map((values) => ({ values }));

describe("what decided a game", () => {
  it("finds the moment from which the winner leads alone", () => {
    expect(leadsFrom(chart([1, 2], [3, 3], [5, 4], [9, 4]), 0)).toBe(2);
    expect(leadsFrom(chart([2, 1], [3, 2]), 0)).toBe(0);
    expect(leadsFrom(chart([2, 1], [3, 3]), 0)).toBe(-1);
    expect(leadsFrom([], 0)).toBe(-1);
  });

  it("says what breaks a tie in this title", () => {
    const sheet = (seat: number, rank: number) => ({ seat, total: 9, rank, lines: [] });
    const table = (id: string) => ({ ui: { id }, named: String }) as unknown as Parameters<typeof decided>[0];
    expect(decided(table("known"), [sheet(1, 1), sheet(0, 2)], [])).toBe("web-tie-known");
    expect(decided(table("another"), [sheet(1, 1), sheet(0, 2)], [])).toBe("web-decided-tie");
  });

  it("names the line with the widest gap", () => {
    const sheet = (a: number, b: number) => ({
      seat: 0,
      total: a + b,
      rank: 1,
      lines: [
        { key: "buildings", points: a },
        { key: "battles", points: b },
      ],
    });
    expect(widestLine(sheet(10, 3), sheet(6, 2))).toEqual({ key: "buildings", by: 4 });
    expect(widestLine(sheet(5, 5), sheet(5, 5))).toBeNull();
  });
});
