// Games this device has played or looked at: what is told of them later. Nothing here leaves the device.
import { LEVELS } from "./replay/levels";

export interface SeatResult {
  seat: number;
  /** as it was given; "" for nobody's name */
  name: string;
  /** the level of a bot, "rival" for an opponent of the rules, null for a person */
  bot: string | null;
  total: number;
  rank: number;
  lines: { key: string; points: number }[];
}

export interface Result {
  /** of the record: the same game is kept once */
  id: string;
  table: string | null;
  title: string;
  options: Record<string, unknown>;
  /** when it was first kept */
  at: number;
  choices: number;
  /** empty while a game is not finished */
  seats: SeatResult[];
  /** seats played here */
  mine: number[];
  /** the record itself, for when the server has put it away */
  record?: string;
}

/** The one seat of this device in a finished game; null where several people shared it or nobody here played. */
export function ownSeat(result: Result): SeatResult | null {
  return result.mine.length === 1 ? (result.seats.find((seat) => seat.seat === result.mine[0]) ?? null) : null;
}

const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Those whose words hold every part of what is sought, the newest first. */
export function sought(results: readonly Result[], query: string, words: (result: Result) => string): Result[] {
  const parts = fold(query).split(/\s+/).filter(Boolean);
  return results
    .filter((result) => {
      const text = fold(words(result));
      return parts.every((part) => text.includes(part));
    })
    .sort((a, b) => b.at - a.at);
}

export interface TitleLine {
  title: string;
  played: number;
  won: number;
  best: number;
}

export interface LevelLine {
  /** a level, or "people" */
  level: string;
  played: number;
  won: number;
}

export interface Category {
  key: string;
  mean: number;
}

export interface Statistics {
  titles: TitleLine[];
  levels: LevelLine[];
  categories: Record<string, { games: number; lines: Category[] }>;
}

/** Of games with one own seat. A game counts for every kind of opponent that sat in it. */
export function statistics(results: readonly Result[]): Statistics {
  const own = results.flatMap((result) => {
    const seat = ownSeat(result);
    return seat ? [{ result, seat }] : [];
  });
  const titles = [...new Set(own.map(({ result }) => result.title))].map((title) => {
    const games = own.filter(({ result }) => result.title === title);
    return {
      title,
      played: games.length,
      won: games.filter(({ seat }) => seat.rank === 1).length,
      best: Math.max(...games.map(({ seat }) => seat.total)),
    };
  });
  const levels = [...LEVELS, "people"]
    .map((level) => {
      const games = own.filter(({ result, seat }) =>
        result.seats.some((other) => other.seat !== seat.seat && (other.bot ?? "people") === level),
      );
      return { level, played: games.length, won: games.filter(({ seat }) => seat.rank === 1).length };
    })
    .filter((line) => line.played);
  const categories = Object.fromEntries(
    titles.map(({ title }) => {
      const games = own.filter(({ result }) => result.title === title).map(({ seat }) => seat.lines);
      const keys = [...new Set(games.flatMap((lines) => lines.map((line) => line.key)))];
      const mean = (key: string): number =>
        games.reduce((sum, lines) => sum + (lines.find((line) => line.key === key)?.points ?? 0), 0) / games.length;
      const lines = keys.map((key) => ({ key, mean: mean(key) })).filter((line) => line.mean !== 0);
      return [title, { games: games.length, lines: lines.sort((a, b) => b.mean - a.mean) }];
    }),
  );
  return { titles: titles.sort((a, b) => b.played - a.played), levels, categories };
}

/** The level that is a match: one step up from the start after three wins of the last five against the one before. */
export function fitting(results: readonly Result[], title: string): string {
  let level = 1; // a squire
  for (;;) {
    const name = LEVELS[level] as string;
    const last = [...results]
      .filter((result) => result.title === title && ownSeat(result))
      .filter((result) => result.seats.some((seat) => seat.bot === name))
      .sort((a, b) => b.at - a.at)
      .slice(0, 5);
    const won = last.filter((result) => ownSeat(result)?.rank === 1).length;
    if (won < 3 || level === LEVELS.length - 1) return name;
    level += 1;
  }
}
