// The paladins on their way to play, top and bottom, before anything is confirmed.
import type { Table } from "../../lib/table/table.svelte";

export const roles = ["play", "top", "bottom"] as const;
export type Role = (typeof roles)[number];

/** Which paladin takes which place in the choice drafted now; in hand order where none is. */
export function placed(table: Table, hand: string[]): Record<string, Role> {
  const [verb, play, top] = (table.draft?.token ?? "").split(" ");
  if (verb !== "play") return {};
  return Object.fromEntries(hand.map((id) => [id, id === play ? "play" : id === top ? "top" : "bottom"]));
}

/** Gives a paladin a place; whoever had it takes the place that becomes free. */
export function assign(table: Table, hand: string[], id: string, role: Role): void {
  const now = placed(table, hand);
  let play = hand.find((h) => now[h] === "play") ?? null;
  let top = hand.find((h) => now[h] === "top") ?? null;
  const was = now[id];
  const rest = (taken: (string | null)[]): string => hand.find((h) => !taken.includes(h)) ?? id;
  if (role === "play") {
    if (top === id) top = play;
    play = id;
    if (!top || top === play) top = rest([play]);
  } else if (role === "top") {
    if (play === id) play = top;
    top = id;
    if (!play || play === top) play = rest([top]);
  } else {
    if (was === "play") play = hand.find((h) => now[h] === "bottom") ?? rest([id, top]);
    if (was === "top") top = hand.find((h) => now[h] === "bottom") ?? rest([id, play]);
    play ??= rest([id]);
    top ??= rest([id, play]);
  }
  const choice = table.options.find((o) => o.token === `play ${play} ${top}`);
  if (choice) table.draft = choice;
}
