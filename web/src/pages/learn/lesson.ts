// A title in five minutes: steps in the order in which one needs them, each with drawings of the title's own kit.
export interface Picture {
  /** what stands inside an svg */
  drawing: string;
  box: string;
  /** how many times as wide as high it is shown; 1 where nothing is said */
  wide?: number;
}

export interface Step {
  /** key of its words; the attribute `head` is its heading */
  text: string;
  /** where it is said in full */
  rules: string[];
  pictures: Picture[];
}

export type Lesson = readonly Step[];

/** What stands at the head of a section of the rules, by the id of one of its rules. */
export type Headed = Readonly<Record<string, readonly Picture[]>>;

export interface Taught {
  lesson: Lesson;
  headed: Headed;
  /** what stands for the title in the lobby, inside a drawing of 400 x 118 */
  cover: string;
}

export const lessons: Record<string, () => Promise<Taught>> = {
  kingsburg: () => import("../../titles/kingsburg/lesson"),
  paladins: () => import("../../titles/paladins/lesson"),
  architects: () => import("../../titles/architects/lesson"),
};

/** The pictures of the section with these rules: its own, else those of the first step that is told there. */
export function picturesOf({ lesson, headed }: Taught, rules: readonly string[]): readonly Picture[] {
  const own = rules.find((id) => headed[id]);
  if (own) return headed[own] ?? [];
  return lesson.find((step) => step.rules.some((id) => rules.includes(id)))?.pictures ?? [];
}

const pips: Record<number, readonly [number, number][]> = {
  1: [[12, 12]],
  2: [[7, 7], [17, 17]],
  3: [[7, 7], [12, 12], [17, 17]],
  4: [[7, 7], [17, 7], [7, 17], [17, 17]],
  5: [[7, 7], [17, 7], [12, 12], [7, 17], [17, 17]],
  6: [[7, 6], [17, 6], [7, 12], [17, 12], [7, 18], [17, 18]],
}; // prettier-ignore

/** A die of a colour, 24 x 24. */
export const die = (value: number, colour: string): string =>
  `<rect x="2" y="2" width="20" height="20" rx="4" fill="${colour}" stroke="#1d120a" stroke-opacity=".35"/>` +
  (pips[value] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.1" fill="#fffaf0"/>`).join("");

/** Several drawings of a size beside each other, and how wide they are together. */
export function abreast(drawn: readonly string[], width: number, height: number, gap = 0): Picture {
  const whole = drawn.length * (width + gap) - gap;
  return {
    drawing: drawn.map((one, i) => `<g transform="translate(${i * (width + gap)} 0)">${one}</g>`).join(""),
    box: `0 0 ${whole} ${height}`,
    wide: whole / height,
  };
}

/** A symbol of a sprite as a drawing. */
export const symbol = (id: string, width: number, height: number, y = 0): string =>
  `<use href="#${id}" x="0" y="${y}" width="${width}" height="${height}"/>`;
