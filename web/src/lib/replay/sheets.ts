// The score sheets of a finished game, the best first; a rival of the rules who holds no seat stands among them.
import type { ScoreSheet } from "../net/types";
import type { Table } from "../table/table.svelte";

export function sheetsOf(table: Table): ScoreSheet[] {
  const sheets = [...(table.state?.scores ?? [])];
  const rival = table.ui.rival?.(table.view) ?? null;
  if (rival && sheets.length) {
    const { seat, sheet } = rival;
    // the seats' own ranks say already whether the rival won
    sheets.push({ seat, rank: sheets.some((s) => s.rank === 1) ? 2 : 1, ...sheet });
  }
  return sheets.sort((a, b) => a.rank - b.rank || b.total - a.total);
}
