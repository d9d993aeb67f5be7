// What happens to everybody in Kingsburg, as scenes, of the lines that one choice led to.
import type { StoryLine } from "../../../lib/net/types";
import {
  fact,
  pic,
  run,
  sceneOf,
  type Card,
  type Cast,
  type Chip,
  type Frame,
  type Row,
  type Scene,
  type Script,
} from "../../../lib/scenes/scene";
import { t } from "../../../lib/words/fluent.svelte";
import { pieces } from "../../../lib/words/phrase";
import { content, effectLines } from "../content.svelte";
import { kit } from "../kit.svelte";
import { roman, tierOf } from "../view";
import Arch from "./Arch.svelte";
import { die, icon, kind, kinds, rank, thingChips, when, type Things } from "./parts";
import { winter } from "./winter";

const WINTER = new Set([
  "reinforced", "sent", "token", "own_die", "enemy", "valley", "foe", "strength", "won", "tied", "lost", "highest",
  "goods_lost", "vp_lost", "destroyed", "ransom", "slain",
]); // prettier-ignore
const BESIDE = new Set(["effect", "gain", "card", "card_gain", "card_loss", "kept_soldiers", "looked", "saw"]);
const REWARDS = new Set(["reward", "declined"]);
const PAID = new Set(["effect", "card", "looked", "saw", "stock", "item_taken", "copied", "kept_soldiers"]);
const ENVOY = new Set(["envoy", "envoy_back", "envoy_stays"]);

export const script: Script = {
  opens: kinds(
    "favor_die", "rolled", "order", "kings_reward", "envoy", "envoy_stays", "reinforced", "sent", "token", "enemy", "won",
    "tied", "lost", "reward", "governor", "destiny", "tile", "tile_gone", "king_dies", "king_lives",
  ), // prettier-ignore
  scenes(lines, cast) {
    const out: Scene[] = [];
    for (let i = 0; i < lines.length;) {
      const line = lines[i]!;
      const told = lines.slice(i);
      const [n, scene] = next(told, lines.slice(0, i), cast, when(lines.slice(0, i), cast), kind(line));
      if (scene) out.push(scene);
      i += n;
    }
    return out;
  },
};

type Found = [number, Scene | null];

/** The scene that begins here, and how many lines it takes. */
function next(
  lines: StoryLine[],
  before: StoryLine[],
  cast: Cast,
  { phase, year }: { phase: string; year: number },
  first: string,
): Found {
  const take = (some: ReadonlySet<string>): StoryLine[] => run(lines, some, kind);
  if (phase === "winter" && WINTER.has(first)) {
    const all = take(new Set([...WINTER, ...BESIDE]));
    return [all.length, winter(all, { ...cast, past: [...cast.past, ...before] }, year)];
  }
  if (REWARDS.has(first)) {
    const all = take(new Set([...REWARDS, ...PAID]));
    const paid = all.filter((line) => REWARDS.has(kind(line)));
    return [all.length, paid.some((line) => kind(line) === "reward") ? rewards(all, cast) : null];
  }
  if (first === "rolled") {
    const all = take(new Set(["rolled", "order"]));
    return [all.length, dice(all, cast)];
  }
  if (first === "order") return [1, order(lines[0]!, before, cast)];
  if (first === "favor_die")
    return [
      1,
      court("favor", lines.slice(0, 1), cast, [
        { text: t("kb-scene-bonus-die"), tone: "good", pic: icon("dice-six-faces-five", 18) },
      ]),
    ];
  if (first === "kings_reward") {
    const all = take(new Set(["kings_reward"]));
    return [all.length, court("reward", all, cast, thingChips({ vp: fact<number>(lines[0], "vp") ?? 1 }, 1))];
  }
  if (ENVOY.has(first)) {
    const all = take(ENVOY);
    return [
      all.length,
      court("envoy", all, cast, [{ text: t("kb-scene-has-envoy"), tone: "good", pic: icon("tied-scroll", 18) }]),
    ];
  }
  if (first === "governor") {
    const all = take(new Set(["governor"]));
    return [all.length, governors(all, cast)];
  }
  if (first === "destiny") return [1, destiny(lines[0]!, cast, year)];
  if (first === "tile" || first === "tile_gone") return [1, tile(lines[0]!, cast)];
  if (first === "king_dies" || first === "king_lives") return [1, king(lines[0]!, cast)];
  return [1, null];
}

