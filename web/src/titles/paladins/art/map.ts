// The marches as one painted strip from the sea to the city, 720 x 176, a region every 120; the sky is the ground below it.
import { at, dot, line as stroke, path } from "../../../lib/art/pen";

const line = (d: string, colour: string, width = 1.5, more = ""): string => stroke(d, colour, width, more);
const pine = (c = "#4d7048"): string =>
  path("M0 0l7-13h-4l6-10h-4l5-9 5 9h-4l6 10h-4l7 13z", c) +
  path("M10-32l5 9h-4l6 10h-4l7 13H10z", "#1d120a", 'opacity=".16"') +
  path("M8 0h4v5H8z", "#6a4a2c");
const oak = (c = "#6b8b4a"): string =>
  path("M8-4h4V8H8z", "#6a4a2c") +
  dot(10, -14, 10, c) +
  dot(3, -8, 7, c) +
  dot(17, -8, 7, c) +
  path("M10-24a10 10 0 0 1 10 10 7 7 0 0 1 4 6 7 7 0 0 1-14 6z", "#1d120a", 'opacity=".12"');
const house = (r = "#a4553a", w = "#efe2c0"): string =>
  path("M2 0v-10h16V0z", w) +
  path("M0-10l10-9 10 9z", r) +
  path("M10-19l10 9H10z", "#1d120a", 'opacity=".16"') +
  path("M8 0v-6h4v6z", "#6a4a2c");
const church = (): string =>
  path("M0 0v-18h26V0z", "#f1e6c8") +
  path("M-2-18l15-10 15 10z", "#7d5a86") +
  path("M26 0v-30h11V0z", "#e6d7b2") +
  path("M24-30l7.5-14L39-30z", "#7d5a86") +
  line("M31.5-44v-8M28.5-49h6", "#b98a24", 1.8) +
  path("M5-4v-7q3-4 6 0v7zM15-4v-7q3-4 6 0v7z", "#54759a") +
  path("M29-14v-7q2.5-3 5 0v7z", "#54759a");
const ship = (s = "#a8352c"): string =>
  path("M0 0q20 9 44-2l-4 9q-18 6-34 0z", "#7a5330") +
  path("M44-2q6-6 4-12-3 2-6 9z", "#7a5330") +
  line("M22 2v-34", "#5d3d22", 2) +
  path("M8-30h28q4 12 0 24H8q4-12 0-24z", "#f3e8cb") +
  path("M15-30q4 12 0 24h6q4-12 0-24zM28-30q4 12 0 24h6q4-12 0-24z", s);
const tower = (h: number, c = "#d8c59a"): string =>
  path(`M0 0v-${h}h14V0z`, c) +
  path(`M-2-${h}v-6h4v3h3v-3h4v3h3v-3h4v6z`, c) +
  path(`M7-${h + 3}h9v3h-2V0H7z`, "#1d120a", 'opacity=".14"') +
  path(`M5-${h - 8}h4v6h-4z`, "#5f4f3b");
const sheaf = (): string => path("M0 0q4-8 0-12h8q-4 4 0 12z", "#e0b84f") + line("M1-6h6", "#a97a1d", 1.4);
const pines: readonly [number, number, number][] = [
  [246, 92, 0.8],
  [262, 86, 0.95],
  [280, 92, 0.85],
  [296, 84, 1],
  [314, 90, 0.85],
  [252, 108, 0.7],
  [334, 94, 0.75],
  [348, 90, 0.6],
];

