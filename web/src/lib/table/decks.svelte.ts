// A title's decks as the server holds them: those of the table that is looked at, empty until they are here.
import { api } from "../net/api";
import { queryOf, type Values } from "../net/options";

export class Decks<All extends object> {
  decks: All;
  #asked: Promise<void> | null = null;
  #query = "";

  constructor(
    private readonly title: string,
    private readonly none: All,
  ) {
    this.decks = $state.raw(none);
  }

  /** Fetches the decks in force with a table's options; the same ones only once. */
  prepare(options: Values = {}): Promise<void> {
    const query = queryOf(options);
    if (this.#asked && query === this.#query) return this.#asked;
    this.#query = query;
    const asked = api.content(this.title, options).then(
      (data) => {
        if (query === this.#query) this.decks = { ...this.none, ...(data as Partial<All>) };
      },
      (problem) => {
        if (this.#asked === asked) this.#asked = null; // asked again the next time
        throw problem;
      },
    );
    this.#asked = asked;
    return asked;
  }
}

export function find<T extends { id: string }>(deck: T[], id: string | null): T | null {
  return id === null ? null : (deck.find((card) => card.id === id) ?? null);
}
