// What a person holds, at the edge and large enough for 48 pixels; and marks on the face.
import { dark, dot, GOLD, GOLD_DARK, line, path, spots, STEEL, STEEL_DARK, times, WOOD, type Painter } from "./pen";

const blade = (x: number, r: number): string =>
  `<g transform="rotate(${r} ${x} 70)">` +
  path(`M${x - 3.5} 62V14l3.5-8 3.5 8v48z`, "#d5dade") +
  path(`M${x} 6l3.5 8v48H${x}z`, "#98a2ab") +
  path(`M${x - 11} 62h22v5H${x - 11}z`, GOLD) +
  path(`M${x - 2.5} 67h5v14h-5z`, WOOD) +
  dot(x, 84, 4, GOLD) +
  "</g>";
export const props = {
  sword: () => blade(87, 6),
  dagger: () => `<g transform="translate(22 34) scale(.74)">${blade(82, 10)}</g>`,
  axe: () =>
    line("M84 100L88 22", WOOD, 5) +
    path("M87 22c-16-2-20 6-20 16 0 8 4 14 12 14l9-10z", "#c3cad0") +
    path("M67 38c0 8 4 14 12 14l-4-12z", "#8b959e"),
  spear: () =>
    line("M87 102V22", WOOD, 4.4) + path("M87-2l7 18-7 10-7-10z", "#c9d0d6") + path("M87-2l7 18-7 10z", "#8f99a2"),
  mace: () =>
    line("M86 100V36", WOOD, 5) +
    dot(86, 26, 11, STEEL) +
    line("M86 11v30M71 26h30M76 16l20 20M96 16L76 36", STEEL_DARK, 3) +
    dot(86, 26, 5, STEEL_DARK),
  bow: () =>
    line("M76 8c22 16 22 66 0 88", WOOD, 5) +
    line("M76 8v88", "#efe6cf", 1.5) +
    line("M60 52h36", "#d9cfb4", 2.6) +
    path("M98 52l-8-5v10z", STEEL_DARK),
  book: () =>
    path("M64 78l16-5 17 4v22l-17 3-16-4z", "#7a2f28") +
    path("M66 80l14-4v22l-14-3z", "#f2ead2") +
    path("M80 76l15 3v19l-15 3z", "#e3d7b4") +
    line("M69 84l8-2M69 89l8-2M84 83l8 1M84 88l8 1", "#8a7a58", 1.5),
  scroll: () =>
    path("M66 70h26v30H66z", "#f6ecd0") +
    path("M62 66h34v8H62z", "#e0cf9f") +
    line("M71 80h16M71 86h16M71 92h10", "#8a7a58", 1.8) +
    dot(88, 96, 5.5, "#a8352c"),
  cross: () =>
    line("M86 102V30", WOOD, 4.4) +
    path("M83 6h6v9h10v6H89v14h-6V21H73v-6h10z", GOLD) +
    path("M86 6h3v9h10v6H89v14h-3z", GOLD_DARK),
  crozier: () => line("M84 102V34", GOLD_DARK, 4.4) + line("M84 38C82 12 98 8 98 20c0 8-9 9-9 2", GOLD, 5),
  scales: () =>
    line("M80 60v28M66 62h28", GOLD_DARK, 3.4) +
    line("M66 62l-5 14h10zM94 62l-5 14h10z", GOLD_DARK, 1.6) +
    path("M59 77h14q-7 9-14 0zM87 77h14q-7 9-14 0z", GOLD),
  coins: () =>
    spots(
      [
        [72, 96],
        [84, 96],
        [94, 97],
        [78, 89],
        [89, 89],
        [84, 82],
      ],
      (x, y) => dot(x, y, 6.4, GOLD) + dot(x, y, 4, GOLD_DARK) + dot(x, y, 2.8, GOLD),
    ),
  purse: () =>
    path("M68 98c-4-14 6-22 14-22s18 8 14 22z", "#7a5330") +
    dark("M82 76c8 0 18 8 14 22H82z", 0.2) +
    line("M72 78q10 5 20 0", GOLD, 3) +
    dot(82, 89, 4.5, GOLD),
  key: () =>
    `<g transform="rotate(-18 84 70)">` +
    line("M84 62v36M84 96h9M84 87h7", GOLD, 5) +
    `<circle cx="84" cy="50" r="10.5" fill="none" stroke="${GOLD}" stroke-width="5.5"/></g>`,
  hammer: () =>
    line("M84 102V60", WOOD, 5.4) + path("M68 48h28l4 6-4 7H68z", STEEL_DARK) + path("M68 48h28l2 3H68z", STEEL),
  compass: () =>
    line("M82 62L72 100M82 62l12 38", GOLD_DARK, 4) + dot(82, 60, 5, GOLD) + line("M76 86q7 4 13 0", GOLD_DARK, 2.4),
  horn: () =>
    path("M62 94c14 6 34-2 36-30 1-4-4-5-6-2-2 16-14 20-28 20-6 0-8 8-2 12z", "#e9dfc4") +
    path("M62 94c14 6 34-2 36-30l-3 1c-4 22-20 27-33 26z", "#b9a678") +
    line("M72 84l2 13M92 66l6 3", GOLD, 3.4),
  shield: (a = "#a8352c", b = "#efe6cf") =>
    path("M60 66h38v16c0 12-10 18-19 22-9-4-19-10-19-22z", b) +
    path("M63 69h32v13c0 10-8 15-16 19-8-4-16-9-16-19z", a) +
    path("M79 69v32c8-4 16-9 16-19V69z", b, 'opacity=".45"'),
  round: (a = "#35567d", b = "#efe6cf") =>
    dot(82, 84, 19, b) + dot(82, 84, 16, a) + line("M82 68v32M66 84h32", b, 3) + dot(82, 84, 5.5, STEEL),
  lantern: () =>
    line("M84 60v-6M76 60h16", "#3a3028", 3) +
    path("M74 62h20v28H74z", "#3a3028") +
    path("M77 66h14v20H77z", "#f6c95a") +
    path("M84 68q5 8 0 14-5-6 0-14z", "#fff3c8") +
    dot(84, 76, 17, "#f6c95a", 'opacity=".22"'),
  pack: () =>
    path("M64 74h34v28H64z", "#8a5f35") +
    path("M64 74h34l-3 10H67z", "#6d4825") +
    line("M74 74v28M88 74v28", "#4f3217", 2.6) +
    dot(74, 90, 3, GOLD) +
    path("M76 62l12-4 6 16H72z", "#3c6e3f"),
  banner: (a = "#3c6e3f") =>
    line("M88 102V4", WOOD, 4) +
    path("M86 8H60l7 11-7 11h26z", a) +
    dot(88, 4, 3.6, GOLD) +
    dark("M86 8H74v22h12z", 0.14),
  wheat: () =>
    times(
      3,
      (i) =>
        `<g transform="rotate(${i * 14 - 14} 84 102)">` +
        line("M84 104V66", "#a97a1d", 2.6) +
        times(4, (k) => path(`M84 ${68 + k * 7}q-8-2-6-9 6 1 6 9zM84 ${68 + k * 7}q8-2 6-9-6 1-6 9z`, "#e3b84a")) +
        "</g>",
    ),
  lance: () => line("M90 102L84 0", WOOD, 4.6) + path("M85 10l-24 6 24 14z", "#a8352c"),
  chalice: () =>
    path("M70 60h24q0 18-9 20v10h7v6H72v-6h7V80q-9-2-9-20z", GOLD) + dark("M82 60h12q0 18-9 20v16h-3z", 0.16),
  jar: () =>
    path("M74 66h18v5q8 6 6 16-2 12-15 13-13-1-15-13-2-10 6-16z", "#8f5a3a") +
    line("M70 82h26", "#e3c28a", 3) +
    path("M72 62h22v6H72z", "#6d4128"),
  glass: () =>
    `<g transform="rotate(-28 80 74)">` +
    path("M60 68h18v12H60z", GOLD_DARK) +
    path("M78 66h16v16H78z", "#8a5f35") +
    path("M94 64h6v20h-6z", GOLD) +
    "</g>",
  letter: () =>
    path("M62 78h36v22H62z", "#f6ecd0") +
    line("M62 79l18 12 18-12", "#b9a678", 2) +
    dot(80, 91, 6, "#a8352c") +
    path("M80 87l1.2 2.8 3 .2-2.3 2 .7 3-2.6-1.6-2.6 1.6.7-3-2.3-2 3-.2z", "#e7a89f"),
  reins: () =>
    path("M62 100c0-22 8-34 22-36l2-8 6 6c6 4 8 14 8 20l-10 4-6-3c-4 5-4 10-4 17z", "#7a5330") +
    path("M84 64q-12 4-16 20-2 8-2 16h-4c0-22 8-34 22-36z", "#2f2015") +
    dot(91, 73, 1.8, "#1d120a") +
    line("M82 82l16-8", "#c9463a", 2.4),
  pick: () =>
    line("M84 102L80 46", WOOD, 5) +
    path("M56 56c8-15 26-20 44-8-16-4-30-1-40 9z", STEEL) +
    path("M80 44c7-1 14 0 20 4-16-4-30-1-40 9l-4-1c6-8 14-11 24-12z", STEEL_DARK),
  mallet: () =>
    line("M84 102L80 62", "#5f3d20", 6) +
    `<g transform="rotate(-7 80 54)">` +
    path("M63 44h34v20H63z", "#e3e7e9", 'stroke="#3f474d" stroke-width="2"') +
    path("M63 57h34v7H63z", "#b4bcc2") +
    "</g>",
  shovel: () =>
    line("M85 102L81 62", WOOD, 5) +
    path("M70 64h23V50q-11-12-23 0z", "#dfe4e6", 'stroke="#5f6468" stroke-width="1.6"') +
    line("M81 45v17", "#98a2ab", 2),
  candle: () =>
    dot(82, 62, 15, "#f8d06a", 'opacity=".25"') +
    path("M76 70h12v32H76z", "#f6ecd2") +
    path("M82 70h6v32h-6z", "#dfd0a8") +
    path("M82 68c-7-6 0-12 0-18 6 6 8 12 0 18z", "#f3a32c") +
    path("M82 67c-3-3 0-6 0-9 3 3 4 6 0 9z", "#fff3c8"),
  gem: () =>
    path("M66 78l8-10h16l8 10-16 20z", "#4fa39a") +
    path("M82 98V78h16z", "#36837b") +
    line("M66 78h32M74 68l8 10 8-10M82 78v20", "#e6fbf7", 1.6),
  wand: () =>
    line("M70 102L86 68", "#4f3414", 4) +
    path("M88 46l4 8.5 9 1-6.8 6.2 2 9-8.2-4.7-8 4.7 1.8-9-6.8-6.2 9-1z", "#f3d877"),
  cups: () =>
    path("M62 100l4-24h14l4 24z", "#b2522a") +
    path("M73 76h7l4 24H73z", "#8d3c1e") +
    line("M64 92h18", "#7d3524", 2.4) +
    dot(91, 95, 5.4, "#f3d877"),
  jest: () =>
    path("M66 66q15 6 30 0c2 18-5 30-15 33-10-3-17-15-15-33z", "#f6ecd2") +
    path("M81 68q8 1 15-2c2 18-5 30-15 33z", "#2b2118") +
    dot(74, 77, 2.5, "#2b2118") +
    dot(88, 77, 2.5, "#f6ecd2") +
    line("M73 87q8 6 16 0", "#96322c", 2.6),
  dove: () =>
    path(
      "M58 86c6 2 10 0 12-5 2-7 8-10 13-7l5 2-5 2c0 5-1 7-3 8 3 3 7 3 10 1-2 8-10 12-18 11-7-1-12-5-14-12z",
      "#fffaf0",
    ) +
    path("M66 74c2 5 5 8 10 10l6-4c-7-2-12-5-16-6z", "#d9d2c0") +
    dot(83.5, 77, 1.3, "#2b2118") +
    path("M87 76l5 1-5 1.5z", "#dcae42"),
  none: () => "",
} satisfies Record<string, Painter>;
export type Prop = keyof typeof props;

