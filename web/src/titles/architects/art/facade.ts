// A building of the game as a picture: sky and ground of its kind, then its parts. 100 wide and 84 high; a wide one has
// more sky to both sides, so that a broad band crops the country and never the roof.
import { disc, n, shape, stroke } from "../../../lib/art/walls";
import { estates } from "./estates";
import { trades } from "./trades";

/** Night hides what costs virtue; gold is trade, red arms, blue faith and learning, green craft. */
export type Sky = "craft" | "trade" | "holy" | "crime" | "arms" | "learn" | "night";
export interface Building {
  sky: Sky;
  moonless?: boolean;
  parts: () => string[];
}

/** Above, at the horizon. */
const skies: Record<Sky, readonly [string, string]> = {
  holy: ["#c4dbe8", "#eef2ea"],
  crime: ["#37344f", "#8a6d86"],
  arms: ["#e8b98c", "#f7e3be"],
  trade: ["#f0d490", "#fbf1d3"],
  craft: ["#c7d8b6", "#f1f0d8"],
  learn: ["#b9cde3", "#f0e8d6"],
  night: ["#27304f", "#7d83a6"],
};
const grounds: Partial<Record<Sky, readonly [string, string]>> = {
  crime: ["#5c5361", "#463e4c"],
  night: ["#55604f", "#424c3e"],
  arms: ["#b09a63", "#94804d"],
  trade: ["#d2b77c", "#b4985e"],
};
const meadow = ["#a9ad76", "#8f9660"] as const;

export const buildings: Readonly<Record<string, Building>> = { ...trades, ...estates };

/** A house of which only the card is known. */
const unknown: Building = { sky: "craft", parts: () => trades.masons_hut.parts() };

const SIDE = 90;
/** The sky in bands instead of a gradient: no ids, so that a picture may stand twice in a page. */
function sky([above, below]: readonly [string, string]): string {
  const mix = (i: number): string =>
    "#" +
    [1, 3, 5]
      .map((at) => {
        const from = parseInt(above.slice(at, at + 2), 16);
        const to = parseInt(below.slice(at, at + 2), 16);
        return Math.round(from + ((to - from) * i) / 7)
          .toString(16)
          .padStart(2, "0");
      })
      .join("");
  return Array.from(
    { length: 8 },
    (_, i) =>
      `<rect x="${-SIDE}" y="${n(i * 9.6)}" width="${100 + 2 * SIDE}" height="${i < 7 ? 10 : 20}" fill="${mix(i)}"/>`,
  ).join("");
}

function scene(b: Building): string {
  const dark = b.sky === "crime" || b.sky === "night";
  const [field, tuft] = grounds[b.sky] ?? meadow;
  const above = dark
    ? (b.moonless ? "" : disc(88, 12, 6, "#f3e6c8") + disc(85.5, 10.5, 5.4, skies[b.sky][0])) +
      [
        [10, 10, 0.9],
        [22, 20, 0.7],
        [70, 8, 0.8],
        [96, 30, 0.7],
        [-24, 14, 0.9],
        [-48, 28, 0.7],
        [118, 12, 0.8],
        [142, 24, 0.9],
      ]
        .map(([x = 0, y = 0, r = 1]) => disc(x, y, r, "#f3e6c8"))
        .join("")
    : '<g fill="#fff" opacity=".6"><ellipse cx="16" cy="16" rx="11" ry="3.5"/><ellipse cx="24" cy="13" rx="7" ry="3"/><ellipse cx="88" cy="24" rx="10" ry="3"/><ellipse cx="-36" cy="24" rx="13" ry="3.5"/><ellipse cx="136" cy="14" rx="12" ry="3.5"/></g>';
  return (
    sky(skies[b.sky]) +
    above +
    shape(`M${-SIDE} 66Q-60 60-30 66T32 68T${100 + SIDE} 62V84H${-SIDE}z`, dark ? "#00000026" : "#7d8a5233") +
    shape(`M${-SIDE} 78C-6 75 30 77 50 76.5S116 75 ${100 + SIDE} 78V84H${-SIDE}z`, field) +
    stroke("M8 81.5h9M72 81h12M40 82h8M-30 81h10M120 81.5h9", tuft, 1.1)
  );
}

const drawn = new Map<string, string>();
/** The inside of a drawing whose view box is `view`. */
export function facade(id: string): string {
  let picture = drawn.get(id);
  if (picture === undefined) {
    const building = buildings[id] ?? unknown;
    picture = scene(building) + building.parts().join("");
    drawn.set(id, picture);
  }
  return picture;
}
export const view = { whole: "0 0 100 84", wide: `${-SIDE} 0 ${100 + 2 * SIDE} 84` };
