// What a building is made of: walls in their material, roofs, towers' heads. 100 wide, 84 high, the ground at y = 78.
import { dark as shade, GOLD, path as fill } from "./pen";

/** Face, joint, light. */
const materials = {
  clay: ["#c67a52", "#9b5436", "#dc9a75"],
  stone: ["#b5aea2", "#857d70", "#cbc5ba"],
  marble: ["#f3eee6", "#b3a79b", "#ffffff"],
  timber: ["#f0e2c2", "#6d4c30", "#f8efd9"],
  plank: ["#a97845", "#774f28", "#c09260"],
  dark: ["#6f6862", "#48423d", "#867e77"],
  plaster: ["#eedfbd", "#b79c6a", "#f8efd9"],
} as const;
export type Material = keyof typeof materials;
export const material = (m: Material): readonly [string, string, string] => materials[m];

/** Face, edge. */
const covers = {
  tile: ["#b8573b", "#8a3b2a"],
  slate: ["#5d6d83", "#414e61"],
  thatch: ["#d0a14d", "#9c722c"],
  copper: ["#6fa28e", "#48776b"],
  plank: ["#8a5f36", "#61401f"],
  gold: ["#dfb23f", "#a27b18"],
  purple: ["#6d4c88", "#4c3263"],
  wine: ["#96322c", "#6d211d"],
  azure: ["#3a6496", "#28476c"],
} as const;
export type Cover = keyof typeof covers;

