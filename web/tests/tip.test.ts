import { describe, expect, it } from "vitest";
import { place } from "../src/lib/ui/tip-place";
import { letters } from "../src/lib/ui/seats";

const screen = { left: 0, top: 0, width: 1000, height: 600 };
const size = { width: 200, height: 80 };
const overlaps = (a: { left: number; top: number; width: number; height: number }, b: typeof a): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe("the tooltip's place", () => {
  const anchor = { left: 400, top: 250, width: 100, height: 60 };

  it("is below when nothing is in the way", () => {
    expect(place(anchor, size, [], screen).top).toBeGreaterThanOrEqual(anchor.top + anchor.height);
  });

  it("covers no lit target where another side is free", () => {
    const lit = [{ left: 300, top: 310, width: 300, height: 200 }];
    const box = place(anchor, size, lit, screen);
    expect(overlaps(box, lit[0] as typeof anchor)).toBe(false);
    expect(overlaps(box, anchor)).toBe(false);
  });

  it("stays on the screen", () => {
    const corner = { left: 960, top: 570, width: 40, height: 30 };
    const box = place(corner, size, [], screen);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.left + box.width).toBeLessThanOrEqual(1000);
    expect(box.top + box.height).toBeLessThanOrEqual(600);
  });
});

describe("letters of seats", () => {
  it("are initials where unique, else numbers", () => {
    expect(letters(["Maud", "Odo", "Tancred"])).toEqual(["M", "O", "T"]);
    expect(letters(["Maud", "Marie", "", "Élodie"])).toEqual(["1", "2", "3", "É"]);
  });
});
