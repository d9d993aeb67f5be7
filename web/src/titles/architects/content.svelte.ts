// The decks of Architects as the server holds them.
import { Decks, find } from "../../lib/table/decks.svelte";
import { t } from "../../lib/words/fluent.svelte";
import type * as v from "./view";

interface All {
  apprentice: v.ApprenticeCard[];
  building: v.BuildingCard[];
  board: v.BoardCard[];
  location: v.LocationCard[];
  trade: { id: string; pay_any: v.Mix; gain: v.Amounts }[];
  cathedral: v.LevelCard[];
  virtue: v.VirtueCard[];
  game: v.GameCard[];
}

const none = {
  apprentice: [], building: [], board: [], location: [], trade: [], cathedral: [], virtue: [], game: [],
} satisfies All; // prettier-ignore

class Content extends Decks<All> {
  apprentice(id: string | null): v.ApprenticeCard | null {
    return find(this.decks.apprentice, id);
  }
  building(id: string | null): v.BuildingCard | null {
    return find(this.decks.building, id);
  }
  board(id: string | null): v.BoardCard | null {
    return find(this.decks.board, id);
  }
  location(id: string): v.LocationCard | null {
    return find(this.decks.location, id);
  }
  level(n: number): v.LevelCard | null {
    return this.decks.cathedral[n - 1] ?? null;
  }
  get game(): v.GameCard | null {
    return this.decks.game[0] ?? null;
  }
}

export const content = new Content("architects", none);

export const apprenticeName = (id: string): string =>
  t(`architects-apprentice-${content.apprentice(id)?.family ?? id}`);
export const buildingName = (id: string): string => t(`architects-building-${id}`);

/** A card's facts that are not from the rulebook say so. */
export function provenanceWords(card: { provenance?: string; set?: string } | null): string[] {
  const from = card?.provenance;
  const promo = card?.set === "promo" ? `${t("architects-promo")}. ` : "";
  return from && from !== "rulebook" ? [promo + t(`arc-provenance-${from}`)] : [];
}
