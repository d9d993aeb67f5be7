// What happens to everybody in Paladins and City of Crowns, as scenes, of the lines that one choice led to.
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
  type Pic,
  type Row,
  type Scene,
  type Script,
} from "../../../lib/scenes/scene";
import Icon from "../../../lib/ui/Icon.svelte";
import type { IconName } from "../../../lib/ui/icon-names";
import { t } from "../../../lib/words/fluent.svelte";
import { pieces } from "../../../lib/words/phrase";
import { faces } from "../art/faces";
import { bundleWords, content } from "../content.svelte";
import { actionIcons } from "../drawings";
import Thing from "../Thing.svelte";
import { roman, type PalView } from "../view";
import Face from "./Face.svelte";
import Hands from "./Hands.svelte";

const kind = (line: StoryLine): string => line.kind.slice("paladins-story-".length);
const of = (...names: string[]): ReadonlySet<string> => new Set(names.map((name) => `paladins-story-${name}`));
const icon = (name: IconName, size: number): Pic => pic(Icon, { name, size });
const thing = (name: string): Pic => pic(Thing, { kind: name, size: 19, label: false });
const face = (picture: string, size: number): Pic => pic(Face, { picture, size });

const REVEAL = new Set(["round", "order", "favour_shown", "taverns"]);
const TRIAL = new Set(["inquisition", "ability", "removed", "debt_gained", "refilled"]);
const BESIDE = new Set([
  ...TRIAL,
  "gain",
  "tax",
  "debt_destroyed",
  "debt_paid",
  "rival_marker",
  "rival_wrap",
  "rival_workers",
]);
const LEAVE = new Set(["refresh", "town_gone", "outsider_gone", "noble_gone"]);
const STARTS = new Set(["rival_scheme", "rival_passed"]);
const NOT_RIVAL = new Set([...REVEAL, ...LEAVE, "inquisition", "end", "refilled"]);

export const script: Script = {
  opens: of(
    "round",
    "taverns",
    "inquisition",
    "debt_gained",
    "refilled",
    "paladin",
    "rival_scheme",
    "ally",
    "mustered",
    "secret_shown",
    "refresh",
  ),
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
  const take = (some: ReadonlySet<string>): StoryLine[] => run(lines, some, kind);
  const first = kind(line);
  if (first === "round" || first === "taverns") {
    const all = take(REVEAL);
    return [all.length, reveal(all, cast)];
  }
  if (first === "inquisition" || first === "debt_gained" || first === "refilled") {
    const all = take(BESIDE);
    return [all.length, trial(all, cast)];
  }
  if (first === "paladin") {
    const all = take(new Set(["paladin"]));
    return [all.length, riders(all, cast)];
  }
  if (first === "rival_scheme") {
    const end = lines.findIndex(
      (one, i) =>
        i > 0 &&
        (whose(one, cast) < cast.seats.length || STARTS.has(kind(one)) || NOT_RIVAL.has(kind(one))) &&
        kind(one) !== "rival_skips",
    );
    const all = end < 0 ? lines : lines.slice(0, end);
    return [all.length, rival(all, cast)];
  }
  if (first === "refresh") {
    const all = take(LEAVE);
    return [all.length, refresh(all, cast)];
  }
  if (first === "ally") return [1, ally(line, cast)];
  if (first === "mustered") {
    const all = [line, ...lines.filter((one) => kind(one) === "revealed")];
    return [1, line.seat === cast.mine || whose(line, cast) < 0 ? null : muster(all, cast)];
  }
  if (first === "secret_shown") {
    const all = take(new Set(["secret_shown"]));
    return [all.length, secrets(all, cast)];
  }
  return [1, null];
}

/** A new round: the King's Order and Favour, and the taverns that are open. */
function reveal(lines: StoryLine[], cast: Cast): Scene | null {
  const taverns =
    fact<string[][]>(
      lines.find((line) => kind(line) === "taverns"),
      "taverns",
    ) ?? [];
  const shown = lines.flatMap((line): Card[] => {
    if (kind(line) === "order") {
      const action = fact<string>(line, "action") ?? "";
      return [
        {
          title: t(`paladins-order-${fact<string>(line, "order")}`),
          value: String(fact<number>(line, "vp") ?? 0),
          pic: icon(actionIcons[action] ?? "imperial-crown", 84),
          lines: [cast.say(line.phrase)],
          tone: "blue",
        },
      ];
    }
    if (kind(line) !== "favour_shown") return [];
    const id = fact<string>(line, "favour") ?? "";
    return [
      {
        title: t(`paladins-favour-${id}`),
        pic: icon(actionIcons[id] ?? "fleur-de-lys", 84),
        lines: [cast.say(line.phrase)],
        tone: "red",
      },
    ];
  });
  const round = lines.find((line) => kind(line) === "round");
  const cards = taverns.map((workers): Card => ({
    title: [...new Set(workers)]
      .map((kind) => t(`paladins-thing-${kind}`, { n: workers.filter((worker) => worker === kind).length }))
      .join(", "),
    pic: pic(Hands, { kinds: workers }),
  }));
  const frames = [
    ...(shown.length
      ? [
          {
            sub: t("pal-scene-court"),
            time: 1400 + 900 * shown.length,
            drawing: { of: "cards" as const, cards: shown },
          },
        ]
      : []),
    ...(cards.length
      ? [{ sub: t("pal-scene-taverns"), time: 1600 + 500 * cards.length, drawing: { of: "cards" as const, cards } }]
      : []),
  ];
  if (!frames.length) return null;
  const title = round ? t("paladins-round", { n: roman(fact<number>(round, "round") ?? 1) }) : t("pal-scene-taverns");
  return sceneOf("round", lines, cast, { title, icon: "imperial-crown", tone: "court", frames });
}

