import { describe, expect, it } from "vitest";
import type { Table } from "../src/lib/table/table.svelte";
import { brings, hirePrice, noHire } from "../src/titles/architects/brings";

/** A table at the Workshop, or before it, as one seat sees it: the prices are the server's. */
const table = (askKind: string, hire: (number | null)[], silver: number): Table =>
  ({ seat: 0, askKind, view: { seats: [{ seat: 0, silver, at: {}, apprentices: [], character: null }], own: { hire } } }) as unknown as Table; // prettier-ignore

describe("the price of a hire", () => {
  it("is the server's, before the visit and during it", () => {
    for (const askKind of ["turn", "workshop"])
      expect([0, 1, 2, 3].map((slot) => hirePrice(table(askKind, [4, 5, 6, 7], 9), slot))).toEqual([4, 5, 6, 7]);
  });

  it("is said when nobody on show can be paid", () => {
    expect(noHire(table("turn", [null, 5, 4], 4))).toBe("");
    expect(noHire(table("turn", [null, 5, 4], 3))).toContain("arc-no-hire");
    expect(noHire(table("hire", [4, 4], 0))).toBe("");
  });

  it("stands in the tag of the Workshop only while it can be paid", () => {
    expect(brings(table("turn", [4], 4), "workshop")[0]).toEqual({ text: "arc-hire-or" });
    expect(brings(table("turn", [4], 3), "workshop")[0]).toEqual({ text: "arc-only" });
  });
});
