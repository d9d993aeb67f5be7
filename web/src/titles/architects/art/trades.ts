// The buildings of craft and trade, part by part from back to front.
import { sign, type Sign } from "../../../lib/art/signs";
import {
  col,
  crenel,
  gable,
  hill,
  hip,
  lean,
  pediment,
  pent,
  steps,
  wall,
  type Cover,
  type Material,
} from "../../../lib/art/walls";
import {
  awning,
  barrel,
  blocks,
  bush,
  chimney,
  coins,
  crane,
  door,
  fall,
  flag,
  hung,
  lit,
  logs,
  roundel,
  row,
  scaffold,
  stall,
  tree,
  win,
} from "../../../lib/art/yard";
import type { Building } from "./facade";

/** A market: two houses, a stall of one good and its round sign on a pole. */
const market = (awning: string, good: Sign, ...more: string[]): string[] => [
  wall(14, 44, 22, 34, "timber"),
  gable(14, 44, 22, 16, "tile"),
  win(20, 52, 8, 9, "sq"),
  wall(66, 48, 20, 30, "plaster"),
  gable(66, 48, 20, 14, "slate"),
  win(72, 54, 8, 8, "sq"),
  stall(22, 78, 56, awning, [good, good, good, good]),
  '<path d="M50 40v8" stroke="#3a2b1e" stroke-width="2"/>',
  roundel(good, 50, 29, 13.5, 19),
  ...more,
];
/** The hut of a guild with its tool in the gable. */
const hut = (walls: Material, roof: Cover, tool: Sign, ...more: string[]): string[] => [
  wall(24, 48, 44, 30, walls),
  chimney(56, 26, 16, "stone"),
  pent(24, 48, 44, 22, walls, roof),
  door(40, 58, 12, 20),
  win(28, 56, 8, 8, "sq"),
  win(57, 56, 8, 8, "sq"),
  roundel(tool, 46, 40, 7.5, 11),
  ...more,
];

