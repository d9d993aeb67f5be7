// Every card of Paladins and of City of Crowns that is a person has a face of its own.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { faces, known } from "../src/titles/paladins/art/faces";
import { map } from "../src/titles/paladins/art/map";
import { pieces, ribbon, seal, wall } from "../src/titles/paladins/art/pieces";

const content = "../src/courtier/titles/paladins/content/";

/** The cards of a deck file, each as its lines by key. */
function deck(path: string): Record<string, string>[] {
  return readFileSync(content + path, "utf8")
    .split(/^\[\[/m)
    .slice(1)
    .map((card) => Object.fromEntries([...card.matchAll(/^(\w+) = (.+)$/gm)].map((m) => [m[1]!, m[2]!])));
}
const text = (value: string | undefined): string => value?.replaceAll('"', "") ?? "";
const ids = (...paths: string[]): string[] => paths.flatMap(deck).map((card) => text(card.id));

const paladins = ids("paladins.toml", "crowns/paladins.toml");
const folk = ids("townsfolk.toml", "crowns/townsfolk.toml");
const outsiders = ids("outsiders.toml", "crowns/outsiders.toml");
const nobles = deck("crowns/negotiate.toml").map((card) => ({
  id: text(card.id),
  icon: /"(\w+)"/.exec(card.icons ?? "")?.[1] ?? "",
}));
const bands = deck("crowns/muster.toml").map((card) => ({ id: text(card.id), worker: text(card.worker) }));
const allies = ids("crowns/allies.toml");

describe("faces", () => {
  it("knows everybody on a card", () => {
    expect(paladins.filter((id) => !known.paladin(id))).toEqual([]);
    expect(folk.filter((id) => !known.townsfolk(id))).toEqual([]);
    expect(outsiders.filter((id) => !known.outsider(id))).toEqual([]);
    expect(nobles.filter(({ id, icon }) => !known.noble(id, icon))).toEqual([]);
    expect(bands.filter(({ id, worker }) => !known.band(id, worker))).toEqual([]);
    expect(allies.filter((id) => !known.ally(id))).toEqual([]);
    expect([paladins, folk, outsiders, nobles, bands, allies].map((all) => all.length)).toEqual([
      16, 40, 42, 30, 30, 4,
    ]);
  });

  const all = {
    paladins: paladins.map(faces.paladin),
    townsfolk: folk.map(faces.townsfolk),
    outsiders: outsiders.map(faces.outsider),
    nobles: nobles.map(({ id, icon }) => faces.noble(id, icon)),
    bands: bands.map(({ id, worker }) => faces.band(id, worker)),
    allies: allies.map(faces.ally),
  };

  it.each(Object.entries(all))("tells the %s apart", (_, pictures) => {
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it.each([...Object.entries(all), ["map", [map()]] as const])("draws the %s whole", (_, pictures) => {
    for (const picture of pictures) {
      expect(picture).not.toMatch(/undefined|NaN|null/);
      expect(picture).not.toMatch(/ id=|url\(/); // pictures may stand twice in a page
    }
  });

  it("gives the same face every time, and one to a card of one's own", () => {
    expect(faces.paladin("roland")).toBe(faces.paladin("roland"));
    expect(known.townsfolk("beekeeper_1")).toBe(false);
    expect(faces.townsfolk("beekeeper_1")).toMatch(/^<rect/);
  });
});

describe("pieces", () => {
  it("are drawn in the colour of their seat", () => {
    for (const piece of Object.values(pieces)) expect(piece("#123456")).toContain("#123456");
    expect(seal("#123456") + ribbon("#123456")).toContain("#123456");
  });

  it("builds a wall section by section", () => {
    const stones = (done: number): number => wall(done, "red").split('fill="#cdbb92" stroke').length - 1;
    expect([0, 1, 4, 7].map(stones)).toEqual([0, 1, 4, 7]);
  });
});
