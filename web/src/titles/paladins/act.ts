// What an action of a player board offers now, and what its tooltip says; shared by rows of the left and right side.
import type { HTMLButtonAttributes } from "svelte/elements";
import type { Choice, Refusal } from "../../lib/net/types";
import type { Table } from "../../lib/table/table.svelte";
import { pinTip, type Tip } from "../../lib/ui/tip.svelte";
import { t } from "../../lib/words/fluent.svelte";
import { bundleWords, content, provenanceWords } from "./content.svelte";
import { about, chosen, hinted, offers, pal, refusal, take } from "./play.svelte";
import { checkWords } from "./told";
import type { ActionView, SeatView } from "./view";

export interface Act {
  list: Choice[];
  refused: Refusal | null;
  /** this is the action whose target or workers are being chosen */
  current: boolean;
  /** the space can be cleared by a prayer */
  clear: Choice[];
}

export function actOf(table: Table, own: SeatView, id: string): Act {
  if (own.seat !== table.seat || !table.myTurn) return { list: [], refused: null, current: false, clear: [] };
  const clear = offers(table, "clear", id);
  return {
    list: clear.length ? clear : offers(table, "act", id),
    refused: refusal(table, "act", id) ?? refusal(table, "clear", id),
    current: about(table).action === id && ["target", "entrusted", "workers"].includes(table.askKind),
    clear,
  };
}

/** How its row looks: classes beside .pal-box. */
export const actLooks = (table: Table, on: ActionView, act: Act): Record<string, boolean> => ({
  can: act.list.length > 0,
  no: !!act.refused && !act.current,
  used: on.workers.some(Boolean) && !act.clear.length,
  chosen: act.current || chosen(table, act.list),
  hinted: hinted(table, act.list),
  lit: table.spotlight.includes(`paladins-action-${on.id}`),
});

/** Its button: takes the action, or says why not. */
export const actButton = (table: Table, id: string, act: Act, about: Tip): HTMLButtonAttributes => ({
  type: "button",
  "data-rove": "",
  "data-action": id,
  "data-lit": act.list.length ? "" : undefined,
  "aria-disabled": act.refused ? "true" : undefined,
  "aria-pressed": act.list.length ? chosen(table, act.list) : undefined,
  onclick: (event) => (act.list.length ? take(table, act.list) : pinTip(event.currentTarget, () => about)),
});

/** The workers that the payment drafted now puts on the spaces of this action, by space. */
export function previewOf(table: Table, own: SeatView, id: string): (string | null)[] {
  const mine = own.seat === table.seat && about(table).action === id;
  return (mine && pal(table).offers?.stands[table.draft?.token ?? ""]) || [];
}

export function actTip(table: Table, own: SeatView, id: string, act: Act): Tip {
  const card = content.action(id);
  const view = pal(table);
  const lines: string[] = [];
  // a prayer frees the spaces: what the action itself needs does not matter then
  if (act.clear.length || act.refused?.token.startsWith("clear "))
    return {
      title: t(`paladins-action-${id}`),
      bad: !!act.refused,
      lines: [act.refused ? table.say(act.refused.reason) : t("pal-clear")],
      rule: act.refused?.rule ?? null,
    };
  if (act.refused) lines.push(table.say(act.refused.reason));
  if (card?.needs)
    lines.push(t("pal-act-needs", { attribute: t(`paladins-attribute-${card.needs}`), what: t(`pal-act-${id}`) }));
  else lines.push(t(`pal-act-${id}`));
  if (card?.gain) lines.push(t("pal-act-gain", { gain: bundleWords(card.gain) }));
  if (own.seat === table.seat) lines.push(...(view.offers?.checks[id] ?? []).map(checkWords));
  return {
    title: t(`paladins-action-${id}`),
    bad: !!act.refused,
    lines,
    source: provenanceWords(card),
    rule: act.refused?.rule ?? null,
  };
}
