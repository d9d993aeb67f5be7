import { describe, expect, it } from "vitest";
import type { State } from "../src/lib/net/types";
import { sameQuestion } from "../src/lib/table/question";

const asked = (seats: number[], tokens: string[], prompt = "draft"): Pick<State, "asks" | "options"> => ({
  asks: seats.map((seat) => ({ seat, kind: prompt, prompt: { key: prompt } })),
  options: tokens.map((token) => ({ token, label: { key: token }, reveals: false })),
});

describe("a question that stands", () => {
  it("is the same when another seat answered in secret", () => {
    expect(sameQuestion(asked([0, 1, 2], ["keep a", "keep b"]), asked([0, 2], ["keep a", "keep b"]), 0)).toBe(true);
  });
  it("is another when its options or its words changed", () => {
    expect(sameQuestion(asked([0], ["keep a", "keep b"]), asked([0], ["keep a"]), 0)).toBe(false);
    expect(sameQuestion(asked([0], ["keep a"], "draft"), asked([0], ["keep a"], "keep"), 0)).toBe(false);
  });
  it("does not stand where nobody is asked", () => {
    expect(sameQuestion(null, asked([0], ["keep a"]), 0)).toBe(false);
    expect(sameQuestion(asked([1], []), asked([1], []), 0)).toBe(false);
    expect(sameQuestion(asked([1], []), asked([1], []), null)).toBe(false);
  });
});
