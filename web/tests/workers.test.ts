import { describe, expect, it } from "vitest";
import { handfuls, restand, seat } from "../src/titles/paladins/workers";

describe("workers on the spaces of an action", () => {
  const spaces = ["cleric", "any", "merchant"];

  it("lists every distinct handful once, criminals anywhere", () => {
    expect(handfuls(["any", "fighter"], { labourer: 1, fighter: 1, criminal: 1 }).sort()).toEqual([
      "fighter+criminal",
      "labourer+criminal",
      "labourer+fighter",
    ]);
  });

  it("stands strict kinds first and criminals where nothing else fits", () => {
    expect(seat(spaces, ["labourer", "merchant", "criminal"])).toEqual(["criminal", "labourer", "merchant"]);
    expect(seat(spaces, ["labourer", "labourer", "merchant"])).toBeNull();
  });

  it("puts a kind where it is wanted and moves as few others as it can", () => {
    const now = ["criminal", "labourer", "merchant"];
    const choices = [
      ["labourer", "merchant", "criminal"],
      ["merchant", "criminal", "criminal"],
    ];
    expect(restand(spaces, choices, now, 1, "merchant")).toEqual(["criminal", "merchant", "criminal"]);
    expect(restand(spaces, choices, now, 0, "merchant")).toBeNull();
  });
});
