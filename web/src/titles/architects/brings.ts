// What the next worker would bring at a place, and what a choice in hand would change.
import type { Table } from "../../lib/table/table.svelte";
import { t } from "../../lib/words/fluent.svelte";
import { content } from "./content.svelte";
import { arc, hireTooDear, mine } from "./play.svelte";
import { thingsWords } from "./text";
import { goods, markets, type Amounts, type Effect, type LevelCard, type Rate, type SeatView } from "./view";

/** A piece of a gain tag: an amount with its picture, or words. */
export type Part = { thing: string; n: number } | { text: string };

const of = (rate: Rate | undefined, workers: number): number =>
  rate ? rate.base + Math.floor(workers / rate.workers) : 0;

/** Everything on a player's board that acts at a moment. */
function acting(own: SeatView, moment: string): Effect[] {
  const cards = [...own.apprentices.map((id) => content.apprentice(id)), content.board(own.character)];
  return cards.flatMap((card) => card?.effects ?? []).filter((effect) => effect.moment === moment && !effect.if);
}

const sum = (effects: Effect[], number: (effect: Effect) => number | undefined): number =>
  effects.reduce((total, effect) => total + (number(effect) ?? 0), 0);

/** What the own cards add at a place, for certain. */
function extra(own: SeatView, moment: string): Amounts {
  const out: Amounts = {};
  for (const effect of acting(own, moment))
    if (effect.gain && !effect.optional && !effect.per)
      for (const [thing, n] of Object.entries(effect.gain)) out[thing] = (out[thing] ?? 0) + n;
  return out;
}

const workersNext = (own: SeatView, place: string): number => (own.at[place] ?? 0) + 1;

/** The amounts that a gathering place gives the next worker, one entry for each way to take it. */
function gathered(own: SeatView, place: string): Amounts[] {
  const more = extra(own, place);
  return (content.location(place)?.gather ?? [])
    .map((rate) => ({ thing: rate.thing, n: of(rate, workersNext(own, place)) }))
    .filter(({ n }) => n > 0)
    .map(({ thing, n }) => ({ ...more, [thing]: n + (more[thing] ?? 0) }));
}

export const lostVirtue = (own: SeatView, place: string): number => {
  const moment = place.startsWith("black_market") ? "black_market" : place;
  return Math.max(0, (content.location(place)?.lose ?? 0) - sum(acting(own, moment), (e) => e.spare_virtue));
};

export const marketPrice = (own: SeatView, place: string): number =>
  Math.max(
    0,
    (content.location(place)?.cost?.silver ?? 0) - sum(acting(own, "black_market"), (e) => e.discount?.silver),
  );

const plansNext = (own: SeatView): number => of(content.location("workshop")?.plans, workersNext(own, "workshop"));

function actionsNext(own: SeatView, place: string): number {
  return of(content.location(place)?.actions, workersNext(own, place)) + sum(acting(own, place), (e) => e.actions);
}

/** How many of these goods the price asks for beyond what is there. */
export function short(own: SeatView, cost: Amounts): Amounts {
  const out: Amounts = {};
  for (const [thing, n] of Object.entries(cost)) {
    const have = thing === "silver" ? own.silver : (own.goods[thing] ?? 0);
    if (have < n) out[thing] = n - have;
  }
  const either = acting(own, "always").some((effect) => effect.rule === "gold_is_marble");
  const precious = (own.goods.gold ?? 0) + (own.goods.marble ?? 0) - (cost.gold ?? 0) - (cost.marble ?? 0);
  if (either && precious >= 0) {
    delete out.gold;
    delete out.marble;
  }
  return out;
}

export const canPayLevel = (own: SeatView, level: LevelCard): boolean =>
  !Object.keys(short(own, level.cost ?? {})).length &&
  (!level.cost_any || level.cost_any.of.reduce((total, good) => total + (own.goods[good] ?? 0), 0) >= level.cost_any.n);

const parts = (amounts: Amounts): Part[] =>
  Object.entries(amounts)
    .filter(([, n]) => n !== 0)
    .map(([thing, n]) => ({ thing, n }));

