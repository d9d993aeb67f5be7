import { describe, expect, it } from "vitest";
import { sift, toggled } from "../src/lib/replay/filter";
import { readSpot, writeSpot } from "../src/lib/replay/spot";
import type { Verdict } from "../src/lib/net/types";

describe("the address of a moment", () => {
  it("holds choice, side and analysis, and is read again", () => {
    const search = writeSpot({ choice: 57, seat: 1, analysis: true });
    expect(search).toBe("?choice=57&seat=1&analysis=1");
    expect(readSpot(search, 143, 2)).toEqual({ choice: 57, seat: 1, analysis: true, lost: null });
    expect(writeSpot({ choice: null, seat: null, analysis: false })).toBe("");
    expect(readSpot("", 143, 2)).toEqual({ choice: null, seat: null, analysis: false, lost: null });
  });

  it("names a choice that the game has not", () => {
    for (const wrong of ["144", "-1", "1e3", "last", "", "99999999"])
      expect(readSpot(`?choice=${wrong}`, 143, 2)).toMatchObject({ choice: null, lost: wrong.slice(0, 20) });
    expect(readSpot("?choice=143&seat=2", 143, 2)).toMatchObject({ choice: 143, seat: null, lost: null });
  });
});

describe("the list of mistakes", () => {
  const verdict = (n: number, seat: number, cost: number, grade: Verdict["grade"]) =>
    ({ n, seat, cost, grade }) as Verdict;
  const all = [verdict(3, 0, 1, "slip"), verdict(5, 1, 4, "blunder"), verdict(9, 0, 2, "mistake"), verdict(12, 0, 2, "mistake")]; // prettier-ignore
  const ns = (list: Verdict[]) => list.map((one) => one.n);

  it("is sorted by cost or by the game, and filtered by seat and severity", () => {
    expect(ns(sift(all, { seats: [], grades: [], order: "cost" }))).toEqual([5, 9, 12, 3]);
    expect(ns(sift(all, { seats: [], grades: [], order: "game" }))).toEqual([3, 5, 9, 12]);
    expect(ns(sift(all, { seats: [0], grades: ["slip", "blunder"], order: "cost" }))).toEqual([3]);
    expect(ns(all)).toEqual([3, 5, 9, 12]);
    expect(toggled([1, 2], 2)).toEqual([1]);
    expect(toggled([1], 2)).toEqual([1, 2]);
  });
});
