// The guided first year of Kingsburg: what each question means, told when it first comes.
import { asked, type GuideStep } from "../../lib/table/guide.svelte";
import type { Table } from "../../lib/table/table.svelte";
import { seatOf, type KbSeat, type KbView } from "./view";

const view = (table: Table): KbView => table.view as KbView;
const own = (table: Table): KbSeat | null => seatOf(view(table), table.seat);
const court = asked("influence");
/** the phase has come, this year or the next */
const since =
  (phase: number) =>
  (table: Table): boolean =>
    view(table).phase >= phase || view(table).year > 1;

export const guide: GuideStep[] = [
  { id: "welcome", text: "kb-guide-welcome", rule: "KB-001", look: ".years", when: (table) => table.myTurn },
  { id: "favor", text: "kb-guide-favor", rule: "KB-029", look: ".opts .list", when: asked("favor_good") },
  { id: "roll", text: "kb-guide-roll", rule: "KB-037", look: "[data-tray]", when: court },
  { id: "influence", text: "kb-guide-influence", rule: "KB-047", look: ".hall", when: court },
  {
    id: "bonus",
    text: "kb-guide-bonus",
    rule: "KB-054",
    look: "[data-tray]",
    when: (table) => court(table) && !!own(table)?.bonus.length,
  },
  {
    id: "refused",
    text: "kb-guide-refused",
    rule: "KB-048",
    look: ".opts details",
    when: (table) => court(table) && (own(table)?.dice.length ?? 3) < 3 && table.refusals.length > 0,
  },
  {
    id: "token",
    text: "kb-guide-token",
    rule: "KB-057",
    look: "[data-purse='plus2']",
    when: (table) => court(table) && !!own(table)?.plus2,
  },
  {
    id: "rewards",
    text: "kb-guide-rewards",
    rule: "KB-066",
    look: "[data-purse='gold']",
    when: asked("reward", "goods", "construct"),
  },
  { id: "construct", text: "kb-guide-construct", rule: "KB-097", look: ".prov", when: asked("construct") },
  { id: "season_start", text: "kb-guide-season_start", rule: "KB-163", look: ".opts", when: asked("season_start") },
  { id: "reroll", text: "kb-guide-reroll", rule: "KB-036", look: "[data-tray]", when: asked("reroll") },
  { id: "season_end", text: "kb-guide-season_end", rule: "KB-163", look: ".opts", when: asked("season_end") },
  { id: "kings_reward", text: "kb-guide-kings_reward", rule: "KB-104", look: "[data-vp='0']", when: since(4) },
  { id: "envoy", text: "kb-guide-envoy", rule: "KB-106", look: "[data-seat]", when: since(6) },
  {
    id: "second_building",
    text: "kb-guide-second_building",
    rule: "KB-109",
    look: ".prov",
    when: asked("second_building"),
  },
  { id: "recruit", text: "kb-guide-recruit", rule: "KB-118", look: ".winter", when: asked("recruit", "pay") },
  { id: "winter", text: "kb-guide-winter", rule: "KB-123", look: ".winter", when: since(8) },
  { id: "lose", text: "kb-guide-lose", rule: "KB-136", look: ".opts", when: asked("lose") },
  {
    id: "end",
    text: "kb-guide-end",
    rule: "KB-018",
    look: ".years",
    when: (table) => view(table).year > 1,
    last: true,
  },
];
