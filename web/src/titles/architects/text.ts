// What a card does, in words: the same sentences as the server's, from the same effects.
import { t } from "../../lib/words/fluent.svelte";
import type { Amounts, Effect } from "./view";

const order = ["clay", "wood", "stone", "gold", "marble", "silver", "virtue", "debt", "card", "vp", "tax"];
const everything = 99;
const numbered = [
  "actions", "capture", "destroy_debt", "hire", "dismiss", "build", "refuse_debt", "apprentice_limit",
] as const; // prettier-ignore

/** Things and amounts in the order of the rulebook. */
export const sorted = (amounts: Amounts): [string, number][] =>
  order.flatMap((thing): [string, number][] => (amounts[thing] ? [[thing, amounts[thing]]] : []));

export const thingsWords = (amounts: Amounts): string =>
  sorted(amounts)
    .map(([thing, n]) => t(`architects-thing-${thing}`, { n }))
    .join(t("join-comma"));

function deedWords(effect: Effect): string {
  const { gain, lose, trade, discount, discount_any: any, release } = effect;
  if (gain) return t("architects-card-gain", { gain: thingsWords(gain) });
  if (lose) return t("architects-card-lose", { lose: thingsWords(lose) });
  if (trade) return t("architects-card-trade", { pay: thingsWords(trade.pay), gain: thingsWords(trade.gain) });
  if (discount) return t("architects-card-discount", { off: thingsWords(discount) });
  if (any) {
    const kinds = any.of.map((name) => t(`architects-good-${name}`)).join(t("join-or"));
    return t("architects-card-discount_any", { n: any.n, kinds });
  }
  if (effect.spare_virtue !== undefined)
    return t("architects-card-spare", { n: effect.spare_virtue >= everything ? 0 : effect.spare_virtue });
  if (release) return t(`architects-card-release-${release.from}`, { n: release.n >= everything ? 0 : release.n });
  if (effect.choose) return effect.choose.map(deedWords).join(t("join-or"));
  if (effect.rule) return t(`architects-card-${effect.rule}`);
  for (const name of numbered) {
    const n = effect[name];
    if (n !== undefined) return t(`architects-card-${name}`, { n });
  }
  const n = effect.debt_vp ?? 0;
  return t("architects-card-debt_vp", { n: Math.abs(n), more: n < 0 ? 1 : 0 });
}

/** The deed with its conditions, without its moment. */
export function doingWords(effect: Effect): string {
  let deed = deedWords(effect);
  if (effect.per)
    deed = t("architects-card-per", {
      deed,
      count: t(`architects-count-${effect.per.count}`, { n: effect.per.each }),
    });
  if (effect.everyone) deed = t("architects-card-everyone", { deed });
  if (effect.if) {
    const none = effect.if.max === 0;
    const count = t(`architects-count-${effect.if.count}`, { n: none ? 0 : (effect.if.min ?? 0) });
    deed = t("architects-card-if", {
      deed,
      when: t(none ? "architects-card-without" : "architects-card-least", { count }),
    });
  }
  if (effect.most) deed = t("architects-card-most", { deed, most: t(`architects-most-${effect.most}`) });
  if (effect.pay) deed = t("architects-card-pay", { deed, pay: thingsWords(effect.pay) });
  return effect.optional ? t("architects-card-may", { deed }) : deed;
}

export const effectWords = (effect: Effect): string =>
  t("architects-card-when", { moment: t(`architects-moment-${effect.moment}`), deed: doingWords(effect) });

export const cardWords = (effects: Effect[] | undefined): string =>
  effects?.length ? effects.map(effectWords).join(t("join-semicolon")) : t("architects-card-none");
