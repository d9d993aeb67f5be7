// How a person plays: what each piece of the board offers now, and what a click on it does.
import type { Choice, Refusal } from "../../lib/net/types";
import { Looking } from "../../lib/table/looking.svelte";
import { accept, chosen, following, hinted, offers, refusal } from "../../lib/table/offers";
import type { Table } from "../../lib/table/table.svelte";
import { hideTip, type Tip } from "../../lib/ui/tip.svelte";
import { boardOf, isRival, type ArcView, type SeatView } from "./view";

export const looking = new Looking();

export const arc = (table: Table): ArcView => table.view as ArcView;
export const mine = (table: Table): SeatView | null => boardOf(arc(table), table.seat);

/** The seat whose board is drawn: the one looked at, one's own, or the first for a spectator. */
export function shown(table: Table): SeatView | null {
  const view = arc(table);
  return boardOf(view, looking.at) ?? boardOf(view, table.seat) ?? view.seats[0] ?? null;
}

/** The word for a player in a token. */
export const codeOf = (view: ArcView, seat: number): string => (isRival(view, seat) ? "opponent" : String(seat));

export { accept, chosen, hinted, offers, refusal };
export const lit = (table: Table, piece: string): boolean => table.spotlight.includes(piece);

/** What is asked about a visit; the worker stands there already and can still be taken back. */
const visits = ["mines", "storehouse", "workshop", "capture", "guardhouse", "guildhall", "pay"];

/** True for a choice that only leads to the next question: nothing happens yet, so nobody need confirm it. */
function leads(table: Table, choice: Choice): boolean {
  const [verb, place = ""] = choice.token.split(" ");
  return verb === "place" && !choice.reveals && !!arc(table).own?.places[place]?.leads;
}

/** A click on something offered: a step is taken at once, anything else waits for confirmation. */
export function take(table: Table, choices: Choice[]): void {
  const next = following(table, choices);
  table.spotlight = [];
  hideTip(true);
  if (next && choices.length === 1 && leads(table, next)) {
    table.draft = next;
    table.confirm();
  } else table.pick(next);
}

/** True while the question can be taken back to the one before. */
export const canGoBack = (table: Table): boolean =>
  table.myTurn && !!table.state?.undo && visits.includes(table.askKind);

export function back(table: Table): boolean {
  if (!canGoBack(table)) return false;
  table.undo();
  return true;
}

/** What a refused thing says: its name, the reason, the rule. */
export const refusedTip = (table: Table, title: string, refused: Refusal, more: string[] = []): Tip => ({
  title,
  bad: true,
  lines: [table.say(refused.reason), ...more],
  rule: refused.rule ?? null,
});

/** Questions that are answered on the stage, in the place of the town. */
const stages = ["draft", "keep", "guildhall", "discard"];
export const onStage = (table: Table): boolean => table.myTurn && stages.includes(table.askKind);
export const capturing = (table: Table): boolean => offers(table, "capture").length > 0;

/** Silver for the next capture, as the question tells it. */
export function capturePrice(table: Table): number | null {
  const said = table.state?.asks.find((ask) => ask.seat === table.seat)?.prompt.args?.price;
  const n = typeof said === "object" && "args" in said ? said.args?.n : null;
  return typeof n === "number" ? n : null;
}
