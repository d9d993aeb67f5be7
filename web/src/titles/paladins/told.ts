// What the choice in hand costs and brings, as the server tells it; here it only gets its words.
import type { Table } from "../../lib/table/table.svelte";
import { t } from "../../lib/words/fluent.svelte";
import { bundleWords, content, scoringWords, whenWords } from "./content.svelte";
import { about, pal } from "./play.svelte";
import { roman, type CheckView, type DealView, type GainView, type OpensView } from "./view";

export interface Told {
  deal: DealView;
  /** those that are placed, as far as they are settled */
  workers: string[];
}

/** Null while nothing of the kind is in hand. */
export function told(table: Table): Told | null {
  const offers = table.myTurn ? pal(table).offers : null;
  const token = table.draft?.token ?? "";
  if (!offers) return null;
  if (table.askKind === "workers") {
    const deal = offers.deals[about(table).target];
    return deal ? { deal, workers: token.startsWith("pay ") ? token.slice(4).split("+") : [] } : null;
  }
  const deal = offers.deals[token];
  return deal && !deal.leads ? { deal, workers: deal.workers } : deal ? { deal, workers: [] } : null;
}

/** The deal of something on offer, before it is chosen. */
export const dealOf = (table: Table, token: string): DealView | null =>
  table.myTurn ? (pal(table).offers?.deals[token] ?? null) : null;

/** How the counts below the board change. */
export function change(table: Table): Record<string, number> {
  const now = told(table);
  const out = { ...now?.deal.change };
  for (const kind of now?.workers ?? []) out[kind] = (out[kind] ?? 0) - 1;
  return out;
}

/** One line of what one gets, in words. */
export function gainWords(line: GainView): string {
  const folk = content.folk(line.id);
  const out = content.outsider(line.id);
  switch (line.of) {
    case "wall":
      return t("pal-deal-wall");
    case "workshop":
    case "clear":
    case "entrusted":
      return t(`pal-deal-${line.of}`, { action: t(`paladins-action-${line.id}`) });
    case "suspicion":
      return t("pal-deal-suspicion", { n: line.n });
    case "points":
      return t("pal-deal-row");
    case "crew":
      return folk ? t("pal-hire-gives", { when: whenWords(folk), reward: bundleWords(folk.ongoing) }) : "";
    case "converted":
      return out ? scoringWords(out) : "";
    default:
      return bundleWords(line.reward);
  }
}

/** Beside it: who adds it, how far an attribute goes, or that there is nothing to do away with. */
export function gainNote(line: GainView): string {
  if (line.by) return t(line.by);
  if (line.idle) return t("pal-deal-none");
  if (line.then === undefined) return "";
  const vp = line.vp ? ` (+${t("pal-vp", { n: String(line.vp) })})` : "";
  return `${line.now} ▸ ${line.then}${vp}`;
}

/** "reaches region III", "opens Fortify, Absolve", or nothing. */
export function opensWords(one: OpensView): string {
  if (one.reaches) return t("pal-boost-reaches", { n: roman(one.reaches) });
  const list = one.opens.map((id) => t(`pal-action-${id}`)).join(", ");
  return list ? t("pal-boost-opens", { list }) : "";
}

/** "✓ Workers: a scout": one thing that an action needs. */
export function checkWords(check: CheckView): string {
  const { need, have } = check;
  const words = (): string => {
    switch (check.of) {
      case "space":
        return t(check.ok ? "pal-check-free" : "pal-check-used");
      case "limit":
        if (!need) return t("paladins-no-wall-left");
        return t("paladins-all-done", { needed: t(`paladins-action-${check.kinds[0]}`), have });
      case "workers":
        return t("pal-check-workers", { list: check.kinds.map((kind) => t(`paladins-worker-${kind}.a`)).join(", ") });
      case "attribute":
        return t("pal-check-attribute", { attribute: t(`paladins-attribute-${check.kinds[0]}`), need, have });
      default: {
        const costs = [t(`paladins-thing-${check.of}`, { n: need })];
        if (check.kinds.includes("debt")) costs.push(t("paladins-thing-debt", { n: 1 }));
        return t("pal-check-cost", { cost: costs.join(t("paladins-or")), have });
      }
    }
  };
  return `${check.ok ? "✓" : "✗"} ${words()}`;
}
