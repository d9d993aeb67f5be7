// Paladins of the West Kingdom at the shared table: its drawings, its keys, its motion.
import { tick } from "svelte";
import type { Table } from "../../lib/table/table.svelte";
import type { TitleUi } from "../../lib/table/title";
import { flat } from "../../lib/ui/narrow";
import { t } from "../../lib/words/fluent.svelte";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { content, shortName } from "./content.svelte";
import { scoreIcons } from "./drawings";
import EndSheets from "./EndSheets.svelte";
import { guide } from "./guide";
import { actionKeys } from "./keys";
import { enact } from "./motion";
import "./paladins.css";
import PhoneBar from "./PhoneBar.svelte";
import PhonePinned from "./PhonePinned.svelte";
import PhoneSeats from "./PhoneSeats.svelte";
import { assign } from "./places";
import { about, accept, back, choosing, courtOpen, looking, offers, openCourt, take } from "./play.svelte";
import Tablet from "./Tablet.svelte";
import { script } from "./scenes/script";
import Text from "./Text.svelte";
import Top from "./Top.svelte";
import { telling } from "./rival.svelte";
import { boards, roman, type PalView } from "./view";
import BoardZone from "./zones/BoardZone.svelte";
import MapZone from "./zones/MapZone.svelte";
import TownZone from "./zones/TownZone.svelte";

const CROWDED = { width: 1330, height: 790 };
const pal = (view: unknown): PalView => view as PalView;
const tabs: Record<string, string> = {
  commission: "map",
  garrison: "map",
  attack: "map",
  convert: "map",
  recruit: "town",
  absolve: "board",
  develop: "board",
  pray: "board",
  muster: "town",
  negotiate: "town",
  starting: "town",
  free_recruit: "town",
  free_dismiss: "town",
  release: "board",
  clear: "board",
  free_develop: "board",
  starting_workshop: "board",
  move_workshop: "board",
  set_down: "board",
};

/** Keys while paladins are placed: a digit plays that card, T shows the map, O and B lead to the cards. */
function chooses(table: Table, hand: string[], key: string): boolean {
  const id = hand[Number(key) - 1];
  if (id) assign(table, hand, id, "play");
  else if (key === "t") looking.map = !looking.map;
  else if (key === "o" || key === "b") {
    looking.map = false;
    void tick().then(() => document.querySelector<HTMLElement>("[data-paladin] [tabindex='0']")?.focus());
  } else return false;
  return true;
}

