// The destinies of Kingsburg as little scenes, 100 x 128 each, by card id.
import { at, dark, dot, GOLD, GOLD_DARK, line, path, spots, times, WOOD } from "../../../lib/art/pen";
import { portrait, type Person } from "../../../lib/art/portrait";
import { props } from "../../../lib/art/props";
import { sign } from "../../../lib/art/signs";

import { cone, gable, wall } from "../../../lib/art/walls";
import { blocks, bush, crane, door, lit } from "../../../lib/art/yard";
import { heads } from "./enemies";

/** Sky above, land below from a height on. */
const land = (sky: string, ground: string, from = 92): string =>
  path("M0 0h100v128H0z", sky) + path(`M0 ${from}q25-7 50 0t50-2v${128 - from + 2}H0z`, ground);
const day = "#c7d8e4";
const dusk = "#e8b98c";
const night = "#2f3457";
const meadow = "#a9ad76";
const snow = "#eef2f4";
const sun = (x: number, y: number, r = 13): string =>
  dot(x, y, r + 7, "#f8d06a", 'opacity=".3"') + dot(x, y, r, "#f8d06a");
const star = (x: number, y: number, r: number): string =>
  path(
    `M${x} ${y - r}l${r * 0.28} ${r * 0.66} ${r * 0.7} ${r * 0.08}-${r * 0.53} ${r * 0.47} ${r * 0.16} ${r * 0.7}-${r * 0.61}-${r * 0.36}-${r * 0.61} ${r * 0.36} ${r * 0.16}-${r * 0.7}-${r * 0.53}-${r * 0.47} ${r * 0.7}-${r * 0.08}z`,
    "#f8e08a",
  );
const flakes = spots(
  [
    [12, 16],
    [30, 34],
    [52, 14],
    [74, 30],
    [90, 12],
    [88, 52],
    [10, 58],
    [44, 48],
  ],
  (x, y) => line(`M${x - 4} ${y}h8M${x} ${y - 4}v8M${x - 3} ${y - 3}l6 6M${x + 3} ${y - 3}l-6 6`, "#fff", 1.3),
);
const crown = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    path("M-24 12l-4-26 13 11L0-22l15 19 13-11-4 26z", GOLD) +
      path("M-24 12h48v7h-48z", GOLD_DARK) +
      dot(-28, -14, 3, GOLD) +
      dot(0, -22, 3.4, GOLD) +
      dot(28, -14, 3, GOLD) +
      dot(0, 5, 4, "#a8352c") +
      dot(-14, 7, 2.6, "#35567d") +
      dot(14, 7, 2.6, "#35567d"),
  );
const ear = (x: number, y: number, lean: number, colour = "#d9a93f"): string =>
  line(`M${x} ${y}q${lean} -20 ${lean * 1.6} -42`, GOLD_DARK, 2.4) +
  times(5, (i) => dot(x + lean * (0.9 + i * 0.16), y - 24 - i * 5, 3.4, i % 2 ? colour : "#c48f2a"));
const house = (x: number, y: number, w: number, roof: "tile" | "slate" | "thatch" = "tile"): string =>
  wall(x, y - w * 0.6, w, w * 0.6, "timber") +
  gable(x, y - w * 0.6, w, w * 0.45, roof) +
  door(x + w * 0.38, y - w * 0.36, w * 0.24, w * 0.36) +
  lit(x + w * 0.1, y - w * 0.42, w * 0.18, w * 0.2, "sq");
/** Somebody who stands in the scene. */
function person(who: Omit<Person, "bg">, sky: string, ground: string): string {
  const standing = portrait({ ...who, bg: ["pale", "#000", "#000"] });
  return land(sky, ground, 104) + at(0, 28, 1, standing.slice(standing.indexOf('<circle cx="50" cy="106"')));
}