export const trades = {
  aqueduct: {
    sky: "craft",
    parts: () => [
      hill(20, 56, 80, "#9aa870"),
      wall(2, 26, 96, 14, "stone"),
      '<path d="M2 26h96v4H2z" fill="#7fb0b8" stroke="#4f8590"/><path d="M0 23h100v4H0z" fill="#cbc5ba" stroke="#857d70"/>',
      [6, 29, 52, 75]
        .map(
          (x) =>
            `<path d="M${x} 78V56a9 9 0 0 1 18 0v22h6V40H${x - 5}v38z" fill="#b5aea2" stroke="#857d70" stroke-width="1.1"/>`,
        )
        .join("") + '<path d="M0 40h100v4H0z" fill="#a29a8c"/>',
      fall(97, 30, 48),
      bush(15, 79, 4),
      bush(61, 79, 4),
    ],
  },
  carpenters_hut: {
    sky: "craft",
    parts: () =>
      hut(
        "plank",
        "thatch",
        "saw",
        logs(72, 79, 3, 4),
        '<path d="M5 78l6-16 6 16M2 66h19" stroke="#8a5f36" stroke-width="2.6" fill="none"/>',
      ),
  },
  clay_market: {
    sky: "trade",
    parts: () => market("#b8573b", "clay", blocks(1, 79, 2, "clay", 8, 5), blocks(84, 79, 2, "clay", 8, 5)),
  },
  clay_pit: {
    sky: "craft",
    parts: () => [
      hill(60, 38, 120, "#b98a5e"),
      '<path d="M8 78c4-14 16-20 34-20s34 8 40 20z" fill="#9b5436"/><path d="M16 78c4-9 12-13 26-13s26 5 32 13z" fill="#7d3f28"/><path d="M26 78c3-4 8-6 16-6s15 2 18 6z" fill="#c67a52"/>',
      crane(74, 70, 36, -30),
      '<path d="M38 42h12l-2 9H40z" fill="#a97845" stroke="#61401f" stroke-width="1.3"/>',
      sign("clay", 44, 40, 10),
      blocks(80, 79, 3, "clay", 6.5, 5),
    ],
  },
  crane: {
    sky: "craft",
    parts: () => [
      wall(10, 52, 40, 26, "stone"),
      crenel(10, 52, 40, "stone", 5),
      win(20, 60, 6, 10),
      win(34, 60, 6, 10),
      scaffold(8, 78, 44, 50),
      crane(68, 78, 46, -28),
      '<circle cx="68" cy="66" r="9" fill="none" stroke="#774f28" stroke-width="2.6"/><path d="M68 57v18M59 66h18M61.6 59.6l12.8 12.8M74.4 59.6L61.6 72.4" stroke="#774f28" stroke-width="1.4"/>',
      sign("stone", 40, 46, 12),
      blocks(78, 79, 3, "stone", 7, 5),
    ],
  },
  factory: {
    sky: "craft",
    parts: () => [
      wall(8, 50, 64, 28, "clay"),
      '<path d="M8 50V36l16 14V36l16 14V36l16 14V36l16 14z" fill="#b8573b" stroke="#8a3b2a" stroke-width="1.2"/>',
      wall(72, 34, 18, 44, "stone"),
      chimney(78, 14, 20, "clay"),
      row(lit, 14, 56, 8, 9, 3, 13, "sq"),
      door(54, 60, 13, 18, "arch"),
      '<circle cx="81" cy="52" r="6.5" fill="none" stroke="#5f6468" stroke-width="3.5" stroke-dasharray="3.4 2"/><circle cx="81" cy="52" r="4.5" fill="#808a93"/>',
      sign("marble", 81, 70, 13),
    ],
  },
  lumber_camp: {
    sky: "craft",
    parts: () => [
      tree(10, 74, 1.7),
      tree(30, 72, 1.3),
      tree(90, 74, 1.8),
      '<path d="M34 78l20-38 20 38z" fill="#d9c7a0" stroke="#8a6a3a" stroke-width="1.4"/><path d="M54 40v38l20 0z" fill="#0000001a"/><path d="M48 78l6-16 6 16z" fill="#4f3414"/><path d="M52 36l2 4 3-5" stroke="#61401f" stroke-width="1.6" fill="none"/>',
      logs(4, 80, 4, 4),
      '<path d="M78 79l7-22" stroke="#8a5f36" stroke-width="2.6"/><path d="M80 55l10 2c1 4-1 7-3 8l-8-4z" fill="#cfd5d8" stroke="#5f6468"/>',
    ],
  },
  masons_hut: {
    sky: "craft",
    parts: () => hut("stone", "slate", "trowel", blocks(70, 79, 3, "stone", 9, 6), blocks(4, 79, 2, "stone", 8, 6)),
  },
  reservoir: {
    sky: "craft",
    parts: () => [
      wall(8, 46, 84, 32, "clay"),
      '<path d="M4 44h92v5H4z" fill="#9b5436"/><path d="M10 34h80v11H10z" fill="#7fb0b8" stroke="#4f8590" stroke-width="1.2"/><path d="M16 39q4-2.5 8 0t8 0M46 39q4-2.5 8 0t8 0" fill="none" stroke="#e3f3f3" stroke-width="1.5"/>',
      wall(70, 22, 18, 24, "stone"),
      gable(70, 22, 18, 12, "tile"),
      win(76, 28, 6, 8),
      '<path d="M28 60a6 6 0 0 1 12 0v2H28z" fill="#2a1f17"/><path d="M54 60a6 6 0 0 1 12 0v2H54z" fill="#2a1f17"/>',
      fall(34, 61, 16),
      fall(60, 61, 16),
      '<path d="M22 78q6-4 12 0t13 0 13 0 12 0v3H22z" fill="#7fb0b8"/>',
    ],
  },
  silver_market: { sky: "trade", parts: () => market("#5e3b76", "silver", coins(10, 79, 5), coins(91, 79, 3)) },
  smithy: {
    sky: "craft",
    parts: () => [
      wall(40, 42, 40, 36, "stone"),
      chimney(62, 16, 22, "stone"),
      hip(40, 42, 40, 18, "slate"),
      door(46, 54, 16, 24, "hole"),
      '<path d="M48 78c-1-8 4-7 4-14 4 4 6 8 5 14z" fill="#f08b2c"/><path d="M51 78c0-4 2-4 2-8 2 3 3 5 2 8z" fill="#f8d06a"/>',
      win(66, 52, 9, 9, "sq", "#f8d06a"),
      lean(22, 54, 18, 8, "plank", true),
      '<path d="M23 54v24" stroke="#6b4526" stroke-width="2.6"/>',
      sign("anvil", 28, 70, 20),
    ],
  },
  stone_market: { sky: "trade", parts: () => market("#6f757c", "stone", blocks(2, 79, 2, "stone", 10, 7)) },
  tavern: {
    sky: "trade",
    parts: () => [
      wall(22, 52, 52, 26, "stone"),
      wall(19, 32, 58, 20, "timber"),
      chimney(64, 10, 18, "clay"),
      pent(19, 32, 58, 22, "plaster", "tile"),
      row(lit, 26, 37, 9, 10, 3, 17.5, "sq"),
      door(40, 60, 12, 18, "arch"),
      lit(26, 60, 9, 10),
      lit(60, 60, 9, 10),
      lit(44, 19, 8, 9),
      hung(77, 44, "tankard"),
      barrel(84, 79),
      barrel(13, 79, 0.9),
    ],
  },
  tilers_hut: {
    sky: "craft",
    parts: () => hut("plaster", "tile", "tile", sign("tile", 80, 71, 17), sign("tile", 15, 72, 15)),
  },
  trading_post: {
    sky: "trade",
    parts: () => [
      wall(30, 38, 48, 40, "stone"),
      hip(30, 38, 48, 18, "tile"),
      awning(28, 48, 52, 8, "#2c5282"),
      door(48, 62, 12, 16, "rect"),
      win(34, 62, 9, 9, "sq"),
      win(65, 62, 9, 9, "sq"),
      flag(54, 22, 15, "#2c5282"),
      '<path d="M4 70h20l3-6" fill="none" stroke="#61401f" stroke-width="2.2"/>',
      sign("clay", 9, 64, 10),
      sign("wood", 18, 64, 10),
      '<circle cx="9" cy="74" r="4.5" fill="#a97845" stroke="#61401f" stroke-width="1.4"/><circle cx="20" cy="74" r="4.5" fill="#a97845" stroke="#61401f" stroke-width="1.4"/>',
      barrel(87, 79),
      sign("scales", 54, 44, 10),
    ],
  },
  treasury: {
    sky: "trade",
    parts: () => [
      steps(22, 71, 56, 3, "stone"),
      wall(24, 40, 52, 31, "stone"),
      pediment(22, 40, 56, 20, "marble"),
      '<circle cx="50" cy="33" r="5.5" fill="#dfb23f" stroke="#96690c" stroke-width="1.2"/><path d="M50 29.5v7M46.5 33h7" stroke="#96690c" stroke-width="1.4"/>',
      col(24, 42, 52, 29, 4, "marble"),
      door(43, 52, 14, 19, "rect", "#7c5a16"),
      coins(12, 79, 5, "#efc54a", "#96690c"),
      coins(88, 79, 4, "#efc54a", "#96690c"),
    ],
  },
  well: {
    sky: "craft",
    parts: () => [
      '<path d="M28 60V30M72 60V30" stroke="#774f28" stroke-width="5"/>',
      gable(22, 34, 56, 20, "tile"),
      '<path d="M28 42h44" stroke="#61401f" stroke-width="4"/><path d="M50 42v10" stroke="#3a2b1e" stroke-width="1.5"/><path d="M44 51h12l-2 9H46z" fill="#a97845" stroke="#61401f" stroke-width="1.3"/><path d="M72 42h8v6" stroke="#3a2b1e" stroke-width="2" fill="none"/>',
      wall(22, 60, 56, 18, "stone"),
      '<ellipse cx="50" cy="60" rx="29" ry="5" fill="#cbc5ba" stroke="#857d70" stroke-width="1.2"/><ellipse cx="50" cy="60" rx="22" ry="3.3" fill="#5f99a4"/>',
      bush(14, 79, 5),
      bush(87, 79, 5),
    ],
  },
  wood_market: { sky: "trade", parts: () => market("#36663a", "wood", logs(2, 79, 2, 4), logs(84, 79, 2, 4)) },
} satisfies Record<string, Building>;
