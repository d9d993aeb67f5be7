// How a person plays: what each piece of the board offers now, and what a click on it does.
import type { Choice, Refusal } from "../../lib/net/types";
import { Looking } from "../../lib/table/looking.svelte";
import { accept, chosen, following, hinted, offers, refusal } from "../../lib/table/offers";
import type { Table } from "../../lib/table/table.svelte";
import { t } from "../../lib/words/fluent.svelte";
import type { PhraseArg } from "../../lib/words/phrase";
import { telling } from "./rival.svelte";
import { boardOf, workers, type PalView, type SeatView } from "./view";

class Views extends Looking {
  /** Town and marches in the place of the paladins drawn. */
  map = $state(false);
  /** Phone: the sheet of jar spaces. */
  jars = $state(false);
  /** Which of town and court lies on top, as last chosen by hand, and at which question. */
  court = $state.raw({ open: false, at: "" });
}
export const looking = new Views();

class Aim {
  /** The target taken in this action, while its workers are being chosen. */
  choice = $state.raw<Choice | null>(null);
}
const aim = new Aim();

export const pal = (table: Table): PalView => table.view as PalView;
export const mine = (table: Table): SeatView | null => boardOf(pal(table), table.seat);

/** The seat whose board is drawn: the one looked at, one's own, or the first for a spectator. */
export function shown(table: Table): SeatView | null {
  const view = pal(table);
  return boardOf(view, looking.at) ?? boardOf(view, table.seat) ?? view.seats[0] ?? null;
}

const key = (arg: PhraseArg | undefined): string =>
  typeof arg === "object" && "key" in arg ? (arg.key.split(".")[0] ?? "") : "";

/** True while this seat places its paladins; the rival's turn is told to its end first. */
export const choosing = (table: Table): boolean =>
  table.myTurn && !telling.running && table.askKind === "paladin" && !!pal(table).own?.hand.length;

interface About {
  action: string | null;
  favour: string | null;
  /** the muster card that a worker is placed on */
  muster: string | null;
  n: number;
  target: string;
}

/** What the question is about: an action, or a card of the main board; while workers are chosen, the target's token too. */
export function about(table: Table): About {
  const args = table.myTurn ? table.state?.asks.find((ask) => ask.seat === table.seat)?.prompt.args : undefined;
  const said = key(args?.action);
  const n = typeof args?.n === "number" ? args.n : 0;
  const after = (begin: string): string | null => (said.startsWith(begin) ? said.slice(begin.length) : null);
  return {
    action: after("paladins-action-"),
    favour: after("paladins-favour-"),
    muster: after("paladins-muster-"),
    n,
    target: typeof args?.target === "string" ? args.target : "",
  };
}

const townAsks = ["starting", "free_recruit", "free_dismiss"];

/** Which of town and court the question is about; null where it is neither. */
function courtAsked(table: Table): boolean | null {
  if (!table.myTurn) return null;
  const { action, muster } = about(table);
  if (muster || action === "muster" || action === "negotiate") return true;
  return (action === "recruit" && table.askKind !== "entrusted") || townAsks.includes(table.askKind) ? false : null;
}
const question = (table: Table): string => `${table.askKind} ${about(table).action ?? about(table).muster}`;

/** True while the court lies on the town: the question brings its own forward until one turns by hand. */
export function courtOpen(table: Table): boolean {
  if (!pal(table).crowns) return false;
  const asked = courtAsked(table);
  return asked === null || looking.court.at === question(table) ? looking.court.open : asked;
}
export function openCourt(table: Table, open: boolean): void {
  looking.court = { open, at: question(table) };
}

export { accept, chosen, hinted, offers, refusal };

/** True for a choice that only leads to the next question: nothing happens yet, so nobody need confirm it. */
const leads = (table: Table, choice: Choice): boolean =>
  !choice.reveals && (pal(table).offers?.deals[choice.token]?.leads ?? false);

/** A click on something offered: a step is taken at once, the last word of an action waits for confirmation. */
export function take(table: Table, choices: Choice[]): void {
  const next = following(table, choices);
  telling.skip();
  looking.at = null; // what follows happens on one's own board
  table.spotlight = [];
  aim.choice = table.askKind === "target" ? next : null;
  if (next && leads(table, next) && choices.length === 1) {
    table.draft = next;
    table.confirm();
  } else table.pick(next);
}

/** The target whose workers are being chosen now. */
export const aimedAt = (table: Table): Choice | null =>
  table.myTurn && table.askKind === "workers" ? aim.choice : null;

/** True for the target whose workers are being chosen now, also where it was the only one and chose itself. */
export const aimed = (table: Table, ...words: string[]): boolean =>
  `${about(table).target} `.startsWith(`${words.join(" ")} `);

const narrow = [
  "target",
  "entrusted",
  "workers",
  "clear",
  "free_develop",
  "free_recruit",
  "free_dismiss",
  "release",
  "starting",
  "starting_workshop",
  "move_workshop",
  "set_down",
];
/** Questions that place a workshop. */
export const siting = ["target", "free_develop", "starting_workshop", "set_down"];

/** True while a target or its workers are chosen: whatever offers nothing then steps back. */
export const stepping = (table: Table): boolean => table.myTurn && narrow.includes(table.askKind);

/** Back to the question before this one. */
export function back(table: Table): boolean {
  if (!table.myTurn || !table.state?.undo || !["target", "workers"].includes(table.askKind)) return false;
  table.undo();
  return true;
}

/** The short form of a refusal, as a picture and two numbers, where it has them. */
export function deciding(refused: Refusal): { thing: string; have: number; need: number } | "used" | null {
  const { key: why, args } = refused.reason;
  if (why === "paladins-occupied") return "used";
  const have = typeof args?.have === "number" ? args.have : 0;
  const need = typeof args?.need === "number" ? args.need : 0;
  const needed = key(args?.needed).replace(/^paladins-(thing|worker)-/, "");
  if (why === "paladins-lack-workers") return { thing: "any", have, need };
  if (why === "paladins-lack-criminal") return { thing: "criminal", have: 0, need: 1 };
  if (needed && need > 0 && /lack/.test(why)) return { thing: needed, have, need };
  return null;
}

/** The same in a few words: "Influence 4, needs 5". */
export function whyWords(short: { thing: string; have: number; need: number }): string {
  const { thing, have, need } = short;
  const needed = t(`paladins-thing-${thing === "any" ? "worker" : thing}`, { n: need });
  if ((workers as readonly string[]).includes(thing) || thing === "any") return t("pal-why-needs", { needed });
  const name = ["silver", "provision"].includes(thing)
    ? t(`pal-has-${thing}`, { n: have })
    : t(`paladins-attribute-${thing}`);
  return t("pal-why-number", { name: name.charAt(0).toUpperCase() + name.slice(1), have, need });
}