export const paladins: TitleUi = {
  id: "paladins",
  brand: "pal-brand",
  prepare: (options) => content.prepare(options),
  Top,
  Seats: null,
  Board,
  // with City of Crowns the King has nine cards and the townsfolk stand in two rows
  room: (view) => (pal(view).crowns ? CROWDED : undefined),
  Choices,
  PhoneBar,
  PhoneSeats,
  PhonePinned,
  zones: [
    { id: "map", icon: "treasure-map", label: "pal-tab-map", view: MapZone },
    { id: "board", icon: "castle", label: "pal-tab-board", seats: true, view: BoardZone },
    { id: "town", icon: "three-friends", label: "pal-tab-town", view: TownZone },
  ],
  Tablet,
  page: (view) => ({ width: 860, height: pal(view).crowns ? 1288 : 1256 }),
  turnTo(table) {
    const action = ["target", "entrusted"].includes(table.askKind) ? about(table).action : null;
    looking.at = null;
    looking.jars = action === "absolve";
    // on its side a phone has the paladins drawn in the place of the map
    if (flat.current && table.askKind === "paladin") return "map";
    return tabs[action ?? table.askKind] ?? null;
  },
  Text,
  EndSheets,
  guide,
  scoreIcons,

  secret: (view) => (pal(view).own?.hand.length ?? 0) > 0,

  chart: (view) =>
    pal(view).chart.map((point) => ({
      group: t("paladins-round", { n: roman(point.round) }),
      name: t("paladins-round", { n: roman(point.round) }),
      label: "",
      values: point.vp,
    })),

  where: (view) => t("pal-round-of", { n: roman(Math.max(1, pal(view).round)), of: roman(pal(view).rounds) }),

  points: (view) => pal(view).seats.map((s) => ({ seat: s.seat, vp: s.vp })),

  rival(view) {
    const own = pal(view)?.rival;
    return own ? { seat: own.seat.seat, name: t("paladins-rival"), sheet: own.sheet } : null;
  },

  telling: () => (telling.running ? t("pal-rival-turn", { name: t("paladins-rival") }) : null),

  part: (n, short) => (short ? roman(n + 1) : t("paladins-round", { n: roman(n + 1) })),

  act(choice) {
    const [verb = "", id = "", coin = "free"] = choice.token.split(" ");
    if (verb === "play") return t("pal-play-now", { name: t(`paladins-paladin-${id}`) });
    const folk = /hire|dismiss/.test(verb) ? content.folk(id) : null;
    if (folk) {
      const paid = coin === "free" ? "" : ` ${t(`paladins-coin-${coin}`)}`;
      const head = t(verb === "hire" ? "pal-hire" : "pal-dismiss");
      return t("pal-colon", { head, rest: t(`paladins-townsfolk-${folk.family}`) }) + paid;
    }
    if (verb === "muster" || verb === "place")
      return t("pal-colon", {
        head: t(verb === "muster" ? "paladins-action-muster" : "pal-place-one"),
        rest: t(`paladins-muster-${id}`),
      });
    if (verb === "enlist" || verb === "entrust") {
      const free = coin === "silver" ? "" : ` ${t(`paladins-coin-${coin}`)}`;
      return t("pal-colon", { head: t(`paladins-mode-${verb}`), rest: shortName(`paladins-noble-${id}`) }) + free;
    }
    const outsider = /attack|convert/.test(verb) ? content.outsider(id) : null;
    if (outsider)
      return t("pal-colon", { head: t(`pal-action-${verb}`), rest: t(`paladins-outsider-${outsider.kind}`) });
    return null;
  },

  enact(table, before, after) {
    if (pal(after.view).rival) telling.hear(table, after.story);
    return before ? enact(pal(before.view), pal(after.view), table.seat) : 0;
  },

  script,

  key(table, event) {
    const view = table.view ? pal(table.view) : null;
    if (!view) return false;
    if (telling.running && [" ", "Escape"].includes(event.key)) {
      if (event.key === " ") telling.next();
      else telling.skip();
      return true;
    }
    if (event.key === "Escape") return looking.at !== null ? ((looking.at = null), true) : back(table);
    if (event.key === "Enter") return accept(table, event.target);
    if (event.key.toLowerCase() === "v") {
      const all = boards(view).map((s) => s.seat);
      looking.next(table, all);
      return true;
    }
    if (choosing(table)) return chooses(table, view.own?.hand ?? [], event.key.toLowerCase());
    if (view.crowns && event.key.toLowerCase() === "t") {
      openCourt(table, !courtOpen(table));
      return true;
    }
    if (!table.myTurn || table.askKind !== "turn") return false;
    const found = Object.entries(actionKeys).find(([, key]) => key === event.key.toUpperCase())?.[0];
    if (!found) return false;
    const [, deck = "", n = ""] = /^(favour|place)(\d)$/.exec(found) ?? [];
    const card =
      deck === "favour"
        ? view.favours.filter((f) => f.favour)[Number(n)]?.favour
        : view.crowns?.muster[Number(n)]?.card;
    const list = deck ? offers(table, deck, card ?? "") : offers(table, "act", found);
    if (list.length) {
      take(table, list);
      // the focus follows, so that Enter means this action and not the piece clicked before
      const row = document.querySelector<HTMLElement>(`.hall [data-action="${found}"]`);
      if (row) row.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
    return list.length > 0;
  },
  keys: [
    { keys: "1 – 6", label: "pal-key-left" },
    { keys: "Q W E A S D", label: "pal-key-right" },
    { keys: "7 – 0", label: "pal-key-favours" },
    { keys: "R F", label: "pal-key-court" },
    { keys: "I J K N", label: "pal-key-places" },
    { keys: "T", label: "pal-key-tab" },
    { keys: "1 – 4", label: "pal-key-paladin" },
    { keys: "T", label: "pal-see-map" },
    { keys: "V", label: "pal-key-boards" },
    { keys: "␣", label: "pal-key-rival" },
    { keys: "Esc", label: "pal-key-back" },
  ],

  clear: () => {},
};