export const marks = {
  scar: () => line("M60 42l5 14", "#a0523d", 2),
  patch: () => path("M36 42h13v8q-6 5-13 0z", "#1d120a") + line("M33 38l36 2", "#1d120a", 2),
  paint: () => line("M36 51l8 3M36 55l7 3M64 51l-8 3M64 55l-7 3", "#2f62a3", 2.2),
  freckle: () =>
    spots(
      [
        [38, 53],
        [41, 56],
        [60, 56],
        [63, 53],
      ],
      (x, y) => dot(x, y, 0.9, "#a0623d"),
    ),
  domino: () =>
    path("M30 41q20-6 40 0v9q-9 5-16 0-4-2.5-8 0-7 5-16 0z", "#26201c") +
    spots(
      [
        [42.3, 47],
        [57.7, 47],
      ],
      (x, y) => `<ellipse cx="${x}" cy="${y}" rx="3.6" ry="2.6" fill="#fff"/>` + dot(x, y, 1.7, "#2b2118"),
    ),
  loupe: () =>
    dot(57.7, 47, 7.6, "#d8eef6", 'fill-opacity=".5" stroke="#b98a24" stroke-width="2.8"') +
    line("M64 52l6 11", "#b98a24", 2.2),
  specs: () =>
    `<g fill="none" stroke="#4f3414" stroke-width="2"><circle cx="42.3" cy="47" r="6.6"/><circle cx="57.7" cy="47" r="6.6"/><path d="M48.9 47h2.2"/></g>`,
  soot: () => line("M35 55q4 3 8 2M60 58q3-1 6-5M46 30q4 1 7-1", "#3a2b1e", 4, 'opacity=".38"'),
  dust: () => line("M34 54q4 2 7 1M61 57q3-1 5-4M45 31q5-2 10 0", "#fff", 3.6, 'opacity=".5"'),
} satisfies Record<string, Painter>;
export type Mark = keyof typeof marks;
