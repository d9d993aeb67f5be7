// The guided first round with City of Crowns: what the expansion adds, told when it first comes.
import { asked, type GuideStep } from "../../../lib/table/guide.svelte";
import type { Table } from "../../../lib/table/table.svelte";
import { courtOpen, pal } from "../play.svelte";

const offered = (table: Table, words: RegExp): boolean =>
  table.myTurn && table.options.some((option) => words.test(option.token));
const atCourt = (table: Table): boolean => courtOpen(table);

/** Before the first turn. */
export const setting: GuideStep[] = [
  {
    id: "extra",
    text: "pal-guide-extra",
    rule: "COC-021",
    look: ".me .right-side",
    when: asked("starting_workshop"),
  },
  {
    id: "four",
    text: "pal-guide-four",
    rule: "COC-025",
    look: ".choose .cards",
    when: (table) => asked("paladin")(table) && (pal(table).own?.hand.length ?? 0) > 3,
  },
];

/** In a turn; what lies at court is told where it is looked at, or when it is asked about. */
export const court: GuideStep[] = [
  {
    id: "court",
    text: "pal-guide-court",
    rule: "COC-041",
    look: ".town [data-tab='court']",
    when: (table) => !!pal(table).crowns && asked("turn")(table),
  },
  {
    id: "place",
    text: "pal-guide-place",
    rule: "COC-034",
    look: ".opts .places",
    when: (table) => asked("turn")(table) && offered(table, /^place /),
  },
  {
    id: "secret",
    text: "pal-guide-secret",
    rule: "COC-013",
    look: ".king [data-secret]",
    when: (table) => !!pal(table).secret && asked("turn")(table),
  },
  {
    id: "muster",
    text: "pal-guide-muster",
    rule: "COC-044",
    look: ".town .musters",
    when: (table) => offered(table, /^muster /) && atCourt(table),
  },
  {
    id: "negotiate",
    text: "pal-guide-negotiate",
    rule: "COC-056",
    look: ".town .nobles",
    when: (table) => offered(table, /^(entrust|enlist) /) && atCourt(table),
  },
];
