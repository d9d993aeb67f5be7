// Winter told as a scene: the king's soldiers, the enemy, strengths part by part, and what each battle brought.
import type { StoryLine } from "../../../lib/net/types";
import {
  fact,
  type Bar,
  type Card,
  type Cast,
  type Chip,
  type Frame,
  type Row,
  type Scene,
} from "../../../lib/scenes/scene";
import { signed, t } from "../../../lib/words/fluent.svelte";
import { buildingIcon } from "../kit.svelte";
import { roman } from "../view";
import { enemy as drawn } from "../art/enemies";
import { die, disc, icon, kind, painting, partName, thingChips, type Things } from "./parts";

const OUTCOME = new Set(["won", "tied", "lost"]);
const VERDICTS = { won: "laurel-crown", tied: "scales", lost: "broken-shield" } as const;
const VERDICT = { won: "good", tied: "plain", lost: "bad" } as const;

interface Part {
  source: string;
  n: number;
}

/** Everything of winter that one choice led to; the rest of it may follow after a question. */
export function winter(lines: StoryLine[], cast: Cast, year: number): Scene {
  const of = (name: string): StoryLine[] => lines.filter((line) => kind(line) === name);
  const frames = [
    ...reinforcements(of("reinforced")[0], of("sent")[0], of("token"), of("own_die"), cast),
    ...reveal(of("enemy")[0], of("valley")[0], of("foe")[0]),
    ...strengths(of("strength")),
    ...outcome(lines, cast),
  ];
  const quiet = new Set(["strength", "phase"]);
  const title = t("kb-scene-winter", { year: roman(year) });
  return {
    id: "winter",
    title,
    icon: "snowflake-2",
    tone: "winter",
    frames,
    lost: lines.some((line) => ["goods_lost", "vp_lost", "destroyed"].includes(kind(line))),
    said: [`${title}.`, ...lines.filter((line) => !quiet.has(kind(line))).map((line) => cast.say(line.phrase))].join(
      " ",
    ),
    lines: lines.map((line) => line.n),
  };
}

function reinforcements(
  rolled: StoryLine | undefined,
  sent: StoryLine | undefined,
  tokens: StoryLine[],
  own: StoryLine[],
  cast: Cast,
): Frame[] {
  const rows: Row[] = own.map((line) => ({
    seat: line.seat ?? -1,
    pics: [die(fact<number>(line, "n") ?? 1, line.seat ?? 0)],
    note: cast.say(line.phrase),
  }));
  const more: Frame[] = rows.length
    ? [{ sub: t("kb-scene-reinforcements"), time: 1800, drawing: { of: "rows", rows } }]
    : [];
  if (tokens.length) {
    const cards = tokens.map((line): Card => ({
      title: cast.name(line.seat ?? 0),
      pic: disc(fact<number>(line, "n") ?? 0),
      tone: "blue",
      lines: fact<number>(line, "more") ? [cast.say(line.phrase)] : [],
    }));
    return [{ sub: t("kb-scene-tokens"), time: 1600 + 500 * tokens.length, drawing: { of: "cards", cards } }, ...more];
  }
  const line = rolled ?? sent;
  if (!line) return more;
  const n = fact<number>(sent ?? rolled, "n") ?? 0;
  const thrown = fact<number>(rolled, "n");
  const card: Card = {
    title: t("kb-scene-everybody"),
    pic: thrown ? die(thrown, line.seat ?? 0, false, 96) : icon("visored-helm", 76),
    tone: "blue",
  };
  const sum = {
    big: signed(n),
    title: t("kb-scene-soldiers", { n }),
    text: cast.say(line.phrase),
    tone: "good" as const,
  };
  return [{ sub: t("kb-scene-reinforcements"), time: 2400, drawing: { of: "cards", cards: [card], sum } }, ...more];
}

/** The face of an enemy with what it brings and takes. */
function enemyCard(line: StoryLine, tone: "red" | "green"): Card {
  const words = (things: Things | undefined): string =>
    Object.entries(things ?? {})
      .map(([thing, n]) => t(`thing-${thing}`, { n }))
      .join(", ") || t("nothing");
  const name = fact<string>(line, "kind") ?? "";
  return {
    title: t(`kind-${name}`),
    corner: roman(fact<number>(line, "year") ?? 1),
    value: String(fact<number>(line, "strength") ?? 0),
    pic: painting(drawn(fact<string>(line, "enemy") ?? "")),
    painted: true,
    lines: [
      t("kb-scene-prize", { what: words(fact<Things>(line, "prize")) }),
      t("kb-scene-loss", { what: words(fact<Things>(line, "loss")) }),
    ],
    tone,
  };
}