export const INK = "#3a2b1e";
export const GLOW = "#f8d06a";
/** One decimal is enough. */
export const n = (v: number): number => Number(v.toFixed(1));

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  face: string,
  edge = "",
  thick = 1,
  round = 0,
): string {
  const corner = round ? ` rx="${round}"` : "";
  const rim = edge ? ` stroke="${edge}" stroke-width="${thick}"` : "";
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${corner} fill="${face}"${rim}/>`;
}
export const shape = (d: string, face: string, edge = "", thick = 1): string =>
  fill(d, face, edge ? `stroke="${edge}" stroke-width="${thick}" stroke-linejoin="round" stroke-linecap="round"` : "");
export const stroke = (d: string, colour: string, thick = 1): string => shape(d, "none", colour, thick);
export const disc = (x: number, y: number, r: number, face: string, edge = "", thick = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${face}"${edge ? ` stroke="${edge}" stroke-width="${thick}"` : ""}/>`;

function courses(x: number, y: number, w: number, h: number, m: "clay" | "stone" | "dark"): string {
  const [, joint, light] = materials[m];
  const brick = m === "clay";
  const step = brick ? 4 : 6.4;
  const long = brick ? 5 : 8;
  let joints = "";
  let lights = "";
  for (let row = 0, at = y + step; at < y + h - 0.5; at += step, row++)
    for (let c = x + ((row * 7) % 11); c < x + w - 1; c += long * 2.2) {
      const from = Math.max(c, x + 0.6);
      const to = Math.min(c + long, x + w - 0.6);
      if (to - from <= 1.5) continue;
      if ((row + Math.round(c)) % 3) joints += `M${n(from)} ${n(at)}H${n(to)}`;
      else lights += `M${n(from)} ${n(at)}H${n(to)}`;
      if (!brick) joints += `M${n(to)} ${n(at)}v${n(0.8 - step)}`;
    }
  return stroke(joints, joint, 0.9) + stroke(lights, light, 0.9);
}

function beams(x: number, y: number, w: number, h: number): string {
  const bays = Math.max(1, Math.round(w / 16));
  const tall = h > 13;
  const post = (i: number): number => n(x + 0.8 + (i * (w - 1.6)) / bays);
  let d = `M${x} ${n(y + 0.8)}H${x + w}${tall ? `M${x} ${n(y + h / 2)}H${x + w}` : ""}`;
  for (let i = 0; i <= bays; i++) d += `M${post(i)} ${y}V${y + h}`;
  for (let i = 0; i < bays; i += 2) d += `M${post(i)} ${n(y + h)}L${post(i + 1)} ${n(y + (tall ? h / 2 : 0))}`;
  return stroke(d, materials.timber[1], 1.6);
}

function joints(x: number, y: number, w: number, h: number, m: Material): string {
  const joint = materials[m][1];
  let d = "";
  switch (m) {
    case "marble":
      for (let c = x + w / 6; c < x + w - 1; c += Math.max(5, w / 5)) d += `M${n(c)} ${n(y + 2)}V${n(y + h - 1)}`;
      return stroke(d, joint, 0.7);
    case "plank":
      for (let r = y + 5; r < y + h - 1; r += 5) d += `M${x} ${n(r)}H${x + w}`;
      return stroke(d, joint, 0.9);
    case "plaster":
      return stroke(`M${n(x + w * 0.2)} ${n(y + h * 0.3)}h3M${n(x + w * 0.6)} ${n(y + h * 0.7)}h4`, joint, 0.8);
    case "timber":
      return beams(x, y, w, h);
    default:
      return courses(x, y, w, h, m);
  }
}

export const wall = (x: number, y: number, w: number, h: number, m: Material = "stone"): string =>
  rect(x, y, w, h, materials[m][0], materials[m][1], 0.9) +
  joints(x, y, w, h, m) +
  shade(`M${n(x + w * 0.68)} ${n(y)}h${n(w * 0.32)}v${n(h)}h${n(-w * 0.32)}z`, 0.13);

export const hill = (x: number, y: number, w: number, face = "#93a06a"): string =>
  shape(`M${n(x - w / 2)} 79Q${n(x - w / 4)} ${y} ${x} ${y}T${n(x + w / 2)} 79z`, face);

const star = "l1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4-2.5 1.4.6-2.8-2.1-1.9 2.8-.3z";
export type Finial = "" | "cross" | "ball" | "flag" | "star";
function finial(x: number, y: number, kind: Finial): string {
  switch (kind) {
    case "cross":
      return stroke(`M${n(x)} ${n(y)}v-7M${n(x - 2.4)} ${n(y - 4.8)}h4.8`, "#5b4a2c", 1.6);
    case "ball":
      return disc(x, y - 2, 2, "#dfb23f", "#a27b18", 0.7);
    case "flag":
      return (
        stroke(`M${n(x)} ${n(y)}v-10`, INK, 1.2) + shape(`M${n(x)} ${n(y - 10)}h8l-2.4 2.6 2.4 2.6h-8z`, "#96322c")
      );
    case "star":
      return stroke(`M${n(x)} ${n(y)}v-4`, INK, 1.2) + shape(`M${n(x)} ${n(y - 9)}${star}`, GOLD);
    default:
      return "";
  }
}

/** x and y of the eaves' left end, width, height. */
type Roof = (x: number, y: number, w: number, h: number, cover?: Cover, top?: Finial) => string;
const eaves = (x: number, y: number, w: number, edge: string): string =>
  stroke(`M${n(x - 2)} ${n(y)}h${n(w + 4)}`, edge, 1.8);

export const gable: Roof = (x, y, w, h, cover = "tile", top = "") => {
  const [face, edge] = covers[cover];
  const mid = x + w / 2;
  return (
    shape(`M${n(x - 3)} ${n(y)}L${n(mid)} ${n(y - h)}L${n(x + w + 3)} ${n(y)}z`, face, edge) +
    shade(`M${n(mid)} ${n(y - h)}L${n(x + w + 3)} ${n(y)}H${n(mid + 2)}z`, 0.12) +
    eaves(x, y, w, edge) +
    finial(mid, y - h + 1, top)
  );
};
/** A gable that shows its wall. */
export function pent(
  x: number,
  y: number,
  w: number,
  h: number,
  m: Material = "plaster",
  cover: Cover = "tile",
): string {
  const [face, edge] = covers[cover];
  const mid = n(x + w / 2);
  return (
    shape(`M${x} ${y}L${mid} ${n(y - h)}L${n(x + w)} ${y}z`, materials[m][0]) +
    stroke(`M${n(x - 3.5)} ${n(y + 1)}L${mid} ${n(y - h)}L${n(x + w + 3.5)} ${n(y + 1)}`, face, 4) +
    stroke(`M${n(x - 4)} ${n(y + 2.6)}L${mid} ${n(y - h + 1.8)}L${n(x + w + 4)} ${n(y + 2.6)}`, edge, 0.9)
  );
}
export const hip: Roof = (x, y, w, h, cover = "tile", top = "") => {
  const [face, edge] = covers[cover];
  return (
    shape(`M${n(x - 3)} ${y}L${n(x + w * 0.2)} ${n(y - h)}H${n(x + w * 0.8)}L${n(x + w + 3)} ${y}z`, face, edge) +
    shade(`M${n(x + w * 0.8)} ${n(y - h)}L${n(x + w + 3)} ${y}H${n(x + w * 0.66)}z`, 0.12) +
    stroke(
      `M${n(x + 1)} ${n(y - h * 0.36)}h${n(w - 2)}M${n(x + w * 0.12)} ${n(y - h * 0.7)}h${n(w * 0.76)}`,
      edge,
      0.8,
    ) +
    eaves(x, y, w, edge) +
    finial(x + w / 2, y - h + 1, top)
  );
};
export function lean(x: number, y: number, w: number, h: number, cover: Cover = "tile", left = false): string {
  const [face, edge] = covers[cover];
  return shape(left ? `M${x + w} ${y - h}V${y}H${x - 3}z` : `M${x} ${y - h}V${y}H${x + w + 3}z`, face, edge);
}
export const cone: Roof = (x, y, w, h, cover = "slate", top = "") => {
  const [face, edge] = covers[cover];
  const mid = n(x + w / 2);
  const down = `Q${n(x + w * 0.64)} ${n(y - h * 0.35)} ${n(x + w + 2)} ${y}`;
  return (
    shape(`M${n(x - 2)} ${y}Q${n(x + w * 0.36)} ${n(y - h * 0.35)} ${mid} ${n(y - h)}${down}z`, face, edge) +
    shade(`M${mid} ${n(y - h)}${down}H${n(mid + 1)}z`, 0.13) +
    finial(mid, y - h + 1, top)
  );
};
export const dome: Roof = (x, y, w, h, cover = "copper", top = "") => {
  const [face, edge] = covers[cover];
  const mid = n(x + w / 2);
  const rib = (near: number, foot: number): string =>
    `M${mid} ${n(y - h - 1)}C${n(x + w * near)} ${n(y - h * 0.7)} ${n(x + w * near)} ${n(y - h * 0.3)} ${n(x + w * foot)} ${y}`;
  const up = `C${x} ${n(y - h)} ${n(x + w * 0.35)} ${n(y - h)} ${mid} ${n(y - h - 2)}`;
  const down = `C${n(x + w * 0.65)} ${n(y - h)} ${n(x + w)} ${n(y - h)} ${n(x + w)} ${y}`;
  return (
    shape(`M${x} ${y}${up}${down}z`, face, edge) +
    stroke(rib(0.3, 0.32) + rib(0.7, 0.68), edge, 0.8) +
    finial(mid, y - h - 1, top)
  );
};
/** Battlements. */
export function crenel(x: number, y: number, w: number, m: Material = "stone", teeth = 0): string {
  const [face, edge, light] = materials[m];
  const count = teeth || Math.max(3, Math.round(w / 9));
  const u = w / (count * 2 - 1);
  let s = rect(x - 1.4, y - 2, w + 2.8, 4, face, edge, 0.9);
  for (let i = 0; i < count; i++) {
    const wide = i === 0 || i === count - 1 ? 1.4 : 0;
    s += rect(x + i * 2 * u - (i === 0 ? 1.4 : 0), y - 6.6, u + wide, 5, face, edge, 0.9);
  }
  return s + rect(x - 0.6, y - 1.4, w + 1.2, 1, light);
}
export function pediment(x: number, y: number, w: number, h: number, m: Material = "marble"): string {
  const [face, edge] = materials[m];
  const mid = n(x + w / 2);
  return (
    shape(`M${x - 3} ${y}L${mid} ${y - h}L${x + w + 3} ${y}z`, face, edge, 1.2) +
    fill(`M${x + 5} ${y - 2}L${mid} ${y - h + 4}L${x + w - 5} ${y - 2}z`, edge, 'opacity=".4"')
  );
}
export const col = (x: number, y: number, w: number, h: number, count: number, m: Material = "marble"): string =>
  Array.from({ length: count }, (_, i) => {
    const at = x + (i * (w - 5)) / (count - 1);
    const [face, edge, light] = materials[m];
    return (
      rect(at, y, 5, h, face, edge, 0.8) +
      rect(at - 1, y - 1.6, 7, 2.4, light, edge, 0.7) +
      shade(`M${n(at + 3.2)} ${y}h1.8v${h}h-1.8z`, 0.13)
    );
  }).join("");
export const steps = (x: number, y: number, w: number, count = 3, m: Material = "stone"): string =>
  Array.from({ length: count }, (_, i) =>
    rect(x - i * 3, y + i * 2.6, w + i * 6, 2.8, i % 2 ? materials[m][0] : materials[m][2], materials[m][1], 0.6),
  ).join("");
export const band = (x: number, y: number, w: number, h = 2.4, face = "#7a6244"): string => rect(x, y, w, h, face);
