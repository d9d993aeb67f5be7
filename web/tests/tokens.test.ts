import { describe, expect, it } from "vitest";
import {
  dearness,
  exactly,
  goodsIn,
  parseWay,
  refusalOf,
  refusalTo,
  uses,
  waysOf,
  type Way,
} from "../src/titles/kingsburg/tokens";

const way = (token: string): Way => {
  const found = parseWay(token);
  if (!found) throw new Error(token);
  return found;
};

describe("option tokens of Kingsburg", () => {
  it("reads dice, bonus dice, token, Market and envoy", () => {
    expect(way("influence treasurer 3+5")).toMatchObject({
      advisor: "treasurer",
      dice: [3, 5],
      bonus: [],
      envoy: false,
    });
    expect(way("influence duchess 6+6*")).toMatchObject({ dice: [6], bonus: [6], plus2: false });
    expect(way("influence inventor 4+4+5+token")).toMatchObject({ dice: [4, 4, 5], plus2: true, market: 0 });
    expect(way("influence treasurer 4+5-market")).toMatchObject({ dice: [4, 5], market: -1 });
    expect(way("influence merchant 3+market")).toMatchObject({ dice: [3], market: 1 });
    expect(way("envoy treasurer 2+6")).toMatchObject({ dice: [2, 6], envoy: true });
    expect(parseWay("build statue")).toBeNull();
    expect(way("influence king")).toMatchObject({ dice: [], bonus: [] });
  });

  it("reads private advisors, a second group and the Bazaar's die", () => {
    expect(way("private 13 6+5*+token")).toMatchObject({ advisor: "private-13", dice: [6], bonus: [5], plus2: true });
    expect(way("private_envoy 5 5")).toMatchObject({ advisor: "private-5", envoy: true, second: false });
    expect(way("diplomat queen 5+6+6")).toMatchObject({ advisor: "queen", second: true, envoy: false });
    expect(way("influence squire 5=2")).toMatchObject({ advisor: "squire", dice: [5], as: 2 });
    expect(exactly(way("influence squire 5=2"), { dice: [5], bonus: [], plus2: false })).toBe(true);
    const reason = { key: "x" };
    const refused = ["private 5", "influence queen"].map((token) => ({ token, label: reason, reason }));
    expect(refusalTo(refused, "private-5")?.token).toBe("private 5");
    expect(refusalTo(refused, "queen")?.token).toBe("influence queen");
    expect(refusalTo(refused, "king")).toBeNull();
  });

  it("offers the way that keeps envoy and token first", () => {
    const list = waysOf(
      ["influence general 4+4+token", "envoy general 4+6", "influence general 4+6"].map((token) => ({
        token,
        label: { key: "x" },
      })),
    ).get("general");
    expect(list?.map((w) => w.token)).toEqual([
      "influence general 4+6",
      "influence general 4+4+token",
      "envoy general 4+6",
    ]);
    expect(dearness(way("influence general 4+6"))).toBeLessThan(dearness(way("influence general 4+4+token")));
  });

  it("matches what is in hand", () => {
    const held = { dice: [4], bonus: [], plus2: false };
    expect(uses(way("influence general 4+6"), held)).toBe(true);
    expect(exactly(way("influence general 4+6"), held)).toBe(false);
    expect(exactly(way("influence general 4+6"), { ...held, dice: [6, 4] })).toBe(true);
    expect(uses(way("influence general 4+6"), { ...held, dice: [4, 4] })).toBe(false);
    expect(uses(way("influence general 4+6"), { ...held, plus2: true })).toBe(false);
    expect(uses(way("influence duchess 6+6*"), { dice: [], bonus: [6], plus2: false })).toBe(true);
  });

  it("reads goods that are paid and gained", () => {
    expect(goodsIn("trade gold>wood+stone")).toEqual({ pay: ["gold"], gain: ["wood", "stone"] });
    expect(goodsIn("pay gold+gold+stone")).toEqual({ pay: ["gold", "gold", "stone"], gain: [] });
    expect(goodsIn("take gold+wood")).toEqual({ pay: [], gain: ["gold", "wood"] });
    expect(goodsIn("recruit 2")).toEqual({ pay: [], gain: [] });
  });

  it("finds the refusal that speaks of the advisor itself", () => {
    const refused = (token: string) => ({ token, label: { key: "l" }, reason: { key: "r" }, rule: null });
    const list = [refused("influence king 6+6"), refused("influence king"), refused("build king")];
    expect(refusalOf(list, ["influence", "envoy"], "king")?.token).toBe("influence king");
    expect(refusalOf(list, ["influence"], "queen")).toBeNull();
  });
});
