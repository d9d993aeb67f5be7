// The guided first turns of Architects, up to the first worker in the Guildhall: each rule when it first matters.
import { asked, type GuideStep } from "../../lib/table/guide.svelte";
import type { Table } from "../../lib/table/table.svelte";
import { arc, mine } from "./play.svelte";

const turn = asked("turn");
const placed = (table: Table): number => Object.values(mine(table)?.at ?? {}).reduce((sum, n) => sum + n, 0);
/** A turn with so many workers of one's own on the board. */
const after =
  (n: number) =>
  (table: Table): boolean =>
    turn(table) && placed(table) >= n;

export const guide: GuideStep[] = [
  { id: "welcome", text: "arc-guide-welcome", rule: "ARC-004", look: ".clock", when: (table) => table.myTurn },
  { id: "draft", text: "arc-guide-draft", rule: "ARC-024", look: ".opts", when: asked("draft") },
  { id: "turn", text: "arc-guide-turn", rule: "ARC-033", look: ".map", when: turn },
  { id: "gather", text: "arc-guide-gather", rule: "ARC-049", look: "[data-place='forest']", when: after(1) },
  { id: "plans", text: "arc-guide-plans", rule: "ARC-136", look: ".own .hand, .plans", when: after(2) },
  {
    id: "workshop",
    text: "arc-guide-workshop",
    rule: "ARC-069",
    look: "[data-place='workshop']",
    when: (table) => after(3)(table) || asked("workshop", "hire")(table),
  },
  {
    id: "capture",
    text: "arc-guide-capture",
    rule: "ARC-094",
    look: "[data-place='town_centre']",
    when: (table) =>
      asked("capture")(table) ||
      (turn(table) &&
        arc(table).seats.some((seat) => seat.seat !== table.seat && Math.max(0, ...Object.values(seat.at)) > 1)),
  },
  {
    id: "captured",
    text: "arc-guide-captured",
    rule: "ARC-124",
    look: "[data-place='guardhouse']",
    when: (table) => turn(table) && (mine(table)?.held ?? 0) + (mine(table)?.prison ?? 0) > 0,
  },
  {
    id: "captives",
    text: "arc-guide-captives",
    rule: "ARC-122",
    look: "[data-place='guardhouse']",
    when: (table) => turn(table) && !!mine(table)?.captives.some((n) => n > 0),
  },
  { id: "virtue", text: "arc-guide-virtue", rule: "ARC-157", look: ".virt", when: after(4) },
  { id: "market", text: "arc-guide-market", rule: "ARC-112", look: ".arc-loc.bm", when: after(5) },
  {
    id: "tax",
    text: "arc-guide-tax",
    rule: "ARC-108",
    look: "[data-place='tax_stand']",
    when: (table) => turn(table) && arc(table).tax >= 6,
  },
  {
    id: "guildhall",
    text: "arc-guide-guildhall",
    rule: "ARC-131",
    look: "[data-place='guildhall']",
    when: (table) => turn(table) && table.options.some((option) => option.token === "place guildhall"),
  },
  { id: "build", text: "arc-guide-build", rule: "ARC-146", look: ".opts", when: asked("guildhall") },
  { id: "return", text: "arc-guide-return", rule: "ARC-034", look: ".map", when: asked("return") },
  {
    id: "end",
    text: "arc-guide-end",
    rule: "ARC-185",
    look: ".clock",
    when: (table) => turn(table) && (mine(table)?.guildhall ?? 0) > 0,
    last: true,
  },
];
