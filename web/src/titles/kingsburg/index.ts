// Kingsburg at the shared table: its drawings, its keys, its motion.
import type { TitleUi } from "../../lib/table/title";
import { FULL } from "../../lib/ui/frame.svelte";
import { t } from "../../lib/words/fluent.svelte";
import "./kingsburg.css";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { content } from "./content.svelte";
import { scoreIcons } from "./drawings";
import EndSheets from "./EndSheets.svelte";
import { guide } from "./guide";
import { diceOf, hand, toggleDie, togglePlus2 } from "./hand.svelte";
import { kit } from "./kit.svelte";
import { looking } from "./looking";
import { enact } from "./motion";
import PhoneBar from "./PhoneBar.svelte";
import PhonePinned from "./PhonePinned.svelte";
import PhoneSeats from "./PhoneSeats.svelte";
import Seats from "./Seats.svelte";
import Tablet from "./Tablet.svelte";
import Text from "./Text.svelte";
import { parseWay, waysOf } from "./tokens";
import { script } from "./scenes/script";
import { scope, wishes } from "./wishes";
import Top from "./Top.svelte";
import { roman, type KbView } from "./view";
import { placeName } from "./wayWords";
import { tabs } from "./tabs.svelte";
import { season } from "./when";

const kb = (view: unknown): KbView => view as KbView;
const turns: Record<string, string> = { influence: "court", construct: "province", second_building: "province" };

/** Brings a piece to the one who looks for it: the focus goes there, and its tooltip comes. */
function show(selector: string): boolean {
  const piece = document.querySelector<HTMLElement>(selector);
  piece?.focus();
  return !!piece;
}

export const kingsburg: TitleUi = {
  id: "kingsburg",
  prepare: async (options) => {
    const modules = options["modules"];
    const more =
      (Array.isArray(modules) && modules.length > 0) || ![undefined, "none"].includes(options["scenario"] as string);
    await Promise.all([content.prepare(options), more ? kit.load() : null]);
  },
  Top,
  Seats,
  Board,
  // more rows of buildings or a governor beside the court
  room: (view) => (kb(view).seats.some((s) => s.rows.length > 5 || s.governor) ? FULL : undefined),
  Choices,
  PhoneBar,
  PhoneSeats,
  PhonePinned,
  Tablet,
  get zones() {
    return tabs.zones;
  },
  fit: (view) => tabs.fit(kb(view)),
  turnTo: (table) =>
    turns[table.askKind] ?? (table.options.some((o) => o.token.startsWith("raise ")) ? "province" : null),
  Text,
  EndSheets,
  scoreIcons,

  secret: (view) => {
    const { enemy, valley, dealt_governors, dealt_strips, forecast } = kb(view);
    const seen = [enemy, valley].some((card) => !!card && card.card !== null && !card.revealed);
    return seen || !!dealt_governors?.length || !!dealt_strips?.length || !!forecast?.length;
  },

  chart: (view) =>
    kb(view).chart.map((point) => ({
      group: t("kb-year-n", { year: roman(point.year) }),
      label: t(`kb-season-${point.phase}`),
      name: t("kb-season-year", { phase: t(`phase-${point.phase}`), year: roman(point.year) }),
      values: point.vp,
    })),

  part: (n, short) => (short ? roman(n + 1) : t("kb-year-n", { year: roman(n + 1) })),

  where: (view) => season(kb(view)),

  points: (view) => kb(view).seats.map((s) => ({ seat: s.seat, vp: s.vp })),

  act(choice) {
    const way = parseWay(choice.token);
    if (!way) return null;
    const dice = [...way.dice, ...way.bonus.map((b) => `${b}★`), ...(way.plus2 ? ["2"] : [])].join(" + ");
    const spelled = way.as ? t("kb-die-as", { value: dice, as: way.as }) : dice;
    if (way.advisor.startsWith("private-")) return t("kb-place-own", { dice: spelled, place: placeName(way.advisor) });
    return t("kb-place", { dice: spelled, advisor: t(`advisor-${way.advisor}`), to: t(`advisor-${way.advisor}.to`) });
  },

  enact(table, before, after) {
    // a question about one's own province brings it back on screen
    if (after.asks.some((ask) => ask.seat === table.seat && ["construct", "second_building"].includes(ask.kind)))
      looking.at = null;
    return before ? enact(kb(before.view), kb(after.view), table.seat, after.story) : 0;
  },

  script,

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
    switch (event.key.toLowerCase()) {
      case "g":
        return view.seats.some((s) => s.governor) && (show("[data-governor='own']") || show("[data-governor]"));
      case "d":
        return !!view.destiny && (show("[data-destiny]") || show("[data-destiny-pill]"));
      case "w":
        return show("[data-scenario]") || show("[data-winter]");
    }
    return false;
  },
  keys: [
    { keys: "1 – 6", label: "kb-key-dice" },
    { keys: "␣", label: "kb-key-ways" },
    { keys: "T", label: "kb-key-token" },
    { keys: "V", label: "kb-key-province" },
    { keys: "G", label: "kb-key-governor" },
    { keys: "D", label: "kb-key-destiny" },
    { keys: "W", label: "kb-key-winter" },
  ],

  clear: () => hand.clear(),

  guide,
  wishes: (view) => wishes(kb(view)),
  scope: (view) => scope(kb(view)),
  free: (view) => kb(view).free[0] ?? null,
};
