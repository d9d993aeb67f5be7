// The sounds of the table are heard, never clipped, end in silence, differ, and are the same every time.
import { describe, expect, it } from "vitest";
import { RATE, render, voices, type Sound } from "../src/lib/table/voices";
const names = Object.keys(voices) as Sound[];
const loudest = (samples: Float32Array): number => samples.reduce((most, s) => Math.max(most, Math.abs(s)), 0);
const power = (samples: Float32Array): number => samples.reduce((sum, s) => sum + s * s, 0) / samples.length;

describe("voices", () => {
  it("has what the table needs", () => {
    expect(names).toEqual(expect.arrayContaining(["steps", "dice", "seal", "bell", "horn", "coin", "card"]));
  });

  it.each(names)("%s is heard and not clipped", (name) => {
    const samples = render(name, RATE);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(loudest(samples)).toBeGreaterThan(0.05);
    expect(loudest(samples)).toBeLessThan(0.95);
    expect(loudest(samples.subarray(-8))).toBeLessThan(0.01);
    expect(samples.length / RATE).toBeLessThan(1.6);
  });

  it("is the same every time and at every rate alike", () => {
    for (const name of names) {
      const [once, again] = [render(name), render(name)].map((samples) => Buffer.from(samples.buffer));
      expect(once!.equals(again!)).toBe(true);
      expect(power(render(name, 44_100)) / power(render(name, RATE))).toBeGreaterThan(0.3);
    }
  });

  it("tells them apart", () => {
    const prints = names.map((name) => render(name, RATE).length + ":" + power(render(name, RATE)).toFixed(6));
    expect(new Set(prints).size).toBe(names.length);
  });

  it("is a few lines of data, not files", () => {
    for (const voice of Object.values(voices)) expect(JSON.stringify(voice).length).toBeLessThan(15_000);
  });
});
