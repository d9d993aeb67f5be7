// The dice in hand as a sum. What they make with a token or a building is the rank of the place that the choice leads to.
import type { Table } from "../../lib/table/table.svelte";
import { held } from "./hand.svelte";
import { parseWay, privatePlace } from "./tokens";
import { seatOf, type KbView } from "./view";
import { placeName } from "./wayWords";

export interface Sum {
  /** "4 + 6"; empty with nothing in hand */
  terms: string;
  /** "= 10"; nothing where a token waits for a place */
  makes: string;
  /** where it leads, if a choice fits */
  place: string;
}

export function sumInHand(table: Table): Sum {
  const view = table.view as KbView;
  const { dice, bonus, plus2 } = held(view, table.seat);
  const way = table.draft ? parseWay(table.draft.token) : null;
  const pips = [...dice, ...bonus];
  const market = way?.market ? (way.market > 0 ? " + 1" : " − 1") : "";
  const terms = [...pips, ...(plus2 ? [2] : [])].join(" + ") + market;
  if (!way) return { terms, makes: plus2 ? "" : `= ${pips.reduce((a, b) => a + b, 0)}`, place: "" };
  const places = [
    ...view.advisors.map(({ id, rank }) => ({ id, rank })),
    ...(seatOf(view, table.seat)?.private_advisors ?? []).map(({ rank }) => ({ id: privatePlace(rank), rank })),
  ];
  const rank = places.find((place) => place.id === way.advisor)?.rank ?? 0;
  return { terms, makes: `${way.as ? "→" : "="} ${rank}`, place: placeName(way.advisor) };
}
