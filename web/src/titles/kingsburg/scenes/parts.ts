// Pieces that Kingsburg's scenes are put together from.
import type { StoryLine } from "../../../lib/net/types";
import { fact, pic, type Cast, type Chip, type Pic } from "../../../lib/scenes/scene";
import Drawing from "../../../lib/art/Drawing.svelte";
import Die from "../../../lib/ui/Die.svelte";
import Icon from "../../../lib/ui/Icon.svelte";
import type { IconName } from "../../../lib/ui/icon-names";
import Rank from "../../../lib/ui/Rank.svelte";
import Res from "../../../lib/ui/Res.svelte";
import { tincture } from "../../../lib/ui/seats";
import { maybe, signed } from "../../../lib/words/fluent.svelte";
import { resourceOf } from "../drawings";
import Disc from "./Disc.svelte";

export const painting = (drawing: string, box?: string): Pic => pic(Drawing, box ? { drawing, box } : { drawing });
export const disc = (n: number): Pic => pic(Disc, { n });

export type Things = Record<string, number>;

export const kind = (line: StoryLine): string => line.kind.slice("kingsburg-story-".length);
export const kinds = (...names: string[]): ReadonlySet<string> =>
  new Set(names.map((name) => `kingsburg-story-${name}`));

export const icon = (name: IconName, size: number): Pic => pic(Icon, { name, size });
export const rank = (n: number): Pic => pic(Rank, { n, size: 24 });
export const die = (value: number, seat: number, bonus = false, size = 30): Pic =>
  pic(Die, { value, tinct: tincture(seat), bonus, size, hidden: true });

/** "+1 wood" a thing. */
export const thingChips = (things: Things | undefined, sign: 1 | -1): Chip[] =>
  Object.entries(things ?? {}).map(([thing, n]) => ({
    text: signed(sign * n),
    tone: sign > 0 ? "good" : "bad",
    pic: thing === "building" ? icon("castle", 18) : pic(Res, { kind: resourceOf(thing), size: 18, label: false }),
  }));

/** The name of what adds to a strength. */
export const partName = (source: string): string =>
  maybe(`battle-part-${source}`) ??
  maybe(`building-${source}`) ??
  maybe(`governor-${source}`) ??
  maybe(`destiny-${source}`) ??
  source;

/** What the past said last of this kind. */
export const lately = (cast: Cast, name: string): StoryLine | undefined =>
  cast.past.findLast((line) => kind(line) === name);

/** The year and phase at a line. */
export function when(lines: StoryLine[], cast: Cast): { phase: string; year: number } {
  const line = lines.findLast((one) => kind(one) === "phase") ?? lately(cast, "phase");
  return { phase: fact<string>(line, "phase") ?? "", year: fact<number>(line, "year") ?? 1 };
}
