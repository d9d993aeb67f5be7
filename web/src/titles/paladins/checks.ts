// The whole list of what an action needs, each with its numbers: for the tooltip of a refused action.
import { t } from "../../lib/words/fluent.svelte";
import { content } from "./content.svelte";
import { openSpaces } from "./play.svelte";
import { power, type PalView, type SeatView } from "./view";
import { handfuls } from "./workers";

export interface Check {
  ok: boolean;
  text: string;
}

/** The attribute value of the nearest place that is still open to this action. */
function nearest(view: PalView, action: string, attribute: string): number | null {
  const flags = content.decks.region;
  if (action === "commission" || action === "garrison") {
    const open = view.squares.filter((q) => !q.closed && !q.piece).map((q) => q.region);
    if (!open.length) return null;
    const flag = flags[Math.min(...open) - 1];
    return attribute === "faith" ? (flag?.faith ?? 0) : (flag?.strength ?? 0);
  }
  const space = view.outsiders.findIndex((card) => card !== null);
  const flag = content.decks.outsider_space[space];
  if (!flag) return null;
  return attribute === "faith" ? flag.faith : flag.strength;
}

export function checks(view: PalView, own: SeatView, action: string): Check[] {
  const card = content.action(action);
  const on = own.actions.find((a) => a.id === action);
  if (!card || !on) return [];
  const out: Check[] = [];
  const used = on.workers.some(Boolean);
  out.push({ ok: !used, text: t(used ? "pal-check-used" : "pal-check-free") });
  if (card.limit && on.done >= card.limit) out.push({ ok: false, text: t("paladins-all-done") });
  const least = Math.min(...(card.modes ?? []).map((mode) => mode.workers), card.spaces.length);
  const spaces = openSpaces(own, action, card.side === "left" ? least : 0);
  if (spaces.length) {
    const list = spaces.map((kind) => t(`paladins-worker-${kind}.a`)).join(", ");
    out.push({ ok: handfuls(spaces, own.workers).length > 0, text: t("pal-check-workers", { list }) });
  }
  if (card.needs) {
    const need = on.need ?? nearest(view, action, card.needs);
    const have = power(own, card.needs);
    const silver = action === "attack" ? own.silver * 2 : 0;
    if (need !== null)
      out.push({
        ok: have + silver >= need,
        text: t("pal-check-attribute", { attribute: t(`paladins-attribute-${card.needs}`), need, have }),
      });
  }
  for (const [thing, cost] of [
    ["silver", on.silver],
    ["provision", on.provision],
  ] as const)
    if (cost > 0) {
      const have = own[thing];
      out.push({
        ok: have >= cost,
        text: t("pal-check-cost", { cost: t(`paladins-thing-${thing}`, { n: cost }), have }),
      });
    }
  return out;
}

export const checkLines = (list: Check[]): string[] => list.map((check) => `${check.ok ? "✓" : "✗"} ${check.text}`);
