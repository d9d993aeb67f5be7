// Answers given before the question comes: "pass when my turn comes", free gains taken without asking.
// A wish holds for one question of one season (its scope); it is forgotten when used or when that season is over.
import type { State } from "../net/types";
import { settings } from "../settings.svelte";
import type { Wish, TitleUi } from "./title";

export class Ahead {
  #wanted = $state.raw<Wish[]>([]);
  /** After taking a choice back, a person wants to be asked again. */
  #ask = false;

  constructor(private readonly ui: TitleUi) {}

  /** What this seat may wish now, the next question first. */
  offers(state: State | null, seat: number | null): Wish[] {
    if (!state || seat === null || state.over || state.asks.some((ask) => ask.seat === seat)) return [];
    return this.ui.wishes?.(state.view, seat) ?? [];
  }

  wants(wish: Wish): boolean {
    return this.#wanted.some((w) => same(w, wish));
  }

  toggle(wish: Wish): void {
    this.#wanted = this.wants(wish) ? this.#wanted.filter((w) => !same(w, wish)) : [...this.#wanted, wish];
  }

  turnedBack(): void {
    this.#ask = true;
    this.#wanted = [];
  }

  chose(): void {
    this.#ask = false;
  }

  /** The token to answer this state with at once, or null. */
  answer(state: State, seat: number | null): string | null {
    const scope = this.ui.scope?.(state.view) ?? "";
    if (this.#wanted.some((w) => w.scope !== scope)) this.#wanted = this.#wanted.filter((w) => w.scope === scope);
    const ask = state.asks.find((a) => a.seat === seat);
    if (!ask || state.over) return null;
    const offered = (token: string | null | undefined): string | null =>
      state.options.some((option) => option.token === token) ? (token ?? null) : null;
    const wish = this.#wanted.find((w) => w.ask === ask.kind);
    if (wish) {
      this.#wanted = this.#wanted.filter((w) => w !== wish);
      return offered(wish.token);
    }
    if (settings.takeFree && !this.#ask) return offered(this.ui.free?.(state.view));
    return null;
  }
}

const same = (a: Wish, b: Wish): boolean => a.ask === b.ask && a.scope === b.scope;