const PHASE = { favor: [1, "crown"], reward: [3, "laurel-crown"], envoy: [5, "tied-scroll"] } as const;

/** The king's favour, reward or envoy: who gets it, and why. */
function court(phase: keyof typeof PHASE, lines: StoryLine[], cast: Cast, chips: Chip[]): Scene {
  const rows = lines.map((line): Row => ({
    seat: line.seat ?? -1,
    note: cast.say(line.phrase),
    chips: ["envoy_back", "envoy_stays"].includes(kind(line)) ? [] : chips,
  }));
  const [number, sign] = PHASE[phase];
  return sceneOf(`court-${phase}`, lines, cast, {
    title: t(`phase-${number}`),
    icon: sign,
    tone: "court",
    frames: [{ sub: t(`kb-scene-why-${phase}`), time: 2000 + 400 * rows.length, drawing: { of: "rows", rows } }],
  });
}

function dice(lines: StoryLine[], cast: Cast): Scene {
  const order = fact<number[]>(
    lines.find((line) => kind(line) === "order"),
    "order",
  );
  const rows = lines
    .filter((line) => kind(line) === "rolled")
    .map((line): Row => {
      const seat = line.seat ?? 0;
      const place = order ? order.indexOf(seat) + 1 : 0;
      return {
        seat,
        big: String(fact<number>(line, "total") ?? 0),
        pics: [
          ...(fact<number[]>(line, "dice") ?? []).map((value) => die(value, seat, false, 38)),
          ...(fact<number[]>(line, "bonus") ?? []).map((value) => die(value, seat, true, 38)),
        ],
        chips: place ? [{ text: t("kb-scene-place", { n: place }), tone: place === 1 ? "good" : "plain" }] : [],
      };
    });
  if (order) rows.sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
  return sceneOf("dice", lines, cast, {
    title: t("kb-scene-dice"),
    icon: "rolling-dices",
    tone: "court",
    frames: [{ sub: t("kb-scene-lowest-first"), time: 1500 + 420 * rows.length, drawing: { of: "rows", rows } }],
  });
}

/** The order alone, after rerolls. */
function order(line: StoryLine, before: StoryLine[], cast: Cast): Scene {
  const told = [...cast.past, ...before];
  const rows = (fact<number[]>(line, "order") ?? []).map((seat, i): Row => {
    const rolled = told.findLast((one) => one.seat === seat && fact(one, "total") !== undefined);
    return {
      seat,
      big: String(fact<number>(rolled, "total") ?? ""),
      pics: [
        ...(fact<number[]>(rolled, "dice") ?? []).map((value) => die(value, seat, false, 38)),
        ...(fact<number[]>(rolled, "bonus") ?? []).map((value) => die(value, seat, true, 38)),
      ],
      chips: [{ text: t("kb-scene-place", { n: i + 1 }), tone: i ? "plain" : "good" }],
    };
  });
  return sceneOf("order", [line], cast, {
    title: t("kb-scene-order"),
    icon: "rolling-dices",
    tone: "court",
    frames: [{ sub: t("kb-scene-lowest-first"), time: 1400 + 380 * rows.length, drawing: { of: "rows", rows } }],
  });
}

