// What the next worker would bring at a place, and what a choice in hand would change: as the server tells it, in words.
import type { Table } from "../../lib/table/table.svelte";
import { t } from "../../lib/words/fluent.svelte";
import { content } from "./content.svelte";
import { arc, mine } from "./play.svelte";
import { sorted, thingsWords } from "./text";
import { markets, type Amounts, type LevelCard, type PlaceView } from "./view";

/** A piece of a gain tag: an amount with its picture, or words. */
export type Part = { thing: string; n: number } | { text: string };

const parts = (amounts: Amounts): Part[] =>
  Object.entries(amounts)
    .filter(([, n]) => n !== 0)
    .map(([thing, n]) => ({ thing, n }));

/** What the server says of the next own worker there; null for whoever only looks on. */
const placeOf = (table: Table, place: string): PlaceView | null => arc(table).own?.places[place] ?? null;

export const lostVirtue = (table: Table, place: string): number =>
  placeOf(table, place)?.virtue ?? content.location(place)?.lose ?? 0;

export const marketPrice = (table: Table, place: string): number =>
  placeOf(table, place)?.price ?? content.location(place)?.cost?.silver ?? 0;

/** The tag that hangs below a place. */
export function brings(table: Table, place: string): Part[] {
  const next = placeOf(table, place);
  const own = arc(table).own;
  if (!next || !own) return [];
  const n = next.actions;
  const gains = next.ways.flatMap((way, i) => [...(i ? [{ text: t("arc-or") }] : []), ...parts(way)]);
  switch (place) {
    case "storehouse":
      return [{ text: t("arc-trades", { n }) }];
    case "town_centre":
      return [{ text: t("architects-thing-capture", { n }) }];
    case "guardhouse":
      return [{ text: t("architects-thing-action", { n }) }];
    case "workshop":
      return [{ text: t(noHire(table) ? "arc-only" : "arc-hire-or") }, { thing: "card", n }];
    case "guildhall": {
      const build = n ? t("arc-build-n", { n, of: own.hand.length }) : "";
      const climb = own.blocked.cathedral ? "" : t("architects-track-cathedral");
      return [{ text: [build, climb].filter(Boolean).join(t("arc-or-wide")) }];
    }
    case markets[1]:
      return [{ text: t("arc-middle-short") }, ...gains, ...parts({ virtue: -next.virtue })];
    default:
      return [...gains, ...parts({ virtue: -next.virtue })];
  }
}

export const partsWords = (list: Part[]): string =>
  list
    .map((part) =>
      "text" in part
        ? part.text
        : part.n < 0
          ? `−${t(`architects-thing-${part.thing}`, { n: -part.n })}`
          : t(`architects-thing-${part.thing}`, { n: part.n }),
    )
    .join(" ");

/** What the choice in hand would change on the own board. */
export const changes = (table: Table): Amounts => arc(table).own?.changes[table.draft?.token ?? ""] ?? {};

/** What a hire costs at this visit, or at the next one: the view counts the worker that stands there, or will. */
export const hirePrice = (table: Table, slot: number): number => arc(table).own?.hire[slot] ?? 0;

/** Why the next visit of the Workshop brings plans only; empty while a hire can be paid. */
export function noHire(table: Table): string {
  const price = arc(table).own?.too_dear ?? null;
  if (price === null || table.askKind === "hire") return ""; // that hire costs nothing
  return t("arc-no-hire", { n: price, have: mine(table)?.silver ?? 0 });
}

/** What a place does, in a few words. */
export function ruleWords(table: Table, place: string): string {
  const dear = place === "workshop" ? noHire(table) : "";
  if (dear) return dear;
  const cost = content.location(place)?.cost ?? {};
  return t(`arc-rule-${place}`, {
    silver: (cost.silver ?? 0) + (cost.tax ?? 0),
    tax: cost.tax ?? 0,
    n: content.game?.prison_per_vp ?? 2,
  });
}

export const mixWords = (level: LevelCard | null): string =>
  [
    thingsWords(level?.cost ?? {}),
    level?.cost_any
      ? t("arc-mix", {
          n: level.cost_any.n,
          kinds: level.cost_any.of.map((good) => t(`architects-good-${good}`)).join(t("join-or")),
        })
      : "",
  ]
    .filter(Boolean)
    .join(t("join-comma"));

/** The goods that a price is short of. */
export const short = (table: Table, id: string): Amounts => arc(table).own?.lacks[id]?.goods ?? {};

/** What a building still needs, in words; empty when it can be paid. */
export function lacking(table: Table, id: string): string[] {
  const lacks = arc(table).own?.lacks[id];
  if (!lacks) return [];
  return [
    ...sorted(lacks.goods).map(([thing, n]) => t(`architects-thing-${thing}`, { n })),
    ...lacks.skills.map((skill) => t(`architects-skill-${skill}.in`)),
  ];
}

export const canPayLevel = (table: Table): boolean => {
  const lacks = arc(table).own?.lacks.cathedral;
  return !!lacks && !lacks.mix && !Object.keys(lacks.goods).length;
};

/** A plan of one's hand in a few words: payable, or what it is short of. */
export function planStatus(table: Table, id: string): string {
  if (arc(table).own?.buildable.includes(id)) return t("arc-payable");
  const lacks = lacking(table, id);
  return lacks.length > 1 ? t("arc-things-short", { n: lacks.length }) : t("arc-short", { what: lacks.join(", ") });
}
