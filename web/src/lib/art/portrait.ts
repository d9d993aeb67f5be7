// How a person is put together: ground, garment, head and face, beard, hair, hat, and what they hold.
import { garments, type Garment } from "./garments";
import { grounds, type Ground } from "./grounds";
import { covers, hats, type Hat } from "./hats";
import {
  backs,
  beards,
  face,
  hairColours,
  hairs,
  head,
  skins,
  type Back,
  type Beard,
  type Hair,
  type HairColour,
  type Head,
  type Mood,
} from "./heads";
import { dot, type Painter } from "./pen";
import { marks, props, type Mark, type Prop } from "./props";
import { coin, type Sign } from "./signs";

/** A part and the colours it has here; its own where none are given. */
export type Dressed<T extends string> = readonly [T, ...string[]];

export interface Person {
  bg: Dressed<Ground>;
  garment: Dressed<Garment>;
  /** how dark, from 0 */
  skin?: number;
  head?: Head;
  hair?: readonly [Hair, HairColour];
  back?: Back;
  beard?: Beard;
  hat?: Dressed<Hat>;
  over?: Dressed<Hat>;
  prop?: Dressed<Prop>;
  mood?: Mood;
  mark?: Mark;
  fem?: boolean;
  /** a coin in the lower left corner that tells copies of a card apart */
  badge?: Sign;
}

function paint<T extends string>(parts: Record<T, Painter>, worn: Dressed<T> | undefined): string {
  if (!worn) return "";
  const [part, ...colours] = worn;
  return parts[part](...colours);
}

/** The picture of a person as the inside of a 100 x 100 drawing. No ids in it, so it may stand anywhere. */
export function portrait(p: Person): string {
  const skin = skins[p.skin ?? 0] ?? skins[0];
  const [shape, colour] = p.hair ?? (["short", "brown"] as const);
  const hair = hairColours[colour];
  const brow = colour === "white" ? "#b9b1a0" : hair;
  return [
    paint(grounds, p.bg),
    dot(50, 106, 46, "#1d120a", 'opacity=".16"'),
    p.back ? backs[p.back](hair) : "",
    paint(garments, p.garment),
    head(p.head ?? "oval", skin),
    face(p.mood ?? "calm", skin[1], brow, p.fem ?? false),
    p.mark ? marks[p.mark]() : "",
    p.beard ? beards[p.beard](hair) : "",
    p.hat && covers.has(p.hat[0]) ? "" : hairs[shape](hair),
    paint(hats, p.hat),
    paint(hats, p.over),
    paint(props, p.prop),
    p.badge ? coin(p.badge) : "",
  ].join("");
}

/** A number that belongs to a name, the same on every machine. */
export function seedOf(name: string): number {
  let h = 2166136261;
  for (const c of name) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return (h ^ (h >>> 13)) >>> 0;
}

/** Picks from lists by some bits of a seed. */
export const pickFrom =
  (seed: number) =>
  <T>(list: readonly [T, ...T[]] | readonly T[], bit: number): T =>
    list[(seed >>> bit) % list.length] as T;
