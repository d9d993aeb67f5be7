// The decks of Architects as the server holds them.
import { api } from "../../lib/net/api";
import { t } from "../../lib/words/fluent.svelte";
import type * as v from "./view";

interface Decks {
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
} satisfies Decks; // prettier-ignore

class Content {
  decks = $state.raw<Decks>(none);
  #asked: Promise<void> | null = null;

  prepare(): Promise<void> {
    this.#asked ??= api.content("architects").then(
      (data) => {
        this.decks = { ...none, ...(data as Partial<Decks>) };
      },
      (problem) => {
        this.#asked = null; // asked again the next time
        throw problem;
      },
    );
    return this.#asked;
  }

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

function find<T extends { id: string }>(deck: T[], id: string | null): T | null {
  return id === null ? null : (deck.find((card) => card.id === id) ?? null);
}

export const content = new Content();

export const apprenticeName = (id: string): string =>
  t(`architects-apprentice-${content.apprentice(id)?.family ?? id}`);
export const buildingName = (id: string): string => t(`architects-building-${id}`);

/** A card's facts that are not from the rulebook say so. */
export function provenanceWords(card: { provenance?: string; set?: string } | null): string[] {
  const from = card?.provenance;
  const promo = card?.set === "promo" ? `${t("architects-promo")}. ` : "";
  return from && from !== "rulebook" ? [promo + t(`arc-provenance-${from}`)] : [];
}
