import { describe, expect, it, vi } from "vitest";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { zoom: 1 } }));
vi.mock("svelte/reactivity/window", () => ({ innerWidth: { current: 1440 }, innerHeight: { current: 900 } }));
vi.mock("../src/lib/ui/narrow", () => ({ narrow: { current: false }, upright: { current: false } }));
vi.stubGlobal(
  "$state",
  Object.assign((x: unknown) => x, { raw: (x: unknown) => x }),
);
const { deskScale, FULL, tabletScale } = await import("../src/lib/ui/frame.svelte");

describe("how large the desk is drawn", () => {
  it("grows in steps, by the side that has less room", () => {
    expect(deskScale(1440, 900)).toBe(1);
    expect(deskScale(2560, 1440)).toBeCloseTo(1.6);
    expect(deskScale(1920, 1080)).toBeCloseTo(1.2);
    expect(deskScale(3840, 2160)).toBeCloseTo(2.4);
    expect(deskScale(2560, 1080)).toBeCloseTo(1.2);
  });

  it("keeps its letters as long as the pieces can move closer", () => {
    expect(deskScale(1280, 800)).toBe(1);
    expect(deskScale(1366, 768)).toBe(1);
    expect(deskScale(1024, 600)).toBeCloseTo(600 / 760);
  });

  it("is drawn smaller at once where a game needs all its room", () => {
    expect(deskScale(1280, 800, FULL)).toBeCloseTo(800 / 900);
    expect(deskScale(1024, 600, FULL)).toBeCloseTo(600 / 900);
    expect(deskScale(2560, 1440, FULL)).toBeCloseTo(1.6);
  });

  it("fits an upright tablet by its width, and by its height where that is less", () => {
    expect(tabletScale(820, 1180)).toBe(1);
    expect(tabletScale(1024, 1366)).toBeCloseTo(1366 / 1100, 1);
  });
});
