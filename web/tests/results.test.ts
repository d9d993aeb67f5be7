import { describe, expect, it } from "vitest";
import { fitting, ownSeat, sought, statistics, type Result, type SeatResult } from "../src/lib/results";

const seat = (n: number, rank: number, total: number, bot: string | null = null): SeatResult => ({
  seat: n,
  name: ["Maud", "Odo", "Berthe"][n] ?? "",
  bot,
  total,
  rank,
  lines: [
    { key: "buildings", points: total - 4 },
    { key: "debts", points: 4 },
    { key: "nothing", points: 0 },
  ],
});
let clock = 0;
const game = (title: string, seats: SeatResult[], mine = [0]): Result => ({
  id: `${title}-${clock}`,
  table: null,
  title,
  options: {},
  at: clock++,
  choices: 90,
  seats,
  mine,
});
const won = (level: string) => game("kingsburg", [seat(0, 1, 40), seat(1, 2, 30, level)]);
const lost = (level: string) => game("kingsburg", [seat(0, 2, 30), seat(1, 1, 40, level)]);

describe("what this device knows of its games", () => {
  it("counts by title, by every kind of opponent, by category", () => {
    const found = statistics([
      won("squire"),
      lost("knight"),
      game("paladins", [seat(0, 3, 50), seat(1, 1, 70, "squire"), seat(2, 2, 60)]),
      game("kingsburg", [seat(0, 1, 99), seat(1, 2, 1)], [0, 1]), // two people on one screen: nobody's game
      game("kingsburg", [], []),
    ]);
    expect(found.titles).toEqual([
      { title: "kingsburg", played: 2, won: 1, best: 40 },
      { title: "paladins", played: 1, won: 0, best: 50 },
    ]);
    expect(found.levels).toEqual([
      { level: "squire", played: 2, won: 1 },
      { level: "knight", played: 1, won: 0 },
      { level: "people", played: 1, won: 0 },
    ]);
    expect(found.categories.kingsburg).toEqual({
      games: 2,
      lines: [
        { key: "buildings", mean: 31 },
        { key: "debts", mean: 4 },
      ],
    });
  });

  it("goes a level up after three wins of the last five", () => {
    expect(fitting([], "kingsburg")).toBe("squire");
    expect(fitting([won("squire"), won("squire")], "kingsburg")).toBe("squire");
    const three = [won("squire"), won("squire"), won("squire")];
    expect(fitting(three, "kingsburg")).toBe("knight");
    expect(fitting(three, "paladins")).toBe("squire");
    expect(fitting([...three, ...Array.from({ length: 4 }, () => lost("squire"))], "kingsburg")).toBe("squire");
    const all = ["squire", "knight", "steward", "chancellor"].flatMap((level) => [won(level), won(level), won(level)]);
    expect(fitting(all, "kingsburg")).toBe("chancellor");
  });

  it("is found by any words, without accents, the newest first", () => {
    const list = [game("a", [seat(0, 1, 9)]), game("b", [seat(0, 2, 8)]), game("a", [seat(0, 1, 7)])];
    const words = (one: Result) => `${one.title} Été ${one.seats[0]?.total}`;
    expect(sought(list, "ete a", words).map((one) => one.seats[0]?.total)).toEqual([7, 9]);
    expect(sought(list, "", words)).toHaveLength(3);
    expect(sought(list, "winter", words)).toEqual([]);
    expect(ownSeat(game("a", [seat(0, 1, 9)], []))).toBeNull();
  });
});
