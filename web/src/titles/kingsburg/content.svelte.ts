// The decks of Kingsburg as the server holds them, and short readings of what cards do.
import { Decks, find } from "../../lib/table/decks.svelte";
import { maybe, say, signed, t } from "../../lib/words/fluent.svelte";
import type { Phrase } from "../../lib/words/phrase";
import type {
  AdvisorCard,
  Amounts,
  BuildingCard,
  BuildingEffect,
  DestinyCard,
  EnemyCard,
  GovernorCard,
  ScenarioCard,
  StripCard,
  TileCard,
} from "./view";

interface All {
  advisor: AdvisorCard[];
  building: BuildingCard[];
  enemy: EnemyCard[];
  governor: GovernorCard[];
  destiny: DestinyCard[];
  tile: TileCard[];
  strip: StripCard[];
  scenario: ScenarioCard[];
  token: { id: string; value: number }[];
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
  governor(id: string): GovernorCard | null {
    return find(this.decks.governor, id);
  }
  destiny(id: string): DestinyCard | null {
    return find(this.decks.destiny, id);
  }
  tile(id: string): TileCard | null {
    return find(this.decks.tile, id);
  }
  scenario(id: string): ScenarioCard | null {
    return find(this.decks.scenario, id);
  }
  strip(letter: string): StripCard | null {
    return this.decks.strip.find((card) => card.row === letter.toUpperCase()) ?? null;
  }
  /** The printed building that a strip covers at this place. */
  under(row: string, column: number): BuildingCard | null {
    return (
      this.decks.building.find((card) => card.row === row && card.column === column && card.side !== "strip") ?? null
    );
  }
}

export const content = new Content("kingsburg", {
  advisor: [],
  building: [],
  enemy: [],
  governor: [],
  destiny: [],
  tile: [],
  strip: [],
  scenario: [],
  token: [],
});

/** A card's text begins with a capital where it stands alone. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A card's text, one line an effect. */
export function effectLines(text: Phrase | undefined): string[] {
  if (!text) return [];
  const items = text.key === "join-semicolon" ? text.args?.["items"] : undefined;
  const parts = Array.isArray(items) ? items : [text];
  return parts.map((part) => sentence(say(part)));
}

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

/** What a building does, short enough for its cell; those of modules in the words of their card. */
export function doesWords(card: BuildingCard): string {
  if (card.text && card.effects.some((effect) => !effect.at))
    return maybe(`kb-short-does-${card.id}`) ?? sentence(say(card.text));
  return card.effects.map(effectWords).filter(Boolean).join(t("web-and-between"));
}
