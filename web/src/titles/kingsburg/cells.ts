// What is said of a building on a sheet, in a tooltip and to screen readers.
import type { Refusal } from "../../lib/net/types";
import type { Table } from "../../lib/table/table.svelte";
import type { Tip } from "../../lib/ui/tip.svelte";
import { t } from "../../lib/words/fluent.svelte";
import { amountWords, content, doesWords } from "./content.svelte";
import { provenanceLines } from "./provenance";
import type { KbCell } from "./view";

/** A place on a province sheet. */
export interface Spot {
  cell: KbCell;
  /** the building that must stand first */
  left: string | null;
  letter: string;
  strip: boolean;
}

export function aboutCell(table: Table, { cell, left, letter, strip }: Spot, refusal: Refusal | null): Tip {
  const card = content.building(cell.id);
  const name = t(`building-${cell.id}`);
  const text = card?.text ? table.say(card.text) : card ? doesWords(card) : "";
  if (refusal)
    return {
      title: t("kb-refused-build", { name }),
      bad: true,
      lines: [table.say(refusal.reason), text],
      rule: refusal.rule ?? null,
    };
  const covered = strip && card ? content.under(letter, card.column) : null;
  return {
    title: name,
    lines: [
      text,
      t("kb-building-worth", { n: card?.vp ?? 0 }),
      ...(cell.state === "lock" && left ? [t("kb-needs-left", { name: t(`building-${left}`) })] : []),
      ...(cell.short ? [t("kb-lacks", { goods: amountWords(cell.lacks) })] : []),
      ...(cell.cheaper.length ? [t("kb-cheaper")] : []),
      ...(cell.dearer.length ? [t("kb-dearer")] : []),
      ...(covered ? [t("kb-strip-covers", { name: t(`building-${covered.id}`) })] : []),
    ],
    source: provenanceLines(card),
  };
}

export function labelCell(
  table: Table,
  { cell, letter, strip }: Spot,
  offered: boolean,
  refusal: Refusal | null,
): string {
  const card = content.building(cell.id);
  const built = cell.state === "built";
  return [
    t(`building-${cell.id}`),
    strip ? t("kb-strip-row", { letter }) : "",
    t(`kb-state-${cell.state}`),
    offered ? t("web-state-can") : "",
    refusal ? table.say(refusal.reason) : "",
    t("kb-building-worth", { n: card?.vp ?? 0 }),
    built ? (card ? doesWords(card) : "") : amountWords(cell.price),
  ]
    .filter(Boolean)
    .join(". ");
}
