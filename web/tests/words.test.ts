import { readFileSync, readdirSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { format, makeBundle, message, pieces, segments, unbroken, type Phrase } from "../src/lib/words/phrase";

const folder = new URL("../../src/courtier/locales/", import.meta.url);
const read = (lang: string): string[] =>
  readdirSync(new URL(`${lang}/`, folder))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(new URL(`${lang}/${name}`, folder), "utf8"));
const bundles = { en: makeBundle("en", read("en")), fr: makeBundle("fr", read("fr")) };
const names = (seat: number): string => ["Maud", "Odo"][seat] ?? "?";

const placed: Phrase = {
  key: "kingsburg-story-placed",
  args: {
    who: { seat: 1 },
    dice: {
      key: "join-plus",
      args: {
        items: [
          { key: "kingsburg-die", args: { n: 3 } },
          { key: "kingsburg-die", args: { n: 5 } },
        ],
      },
    },
    advisor_the: { key: "advisor-treasurer.the" },
  },
};

describe("phrases", () => {
  it("formats nested phrases, seats, joined lists and attributes in both languages", () => {
    expect(format(bundles.en, placed, names)).toBe("Odo puts 3 + 5 on the Treasurer.");
    expect(format(bundles.fr, placed, names)).toContain("Odo");
    expect(format(bundles.fr, placed, names)).toContain("Trésorier");
  });

  it("begins no French line with a colon or its like, and leaves the language of the file alone", () => {
    expect(unbroken("a-b = Attaquer (Viking) : 1 épée ; qui ?\n    .c = « oui »")).toBe(
      "a-b = Attaquer (Viking)\u00a0: 1 épée\u00a0; qui\u00a0?\n    .c = «\u00a0oui\u00a0»",
    );
    const plain = read("fr").map((text) => new FluentResource(text).body);
    const kept = read("fr").map((text) => new FluentResource(unbroken(text)).body);
    expect(kept.map((body) => body.map((one) => one.id))).toEqual(plain.map((body) => body.map((one) => one.id)));
  });

  it("writes a real minus before what is less than nothing", () => {
    const won = message(bundles.en, "web-won-one", { name: "Maud", points: -3, other: -32 });
    expect(won).toContain("−3");
    expect(won).toContain("−32");
    expect(format(bundles.fr, { key: "architects-thing-vp", args: { n: -4 } }, names)).toContain("−4");
  });

  it("marks the pieces a sentence names", () => {
    expect(pieces(placed)).toEqual(["advisor-treasurer"]);
    expect(segments(bundles.en, placed, names)).toEqual([
      { text: "Odo puts 3 + 5 on " },
      { piece: "advisor-treasurer", text: "the Treasurer" },
      { text: "." },
    ]);
  });

  it("points at the very card where the sentence knows it", () => {
    const outsider_the: Phrase = { key: "paladins-outsider-assassin.the", args: { card: "assassin_byzantine" } };
    expect(pieces({ key: "paladins-story-attacked", args: { outsider_the } })).toEqual(["assassin_byzantine"]);
  });

  it("never lets a person's text become a mark", () => {
    const sly: Phrase = { key: "who", args: { who: "a\uE000b\uE001c\uE002" } };
    expect(segments(bundles.en, sly, names)).toEqual([{ text: "abc" }]);
  });

  it("falls back to the key", () => {
    expect(format(bundles.en, { key: "no-such-key" }, names)).toBe("no-such-key");
    expect(message(bundles.en, "no-such-key")).toBeNull();
  });
});

describe("the client's own words", () => {
  const ids = (lang: string): string[] => {
    const text = readdirSync(new URL(`${lang}/`, folder))
      .filter((name) => /^web.*\.ftl$/.test(name))
      .map((name) => readFileSync(new URL(`${lang}/${name}`, folder), "utf8"))
      .join("\n");
    return new FluentResource(text).body.flatMap((entry) => [
      entry.id,
      ...Object.keys(entry.attributes ?? {}).map((attribute) => `${entry.id}.${attribute}`),
    ]);
  };

  it("stand in both languages, each once", () => {
    const short = (id: string) => !id.startsWith("kb-short-"); // short forms exist only where a language needs them
    for (const lang of ["en", "fr"]) expect(new Set(ids(lang)).size).toBe(ids(lang).length);
    expect(ids("fr").filter(short).sort()).toEqual(ids("en").filter(short).sort());
  });

  it("exist wherever the client asks for them by name", () => {
    const used = new Set<string>();
    const walk = (dir: URL): void => {
      for (const entry of readdirSync(dir, { withFileTypes: true })) {
        if (entry.isDirectory()) walk(new URL(`${entry.name}/`, dir));
        else if (/\.(svelte|ts)$/.test(entry.name)) {
          const text = readFileSync(new URL(entry.name, dir), "utf8");
          for (const match of text.matchAll(/["']((?:web|kb)-[a-z0-9_-]+)["']/g)) used.add(match[1] as string);
        }
      }
    };
    walk(new URL("../src/", import.meta.url));
    const known = new Set(ids("en"));
    expect([...used].filter((id) => !known.has(id) && !id.endsWith("-"))).toEqual([]);
  });
});
