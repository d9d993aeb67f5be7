// The decks of Paladins as the server holds them, and short readings of rewards.
import { Decks, find } from "../../lib/table/decks.svelte";
import type { Tip } from "../../lib/ui/tip.svelte";
import { maybe, t } from "../../lib/words/fluent.svelte";
import type * as c from "./court/view";
import type * as v from "./view";

interface All {
  action: v.ActionCard[];
  outsider_space: v.FlagCard[];
  region: v.FlagCard[];
  square: v.SquareCard[];
  kings_favour: v.FavourCard[];
  kings_order: v.OrderCard[];
  outsider: v.OutsiderCard[];
  paladin: v.PaladinCard[];
  townsfolk: v.FolkCard[];
  tavern: v.TavernCard[];
  wall: v.RewardCard[];
  jar_space: v.RewardCard[];
  develop_space: v.StepCard[];
  monk: v.StepCard[];
  outpost: v.StepCard[];
  wall_space: v.StepCard[];
  jar: v.StepCard[];
  convert_space: v.StepCard[];
  muster_card: c.MusterCard[];
  negotiate_card: c.NobleCard[];
  ally: c.AllyCard[];
  crowns: c.CrownsCard[];
  game: { id: string; track_vp: number[]; track_max: number; workers_kept: number }[];
}

const none = {
  action: [], outsider_space: [], region: [], square: [], kings_favour: [], kings_order: [],
  outsider: [], paladin: [], townsfolk: [], tavern: [], wall: [], jar_space: [], develop_space: [], monk: [],
  outpost: [], wall_space: [], jar: [], convert_space: [], muster_card: [],
  negotiate_card: [], ally: [], crowns: [], game: [],
} satisfies All; // prettier-ignore

class Content extends Decks<All> {
  action(id: string): v.ActionCard | null {
    return find(this.decks.action, id);
  }
  folk(id: string | null): v.FolkCard | null {
    return find(this.decks.townsfolk, id);
  }
  outsider(id: string | null): v.OutsiderCard | null {
    return find(this.decks.outsider, id);
  }
  paladin(id: string | null): v.PaladinCard | null {
    return find(this.decks.paladin, id);
  }
  favour(id: string | null): v.FavourCard | null {
    return find(this.decks.kings_favour, id);
  }
  order(id: string | null): v.OrderCard | null {
    return find(this.decks.kings_order, id);
  }
  square(id: string): v.SquareCard | null {
    return find(this.decks.square, id);
  }
  tavern(id: string): v.TavernCard | null {
    return find(this.decks.tavern, id);
  }
  wall(id: string): v.RewardCard | null {
    return find(this.decks.wall, id);
  }
  muster(id: string | null): c.MusterCard | null {
    return find(this.decks.muster_card, id);
  }
  noble(id: string | null): c.NobleCard | null {
    return find(this.decks.negotiate_card, id);
  }
  ally(icon: string): c.AllyCard | null {
    return find(this.decks.ally, icon);
  }
  /** The seven places of an action's own row on the player board. */
  row(name: string | undefined): v.StepCard[] {
    switch (name) {
      case "monk":
        return this.decks.monk;
      case "outpost":
        return this.decks.outpost;
      case "wall_space":
        return this.decks.wall_space;
      case "jar":
        return this.decks.jar;
      case "convert_space":
        return this.decks.convert_space;
      default:
        return [];
    }
  }
  get trackVp(): number[] {
    return this.decks.game[0]?.track_vp ?? [];
  }
}

export const content = new Content("paladins", none);

/** The name of a muster card or a noble for a cramped place. */
export const shortName = (key: string): string => maybe(`${key}.short`) ?? t(key);

/** A townsfolk's name for a cramped place: a short one where the whole one is long. */
export const folkName = (family: string): string => maybe(`pal-short-${family}`) ?? t(`paladins-townsfolk-${family}`);

/** What a reward gives, in words. */
export function bundleWords(bundle: v.Bundle | undefined): string {
  return (bundle ?? [])
    .flatMap((gain) =>
      "choose" in gain
        ? [(gain.choose as v.Gain[]).map((one) => bundleWords([one])).join(t("paladins-or"))]
        : Object.entries(gain).map(([thing, n]) => t(`paladins-thing-${thing}`, { n })),
    )
    .join(", ");
}

/** A card's facts that are not from the rulebook say so. */
export function provenanceWords(card: { provenance?: string } | null): string[] {
  const from = card?.provenance;
  return from && from !== "rulebook" ? [t(`pal-provenance-${from}`)] : [];
}

/** A tooltip in one breath, for those who hear it. */
export const spoken = (tip: Tip): string =>
  [tip.title, ...(tip.lines ?? [])].map((line) => String(line).replace(/\.$/, "")).join(". ");

/** Moments that are no action of a board. */
const apart = new Set(["pay_debt", "enlist", "pass"]);

/** When a hired townsfolk acts. */
export function whenWords(card: v.FolkCard): string {
  if (card.trigger === "inquisition") {
    if (card.if_suspicion_min) return t("paladins-when-suspicion", { n: card.if_suspicion_min });
    return t(card.if_suspicion_max === 0 ? "paladins-when-no_suspicion" : "paladins-when-inquisition");
  }
  return apart.has(card.trigger) ? t(`paladins-when-${card.trigger}`) : t(`paladins-action-${card.trigger}`);
}

export function scoringWords(card: v.OutsiderCard): string {
  const s = card.scoring;
  return t(s.base ? "pal-scores-base" : "pal-scores", {
    base: s.base ?? 0,
    vp: s.vp,
    count: t(`paladins-count-${s.per}`, { n: s.each }),
  });
}

/** What a paladin does for one action. */
export function abilityWords(card: v.PaladinCard): string {
  const { action, waive, gain, discount, pay_with_debt } = card.ability ?? {};
  if (pay_with_debt) return t("pal-ability-debt");
  if (!action) return t("pal-ability-none");
  const name = t(`paladins-action-${action}`);
  if (waive) return t(`pal-ability-waive-${waive}`, { action: name });
  if (discount) return t("pal-ability-discount", { action: name, n: discount.silver ?? 0 });
  return t("pal-ability-gain", { action: name, gain: bundleWords(gain) });
}
