// A way to pay for an advisor, and the place it leads to, in words.
import { t } from "../../lib/words/fluent.svelte";
import type { Way } from "./tokens";

export function wayWords(way: Way): string {
  return [
    ...way.dice.map((value) => (way.as ? t("kb-way-as", { value, as: way.as }) : t("web-die", { value }))),
    ...way.bonus.map((value) => t("web-die-bonus", { value })),
    ...(way.plus2 ? [t("kb-way-token")] : []),
    ...(way.market ? [t(way.market > 0 ? "kb-way-market-up" : "kb-way-market-down")] : []),
    ...(way.envoy ? [t("kb-way-envoy")] : []),
    ...(way.second ? [t("kb-way-second")] : []),
  ].join(", ");
}

/** The name of the place that dice go to: an advisor's, or that of the governor who brings private ones. */
export const placeName = (place: string): string =>
  place.startsWith("private-") ? t("kb-private-place", { rank: Number(place.slice(8)) }) : t(`advisor-${place}`);
