// A way to pay for an advisor, in words for screen readers.
import { t } from "../../lib/words/fluent.svelte";
import type { Way } from "./tokens";

export function wayWords(way: Way): string {
  return [
    ...way.dice.map((value) => t("web-die", { value })),
    ...way.bonus.map((value) => t("web-die-bonus", { value })),
    ...(way.plus2 ? [t("kb-way-token")] : []),
    ...(way.market ? [t(way.market > 0 ? "kb-way-market-up" : "kb-way-market-down")] : []),
    ...(way.envoy ? [t("kb-way-envoy")] : []),
  ].join(", ");
}