function reveal(enemy: StoryLine | undefined, valley: StoryLine | undefined, foe: StoryLine | undefined): Frame[] {
  if (!enemy) return [];
  const cards = [enemyCard(enemy, "red"), ...(valley ? [enemyCard(valley, "green")] : [])];
  const joins = valley && fact<boolean>(valley, "joins");
  const strength = fact<number>(foe, "n") ?? fact<number>(enemy, "strength") ?? 0;
  const text = joins
    ? t("kb-scene-valley-joins", { n: fact<number>(valley, "soldiers") ?? 0 })
    : t(valley ? "kb-scene-valley-stays" : "kb-scene-against-all");
  const more = (fact<Part[]>(foe, "parts") ?? []).map((part) => ({ name: partName(part.source), n: part.n }));
  const sum = { big: String(strength), title: t("kb-scene-strength"), text, more };
  return [{ sub: t("kb-scene-reveal"), time: 2000 + 800 * cards.length, drawing: { of: "cards", cards, sum } }];
}

function strengths(lines: StoryLine[]): Frame[] {
  if (!lines.length) return [];
  const bars = lines.map((line): Bar => ({
    seat: line.seat ?? 0,
    total: fact<number>(line, "strength") ?? 0,
    parts: (fact<Part[]>(line, "parts") ?? []).map((part) => ({ name: partName(part.source), n: part.n })),
  }));
  const parts = Math.max(...bars.map((bar) => bar.parts.length));
  const mark = fact<number>(lines[0], "foe") ?? 0;
  return [
    {
      sub: t("kb-scene-strengths"),
      time: 2000 + 350 * parts,
      drawing: { of: "bars", bars, mark, markName: t("kb-scene-enemy") },
    },
  ];
}

/** A row a battle, winners first. A line belongs to the battle of its seat. */
function outcome(lines: StoryLine[], cast: Cast): Frame[] {
  const strength = (seat: number | null): StoryLine | undefined =>
    [...cast.past, ...lines].findLast((line) => kind(line) === "strength" && line.seat === seat);
  const seats = [
    ...new Set(lines.filter((line) => line.seat !== null && line.seat >= 0 && ends(line)).map((l) => l.seat!)),
  ];
  const rows = seats.map((seat): Row & { order: number } => {
    const own = lines.filter((line) => line.seat === seat);
    const told = strength(seat);
    const result = fact<"won" | "tied" | "lost">(told, "result") ?? "tied";
    const chips: Chip[] = own.some((line) => OUTCOME.has(kind(line)))
      ? [{ text: t(`kb-scene-${result}`), tone: VERDICT[result], pic: icon(VERDICTS[result], 18) }]
      : [];
    return {
      seat,
      big: String(fact<number>(told, "strength") ?? ""),
      small: t("kb-scene-against", { n: fact<number>(told, "foe") ?? 0 }),
      chips: [...chips, ...own.flatMap((line) => fruits(line, cast))],
      order: { won: 0, tied: 1, lost: 2 }[result] * 100 - (fact<number>(told, "strength") ?? 0),
    };
  });
  if (!rows.length) return [];
  rows.sort((a, b) => a.order - b.order);
  return [{ sub: t("kb-scene-outcome"), time: 1800 + 600 * rows.length, drawing: { of: "rows", rows } }];
}

const ENDS = new Set([...OUTCOME, "goods_lost", "vp_lost", "destroyed", "highest", "ransom", "gain"]);
const ends = (line: StoryLine): boolean => ENDS.has(kind(line));

function fruits(line: StoryLine, cast: Cast): Chip[] {
  switch (kind(line)) {
    case "won":
      return thingChips(fact<Things>(line, "gain"), 1);
    case "highest":
      return [
        {
          ...thingChips({ vp: fact<number>(line, "vp") ?? 1 }, 1)[0]!,
          text: t("kb-scene-highest", { n: fact<number>(line, "vp") ?? 1 }),
        },
      ];
    case "goods_lost":
      return thingChips(fact<Things>(line, "things"), -1);
    case "vp_lost":
      return thingChips({ vp: fact<number>(line, "vp") ?? 0 }, -1);
    case "destroyed": {
      const id = fact<string>(line, "building") ?? "";
      return [
        {
          text: t(`building-${id}`),
          more: t("kb-scene-destroyed", { vp: fact<number>(line, "vp") ?? 0 }),
          tone: "bad",
          pic: icon(buildingIcon(id), 20),
          falls: true,
        },
      ];
    }
    case "effect":
    case "card":
    case "ransom":
    case "anger":
    case "slain":
      return [{ text: cast.say(line.phrase) }];
    default:
      return [];
  }
}
