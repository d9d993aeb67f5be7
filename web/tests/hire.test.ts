import { describe, expect, it } from "vitest";
import type { Table } from "../src/lib/table/table.svelte";
import { brings, changes, hirePrice, noHire } from "../src/titles/architects/brings";

const place = (actions: number, ways: Record<string, number>[] = [], virtue = 0) => ({ ways, price: 0, virtue, actions, leads: false }); // prettier-ignore
const places = { workshop: place(1), mines: place(0, [{ clay: 3 }, { gold: 1 }]), tax_stand: place(0, [{ silver: 4 }], 2) }; // prettier-ignore

/** A table at the Workshop, or before it, as one seat sees it: prices and gains are the server's. */
const table = (askKind: string, hire: (number | null)[] = [], dear: number | null = null): Table =>
  ({ seat: 0, askKind, view: { seats: [{ seat: 0, silver: 3 }], own: { hire, too_dear: dear, places, changes: { "place mines": { workers: -1 } } } } }) as unknown as Table; // prettier-ignore

describe("what the server says of the next visit", () => {
  it("is the price of a hire, before the visit and during it", () => {
    for (const askKind of ["turn", "workshop"])
      expect([0, 1, 2, 3].map((slot) => hirePrice(table(askKind, [4, 5, 6, 7]), slot))).toEqual([4, 5, 6, 7]);
  });

  it("is said when nobody on show can be paid, but not of a hire that costs nothing", () => {
    expect(noHire(table("turn", [null, 3, 4]))).toBe("");
    expect(noHire(table("turn", [null, 5, 4], 4))).toContain("arc-no-hire");
    expect(noHire(table("hire", [4, 4], 4))).toBe("");
  });

  it("stands in the tags below the places", () => {
    expect(brings(table("turn"), "workshop")[0]).toEqual({ text: "arc-hire-or" });
    expect(brings(table("turn", [4], 4), "workshop")[0]).toEqual({ text: "arc-only" });
    expect(brings(table("turn"), "mines")).toEqual([{ thing: "clay", n: 3 }, { text: "arc-or" }, { thing: "gold", n: 1 }]); // prettier-ignore
    expect(brings(table("turn"), "tax_stand")).toEqual([{ thing: "silver", n: 4 }, { thing: "virtue", n: -2 }]); // prettier-ignore
  });

  it("is told of a choice in hand, and nothing without one", () => {
    const drafted = { ...table("turn"), draft: { token: "place mines" } } as unknown as Table;
    expect(changes(drafted)).toEqual({ workers: -1 });
    expect(changes(table("turn"))).toEqual({});
  });
});
