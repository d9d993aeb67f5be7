// What a paladin's boosts open on the board this round: how far one reaches, what becomes possible.
import { t } from "../../lib/words/fluent.svelte";
import { content } from "./content.svelte";
import { power, roman, type PaladinCard, type SeatView } from "./view";

export interface Boost {
  attribute: string;
  now: number;
  then: number;
  /** "reaches region III", "opens Fortify, Absolve", or nothing */
  opens: string;
}

/** The farthest region whose flag asks for no more. */
const reach = (attribute: "faith" | "strength", have: number): number =>
  content.decks.region.filter((flag) => flag[attribute] <= have).length;

/** "reaches region III", "opens Fortify, Absolve": what an attribute brings when it grows, or nothing. */
export function opens(own: SeatView, attribute: string, now: number, then: number): string {
  if (attribute === "faith" || attribute === "strength")
    return reach(attribute, then) > reach(attribute, now)
      ? t("pal-boost-reaches", { n: roman(reach(attribute, then)) })
      : "";
  const list = own.actions
    .filter((on) => on.need !== null && content.action(on.id)?.needs === attribute && on.need > now && on.need <= then)
    .map((on) => t(`pal-action-${on.id}`));
  return list.length ? t("pal-boost-opens", { list: list.join(", ") }) : "";
}

export function boosts(own: SeatView, card: PaladinCard): Boost[] {
  return Object.entries(card.boosts).map(([attribute, n]) => {
    const now = power(own, attribute);
    return { attribute, now, then: now + n, opens: opens(own, attribute, now, now + n) };
  });
}

/** The attribute that a paladin boosts most: the colour of the card. */
export const strongest = (card: PaladinCard): string =>
  Object.entries(card.boosts).sort((a, b) => b[1] - a[1])[0]?.[0] ?? "faith";
