// Architects of the West Kingdom at the shared table: its drawings, its keys, its motion.
import type { TitleUi } from "../../lib/table/title";
import { t } from "../../lib/words/fluent.svelte";
import "./architects.css";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { content } from "./content.svelte";
import { placeKeys, scoreIcons } from "./drawings";
import EndSheets from "./EndSheets.svelte";
import { guide } from "./guide";
import { enact } from "./motion";
import PhoneBar from "./PhoneBar.svelte";
import PhonePinned from "./PhonePinned.svelte";
import PhoneSeats from "./PhoneSeats.svelte";
import { accept, back, capturing, looking, offers, take } from "./play.svelte";
import Tablet from "./Tablet.svelte";
import { script } from "./scenes/script";
import Text from "./Text.svelte";
import Top from "./Top.svelte";
import { boards, type ArcView } from "./view";
import BoardZone from "./zones/BoardZone.svelte";
import CathedralZone from "./zones/CathedralZone.svelte";
import TownZone from "./zones/TownZone.svelte";
import WorkshopZone from "./zones/WorkshopZone.svelte";

const arc = (view: unknown): ArcView => view as ArcView;
const tabs: Record<string, string> = {
  turn: "town",
  return: "town",
  capture: "town",
  workshop: "workshop",
  hire: "workshop",
  draft: "board",
  keep: "board",
  guildhall: "board",
  discard: "board",
};

export const architects: TitleUi = {
  id: "architects",
  brand: "arc-brand",
  prepare: (options) => content.prepare(options),
  Top,
  Seats: null,
  Board,
  Choices,
  PhoneBar,
  PhoneSeats,
  PhonePinned,
  zones: [
    { id: "town", icon: "medieval-village-01", label: "arc-tab-town", view: TownZone },
    { id: "workshop", icon: "hammer-nails", label: "arc-tab-workshop", view: WorkshopZone },
    { id: "cathedral", icon: "church", label: "arc-tab-cathedral", view: CathedralZone },
    { id: "board", icon: "castle", label: "arc-tab-board", seats: true, view: BoardZone },
  ],
  Tablet,
  page: () => ({ width: 860, height: 1238 }),
  turnTo(table) {
    looking.at = null;
    return tabs[table.askKind] ?? (capturing(table) ? "town" : null);
  },
  Text,
  EndSheets,
  guide,
  scoreIcons,

  secret: (view) => {
    const own = arc(view).own;
    return !!own && own.hand.length + own.packet.length + own.drawn.length > 0;
  },

  // a game has many rounds: the chart names them by the ten
  chart: (_, parts) =>
    parts.map((values, n) => {
      const first = n - (n % 10) + 1;
      const last = Math.min(first + 9, parts.length);
      return {
        group: first === last ? t("arc-round", { n: first }) : t("arc-rounds", { first, last }),
        name: t("arc-round", { n: n + 1 }),
        label: "",
        values,
      };
    }),

  where: (view) => t("arc-round", { n: Math.max(1, arc(view).round) }),

  points: (view) => arc(view).seats.map((s) => ({ seat: s.seat, vp: s.vp })),

  rival(view) {
    const own = arc(view)?.opponent;
    return own ? { seat: own.seat.seat, name: t(`architects-opponent-${own.id}`), sheet: own.sheet } : null;
  },

  // a game has many rounds: only every tenth has room for its name
  part: (n, short) => (!short ? t("arc-round", { n: n + 1 }) : (n + 1) % 10 ? "" : String(n + 1)),

  act: () => null,

  enact: (table, before, after) => (before ? enact(arc(before.view), arc(after.view), table.seat) : 0),

  script,

  key(table, event) {
    const view = table.view ? arc(table.view) : null;
    if (!view) return false;
    if (event.key === "Escape") {
      if (looking.at !== null) return ((looking.at = null), true);
      return table.draft ? false : back(table);
    }
    if (event.key === "Enter") return accept(table, event.target);
    if (event.key.toLowerCase() === "v") {
      const all = boards(view).map((s) => s.seat);
      looking.next(table, all);
      return true;
    }
    if (!table.myTurn || table.askKind !== "turn") return false;
    const place = placeKeys.find(([, key]) => key === event.key.toUpperCase())?.[0];
    const list = place ? offers(table, "place", place) : [];
    if (!list.length) return false;
    take(table, list);
    // the focus follows, so that Enter means this place and not the piece clicked before
    document.querySelector<HTMLElement>(`.hall [data-place="${place}"]`)?.focus();
    return true;
  },
  keys: [
    { keys: "1 – 0", label: "arc-key-places" },
    { keys: "Q W E", label: "arc-key-market" },
    { keys: "V", label: "arc-key-boards" },
    { keys: "Esc", label: "arc-key-back" },
  ],

  clear: () => {},
};
