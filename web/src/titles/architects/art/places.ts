// The places of the town, 160 wide and 100 high with the ground at y = 92; they stand on the map without a sky of their own.
import { sign } from "../../../lib/art/signs";
import { band, cone, crenel, gable, hip, pediment, pent, wall } from "../../../lib/art/walls";
import {
  banner,
  barrel,
  bars,
  blocks,
  chimney,
  coins,
  crane,
  door,
  flag,
  lamp,
  lit,
  logs,
  row,
  scaffold,
  stall,
  tree,
  win,
} from "../../../lib/art/yard";

const shadow = '<ellipse cx="80" cy="91" rx="74" ry="7" fill="#2b1a0c" opacity=".15"/>';

export const places = {
  quarry: () =>
    shadow +
    '<path d="M6 92V56l18-9V30l26-16h38l18 16v18l24 8v16l22 6v14z" fill="#a9a59c"/><path d="M6 92V56l18-9h28v18h26v27zM50 14h38l18 16H62z" fill="#c6c2b8"/><path d="M106 30v18l24 8v16l22 6v14H92V62h14z" fill="#8b877e"/><path d="M24 47h28M52 65h26v27M62 30v17M30 92V74M106 48H84M130 72h-24" stroke="#6f6a61" stroke-width="1.6" fill="none"/>' +
    blocks(112, 93, 3, "stone", 13, 8) +
    '<path d="M34 92l14-30M48 92L34 62M30 70h22" stroke="#8a5f36" stroke-width="3"/>',
  forest: () =>
    shadow +
    tree(22, 88, 1.9) +
    tree(58, 82, 2.3) +
    tree(100, 82, 2.1) +
    tree(138, 86, 2) +
    tree(78, 90, 1.5) +
    logs(104, 94, 3, 5) +
    '<path d="M34 93l4-9h10l4 9z" fill="#a97845"/><ellipse cx="43" cy="84" rx="5.5" ry="2.3" fill="#e0b981" stroke="#6b4526"/>',
  mines: () =>
    shadow +
    '<path d="M4 92C30 20 56 12 80 12s52 16 76 80z" fill="#b9a06c"/><path d="M80 12c24 0 52 16 76 80h-46C108 60 96 30 80 12z" fill="#9c8452"/><path d="M48 40l8 10M110 40l-6 12M34 64l8 6" stroke="#86703f" stroke-width="2.5"/><path d="M58 92V62q22-20 44 0v30z" fill="#2a1f17"/><path d="M57 92V58h46v34M52 58h56" stroke="#774f28" stroke-width="6" fill="none"/><path d="M40 93h80M48 93l4-4M64 93l4-4M80 93l4-4M96 93l4-4" stroke="#5f4a30" stroke-width="2.5"/><path d="M70 74h24l-3 13H73z" fill="#6f757c" stroke="#3f4347" stroke-width="1.5"/><circle cx="76" cy="89" r="4" fill="#3f4347"/><circle cx="89" cy="89" r="4" fill="#3f4347"/>' +
    sign("gold", 77, 70, 11) +
    sign("clay", 87, 70, 12),
  silversmith: () =>
    shadow +
    wall(46, 50, 72, 42, "timber") +
    chimney(98, 16, 30, "stone") +
    hip(46, 50, 72, 26, "slate") +
    door(74, 66, 16, 26) +
    win(54, 62, 12, 12, "sq", "#f8d06a") +
    win(99, 62, 12, 12, "sq", "#f8d06a") +
    coins(30, 92, 5) +
    coins(136, 92, 3) +
    '<path d="M118 46h18" stroke="#3a2b1e" stroke-width="2.5"/><circle cx="132" cy="60" r="12" fill="#dfe4e6" stroke="#6b757c" stroke-width="2.5"/><path d="M132 54v12M126 60h12" stroke="#6b757c" stroke-width="3"/>',
  storehouse: () =>
    shadow +
    wall(22, 44, 116, 48, "plaster") +
    hip(22, 44, 116, 28, "tile") +
    door(64, 58, 32, 34, "rect", "#8a5f36") +
    win(34, 56, 13, 13, "sq") +
    win(113, 56, 13, 13, "sq") +
    banner(50, 48, 20, "#5e3b76", 9) +
    banner(101, 48, 20, "#5e3b76", 9) +
    flag(80, 18, 16, "#5e3b76") +
    barrel(16, 93, 1.3) +
    logs(128, 94, 2, 5) +
    sign("marble", 32, 84, 16) +
    '<path d="M64 58l32 34M96 58L64 92" stroke="#61401f" stroke-width="2"/>',
  workshop: () =>
    shadow +
    wall(20, 52, 120, 40, "stone") +
    pent(20, 52, 60, 28, "plaster", "tile") +
    pent(80, 52, 60, 28, "plaster", "tile") +
    door(36, 66, 28, 26, "hole") +
    door(96, 66, 28, 26, "hole") +
    sign("saw", 50, 44, 18) +
    sign("trowel", 110, 44, 18) +
    crane(140, 92, 60, -18),
  town_centre: () =>
    shadow +
    wall(6, 50, 34, 42, "timber") +
    gable(6, 50, 34, 22, "tile") +
    wall(120, 48, 34, 44, "timber") +
    gable(120, 48, 34, 24, "slate") +
    wall(62, 30, 36, 62, "clay") +
    cone(62, 30, 36, 22, "tile", "ball") +
    win(80, 42, 8, 0, "round") +
    door(72, 66, 16, 26) +
    row(win, 12, 58, 8, 9, 2, 14, "sq") +
    row(win, 126, 58, 8, 9, 2, 14, "sq") +
    door(17, 74, 10, 18) +
    door(131, 74, 10, 18) +
    '<path d="M44 92h16v-4H44zM100 92h16v-4h-16z" fill="#b5aea2"/><path d="M108 88V66M102 72h12" stroke="#857d70" stroke-width="4"/>',
  tax_stand: () =>
    shadow +
    stall(38, 92, 84, "#96322c", ["silver", "scales", "silver"]) +
    coins(24, 92, 4) +
    flag(80, 60, 26, "#96322c"),
  guardhouse: () =>
    shadow +
    wall(34, 58, 92, 34, "stone") +
    crenel(34, 58, 92, "stone", 7) +
    wall(56, 26, 48, 66, "stone") +
    crenel(56, 26, 48, "stone") +
    door(70, 62, 20, 30, "gate") +
    win(77, 38, 6, 14, "slit") +
    banner(40, 62, 20, "#2c5282") +
    banner(111, 62, 20, "#2c5282") +
    flag(80, 20, 14, "#2c5282"),
  black_market: () =>
    shadow +
    wall(10, 34, 44, 58, "dark") +
    gable(10, 34, 44, 24, "purple") +
    wall(106, 40, 44, 52, "dark") +
    gable(106, 40, 44, 24, "slate") +
    lit(22, 46, 10, 12, "sq") +
    bars(118, 52, 14, 13) +
    stall(56, 92, 48, "#5e3b76", ["gold", "marble"]) +
    lamp(58, 46) +
    lamp(104, 52) +
    '<path d="M26 92V74a8 8 0 0 1 16 0v18z" fill="#15100e"/><circle cx="31" cy="78" r="1.5" fill="#f8d06a"/><circle cx="37" cy="78" r="1.5" fill="#f8d06a"/>',
  guildhall: () =>
    shadow +
    wall(14, 46, 132, 46, "clay") +
    hip(14, 46, 132, 22, "slate") +
    wall(58, 34, 44, 58, "stone") +
    pediment(56, 34, 48, 20, "stone") +
    door(70, 62, 20, 30, "arch", "#5e3b76") +
    row(win, 24, 56, 10, 16, 2, 17) +
    row(win, 109, 56, 10, 16, 2, 17) +
    win(80, 48, 8, 0, "rose") +
    flag(34, 26, 16, "#b98a24") +
    flag(126, 26, 16, "#b98a24", true),
  prison: () =>
    shadow +
    wall(22, 44, 116, 48, "dark") +
    crenel(22, 44, 116, "dark", 8) +
    row(bars, 32, 56, 22, 18, 2, 74) +
    door(66, 54, 28, 38, "gate"),
} satisfies Record<string, () => string>;
export type PlaceName = keyof typeof places;

