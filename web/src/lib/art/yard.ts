// What a building has, and what stands around it: doors, windows, flags, stalls, cranes, trees, piles of goods.
import { sign, type Sign } from "./signs";
import { disc, GLOW, INK, material, n, rect, shape, stroke, type Material } from "./walls";

const arch = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y + h)}V${n(y + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y + h)}`;
const bar = (x: number, y: number, w: number, h: number): string =>
  [1, 2, 3].map((i) => `M${n(x + (i * w) / 4)} ${n(y)}v${n(h)}`).join("");

export type Door = "arch" | "rect" | "gate" | "hole";
export function door(x: number, y: number, w: number, h: number, kind: Door = "arch", face = "#6b4526"): string {
  const leaf = `${arch(x, y, w, h)}z`;
  switch (kind) {
    case "gate":
      return (
        shape(leaf, "#241a12") +
        stroke(
          `${bar(x, y + 1.5, w, h - 1.5)}M${x} ${n(y + h * 0.45)}h${w}M${x} ${n(y + h * 0.75)}h${w}`,
          "#8d8478",
          1.2,
        ) +
        stroke(arch(x, y, w, h), "#544a3e", 1.6)
      );
    case "rect":
      return (
        rect(x, y, w, h, face, INK) +
        stroke(`M${x + w / 2} ${y}v${h}`, INK, 0.7) +
        disc(x + w - 1.8, y + h * 0.55, 0.8, "#dfb23f")
      );
    case "hole":
      return shape(leaf, "#2a1f17");
    default:
      return shape(leaf, face, INK) + stroke(`M${x + w / 2} ${y + 1}V${y + h}`, INK, 0.7);
  }
}

export type Window = "arch" | "round" | "rose" | "slit" | "sq";
/** A round one has its radius for a width. */
export function win(x: number, y: number, w: number, h: number, kind: Window = "arch", pane = "#34404e"): string {
  switch (kind) {
    case "round":
      return (
        disc(x, y, w, pane, "#5d5142", 1.4) + stroke(`M${x - w} ${y}h${2 * w}M${x} ${y - w}v${2 * w}`, "#e9dcc0", 0.9)
      );
    case "rose": {
      const spoke = (i: number): string =>
        `M${x} ${y}L${n(x + w * Math.cos((i * Math.PI) / 4))} ${n(y + w * Math.sin((i * Math.PI) / 4))}`;
      const spokes = [0, 1, 2, 3, 4, 5, 6, 7].map(spoke).join("");
      return (
        disc(x, y, w, "#3f5f8c", "#7c6d59", 1.6) + disc(x, y, w * 0.36, "#dfb23f") + stroke(spokes, "#f0e4c6", 0.8)
      );
    }
    case "slit":
      return rect(x, y, w, h, "#2a2019");
    case "sq":
      return (
        rect(x, y, w, h, pane, "#5d4630", 1.1) +
        stroke(`M${n(x + w / 2)} ${n(y)}v${h}M${n(x)} ${n(y + h / 2)}h${w}`, "#d9c7a0", 0.7)
      );
    default:
      return shape(`${arch(x, y, w, h)}z`, pane, "#6b5a44", 1.1);
  }
}
export const lit = (x: number, y: number, w: number, h: number, kind: Window = "arch"): string =>
  win(x, y, w, h, kind, GLOW);
export const bars = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, "#1d1611", "#544a3e", 1.6) + stroke(bar(x, y, w, h), "#9a9186", 1.5);

type Opening<K> = (x: number, y: number, w: number, h: number, kind?: K) => string;
/** As many of one kind, so far apart. */
export const row = <K>(
  what: Opening<K>,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  gap: number,
  kind?: K,
): string => Array.from({ length: count }, (_, i) => what(x + i * gap, y, w, h, kind)).join("");

export const chimney = (x: number, y: number, h: number, m: Material = "clay", smoke = true): string =>
  rect(x, y, 6, h, material(m)[0], material(m)[1], 0.9) +
  rect(x - 1, y - 1.5, 8, 2.6, material(m)[1]) +
  (smoke ? stroke(`M${x + 3} ${y - 3}c-4-3 3-5 0-9s4-4 2-8`, "#ece5d6cc", 3) : "");
export const banner = (x: number, y: number, h: number, face = "#96322c", w = 8): string =>
  shape(`M${x} ${y}h${w}v${h}l${-w / 2} -3l${-w / 2} 3z`, face) +
  stroke(`M${x - 1.5} ${y}h${w + 3}`, INK, 1.6) +
  disc(x + w / 2, y + h * 0.42, w * 0.22, "#e9c14b");
export const flag = (x: number, y: number, h: number, face = "#96322c", left = false): string =>
  stroke(`M${x} ${y}v${-h}`, INK, 1.4) +
  shape(left ? `M${x} ${y - h}h-11l3 3.2-3 3.2h11z` : `M${x} ${y - h}h11l-3 3.2 3 3.2h-11z`, face);
/** Hangs over a door. */
export const hung = (x: number, y: number, what: Sign): string =>
  stroke(`M${x} ${y}h15`, INK, 1.6) +
  stroke(`M${x + 8} ${y}v3`, INK) +
  rect(x + 0.5, y + 2.5, 15, 13, "#f6e7c3", "#6b4526", 1.4, 2) +
  sign(what, x + 8, y + 9, 10);
/** A round sign. */
export const roundel = (what: Sign, x: number, y: number, r: number, size: number): string =>
  disc(x, y, r, "#f6e7c3", "#6b4526", r > 10 ? 2 : 1.6) + sign(what, x, y, size);

export function awning(x: number, y: number, w: number, h: number, face = "#96322c"): string {
  const count = Math.max(4, Math.round(w / 8));
  const u = w / count;
  const top = (w - 6) / count;
  let s = shape(`M${x + 3} ${y}H${x + w - 3}L${x + w} ${y + h}H${x}z`, "#f6ecd2", "#6b4526", 0.8);
  for (let i = 0; i < count; i += 2)
    s += shape(`M${n(x + 3 + i * top)} ${y}h${n(top)}L${n(x + (i + 1) * u)} ${y + h}h${n(-u)}z`, face);
  for (let i = 0; i < count; i++)
    s += shape(`M${n(x + i * u)} ${y + h}a${n(u / 2)} ${n(u / 2.2)} 0 0 0 ${n(u)} 0z`, i % 2 ? "#f6ecd2" : face);
  return s;
}
export function stall(x: number, y: number, w: number, face: string, goods: readonly Sign[] = []): string {
  const [plank, edge] = material("plank");
  const each = w / goods.length;
  return (
    rect(x + 3, y - 22, 2.2, 22, "#6b4526") +
    rect(x + w - 5.2, y - 22, 2.2, 22, "#6b4526") +
    rect(x, y - 10, w, 10, plank, edge, 0.9) +
    stroke(`M${x} ${y - 5}h${w}`, edge, 0.8) +
    goods.map((good, i) => sign(good, x + each * (i + 0.5), y - 13.5, Math.min(11, each))).join("") +
    awning(x - 4, y - 31, w + 8, 9, face)
  );
}
export function scaffold(x: number, y: number, w: number, h: number): string {
  const low = n(y - h * 0.36);
  const high = n(y - h * 0.72);
  const poles = `M${x} ${y}v${-h}M${x + w} ${y}v${-h}M${x + w / 2} ${y}v${-h}`;
  const boards = `M${x - 2} ${low}h${w + 4}M${x - 2} ${high}h${w + 4}`;
  return stroke(`${poles}${boards}M${x} ${y}L${x + w} ${low}M${x + w} ${low}L${x} ${high}`, "#8a5f36", 1.7);
}
export const crane = (x: number, y: number, h: number, arm: number): string =>
  stroke(
    `M${x} ${y}v${-h}M${x - 5} ${y}L${x} ${y - h * 0.5}M${x} ${y - h}L${x + arm} ${y - h - 8}M${x} ${n(y - h * 0.62)}L${n(x + arm * 0.6)} ${y - h - 5}`,
    "#774f28",
    2.2,
  ) + stroke(`M${x + arm} ${y - h - 8}v${n(h * 0.4)}`, INK, 0.9);
export const fall = (x: number, y: number, h: number): string =>
  stroke(`M${x} ${y}v${h}`, "#8fc0c8", 3.4) + stroke(`M${x + 0.8} ${y + 1}v${h - 2}`, "#e3f3f3");

export function tree(x: number, y: number, s = 1): string {
  const m = (v: number): number => n(v * s);
  const right = `l${m(6)} ${m(10)}h${m(-2.5)}l${m(5)} ${m(11)}`;
  return (
    rect(x - 1.2 * s, y - 7 * s, 2.4 * s, 7 * s, "#5f3d20") +
    shape(`M${x} ${n(y - 27 * s)}${right}h${m(-17)}l${m(5)} ${m(-11)}h${m(-2.5)}z`, "#5f7f47", "#435d31", 0.8) +
    shape(`M${x} ${n(y - 27 * s)}${right}h${m(-8.5)}z`, "#0000001f")
  );
}
export const bush = (x: number, y: number, r = 5): string =>
  disc(x - r * 0.7, y - r * 0.5, r * 0.7, "#6d8a4c") +
  disc(x + r * 0.6, y - r * 0.5, r * 0.75, "#5f7f47") +
  disc(x, y - r, r * 0.9, "#7a9757");

/** A heap that narrows by one from row to row. */
function heap(count: number, one: (col: number, row: number) => string): string {
  let s = "";
  for (let r = 0; r < count; r++) for (let c = 0; c < count - r; c++) s += one(c, r);
  return s;
}
export const logs = (x: number, y: number, count = 3, r = 4): string =>
  heap(count, (c, up) => {
    const at: [number, number] = [x + (c * 2 + up + 1) * r, y - r - up * r * 1.72];
    return disc(...at, r, "#e0b981", "#6b4526", 1.2) + disc(...at, r * 0.45, "none", "#9a6a38", 0.9);
  });
export const blocks = (x: number, y: number, count = 3, m: Material = "stone", w = 9, h = 6): string =>
  heap(count, (c, up) => {
    const left = x + (c + up / 2) * w;
    const [face, edge, light] = material(m);
    return (
      rect(left, y - h * (up + 1), w - 0.6, h - 0.4, face, edge, 0.9) +
      rect(left + 1, y - h * (up + 1) + 0.8, w - 3, 1.1, light)
    );
  });
export const coins = (x: number, y: number, count = 4, face = "#dfe4e6", edge = "#78828a"): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<ellipse cx="${n(x + (i % 2) * 0.8)}" cy="${y - 2 - i * 3}" rx="6" ry="2.2" fill="${face}" stroke="${edge}" stroke-width=".9"/>`,
  ).join("");
export const barrel = (x: number, y: number, s = 1): string =>
  shape(
    `M${n(x - 4 * s)} ${y}q${n(-2 * s)} ${n(-5 * s)} 0 ${n(-10 * s)}h${n(8 * s)}q${n(2 * s)} ${n(5 * s)} 0 ${n(10 * s)}z`,
    "#a97845",
    "#61401f",
  ) +
  stroke(
    `M${n(x - 5 * s)} ${n(y - 3 * s)}h${n(10 * s)}M${n(x - 5 * s)} ${n(y - 7.5 * s)}h${n(10 * s)}`,
    "#4f4a45",
    1.1,
  );
export const lamp = (x: number, y: number): string =>
  disc(x, y, 7, "#f8d06a44") + disc(x, y, 2.6, GLOW, "#6b4526", 0.9);
