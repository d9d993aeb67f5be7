// Every card of every title has a drawing of its own: whole, small, the same every time, and told apart from the others.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { signs } from "../src/lib/art/signs";
import { apprentice, apprentices } from "../src/titles/architects/art/apprentices";
import { buildings, facade } from "../src/titles/architects/art/facade";
import { cathedral, places } from "../src/titles/architects/art/places";
import { destinies, destiny } from "../src/titles/kingsburg/art/destinies";
import { back, enemy, known } from "../src/titles/kingsburg/art/enemies";
import { drawnTiles, tile } from "../src/titles/kingsburg/art/tiles";

const content = "../src/courtier/titles/";
/** Ids of the cards of one kind in a deck file. */
const ids = (path: string, kind: string): string[] =>
  [...readFileSync(content + path, "utf8").matchAll(/^\[\[(\w+)\]\]\nid = "(\w+)"$/gm)]
    .filter((found) => found[1] === kind)
    .map((found) => found[2]!);

const LARGEST = 12_000; // characters of one drawing

function whole(pictures: string[]): void {
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) {
    expect(picture.length).toBeGreaterThan(200);
    expect(picture.length).toBeLessThan(LARGEST);
    expect(picture).not.toMatch(/undefined|NaN|null|\[object/);
    expect(picture).not.toMatch(/ id=|url\(/); // pictures may stand twice in a page
    const opened = picture.match(/<[a-z]+/g)?.length ?? 0;
    const closed = (picture.match(/\/>/g)?.length ?? 0) + (picture.match(/<\/[a-z]+>/g)?.length ?? 0);
    expect(closed).toBe(opened);
  }
}

describe("Architects", () => {
  const plans = ids("architects/content/buildings.toml", "building");
  const people = ids("architects/content/apprentices.toml", "apprentice");
  const sites = ids("architects/content/locations.toml", "location");

  it("draws a facade for every building and a face for every apprentice", () => {
    expect(plans.filter((id) => !buildings[id])).toEqual([]);
    expect(people.filter((id) => !apprentices[id])).toEqual([]);
    expect([plans.length, people.length]).toEqual([43, 43]);
  });

  it("has no drawing that belongs to no card", () => {
    expect(Object.keys(buildings).filter((id) => !plans.includes(id))).toEqual([]);
    expect(Object.keys(apprentices).filter((id) => !people.includes(id))).toEqual([]);
  });

  it("tells them apart and draws them whole", () => {
    whole(plans.map(facade));
    whole(people.map(apprentice));
  });

  it("draws the places of the town", () => {
    const names = new Set(sites.map((id) => id.replace(/_(small|middle|large)$/, "")));
    expect([...names].filter((id) => id !== "cathedral" && !(id in places))).toEqual([]);
    whole(Object.values(places).map((draw) => draw()));
  });

  it("lets the Cathedral grow storey by storey", () => {
    const levels = [0, 1, 2, 3, 4, 5].map(cathedral);
    whole(levels);
    const scaffolds = levels.map((drawn) => drawn.split('opacity=".35"').length - 1);
    expect(scaffolds).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it("has a picture for cards of one's own, the same every time", () => {
    expect(facade("my_windmill")).toBe(facade("my_windmill"));
    expect(apprentice("my_cook")).toBe(apprentice("my_cook"));
    expect(apprentice("my_cook")).toMatch(/^<rect/);
  });
});

describe("Kingsburg", () => {
  const enemies = ids("kingsburg/content/enemies.toml", "enemy");
  const fates = ids("kingsburg/content/module4/destinies.toml", "destiny");
  const tiles = ids("kingsburg/content/module6/tiles.toml", "tile");

  it("draws every enemy, every destiny and every tile, and nothing that is no card", () => {
    expect(enemies.filter((id) => !known(id))).toEqual([]);
    expect(Object.keys(destinies).sort()).toEqual([...fates].sort());
    expect([...drawnTiles].sort()).toEqual([...tiles].sort());
    expect([enemies.length, fates.length, tiles.length]).toEqual([25, 29, 16]);
  });

  it("tells them apart and draws them whole", () => {
    whole(enemies.map(enemy));
    whole([1, 2, 3, 4, 5].map(back));
    whole(fates.map(destiny));
    whole(tiles.map(tile));
  });

  it("has a picture for cards of one's own", () => {
    expect(enemy("wolves_2_4")).toMatch(/^<path/);
    expect(destiny("my_fate").length).toBeGreaterThan(200);
    expect(tile("my_tile").length).toBeGreaterThan(100);
  });

  it("has faces for its advisors and governors", () => {
    const advisors = readFileSync("src/titles/kingsburg/faces.svg", "utf8");
    const governors = readFileSync("src/titles/kingsburg/governors.svg", "utf8");
    const ranks = ids("kingsburg/content/advisors.toml", "advisor").map((_, i) => i + 1);
    expect(ranks.filter((rank) => !advisors.includes(`id="face-${rank}"`))).toEqual([]);
    const leaders = ids("kingsburg/content/module3/governors.toml", "governor");
    expect(leaders.filter((id) => !governors.includes(`id="gov-${id}"`))).toEqual([]);
    expect([ranks.length, leaders.length]).toEqual([18, 24]);
  });
});

describe("signs", () => {
  it("differ", () => {
    const all = Object.values(signs);
    expect(new Set(all).size).toBe(all.length);
  });
});
