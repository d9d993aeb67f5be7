// What happens to everybody in Architects, as scenes, of the lines that one choice led to.
import Drawing from "../../../lib/art/Drawing.svelte";
import type { StoryLine } from "../../../lib/net/types";
import {
  fact,
  pic,
  run,
  sceneOf,
  whose,
  type Card,
  type Cast,
  type Chip,
  type Frame,
  type Pic,
  type Row,
  type Scene,
  type Script,
} from "../../../lib/scenes/scene";
import Icon from "../../../lib/ui/Icon.svelte";
import type { IconName } from "../../../lib/ui/icon-names";
import { signed, t } from "../../../lib/words/fluent.svelte";
import { cathedral as tower, places } from "../art/places";
import { placeIcons } from "../drawings";
import Thing from "../Thing.svelte";
import Wares from "./Wares.svelte";

const kind = (line: StoryLine): string => line.kind.slice("architects-story-".length);
const of = (...names: string[]): ReadonlySet<string> => new Set(names.map((name) => `architects-story-${name}`));
const icon = (name: IconName, size: number): Pic => pic(Icon, { name, size });
const drawn = (drawing: string, box: string): Pic => pic(Drawing, { drawing, box, fit: "xMidYMid meet" });
const thing = (name: string): Pic => pic(Thing, { kind: name, size: 18, label: false });

const RESET = new Set([
  "reset",
  "market_cards",
  "used",
  "released",
  "freed",
  "gain",
  "virtue_up",
  "virtue_down",
  "prison_virtue",
  "most_prison",
  "debt_taken",
  "debt_refused",
  "debt_paid",
  "paid",
]);
const CLIMB = new Set([
  "cathedral",
  "reward",
  "no_reward",
  "virtue_up",
  "virtue_down",
  "debt_paid",
  "debt_destroyed",
  "drew",
]);
const AFTER = new Set(["prison_virtue", "most_prison"]);
const OPPONENT = new Set(["opponent_cannot", "opponent_muster", "opponent_fallback"]);

export const script: Script = {
  opens: of("reset", "prison_virtue", "most_prison", "cathedral", "scheme", "last_round"),
  scenes(lines, cast) {
    const out: Scene[] = [];
    for (let i = 0; i < lines.length;) {
      const [n, scene] = next(lines.slice(i), { ...cast, past: [...cast.past, ...lines.slice(0, i)] });
      if (scene) out.push(scene);
      i += n;
    }
    return out;
  },
};

/** The scene that begins here, and how many lines it takes. */
function next(lines: StoryLine[], cast: Cast): [number, Scene | null] {
  const line = lines[0] as StoryLine;
  const first = kind(line);
  if (first === "reset" || AFTER.has(first)) {
    const all = run(lines, RESET, kind);
    return [all.length, reset(all, cast)];
  }
  if (first === "cathedral") {
    const all = run(lines, CLIMB, kind);
    return [all.length, cathedral(all, cast)];
  }
  if (first === "scheme") {
    const end = lines.findIndex((one, i) => i > 0 && (whose(one, cast) < cast.seats.length || kind(one) === "scheme"));
    const all = end < 0 ? lines : lines.slice(0, end);
    return [all.length, opponent(all, cast)];
  }
  if (first === "last_round") return [1, lastRound(line, cast)];
  return [1, null];
}

const players = (cast: Cast): number[] =>
  (cast.view as { opponent?: unknown } | null)?.opponent ? [...cast.seats, cast.seats.length] : cast.seats;