function paint(): string {
  const sky =
    dot(300, 34, 15, "#fff2c6", 'opacity=".9"') +
    dot(300, 34, 24, "#fff2c6", 'opacity=".3"') +
    path(
      "M40 26q4-9 14-7 6-9 16-3 10-3 12 6 8 0 8 5H34q0-3 6-1zM392 18q4-8 12-6 6-8 15-3 9-2 11 6 7 0 7 4h-50q0-3 5-1zM170 14q3-6 10-5 5-6 12-2 8-1 9 5 6 0 6 3h-42q0-3 5-1z",
      "#fffaf0",
      'opacity=".85"',
    );
  const far =
    path("M120 92q50-26 110-12t90-12 120 2 70-16 80 10 130-14v120H120z", "#a9bb9a") +
    path("M440 84l36-48 14 16 26-38 28 40 12-12 34 48z", "#8fa0a6") +
    path("M516 14l12 17-7 4-5-5-6 7-6-6zM476 36l9 10-5 5-6-4-4 3zM556 42l9 12-6 2-5-4-3 2z", "#f7f3e6") +
    path("M516 14l28 40 12-12 34 48h-64z", "#1d120a", 'opacity=".1"');
  const sea =
    path("M0 70h128v106H0z", "#5f92a8") +
    path("M0 70h128v18q-60 14-128 2z", "#86b1bd") +
    [80, 96, 112, 128, 146, 160]
      .map((y, i) =>
        line(
          `M${(i % 2) * 14 + 4} ${y}q6-5 12 0t12 0M${60 - (i % 3) * 12} ${y + 6}q6-5 12 0t12 0`,
          "#d5e6e4",
          1.3,
          'opacity=".75"',
        ),
      )
      .join("") +
    at(16, 62, 0.8, ship()) +
    at(74, 58, 0.42, ship("#2f62a3"));
  const coast =
    path("M100 102q4-34 40-36t100 16v20z", "#a9bb9a") +
    path("M0 176v-34q30 4 50-10t28-30q10-18 36-14l20 88z", "#e6d29c") +
    path("M0 176v-24q34 2 56-14t30-30q8-14 30-12l20 80z", "#a9bf80") +
    path("M84 176q10-36 14-62 4-28 30-36 28-4 60 4t60-4v98z", "#9fb878") +
    path("M112 88q14-14 40-10l60 6q-50 6-76 4-16-2-24 0z", "#b8cd90");
  const land =
    path("M108 176q40-40 100-70 54-24 112-16t110-14 110 10 90-20 90 6v104z", "#8fae68") +
    path("M110 176q40-34 100-44t100-8 120-6 120 2 80-14 90 4v66z", "#7d9d59") +
    path("M520 176q50-50 110-66t90-8v74z", "#94974f", 'opacity=".55"') +
    line("M470 86q-30 14-26 34t-30 30-6 26", "#6fa3b4", 6) +
    line("M470 86q-30 14-26 34t-30 30-6 26", "#a9cdd3", 2) +
    line("M20 160q50-20 110-14 50 4 104 0t130 2 120-10 110-6 126-2", "#dcc48c", 4.5, 'opacity=".95"') +
    line("M20 160q50-20 110-14 50 4 104 0t130 2 120-10 110-6 126-2", "#b79a5c", 1, 'stroke-dasharray="1 7"');
  const fields =
    path("M150 118l34-8 8 22-36 6z", "#d9bf62") +
    line("M156 121l5 14M165 119l5 14M174 117l5 14", "#a98a2f", 1.2) +
    path("M196 112l26-2 2 18-26 2z", "#b7c46a") +
    line("M201 114v14M208 113v14M215 113v14", "#7d8f3c", 1.2);
  const objs =
    at(134, 92, 0.72, house()) +
    at(150, 90, 0.72, house("#8a5f35", "#e8d9b2")) +
    at(124, 80, 0.6, tower(24)) +
    at(168, 88, 0.66, house("#a4553a")) +
    at(204, 92, 0.55, oak()) +
    at(220, 96, 0.5, oak("#5f7f42")) +
    at(190, 108, 0.8, sheaf()) +
    at(183, 112, 0.8, sheaf()) +
    pines.map(([x, y, s], i) => at(x, y, s, pine(i % 2 ? "#4d7048" : "#5a7f50"))).join("") +
    at(272, 118, 0.6, oak()) +
    at(326, 120, 0.6, oak("#5f7f42")) +
    path("M366 92q26-34 58-6 12 6 20 14z", "#a5bb7c") +
    at(376, 78, 0.82, church()) +
    at(360, 96, 0.5, oak()) +
    at(424, 100, 0.5, house("#7d5a86")) +
    at(484, 100, 0.6, pine()) +
    at(498, 104, 0.7, pine("#5a7f50")) +
    at(546, 98, 0.8, tower(26, "#bfb49b")) +
    at(574, 102, 0.6, pine()) +
    at(530, 106, 0.55, pine("#5a7f50")) +
    at(588, 106, 0.5, oak());
  const city =
    path("M590 118q24-16 60-20t70 0v26q-60-12-130-6z", "#c9b787") +
    at(640, 84, 0.8, house("#96322c")) +
    at(662, 78, 0.8, house("#2c5282")) +
    at(700, 82, 0.8, house("#96322c")) +
    at(678, 74, 0.9, tower(34, "#e2d2a8")) +
    path("M677 34l7.5-13 7.5 13z", "#96322c") +
    line("M684.5 21v-8", "#5d3d22", 1.4) +
    path("M685 12l12 3-12 4z", "#b98a24") +
    at(620, 100, 0.9, tower(28)) +
    path("M632 100V80h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v22H632z", "#d8c59a") +
    path("M664 101v-10q6-9 12 0v10z", "#6a4a2c") +
    line("M634 90h26M682 90h36M640 95h20M686 95h30", "#b9a678", 1.2) +
    at(706, 100, 0.9, tower(28));
  return sky + far + sea + coast + land + fields + objs + city;
}

let painted: string | null = null;
/** The inside of the drawing; made once. */
export const map = (): string => (painted ??= paint());
