// A title's decks as the server holds them: fetched once, empty until they are here.
import { api } from "../net/api";

export class Decks<All extends object> {
  decks: All;
  #asked: Promise<void> | null = null;

  constructor(
    private readonly title: string,
    private readonly none: All,
  ) {
    this.decks = $state.raw(none);
  }

  prepare(): Promise<void> {
    this.#asked ??= api.content(this.title).then(
      (data) => {
        this.decks = { ...this.none, ...(data as Partial<All>) };
      },
      (problem) => {
        this.#asked = null; // asked again the next time
        throw problem;
      },
    );
    return this.#asked;
  }
}

export function find<T extends { id: string }>(deck: T[], id: string | null): T | null {
  return id === null ? null : (deck.find((card) => card.id === id) ?? null);
}