export const destinies: Readonly<Record<string, () => string>> = {
  famine: () =>
    land("#e6c98a", "#b58a52", 74) +
    sun(78, 24, 11) +
    line("M6 92l18 8-6 12 22 10M52 88l-8 14 20 8-6 14M92 86l-16 12 14 10", "#7a5530", 2.2) +
    times(5, (i) => line(`M${14 + i * 18} 90q${i % 2 ? 6 : -6} -16 ${i % 2 ? 12 : -10} -22`, "#8a6a34", 2.4)) +
    path("M34 104h34q-2 14-17 14t-17-14z", "#7a5330") +
    `<ellipse cx="51" cy="104" rx="17" ry="4" fill="#4f3217"/>` +
    path("M20 40q8-6 12 0 6-6 14-2-8 2-12 8-2-6-14-6z", "#2b2118"),
  fierce_enemies: () =>
    land("#6d2f33", "#3a1f1d", 104) + at(-6, 18, 1.12, heads.orc()) + line("M8 20l14 10M92 20L78 30", "#e8523a", 3),
  good_year: () =>
    land(day, meadow) +
    sun(24, 24) +
    ear(18, 104, -5) +
    ear(84, 104, 5) +
    path("M22 84h56l-7 32H29z", "#b98a4e") +
    line("M24 92h52M26 100h48M28 108h44M36 84l3 32M50 84v32M64 84l-3 32", "#7a5330", 1.8) +
    dot(34, 80, 8, "#c9463a") +
    dot(50, 76, 9, "#e0a33a") +
    dot(66, 80, 8, "#7d9a4c") +
    dot(42, 84, 7, "#7a3f86"),
  green_power: () => land("#8fa85c", "#4f6638", 104) + at(-4, 20, 1.08, heads.goblin()),
  heavy_snow: () =>
    land("#8d9fb3", snow, 84) +
    wall(28, 62, 46, 40, "timber") +
    path("M22 64L51 36l29 28q-4 6-12 1-8 5-16 0-8 5-16 0-8 5-14-1z", "#fff") +
    lit(36, 70, 10, 12, "sq") +
    door(54, 74, 12, 26) +
    path("M0 96q18-10 36 0 14-8 30-1 16-8 34 0v33H0z", "#fff") +
    flakes,
  rising_stars: () =>
    land(night, "#3f4a38", 100) +
    star(50, 28, 15) +
    star(22, 50, 9) +
    star(78, 54, 10) +
    star(36, 74, 6) +
    star(66, 80, 6) +
    dot(12, 20, 1.4, "#fff") +
    dot(88, 22, 1.4, "#fff") +
    line("M50 48v34M22 62v22M78 68v18", "#f8e08a", 1.6, 'stroke-dasharray="1 5"'),
  secret_deals: () =>
    land("#3a3146", "#241d2a", 100) +
    path("M4 128V74Q4 50 22 48q18 2 18 26l4 54z", "#4c3f5c") +
    path("M96 128V74q0-24-18-26-18 2-18 26l-4 54z", "#5c3038") +
    path("M14 66q8-8 16 0v10q-8 6-16 0zM70 66q8-8 16 0v10q-8 6-16 0z", "#1d1511") +
    path("M34 92l14-4 8 5 10-4v11l-12 3-8 4-12-4z", "#e0b488") +
    line("M44 92l8 9M50 90l8 9", "#a3764c", 1.8) +
    path("M40 18h22v16H40z", "#f6ecd0") +
    line("M40 19l11 9 11-9", "#b9a678", 1.8) +
    dot(51, 29, 4.4, "#a8352c"),
  the_king_is_sick: () =>
    land("#6a5a78", "#4a3d58", 108) +
    path("M10 30q40-22 80 0v10H10z", "#7d2f29") +
    path("M10 36h7v78h-7zM83 36h7v78h-7z", WOOD) +
    path("M16 78h68v30H16z", "#efe6d2") +
    path("M16 88h68v22H16z", "#a8352c") +
    path("M22 68h28v16H22z", "#fff8e8") +
    dot(36, 70, 9, "#e6c6a0") +
    line("M32 70h3M38 70h3M34 75q3-2 6 0", "#3a2b1e", 1.6) +
    path("M36 60l22-8 3 5-20 8z", "#cfe0ea") +
    crown(66, 78, 0.6),
  urban_expansion: () =>
    land(day, meadow, 96) +
    crane(78, 98, 62, -32) +
    house(6, 102, 30, "slate") +
    house(38, 106, 34) +
    wall(74, 78, 22, 26, "stone") +
    blocks(60, 120, 3, "stone", 10, 7) +
    bush(14, 118, 6),
  rich_quarries: () =>
    land(dusk, "#b9a283", 70) +
    path("M0 96L26 62h20l12 16h18l24 20v30H0z", "#a59c8f") +
    path("M46 62l12 16-10 26h-24zM76 78l24 20v30H66z", "#857d70") +
    crane(74, 76, 42, -24) +
    blocks(8, 122, 3, "stone", 13, 9) +
    sign("gold", 68, 112, 24) +
    sign("stone", 88, 116, 18),
  royal_gifts: () =>
    land("#8c5a86", "#5e3b62", 104) +
    path("M20 66h60v48H20z", "#c9463a") +
    path("M16 56h68v14H16z", "#dd5d4e") +
    path("M44 56h12v58H44z", GOLD) +
    path("M50 56c-20 4-28-8-20-16 10-4 18 6 20 16 2-10 10-20 20-16 8 8 0 20-20 16z", GOLD) +
    dark("M62 70h18v44H62z", 0.14) +
    crown(50, 26, 0.55),
  royal_wedding: () =>
    land("#f0d3da", "#c98fa4", 106) +
    `<g fill="none" stroke-width="8"><circle cx="38" cy="62" r="21" stroke="${GOLD}"/><circle cx="63" cy="70" r="21" stroke="#c9d0d4"/></g>` +
    line("M52 47a21 21 0 0 1 6 22", GOLD, 8) +
    path("M38 30l8 8-8 9-8-9z", "#7fc2d8") +
    path("M50 112c-10-8-12-16-6-19 3-1 5 1 6 3 1-2 3-4 6-3 6 3 4 11-6 19z", "#b2344a"),
  bandits: () =>
    person(
      {
        skin: 1,
        hair: ["short", "black"],
        garment: ["cloak", "#3a2f2a", "#5c4a3a"],
        hat: ["hood", "#3f4a3a"],
        over: ["mask", "#7d2f29"],
        prop: ["dagger"],
        mood: "fierce",
      },
      "#6f7f63",
      "#3f4a38",
    ),
  grand_tournament: () =>
    land(day, meadow, 100) +
    path("M4 100V64l16-22 16 22v36z", "#c9463a") +
    path("M12 100V52l8-10 8 10v48z", "#f6ecd0") +
    line("M24 118L88 24M84 118L30 20", WOOD, 5) +
    path("M88 24l4-12-10 6zM30 20l-5-12 11 5z", "#c9d0d4") +
    path("M36 60h34v24c0 14-10 20-17 24-7-4-17-10-17-24z", "#35567d") +
    path("M53 60v48c7-4 17-10 17-24V60z", "#efe6cf") +
    path("M47 74h12v6H47z", GOLD),
  masons_strike: () =>
    land("#b9a99a", "#8a7a68", 96) +
    wall(6, 70, 40, 40, "stone") +
    path("M46 70h6v12h-6v10h10v18H46z", "#b5aea2") +
    at(20, -6, 0.9, props.mallet()) +
    line("M60 60l28 44", WOOD, 5) +
    path("M56 44l16 8-2 12-14 2z", "#cfd5d8") +
    path("M58 110h28v8H58z", "#7a5330") +
    line("M56 92l36 24M92 92l-36 24", "#a8352c", 5),
  royal_subsidy: () =>
    land("#35567d", "#24405f", 106) +
    crown(50, 32, 0.85) +
    path("M30 112c-8-24 6-34 20-34s28 10 20 34z", "#8a5a33") +
    line("M34 80q16 8 32 0", GOLD, 4) +
    dot(50, 98, 8, GOLD) +
    spots(
      [
        [36, 58],
        [50, 64],
        [64, 58],
      ],
      (x, y) => dot(x, y, 6, GOLD) + dot(x, y, 3.6, GOLD_DARK),
    ),
  plague: () =>
    land("#6a7362", "#454c3f", 106) +
    path("M16 128c0-24 14-34 34-34s34 10 34 34z", "#2b2722") +
    path("M26 100C12 40 34 24 50 24s38 16 24 76q-24 10-48 0z", "#33302b") +
    path("M36 62c0-14 6-20 15-20s16 6 16 20c0 4-1 8-3 11L18 104q-6-2-4-8l22-26z", "#d9c8a0") +
    dark("M51 42c9 0 16 6 16 20 0 4-1 8-3 11L30 96l22-30z", 0.12) +
    `<g fill="#8fa39a" stroke="#5f4a2c" stroke-width="2.4"><circle cx="45" cy="60" r="6.5"/><circle cx="61" cy="60" r="5.5"/></g>` +
    path("M14 34h74l-6 8H22zM30 34q20-26 42 0z", "#1d1a17"),
  mild_winter: () =>
    land("#cfe2ee", "#b9c98a", 92) +
    sun(72, 30, 15) +
    path("M0 0h100v10l-6 22-6-20-8 34-7-32-9 18-8-20-8 36-8-34-9 20-8-22-8 26-8-26-7 10z", "#eaf6fb") +
    spots(
      [
        [37, 58],
        [80, 62],
        [15, 52],
      ],
      (x, y) => path(`M${x} ${y}q4 6 0 9-4-3 0-9z`, "#7fb5cf"),
    ) +
    line("M34 118V96M50 122V92M66 118V98", "#5f7f47", 3) +
    path(
      "M34 96q-8 2-6 12 6-2 6-8 0 6 6 8 2-10-6-12zM50 92q-9 2-7 14 7-2 7-9 0 7 7 9 2-12-7-14zM66 98q-8 2-6 12 6-2 6-8 0 6 6 8 2-10-6-12z",
      "#fff",
    ),
  great_caravan: () =>
    land("#f0d490", "#d2a85c", 84) +
    sun(80, 26, 12) +
    path("M0 96q30-16 60 0t40-4v36H0z", "#c49748") +
    path(
      "M22 112V88c-2-12 6-18 12-14 2-10 14-10 16 0 4-10 18-8 18 4l6-18c-2-8 4-12 12-10l6 6-10 4-4 24c-2 8-6 10-8 12v20h-6V98H34v14h-6z",
      "#a9773f",
    ) +
    path("M36 72h28v18H36z", "#7d2f29") +
    path("M36 78h28v4H36z", GOLD) +
    line("M44 72v18M56 72v18", "#4f1d1a", 1.6) +
    dot(86, 56, 1.5, "#2b2118"),
  generous_king: () =>
    person(
      {
        head: "round",
        hair: ["long", "white"],
        back: "long",
        beard: "full",
        garment: ["ermine", "#7d2f29", GOLD],
        hat: ["crown"],
        prop: ["coins"],
        mood: "kind",
      },
      "#41465f",
      "#2b2f45",
    ),
  royal_levy: () =>
    person(
      {
        skin: 1,
        head: "long",
        hair: ["short", "black"],
        beard: "drooping",
        garment: ["gown", "#3f4a57", "#b98a24"],
        hat: ["chaperon", "#5e3b76", "#3f2652"],
        prop: ["purse"],
        mood: "stern",
      },
      "#8a7a5a",
      "#5f5138",
    ),
  favorable_omens: () =>
    land("#2b3052", "#2f3a2c", 102) +
    path("M84 16L20 62l-8 18 18-8 58-46z", "#f8e08a", 'opacity=".35"') +
    path("M84 16L30 58l-6 12 12-6 50-42z", "#f8e08a", 'opacity=".55"') +
    star(80, 22, 15) +
    wall(38, 78, 20, 34, "stone") +
    cone(38, 78, 20, 18, "slate") +
    lit(45, 84, 6, 9) +
    spots(
      [
        [16, 22],
        [38, 16],
        [90, 58],
        [70, 70],
        [14, 96],
      ],
      (x, y) => dot(x, y, 1.5, "#fff"),
    ),
  harvest_festival: () =>
    land("#f3d9a0", "#c79a4a", 98) +
    path("M0 16q25 20 50 4 25 16 50-4v7q-25 18-50 4Q25 43 0 23z", "#7d9a4c") +
    spots(
      [
        [12, 25],
        [32, 30],
        [50, 22],
        [68, 30],
        [88, 25],
      ],
      (x, y) => dot(x, y, 5, "#c9463a"),
    ) +
    ear(38, 112, -6) +
    ear(46, 112, -2) +
    ear(54, 112, 2) +
    ear(62, 112, 6) +
    path("M34 92h32l-4 12H38z", "#96322c") +
    path("M78 118c14-14 14-44-10-54 12 16 10 36 2 46z", "#cfd5d8") +
    line("M72 112l-10 12", WOOD, 6),
  topsy_turvy_court: () =>
    land("#7a4a86", "#54305e", 106) +
    at(50, 44, 1, `<g transform="rotate(180)">${crown(0, 0, 0.95)}</g>`) +
    at(
      24,
      62,
      0.52,
      path(
        "M50 33C38 20 22 12 8 18c8 5 8 14 12 22 12 4 18-2 30-2 12 0 18 6 30 2 4-8 4-17 12-22-14-6-30 2-42 15z",
        "#c98f2c",
      ) +
        dot(8, 18, 6, GOLD) +
        dot(92, 18, 6, GOLD),
    ) +
    line("M14 40v52M8 50l6-10 6 10M86 92V40M80 82l6 10 6-10", "#f3e6c8", 3.4) +
    line("M34 104h32", "#f3e6c8", 3),
  merry_fools: () =>
    person(
      {
        skin: 0,
        hair: ["short", "red"],
        garment: ["vest", "#7a4a86", "#c98f2c"],
        hat: ["fool", "#96322c", "#35567d"],
        prop: ["jest"],
        mood: "kind",
      },
      "#e8c98c",
      "#a98a4a",
    ),
  absent_advisor: () =>
    land("#5b5468", "#3d3748", 106) +
    path("M26 22q24-18 48 0v94H26z", "#7a5330") +
    path("M32 30q18-13 36 0v50H32z", "#7d2f29") +
    spots(
      [
        [41, 42],
        [59, 42],
        [50, 54],
        [41, 66],
        [59, 66],
      ],
      (x, y) => dot(x, y, 2.2, GOLD),
    ) +
    path("M20 78h60v10H20z", "#a8352c") +
    path("M20 88h60v8H20z", "#5f3d20") +
    path("M20 66h8v50h-8zM72 66h8v50h-8z", "#5f3d20") +
    dot(26, 22, 5, GOLD) +
    dot(74, 22, 5, GOLD) +
    dot(50, 11, 5, GOLD) +
    `<g fill="none" stroke="#f3e6c8" stroke-width="2" stroke-dasharray="3 4" opacity=".8"><circle cx="50" cy="46" r="12"/><path d="M34 78c0-14 8-18 16-18s16 4 16 18"/></g>`,
  call_to_arms: () =>
    land(dusk, "#a98a4a", 102) +
    path("M6 34l60 16 24-20 4 44-26-14L4 48z", GOLD) +
    path("M66 50l24-20 4 44-26-14z", GOLD_DARK) +
    path("M20 46l40 10v42l-20-8-20 8z", "#96322c") +
    path("M36 58h8v10h9v8h-9v12l-4-2-4 2V76h-9v-8h9z", "#f3e6c8") +
    line("M20 45l40 11", WOOD, 3),
  spoils_of_war: () =>
    land("#7a5a48", "#4f3a2c", 104) +
    line("M22 22l40 52M80 22L38 74", "#d5dade", 6) +
    line("M50 74l12 12M50 74L38 86", GOLD, 5) +
    path("M18 84h64v32H18z", "#7a5330") +
    path("M18 84q0-16 14-16h36q14 0 14 16z", "#8f6538") +
    path("M18 82h64v6H18zM28 70h7v46h-7zM65 70h7v46h-7z", GOLD_DARK) +
    path("M45 82h10v13H45z", GOLD) +
    dot(50, 88, 2.2, "#3a2b1e") +
    spots(
      [
        [24, 112],
        [86, 118],
        [14, 120],
        [76, 122],
      ],
      (x, y) => dot(x, y, 5.5, GOLD) + dot(x, y, 3.2, GOLD_DARK),
    ),
  ransom: () =>
    land("#4a4550", "#2f2b35", 112) +
    path("M14 112V50a36 36 0 0 1 72 0v62z", "#1d1a1f") +
    at(
      20,
      40,
      0.6,
      portrait({
        bg: ["town", "#1d1a1f", "#29252c"],
        skin: 1,
        hair: ["long", "brown"],
        beard: "stubble",
        garment: ["tunic", "#7a6a50", "#efe6cf"],
        mood: "worn",
      }),
    ) +
    line("M26 112V26M42 112V16M58 112V16M74 112V26M16 70h68", "#9a9186", 5) +
    at(12, 34, 0.88, props.key()),
};

const drawn = new Map<string, string>();
/** The inside of a 100 x 128 drawing; an unknown one is a comet. */
export function destiny(id: string): string {
  let picture = drawn.get(id);
  if (picture === undefined) drawn.set(id, (picture = (destinies[id] ?? destinies.favorable_omens)?.() ?? ""));
  return picture;
}
