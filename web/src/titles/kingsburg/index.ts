// Kingsburg at the shared table: its drawings, its keys, its motion.
import type { TitleUi } from "../../lib/table/title";
import { t } from "../../lib/words/fluent.svelte";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { content } from "./content.svelte";
import { scoreIcons } from "./drawings";
import EndSheets from "./EndSheets.svelte";
import { guide } from "./guide";
import { diceOf, hand, toggleDie, togglePlus2 } from "./hand.svelte";
import { looking } from "./looking";
import { enact } from "./motion";
import PhoneBar from "./PhoneBar.svelte";
import PhonePinned from "./PhonePinned.svelte";
import PhoneSeats from "./PhoneSeats.svelte";
import Seats from "./Seats.svelte";
import Text from "./Text.svelte";
import { parseWay, waysOf } from "./tokens";
import { scope, wishes } from "./wishes";
import Top from "./Top.svelte";
import { roman, type KbView } from "./view";
import { CourtZone, ProvinceZone, RivalsZone } from "./zones";

const kb = (view: unknown): KbView => view as KbView;
const tabs: Record<string, string> = { influence: "court", construct: "province", second_building: "province" };

export const kingsburg: TitleUi = {
  id: "kingsburg",
  prepare: () => content.prepare(),
  Top,
  Seats,
  Board,
  Choices,
  PhoneBar,
  PhoneSeats,
  PhonePinned,
  zones: [
    { id: "court", icon: "crown", label: "kb-tab-court", view: CourtZone },
    { id: "province", icon: "castle", label: "kb-tab-province", view: ProvinceZone },
    { id: "rivals", icon: "meeple-group", label: "kb-tab-rivals", view: RivalsZone },
  ],
  turnTo: (table) => tabs[table.askKind] ?? null,
  Text,
  EndSheets,
  scoreIcons,

  secret: (view) => kb(view).enemy.card !== null && !kb(view).enemy.revealed,

  chart: (view) =>
    kb(view).chart.map((point) => ({
      group: t("kb-year-n", { year: roman(point.year) }),
      label: t(`kb-season-${point.phase}`),
      name: t("kb-season-year", { phase: t(`phase-${point.phase}`), year: roman(point.year) }),
      values: point.vp,
    })),

  part: (n, short) => (short ? roman(n + 1) : t("kb-year-n", { year: roman(n + 1) })),

  where: (view) => t("kb-season-year", { phase: t(`phase-${kb(view).phase}`), year: roman(kb(view).year) }),

  points: (view) => kb(view).seats.map((s) => ({ seat: s.seat, vp: s.vp })),

  act(choice) {
    const way = parseWay(choice.token);
    if (!way) return null;
    const dice = [...way.dice, ...way.bonus.map((b) => `${b}★`), ...(way.plus2 ? ["2"] : [])].join(" + ");
    return t("kb-place", { dice, advisor: t(`advisor-${way.advisor}`), to: t(`advisor-${way.advisor}.to`) });
  },

  enact(table, before, after) {
    // a question about one's own province brings it back on screen
    if (after.asks.some((ask) => ask.seat === table.seat && ["construct", "second_building"].includes(ask.kind)))
      looking.at = null;
    return before ? enact(kb(before.view), kb(after.view), table.seat, after.story) : 0;
  },

  key(table, event) {
    const view = table.view ? kb(table.view) : null;
    if (!view) return false;
    const dice = diceOf(view, table.seat);
    const influence = table.myTurn && table.askKind === "influence";
    if (/^[1-6]$/.test(event.key) && influence) {
      const value = Number(event.key);
      // the same key takes the dice of that face one after the other, then puts them all back
      const same = dice.filter((die) => die.value === value);
      const free = same.find((die) => !hand.taken.includes(die.key));
      if (free) toggleDie(table, free.key);
      else for (const die of same) toggleDie(table, die.key);
      return same.length > 0;
    }
    if (event.key.toLowerCase() === "t" && influence) {
      if (![...waysOf(table.options).values()].flat().some((way) => way.plus2)) return false;
      togglePlus2(table);
      return true;
    }
    if (event.key.toLowerCase() === "v") {
      looking.next(table, view.turn_order);
      return true;
    }
    return false;
  },
  keys: [
    { keys: "1 – 6", label: "kb-key-dice" },
    { keys: "␣", label: "kb-key-ways" },
    { keys: "T", label: "kb-key-token" },
    { keys: "V", label: "kb-key-province" },
  ],

  clear: () => hand.clear(),

  guide,
  wishes: (view, seat) => wishes(kb(view), seat),
  scope: (view) => scope(kb(view)),
  // Farms and the Merchants' Guild: what is free is taken, then the season goes on
  free: (ask, options) =>
    ask === "season_start"
      ? ((options.find((o) => o.token.startsWith("use ")) ?? options.find((o) => o.token === "done"))?.token ?? null)
      : null,
};
