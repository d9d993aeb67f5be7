// What stands behind a person: a field of arms for paladins, a shore, arcade or tent for each faction, a window of the town, banners of the court.
import { dot, GOLD, line, path, times, type Painter } from "./pen";

const sheet = (fill: string): string => `<rect width="100" height="100" fill="${fill}"/>`;
const field = (a: string, charge: string): string => sheet(a) + charge + dot(50, 46, 37, "#fff3d2", 'opacity=".16"');

export const grounds = {
  pale: (a, b) => field(a, path("M50 0h50v100H50z", b)),
  bend: (a, b) => field(a, path("M0 0l100 78v22h-22L0 22z", b)),
  chief: (a, b) => field(a, path("M0 0h100v30H0z", b)),
  chevron: (a, b) => field(a, path("M0 62L50 18l50 44v26L50 44 0 88z", b)),
  cross: (a, b) => field(a, path("M40 0h20v100H40zM0 30h100v18H0z", b)),
  lozenge: (a, b) =>
    field(
      a,
      times(16, (i) => path(`M${(i % 4) * 33} ${(i >> 2) * 30 - 14}l11 15-11 15-11-15z`, b)),
    ),
  fess: (a, b) => field(a, path("M0 34h100v26H0z", b)),
  saltire: (a, b) => field(a, path("M0 0h16l84 78v22H84L0 22zM100 0H84L0 78v22h16l84-78z", b)),
  bars: (a, b) => field(a, path("M0 8h100v12H0zM0 34h100v12H0zM0 60h100v12H0z", b)),
  rays: (a, b) =>
    field(
      a,
      times(6, (i) => path(`M50 52L${i * 34 - 50} -20h17z`, b)),
    ),
  viking: () =>
    sheet("#3f6a94") +
    dot(72, 30, 20, "#e9d9ae", 'opacity=".35"') +
    path("M8 62V24c14 3 22 16 20 38z", "#d8c8a0", 'opacity=".55"') +
    path("M8 24v38h6V26zM18 29v33h5V34z", "#96322c", 'opacity=".5"') +
    path("M0 62q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0v40H0z", "#2c4f74") +
    line("M0 76q8-5 16 0t16 0 16 0 16 0 16 0 16 0", "#6d93b8", 2),
  byzantine: () =>
    sheet("#53804a") +
    path("M8 100V46a18 18 0 0 1 36 0v54zM56 100V46a18 18 0 0 1 36 0v54z", "#3e6638") +
    times(11, (i) => dot(5 + i * 9, 9, 2.6, i % 2 ? GOLD : "#c9dbb0", 'opacity=".75"')) +
    line("M0 17h100", GOLD, 1.6, 'opacity=".7"'),
  saracen: () =>
    sheet("#b98a3a") +
    times(9, (i) => {
      const x = (i % 3) * 36 + 14,
        y = ((i / 3) | 0) * 32 + 10;
      return path(`M${x} ${y - 12}l4 8 8 4-8 4-4 8-4-8-8-4 8-4z`, "#9c6f22");
    }) +
    path("M0 100V84q25-14 50-6t50-4v26z", "#8a5f1c") +
    dot(80, 20, 10, "#f3dda0") +
    dot(84, 18, 9, "#b98a3a"),
  town: (a, b) =>
    sheet(a) +
    path("M14 100V44a36 36 0 0 1 72 0v56z", b) +
    line("M14 60h72M50 10v90", a, 2.4, 'opacity=".55"') +
    line("M0 22h14M0 44h14M0 66h14M86 22h14M86 44h14M86 66h14", "#1d120a", 1.4, 'opacity=".22"'),
  court: (a, b) =>
    sheet("#41465f") +
    path("M4 0h22v60l-11-9-11 9zM74 0h22v60l-11-9-11 9z", a) +
    path("M12 0h6v52l-3 3-3-3zM82 0h6v52l-3 3-3-3z", b) +
    dot(50, 46, 34, "#fff3d2", 'opacity=".14"'),
  ally: (a) =>
    sheet(a) +
    times(12, (i) => `<path d="M50 46L46 -30h8z" fill="#fff1c4" opacity=".22" transform="rotate(${i * 30} 50 46)"/>`) +
    line("M50 46m-41 0a41 41 0 1 1 82 0a41 41 0 1 1-82 0", GOLD, 2.4, 'opacity=".8"'),
} satisfies Record<string, Painter>;
export type Ground = keyof typeof grounds;