/** Beside the board: one advisor after the other pays, the lowest first. */
function rewards(lines: StoryLine[], cast: Cast): Scene {
  const rows: Row[] = [];
  const frames: Frame[] = [];
  for (const line of lines) {
    if (kind(line) === "reward")
      rows.push({
        seat: line.seat ?? 0,
        pics: [rank(fact<number>(line, "rank") ?? 0)],
        chips: [...thingChips(fact<Things>(line, "pay"), -1), ...thingChips(fact<Things>(line, "gain"), 1)],
      });
    else if (kind(line) === "declined")
      rows.push({
        seat: line.seat ?? 0,
        pics: [rank(fact<number>(line, "rank") ?? 0)],
        chips: [{ text: t("kb-scene-declined") }],
      });
    else continue;
    frames.push({
      sub: "",
      time: line.seat === cast.mine ? 1100 : 650,
      light: pieces(line.phrase),
      drawing: { of: "rows", rows: rows.slice() },
    });
  }
  frames.at(-1)!.time += 700;
  return {
    ...sceneOf("rewards", lines, cast, { title: t("kb-scene-rewards"), icon: "receive-money", tone: "court", frames }),
    docked: true,
  };
}

function governors(lines: StoryLine[], cast: Cast): Scene {
  const cards = lines.map((line): Card => {
    const id = fact<string>(line, "governor") ?? "";
    return {
      corner: cast.name(line.seat ?? 0),
      title: t(`governor-${id}`),
      pic: pic(Arch, { face: `gov-${id}`, seat: line.seat ?? 0 }),
      painted: true,
      lines: effectLines(content.governor(id)?.text),
      tone: "green",
    };
  });
  return sceneOf("governors", lines, cast, {
    title: t("kb-scene-governors"),
    icon: "imperial-crown",
    tone: "fate",
    frames: [{ sub: "", time: 2400 + 600 * cards.length, drawing: { of: "cards", cards } }],
  });
}

function destiny(line: StoryLine, cast: Cast, year: number): Scene {
  const id = fact<string>(line, "destiny") ?? "";
  const card: Card = {
    title: t(`destiny-${id}`),
    corner: roman(year),
    pic: kit.parts ? pic(kit.parts.DestinyArt, { id }) : icon("wax-seal", 96),
    painted: !!kit.parts,
    lines: effectLines(content.destiny(id)?.text),
    tone: "plum",
  };
  return sceneOf("destiny", [line], cast, {
    title: t("kb-scene-destiny", { year: roman(year) }),
    icon: "wax-seal",
    tone: "fate",
    frames: [{ sub: "", time: 3200, drawing: { of: "cards", cards: [card] } }],
  });
}

function tile(line: StoryLine, cast: Cast): Scene {
  const n = fact<number>(line, "rank") ?? 1;
  const id = fact<string>(line, "tile");
  const text = id ? effectLines(content.tile(id)?.text) : [cast.say(line.phrase)];
  const card: Card = {
    title: cast.say(line.phrase),
    value: String(n),
    pic: pic(Arch, { face: `face-${n}`, tier: tierOf(n), tile: id ?? "" }),
    painted: true,
    lines: text,
    tone: "green",
  };
  return sceneOf("tile", [line], cast, {
    title: t(id ? "kb-scene-tile" : "kb-scene-tile-gone"),
    icon: "vertical-flip",
    tone: "fate",
    frames: [
      {
        sub: "",
        time: 2400,
        light: pieces(line.phrase),
        drawing: { of: "cards", cards: [{ ...card, title: t(`advisor-${advisorId(line)}`) }] },
      },
    ],
  });
}

/** The fate of a sick king. */
function king(line: StoryLine, cast: Cast): Scene {
  const card: Card = {
    title: t("advisor-king"),
    pic: pic(Arch, { face: "face-18" }),
    painted: true,
    lines: [cast.say(line.phrase)],
    tone: "plum",
  };
  return {
    ...sceneOf("king", [line], cast, {
      title: t("destiny-the_king_is_sick"),
      icon: "bed",
      tone: "fate",
      frames: [{ sub: "", time: 3600, drawing: { of: "cards", cards: [card] } }],
    }),
    lost: kind(line) === "king_dies",
  };
}

/** The advisor whom a line names. */
const advisorId = (line: StoryLine): string =>
  (pieces(line.phrase).find((piece) => piece.startsWith("advisor-")) ?? "advisor-king").slice("advisor-".length);