/** Whose face stands for a seat: the paladin of the round, or the rival. */
function seatFace(seat: number, cast: Cast): Pic[] {
  if (seat >= cast.seats.length) return [face(faces.figure("rival"), 40)];
  const paladin = (cast.view as PalView | null)?.seats[seat]?.paladin;
  return paladin ? [face(faces.paladin(paladin), 40)] : [];
}

const suspicion = (now: number): Chip => ({ text: t("pal-scene-suspicion", { n: now }), pic: thing("suspicion") });

/** The inquisition: who is suspected, what townsfolk do about it, who pays. It may stop for a question between. */
function trial(lines: StoryLine[], cast: Cast): Scene {
  const held = lines.find((line) => kind(line) === "inquisition");
  const counts = [
    ...(fact<number[]>(held ?? cast.past.findLast((line) => kind(line) === "inquisition"), "suspicion") ?? []),
  ];
  const seats = counts.map((_, seat) => seat);
  const abilities = lines.filter((line) => kind(line) === "ability");
  const debts = lines.filter((line) => kind(line) === "debt_gained");
  const end = lines.find((line) => kind(line) === "refilled");
  const after = fact<number[]>(end, "suspicion");
  const frames = [];
  if (held) {
    const active = fact<number>(held, "active");
    const rows = seats.map((seat): Row => ({
      seat,
      pics: seatFace(seat, cast),
      chips: [
        suspicion(counts[seat] ?? 0),
        ...(seat === active ? [{ text: t("pal-scene-last-tax"), tone: "bad" as const, pic: thing("tax") }] : []),
      ],
    }));
    frames.push({
      sub: t("pal-scene-last-tax-why"),
      time: 1800 + 300 * rows.length,
      drawing: { of: "rows" as const, rows },
    });
  }
  if (abilities.length) {
    const rows = abilities.map((line): Row => {
      const id = fact<string>(line, "townsfolk") ?? "";
      return { seat: whose(line, cast), pics: [face(faces.townsfolk(id), 40)], note: cast.say(line.phrase) };
    });
    frames.push({
      sub: t("pal-scene-townsfolk"),
      time: 1400 + 800 * rows.length,
      drawing: { of: "rows" as const, rows },
    });
  }
  if (end || debts.length) {
    const rows = seats.map((seat): Row => {
      const debt = debts.find((line) => whose(line, cast) === seat);
      const now = after?.[seat] ?? counts[seat] ?? 0;
      const before = debt ? (fact<number>(debt, "suspicion") ?? now) : now;
      return {
        seat,
        pics: seatFace(seat, cast),
        chips: debt
          ? [
              { text: t("pal-scene-most", { n: before }), tone: "bad" },
              { text: t("pal-scene-debt"), tone: "bad", pic: thing("debt"), falls: false },
              { text: `${before} ▸ ${now}`, tone: "good", pic: thing("suspicion") },
            ]
          : [suspicion(now), { text: t("pal-scene-safe"), tone: "plain" }],
      };
    });
    frames.push({ sub: t("pal-scene-costs"), time: 2400 + 300 * rows.length, drawing: { of: "rows" as const, rows } });
  }
  return sceneOf("inquisition", lines, cast, {
    title: debts.length
      ? t("pal-scene-suspect", { names: debts.map((line) => cast.name(whose(line, cast))).join(", ") })
      : t("pal-scene-inquisition"),
    icon: "all-seeing-eye",
    face: face(faces.figure("inquisitor"), 46),
    tone: "church",
    lost: debts.length > 0,
    frames,
  });
}

/** Everybody shows the paladin chosen in secret. */
function riders(lines: StoryLine[], cast: Cast): Scene {
  const cards = lines.map((line): Card => {
    const id = fact<string>(line, "paladin") ?? "";
    return {
      corner: cast.name(whose(line, cast)),
      title: t(`paladins-paladin-${id}`),
      pic: face(faces.paladin(id), 108),
      lines: [cast.say(line.phrase)],
      tone: "blue",
    };
  });
  return sceneOf("paladins", lines, cast, {
    title: t("pal-scene-paladins"),
    icon: "cross-shield",
    tone: "court",
    frames: [{ sub: "", time: 1600 + 550 * cards.length, drawing: { of: "cards", cards } }],
  });
}