/** From below: left edge, top, width and height of each storey. */
const storeys = [
  [8, 136, 104, 32],
  [16, 108, 88, 28],
  [26, 80, 68, 28],
  [36, 52, 48, 28],
  [44, 26, 32, 26],
] as const;
function storey(x: number, y: number, w: number, h: number, stands: boolean): string {
  if (!stands)
    return (
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#f3eee6" opacity=".35"/>` + scaffold(x, y + h, w, h)
    );
  const windows = Math.round(w / 20);
  const lights = Array.from({ length: windows }, (_, i) =>
    win(x + ((i + 0.5) * w) / windows - 4, y + 7, 8, h - 10, "arch", "#3f5f8c"),
  );
  return wall(x, y, w, h, "marble") + band(x - 2, y - 1, w + 4, 3, "#c9b98d") + lights.join("");
}
/** It grows level by level, 120 wide and 170 high; what is not yet built stands in scaffolding. */
export const cathedral = (level: number): string =>
  '<ellipse cx="60" cy="168" rx="58" ry="6" fill="#2b1a0c" opacity=".15"/>' +
  storeys.map(([x, y, w, h], i) => storey(x, y, w, h, i < level)).join("") +
  (level > 0 ? door(52, 146, 16, 22, "arch", "#96322c") : "") +
  (level >= storeys.length ? cone(44, 26, 32, 22, "azure", "cross") : "");
