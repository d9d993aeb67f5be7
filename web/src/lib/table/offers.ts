// What a piece of the board offers now, by the first words of tokens, and what a click on it or Enter takes.
import type { Choice, Refusal } from "../net/types";
import type { Table } from "./table.svelte";

const begins = (words: string[]): ((one: { token: string }) => boolean) => {
  const begin = words.join(" ");
  return ({ token }) => token === begin || token.startsWith(begin + " ");
};

/** Choices whose token begins with these words. */
export const offers = (table: Table, ...words: string[]): Choice[] =>
  table.myTurn ? table.options.filter(begins(words)) : [];

export const refusal = (table: Table, ...words: string[]): Refusal | null =>
  (table.myTurn && table.refusals.find(begins(words))) || null;

export const chosen = (table: Table, choices: Choice[]): boolean =>
  choices.some((choice) => choice.token === table.draft?.token);
export const hinted = (table: Table, choices: Choice[]): boolean =>
  choices.some((choice) => choice.token === table.hint?.token);

/** What another click takes: these in turn; the only one is put back. */
export function following(table: Table, choices: Choice[]): Choice | null {
  const at = choices.findIndex((choice) => choice.token === table.draft?.token);
  return choices[at + 1] ?? (choices.length > 1 ? choices[0] : null) ?? null;
}

/** Enter takes what is in hand, wherever on the board the last click left the focus. */
export function accept(table: Table, target: EventTarget | null): boolean {
  if (!table.draft) return false;
  const at = target instanceof HTMLElement ? target.closest<HTMLElement>("button, a, summary") : null;
  // a piece that offers nothing now, or what is chosen already
  const idle = at?.hasAttribute("data-rove") && !at.hasAttribute("data-lit");
  const taken = at?.getAttribute("aria-checked") === "true" || at?.getAttribute("aria-pressed") === "true";
  if (!idle && !taken) return false;
  table.confirm();
  return true;
}
