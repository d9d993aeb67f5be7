// The guided first round of Paladins: what each question means, told when it first comes.
import { asked, type GuideStep } from "../../lib/table/guide.svelte";
import type { Table } from "../../lib/table/table.svelte";
import { court, setting } from "./court/guide";
import { mine, pal } from "./play.svelte";
import { workers } from "./view";

const turn = asked("turn");
/** A turn after so many actions of one's own. */
const after =
  (n: number) =>
  (table: Table): boolean =>
    turn(table) && (mine(table)?.actions ?? []).filter((action) => action.workers.some((one) => one)).length >= n;
const left = (table: Table): number => workers.reduce((sum, kind) => sum + (mine(table)?.workers[kind] ?? 0), 0);

export const guide: GuideStep[] = [
  { id: "welcome", text: "pal-guide-welcome", rule: "PAL-001", look: ".round", when: (table) => table.myTurn },
  { id: "starting", text: "pal-guide-starting", rule: "PAL-021", look: ".town .row", when: asked("starting") },
  ...setting,
  {
    id: "paladin",
    text: "pal-guide-paladin",
    rule: "PAL-037",
    look: ".choose .cards",
    when: (table) => asked("paladin")(table) && pal(table).own?.hand.length === 3,
  },
  { id: "tavern", text: "pal-guide-tavern", rule: "PAL-042", look: ".opts", when: asked("tavern") },
  { id: "workers", text: "pal-guide-workers", rule: "PAL-053", look: ".tray .wks, .purse", when: turn },
  { id: "lefts", text: "pal-guide-lefts", rule: "PAL-050", look: ".me .lefts", when: turn },
  { id: "pay", text: "pal-guide-pay", rule: "PAL-056", look: ".opts .pay", when: asked("workers") },
  { id: "right", text: "pal-guide-right", rule: "PAL-051", look: ".me .right-side", when: after(1) },
  {
    id: "refused",
    text: "pal-guide-refused",
    rule: "PAL-052",
    look: ".me .right-side [aria-disabled='true']",
    when: (table) => turn(table) && table.refusals.length > 0,
  },
  {
    id: "target",
    text: "pal-guide-target",
    rule: "PAL-096",
    look: ".march",
    when: (table) =>
      asked("target")(table) &&
      table.options.some((option) => /^(commission|garrison|attack|convert) /.test(option.token)),
  },
  { id: "orders", text: "pal-guide-orders", rule: "PAL-029", look: ".king", when: after(1) },
  ...court,
  {
    id: "suspicion",
    text: "pal-guide-suspicion",
    rule: "PAL-168",
    look: ".pile.tax",
    when: (table) => turn(table) && pal(table).seats.some((seat) => seat.suspicion.length > 0),
  },
  {
    id: "pass",
    text: "pal-guide-pass",
    rule: "PAL-207",
    look: ".opts [data-token='pass']",
    when: (table) => turn(table) && left(table) <= 3,
  },
  { id: "keep", text: "pal-guide-keep", rule: "PAL-207", look: ".opts", when: asked("keep") },
  {
    id: "end",
    text: "pal-guide-end",
    rule: "PAL-028",
    look: ".king",
    when: (table) => pal(table).round > 1,
    last: true,
  },
];
