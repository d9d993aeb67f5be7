import { describe, expect, it } from "vitest";
import {
  applies,
  applying,
  offered,
  presetOf,
  queryOf,
  settled,
  spoken,
  toggled,
  withPreset,
} from "../src/lib/net/options";
import type { OptionSpec, Preset } from "../src/lib/net/types";

const option = (name: string, more: Partial<OptionSpec>): OptionSpec => ({
  name,
  kind: "one",
  default: "a",
  values: ["a", "b"],
  needs: null,
  seats: [],
  only: [],
  ...more,
});
const modules = option("modules", { kind: "several", default: [], values: [1, 2, 3] });
const strips = option("strips", { needs: { option: "modules", values: [2] } });
const alone = option("alone", { seats: [1] });
const help = option("help", { kind: "flag", default: false, values: [] });
const all = [modules, strips, alone, help];

describe("options that apply", () => {
  it("need a value of another option", () => {
    expect(applies(strips, all, {}, 2)).toBe(false);
    expect(applies(strips, all, { modules: [1, 3] }, 2)).toBe(false);
    expect(applies(strips, all, { modules: [1, 2] }, 2)).toBe(true);
  });

  it("are for some numbers of seats", () => {
    expect(applies(alone, all, {}, 1)).toBe(true);
    expect(applies(alone, all, {}, 2)).toBe(false);
  });

  it("are the only ones that are sent", () => {
    const chosen = { modules: [1], strips: "b", alone: "b", help: true };
    expect(applying(all, chosen, 3)).toEqual({ modules: [1], help: true });
    expect(applying(all, { ...chosen, modules: [2] }, 1)).toEqual({ ...chosen, modules: [2] });
  });
});

describe("a value that needs another option", () => {
  const only = [{ value: "b", option: "help", values: [true] }];
  const level = option("level", { only });
  const both = [level, help];

  it("is offered only with it", () => {
    expect(offered(level, both, {})).toEqual(["a"]);
    expect(offered(level, both, { help: true })).toEqual(["a", "b"]);
    expect(offered(strips, all, {})).toEqual(["a", "b"]);
  });

  it("is taken back when the other goes", () => {
    expect(settled(both, { level: "b", help: true })).toEqual({ level: "b", help: true });
    expect(settled(both, { level: "b", help: false })).toEqual({ help: false });
    expect(settled(both, { level: "b" })).toEqual({});
    expect(settled(all, { modules: [1], strips: "b" })).toEqual({ modules: [1], strips: "b" });
  });
});

describe("several values", () => {
  it("stand in the title's order, whatever order they were chosen in", () => {
    expect(toggled(modules, { modules: [3] }, 1, true)).toEqual([1, 3]);
    expect(toggled(modules, { modules: [1, 3] }, 1, false)).toEqual([3]);
    expect(toggled(modules, {}, 2, true)).toEqual([2]);
  });

  it("travel in an address", () => {
    expect(queryOf({})).toBe("");
    expect(queryOf({ modules: [1, 3], help: false, strips: "a b" })).toBe("?modules=1%2C3&help=false&strips=a+b");
    expect(queryOf({ modules: [] })).toBe("?modules=");
  });
});

describe("presets", () => {
  const presets: Preset[] = [
    { name: "basic", options: {} },
    { name: "builders", options: { modules: [1, 2] } },
  ];

  it("are marked when they say just what is chosen", () => {
    expect(presetOf(presets, all, {})).toBe("basic");
    expect(presetOf(presets, all, { help: true })).toBe("basic");
    expect(presetOf(presets, all, { modules: [1, 2] })).toBe("builders");
    expect(presetOf(presets, all, { modules: [1] })).toBe(null);
  });

  it("speak of their options and of the variants of those", () => {
    expect(all.map((option) => spoken(presets, all, option.name))).toEqual([true, true, false, false]);
  });

  it("leave alone what none of them names", () => {
    const before = { modules: [3], help: true };
    expect(withPreset(presets, presets[0] as Preset, before)).toEqual({ help: true });
    expect(withPreset(presets, presets[1] as Preset, before)).toEqual({ help: true, modules: [1, 2] });
  });
});
