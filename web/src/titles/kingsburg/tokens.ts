// Reading Kingsburg's option tokens: "influence general 4+6", "envoy duchess 4+6*+token", "4+5-market", "build statue".
// With modules: "private 13 6+5" on the Politician's own advisors, "diplomat queen 5+6+6" beside a group, "5=2" by the Bazaar.
import type { Choice, Refusal } from "../../lib/net/types";

export interface Way {
  token: string;
  /** the place it leads to: the id of an advisor, or "private-13" */
  advisor: string;
  dice: number[];
  bonus: number[];
  plus2: boolean;
  market: -1 | 0 | 1;
  envoy: boolean;
  reveals: boolean;
  /** by the Diplomat: a second group on an advisor */
  second: boolean;
  /** by the Bazaar: the value that its one die has; 0 where it has its own */
  as: number;
}

const OPEN = ["influence", "envoy", "diplomat"];
const PRIVATE = ["private", "private_envoy"];

/** The place of a private advisor, which is no advisor's id. */
export const privatePlace = (rank: number): string => `private-${rank}`;

/** The place that a token leads dice to; null for all other choices. */
export function placeIn(token: string): string | null {
  const [verb = "", what] = token.split(" ");
  if (!what) return null;
  return OPEN.includes(verb) ? what : PRIVATE.includes(verb) ? privatePlace(Number(what)) : null;
}

export function parseWay(token: string, reveals = false): Way | null {
  const advisor = placeIn(token);
  if (!advisor) return null;
  const [verb = "", , written = ""] = token.split(" ");
  const [dice = "", as] = written.split("=");
  const way: Way = {
    token,
    advisor,
    dice: [],
    bonus: [],
    plus2: false,
    market: 0,
    envoy: verb.endsWith("envoy"),
    reveals,
    second: verb === "diplomat",
    as: Number(as ?? 0),
  };
  for (const match of dice.matchAll(/([+-]?)([a-z0-9]+)(\*?)/g)) {
    const [, sign, word, star] = match;
    if (word === "token") way.plus2 = true;
    else if (word === "market") way.market = sign === "-" ? -1 : 1;
    else if (star) way.bonus.push(Number(word));
    else way.dice.push(Number(word));
  }
  return way;
}

export function waysOf(options: Choice[]): Map<string, Way[]> {
  const ways = new Map<string, Way[]>();
  for (const option of options) {
    const way = parseWay(option.token, !!option.reveals);
    if (!way) continue;
    const list = ways.get(way.advisor);
    if (list) list.push(way);
    else ways.set(way.advisor, [way]);
  }
  for (const list of ways.values()) list.sort((a, b) => dearness(a) - dearness(b));
  return ways;
}

/** The usual way first: it keeps the envoy, the Diplomat, then the token, the Bazaar, the Market, then dice. */
export function dearness(way: Way): number {
  return (
    (way.envoy ? 1000 : 0) +
    (way.second ? 500 : 0) +
    (way.plus2 ? 100 : 0) +
    (way.as ? 60 : 0) +
    (way.market ? 50 : 0) +
    way.dice.length * 4 +
    way.bonus.length * 3
  );
}

function without(list: number[], taken: number[]): number[] | null {
  const rest = [...list];
  for (const value of taken) {
    const at = rest.indexOf(value);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

export interface Held {
  dice: number[];
  bonus: number[];
  plus2: boolean;
}

/** True when the way uses everything held, and maybe more. */
export function uses(way: Way, held: Held): boolean {
  return !!without(way.dice, held.dice) && !!without(way.bonus, held.bonus) && (!held.plus2 || way.plus2);
}

/** True when the way uses exactly what is held. */
export function exactly(way: Way, held: Held): boolean {
  return (
    uses(way, held) &&
    way.dice.length === held.dice.length &&
    way.bonus.length === held.bonus.length &&
    way.plus2 === held.plus2
  );
}

/** The choice that puts a building on the sheet: paid for, or by the Sorcerer. */
export function buildOption(options: Choice[], building: string): Choice | null {
  return options.find((option) => option.token === `build ${building}` || option.token === `raise ${building}`) ?? null;
}

/** The refusal that speaks of a thing: exact token first, then any way to it. */
export function refusalOf(refusals: Refusal[], verbs: string[], id: string): Refusal | null {
  const about = refusals.filter((refusal) => {
    const [verb, what] = refusal.token.split(" ");
    return verb !== undefined && verbs.includes(verb) && what === id;
  });
  return about.find((refusal) => refusal.token.split(" ").length === 2) ?? about[0] ?? null;
}

/** Why no dice may go to a place. */
export function refusalTo(refusals: Refusal[], place: string): Refusal | null {
  const rank = /^private-(\d+)$/.exec(place)?.[1];
  return rank === undefined ? refusalOf(refusals, OPEN, place) : refusalOf(refusals, PRIVATE, rank);
}

/** Goods named in a token such as "pay gold+gold+stone" or "take gold+wood". */
export function goodsIn(token: string): { pay: string[]; gain: string[] } {
  const [verb, what = ""] = token.split(" ");
  const [left = "", right] = what.split(">");
  const split = (text: string) => (text ? text.split("+") : []);
  if (verb === "swap") return { pay: split(left), gain: split(token.split(" ")[2] ?? "") };
  if (verb === "give") return { pay: split(token.split(" ")[2] ?? ""), gain: [] };
  if (verb === "trade") return { pay: split(left), gain: split(right ?? "") };
  if (verb === "pay" || verb === "lose" || verb === "sell") return { pay: split(left), gain: [] };
  if (verb === "take") return { pay: [], gain: split(left) };
  return { pay: [], gain: [] };
}