/** The tag that hangs below a place. */
export function brings(table: Table, place: string): Part[] {
  const own = mine(table);
  const view = arc(table);
  if (!own || !view.own) return [];
  const ways = gathered(own, place);
  if (ways.length) return ways.flatMap((way, i) => [...(i ? [{ text: t("arc-or") }] : []), ...parts(way)]);
  const virtue = -lostVirtue(own, place);
  switch (place) {
    case "storehouse":
      return [{ text: t("arc-trades", { n: actionsNext(own, place) }) }];
    case "town_centre":
      return [{ text: t("architects-thing-capture", { n: actionsNext(own, place) }) }];
    case "guardhouse":
      return [{ text: t("architects-thing-action", { n: actionsNext(own, place) }) }];
    case "workshop":
      return [{ text: t(noHire(table) ? "arc-only" : "arc-hire-or") }, { thing: "card", n: plansNext(own) }];
    case "tax_stand":
      return parts({ silver: view.tax, virtue });
    case "guildhall": {
      const n = view.own.buildable.length;
      const level = content.level(own.cathedral + 1);
      const climbs = !!level && own.cathedral_allowed && canPayLevel(own, level);
      const build = n ? t("arc-build-n", { n, of: view.own.hand.length }) : "";
      return [{ text: [build, climbs ? t("architects-track-cathedral") : ""].filter(Boolean).join(t("arc-or-wide")) }];
    }
    case markets[1]:
      return [{ text: t("arc-middle-short") }, { thing: "virtue", n: virtue }];
    case markets[0]:
    case markets[2]:
      return parts({ ...(place === markets[0] ? view.small : view.large).goods, virtue });
    default:
      return [];
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
export function changes(table: Table): Amounts {
  const own = mine(table);
  const view = arc(table);
  const [verb = "", what = ""] = (table.draft?.token ?? "").split(" ");
  const out: Amounts = {};
  const add = (amounts: Amounts, times = 1): void => {
    for (const [thing, n] of Object.entries(amounts)) out[thing] = (out[thing] ?? 0) + n * times;
  };
  const words = (list: string, times: number): void => {
    for (const thing of list.split("+").filter(Boolean)) add({ [thing]: times });
  };
  if (!own) return out;
  if (verb === "place") {
    const ways = gathered(own, what);
    add({ workers: -1 });
    if (ways.length === 1) add(ways[0] ?? {});
    if (what === "tax_stand") add({ silver: view.tax, virtue: -lostVirtue(own, what) });
    if (what.startsWith("black_market")) {
      add({ silver: -marketPrice(own, what), virtue: -lostVirtue(own, what) });
      if (what === markets[0]) add(view.small.goods);
      if (what === markets[2]) add(view.large.goods);
      add(extra(own, "black_market"));
    }
  } else if (verb === "build") {
    const card = content.building(what);
    add(card?.cost ?? {}, -1);
    const worth = (n: number): number => content.decks.virtue[Math.max(0, Math.min(14, n))]?.vp ?? 0;
    const moved = worth(own.virtue + (card?.virtue ?? 0)) - worth(own.virtue);
    add({ virtue: card?.virtue ?? 0, vp: (card?.vp ?? 0) + moved, card: -1 });
  } else if (verb === "cathedral") {
    const level = content.level(own.cathedral + 1);
    add(level?.cost ?? {}, -1);
    add({ card: -1, vp: (level?.vp ?? 0) - (content.level(own.cathedral)?.vp ?? 0) });
  } else if (verb === "trade") {
    const [pay = "", gain = ""] = what.split(">");
    words(pay, -1);
    words(gain, 1);
  } else if (verb === "pay") words(what, -1);
  else if (verb === "hire" && table.askKind === "workshop") {
    const slot = view.display.findIndex((one) => one.id === what);
    add({
      silver: (view.display[slot]?.coins ?? 0) - hirePrice(table, slot),
      virtue: content.apprentice(what)?.virtue ?? 0,
    });
  } else if (verb === "imprison") add({ silver: own.captives.reduce((a, b) => a + b, 0) });
  return out;
}

/** What a hire costs at this visit, or at the next one: the view counts the worker that stands there, or will. */
export const hirePrice = (table: Table, slot: number): number => arc(table).own?.hire[slot] ?? 0;

/** Why the next visit of the Workshop brings plans only; empty while a hire can be paid. */
export function noHire(table: Table): string {
  const own = mine(table);
  const view = arc(table);
  if (!own || !view.own || table.askKind === "hire") return ""; // that hire costs nothing
  const price = hireTooDear(own, view);
  return price === null ? "" : t("arc-no-hire", { n: price, have: own.silver });
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

/** What a building still needs, in words; empty when it can be paid. */
export function lacking(own: SeatView, id: string): string[] {
  const card = content.building(id);
  if (!card) return [];
  const goodsShort = short(own, card.cost);
  return [
    ...goods
      .filter((good) => goodsShort[good])
      .map((good) => t(`architects-thing-${good}`, { n: goodsShort[good] ?? 0 })),
    ...card.skills.filter((skill) => !own.skills[skill]).map((skill) => t(`architects-skill-${skill}.in`)),
  ];
}

/** A plan of one's hand in a few words: payable, or what it is short of. */
export function planStatus(table: Table, id: string): string {
  if (arc(table).own?.buildable.includes(id)) return t("arc-payable");
  const own = mine(table);
  const lacks = own ? lacking(own, id) : [];
  return lacks.length > 1 ? t("arc-things-short", { n: lacks.length }) : t("arc-short", { what: lacks.join(", ") });
}
