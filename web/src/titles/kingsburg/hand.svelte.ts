// The dice a person has taken in hand before confirming, and how they meet the advisors.
import type { Choice } from "../../lib/net/types";
import type { Table } from "../../lib/table/table.svelte";
import { dearness, exactly, parseWay, uses, waysOf, type Held, type Way } from "./tokens";
import { seatOf, type KbView } from "./view";

export interface HandDie {
  key: number;
  value: number;
  bonus: boolean;
}

class Hand {
  /** keys of the dice taken: player dice from 0, bonus dice from 100 */
  taken = $state<number[]>([]);
  plus2 = $state(false);
  /** advisor under a dragged die */
  over = $state<string | null>(null);
  dragging = $state<HandDie | null>(null);

  clear(): void {
    this.taken = [];
    this.plus2 = false;
    this.over = null;
    this.dragging = null;
  }
}

export const hand = new Hand();

export function diceOf(view: KbView, seat: number | null): HandDie[] {
  const own = seatOf(view, seat);
  if (!own) return [];
  return [
    ...own.dice.map((value, i) => ({ key: i, value, bonus: false })),
    ...own.bonus.map((value, i) => ({ key: 100 + i, value, bonus: true })),
  ];
}

export function held(view: KbView, seat: number | null): Held {
  const dice = diceOf(view, seat).filter((die) => hand.taken.includes(die.key));
  return {
    dice: dice.filter((die) => !die.bonus).map((die) => die.value),
    bonus: dice.filter((die) => die.bonus).map((die) => die.value),
    plus2: hand.plus2,
  };
}

const empty = (h: Held): boolean => !h.dice.length && !h.bonus.length && !h.plus2;

/** Makes the dice in hand those of a way. */
function take(view: KbView, seat: number | null, way: Way): void {
  const rest = diceOf(view, seat);
  const taken: number[] = [];
  const grab = (value: number, bonus: boolean): void => {
    const at = rest.findIndex((die) => die.value === value && die.bonus === bonus);
    const die = at < 0 ? undefined : rest.splice(at, 1)[0];
    if (die) taken.push(die.key);
  };
  way.dice.forEach((value) => grab(value, false));
  way.bonus.forEach((value) => grab(value, true));
  hand.taken = taken;
  hand.plus2 = way.plus2;
}

function choiceOf(table: Table, token: string): Choice | null {
  return table.options.find((option) => option.token === token) ?? null;
}

export function pickWay(table: Table, way: Way): void {
  const choice = choiceOf(table, way.token);
  if (!choice) return;
  take(table.view as KbView, table.seat, way);
  table.pick(choice);
}

/** After a die or the token was toggled: the choice that uses exactly this, if there is one. */
function match(table: Table): void {
  const now = held(table.view as KbView, table.seat);
  const fitting = [...waysOf(table.options).values()].flat().filter((way) => exactly(way, now));
  const kept = table.draft ? fitting.find((way) => way.token === table.draft?.token) : undefined;
  const [usual] = fitting.sort((a, b) => dearness(a) - dearness(b));
  const way = kept ?? usual;
  table.draft = way && !empty(now) ? choiceOf(table, way.token) : null;
}

export function toggleDie(table: Table, key: number): void {
  hand.taken = hand.taken.includes(key) ? hand.taken.filter((other) => other !== key) : [...hand.taken, key];
  match(table);
}

export function togglePlus2(table: Table): void {
  hand.plus2 = !hand.plus2;
  match(table);
}

/** Ways to an advisor that use what is in hand; all ways where none does. */
export function fittingWays(table: Table, advisor: string): Way[] {
  const ways = waysOf(table.options).get(advisor) ?? [];
  const draft = table.draft ? parseWay(table.draft.token) : null;
  const now = held(table.view as KbView, table.seat);
  if (draft || empty(now)) return ways;
  const fitting = ways.filter((way) => uses(way, now));
  return fitting;
}

/** Secret Deals: the choice that names this advisor. */
export const naming = (table: Table, id: string): Choice | null =>
  table.myTurn ? choiceOf(table, `reserve ${id}`) : null;

/** A click on an advisor: the usual way first, the next one on every further click. */
export function pickAdvisor(table: Table, advisor: string): boolean {
  const all = waysOf(table.options).get(advisor) ?? [];
  if (!all.length) return false;
  const fitting = fittingWays(table, advisor);
  const ways = fitting.length ? fitting : all;
  const at = ways.findIndex((way) => way.token === table.draft?.token);
  const next = ways[(at + 1) % ways.length];
  if (next) pickWay(table, next);
  return true;
}

/** A die dropped on an advisor: the usual way that uses it together with what was already in hand. */
export function dropDie(table: Table, advisor: string, die: HandDie): boolean {
  const ways = waysOf(table.options).get(advisor) ?? [];
  const now = held(table.view as KbView, table.seat);
  const alone: Held = { dice: die.bonus ? [] : [die.value], bonus: die.bonus ? [die.value] : [], plus2: false };
  const withAll = { ...now };
  if (!hand.taken.includes(die.key)) {
    withAll.dice = [...now.dice, ...alone.dice];
    withAll.bonus = [...now.bonus, ...alone.bonus];
  }
  const way = ways.find((w) => uses(w, withAll)) ?? ways.find((w) => uses(w, alone));
  if (!way) return false;
  pickWay(table, way);
  return true;
}

export type AdvisorState = "idle" | "can" | "near" | "cannot" | "chosen";

export function advisorState(table: Table, advisor: string, ways: Way[]): AdvisorState {
  if (!table.myTurn || table.askKind !== "influence") return "idle";
  if (table.draft && parseWay(table.draft.token)?.advisor === advisor) return "chosen";
  if (!ways.length) return "cannot";
  const now = held(table.view as KbView, table.seat);
  if (table.draft || empty(now)) return "can";
  return ways.some((way) => uses(way, now)) ? "can" : "near";
}
