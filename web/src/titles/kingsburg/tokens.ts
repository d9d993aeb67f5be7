// Reading Kingsburg's option tokens: "influence general 4+6", "envoy duchess 4+6*+token", "4+5-market", "build statue".
import type { Choice, Refusal } from "../../lib/net/types";

export interface Way {
  token: string;
  advisor: string;
  dice: number[];
  bonus: number[];
  plus2: boolean;
  market: -1 | 0 | 1;
  envoy: boolean;
  reveals: boolean;
}

export function parseWay(token: string, reveals = false): Way | null {
  const [verb, advisor, dice] = token.split(" ");
  if ((verb !== "influence" && verb !== "envoy") || !advisor) return null;
  const way: Way = { token, advisor, dice: [], bonus: [], plus2: false, market: 0, envoy: verb === "envoy", reveals };
  for (const match of (dice ?? "").matchAll(/([+-]?)([a-z0-9]+)(\*?)/g)) {
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

/** The usual way first: it keeps the envoy, then the token, then the Market, then dice. */
export function dearness(way: Way): number {
  return (
    (way.envoy ? 1000 : 0) + (way.plus2 ? 100 : 0) + (way.market ? 50 : 0) + way.dice.length * 4 + way.bonus.length * 3
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

export function buildOption(options: Choice[], building: string): Choice | null {
  return options.find((option) => option.token === `build ${building}`) ?? null;
}

/** The refusal that speaks of a thing: exact token first, then any way to it. */
export function refusalOf(refusals: Refusal[], verbs: string[], id: string): Refusal | null {
  const about = refusals.filter((refusal) => {
    const [verb, what] = refusal.token.split(" ");
    return verb !== undefined && verbs.includes(verb) && what === id;
  });
  return about.find((refusal) => refusal.token.split(" ").length === 2) ?? about[0] ?? null;
}

/** Goods named in a token such as "pay gold+gold+stone" or "take gold+wood". */
export function goodsIn(token: string): { pay: string[]; gain: string[] } {
  const [verb, what = ""] = token.split(" ");
  const [left = "", right] = what.split(">");
  const split = (text: string) => (text ? text.split("+") : []);
  if (verb === "trade") return { pay: split(left), gain: split(right ?? "") };
  if (verb === "pay" || verb === "lose") return { pay: split(left), gain: [] };
  if (verb === "take") return { pay: [], gain: split(left) };
  return { pay: [], gain: [] };
}
