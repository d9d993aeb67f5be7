// The decks of Kingsburg as the server holds them, and short readings of what cards do.
import { Decks, find } from "../../lib/table/decks.svelte";
import { signed, t } from "../../lib/words/fluent.svelte";
import type { AdvisorCard, Amounts, BuildingCard, BuildingEffect, EnemyCard } from "./view";

interface All {
  advisor: AdvisorCard[];
  building: BuildingCard[];
  enemy: EnemyCard[];
}

class Content extends Decks<All> {
  advisor(id: string): AdvisorCard | null {
    return find(this.decks.advisor, id);
  }
  building(id: string): BuildingCard | null {
    return find(this.decks.building, id);
  }
  enemy(id: string | null): EnemyCard | null {
    return find(this.decks.enemy, id);
  }
}

export const content = new Content("kingsburg", { advisor: [], building: [], enemy: [] });

export function amountWords(amounts: Amounts): string {
  return Object.entries(amounts)
    .map(([thing, n]) => t(`thing-${thing}`, { n }))
    .join(", ");
}

/** What an advisor gives, in a few words. */
export function rewardWords(card: AdvisorCard): string {
  const swap = card.rewards.length > 1 && card.rewards.every((r) => Object.keys(r.pay ?? {}).length === 1);
  if (swap) return t("kb-reward-swap");
  const first = card.rewards[0]?.gain ?? {};
  const shared = Object.fromEntries(
    Object.entries(first).filter(([thing, n]) => card.rewards.every((reward) => reward.gain[thing] === n)),
  );
  if (card.rewards.length > 1 && Object.keys(shared).length) {
    const rest = card.rewards.map((reward) =>
      amountWords(Object.fromEntries(Object.entries(reward.gain).filter(([thing]) => !(thing in shared)))),
    );
    return t("kb-reward-with", { shared: amountWords(shared), rest: rest.join(t("web-or-between")) });
  }
  return card.rewards
    .map((reward) =>
      reward.pay
        ? t("kb-reward-for", { pay: amountWords(reward.pay), gain: amountWords(reward.gain) })
        : amountWords(reward.gain),
    )
    .join(t("web-or-between"));
}

function effectWords(effect: BuildingEffect): string {
  const n = (key: string) => Number(effect[key] ?? 0);
  switch (effect.at) {
    case "reroll":
      return effect.if_all_equal ? t("kb-does-reroll-one") : t("kb-does-reroll-all", { n: n("if_total_max") });
    case "battle": {
      if (effect.tie_wins) return t("kb-does-tie");
      const against = effect.against as string[] | undefined;
      const amount = signed(n("strength"));
      if (!against) return t("kb-does-strength", { amount });
      return t("kb-does-against", { amount, kinds: against.map((kind) => t(`kind-${kind}`)).join(", ") });
    }
    case "victory":
      return t("kb-does-victory", { gain: amountWords(effect.gain as Amounts) });
    case "season_start":
      return t("kb-does-start", { gain: amountWords(effect.gain as Amounts) });
    case "season_end":
      if (effect.trades) return t("kb-does-trades");
      return t(effect.seasons ? "kb-does-summer" : "kb-does-end", { gain: amountWords(effect.gain as Amounts) });
    case "influence":
      return t("kb-does-rank");
    case "recruit":
      return t("kb-does-recruit", { n: n("price") });
    case "reward":
      return t("kb-does-soldier");
    case "build":
      return t("kb-does-discount", { gain: amountWords(effect.discount as Amounts) });
    case "game_end":
      return t("kb-does-goods", { n: n("per_goods") });
    default:
      return "";
  }
}

/** What a building does, short enough for its cell. */
export function doesWords(card: BuildingCard): string {
  return card.effects.map(effectWords).filter(Boolean).join(t("web-and-between"));
}
