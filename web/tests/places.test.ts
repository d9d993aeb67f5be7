import { describe, expect, it } from "vitest";
import { move, placesFor, readToken, writeToken } from "../src/titles/paladins/places";

describe("paladins on their way to a place", () => {
  const three = ["ivon", "samson", "gerin"];
  const four = [...three, "roland"];

  it("knows a place for each card, the fourth leaves the game", () => {
    expect(placesFor(3)).toEqual(["play", "top", "bottom"]);
    expect(placesFor(4)).toEqual(["play", "top", "bottom", "out"]);
  });

  it("fills the other places in hand order at the first choice", () => {
    expect(move(null, three, "samson", "play")).toEqual(["samson", "ivon", "gerin"]);
    expect(move(null, four, "ivon", "bottom")).toEqual(["samson", "gerin", "ivon", "roland"]);
  });

  it("gives whoever stood there the place that becomes free", () => {
    expect(move(["ivon", "samson", "gerin"], three, "gerin", "play")).toEqual(["gerin", "samson", "ivon"]);
    expect(move(["ivon", "samson", "gerin", "roland"], four, "samson", "out")).toEqual([
      "ivon",
      "roland",
      "gerin",
      "samson",
    ]);
    expect(move(three, three, "ivon", "play")).toEqual(three);
  });

  it("writes the token and reads it back", () => {
    expect(writeToken(three)).toBe("play ivon samson");
    expect(writeToken(four)).toBe("play ivon samson+gerin");
    expect(writeToken(["ivon", "samson"])).toBe("play ivon samson");
    expect(readToken("play gerin ivon", three)).toEqual(["gerin", "ivon", "samson"]);
    expect(readToken("play gerin ivon+roland", four)).toEqual(["gerin", "ivon", "roland", "samson"]);
    expect(readToken("tavern 4", three)).toBeNull();
  });
});