/** The market's workers to prison, new goods, and what prison costs. It may stop for cards that act then. */
function reset(lines: StoryLine[], cast: Cast): Scene {
  const called = lines.find((line) => kind(line) === "reset");
  const goods = lines.find((line) => kind(line) === "market_cards");
  const costs = lines.filter((line) => AFTER.has(kind(line)));
  const frames: Frame[] = [];
  if (called) {
    const market = fact<number[]>(called, "market") ?? [];
    const prison = fact<number[]>(called, "prison") ?? [];
    const rows = players(cast).map((seat): Row => {
      const sent = market.filter((who) => who === seat).length;
      const there = prison[seat] ?? 0;
      return {
        seat,
        big: String(there + sent),
        small: t("arc-scene-in-prison"),
        chips: sent ? [{ text: t("arc-scene-sent", { n: sent }), tone: "bad", pic: icon("window-bars", 17) }] : [],
      };
    });
    frames.push({ sub: t("arc-scene-to-prison"), time: 1800 + 350 * rows.length, drawing: { of: "rows", rows } });
  }
  if (goods) {
    const cards = (["small", "large"] as const).map((side): Card => {
      const wares = fact<Record<string, number>>(goods, side) ?? {};
      return {
        title: t(`architects-location-black_market_${side}`),
        pic: pic(Wares, { things: wares }),
        lines: [
          Object.entries(wares)
            .map(([ware, n]) => t(`architects-thing-${ware}`, { n }))
            .join(", "),
        ],
        tone: "green",
      };
    });
    frames.push({ sub: t("arc-scene-new-goods"), time: 2600, drawing: { of: "cards", cards } });
  }
  const seats = [
    ...new Set(lines.filter((line) => line !== called && line !== goods).map((line) => whose(line, cast))),
  ].filter((seat) => seat >= 0);
  if (seats.length) {
    const rows = seats.map((seat): Row => ({
      seat,
      chips: lines.filter((line) => whose(line, cast) === seat).flatMap((line) => changes(line)),
      note: lines
        .filter((line) => whose(line, cast) === seat && !QUIET.has(kind(line)))
        .map((line) => cast.say(line.phrase))
        .join(" "),
    }));
    frames.push({ sub: t("arc-scene-prison-costs"), time: 2200 + 500 * rows.length, drawing: { of: "rows", rows } });
  }
  return sceneOf("reset", lines, cast, {
    title: t("arc-scene-reset"),
    icon: placeIcons["black_market"] ?? "hooded-figure",
    tone: "market",
    lost: costs.length > 0,
    frames,
  });
}

const QUIET = new Set(["virtue_up", "virtue_down", "debt_taken"]);

function changes(line: StoryLine): Chip[] {
  const n = fact<number>(line, "n") ?? 0;
  switch (kind(line)) {
    case "virtue_up":
      return [{ text: signed(n), tone: "good", pic: thing("virtue") }];
    case "virtue_down":
      return [{ text: signed(-n), tone: "bad", pic: thing("virtue") }];
    case "debt_taken":
      return [{ text: signed(n), tone: "bad", pic: thing("debt") }];
    default:
      return [];
  }
}

/** The next level of the Cathedral and the reward that is turned over for it. */
function cathedral(lines: StoryLine[], cast: Cast): Scene {
  const line = lines[0] as StoryLine;
  const reward = lines.find((one) => kind(one) === "reward");
  const gain = fact<Record<string, number>>(reward, "gain") ?? {};
  const reached = fact<number>(line, "level") ?? 1;
  const level: Card = {
    corner: cast.name(whose(line, cast)),
    title: t("architects-track-cathedral"),
    value: String(reached),
    pic: drawn(tower(reached), "-30 0 180 174"),
    lines: [cast.say(line.phrase)],
    tone: "blue",
  };
  const turned: Card = {
    title: t("arc-scene-reward"),
    pic: Object.keys(gain).length ? pic(Wares, { things: gain }) : icon("dove", 80),
    lines: lines.slice(1).map((one) => cast.say(one.phrase)),
    tone: "plum",
  };
  return sceneOf("cathedral", lines, cast, {
    title: t("arc-scene-cathedral"),
    icon: "church",
    tone: "church",
    frames: [{ sub: "", time: 3200, drawing: { of: "cards", cards: lines.length > 1 ? [level, turned] : [level] } }],
  });
}

/** A turn of the automated opponent: its scheme and what became of it. */
function opponent(lines: StoryLine[], cast: Cast): Scene {
  const turned = lines[0] as StoryLine;
  const half = (name: "top" | "bottom"): string => fact<string>(turned, name) ?? "";
  const card: Card = {
    title: t(`architects-scheme-${half("top")}`),
    corner: t("arc-scene-scheme"),
    pic: icon(placeIcons[half("top")] ?? "scroll-quill", 92),
    lines: [t("arc-scene-else", { what: t(`architects-scheme-${half("bottom")}`) })],
    tone: "red",
  };
  const steps = lines.slice(1).map((line) => ({
    title: "",
    text: cast.say(line.phrase),
    tone: OPPONENT.has(kind(line)) ? ("bad" as const) : ("good" as const),
  }));
  return sceneOf("opponent", lines, cast, {
    title: t("arc-scene-opponent", { name: cast.name(cast.seats.length) }),
    icon: "scroll-quill",
    tone: "market",
    frames: [{ sub: "", time: 1900 + 600 * steps.length, drawing: { of: "steps", card, steps } }],
  });
}

function lastRound(line: StoryLine, cast: Cast): Scene {
  const card: Card = {
    title: t("architects-location-guildhall"),
    pic: drawn(places.guildhall(), "0 0 160 98"),
    lines: [cast.say(line.phrase)],
    tone: "plum",
  };
  return sceneOf("last-round", [line], cast, {
    title: t("arc-scene-last-round"),
    icon: "gavel",
    tone: "fate",
    frames: [{ sub: "", time: 2800, drawing: { of: "cards", cards: [card] } }],
  });
}
