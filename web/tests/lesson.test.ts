import { describe, expect, it } from "vitest";
import { picturesOf, type Picture } from "../src/pages/learn/lesson";

const drawn = (box: string): Picture => ({ drawing: "", box });

describe("pictures at the head of a section of the rules", () => {
  const taught = {
    lesson: [
      { text: "one", rules: ["AB-002", "AB-007"], pictures: [drawn("one")] },
      { text: "two", rules: ["AB-003"], pictures: [drawn("two")] },
    ],
    headed: { "AB-003": [drawn("own")] },
    cover: "",
  };
  const boxes = (...rules: string[]): string[] => picturesOf(taught, rules).map((picture) => picture.box);

  it("are the section's own, else those of the step that is told there", () => {
    expect(boxes("AB-001", "AB-002")).toEqual(["one"]);
    expect(boxes("AB-002", "AB-003")).toEqual(["own"]);
    expect(boxes("AB-009")).toEqual([]);
  });
});
