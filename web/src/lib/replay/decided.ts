// What decided a finished game, in one sentence made from the score sheets and the chart.
import type { ScoreSheet } from "../net/types";
import type { Table } from "../table/table.svelte";
import type { ChartPoint } from "../table/title";
import { capital, maybe, t, tidy } from "../words/fluent.svelte";

/** The first moment from which one seat leads alone to the end; -1 where it never does. */
export function leadsFrom(points: { values: number[] }[], seat: number): number {
  let from = -1;
  for (let i = points.length - 1; i >= 0; i--) {
    const values = points[i]?.values ?? [];
    const own = values[seat] ?? 0;
    if (values.some((value, other) => other !== seat && value >= own)) break;
    from = i;
  }
  return from;
}

/** The line of the sheets in which the winner gained most on the next player. */
export function widestLine(first: ScoreSheet, second: ScoreSheet): { key: string; by: number } | null {
  const gaps = first.lines.map((line) => ({
    key: line.key,
    by: line.points - (second.lines.find((other) => other.key === line.key)?.points ?? 0),
  }));
  const best = gaps.sort((a, b) => b.by - a.by)[0];
  return best && best.by > 0 ? best : null;
}

export function decided(table: Table, sheets: ScoreSheet[], points: ChartPoint[]): string {
  const [first, second] = sheets;
  if (!first || !second || second.rank === 1) return "";
  const name = table.named(first.seat);
  const said: string[] = [];
  if (first.total === second.total) said.push(maybe(`web-tie-${table.ui.id}`) ?? t("web-decided-tie"));
  else {
    const from = leadsFrom(points, first.seat);
    const when = points[from]?.name;
    if (from === 0) said.push(t("web-decided-always", { name }));
    else if (when) said.push(t("web-decided-lead", { name, when }));
  }
  const line = widestLine(first, second);
  if (line) {
    const what = maybe(line.key) ?? tidy(line.key);
    said.push(t("web-decided-line", { line: what, n: line.by, other: table.named(second.seat) }));
  }
  return said.map(capital).join(" ");
}