const FAILED = new Set(["rival_cannot", "rival_skips"]);

/** A turn of the rival: its scheme, what it weighed, what it did and what that brought. */
function rival(lines: StoryLine[], cast: Cast): Scene {
  const turned = lines[0] as StoryLine;
  const scheme = fact<string>(turned, "scheme") ?? "";
  const card: Card = {
    title: t(`paladins-scheme-${scheme}`),
    corner: t("pal-scene-scheme"),
    pic: icon(actionIcons[scheme] ?? "scroll-quill", 92),
    lines: [
      t("pal-scene-workers", { n: fact<number>(turned, "workers") ?? 0 }),
      t("pal-scene-schemes", { n: fact<number>(turned, "schemes") ?? 0 }),
    ],
    tone: "red",
  };
  const steps = lines.slice(1).map((line) => ({
    title: "",
    text: cast.say(line.phrase),
    tone: FAILED.has(kind(line)) ? ("bad" as const) : ("good" as const),
  }));
  return sceneOf("rival", lines, cast, {
    title: t("pal-rival-turn", { name: t("paladins-rival") }),
    icon: "imperial-crown",
    face: face(faces.figure("rival"), 46),
    tone: "church",
    frames: [
      {
        sub: "",
        time: 1900 + 620 * steps.length,
        light: lines.flatMap((line) => pieces(line.phrase)),
        drawing: { of: "steps", card, steps },
      },
    ],
  });
}

/** Who leaves the town, the borders and the court between two rounds. */
function refresh(lines: StoryLine[], cast: Cast): Scene | null {
  const gone = lines.slice(1).flatMap((line): Card[] => {
    const folk = fact<string>(line, "townsfolk");
    const outsider = fact<string>(line, "outsider");
    const noble = fact<string>(line, "noble");
    const picture = folk
      ? faces.townsfolk(folk)
      : outsider
        ? faces.outsider(outsider)
        : noble
          ? faces.noble(noble, content.noble(noble)?.icons[0] ?? "military")
          : "";
    return picture ? [{ title: cast.say(line.phrase), pic: face(picture, 96) }] : [];
  });
  if (!gone.length) return null;
  return sceneOf("refresh", lines, cast, {
    title: cast.say((lines[0] as StoryLine).phrase),
    icon: "walking-boot",
    tone: "court",
    frames: [{ sub: t("pal-scene-gone"), time: 1600 + 500 * gone.length, drawing: { of: "cards", cards: gone } }],
  });
}

// City of Crowns

function ally(line: StoryLine, cast: Cast): Scene {
  const id = fact<string>(line, "ally") ?? "";
  const card: Card = {
    corner: cast.name(whose(line, cast)),
    title: t(`paladins-ally-${id}`),
    pic: face(faces.ally(id), 110),
    lines: [
      bundleWords(content.ally(id)?.gain),
      t("pal-scene-ally-pass", { what: bundleWords(content.ally(id)?.on_pass) }),
    ].filter(Boolean),
    tone: "green",
  };
  return sceneOf("ally", [line], cast, {
    title: t("pal-scene-ally"),
    icon: "three-friends",
    tone: "court",
    frames: [{ sub: "", time: 2600, drawing: { of: "cards", cards: [card] } }],
  });
}

/** Beside the board: the band that was mustered, the Diplomat who walks there, and the next card of the pile. */
function muster(lines: StoryLine[], cast: Cast): Scene {
  const cards = lines.map((line): Card => {
    const id = fact<string>(line, "muster") ?? "";
    return {
      title: t(`paladins-muster-${id}`),
      corner: t("pal-scene-pile", { n: fact<number>(line, "pile") ?? 1 }),
      pic: face(faces.band(id, content.muster(id)?.worker ?? "any"), 96),
      lines: [cast.say(line.phrase)],
      tone: kind(line) === "mustered" ? "green" : "plain",
    };
  });
  return sceneOf("muster", lines.slice(0, 1), cast, {
    title: t("paladins-action-muster"),
    icon: "rally-the-troops",
    face: face(faces.figure("diplomat"), 40),
    tone: "court",
    docked: true,
    frames: [
      { sub: "", time: 2200, light: lines.flatMap((line) => pieces(line.phrase)), drawing: { of: "cards", cards } },
    ],
  });
}

function secrets(lines: StoryLine[], cast: Cast): Scene {
  const rows = lines.map((line): Row => ({ seat: whose(line, cast), note: cast.say(line.phrase) }));
  return sceneOf("secrets", lines, cast, {
    title: t("pal-scene-secrets"),
    icon: "padlock",
    tone: "court",
    frames: [{ sub: "", time: 2000 + 500 * rows.length, drawing: { of: "rows", rows } }],
  });
}
