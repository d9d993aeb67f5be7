// Which question is asked on a sheet over the table: the choices of the setup and the soldier token of winter.
import type { Table } from "../../lib/table/table.svelte";
import type { KbView } from "./view";

export type SheetKind = "governor" | "strips" | "exchange_strip" | "draft" | "token";
const KINDS: readonly string[] = ["governor", "strips", "exchange_strip", "draft", "token"];

class Away {
  /** the question whose sheet was laid aside to look at the table */
  from = $state("");
}
export const away = new Away();

const question = (table: Table): string => {
  const view = table.view as KbView;
  return `${table.seat} ${table.askKind} ${view.year} ${view.draft?.picks.length ?? ""}`;
};

/** The sheet that belongs to the question at hand, also while it is laid aside; a draft stays open for all. */
export function sheetKind(table: Table): SheetKind | null {
  if (table.replay || table.over || table.curtain !== null || !table.view) return null;
  if (table.myTurn && KINDS.includes(table.askKind)) return table.askKind as SheetKind;
  return (table.view as KbView).draft && table.seat !== null ? "draft" : null;
}

export function sheetOf(table: Table): SheetKind | null {
  const kind = sheetKind(table);
  return kind && away.from !== question(table) ? kind : null;
}

export const layAside = (table: Table): void => void (away.from = question(table));
export const takeUp = (): void => void (away.from = "");
