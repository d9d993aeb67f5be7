// The paladins on their way to a place (play, top, bottom, out of the game) before anything is confirmed.
import type { Table } from "../../lib/table/table.svelte";
import { t } from "../../lib/words/fluent.svelte";
import { roman } from "./view";

const all = ["play", "top", "bottom", "out"] as const;
export type Place = (typeof all)[number];

/** The places that so many cards go to: the fourth card leaves the game. */
export const placesFor = (cards: number): readonly Place[] => all.slice(0, cards);

/** Cards by place as a token has them, "play ivon samson+gerin"; null where it places no paladins. */
export function readToken(token: string, hand: string[]): string[] | null {
  const [verb, ...words] = token.split(" ");
  if (verb !== "play") return null;
  const named = words.flatMap((word) => word.split("+"));
  return [...named, ...hand.filter((id) => !named.includes(id))];
}

/** The token that puts the cards where they stand: the last card's place follows from the others. */
export const writeToken = (order: string[]): string =>
  `play ${order[0]} ${order.slice(1, Math.max(2, order.length - 1)).join("+")}`;

/** Gives a card a place; whoever had it takes the place that becomes free. */
export function move(order: string[] | null, hand: string[], id: string, place: Place): string[] {
  const to = all.indexOf(place);
  if (!order) {
    const rest = hand.filter((card) => card !== id);
    return [...rest.slice(0, to), id, ...rest.slice(to)];
  }
  const from = order.indexOf(id);
  const out = [...order];
  out[from] = order[to] ?? id;
  out[to] = id;
  return out;
}

/** Which place each paladin has in the choice drafted now. */
export function placed(table: Table, hand: string[]): Record<string, Place> {
  const order = readToken(table.draft?.token ?? "", hand);
  return Object.fromEntries((order ?? []).map((id, i) => [id, all[i] ?? "out"]));
}

export function assign(table: Table, hand: string[], id: string, place: Place): void {
  const token = writeToken(move(readToken(table.draft?.token ?? "", hand), hand, id, place));
  const choice = table.options.find((option) => option.token === token);
  if (choice) table.draft = choice;
}

/** What becomes of a card in this place, in a few words. */
export function fate(place: Place, returns: Record<string, number | null>): string {
  if (place === "play" || place === "out") return t(`pal-fate-${place}`);
  const back = returns[place];
  return back ? t("pal-fate-back", { n: roman(back) }) : t("pal-fate-never");
}
