// What a Kingsburg player may answer ahead: pass in step b, build nothing in step d, recruit nobody in phase 7.
import type { Wish } from "../../lib/table/title";
import { seatOf, type KbView } from "./view";

export const scope = (view: KbView): string => `${view.year}.${view.phase}`;

/** True while this seat's turn of a round that goes once around is still to come. */
function toCome(view: KbView, seat: number): boolean {
  const asked = view.active.map((other) => view.turn_order.indexOf(other));
  return asked.length > 0 && Math.max(...asked) < view.turn_order.indexOf(seat);
}

export function wishes(view: KbView, seat: number): Wish[] {
  const own = seatOf(view, seat);
  if (!own) return [];
  const wish = (ask: string, token: string): Wish => ({
    ask,
    token,
    scope: scope(view),
    label: `kb-wish-${ask}`,
  });
  const list: Wish[] = [];
  if (view.step === "influence" && !own.passed && own.dice.length) list.push(wish("influence", "pass"));
  const building = view.step === "influence" || view.step === "rewards";
  if (building || (view.step === "construct" && toCome(view, seat))) list.push(wish("construct", "pass"));
  if (view.phase === 7 && toCome(view, seat)) list.push(wish("recruit", "recruit 0"));
  return list;
}
